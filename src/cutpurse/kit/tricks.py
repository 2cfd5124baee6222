"""Tricks: who must play what, who wins, and what a card off suit tells.

A game that takes all of this puts `**tricks.fields(SEATS)` into its layout. Then `start_deal`, `start_trick`, `lay` and
`collect` do what every trick-taking game does. A game with tricks of its own calls `follow`, `beat` and `beats`.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from typing import Any

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, i64
from cutpurse.kit.cards import NO_CARD, above, joined_once, like, set_of

NOBODY = -1


def fields(seats: int) -> dict[str, Any]:
    """What a state holds of the tricks of one deal, to be given to `layout`."""
    return {
        "hand": (i64, seats),
        "actor": i8,  # whose turn it is
        "lead": i8,  # who has led, or is to lead, this trick
        "left": i8,  # how many have still to play to it
        "trick": (i8, seats),  # each seat's card in this trick, or NO_CARD
        "trick_winner": i8,  # takes the trick as it lies; NOBODY before the lead
        "tricks": i8,  # complete ones of this deal
        "taken": (i64, seats),  # the cards of the tricks each seat has won
        "played": (i64, seats),  # the cards each seat has played
        "barred": (i64, seats),  # the cards each seat has shown not to hold
    }


@rule
def next_seat(s, seat):
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def holder_of(s, card):
    """The seat that holds a card, or NOBODY."""
    for seat in range(s.seats):
        if s.hand[seat] >> card & 1:
            return seat
    return NOBODY


# Which cards


@rule
def follow(hand, suit):
    """The cards of a hand that may be played where this suit, as a set, must be followed: any, if it has none."""
    return hand & suit or hand


@rule
def beat(cards, best, trumps, width):
    """Those of some cards that beat the best so far; if none does, all of them. Trumps are a set, perhaps empty."""
    winning = above(best, width)
    if trumps and not trumps >> best & 1:
        winning |= trumps
    return cards & winning or cards


@rule
def beats(card, best, trumps, width):
    """Whether a card beats the best so far: by a higher one of its suit, or by a trump."""
    if trumps >> card & 1 and not trumps >> best & 1:
        return True
    return above(best, width) >> card & 1 != 0


# One trick after the other


@rule
def start_deal(s):
    """No trick is played yet."""
    for seat in range(s.seats):
        s.trick[seat] = NO_CARD
        s.taken[seat] = s.played[seat] = s.barred[seat] = 0
    s.trick_winner, s.tricks = NOBODY, 0


@rule
def start_trick(s, seat):
    """The seat is to lead."""
    s.lead = s.actor = seat
    s.trick_winner = NOBODY
    s.left = s.seats


@rule
def led(s):
    """The card led, or NO_CARD."""
    return NO_CARD if s.trick_winner == NOBODY else s.trick[s.lead]


@rule
def lay(s, card, trumps, width):
    """The seat on turn plays a card; whoever does not follow suit shows that it has none. Then the next is on turn."""
    seat, first = s.actor, led(s)
    s.hand[seat] &= ~(1 << card)
    s.played[seat] |= 1 << card
    s.trick[seat] = card
    if first == NO_CARD or beats(card, s.trick[s.trick_winner], trumps, width):
        s.trick_winner = seat
    if first != NO_CARD and not like(first, width) >> card & 1:
        s.barred[seat] |= like(first, width)
    s.left -= 1
    s.actor = next_seat(s, seat)


@rule
def cards_in_trick(s):
    """The cards of this trick."""
    cards = 0
    for seat in range(s.seats):
        cards |= set_of(s.trick[seat])
    return cards


@rule
def collect(s):
    """The winner takes the trick; who that is. Nobody leads yet."""
    winner = s.trick_winner
    s.taken[winner] |= cards_in_trick(s)
    for seat in range(s.seats):
        s.trick[seat] = NO_CARD
    s.trick_winner = NOBODY
    s.tricks += 1
    return winner


@rule
def unseen(s, seat, deck):
    """The cards of a deck that a seat has neither in its hand nor seen played."""
    cards = deck & ~s.hand[seat]
    for other in range(s.seats):
        cards &= ~s.played[other]
    return cards


BROKEN_LAWS = {
    1: "the cards are not all there once",
    2: "a hand has the wrong size",
    3: "a hand has a card that its seat has shown not to hold",
}


@rule
def broken_law(s, deck, each):
    """Whether the cards of a deck, of which each seat got so many and nobody else any, are in hands and tricks.

    Nor is a card in a hand that has shown not to hold it: a game that gives a seat such a card later clears `s.barred`.
    """
    cards = cards_in_trick(s)
    for seat in range(s.seats):
        cards = joined_once(joined_once(cards, s.hand[seat]), s.taken[seat])
        if count(s.hand[seat]) != each - s.tricks - (s.trick[seat] != NO_CARD):
            return 2
        if s.hand[seat] & s.barred[seat]:
            return 3
    return 0 if cards == deck else 1
