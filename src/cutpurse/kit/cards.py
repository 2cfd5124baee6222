"""Cards as numbers, and sets of cards as bits.

Suits have `width` ranks each: card `c` is of suit `c // width`, and its rank within the suit is `c % width`. A deck may
lack some of these numbers. A set holds cards 0 to 62.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import lowest
from cutpurse.core.chance import shuffle
from cutpurse.core.compiling import rule

NO_CARD = -1


@rule
def set_of(card):
    """The set of one card; the empty set for NO_CARD."""
    return 0 if card == NO_CARD else 1 << card


@rule
def all_of_suit(suit, width):
    """All cards of a suit."""
    return (1 << width) - 1 << suit * width


@rule
def all_of_suits(suits, width):
    """All cards of a set of suits."""
    cards, left = 0, int(suits)
    while left:
        cards |= all_of_suit(lowest(left), width)
        left &= left - 1
    return cards


@rule
def like(card, width):
    """All cards of a card's suit."""
    return all_of_suit(card // width, width)


@rule
def above(card, width):
    """The cards of its suit that are higher than this one."""
    return like(card, width) & -(2 << card)


@rule
def shuffled(s, cards, pack):
    """Write a set of cards in random order to the start of `pack`; how many there are."""
    size = 0
    while cards:
        pack[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    shuffle(s, pack, 0, size)
    return size


@rule
def from_pack(pack, at, size):
    """So many cards of a pack, as a set."""
    cards = 0
    for place in range(at, at + size):
        cards |= 1 << int(pack[place])
    return cards


@rule
def deal_hands(s, cards, each):
    """Shuffle a set of cards and deal so many to each hand; the set of those that are left."""
    pack = np.zeros(63, np.int64)
    size = shuffled(s, cards, pack)
    for seat in range(s.seats):
        s.hand[seat] = from_pack(pack, seat * each, each)
    return from_pack(pack, s.seats * each, size - s.seats * each)
