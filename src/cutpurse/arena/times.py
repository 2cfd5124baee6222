"""How long moves take, in little memory: counted by their order of magnitude, two percent wide."""

from collections import Counter
from math import exp, floor, log
from typing import TypeAlias

Times: TypeAlias = Counter[int]
"""How many moves were in each bin."""

WIDTH = log(1.02)  # of a bin
SHORTEST = 1e-7  # seconds; no clock tells less


def bin_of(seconds: float) -> int:
    return floor(log(max(seconds, SHORTEST)) / WIDTH)


def quantile_ms(times: Times, part: float) -> float | None:
    """The milliseconds that so many of the moves stay below, give or take a percent; None without moves."""
    wanted, passed = part * times.total(), 0
    for number, moves in sorted(times.items()):
        passed += moves
        if passed >= wanted:
            return 1000 * exp((number + 0.5) * WIDTH)
    return None
