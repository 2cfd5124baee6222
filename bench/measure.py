"""Measuring on machines that others use, too: short rounds, all candidates in turn, and the best round counts.

What disturbs a round only ever slows it, so the best is nearest to what the code can do; it is taken for us and for our
peers alike, and the spread is shown.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Rate: TypeAlias = Callable[[float], float]
"""Works for about so many seconds; how many decisions, or whatever it does, a second."""

Clock: TypeAlias = Callable[[], float]
"""Wall time, or `time.process_time`: on a busy machine that tells more."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many measurements are done, and how many there will be."""


@dataclass(frozen=True)
class Spread:
    """What several rounds have given."""

    best: float
    worst: float

    @staticmethod
    def of_rates(rounds: Sequence[float]) -> "Spread":
        return Spread(max(rounds), min(rounds))

    @staticmethod
    def of_times(rounds: Sequence[float]) -> "Spread":
        return Spread(min(rounds), max(rounds))


def counter(progress: Progress | None, total: int) -> Callable[[], None]:
    """Tells how many measurements are done, each time it is called."""
    numbers = iter(range(1, total + 1))
    return lambda: progress(next(numbers), total) if progress else None


def in_turn(rates: Mapping[str, Rate], rounds: int, seconds: float, done: Callable[[], None]) -> dict[str, Spread]:
    """Measure each in every round, after a short round to warm up that does not count."""
    found: dict[str, list[float]] = {name: [] for name in rates}
    for rate in rates.values():
        rate(seconds / 10)
    for _ in range(rounds):
        for name, rate in rates.items():
            found[name].append(rate(seconds))
            done()
    return {name: Spread.of_rates(rounds) for name, rounds in found.items()}


def time_python(code: str, *words: str, environment: Mapping[str, str]) -> tuple[float, float]:
    """Seconds from the start of a new Python process to its end, and how many of them it had a processor."""
    start, before = time.perf_counter(), child_seconds()
    subprocess.run([sys.executable, "-c", code, *words], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start, child_seconds() - before


def child_seconds() -> float:
    """How long processes that this one has started, and that have ended, have had a processor."""
    times = os.times()
    return times.children_user + times.children_system
