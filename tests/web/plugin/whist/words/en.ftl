tagline = Thirteen cards each: follow suit, the highest takes the trick
credits = Everybody's

middle = Middle
highest = highest
last-trick = Last trick
tricks = Tricks
honours = Honours

prompt-play = { YOU($seat) ->
    [yes] Play a card.
   *[no] { $seat } plays a card.
}
play = Play
play-card = play { $card }
not-in-hand = It is not in the hand
must-follow = The suit that was led must be followed

plays = { $seat } plays { $card }.
takes-trick = { $seat } takes the trick.
wins = { $seats } with { $tricks } tricks
