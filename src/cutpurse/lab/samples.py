"""Quantities measured game by game, and how sure their means are.

Every figure of the lab is the mean of a column: a number per game, `x`, or a ratio of two, `x` to `n`: points to hands
in which a card was held. The unit is the game (or the deal), never the hand or the decision: what happens within a game
hangs together. A ratio R = sum(x) / sum(n) has the influence values (x - R n) / mean(n), whose spread gives its
standard error (the delta method; Cochran, Sampling Techniques, ch. 6), also for differences on the same deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.arena.intervals import NORMAL, Interval, of_share, student

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
Key: TypeAlias = tuple[str, str]
"""A metric, and which of several it is: ("win_share", "Blue"), ("decisions", "")."""


@dataclass(frozen=True)
class Column:
    """Samples by game; without `n` each counts once."""

    x: Floats
    n: Floats | None = None

    def weights(self) -> Floats:
        return np.ones(len(self.x)) if self.n is None else self.n


@dataclass(frozen=True)
class Table:
    """Columns over the same games, by their numbers."""

    games: Ints
    columns: Mapping[Key, Column]

    def only(self, games: Ints) -> "Table":
        """The games of these numbers."""
        kept = np.isin(self.games, games)
        if kept.all():
            return self
        cut = {key: Column(c.x[kept], None if c.n is None else c.n[kept]) for key, c in self.columns.items()}
        return Table(self.games[kept], cut)


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """A mean, between what it lies with 95% confidence, and how many games tell of it."""

    value: float
    ci95: Interval | None  # None: one game tells nothing of the spread
    games: int


def join(tables: Sequence[Table]) -> Table:
    """One table of several; a column that one of them lacks has not occurred there."""
    games = [len(table.games) for table in tables]
    keys = {key: column.n is not None for table in tables for key, column in table.columns.items()}
    columns = {}
    for key, is_ratio in keys.items():
        parts = [table.columns.get(key) for table in tables]
        x = np.concatenate([part.x if part else np.zeros(size) for part, size in zip(parts, games, strict=True)])
        n = np.concatenate(
            [part.weights() if part else np.zeros(size) for part, size in zip(parts, games, strict=True)]
        )
        columns[key] = Column(x, n if is_ratio else None)
    return Table(np.concatenate([table.games for table in tables]), columns)


def on_same_games(tables: Sequence[Table]) -> list[Table]:
    """The games that all of these tables have: what was stopped may have gaps, and not the same ones."""
    shared = reduce(np.intersect1d, (table.games for table in tables))
    return [table.only(shared) for table in tables]


def estimate(column: Column, *, share: bool = False) -> Estimate | None:
    """The mean and its interval; None where the case has not occurred."""
    weights = column.weights()
    total = float(weights.sum())
    if not total:
        return None
    value = float(column.x.sum()) / total
    clusters = int(np.count_nonzero(weights))
    variance = variance_of(influences(column))
    if share:
        value = min(1.0, max(0.0, value))
        return Estimate(value=value, ci95=share_interval(value, variance, clusters), games=clusters)
    return Estimate(value=value, ci95=interval(value, variance, clusters), games=clusters)


def difference(one: Column, other: Column) -> Estimate | None:
    """How much more one mean is than another, taken on the same games."""
    size = min(len(one.x), len(other.x))
    pair = [Column(c.x[:size], None if c.n is None else c.n[:size]) for c in (one, other)]
    totals = [float(column.weights().sum()) for column in pair]
    if not all(totals):
        return None
    value = float(pair[0].x.sum()) / totals[0] - float(pair[1].x.sum()) / totals[1]
    clusters = min(int(np.count_nonzero(column.weights())) for column in pair)
    variance = variance_of(influences(pair[0]) - influences(pair[1]))
    return Estimate(value=value, ci95=interval(value, variance, clusters), games=clusters)


def excludes(ci95: Interval | None, value: float, among: int = 1) -> bool:
    """Whether an interval says that the truth is not this value, where the most striking of so many is looked at.

    Bonferroni's way: the interval is as much wider as the chance to be wrong is smaller.
    """
    if ci95 is None:
        return False
    middle = (ci95[0] + ci95[1]) / 2
    wider = NormalDist().inv_cdf(1 - 0.025 / among) / NORMAL
    return abs(value - middle) > reach_of(ci95) * wider


def reach_of(ci95: Interval) -> float:
    """How far an interval reaches to either side."""
    return (ci95[1] - ci95[0]) / 2


def influences(column: Column) -> Floats:
    """How far each game pulls the mean from where it is."""
    weights = column.weights()
    total = weights.sum()
    pulls: Floats = (column.x - column.x.sum() / total * weights) * (len(weights) / total)
    return pulls


def variance_of(pulls: Floats) -> float:
    """The variance of the mean."""
    games = len(pulls)
    return float((pulls**2).sum()) / (games - 1) / games if games > 1 else 0.0


def interval(value: float, variance: float, clusters: int) -> Interval | None:
    if clusters < 2:
        return None
    reach = student(clusters - 1) * sqrt(variance)
    return value - reach, value + reach


def share_interval(share: float, variance: float, clusters: int) -> Interval:
    """Wilson's interval, for as many independent games as would vary so much; all alike say nothing of the spread."""
    independent = share * (1 - share) / variance if variance > 0 and 0 < share < 1 else clusters
    return of_share(share, max(1, round(independent)))
