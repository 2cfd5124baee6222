"""The search as a bot: it looks until its time is up, and then tells what it thinks of each action."""

import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import ceil, hypot, log2, sqrt

import numpy as np
import numpy.typing as npt

from cutpurse.bots.position import Position
from cutpurse.bots.search.beliefs import WORK, chances, gather
from cutpurse.bots.search.plan import Budget, Plan
from cutpurse.bots.search.tree import measure_span, new_memory, think
from cutpurse.core import loop
from cutpurse.core.chance import below, fast_rng, next_fast

WORLDS = 8  # looked at between two looks at the budget, where iterations are counted
STRETCH = 0.0015  # seconds between two looks at the clock
FEWEST = 2  # actions that are compared to the end
READING = 0.15  # of the budget, for worlds that are kept and what was done there
UNSEEN = 2  # values that are imagined beside those seen: as far apart as can be
SPAN_GAMES = 16  # played at random to see by how much scores differ


@dataclass(frozen=True, kw_only=True)
class Opinion:
    """What a search thinks of an action."""

    action: int
    visits: int
    value: float  # what it maximises: mostly the win share, partly points; 0 to 1
    error: float  # the standard error of that
    win_share: float  # a shared win is split
    scores: tuple[float, ...]  # that it expects in the end, by seat


@dataclass(frozen=True, kw_only=True)
class Thought:
    """What came of a search: the chosen action and, best first, what it thinks of all."""

    seat: int
    chosen: int
    opinions: tuple[Opinion, ...]
    iterations: int
    seconds: float


class Worker:
    """What one thread works on: worlds, a tree, and its own luck."""

    def __init__(self, position: Position, nodes: int, worlds: int) -> None:
        self.states = np.empty(WORK + worlds, position.states.dtype)  # what is not used costs nothing
        self.states[:WORK] = position.states
        self.memory = new_memory(nodes)
        self.rng = fast_rng(int(next_fast(position.rng)))
        self.upto = np.zeros((0, 0))  # the chances of kept worlds, summed up, by seat


class Search:
    """Information-set Monte Carlo tree search, for any game."""

    def __init__(self, plan: Plan, budget: Budget) -> None:
        self.plan = plan
        self.budget = budget

    @property
    def sees_all(self) -> bool:
        """Whether it must be shown the true cards."""
        return self.plan.open

    def choose(self, position: Position) -> int:
        return position.legal[0] if len(position.legal) == 1 else self.think(position).chosen

    def think(self, position: Position, stop: threading.Event | None = None) -> Thought:
        """Look until the budget is spent or until it is told to stop, but at each action at least once."""
        start = time.perf_counter()
        race = Race(position, self.plan, self.budget)
        with ThreadPoolExecutor(self.plan.threads) as pool:
            run = map if self.plan.threads == 1 else pool.map
            list(run(race.gather, race.workers, repeat(start)))
            spent = 0.0
            while spent < 1 and not (race.iterations and stop and stop.is_set()):
                race.narrow(spent)
                worlds, before = race.worlds(start), time.perf_counter()
                list(run(race.look, race.workers, repeat(worlds)))
                race.count(worlds, time.perf_counter() - before)
                spent = race.spent(start)
        return race.thought(time.perf_counter() - start)


