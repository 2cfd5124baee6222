"""A report on a game: what is to be played for it, and what that has shown."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from cutpurse import __version__
from cutpurse.arena.setup import Progress, Setup
from cutpurse.bots import line_up
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.figures import Figure, column_of, counted_figures, duel_figures, histogram
from cutpurse.lab.metrics import SINGLE
from cutpurse.lab.recording import is_simple, record
from cutpurse.lab.samples import difference, excludes
from cutpurse.lab.study import CHUNK, DENSE, TOLD, TOLD_DENSE, Chunk, Part, Run, Store, play_chunk, play_study

BUDGETS = (25, 50, 100, 200)  # iterations of the search: the higher rungs of the skill ladder
STRONG = "sharp@100"  # who shows what stronger play changes
LEAST_DEALS = 8
NO_END = 10_000_000  # games, where the time is the limit
MOST_COURSES = 4  # games that are drawn as they went
SIZEABLE = 0.1  # the picture changes where a figure changes by a tenth
FORMAT = "cutpurse-lab-report"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """All that is to be played for a report, the base first."""

    base: Run
    levels: tuple[Run, ...] = ()  # the same with other bots
    chances: Run | None = None
    duels: tuple[Run, ...] = ()  # the rungs of the ladder, from the weakest on; then the strongest against greedy

    @property
    def runs(self) -> list[Run]:
        """Everything, in the order it is played: what takes the least time for what it tells comes first."""
        return [*filter(None, (self.chances,)), *self.levels, *self.duels, self.base]


@dataclass(frozen=True, kw_only=True)
class Level:
    """The single figures with other bots, and which of them are clearly different then."""

    bots: str
    games: int
    figures: tuple[Figure, ...]
    changed: tuple[str, ...]  # metrics


@dataclass(frozen=True, kw_only=True)
class Report:
    """What a study of a game has shown."""

    game: str
    title: str
    unit: str
    rules: int
    options: dict[str, str]
    usual: dict[str, str]  # the options that are played if nobody says otherwise
    seats: tuple[str, ...]
    lineup: tuple[str, ...]
    seed: str
    games: int
    told: int  # games that were told in words
    traced: int  # games with chances from playouts
    deals: int  # duplicate deals of each rung of the ladder
    complete: bool
    figures: tuple[Figure, ...]
    levels: tuple[Level, ...]
    minutes: tuple[tuple[float, float, int], ...]  # from, to, games
    courses: tuple[Mapping[str, Any], ...]
    examples: Mapping[str, str]

    @property
    def bots(self) -> str:
        """Who played, as people say it: greedy in all seats."""
        names = list(dict.fromkeys(self.lineup))
        if len(names) == 1:
            return f"{names[0]} in all seats"
        return ", ".join(f"{name} in {self.lineup.count(name)}" for name in names)

    def of(self, metric: str) -> list[Figure]:
        return [figure for figure in self.figures if figure.metric == metric]

    def most_first(self, metric: str) -> list[Figure]:
        return sorted(self.of(metric), key=lambda figure: -figure.value)

    def one(self, metric: str) -> Figure | None:
        return next(iter(self.of(metric)), None)

    def to_json(self) -> dict[str, Any]:
        figures = [row(figure) for figure in self.figures]
        levels = [asdict(level) | {"figures": [row(figure) for figure in level.figures]} for level in self.levels]
        return {"format": FORMAT, "version": __version__} | asdict(self) | {"figures": figures, "levels": levels}


def row(figure: Figure) -> dict[str, Any]:
    """A figure as a flat row; an interval without an end has none."""
    low, high = figure.ci95 or (None, None)
    return {
        "metric": figure.metric,
        "group": figure.group,
        "unit": figure.about.unit,
        "value": figure.value,
        "low": low,
        "high": None if high == float("inf") else high,
        "games": figure.games,
    }


def make_plan(base: Setup, *, games: int | None = 20_000, search: int = 100) -> Plan:
    """What a report plays, checked. Without a number of games it goes on until the time is over."""
    if games is not None and games < 2:
        raise CutpurseError(f"play at least two games, not {games}")
    if search < 0:
        raise CutpurseError(f"search in no games or in some, not in {search}")

    def setup(*names: str) -> Setup:
        return replace(base, lineup=line_up(names, base.seats))

    size = NO_END if games is None else games
    levels = []
    if set(base.lineup) == {"greedy"}:
        levels.append(Run(what="games", setup=setup("random"), size=min(size, max(CHUNK, size // 10), 10 * CHUNK)))
    elif set(base.lineup) != {"random"}:
        levels.append(Run(what="games", setup=setup("greedy"), size=min(size, CHUNK)))
    if not search:
        return Plan(base=Run(what="games", setup=base, size=size), levels=tuple(levels))
    if is_simple(base.lineup):
        levels.append(Run(what="games", setup=setup(STRONG), size=max(LEAST_DEALS, search // 2)))
    rungs = ["random", "greedy", *(f"sharp@{budget}" for budget in BUDGETS)]
    deals = max(LEAST_DEALS, search // 2)
    pairs = [*pairwise(rungs), ("greedy", rungs[-1])]
    duels = [Run(what="deals", setup=setup(strong, weak), size=deals) for weak, strong in pairs]
    return Plan(
        base=Run(what="games", setup=base, size=size),
        levels=tuple(levels),
        chances=Run(what="chances", setup=base, size=search),
        duels=tuple(duels),
    )


def open_store(plan: Plan, keep: Path | None) -> Store:
    """Where the results of a plan are kept, with what is there already."""
    return Store(plan.base.setup.game, plan.base.setup.seed, keep)


def measure_costs(runs: Sequence[Run]) -> dict[str, float]:
    """The seconds that one core takes for a game or deal of each run, from one or a few; all is compiled by then."""
    costs = {}
    for run in runs:
        simple = run.what != "chances" and is_simple(run.setup.lineup)
        sample = Chunk(run.digest, 0, 1)
        if run.what == "deals":
            costs[run.digest] = deal_cost(run)
            continue
        play_chunk(run, sample)
        cost = min(time_chunk(run, sample) for _ in range(3 if simple else 1))  # the first may clear up memory
        if simple:  # most games are not told in words
            start = time.perf_counter()
            record(run.setup, range(CHUNK // 5))
            played = 2 * (time.perf_counter() - start) / (CHUNK // 5)
            chunks = max(1, run.size // CHUNK)
            told = min(chunks, DENSE) * TOLD_DENSE + max(0, chunks - DENSE) * TOLD if run.what == "games" else 0
            cost = played + cost * min(told, run.size) / run.size
        costs[run.digest] = cost
    return costs


def time_chunk(run: Run, chunk: Chunk) -> float:
    start = time.perf_counter()
    play_chunk(run, chunk)
    return time.perf_counter() - start


def deal_cost(run: Run) -> float:
    """What a duplicate deal costs: as many games as there are seats, of one rotation."""
    one = Run(what="games", setup=run.setup, size=1)
    play_chunk(one, Chunk(one.digest, 0, 1))
    start = time.perf_counter()
    record(one.setup, [1])
    return run.setup.seats * (time.perf_counter() - start)


def run_report(
    plan: Plan,
    store: Store,
    *,
    minutes: float | None = None,
    threads: int | None = None,
    cluster: str | None = None,
    costs: Mapping[str, float] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play what the plan says and is not in the store yet, and put it together. Ctrl-C ends it with what is done."""
    complete = play_study(
        plan.runs,
        store,
        threads=threads,
        cluster=cluster,
        deadline=None if minutes is None else time.monotonic() + 60 * minutes,
        costs=costs,
        progress=progress,
    )
    return assemble(plan, store, complete or minutes is not None)


