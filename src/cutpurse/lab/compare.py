"""Options compared on the same deals: the metrics with their differences, what has changed most first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import chain
from typing import Any

from cutpurse.arena.intervals import Interval
from cutpurse.arena.setup import Progress, Setup
from cutpurse.lab.figures import LEAST, best_seat
from cutpurse.lab.metrics import BY_NAME, Metric
from cutpurse.lab.report import make_plan
from cutpurse.lab.samples import Column, Key, difference, estimate, on_same_games, reach_of
from cutpurse.lab.study import Part, Run, Store, play_study
from cutpurse.lab.variants import Variant

FORMAT = "cutpurse-lab-comparison"


@dataclass(frozen=True, kw_only=True)
class Change:
    """One metric with the base's options and with a variant's, on the same deals."""

    metric: str
    group: str
    base: float
    value: float
    difference: float
    ci95: Interval | None
    size: float  # the difference, measured by how much it varies from game to game
    games: int

    @property
    def about(self) -> Metric:
        return BY_NAME[self.metric]

    @property
    def sure(self) -> bool:
        return self.ci95 is not None and not self.ci95[0] <= 0 <= self.ci95[1]


@dataclass(frozen=True, kw_only=True)
class Compared:
    """What one variant changes, most first."""

    name: str
    options: dict[str, str]
    changes: tuple[Change, ...]


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """A game with one set of options beside others."""

    game: str
    title: str
    unit: str
    seats: int
    lineup: tuple[str, ...]
    seed: str
    games: int
    complete: bool
    options: dict[str, str]  # of the base
    examples: Mapping[str, str]
    variants: tuple[Compared, ...]

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT} | asdict(self)

    def rows(self) -> list[dict[str, Any]]:
        """The changes as flat rows."""
        return [
            {"variant": variant.name} | {k: v for k, v in asdict(change).items() if k != "ci95"}
            | {"low": (change.ci95 or (None, None))[0], "high": (change.ci95 or (None, None))[1]}
            for variant in self.variants for change in variant.changes
        ]  # fmt: skip


def runs_of(base: Setup, variants: Sequence[Variant], games: int, search: int = 0) -> list[list[Run]]:
    """What is played of the base, then of each variant, with the same bots and deals: what a report on it plays."""
    setups = [base, *(replace(base, options=variant.options) for variant in variants)]
    plans = [make_plan(setup, games=games, search=search) for setup in setups]
    return [[plan.base, *filter(None, (plan.chances,)), *plan.duels] for plan in plans]


def compare(
    base: Setup,
    variants: Sequence[Variant],
    games: int,
    store: Store,
    *,
    search: int = 0,
    threads: int | None = None,
    cluster: str | None = None,
    costs: Mapping[str, float] | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play the base and all variants on the same deals, and take the differences game by game."""
    rows = runs_of(base, variants, games, search)
    runs = list(chain(*rows))
    complete = play_study(runs, store, threads=threads, cluster=cluster, costs=costs, progress=progress)
    usual, *others = [[store.of(run) for run in row] for row in rows]
    if usual[0] is None:
        raise KeyboardInterrupt
    game = base.game
    found = []
    for variant, parts in zip(variants, others, strict=True):
        if pairs := [(one, two) for one, two in zip(usual, parts, strict=True) if one and two]:
            changes = sorted((c for pair in pairs for c in changes_of(*pair, base)), key=lambda change: -change.size)
            found.append(
                Compared(name=variant.name, options=game.write_options(variant.options), changes=tuple(changes))
            )
    return Comparison(
        game=game.name,
        title=game.title,
        unit=game.unit,
        seats=base.seats,
        lineup=tuple(base.lineup),
        seed=base.seed.hex(),
        games=len(usual[0].tables["games"].games),
        complete=complete,
        options=game.write_options(base.options),
        examples=usual[0].examples,
        variants=tuple(found),
    )


def changes_of(usual: Part, part: Part, setup: Setup) -> Iterator[Change]:
    """Every metric that both have; the games that both have played."""
    for name in usual.tables:
        first, second = on_same_games((usual.tables[name], part.tables[name]))
        columns: dict[Key, tuple[Column, Column]] = {
            key: (first.columns[key], second.columns[key])
            for key in first.columns
            if key in second.columns and key[0] in BY_NAME
        }
        if name == "games" and len(first.games):
            columns["seat_advantage", ""] = best_seat(first, setup), best_seat(second, setup)
        for (metric, group), pair in columns.items():
            if change := change_of(metric, group, *pair):
                yield change


def change_of(metric: str, group: str, usual: Column, other: Column) -> Change | None:
    before, after, apart = estimate(usual), estimate(other), difference(other, usual)
    if not before or not after or not apart or not apart.ci95 or apart.games < LEAST:
        return None
    reach = reach_of(apart.ci95)
    size = abs(apart.value) / (reach * apart.games**0.5) if reach else float(apart.value != 0)
    return Change(
        metric=metric,
        group=group,
        base=before.value,
        value=after.value,
        difference=apart.value,
        ci95=apart.ci95,
        size=size,
        games=apart.games,
    )
