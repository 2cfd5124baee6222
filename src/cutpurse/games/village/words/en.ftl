# The Village.

tagline = Wager by day, collect your profession by night, and accuse who hoards a winning hand
credits = Designer and publisher are not named on the rule sheet

## Seats and cards

seat-North = North
seat-East = East
seat-South = South
seat-West = West
suit-Hill = Hill
suit-Steeple = Steeple
suit-Coffer = Coffer
suit-Rake = Rake
public-card = public { $suit }
cards-held = { $n ->
    [one] 1 { $suit }
   *[other] { $n } { $suit }s
}
with-cards = { $n ->
    [one] 1 { $suit }
   *[other] { $n } { $suit }s
}
no-cards = no cards

profession = The { $suit } { $power }.
    .short = { $suit }
power-of-the-hill = may hold seven cards
power-of-the-steeple = may also take the top card of the refuse pile
power-of-the-coffer = may trade twice
power-of-the-rake = may draw two cards

## The table

dealer = Dealer
stumble-token = Stumble Token
shows-winning-hand = shows a winning hand
courtyard = Courtyard
refuse-pile = Refuse pile
to-be-discarded = To be discarded
known = known
public = public
end-pot = End Pot
for-a-winning-hand = for a winning hand
daily-pot = Daily Pot
leads-courtyard = { $suit } has the most cards in the Courtyard
nobody-leads-courtyard = nobody has the most cards
wager = Wager
false-accusations = False accusations
kept-public = cards to be kept public

## Stages

choosing-professions = Choosing professions
setting-up = Setting up
day = Day { $day }
wagers = wagers
night = Night { $night }
turn-of = turn { $turn } of { $of }
end-of-night = End of Night { $night }

## Prompts

prompt-sealed = Everyone wagers in secret.
prompt-night-over = The Night is over: who shows a winning hand?
prompt-show = You have a winning hand: show it now?
prompt-nothing-to-show = You have no winning hand to show.
prompt-draft = { YOU($seat) ->
    [yes] Choose your profession.
   *[no] { $seat } chooses a profession.
}
prompt-wager = { YOU($seat) ->
    [yes] Your wager for the Stumble Token.
   *[no] { $seat } wagers.
}
prompt-wager-adding = { YOU($seat) ->
    [yes] You have put out { $wager }. How many more?
   *[no] { $seat } wagers.
}
prompt-wager-again = { YOU($seat) ->
    [yes] The largest wager is { $largest }, yours is { $wager }: stand, or put out more?
   *[no] { $seat } wagers.
}
prompt-turn = { YOU($seat) ->
    [yes] { $done ->
        [drawn] You have drawn.
        [traded] You have traded.
       *[nothing] Your turn: draw or trade. The { $suit } { $power }.
    }{ $excess ->
        [0] {""}
        [one] {" "}1 card will have to go.
       *[other] {" "}{ $excess } cards will have to go.
    }{ $outward ->
        [yes] {" "}At the end you have to turn a card outward.
       *[no] {""}
    }{ $token ->
        [yes] {" "}You have the Stumble Token.
       *[no] {""}
    }
   *[no] It is { $seat }'s turn.
}
prompt-trade = { YOU($seat) ->
    [yes] Which card of the Courtyard do you take?
   *[no] { $seat } trades a { $card }.
}
prompt-discard = { YOU($seat) ->
    [yes] { $number ->
        [one] Discard 1 card.
       *[other] Discard { $number } cards.
    }
   *[no] { $seat } discards.
}
prompt-expose = { YOU($seat) ->
    [yes] Choose a card to turn outward.
   *[no] { $seat } turns a card outward.
}
prompt-stumble = { YOU($seat) ->
    [yes] You stumble: which card do you lose?
   *[no] { $seat } stumbles.
}
prompt-pick = { YOU($seat) ->
    [yes] Pick a card of { $seat2 }'s hand.
   *[no] { $seat } picks a card.
}

## Buttons, and what would follow

