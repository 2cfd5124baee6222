"""The cards: five colours of six, and two whites.

A card's number is colour * 6 + rank - 1; the white 3 is number 30. Sets of cards are sets of bits. The two whites are
alike (CRY-E02), so they have no names: one white in a set is bit 30, both are the bits 30 and 31.
Version 1 of the rules told them apart: 30 and 31 were two cards.
"""

from cutpurse.core.compiling import rule
from cutpurse.kit.cards import all_of_suit

COLOURS, RANKS = 5, 6
WHITE = COLOURS  # the sixth colour, of two cards with the rank 3
CARDS = COLOURS * RANKS + 2  # CRY-02
WHITE_3 = WHITE * RANKS
FIRST_WHITE, SECOND_WHITE = 1 << WHITE_3, 2 << WHITE_3
WHITES = FIRST_WHITE | SECOND_WHITE
BLOCKS = WHITES | sum(0b011100 << colour * RANKS for colour in range(COLOURS))  # ranks 3, 4 and 5, CRY-21
FIRSTS = sum(1 << colour * RANKS for colour in range(COLOURS + 1))  # the first card of each colour
WHITES_ALIKE = 2  # the version of the rules since which nobody can tell the whites apart


@rule
def rank_of(card):
    return card % RANKS + 1 if card < WHITE_3 else 3


@rule
def colour_of(card):
    return card // RANKS


@rule
def all_of(colour):
    """The cards of a colour, as a set."""
    return all_of_suit(colour, RANKS) if colour < WHITE else WHITES


@rule
def firsts_of(cards):
    """The colours of a set of cards, each as the first card of that colour."""
    three = cards | cards >> 1 | cards >> 2
    return (three | three >> 3) & FIRSTS


@rule
def alike(s, cards):
    """A set in which nobody can tell which white it holds."""  # CRY-E02
    if cards & WHITES == SECOND_WHITE and s.rules >= WHITES_ALIKE:
        return cards ^ WHITES
    return cards


@rule
def join(cards, more):
    """The cards of two sets that lie in different places: a white in each makes two."""
    return cards | more | (cards & more & FIRST_WHITE) << 1


@rule
def without(s, cards, less):
    """The cards of a set but for some of them: of two whites, one is left without one."""
    return alike(s, cards & ~less)


@rule
def kinds_of(s, cards):
    """The set with one of each kind: two whites are one choice."""  # CRY-E02
    return cards & ~SECOND_WHITE if cards & SECOND_WHITE and s.rules >= WHITES_ALIKE else cards


@rule
def same_kind(s, card):
    """The set of all cards that nobody can tell from this one."""
    return WHITES if s.rules >= WHITES_ALIKE and card == WHITE_3 else 1 << card
