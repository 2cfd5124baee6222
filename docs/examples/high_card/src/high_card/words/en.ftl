tagline = Three cards each, one a round: the highest takes a point
credits = Written for Cutpurse's documentation

middle = Middle
highest = highest

plays-a-card = { $seat } plays a card.
prompt-play = { YOU($seat) ->
    [yes] Play a card.
   *[no] { plays-a-card }
}
play = Play
play-card = play { $rank }
not-in-hand = { $seat } does not hold the { $rank }

plays = { $seat } plays { $rank }.
takes-round = { $seat } takes round { $round }.
wins = { $n ->
    [one] { $seats } wins with { $points }
   *[other] { $seats } share the win with { $points }
}

option-worth = Points for the highest card

tip-start = Three cards each, one a round. The highest takes a point.
tip-count = The cards are played in the open: count which high ones are gone.
