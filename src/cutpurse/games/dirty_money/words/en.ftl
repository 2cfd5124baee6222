# Dirty Money in English.

tagline = A heist in tricks: grab the coins, but whoever leaves the most fingerprints is busted
credits = Design and publisher Argyle Games

## Cards

rank-cleaner = cleaner
    .accusative = the cleaner
the-card = { $card }

## Numbers

n-prints = { $n ->
    [one] 1 fingerprint
   *[other] { $n } fingerprints
}
coins-lost = { $n ->
    [one] 1 coin lost
   *[other] { $n } coins lost
}
worth = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} and { $prints ->
    [0] no fingerprints
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
}

## The table

cleaner = cleaner
aside = Aside, unseen
left-over = Left over
loot-this-round = Loot this round
prints = Fingerprints
earlier-coins = Earlier coins
earlier-prints = Earlier fingerprints
in-this-round = { $n } in this round
of-complete-rounds = of complete rounds
the-most = { $of }, the most

## Prompts and actions

prompt-lead = { YOU($seat) ->
    [yes] You lead: play any card.
   *[no] { $seat } leads.
}
prompt-lead-loot = { YOU($seat) ->
    [yes] You lead: play any card but your cleaner.
   *[no] { $seat } leads.
}
prompt-play = { $seat } plays a card.
prompt-play-anything = { YOU($seat) ->
    [yes] A cleaner has broken the suit: play any card.
   *[no] { $seat } plays a card.
}
prompt-void = You have no { $suit }: play any card.
prompt-follow = Follow with { $suit }.
prompt-follow-or-clean = Follow with { $suit }, or play your cleaner.
lead-card = Lead
lead-cleaner = Lead
play-card = Play
play-cleaner = Play
takes-what-follows = takes what follows, wiped, unless a later cleaner comes
would-take = takes: { $loot }
wins-so-far = wins so far: { $loot }
adds = adds { $loot }

## Why not

no-such-card = there is no { $card } in this deck
not-in-hand = { YOU($seat) ->
    [yes] you don't hold { $card }
   *[no] { $seat } does not hold { $card }
}
cleaner-gone = { YOU($seat) ->
    [yes] you have played the cleaner
   *[no] { $seat } has played the cleaner
}
cleaner-not-led = here a cleaner may be led only as the last card
must-follow = { $suit } is led and must be followed
must-follow-or-clean = { $suit } is led and must be followed, or the cleaner played

## The log

