# Hearts in English.

tagline = Take no hearts and no queen of spades; or take them all
credits = A game of everybody's; written for Cutpurse's documentation

## Options

option-target = Play until somebody has so many points (1: a single deal)
option-moon = Whoever takes all points gives 26 to each of the others

## The table

taken = Taken
this-deal = This deal
to-be-passed = to be passed
deal = Deal { $deal }
the-card = { $card }
to-pass = pass { $card }

## Prompts and actions

pass-left = Everyone passes three cards to the left.
pass-right = Everyone passes three cards to the right.
pass-across = Everyone passes three cards across.
no-pass = Nobody passes cards in this deal.
prompt-pass = Choose card { $n } of 3 to pass to { $seat }.
prompt-lead = { YOU($seat) ->
    [yes] You lead: play a card.
   *[no] { $seat } leads.
}
prompt-play = { YOU($seat) ->
    [yes] Play a card.
   *[no] { $seat } plays a card.
}
prompt-follow = Follow with { $suit }.
prompt-void = You have no { $suit }: play any card.
pass-card = Pass
lead-card = Lead
play-card = Play

## Why not

not-in-hand = { YOU($seat) ->
    [yes] you don't hold { $card }
   *[no] { $seat } does not hold { $card }
}
chosen-already = it is chosen already
must-follow = { $suit } were led and must be followed
must-lead-first = the two of clubs must be led first
not-broken = hearts can't be led before a heart was played
no-points-in-first-trick = no points may be played to the first trick

## The log

deals = Deal { $deal } begins.
chooses = { YOU($seat) ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card } to be passed.
all-have-passed = All pass their cards.
gets = { YOU($seat) ->
    [yes] You get
   *[no] { $seat } gets
} { $cards } from { FORM($seat2, case: "within") }.
leads-first = { YOU($seat) ->
    [yes] You have the two of clubs and lead.
   *[no] { $seat } has the two of clubs and leads.
}
plays = { YOU($seat) ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
hearts-broken = Hearts may be led from now on.
takes = { YOU($seat) ->
    [yes] You take
   *[no] { $seat } takes
} the trick.
takes-points = { YOU($seat) ->
    [yes] You take
   *[no] { $seat } takes
} the trick with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
deal-over = Deal { $deal } is over.
shoots-moon = { YOU($seat) ->
    [yes] You have
   *[no] { $seat } has
} taken all points: the others get 26 each.
scores = { YOU($seat) ->
    [yes] You get
   *[no] { $seat } gets
} { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $total } in all.
wins = { YOU($seats) ->
    [yes] { $n ->
        [one] You win with
       *[other] { $seats } share the win with
    }
   *[no] { $n ->
        [one] { $seats } wins with
       *[other] { $seats } share the win with
    }
} { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Where points come from

in-hearts = hearts
queen = queen of spades
moon = shooting the moon

## Tips

tip-aim = Points are bad: each heart is one, the queen of spades thirteen. The fewest win.
tip-why = A grey card can't be played now. Point at it to see why.
tip-points = Whoever takes points may as well go on: all 26 of them are the others' instead.
tip-broken = A heart was played: from now on hearts may be led.
