"""A match in phases, of several deals, to a target."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE


@rule
def turn_in_phase(s, last, ended):
    """Whose turn it is where in phases 0 to `last` the actor chooses; in later ones, but `ended`, the table moves."""
    if s.phase <= last:
        return int(s.actor)
    return OVER if s.phase == ended else TABLE


@rule
def add_up(totals, points, seats):
    """Add the points of a deal to the totals, and clear them."""
    for seat in range(seats):
        totals[seat] += points[seat]
        points[seat] = 0


@rule
def reached(totals, seats, target):
    """Whether some seat has as much as the target; whoever has won then is a matter of `ranking`."""
    for seat in range(seats):
        if totals[seat] >= target:
            return True
    return False
