"""What an action means, as numbers between -1 and 1."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule


@rule
def part(number, of):
    """A number over another, cut off where it would leave -1 to 1."""
    return min(1.0, max(-1.0, number / of))


@rule
def best_other(numbers, seats, seat):
    """The highest number of the other seats. Numbers are given by seat."""
    best = numbers[0 if seat else 1]
    for other in range(seats):
        if other != seat:
            best = max(best, numbers[other])
    return best
