"""A simple player of Eight Tricks: it leads high, wins as cheaply as it can, and else throws its lowest card away."""

from cutpurse.core.bits import lowest
from cutpurse.core.compiling import rule
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.tricks import beat, led
from eight_tricks.rules import WIDTH, legal, trumps


@rule
def greedy(s, rng):
    cards, trump = legal(s), trumps(s)
    if led(s) == NO_CARD:
        return by_worth(cards & ~trump or cards, trump, True)
    winning = beat(cards, s.trick[s.trick_winner], trump, WIDTH)  # all cards, if none wins
    return by_worth(winning, trump, False)


@rule
def by_worth(cards, trump, most):
    """The card that is worth the most, or the least: by rank, and trumps above all others."""
    choice, worth = -1, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        this = card % WIDTH + WIDTH * (trump >> card & 1)
        if choice < 0 or (this > worth if most else this < worth):
            choice, worth = card, this
    return choice