class Race:
    """The legal actions, tried in the same worlds; by and by those that do worse drop out."""

    def __init__(self, position: Position, plan: Plan, budget: Budget) -> None:
        self.position = position
        self.plan = plan
        self.budget = budget
        self.alive = list(position.legal)
        self.iterations = 0
        self.pace = 0.0  # seconds for a world
        nodes = min(plan.nodes, budget.iterations or plan.nodes) if plan.depth else 0
        self.workers = [Worker(position, nodes, self.most_worlds()) for _ in range(plan.threads)]
        self.suggested = int(loop.greedy_at(position.states, 0, position.rng))
        first = self.workers[0]
        span = measure_span(first.states, SPAN_GAMES, first.memory, first.rng)
        self.settings = plan.settings(span, position.game.lookahead)

    def spent(self, start: float) -> float:
        """The part of the budget that is gone."""
        if self.budget.iterations:
            return self.iterations / self.budget.iterations
        return (time.perf_counter() - start) / self.budget.seconds

    def worlds(self, start: float) -> int:
        """How many worlds to look at next: as many as fit the budget, and between two looks at it."""
        if self.budget.iterations:
            left = self.budget.iterations - self.iterations
            return max(1, min(WORLDS, left // (len(self.alive) * len(self.workers))))
        seconds = min(STRETCH, start + self.budget.seconds - time.perf_counter())
        return max(1, int(seconds / self.pace)) if self.pace else 1

    def look(self, worker: Worker, worlds: int) -> None:
        actions = sum(1 << action for action in self.alive)
        think(worker.states, self.position.seat, actions, worlds, worker.upto, self.settings, worker.memory, worker.rng)

    def gather(self, worker: Worker, start: float) -> None:
        """Keep worlds until they are enough or a part of the budget is spent, and see how likely they are."""
        most, kept = len(worker.states) - WORK, 0
        surprises = np.zeros((most, int(self.position.states["seats"][0])), np.int64)
        while kept < most and (self.budget.iterations or self.spent(start) < READING):
            more = min(WORLDS, most - kept)
            if not gather(worker.states, self.position.seat, kept, kept + more, surprises, worker.rng):
                return
            kept += more
        if kept:
            worker.upto = np.array([chances(column, self.plan.surprise) for column in surprises[:kept].T])

    def most_worlds(self) -> int:
        """How many to keep; to read what was done in one costs about as much as an iteration."""
        if self.plan.open or not self.plan.worlds:
            return 0
        part = int(READING * self.budget.iterations / self.plan.threads)
        return min(self.plan.worlds, part) if self.budget.iterations else self.plan.worlds

    def count(self, worlds: int, seconds: float) -> None:
        self.iterations += worlds * len(self.alive) * len(self.workers)
        self.pace = seconds / worlds

    def narrow(self, spent: float) -> None:
        """Halve the field at even stretches of the budget, until two are left and what the greedy rules suggest."""
        legal = len(self.position.legal)
        rounds = max(1, ceil(log2(legal)))
        left = max(FEWEST, ceil(legal / 2 ** int(spent * rounds)))
        if left < len(self.alive):
            ranked = sorted(self.alive, key=self.value, reverse=True)
            self.alive = [action for i, action in enumerate(ranked) if i < left or action == self.suggested]

    def value(self, action: int) -> float:
        return float(self.total("sums")[action, 0] / max(1, self.total("visits")[action]))

    def total(self, name: str) -> npt.NDArray[np.float64]:
        """What all workers have counted."""
        counts: npt.NDArray[np.float64] = np.sum([getattr(worker.memory, name) for worker in self.workers], axis=0)
        return counts

    def thought(self, seconds: float) -> Thought:
        """What has come out of it."""
        opinions = sorted(self.opinions(), key=lambda opinion: (opinion.action in self.alive, opinion.value))[::-1]
        return Thought(
            seat=self.position.seat,
            chosen=self.choice([opinion for opinion in opinions if opinion.action in self.alive]),
            opinions=tuple(opinions),
            iterations=self.iterations,
            seconds=seconds,
        )

    def opinions(self) -> Iterator[Opinion]:
        visits, sums, wins, points = map(self.total, ("visits", "sums", "wins", "points"))
        seat, seats = self.position.seat, int(self.position.states["seats"][0])
        for action in self.position.legal:
            n = int(visits[action])
            mean = sums[action, 0] / n
            yield Opinion(
                action=action,
                visits=n,
                value=float(mean),
                error=standard_error(n, sums[action, 0], sums[action, 1]),
                win_share=float(wins[action, seat] / n),
                scores=tuple((points[action, :seats] / n).tolist()),
            )

    def choice(self, rivals: Sequence[Opinion]) -> int:
        """The best, any of those that are equal; but what the greedy rules suggest, if that may be as good."""
        equal = [rival for rival in rivals if rival.value == rivals[0].value]
        best = equal[below(self.position.rng, len(equal))]
        level = [
            rival for rival in rivals if best.value - rival.value <= self.plan.doubt * hypot(best.error, rival.error)
        ]
        if any(rival.action == self.suggested for rival in level):
            return self.suggested
        return best.action


def standard_error(n: int, total: float, squares: float) -> float:
    """Of the mean of values from 0 to 1. What was seen but once or twice is in doubt, even if it was the same."""
    unexplained = max(0.0, squares - total * total / n)
    return sqrt((unexplained + UNSEEN * 0.25) / (n + UNSEEN) / n)
