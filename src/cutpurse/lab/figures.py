"""Figures: what the columns of a study say, with intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cutpurse.arena.intervals import Interval
from cutpurse.arena.setup import Setup
from cutpurse.lab.duels import duel_name, games_to_lead, variance_shares
from cutpurse.lab.metrics import BY_NAME, METRICS, Metric
from cutpurse.lab.samples import Column, Estimate, Floats, Table, estimate, excludes
from cutpurse.lab.study import Part

LEAST = 10  # games in which something occurs, below which nothing is said of what it is worth


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One number of a report."""

    metric: str
    group: str  # which seat, card, event; nothing where there is one figure only
    value: float
    ci95: Interval | None
    games: int  # that tell of it

    @property
    def about(self) -> Metric:
        return BY_NAME[self.metric]

    def excludes(self, value: float, among: int = 1) -> bool:
        """Whether the interval says that it is not this value, also as the most striking of so many."""
        return excludes(self.ci95, value, among)


def figure(metric: str, group: str, found: Estimate) -> Figure:
    return Figure(metric=metric, group=group, value=found.value, ci95=found.ci95, games=found.games)


def column_of(part: Part, setup: Setup, name: str) -> Column | None:
    """The column of a metric that has one figure."""
    metric = BY_NAME[name]
    table = part.tables.get(metric.table)
    if table is None:
        return None
    if name == "seat_advantage":
        return best_seat(table, setup)
    return table.columns.get((name, ""))


def best_seat(table: Table, setup: Setup) -> Column:
    """By game, what the seat with the most wins has won more than its fair share.

    Which seat that is, one half of the games says for the other half: the best of several looks better than it is.
    """
    won = np.array([table.columns["win_share", name].x for name in setup.game.seat_names[: setup.seats]])
    found = np.zeros(won.shape[1])
    for half in (0, 1):
        best = won[:, 1 - half :: 2].sum(axis=1).argmax()
        found[half::2] = won[best, half::2]
    return Column(found - fair_share(table, setup))


def fair_share(table: Table, setup: Setup) -> float:
    """What a seat would win if all were equal: less than 1/n where games are lost by all."""
    return (1 - float(table.columns["nobody", ""].x.mean())) / setup.seats


def counted_figures(part: Part, setup: Setup) -> Iterator[Figure]:
    """Everything that needs no duels: from counted and told games, and from chances."""
    for metric in METRICS:
        table = part.tables.get(metric.table)
        if table is None or metric.table == "deals":
            continue
        if metric.name == "seat_advantage":
            found = estimate(best_seat(table, setup))
            if found:
                yield figure(metric.name, "", found)
            continue
        for (name, group), column in table.columns.items():
            if (
                name == metric.name
                and (found := estimate(column, share=metric.unit == "share"))
                and is_known(metric, found)
            ):
                yield figure(name, group, found)


def is_known(metric: Metric, found: Estimate) -> bool:
    """Whether enough games tell of it: what something is worth can't be told from a few."""
    return not metric.grouped or metric.table != "told" or found.games >= LEAST


def duel_figures(duels: Sequence[tuple[Setup, Part]]) -> Iterator[Figure]:
    """The skill ladder, each rung against the one below, then the whole way; what decides its first and last duel."""
    for setup, part in duels:
        table, name = part.tables["deals"], duel_name(setup)
        if found := estimate(table.columns["ladder", name], share=True):
            yield figure("ladder", name, found)
        if setup is not duels[0][0] and setup is not duels[-1][0]:
            continue
        if found := games_to_lead(table, name):
            yield figure("games_to_lead", name, found)
        for unit in ("points", "wins"):
            for kind, share in variance_shares(table, name, unit, setup.seats).items():
                yield figure(f"variance_{unit}", f"{kind}, {name}", share)


def variance_part(figure: Figure) -> tuple[str, str]:
    """Of a figure of the variance, which part it is, and in which duel."""
    part, _, duel = figure.group.partition(", ")
    return part, duel


def histogram(values: Floats, most: int = 24) -> list[tuple[float, float, int]]:
    """How often values lie between two round numbers, from the least to the most."""
    if not len(values):
        return []
    low, high = float(values.min()), float(values.max())
    width = round_width((high - low) / most)
    first = np.floor(low / width)
    counts = np.bincount((np.floor(values / width) - first).astype(int))
    return [(float((first + i) * width), float((first + i + 1) * width), int(n)) for i, n in enumerate(counts)]


def round_width(width: float) -> float:
    """The next of 0.5, 1, 2, 5, 10, …"""
    if width <= 0.5:
        return 0.5
    size = 10.0 ** np.floor(np.log10(width))
    return float(next(size * step for step in (1, 2, 5, 10) if size * step >= width * 0.999))
