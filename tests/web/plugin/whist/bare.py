"""Whist as a game that says nothing of its looks: its suits are none that the page knows."""

from whist.renamed import renamed

public, own = renamed("bare", {"Clubs": "Oaks", "Diamonds": "Elms", "Hearts": "Pines", "Spades": "Birches"})