label-stand = Stand
about-stand = your wager stays at { $wager }
label-put = Put out { $chips }
about-put = { $wager } in all
about-put-level = { $wager } in all, level with the largest
about-put-largest = { $wager } in all, the largest
label-put-more = Put out 20 and go on
about-put-more = { $wager } so far
label-draw = Draw a card
about-draw = unseen, from the deck
label-draw-two = Draw two cards
about-draw-two = the Rake's power
warn-last-card = the last of the deck: everybody would lose
warn-no-card = there is none left: everybody would lose
label-take-refuse = Take the { $suit }
about-take-refuse = the Steeple's power: from the refuse pile
label-trade = Trade
about-trade = for a card of the Courtyard
label-take = Take
about-take = for your { $card }
label-end-turn = End your turn
label-discard = Discard
about-to-courtyard = goes to the Courtyard
about-to-refuse = goes to the refuse pile
label-pick = Pick
label-pick-hidden = Pick a hidden card
label-expose = Turn outward
about-expose = all will see it
label-stumble = Stumble { $seat }
    .short = Stumble
about-stumble = loses a card; this uses up the Token
label-accuse = Accuse { $seat }
    .short = Accuse
about-accuse = right: you win; wrong: you show a card
label-reveal = Show your hand
about-reveal = you win a share of the End Pot
label-conceal = Conceal your hand
about-conceal = the End Pot may grow, if nobody accuses you
label-nothing-to-show = Nothing to show
label-choose = { $suit }

## Actions within a sentence

stand = stand
put = put { $chips }
put-more = put 20 and more
draw = draw
draw-two = draw two
take-refuse = take refuse
end-turn = end turn
give = give { $card }
take = take { $card }
discard = discard { $card }
pick = pick { $card }
pick-hidden = pick hidden
stumble = stumble { $seat }
accuse = accuse { $seat }
expose = expose { $card }
reveal = reveal
conceal = conceal
choose = choose { $card }

## Why not

profession-taken = another player has chosen it
no-winning-hand = { YOU($seat) ->
    [yes] you have no winning hand
   *[no] { $seat } has no winning hand
}
not-for-its-like = a card is not traded for its like
not-in-courtyard = there is no { $suit } in the Courtyard
no-such-card = { YOU($seat) ->
    [yes] you have no such card
   *[no] { $seat } has no such card
}
not-in-hand = { YOU($seat) ->
    [yes] you have no { $card } in hand
   *[no] { $seat } has no { $card } in hand
}
more-chips-must-follow = more chips have to follow
first-wager-is-due = everyone has to put out a first wager
most = { YOU($seat) ->
    [yes] you can put out no more than { $chips }
   *[no] { $seat } can put out no more than { $chips }
}
most-by-limit = { YOU($seat) ->
    [yes] you can put out no more than { $chips }, as the limit is { $limit }
   *[no] { $seat } can put out no more than { $chips }, as the limit is { $limit }
}
takes-more-to-match = it takes { $chips } to match the largest wager, { $largest }
first-wager-is-larger = the first wager is at least { $chips }
only-the-rake-draws-two = only the Rake may draw two cards
rake-draws-one-by-one = here the Rake draws one card after the other
has-already-traded = { YOU($seat) ->
    [yes] you have already traded in this turn
   *[no] { $seat } has already traded in this turn
}
has-already-drawn = { YOU($seat) ->
    [yes] you have already drawn in this turn
   *[no] { $seat } has already drawn in this turn
}
deck-is-empty = the deck has no card left
deck-has-one-card = only one card is left in the deck
accusations-come-first = an accusation comes before drawing and trading
has-accused = { YOU($seat) ->
    [yes] you have accused in this turn already
   *[no] { $seat } has accused in this turn already
}
has-no-cards = { YOU($seat) ->
    [yes] you have no cards
   *[no] { $seat } has no cards
}
has-no-token = { YOU($seat) ->
    [yes] you do not have the Stumble Token
   *[no] { $seat } does not have the Stumble Token
}
draw-or-trade-comes-first = a draw or a trade comes first
only-the-steeple-takes-refuse = only the Steeple takes from the refuse pile
has-taken-refuse = { YOU($seat) ->
    [yes] you have taken from it in this turn
   *[no] { $seat } has taken from it in this turn
}
refuse-needs-draw-or-trade = a draw or a trade must come with it, and none is possible
refuse-is-empty = the refuse pile is empty
has-drawn = { YOU($seat) ->
    [yes] you have drawn in this turn
   *[no] { $seat } has drawn in this turn
}
courtyard-is-empty = the Courtyard is empty
only-its-like-is-there = a card is not traded for its like, and there is no other
has-traded-enough = { YOU($seat) ->
    [yes] you have traded enough in this turn
   *[no] { $seat } has traded enough in this turn
}