deals = { $round }: everyone gets a cleaner and { $n ->
    [one] 1 loot card
   *[other] { $n } loot cards
}.
one-more-for = One more for { FORM($seats, case: "within") }.
puts-aside = Put aside unseen: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
leaves-over = Left over: { $cards }.
leads-by-rotation = { YOU($seat) ->
    [yes] You lead. It is your turn.
   *[no] { $seat } leads. It is its turn.
}
leads-by-cleaner = { YOU($seat) ->
    [yes] You lead. You hold the First Player cleaner.
   *[no] { $seat } leads. It holds the First Player cleaner.
}
leads = { YOU($seat) ->
    [yes] You lead { $card }.
   *[no] { $seat } leads { $card }.
}
plays = { YOU($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
plays-void = { YOU($seat) ->
    [yes] You play { $card }, having no { $suit }.
   *[no] { $seat } plays { $card }, having no { $suit }.
}
plays-cleaner = { YOU($seat) ->
    [yes] { $leads ->
        [yes] You lead your cleaner.
       *[no] You play your cleaner.
    }
   *[no] { $leads ->
        [yes] { $seat } leads its cleaner.
       *[no] { $seat } plays its cleaner.
    }
}
breaks-suit = { YOU($seat) ->
    [yes] { $leads ->
        [yes] You lead your cleaner: anything may follow.
       *[no] You play your cleaner: anything may follow.
    }
   *[no] { $leads ->
        [yes] { $seat } leads its cleaner: anything may follow.
       *[no] { $seat } plays its cleaner: anything may follow.
    }
}
takes = { YOU($seat) ->
    [yes] You take the trick with { $card }: { $loot }.
   *[no] { $seat } takes the trick with { $card }: { $loot }.
}
takes-clean = { YOU($seat) ->
    [yes] You take the trick with your cleaner: { $loot }.
   *[no] { $seat } takes the trick with its cleaner: { $loot }.
}
no-card-left = { YOU($seat) ->
    [yes] You have no card left
   *[no] { $seat } has no card left
}: { YOU($seat2) ->
    [yes] you lead.
   *[no] { $seat2 } leads.
}
round-over = Round { $round } is over.
deciding-round-over = The deciding round is over.
busted-this-round = Busted in this round: { FORM($seats, case: "within") }.
scores = { YOU($seat) ->
    [yes] You
   *[no] { $seat }
}: { $coins }, { $prints }.
scores-in-all = { YOU($seat) ->
    [yes] You
   *[no] { $seat }
}: { $coins }, { $prints }; { $all_coins } and { $all_prints } in all.
level = { $seats } are level: one more round decides.

## Statistics

tricks-by-cleaner = tricks taken by cleaner
tricks-by-loot = tricks taken by loot
busted = busted

## Who won

nobody-wins = Nobody wins: all are busted, level with { $prints }
share-the-win = { $seats } share the win with { $coins } each
wins-on-prints = { YOU($seat) ->
    [yes] You win on fewer fingerprints, { $prints } to { $prints2 }, with { $coins }
   *[no] { $seat } wins on fewer fingerprints, { $prints } to { $prints2 }, with { $coins }
}
wins = { YOU($seat) ->
    [yes] You win with { $coins }
   *[no] { $seat } wins with { $coins }
}
nobody-busted = { $wins }; nobody is busted
one-busted = { $wins }; { YOU($seat) ->
    [yes] you are busted with { $prints }
   *[no] { $seat } is busted with { $prints }
}
several-busted = { $wins }; { FORM($seats, case: "within") } are busted with { $prints }

## Why a card may be good

because-most-prints = nobody else has as many as { $prints ->
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
}
because-wipes = wipes off { $prints ->
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
}
because-wipes-later = wipes what is still to come
because-takes = takes { $loot }
because-only-cleaner = only a cleaner can take the trick away
because-nobody-above = nobody can take the trick away
because-unseen-above = { $n ->
    [one] 1 higher card of { $suit } is unseen
   *[other] { $n } higher cards of { $suit } are unseen
}
because-risks-prints = { $prints ->
    [one] 1 fingerprint lies
   *[other] { $prints } fingerprints lie
} in it so far
because-leads-clean = it carries no fingerprints
because-cleaner-takes = { $seat }'s cleaner wipes whatever is added
because-hands-over = hands { $seat } { $prints ->
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
}
because-leaves = leaves { $prints ->
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
} to { $seat }
because-trick-holds = the trick holds { $loot } so far

## Options

option-rounds = How many rounds are played: 1 is the short game, 2 the standard one
option-deck =
    The loot cards. Both ready-made decks are our estimate, as only the four suits are known; list your own cards in
    a file
option-cleaner_coins = Coins on every cleaner, for whoever takes the trick
option-variant = Before each deal remove as many loot cards as there are players, unseen
option-uneven = What becomes of loot cards that can't be dealt evenly
    .aside = they are set aside face down, and nobody sees them
    .first = the first player and the next ones get one more each; they play the last trick alone
    .shown = they are set aside face up
option-first_lead = Who leads the first trick of a round
    .cleaner = whoever is dealt the First Player cleaner
    .rotation = the first seat in round 1, then the next one each round
option-lead_cleaner = A cleaner may be led at any time; off: only as the last card
option-print_tie = Who is busted when several have the most fingerprints
    .all = all of them
    .nobody = nobody
    .richest = the one of them with the most coins; all of those, if they are level too
    .poorest = the one of them with the fewest coins; all of those, if they are level too
option-all_tied = What happens when everyone would be busted
    .nobody = nobody is busted
    .everyone = everyone is, and nobody wins
option-coin_tie = Who wins when several who are not busted have the most coins
    .prints = whoever has fewer fingerprints; all of those, if they are level too
    .shared = all of them
    .round = whoever is ahead after one more round, which counts like the others; all who are level even then
option-bust = When whoever has the most fingerprints is busted
    .end = once, on the fingerprints of all rounds
    .round = in every round: the busted get no coins for it, and nobody is busted at the end
option-strict_memory = Hide taken loot, the running totals of the round and the log of earlier tricks

## Decks

allowed-deck =
    60 (ranks 1 to 15 of each suit), 48 (ranks 1 to 12) or @FILE, a line for each card: suit, rank, coins,
    fingerprints, such as Jewels 7 3 1
deck-line = option { $option }, line { $line }: { $error }
deck-empty = option { $option }: it lists no card; a line looks like “Jewels 7 3 1”
deck-card-twice = { $card } is there twice
deck-card-form = a card is four words, suit, rank, coins, fingerprints: “Jewels 7 3 1”, not “{ $text }”
deck-no-suit = there is no suit “{ $text }”; there are { $names }
deck-number = { $what ->
    [rank] the rank
    [coins] coins
   *[prints] fingerprints
} must be a number from { $low } to { $high }, not “{ $text }”
deck-too-small = the deck has { $size ->
    [one] 1 loot card
   *[other] { $size } loot cards
}: { $players } players need at least { $least }, one of them for each hand
deck-too-small-variant = the deck has { $size ->
    [one] 1 loot card
   *[other] { $size } loot cards
}, and the variant removes { $removed }: { $players } players need at least { $least }, one of them for each hand

## Tips

tip-aim = The most coins win, but whoever leaves the most fingerprints is busted. Each seat shows both numbers.
tip-follow =
    Follow the suit that is led, if you can. The highest card of that suit takes the whole trick; other suits never
    win.
tip-cleaner =
    Your cleaner may be played even when you could follow suit. It takes the trick without fingerprints. You have one
    a round.
tip-why = You hold cards of the suit that was led, so only these may be played, or your cleaner.
tip-takes = Whoever takes a trick gets all its coins and all its fingerprints, and leads the next one.
tip-void =
    Without a card of the suit led you may play anything. It can't win: a good way to hand dirty cards to others.
tip-breaks =
    A cleaner breaks the suit: all who come after it may play any card. If several are played, the last takes the
    trick.
tip-wiped =
    The trick is wiped: coins only. A cleaner is worth most when you play last to a rich and dirty trick.
tip-round =
    Coins and fingerprints of all rounds are added up. You need not be clean, only cleaner than somebody else.

## The guided first game

guide-aim = You are the Fox, and this is your loot to play. Most coins win. But whoever has the most fingerprints in the end is busted, however rich. So take coins and stay cleaner than somebody.
guide-lead = The Magpie has the First Player cleaner and leads. It may play any card; the suit of that card is the lead suit.
guide-follow = Jewels were led, and you hold some, so you must play a Jewel. The highest takes all coins and all fingerprints: five prints already. Stay below: play your 3.
guide-follow-other = That would do, but it puts more into the trick, or takes it with all its prints. The 3 keeps you out of it.
guide-taken = The Raven has it: 12 coins, and five fingerprints. Both are written on everybody's plate. Whoever takes a trick leads the next.
guide-win = Now take something. High Artifacts are clean, low ones dirty: ranks mean other things in each suit. Nothing beats your 15. Play it.
guide-win-other = You may, but then the others decide who takes it. Your 15 takes the coins, and brings no print itself.
guide-your-lead = Seven coins, three fingerprints. Now you lead, and may play any card. Low Paintings are nearly worthless: play the 3 and let somebody else take the trick.
guide-your-lead-other = Any card may be led, that one, too. But a low Painting gives little away and loses the trick: lead the 3.
guide-weasel = The Weasel has it, with four fingerprints, and leads. Only cards of the suit that was led can win.
guide-void = You have no Junk, so you may play anything, and it can't win. Best throw in something dirty for another to take: Artifacts 2, with two fingerprints.
guide-void-other = Allowed: you can't follow. But this is the chance to be rid of a dirty card. Artifacts 2 leaves two prints on somebody else.
guide-dirty = The Magpie takes it, and your two fingerprints. Now it leads again.
guide-cleaner = Eleven coins, but five prints. Everybody has one cleaner, to be played at any time. It takes the trick and wipes all prints. Play it!
guide-cleaner-other = You may follow suit. But so rich and dirty a trick, with you playing last, is what the cleaner is for.
guide-wiped = Eleven coins and not one print more. After a cleaner nobody has to follow suit any more, and if another one is played, the last of them takes the trick.
guide-end = If it ended here, the Raven with five fingerprints would be busted, and you the richest of the rest. A real game takes two whole rounds. Good luck!
