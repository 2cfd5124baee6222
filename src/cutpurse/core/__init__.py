"""What a game is. Knows no particular game, no network, no screen."""
