"""Sets of small numbers as the bits of one integer; or of two, for a game with more actions than fit one.

Numba knows no population count and no bit select: these reach LLVM's own. A word holds numbers 0 to 62, so that it is
never negative and means the same to Python and to compiled code. A pair of words holds numbers 0 to 125. Which of them
it is, compiled code knows by the type: a game that needs one word pays nothing for those that need two.
"""

from typing import Any, TypeAlias, TypeVar, cast

import llvmlite.binding
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from cutpurse.core.pipelines import RULE

HAS_BMI2 = bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))
WIDTH = 63  # numbers in a word
FULL = (1 << WIDTH) - 1

Bits: TypeAlias = int | tuple[int, int]
"""A set: one word, or two with the smaller numbers first. A field of two words can be read as one, too."""

B = TypeVar("B", bound=Bits)


def joined(bits: Bits) -> int:
    """A set as one number, however long. For Python only."""
    if type(bits) is int:  # nearly always, and looked for first: views ask this hundreds of times for each move
        return bits
    return bits[0] | bits[1] << WIDTH if isinstance(bits, tuple | list) else int(bits)


def split(bits: int) -> tuple[int, int]:
    """A pair of words. For Python only."""
    return bits & FULL, bits >> WIDTH


def set_for(actions: int, bits: int) -> Bits:
    """A set as a game with so many actions needs it. For Python only."""
    return bits if actions <= WIDTH else split(bits)


def pair(words: Any) -> tuple[int, int]:
    """A field of two words as a set of actions."""
    return words[0], words[1]


def members(bits: Bits) -> list[int]:
    """The set as a list, smallest first. For Python only."""
    found, left = [], joined(bits)
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return found


def count(bits: Bits) -> int:
    """How many numbers the set holds."""
    return joined(bits).bit_count()


def lowest(bits: Bits) -> int:
    """The smallest number in the set, which must not be empty."""
    left = joined(bits)
    return (left & -left).bit_length() - 1


def highest(bits: Bits) -> int:
    """The largest number in the set, which must not be empty."""
    return joined(bits).bit_length() - 1


def select(bits: Bits, k: int) -> int:
    """The number with `k` smaller ones in the set."""
    left = joined(bits)
    for _ in range(k):
        left &= left - 1
    return lowest(left)


def has(bits: Bits, number: int) -> bool:
    """Whether the set holds a number."""
    return joined(bits) >> int(number) & 1 == 1


def without(bits: B, number: int) -> B:
    """The set without a number."""
    left = joined(bits) & ~(1 << int(number))
    return cast("B", split(left) if isinstance(bits, tuple | list) else left)


def rest(bits: B) -> B:
    """The set without its smallest number."""
    left = joined(bits)
    left &= left - 1
    return cast("B", split(left) if isinstance(bits, tuple | list) else left)


def _unary(name: str, *flags: int) -> Any:
    """An LLVM intrinsic on one 64-bit word."""

    @intrinsic
    def call(typing: Any, bits: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kinds = [word] + [ir.IntType(1)] * len(flags)
            function = builder.module.declare_intrinsic(name, [word], ir.FunctionType(word, kinds))
            return builder.call(function, [args[0], *(ir.IntType(1)(flag) for flag in flags)])

        return types.int64(types.int64), build

    return call


def _deposit(typing: Any, source: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), build


_pdep: Any = intrinsic(_deposit)
_ctpop = _unary("llvm.ctpop")
_cttz = _unary("llvm.cttz", 1)
_ctlz = _unary("llvm.ctlz", 1)


def _select_by_deposit(bits: Any, k: Any) -> Any:
    return _cttz(_pdep(types.int64(1) << k, types.int64(bits)))


def _select_by_clearing(bits: Any, k: Any) -> Any:
    for _ in range(k):
        bits &= bits - 1
    return _cttz(types.int64(bits))


def _select_of_two(bits: Any, k: Any) -> Any:
    smaller = count(bits[0])
    return select(bits[0], k) if k < smaller else WIDTH + select(bits[1], k - smaller)


def _without_of_two(bits: Any, number: Any) -> Any:
    if number < WIDTH:
        return bits[0] & ~(1 << number), bits[1]
    return bits[0], bits[1] & ~(1 << (number - WIDTH))


def _compile_as(function: Any, of_one: Any, of_two: Any) -> None:
    """Let compiled code that calls `function` with a word, or with two, run one of these."""

    def choose(bits: Any, *_: Any) -> Any:
        return of_two if isinstance(bits, types.BaseTuple | types.Array) else of_one

    overload(function, strict=False, jit_options=RULE)(choose)


_compile_as(pair, None, lambda words: (types.int64(words[0]), types.int64(words[1])))
_compile_as(count, lambda bits: _ctpop(types.int64(bits)), lambda bits: count(bits[0]) + count(bits[1]))
_compile_as(
    lowest,
    lambda bits: _cttz(types.int64(bits)),
    lambda bits: lowest(bits[0]) if bits[0] else WIDTH + lowest(bits[1]),
)
_compile_as(
    highest,
    lambda bits: 63 - _ctlz(types.int64(bits)),
    lambda bits: WIDTH + highest(bits[1]) if bits[1] else highest(bits[0]),
)
_compile_as(select, _select_by_deposit if HAS_BMI2 else _select_by_clearing, _select_of_two)
_compile_as(
    has,
    lambda bits, number: bits >> number & 1 == 1,
    lambda bits, number: (bits[0] >> number if number < WIDTH else bits[1] >> (number - WIDTH)) & 1 == 1,
)
_compile_as(without, lambda bits, number: bits & ~(1 << number), _without_of_two)
_compile_as(
    rest,
    lambda bits: bits & (bits - 1),
    lambda bits: (bits[0] & (bits[0] - 1), bits[1]) if bits[0] else (bits[0], bits[1] & (bits[1] - 1)),
)