## The log: setting up and the Day

chooses = { YOU($seat) ->
    [yes] You choose the { $suit }.
   *[no] { $seat } chooses the { $suit }.
}
is-the = { YOU($seat) ->
    [yes] you are the { $suit }
   *[no] { $seat } is the { $suit }
}
professions-are = Professions: { $players }.
hands-dealt = Everyone is dealt six cards. Day 1 begins; { YOU($seat) ->
    [yes] you are the Dealer.
   *[no] { $seat } is the Dealer.
}
wagers-in-secret = { YOU($seat) ->
    [yes] You wager { $wager } in secret.
   *[no] { $seat } wagers { $wager } in secret.
}
stands = { YOU($seat) ->
    [yes] You stand at { $wager }.
   *[no] { $seat } stands at { $wager }.
}
puts-out-more = { YOU($seat) ->
    [yes] You put out 20 chips and go on.
   *[no] { $seat } puts out 20 chips and goes on.
}
wagers-chips = { YOU($seat) ->
    [yes] You wager
   *[no] { $seat } wagers
} { $chips ->
    [one] 1 chip.
   *[other] { $chips } chips.
}
matches = { YOU($seat) ->
    [yes] You match with
   *[no] { $seat } matches with
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} to { $wager }.
raises = { YOU($seat) ->
    [yes] You raise with
   *[no] { $seat } raises with
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} to { $wager }.
wagers-opened = Wagers: { FORM($seat, case: "within") } { $wager }, { FORM($seat2, case: "within") } { $wager2 }, { FORM($seat3, case: "within") } { $wager3 }, { FORM($seat4, case: "within") } { $wager4 }.
takes-token = Night falls. { YOU($seat) ->
    [yes] You have the largest wager and take the Stumble Token.
   *[no] { $seat } has the largest wager and takes the Stumble Token.
}
wagers-level = Night falls. The largest wagers are level: nobody takes the Stumble Token.
nobody-wagered = Night falls. Nobody has wagered: nobody takes the Stumble Token.
wagers-split = { $chips ->
    [one] The wagers, 1 chip: { $end } for the End Pot, { $daily } for the Daily Pot.
   *[other] The wagers, { $chips } chips: { $end } for the End Pot, { $daily } for the Daily Pot.
}

## The log: the Night

