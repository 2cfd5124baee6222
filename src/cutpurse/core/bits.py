"""Sets of small numbers as the bits of one integer.

Numba knows no population count and no bit select: these reach LLVM's own. A set holds numbers 0 to 62,
so that it is never negative and means the same to Python and to compiled code.
"""

from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from cutpurse.core.pipelines import RULE

HAS_BMI2 = bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


def count(bits: int) -> int:
    """How many numbers the set holds."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The smallest number in the set, which must not be empty."""
    return int(bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The largest number in the set, which must not be empty."""
    return int(bits).bit_length() - 1


def select(bits: int, k: int) -> int:
    """The number with `k` smaller ones in the set."""
    for _ in range(k):
        bits &= bits - 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """The set as a list, smallest first. For Python only."""
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


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


def _compile_as(function: Any, implementation: Any) -> None:
    """Let compiled code that calls `function` run `implementation`."""
    overload(function, strict=False, jit_options=RULE)(lambda *kinds: implementation)


_compile_as(count, lambda bits: _ctpop(types.int64(bits)))
_compile_as(lowest, lambda bits: _cttz(types.int64(bits)))
_compile_as(highest, lambda bits: 63 - _ctlz(types.int64(bits)))
_compile_as(select, _select_by_deposit if HAS_BMI2 else _select_by_clearing)
