"""What Lucre and COIN share; not a game."""
