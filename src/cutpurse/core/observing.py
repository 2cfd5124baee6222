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