def assemble(plan: Plan, store: Store, complete: bool) -> Report:
    setup, game = plan.base.setup, plan.base.setup.game
    base = store.of(plan.base) or Part({})
    chances = (plan.chances and store.of(plan.chances)) or Part({})
    parts = Part({**base.tables, **chances.tables}, base.examples, chances.courses)
    duels = [(run.setup, found) for run in plan.duels if (found := store.of(run))]
    if not parts.tables and not duels:
        raise KeyboardInterrupt
    figures = [*counted_figures(parts, setup), *duel_figures(duels)]
    counted = {name: len(table.games) for name, table in parts.tables.items()}
    length = base.tables["games"].columns["minutes", ""].x if "games" in base.tables else None
    return Report(
        game=game.name,
        title=game.title,
        unit=game.unit,
        rules=game.version,
        options=game.write_options(setup.options),
        usual=game.write_options(game.complete_options(None)),
        seats=tuple(game.seat_names[: setup.seats]),
        lineup=tuple(setup.lineup),
        seed=setup.seed.hex(),
        games=counted.get("games", 0),
        told=counted.get("told", 0),
        traced=counted.get("chances", 0),
        deals=max((len(part.tables["deals"].games) for _, part in duels), default=0),
        complete=complete,
        figures=tuple(figures),
        levels=tuple(compare_level(setup, parts, run.setup, found) for run in plan.levels if (found := store.of(run))),
        minutes=tuple(histogram(length)) if length is not None else (),
        courses=tuple(chances.courses[:MOST_COURSES]),
        examples=dict(base.examples),
    )


def compare_level(setup: Setup, base: Part, other: Setup, part: Part) -> Level:
    """The single figures with other bots. Clearly different are those that differ by a tenth, and surely."""
    figures = tuple(figure for figure in counted_figures(part, other) if not figure.about.grouped)
    changed = []
    for metric in SINGLE:
        pair = column_of(part, other, metric.name), column_of(base, setup, metric.name)
        if pair[0] is None or pair[1] is None:
            continue
        apart = difference(pair[0], pair[1])
        mean = abs(float(pair[1].x.sum()) / max(1e-9, float(pair[1].weights().sum())))
        if apart and excludes(apart.ci95, 0.0, len(SINGLE)) and abs(apart.value) > SIZEABLE * mean:
            changed.append(metric.name)
    return Level(
        bots=", ".join(other.names), games=len(part.tables["games"].games), figures=figures, changed=tuple(changed)
    )
