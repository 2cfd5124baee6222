"""Who has the most, who the fewest: sets of seats; and what all have together."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule


@rule
def everybody(seats):
    """The set of the first `seats` seats."""
    return (1 << seats) - 1


@rule
def most(numbers, seats):
    """Those of a set of seats whose number is the highest; none of an empty set. Numbers are given by seat."""
    best, holders, seat = 0, 0, 0
    while seats >> seat:
        if seats >> seat & 1:
            if holders == 0 or numbers[seat] > best:
                best, holders = numbers[seat], 0
            if numbers[seat] == best:
                holders |= 1 << seat
        seat += 1
    return holders


@rule
def fewest(numbers, seats):
    """Those of a set of seats whose number is the lowest."""
    best, holders, seat = 0, 0, 0
    while seats >> seat:
        if seats >> seat & 1:
            if holders == 0 or numbers[seat] < best:
                best, holders = numbers[seat], 0
            if numbers[seat] == best:
                holders |= 1 << seat
        seat += 1
    return holders


@rule
def total(numbers, seats):
    """The sum of the first `seats` numbers."""
    found = 0
    for seat in range(seats):
        found += numbers[seat]
    return found
