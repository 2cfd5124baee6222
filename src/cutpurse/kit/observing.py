"""Observations are rows of numbers, written one part after the other."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule


@rule
def put_one(out, at, size, which):
    """`size` numbers, 1 at `which` if that is one of them; the place after them."""
    for i in range(size):
        out[at + i] = i == which
    return at + size


@rule
def put_bits(out, at, size, bits):
    """`size` numbers, 1 for each of the first bits that is set; the place after them."""
    for i in range(size):
        out[at + i] = bits >> i & 1
    return at + size


@rule
def put_seat(s, out, at, size, seat, other):
    """A seat, or none (less than 0), counted from the observer `seat`, among `size`; the place after it."""
    return put_one(out, at, size, (other - seat) % s.seats if other >= 0 else -1)


@rule
def put_seats(s, out, at, size, seat, seats):
    """A set of seats, counted from the observer; the place after them."""
    for i in range(size):
        out[at + i] = seats >> (seat + i) % s.seats & 1 if i < s.seats else 0
    return at + size


@rule
def put_rows(s, out, at, size, width, seat, sets):
    """A set for each of `size` seats, counted from the observer, absent ones empty; the place after them."""
    for i in range(size):
        at = put_bits(out, at, width, sets[(seat + i) % s.seats] if i < s.seats else 0)
    return at


@rule
def put_numbers(s, out, at, size, seat, numbers, of):
    """A number for each of `size` seats over `of`, counted from the observer, absent ones 0; the place after them."""
    for i in range(size):
        out[at + i] = numbers[(seat + i) % s.seats] / of if i < s.seats else 0
    return at + size
