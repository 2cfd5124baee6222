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

guide-hand = This is your hand: three cards, one for each round.
guide-play = The highest card takes a point. Nothing is higher than the 12: play it.
guide-not-that = You may play it, but East might have a higher one. Play the 12.
guide-won = The point is yours. Two more rounds like this, and the most points win.
