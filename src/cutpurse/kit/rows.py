"""Where observations are written: rows of a larger array, of floats or of bytes.

Bytes take a quarter of the memory of `float32`, which is what limits a GPU. A number from 0 to 1 becomes the nearest of
0, 1/255, … 1; what is less or more is cut off. A game's `observe` is compiled for either kind: `out[i] = 3 / 8`
writes 96 where there are bytes.

Compiled, a row is an address and nothing else: of an array Numba counts who holds it, by atomic operations, for every
function that is given it.
"""

# Compiled code: Numba infers the types, and has none itself. To mypy a call of an intrinsic never returns.
# mypy: disable-error-code="no-untyped-def, no-untyped-call, call-arg, operator, unreachable"

import operator
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic, models, overload, register_model

from cutpurse.core.bits import WIDTH, Bits, has, lowest
from cutpurse.core.pipelines import RULE

ONE = 255  # the byte for 1
SCRATCH = 16  # numbers


class Row:
    """The numbers of a flat array, or of another row, from a place on. Nothing here knows where it ends."""

    def __init__(self, flat: Any, at: int) -> None:
        if isinstance(flat, Row):
            flat, at = flat.flat, flat.at + at
        self.flat: Any = flat
        self.at = at
        self.kept = KEPT.get(flat.dtype, float)

    def __setitem__(self, i: int, number: float) -> None:
        self.flat[self.at + i] = self.kept(number)

    def __getitem__(self, i: int) -> float:
        number = float(self.flat[self.at + i])
        return number / ONE if self.flat.dtype == np.uint8 else number


def to_byte(number: float) -> int:
    """The nearest byte."""
    return int(min(max(number, 0), 1) * ONE + 0.5)


KEPT: dict[Any, Any] = {np.dtype(np.uint8): to_byte, np.dtype(np.bool_): bool}  # what a row makes of a number


def put_part(out: Any, i: int, number: int, whole: int) -> None:
    """`out[i] = number / whole`, for whole numbers. Bytes are the same, but are found without a division."""
    out[i] = number / whole


def to_bytes(numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.uint8]:
    """A table of numbers as bytes, for `put_known`."""
    return np.array([to_byte(number) for number in numbers], np.uint8)


def put_known(out: Any, i: int, numbers: Any, as_bytes: Any, key: int) -> None:
    """`out[i] = numbers[key]`, of a table that was made before, and as bytes, too."""
    out[i] = numbers[key]


def clear(row: Row, size: int) -> None:
    """Set so many numbers to 0."""
    row.flat[row.at : row.at + size] = 0


def write_bits(out: Any, at: int, size: int, bits: int) -> None:
    """Write 1 for each of the first `size` bits that is set, into numbers that are 0."""
    bits &= (1 << size) - 1
    while bits:
        out[at + lowest(bits)] = 1
        bits &= bits - 1


def write_set(row: Row, size: int, bits: Bits) -> None:
    """Write for each number below `size` whether the set holds it: 1, or 0 over whatever is there."""
    for i in range(size):
        row[i] = has(bits, i)


def scratch() -> Any:
    """A few whole numbers, 0 at first, for a function that lives no longer: an array would be allocated each time."""
    return [0] * SCRATCH


