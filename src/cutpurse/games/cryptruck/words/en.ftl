# Cryptruck in English.

tagline = Six tricks a round: win no blocks at all, or three of different colours, and buy the lead you need
credits = Design Takahiro

## Colours and cards

suit-Blue = Blue
    .lower = blue
suit-Green = Green
    .lower = green
suit-Red = Red
    .lower = red
suit-Yellow = Yellow
    .lower = yellow
suit-Violet = Violet
    .lower = violet
suit-White = White
    .lower = white
letter-Blue = B
letter-Green = G
letter-Red = R
letter-Yellow = Y
letter-Violet = V
letter-White = W
the-card = { $card }
white-alone = white alone
colour-and-white = { FORM($suit, case: "lower") } and white

## The table

dealer = Dealer
revealing = reveals
gets-it-so-far = gets it so far
wants-it = wants it
does-not-want-it = does not want it
trump = trump
blocks = Blocks
blocks-worth = { $blocks }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
of-complete-rounds = of complete rounds
turned-up = Turned up
trump-is = trump is { $trump }
not-dealt = Not dealt
revealed = Revealed
nobody-wants-it-yet = nobody wants it yet
wanted-by = wanted by { FORM($seats, case: "within") }
leads-it = { YOU($seat) ->
    [yes] you lead it
   *[no] { $seat } leads it
}
given = Given
from-to = { FORM($seat, case: "within") } to { FORM($seat2, case: "within") }
taken = Taken

## Blocks

no-block = no block
gain = { $n ->
    [0] no block
    [one] 1 block
   *[other] { $n } blocks
}, { $total } in all
no-blocks = no blocks
no-blocks-no-trick = no blocks and no trick
blocks-at-a-point = { $n } blocks at a point each
blocks-in-colours = { $n ->
    [one] 1 block
   *[other] { $n } blocks
} in { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}

## Prompts

prompt-reveal = { YOU($seat) ->
    [yes] Reveal a card. Whoever wants it buys it and leads it; else you do.
   *[no] { $seat } reveals a card.
}
prompt-asked = { YOU($seat) ->
    [yes] Do you want { $card }? { $terms }
   *[no] { $seat } is asked about { $card }.
}
first-yes = The first yes gets it, gives { FORM($seat, case: "within") } a card and leads it.
last-yes = The last yes gets it, gives { FORM($seat, case: "within") } a card and leads it.
so-far = { $text } So far that is { FORM($seat, case: "within") }.
last-asked = { $text } You are the last to be asked.
prompt-give = { YOU($seat) ->
    [yes] You get { $card } and lead it. Give { $seat2 } a card for it.
   *[no] { $seat } gives { FORM($seat2, case: "within") } a card.
}
prompt-lead = { YOU($seat) ->
    [yes] You lead: play any card.
   *[no] { $seat } leads.
}
prompt-play = { $seat } plays a card.
prompt-free = Anything may follow white: play any card.
prompt-void = You have no { FORM($suit, case: "lower") }: play any card.
prompt-no-trump = You have no trump: play any card.
prompt-follow = Follow with { FORM($suit, case: "lower") }.
prompt-follow-trump = Follow with a trump.

## Actions

reveal = Reveal
give = Give
lead-card = Lead
play-card = Play
want = I want it
decline = Not me
you-get-it = you get it
unless-overruled = unless a later yes overrules yours
cannot-win = can't win
would-win = wins the trick: { $gain }
wins-so-far = wins so far: { $gain }
to-reveal = reveal { $card }
to-give = give { $card }
to-want = want
to-decline = decline

## Why not

not-in-play = { $suit } is not in play among { $players }
must-lead-it = { YOU($seat) ->
    [yes] you have just bought { $card } and must lead it
   *[no] { $seat } has just bought { $card } and must lead it
}
not-in-hand = { YOU($seat) ->
    [yes] you don't hold { $card }
   *[no] { $seat } does not hold { $card }
}
must-follow = { $card } is led and must be followed with { FORM($suit, case: "lower") }
must-follow-trump = { $card } is led and must be followed with a trump

