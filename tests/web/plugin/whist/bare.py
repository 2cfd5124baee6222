"""Whist as a game that says nothing of its looks: its suits are none that the page knows."""

from whist.renamed import renamed

view = renamed("bare", {"Clubs": "Oaks", "Diamonds": "Elms", "Hearts": "Pines", "Spades": "Birches"})
