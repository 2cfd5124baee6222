# Eight Tricks in English.

tagline = Follow suit, trump what you can't, and take the most tricks
credits = Made with Cutpurse's kit

## Options

option-trump = Trumps, which beat all other suits
    .clubs = clubs
    .diamonds = diamonds
    .hearts = hearts
    .spades = spades
    .none = no trumps

## The table

trumps = { $suit } are trumps
no-trumps = No trumps
taken = Taken
the-card = { $card }

## Prompts and actions

prompt-lead = { YOU($seat) ->
    [yes] You lead: play a card.
   *[no] { $seat } leads.
}
prompt-follow = { YOU($seat) ->
    [yes] { $suit } were led: follow if you can.
   *[no] { $seat } plays a card.
}
play-card = Play

## Why not

not-in-hand = { YOU($seat) ->
    [yes] you don't hold { $card }
   *[no] { $seat } does not hold { $card }
}
must-follow = { $suit } were led and must be followed

## The log

plays = { YOU($seat) ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
takes = { YOU($seat) ->
    [yes] You take
   *[no] { $seat } takes
} the trick.
wins = { $n ->
    [one] { YOU($seats) ->
        [yes] You win
       *[no] { $seats } wins
    }
   *[other] { $seats } share the win
} with { $points ->
    [one] 1 trick
   *[other] { $points } tricks
}
by-trump = tricks by a trump
by-suit = tricks by the suit led

## Tips

tip-aim = Every trick is a point. Follow the suit that was led; if you can't, a trump takes the trick.
tip-follow = A grey card can't be played now. Point at it to see why.
tip-lead = Whoever takes a trick leads to the next one.
