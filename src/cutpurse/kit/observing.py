"""Observations are rows of numbers, written one part after the other.

All numbers of a row are 0 at first, so that only the others need to be written: most of an observation is empty.
Nothing here divides, or branches by what the cards are: either would take most of the time.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.kit.rows import put_part, write_bits


@rule
def put_one(out, at, size, which):
    """`size` numbers, 1 at `which` if that is one of them; the place after them."""
    there = 0 <= which < size
    out[at + (which if there else 0)] = there
    return at + size


@rule
def put_bits(out, at, size, bits):
    """`size` numbers, 1 for each of the first bits that is set; the place after them."""
    write_bits(out, at, size, bits)
    return at + size


@rule
def seat_after(s, seat, steps):
    """The seat so many steps clockwise, at most one round."""
    other = seat + steps
    return other - s.seats if other >= s.seats else other


@rule
def put_seat(s, out, at, size, seat, other):
    """A seat, or none (less than 0), counted from the observer `seat`, among `size`; the place after it."""
    return put_one(out, at, size, seat_after(s, other, s.seats - seat) if other >= 0 else -1)


@rule
def put_seats(s, out, at, size, seat, seats):
    """A set of seats, counted from the observer; the place after them."""
    return put_bits(out, at, size, (seats | seats << s.seats) >> seat & (1 << s.seats) - 1)


@rule
def put_rows(s, out, at, size, width, seat, sets, first=0):
    """A set of numbers from `first` on for each of `size` seats, counted from the observer; the place after them.

    Those of absent seats are empty.
    """
    for i in range(s.seats):
        put_bits(out, at + i * width, width, sets[seat_after(s, seat, i)] >> first)
    return at + size * width


@rule
def put_numbers(s, out, at, size, seat, numbers, of):
    """A number for each of `size` seats over `of`, counted from the observer, absent ones 0; the place after them."""
    for i in range(s.seats):
        put_part(out, at + i, numbers[seat_after(s, seat, i)], of)
    return at + size
