"""A match in phases, of several deals, to a target; whose turn it is."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import exp, pi, sqrt

from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.kit.tricks import next_seat


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


@rule
def deals_left(most, target, mean, spread):
    """How many deals it will take until some seat has the target, about, if the one ahead has `most`; at least one.

    A seat gains `mean` a deal, give or take `spread`; whoever is ahead in the end has gained half a spread more.
    """
    extra = spread / 2
    root = (sqrt(extra * extra + 4 * mean * max(0, target - most)) - extra) / (2 * mean)
    return max(1.0, root * root + 0.5)


@rule
def outlook(totals, seats, target, mean, spread, better, chances, points):
    """An `outlook` from the totals alone: a softmax of them, over what luck may do in the deals that are left.

    `mean` and `spread` of a seat's gain in a deal, from `cutpurse bench outlook GAME`. `better`: 1, or -1 where the
    fewest points win.
    """
    most = totals[0]
    best = better * totals[0]
    for seat in range(1, seats):
        most, best = max(most, totals[seat]), max(best, better * totals[seat])
    deals = deals_left(most, target, mean, spread)
    scale = spread * sqrt(6 * deals) / pi  # of Gumbel's distribution with the deviation of so many deals
    whole = 0.0
    for seat in range(seats):
        chances[seat] = exp((better * totals[seat] - best) / scale)
        points[seat] = totals[seat] + deals * mean
        whole += chances[seat]
    for seat in range(seats):
        chances[seat] /= whole
    return True


@rule
def next_among(s, seat, seats):
    """The next to the left that is one of a set of seats, which must not be empty; at last the seat itself."""
    seat = next_seat(s, seat)
    while not seats >> seat & 1:
        seat = next_seat(s, seat)
    return seat
