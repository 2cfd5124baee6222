"""Cards as numbers, and sets of cards as bits.

Suits have `width` ranks each: card `c` is of suit `c // width`, and its rank within the suit is `c % width`. A deck may
lack some of these numbers. A set holds cards 0 to 62. For more cards see `add_card`, for alike copies `copies`.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import WIDTH, lowest, select
from cutpurse.core.chance import WORD, shuffle, uniform_word
from cutpurse.core.compiling import rule

NO_CARD = -1


@rule
def set_of(card):
    """The set of one card; the empty set for NO_CARD."""
    return 0 if card == NO_CARD else 1 << card


@rule
def joined_once(cards, more):
    """Two sets as one; -1, which no set is, if they share a card: in the laws each card is somewhere, once."""
    return -1 if cards & more else cards | more


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
def add_card(words, card):
    """Add a card to a set in a field of two words, which holds cards 0 to 125 (see `core.bits`)."""
    words[card // WIDTH] |= 1 << card % WIDTH


@rule
def remove_card(words, card):
    """Remove a card from such a set."""
    words[card // WIDTH] &= ~(1 << card % WIDTH)


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


@rule
def draw(s, cards, size, number):
    """So many of a set of `size` cards, any of them equally likely; one random word serves for several while it can."""
    drawn = 0
    while number > 0:
        span, left = 1, size
        while number > 0 and span * left <= WORD:
            span *= left
            left -= 1
            number -= 1
        fraction = uniform_word(s, span)
        while size > left:
            fraction *= size
            card = 1 << select(cards, fraction >> 32)
            fraction &= WORD
            drawn |= card
            cards &= ~card
            size -= 1
    return drawn
