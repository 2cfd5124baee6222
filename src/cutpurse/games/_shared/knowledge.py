"""Observations, rows of numbers written one part after the other; and small sums for weighing what is unknown."""

from cutpurse.core.chance import next_fast
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
def fraction(rng):
    """A number from 0 to below 1, with 53 bits by luck."""
    return (next_fast(rng) << 21 | next_fast(rng) >> 11) / 9007199254740992


@rule
def power(base, exponent):
    """By multiplication: the library's powers differ in the last bit between compiled and interpreted code."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result