class RowType(types.Type):
    """A row, to Numba."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        super().__init__(name=f"Row({kind})")


@register_model(RowType)
class RowModel(models.PrimitiveModel):
    """In memory it is an address."""

    def __init__(self, manager: Any, row: Any) -> None:
        super().__init__(manager, row, manager.lookup(row.kind).get_data_type().as_pointer())


@overload(Row, strict=False, jit_options=RULE)
def _row(flat, at):
    if isinstance(flat, RowType):
        return lambda flat, at: _part(flat, at)
    return lambda flat, at: _address(flat, at)


@intrinsic
def _address(typing, flat, at):
    def build(context, builder, signature, args):
        return builder.gep(context.make_array(flat)(context, builder, args[0]).data, [args[1]])

    return RowType(flat.dtype)(flat, types.int64), build


@intrinsic
def _part(typing, row, at):
    def build(context, builder, signature, args):
        return builder.gep(args[0], [args[1]])

    return row(row, types.int64), build


@overload(scratch, strict=False, inline="always")  # so that they are the caller's own
def _scratch():
    return lambda: _numbers()


@intrinsic
def _numbers(typing):
    def build(context, builder, signature, args):
        word = ir.IntType(64)
        slot = cgutils.alloca_once(builder, ir.ArrayType(word, SCRATCH))
        cgutils.memset(builder, slot, word(8 * SCRATCH), 0)
        return builder.bitcast(slot, word.as_pointer())

    return RowType(types.int64)(), build


@intrinsic
def _store(typing, row, i, number):
    def build(context, builder, signature, args):
        builder.store(args[2], builder.gep(args[0], [args[1]]))
        return context.get_dummy_value()

    return types.void(row, types.int64, row.kind), build


@intrinsic
def _load(typing, row, i):
    def build(context, builder, signature, args):
        return builder.load(builder.gep(args[0], [args[1]]))

    return row.kind(row, types.int64), build


@intrinsic
def _clear(typing, row, size):
    def build(context, builder, signature, args):
        wide = context.get_abi_sizeof(context.get_data_type(row.kind))
        cgutils.memset(builder, args[0], builder.mul(args[1], args[1].type(wide)), 0)
        return context.get_dummy_value()

    return types.void(row, types.int64), build


@overload(clear, strict=False, jit_options=RULE)
def _clear_row(row, size):
    return lambda row, size: _clear(row, size)


@overload(to_byte, strict=False, jit_options=RULE)
def _to_byte(number):
    if isinstance(number, types.Boolean):
        return lambda number: types.uint8(-types.int64(number))
    if isinstance(number, types.Integer):
        return lambda number: types.uint8(ONE if number > 0 else 0)
    return lambda number: types.uint8(min(max(number, 0.0), 1.0) * ONE + 0.5)


@overload(operator.setitem, jit_options=RULE)
def _set(out, i, number):
    if not isinstance(out, RowType):
        return None
    if out.kind == types.uint8:
        return lambda out, i, number: _store(out, i, to_byte(number))
    if out.kind == types.int64:
        return lambda out, i, number: _store(out, i, types.int64(number))
    return lambda out, i, number: _store(out, i, types.float32(number))


@overload(operator.getitem, jit_options=RULE)
def _get(out, i):
    if not isinstance(out, RowType):
        return None
    if out.kind == types.uint8:
        return lambda out, i: _load(out, i) / ONE
    return lambda out, i: _load(out, i)


@overload(put_part, strict=False, jit_options=RULE)
def _put_part(out, i, number, whole):
    whole_numbers = isinstance(number, types.Integer) and isinstance(whole, types.Integer)
    if isinstance(out, RowType) and out.kind == types.uint8 and whole_numbers:
        return _put_byte
    return put_part


def _put_byte(out, i, number, whole):
    """The same numbers as `to_byte` gives, if the whole is below 2**15: by a known whole nothing is divided.

    `factor` is ONE / whole in parts of 2**32, and too large by less than one part: that moves no number past a half.
    """
    factor = types.uint64(ONE << 32) // types.uint64(whole) + types.uint64(1)
    kept = types.uint64(min(max(0 + number, 0), whole))
    _store(out, i, types.uint8((kept * factor + types.uint64(1 << 31)) >> types.uint64(32)))


@overload(put_known, strict=False, jit_options=RULE)
def _put_known(out, i, numbers, as_bytes, key):
    if isinstance(out, RowType) and out.kind == types.uint8:
        return lambda out, i, numbers, as_bytes, key: _store(out, i, as_bytes[key])
    return put_known


@overload(write_bits, strict=False, jit_options=RULE)
def _write_bits(out, at, size, bits):
    if isinstance(out, RowType) and out.kind == types.uint8:
        return lambda out, at, size, bits: _spread(out, at, size, bits)
    return write_bits


@overload(write_set, strict=False, jit_options=RULE)
def _write_set(row, size, bits):
    if isinstance(bits, types.BaseTuple):
        return _write_two
    return lambda row, size, bits: _spread(row, 0, size, bits)


def _write_two(row, size, bits):
    _spread(row, 0, min(size, WIDTH), bits[0])
    if size > WIDTH:
        _spread(row, WIDTH, size - WIDTH, bits[1])


@intrinsic
def _spread(typing, row, at, size, bits):
    """Write up to 63 bits as bytes without looking at each: a vector of bits becomes one of bytes, all ones or zeros.

    It is stored twice, from the first place on and up to the last: so no byte beyond is touched, whatever the size. The
    size is known when this is optimised within a game, and one of the widths is left. Truth values are 0 or 1.
    """
    truth = row.kind == types.boolean

    def build(context, builder, signature, args):
        place, size, bits = builder.gep(args[0], [args[1]]), args[2], args[3]
        byte, word = ir.IntType(8), ir.IntType(64)

        def as_bytes(lanes, bits):
            few = builder.trunc(bits, ir.IntType(lanes))
            extend = builder.zext if truth else builder.sext
            if lanes == 1:
                return extend(few, byte)
            return extend(builder.bitcast(few, ir.VectorType(ir.IntType(1), lanes)), ir.VectorType(byte, lanes))

        def store(lanes, first, bits):
            written = as_bytes(lanes, bits)
            to = builder.bitcast(builder.gep(place, [first]), written.type.as_pointer())
            builder.store(written, to, align=1)

        def write(widths):
            lanes = widths[0]
            if lanes == 1:
                with builder.if_then(builder.icmp_signed("==", size, word(1))):
                    store(1, word(0), bits)
                return
            with builder.if_else(builder.icmp_signed(">=", size, word(lanes))) as (wide, narrow):
                with wide:
                    last = builder.sub(size, word(lanes))
                    store(lanes, word(0), bits)
                    store(lanes, last, builder.lshr(bits, last))
                with narrow:
                    write(widths[1:])

        write((32, 16, 8, 4, 2, 1))
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, types.int64), build