## The log

colours-are = The colours of this game are { $suits }.
deals = { YOU($seat) ->
    [yes] Round { $round }: you deal and turn up { $card }; trump is { $trump }.
   *[no] Round { $round }: { $seat } deals and turns up { $card }; trump is { $trump }.
}
is-dealt = { YOU($seat) ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
reveals = { YOU($seat) ->
    [yes] You reveal { $card }. Who wants it?
   *[no] { $seat } reveals { $card }. Who wants it?
}
wants = { YOU($seat) ->
    [yes] You want it.
   *[no] { $seat } wants it.
}
declines = { YOU($seat) ->
    [yes] You do not want it.
   *[no] { $seat } does not want it.
}
gets = { YOU($seat) ->
    [yes] You get { $card }.
   *[no] { $seat } gets { $card }.
}
nobody-wants-it = Nobody wants it.
gives = { YOU($seat) ->
    [yes] You give { $seat2 } a card for it.
   *[no] { $seat } gives { FORM($seat2, case: "within") } a card for it.
}
gives-openly = { YOU($seat) ->
    [yes] You give { $seat2 } { $card } for it.
   *[no] { $seat } gives { FORM($seat2, case: "within") } { $card } for it.
}
gift-is = It is { $card }.
leads = { YOU($seat) ->
    [yes] You lead { $card }.
   *[no] { $seat } leads { $card }.
}
plays = { YOU($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
wins-trick = { YOU($seat) ->
    [yes] You win trick { $trick } with { $card }: { $gain }.
   *[no] { $seat } wins trick { $trick } with { $card }: { $gain }.
}
wins-trick-has-three = { wins-trick }
round-over = Round { $round } is over.
undealt-was = The second card that was not dealt was { $card }.
scores = { YOU($seat) ->
    [yes] You
   *[no] { $seat }
}: { $points } for { $blocks }, { $total ->
    [one] 1 point
   *[other] { $total } points
} in all.

## Statistics

for-blocks = blocks
several-colours = several colours

## Who won

share-the-win = { $seats } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each
wins = { YOU($seat) ->
    [yes] You win with
   *[no] { $seat } wins with
} { $points ->
    [one] 1 point
   *[other] { $points } points
} to { $second }

## Why an action may be good

because-unseen-beat = { $n ->
    [0] no unseen card beats it
    [one] 1 unseen card beats it
   *[other] { $n } unseen cards beat it
}
because-block = it is a block
because-not-a-block = it is not a block
because-takes = takes { $n ->
    [0] no block
    [one] 1 block
   *[other] { $n } blocks
}: { $points ->
    [one] 1 point becomes
   *[other] { $points } points become
} { $points2 }
because-fourth-block = gives { $seat } { $n } blocks, too many for the bonus
because-block-goes = hands { $seat } a block
because-stays-free = stays without any block
because-keeps-three = keeps three blocks, worth { $points }
because-no-block = there is no block in the trick
because-leaves-trick = leaves the trick to { $seat }, as it lies
because-void = leaves no { FORM($suit, case: "lower") } in the hand

## Options

option-auction =
    When a card is revealed and may be bought. The rule sheet says once a round; the designer's own listing says that
    the lead is settled in a special way in each trick
    .first_trick = by the dealer, in the first trick of a round; then winners lead a card of their choice
    .every_trick = in every trick, by the winner of the one before
option-buyer_is = Who gets a revealed card that several want
    .last = everyone speaks once, and the last yes counts
    .first = the first yes ends the matter
    .outbidding = the last yes, but whoever has not wanted it yet is asked again after every yes
option-open_gift = The card given for a bought one is shown to all; off: only the two concerned see it
option-white_led = What follows a white card that is led
    .white = only the other white must follow
    .trumps = any trump must, white or of the trump colour
    .free = everybody plays what they like
option-one_trump_suit =
    White counts as the trump colour when that is led, and must follow it; off: white is a colour of its own
option-white_scores = What a white card counts for when blocks are scored
    .colour = it is a block, and white is one more colour
    .block = it is a block but no colour; whites alone count as one colour
    .nothing = it is no block
option-trick_for_five = Five points for no blocks only if you took a trick; off: always
option-first_dealer = Who deals first: 1 is Ada, 2 Bram and so on; a number beyond the last seat starts again at Ada
option-next_dealer = Who deals the second and the third round
    .left = the player on the dealer's left
    .winner = the winner of the last trick
    .lowest = whoever has the fewest points; of several the first from the dealer's left
    .random = anybody, at random
option-random_colours =
    Which colours are played with is drawn at random for each game; off: the first, as many as players
option-show_undealt = The second card that was not dealt is shown when the round is over; off: never

## Tips

tip-aim =
    Take no blocks at all for five points, or up to three in different colours for nine. From four on each is one
    point.
tip-trump =
    The card turned up shows the trump colour of this round. White is trump as well. A trump beats any other card.
tip-reveal =
    Reveal a card for sale. Whoever buys it gives you another for it and leads it; else you lead it yourself.
tip-want =
    Whoever gets the card leads it, and pays with another one. A low card is a lead that loses: good if you want no
    blocks.
tip-give = Pay with a card you fear, such as a high trump that would win you blocks.
tip-why = If you hold the colour that was led you must play it. White is a colour of its own here.
tip-blocks =
    The 3, 4 and 5 of each colour and both whites carry a block. Taken cards lie open: see who has how many.
tip-three =
    Three blocks: three points for each colour among them. A fourth would make them four points in all.
tip-round =
    The points of all three rounds are added up. Now the next player deals, and another colour may be trump.

## The guided first game

guide-aim = You are Ada; this is your hand. What scores are blocks, on the cards you win: each 3, 4 and 5 has one, and so has a white card. 1, 2 and 6 have none.
guide-count = No block at all is worth 5 points. Up to three count times the number of their colours, so three in three colours make 9. From four on each is just one point.
guide-trump = This card was turned up: green is trump in this round. White is always trump. Trumps beat all other colours, the higher rank wins.
guide-want = The first lead is for sale. Cleo, who deals, shows a card; each of the others says once if they want it. A low lead loses its trick, which suits you. Say you want it.
guide-want-other = You may let it pass. But buying is half of the game: say that you want it.
guide-give = The last who says yes gets it, and Bram did not want it. You pay with a card that only Cleo sees: any will do. Give the Red 2 and keep your trumps.
guide-give-other = Any card may be given. For this lesson keep that one, you will need it: give the Red 2.
guide-followed = You led Red 1 at once. Who has the colour that was led must play it. Nobody played a trump, so Bram's Red 5 was highest: he took the trick, with one block, and leads.
guide-follow = Blue was led, and you have two blue cards: one of them must be played. Keep the block of the 3 for later. Play the Blue 2.
guide-follow-other = It follows suit, too. But it would give Cleo one more block. Play the Blue 2, which has none.
guide-white = Cleo leads White, a colour of its own. You have none and may play anything. Green is trump, and your 6 ranks above her 3: play it, and win a white block.
guide-white-other = Allowed, but it would not win, or not for sure. The Green 6 is the highest trump there is.
guide-lead = One block: a single point, for now. You need two more in other colours, or you are worst off. Now you lead. Lead the Red 3 and see what comes.
guide-lead-other = Any card may be led. But keep that one: it will win you something. Lead the Red 3.
guide-trumped = Cleo had no red card left and played a trump, Green 3. It beats even Bram's Red 6. Of two trumps of the same rank the later would win.
guide-second = Green was led, and you have one green card, so it must be that. It even wins: play the Green 4.
guide-three = Bram had to throw in Red 4: with it you have a white, a green and a red block. Three in three colours, nine points! A fourth would leave you only four.
guide-last = Your last card, and you have to lead it. Play the Blue 3, and hope that it loses.
guide-round = It did: nine points for you, one for Bram with one block, five for Cleo with five. Now the player on the dealer's left deals: that is you.
guide-end = After three rounds the most points win. Remember: none at all, or three in three colours; and mind the fourth. Good luck!
