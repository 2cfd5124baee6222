"""Passing: everyone chooses cards for a neighbour, hidden and at the same time; then all are exchanged.

A game puts `**passing.fields(SEATS)` into its layout. Seats choose card by card, seat 0 first; a card chosen stays in
its hand until `exchange`, and until then nobody else may learn of it: the view shows it to its seat alone, and `asked`
names those who have not chosen yet.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from typing import Any

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.core.state import StandIn, i8, i64
from cutpurse.kit.dealing import take


def fields(seats: int) -> dict[str, Any]:
    """What a state holds of a passing phase, to be given to `layout`; it also needs `hand`, `played` and `actor`."""
    return {
        "step": i8,  # how many seats to the left cards go; 0: nobody passes
        "passed": (i64, seats),  # the cards each seat gives, or has given in this deal
        "gone": i8,  # whether they have changed hands
    }


@rule
def start_passing(s, step):
    """Nobody has chosen a card; seat 0 is asked first."""
    for seat in range(s.seats):
        s.passed[seat] = 0
    s.step, s.gone, s.actor = step, 0, 0


@rule
def may_pass(s):
    """What the seat on turn may still choose."""
    return s.hand[s.actor] & ~s.passed[s.actor]


@rule
def choose(s, card, number):
    """The seat on turn chooses one of `number` cards to pass; whether all have chosen now."""
    s.passed[s.actor] |= 1 << card
    if count(s.passed[s.actor]) == number:
        s.actor += 1
    if s.actor < s.seats:
        return False
    s.actor = 0
    return True


@rule
def exchange(s):
    """All pass at once."""
    for seat in range(s.seats):
        s.hand[seat] &= ~s.passed[seat]
    for seat in range(s.seats):
        s.hand[receiver_of(s, seat)] |= s.passed[seat]
    s.gone = 1


@rule
def receiver_of(s, seat):
    """The seat that gets what this one passes."""
    return (seat + s.step) % s.seats


@rule
def giver_to(s, seat):
    """The seat from which this one gets cards."""
    return (seat + s.seats - s.step) % s.seats


@rule
def know_passed(s, seat, known):
    """Add to the cards known to be in each hand what a seat has passed there, as far as it is not yet played."""
    if s.gone:
        receiver = receiver_of(s, seat)
        known[receiver] |= s.passed[seat] & ~s.played[receiver]


@rule
def redeal_passed(s, seat, rng):
    """In a world whose hands are dealt: what others have passed, or have chosen so far, may be any of their cards.

    After the exchange these are the cards that the receiver had then. What the seat gave and what it got it knows.
    """
    for other in range(s.seats):
        receiver = receiver_of(s, other)
        if other != seat and not (s.gone and receiver == seat):
            cards = s.hand[receiver] | s.played[receiver] if s.gone else s.hand[other]
            s.passed[other] = take(cards, count(s.passed[other]), rng)


def yet_to_pass(s: StandIn) -> tuple[int, ...]:
    """The seats that have not chosen yet: what `asked` answers in this phase."""
    return tuple(range(s.actor, s.seats))
