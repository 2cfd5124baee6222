"""The cards: five colours of six, and two whites.

A card's number is colour * 6 + rank - 1. The whites, 30 and 31, are alike in every respect.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule

COLOURS, RANKS = 5, 6
WHITE = COLOURS  # the sixth colour, of two cards with the rank 3
CARDS = COLOURS * RANKS + 2  # CRY-02
ONE_COLOUR = (1 << RANKS) - 1
WHITES = 3 << WHITE * RANKS
BLOCKS = WHITES | sum(0b011100 << colour * RANKS for colour in range(COLOURS))  # ranks 3, 4 and 5, CRY-21


@rule
def rank_of(card):
    return card % RANKS + 1 if card < WHITE * RANKS else 3


@rule
def colour_of(card):
    return card // RANKS


@rule
def all_of(colour):
    """The cards of a colour, as a set."""
    return ONE_COLOUR << colour * RANKS if colour < WHITE else WHITES
