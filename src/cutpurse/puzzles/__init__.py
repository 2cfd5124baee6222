"""Puzzles: positions from games in which one choice is clearly best, made by bots and shipped beside each game."""