draws-card = { YOU($seat) ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
draws-two = { YOU($seat) ->
    [yes] You draw two cards.
   *[no] { $seat } draws two cards.
}
new-card = { YOU($seat) ->
    [yes] Your new card is a { $card }.
   *[no] { $seat }'s new card is a { $card }.
}
new-cards = { YOU($seat) ->
    [yes] Your new cards are a { $card } and a { $card2 }.
   *[no] { $seat }'s new cards are a { $card } and a { $card2 }.
}
finds-deck-empty = { YOU($seat) ->
    [yes] You find the deck empty.
   *[no] { $seat } finds the deck empty.
}
passes = { YOU($seat) ->
    [yes] You pass.
   *[no] { $seat } passes.
}
takes-refuse = { YOU($seat) ->
    [yes] You take the { $suit } from the refuse pile.
   *[no] { $seat } takes the { $suit } from the refuse pile.
}
offers = { YOU($seat) ->
    [yes] You offer a { $card }.
   *[no] { $seat } offers a { $card }.
}
trades = { YOU($seat) ->
    [yes] You trade a { $card } for a { $card2 }.
   *[no] { $seat } trades a { $card } for a { $card2 }.
}
makes-stumble = { YOU($seat) ->
    [yes] You make { $seat2 } stumble.
   *[no] { $seat } makes { FORM($seat2, case: "within") } stumble.
}
makes-lose-card = { YOU($seat) ->
    [yes] You make { $seat2 } stumble. A { $card } is lost.
   *[no] { $seat } makes { FORM($seat2, case: "within") } stumble. A { $card } is lost.
}
loses-card = { YOU($seat) ->
    [yes] You lose a { $card } to the refuse pile.
   *[no] { $seat } loses a { $card } to the refuse pile.
}
picks-card = { YOU($seat) ->
    [yes] You pick a { $card } of { $seat2 }: it goes to the refuse pile.
   *[no] { $seat } picks a { $card } of { YOU($seat2) ->
        [yes] yours
       *[no] { $seat2 }
    }: it goes to the refuse pile.
}
lays-aside = { YOU($seat) ->
    [yes] You lay aside a { $card }.
   *[no] { $seat } lays aside a { $card }.
}
discards-to-courtyard = { YOU($seat) ->
    [yes] You discard a { $card } to the Courtyard.
   *[no] { $seat } discards a { $card } to the Courtyard.
}
discards-to-refuse = { YOU($seat) ->
    [yes] You discard a { $card } to the refuse pile.
   *[no] { $seat } discards a { $card } to the refuse pile.
}
discards-at-random = { YOU($seat) ->
    [yes] You discard a { $card } and a { $card2 }, in random order: { $where }.
   *[no] { $seat } discards a { $card } and a { $card2 }, in random order: { $where }.
}
to-courtyard = { $suits } to the Courtyard
to-refuse = { $suits } to the refuse pile
to-both = { $suits } to the Courtyard, { $suits2 } to the refuse pile
turns-outward = { YOU($seat) ->
    [yes] You turn a { $card } outward for all to see.
   *[no] { $seat } turns a { $card } outward for all to see.
}
accuses = { YOU($seat) ->
    [yes] You accuse { $seat2 } of hoarding.
   *[no] { $seat } accuses { FORM($seat2, case: "within") } of hoarding.
}
holds = { YOU($seat) ->
    [yes] You hold { $hand }.
   *[no] { $seat } holds { $hand }.
}
was-hoarding = { YOU($seat) ->
    [yes] You were hoarding a winning hand: { $seat2 } wins at once.
   *[no] { $seat } was hoarding a winning hand: { YOU($seat2) ->
        [yes] you win at once.
       *[no] { $seat2 } wins at once.
    }
}
not-hoarding = { YOU($seat) ->
    [yes] You have no winning hand: { $seat2 } must keep a card turned outward.
   *[no] { $seat } has no winning hand: { FORM($seat2, case: "within") } must keep a card turned outward.
}
not-hoarding-again = { YOU($seat) ->
    [yes] You have no winning hand: { $seat2 } must keep one more card turned outward.
   *[no] { $seat } has no winning hand: { FORM($seat2, case: "within") } must keep one more card turned outward.
}

## The log: the reckoning

will-show = { YOU($seat) ->
    [yes] You will show a winning hand.
   *[no] { $seat } will show a winning hand.
}
conceals = { YOU($seat) ->
    [yes] You conceal a winning hand.
   *[no] { $seat } conceals a winning hand.
}
nothing-to-show = { YOU($seat) ->
    [yes] You have no winning hand to show.
   *[no] { $seat } has no winning hand to show.
}
shows-hand = { YOU($seat) ->
    [yes] You show a winning hand: { $hand }.
   *[no] { $seat } shows a winning hand: { $hand }.
}
nobody-shows = The Night ends. Nobody shows a winning hand.
daily-pot-empty = The Daily Pot is empty.
wins-daily-pot = { YOU($seat) ->
    [yes] You win the Daily Pot of { $chips }: the { $suit } has the most cards in the Courtyard.
   *[no] { $seat } wins the Daily Pot of { $chips }: the { $suit } has the most cards in the Courtyard.
}
daily-pot-stays = No profession has the most cards in the Courtyard: the Daily Pot stays at { $chips }.
daily-pot-shared = Nobody has won the Daily Pot of { $chips }: it is shared by all.
daily-pot-joins = Nobody has won the Daily Pot of { $chips }: it joins the End Pot.
wins-chips = { YOU($seat) ->
    [yes] { $chips ->
        [one] You win 1 chip and have { $total }.
       *[other] You win { $chips } chips and have { $total }.
    }
   *[no] { $chips ->
        [one] { $seat } wins 1 chip and has { $total }.
       *[other] { $seat } wins { $chips } chips and has { $total }.
    }
}
stays-in-pot = { $chips ->
    [one] What can't be shared stays in the pot: 1 chip.
   *[other] What can't be shared stays in the pot: { $chips } chips.
}
token-returns = The Stumble Token returns to the Courtyard unused.
card-burnt = Nobody drew: a card of the deck is burnt unseen.
night-is-over = The Night is over.
courtyard-cleared = The Courtyard's cards go to the refuse pile.
day-begins = Day { $day } begins; { YOU($seat) ->
    [yes] you are the Dealer.
   *[no] { $seat } is the Dealer.
}
everybody-loses-chips = { $chips ->
    [one] { $why }: everybody loses, and all have 1 chip again.
   *[other] { $why }: everybody loses, and all have { $chips } chips again.
}
deck-has-run-out = The deck has run out
nights-have-passed = { $nights ->
    [one] 1 Night has passed
   *[other] { $nights } Nights have passed
}

## Who won

everybody-loses = { $why }: everybody loses
wins-by-accusing = { YOU($seat) ->
    [yes] You win, having accused { $seat2 }, who was hoarding a winning hand
   *[no] { $seat } wins, having accused { FORM($seat2, case: "within") }, who { YOU($seat2) ->
        [yes] were
       *[no] was
    } hoarding a winning hand
}
wins-with = { YOU($seat) ->
    [yes] You win with { $hand }
   *[no] { $seat } wins with { $hand }
}
winner-with = { FORM($seat, case: "within") } with { $hand }
share-the-win = The win is shared: { $winners }

## Where chips come from

the-end-pot = the End Pot
the-daily-pot = the Daily Pot
accusing-a-hoarder = accusing a hoarder
chips-shared-out = all chips shared out again

## Why an action may be good

because-end-pot = wins the End Pot of { $chips } chips
because-tells-little = a { $suit } is not of the own profession
because-unlikely = { $seat } is unlikely to hold six { $suit } cards yet
because-gathered = { $seat } has taken { $n ->
    [one] 1 { $suit } card
   *[other] { $n } { $suit } cards
} for all to see
because-shows = { $seat } shows { $n ->
    [one] 1 { $suit } card
   *[other] { $n } { $suit } cards
}
because-drawn-since-seen = { $seat } has drawn { $n ->
    [one] 1 card
   *[other] { $n } cards
} since it showed its hand
because-hand-complete = the hand is complete, with { $n } { $suit } cards
because-deck-runs-out = the deck has only { $n } left
because-one-more = makes { $n } of the { $of } { $suit } cards needed
because-daily-pot = { $suit } has the most in the Courtyard then, for the Daily Pot of { $chips }
because-own-in-courtyard = a { $suit } lies in the Courtyard, and { $n } of { $of } are in the hand
because-still-needs = { $n } of the { $of } { $suit } cards needed are in the hand
because-none-in-courtyard = no { $suit } lies in the Courtyard
because-breaks-lead = { $suit } no longer has the most in the Courtyard then
because-buried = it goes to the refuse pile, where only the Steeple can take it
because-least-gathered = { $seat }, who collects { $suit } cards, has gathered the fewest
because-nobody-suspect = nobody is likely to have a winning hand
because-accused-in-vain = with only { $n } of the { $of } { $suit } cards needed, any accusation of this hand fails
because-to-trade = can be traded for a { $suit } from the Courtyard
because-nobody-leads = no profession alone has the most in the Courtyard then, so the Daily Pot of { $chips } stays
because-none-left = no { $suit } is left in the Courtyard for { $seat }
because-toward-daily-pot = with it { $n ->
    [one] 1 { $suit } card lies
   *[other] { $n } { $suit } cards lie
} in the Courtyard, where the most win the Daily Pot of { $chips }
because-leads-anyway = { $suit } has the most in the Courtyard anyway
because-can-break-lead = after a trade for a { $suit }, { $suit } no longer has the most in the Courtyard
because-not-needed = a { $suit } does not count for this hand
because-least-wager = it is the least that may be put out
because-token-costs = the Stumble Token would cost at least { $chips } more
because-largest-wager = { $chips } is the largest wager, for the Stumble Token

## Options

option-cards = Cards of the Hill, the Steeple, the Coffer and the Rake; even: twenty each
    .even = even
option-chips = Chips each player starts with
option-draft = Professions are chosen, the Dealer first; off: dealt out at random
option-betting = How the wagers of a Day are made
    .laps = in turn, up to three laps: later ones to match or raise
    .one_lap = in turn, one wager each
    .open = in turn, until all others have stood
    .sealed = one wager each, in secret, opened together
option-ante = The smallest first wager of a Day
option-limit = The most chips a player may put out in a Day
    .none = none
option-short = What a player with fewer chips than the smallest wager does
    .all_in = puts out what there is
    .loan = puts out the smallest wager; chips that are missing count below zero
    .skip = puts out nothing
option-must_act = A turn must have a draw or a trade, if one is possible
option-second_draw = The Rake sees the first card before deciding on a second; off: decides on both at once
option-draw_and_trade = The Coffer may draw and trade once instead of trading twice
option-steeple_alone = The Steeple may take the top of the refuse pile also without a draw or trade
option-spread_refuse = The whole refuse pile lies open, not only its top
option-random_discards = Two discards of a turn are laid down in random order; off: in the order you choose
option-stumble_card = Which card a stumbled player loses
    .victim = the stumbled player picks
    .random = any card of the hand, at random
    .blind = the holder of the Token picks: a public card, or one of the hidden ones unseen
option-stumble_redraw = A stumbled player draws a card at once
option-daily_shared = A Daily Pot that nobody has won is shared by all at the end; off: it joins the End Pot
option-must_reveal = A winning hand must be shown; off: it may be concealed, to let the End Pot grow
option-hill_needs_seven = The Hill needs seven of its own cards to win; off: six are enough
option-odd_chips = Who gets the odd chips when winners split the End Pot
    .dealer = one each to the winners in order from the Dealer
    .pot = nobody: they stay in the pot
    .wager = the winner with the largest wager of the Day, else the first of them from the Dealer
option-accusations = How often a player may accuse in a turn
    .one = once
    .each = every other player once
option-accuse_first = An accusation is possible only before anything is drawn or traded in the turn
option-end_pot_only = An accuser who is right wins only the End Pot; the Daily Pot goes as at the end of a Night
option-random_exposure = Cards to be turned outward are picked at random
option-expose_at_once = After a failed accusation what is owed is turned outward at once; off: at the end of the turn
option-deck_out = When the deck has run out and everybody loses
    .last_card = when its last card is drawn
    .no_card = when a card is to be drawn and there is none
    .night = at the end of that Night, unless somebody wins
option-clear_courtyard = At dawn the Courtyard's cards go to the refuse pile in random order; off: they stay
option-night_cap = Nights after which everybody loses; none: go on, though never beyond 1,000
    .none = none
option-burn = After a Night in which nobody drew, a card of the deck goes out of the game unseen
option-like_for_like = A card may be traded for one of the same profession

## Tips

tip-collect = Collect six cards of your own profession. Show them at the end of a Night, and you win the End Pot.
tip-wager = Chips you put out stay out: half for each pot. Whoever alone has wagered most gets the Stumble Token.
tip-turn = You have two turns each Night. In each draw a card, or trade one with the Courtyard.
tip-trade = To trade, choose a card of yours, then one in the Courtyard. It is sure, but all see what you take.
tip-discard = Discards go to the Courtyard, where others may take them, or to the refuse pile once it is full. Don't feed who collects them.
tip-stumble = You have the Stumble Token: once this Night a player of your choice loses a card. Late is best, against a full hand.
tip-refuse = Cards in the refuse pile are gone for all but the Steeple, who may take the one on top.
tip-daily-pot = Each Night the profession with the most cards in the Courtyard wins the Daily Pot. Discards can decide it.
tip-accuse = Does somebody hold six of a kind? Accuse in your turn: right, and you win both pots; wrong, and you show a card from now on.
tip-reveal = You have a winning hand. Show it and win, or conceal it and let the pot grow, if nobody finds out.

## The guided first game

guide-aim = You are North, and your profession is the Rake: the sign on your plate. Have six Rakes in your hand at the end of a Night, and you win. You have four.
guide-day = First comes the Day: everybody puts out chips, which stay out. East is the Dealer and begins.
guide-wager = Whoever alone puts out the most gets the Stumble Token. South leads with 2: put out 3.
guide-wager-other = You may put out another number. One more than the largest is enough for the Token: 3.
guide-pots = The Token is yours. Half of all chips go to the End Pot, for the winner of the game; half to the Daily Pot, which is won each Night.
guide-night = Night. Everybody has two turns: draw a card, or trade one with the Courtyard. Six cards may be kept; what is discarded goes to the Courtyard. Two Rakes, look!
guide-power = Each profession has a power. The Hill keeps seven cards, the Coffer trades twice, the Steeple also takes from the refuse. Yours: draw two cards at once. Do it.
guide-power-other = That is allowed. But two cards are better than one, and only the Rake may draw them. Try it.
guide-end-turn = A fifth Rake! You hold eight cards now. End your turn, and put away what is too much. The Token is better kept for later.
guide-end-turn-other = You may, once each turn or Night. But it is early, and a wrong accusation costs you. End your turn first.
guide-discard = Two cards must go, face up. The Coffers are no use to you: discard one.
guide-discard-other = You may discard it. But Rakes you need, and the Steeple will be good for a trade. Discard a Coffer.
guide-discard-too = And the other Coffer.
guide-discard-too-other = Keep that. The other Coffer is of no use to you.
guide-full = The Courtyard has four cards and is full. What is discarded now goes to the refuse pile. Watch the others in their second turn.
guide-accused = South has accused East of holding six of a kind. Had it been true, South would have won at once. It was not, so South keeps a card turned outward from now on.
guide-token = Your last turn of this Night. First the Token: make somebody stumble, and they lose a card. The Hill in the South may be near to winning: choose South.
guide-token-other = You may, and it can wait. Use the Token first: let South stumble.
guide-trade = Now trade: a card of yours for one in the Courtyard. All see what you take, but nobody has a turn after you to accuse you. Give the Steeple.
guide-trade-other = You may. But in the Courtyard lies what you need for sure, where a draw is luck. Give the Steeple for it.
guide-take = And take a Rake.
guide-take-other = That would not help you. Take a Rake, the sixth.
guide-six = Six Rakes! End your turn. With it the Night ends, too.
guide-six-other = You may, but there is nothing to gain by it any more. End your turn.
guide-reveal = Everybody is asked in secret for a winning hand. You could hide yours and let the pot grow, if nobody finds out. Better show it now.
guide-reveal-other = Brave! Many games are won so, and some are lost. This time show it.
guide-won = You win the End Pot. The Daily Pot goes to West, the Coffer: two Coffers are the most in the Courtyard. Had nobody won, another Day would begin.
guide-end = That was quick! Most games take two or three Nights. And mind: if the last card leaves the deck, everybody loses. Good luck!
