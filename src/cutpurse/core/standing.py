"""How seats are ranked where scores alone decide: for games that have no `standing` of their own."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.core.contract import scores

MOST_POINTS = 1 << 40  # more than any game counts, so that nobody stands below 0


@rule
def by_most(s, out):
    """The most points win."""
    scores(s, out)
    for seat in range(s.seats):
        out[seat] += MOST_POINTS


@rule
def by_fewest(s, out):
    """The fewest points win."""
    scores(s, out)
    for seat in range(s.seats):
        out[seat] = MOST_POINTS - out[seat]
