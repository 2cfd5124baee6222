"""Targets that options are tuned towards: what a metric should be."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from cutpurse.arena.intervals import Interval
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.metrics import Metric, find_metric

NEAR = 0.1  # of a target: nobody notices the rest
TARGET = re.compile(r"\s*([a-z_]+)\s*=\s*(-?\d+(?:\.\d+)?)\s*(%|min|minutes|)\s*", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Target:
    """What a metric should be."""

    metric: Metric
    value: float
    text: str

    @property
    def name(self) -> str:
        """What the metric was called: length, for the minutes."""
        return name_of(self.text)

    def near(self, value: float, ci95: Interval | None) -> bool:
        """Whether a figure reaches the target: it may be this value, or is within a tenth of it."""
        low, high = ci95 or (value, value)
        return abs(value - self.value) <= NEAR * abs(self.value) or low <= self.value <= high


def name_of(target: str) -> str:
    return target.partition("=")[0].strip()


def read_target(text: str) -> Target:
    """length=25min, seat_advantage=0, forced=20%, lead_changes=4."""
    found = TARGET.fullmatch(text)
    if not found:
        raise CutpurseError(
            f"“{text!s:.40}” is not a target; targets look like length=25min, seat_advantage=0, forced=20%"
        )
    name, number, unit = found.groups()
    metric, value = find_metric(name), float(number)
    if metric.unit == "share":
        value = value / 100 if unit == "%" else value
        if not 0 <= value <= 1:
            raise CutpurseError(f"{name} is a share: its target is from 0 to 100%, not {number}{unit}")
    elif unit and not (metric.unit == "minutes" and unit != "%"):
        raise CutpurseError(f"{name} is measured in {metric.unit}, not in {unit}")
    elif value < 0 and metric.name != "margin":
        raise CutpurseError(f"{name} can't be {number}: it is never less than 0")
    return Target(metric=metric, value=value, text=text.strip())


def read_targets(texts: Sequence[str]) -> list[Target]:
    """Targets of different metrics."""
    targets = [read_target(text) for text in texts]
    for one, other in combinations(targets, 2):
        if one.metric == other.metric:
            raise CutpurseError(f"{one.text} and {other.text} are targets of the same metric; give it one")
    return targets
