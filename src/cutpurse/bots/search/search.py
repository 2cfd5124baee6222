"""The search as a bot: it looks until its time is up, and then tells what it thinks of each action."""

import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from math import ceil, hypot, log2, sqrt

import numpy as np
import numpy.typing as npt

from cutpurse.bots.position import Position
from cutpurse.bots.search.beliefs import WORK, chances, gather
from cutpurse.bots.search.final import compare
from cutpurse.bots.search.plan import Budget, Plan
from cutpurse.bots.search.tree import measure_span, new_memory, new_tree, think
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
    """What came of a search: the chosen action and what it thinks of all, that one first, then the best."""

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
        self.tree = new_tree(nodes)
        self.race = new_memory()
        self.final = new_memory()
        self.mind = new_memory()  # of the seats that look ahead
        self.rng = fast_rng(int(next_fast(position.rng)))
        self.upto = np.zeros((0, 0))  # the chances of kept worlds, summed up, by seat

    def playouts(self) -> int:
        return sum(int(memory["visits"].sum()) for memory in (self.race, self.final, self.mind))


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
            while race.goes_on(start) and not (race.iterations and stop and stop.is_set()):
                worlds, before = race.worlds(start), time.perf_counter()
                list(run(race.look, race.workers, repeat(worlds)))
                race.count(worlds, time.perf_counter() - before)
        return race.thought(time.perf_counter() - start)


class Race:
    """The legal actions, tried in the same worlds; by and by those that do worse drop out.

    If the plan has a final, the best are then compared among seats that look ahead.
    """

    def __init__(self, position: Position, plan: Plan, budget: Budget) -> None:
        self.position = position
        self.plan = plan
        self.budget = budget
        self.alive = list(position.legal)
        self.iterations = 0
        self.pace = 0.0  # seconds for a world
        self.cost = 0.0  # iterations for a world, of all workers
        self.race = plan.race if position.game.final else 1.0  # the part of the budget that is for it
        self.in_final = False
        nodes = min(plan.nodes, budget.iterations or plan.nodes) if plan.depth else 0
        self.workers = [Worker(position, nodes, self.most_worlds()) for _ in range(plan.threads)]
        self.suggested = int(loop.greedy_at(position.states, 0, position.rng))
        first = self.workers[0]
        span = measure_span(first.states, SPAN_GAMES, first.race, first.rng)
        self.settings = plan.settings(span, position.game.lookahead)
        self.hasty = replace(plan, tails=1).settings(span)

    def goes_on(self, start: float) -> bool:
        """Whether something is left of the budget, and to be compared; those that do worse drop out."""
        spent = self.spent(start) if self.iterations else 0.0
        if self.race <= spent < 1 and not self.in_final:
            self.begin_final(1 - spent)
        if spent < self.race:
            self.narrow(spent / self.race)
            return True
        return self.in_final and len(self.alive) > 1 and spent + self.share() <= 1

    def spent(self, start: float) -> float:
        """The part of the budget that is gone."""
        if self.budget.iterations:
            return self.iterations / self.budget.iterations
        return (time.perf_counter() - start) / self.budget.seconds

    def share(self) -> float:
        """The part of the budget that a world takes."""
        return self.cost / self.budget.iterations if self.budget.iterations else self.pace / self.budget.seconds

    def worlds(self, start: float) -> int:
        """How many worlds to look at next: as many as fit the budget, and between two looks at it."""
        if self.budget.iterations:
            left = self.budget.iterations - self.iterations
            return max(1, min(WORLDS, int(left / self.cost)))
        seconds = min(STRETCH, start + self.budget.seconds - time.perf_counter())
        return max(1, int(seconds / self.pace)) if self.pace else 1

    def look(self, worker: Worker, worlds: int) -> None:
        actions = sum(1 << action for action in self.alive)
        asked = worker.states, self.position.seat, actions, worlds, worker.upto, self.settings
        if self.in_final:
            compare(*asked, self.hasty, worker.final, worker.mind, worker.rng)
        else:
            think(*asked, worker.tree, worker.race, worker.rng)

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
        before, self.iterations = self.iterations, self.iterations + worlds * len(self.alive) * len(self.workers)
        if self.in_final:  # minds take as many playouts as they have choices
            self.iterations = sum(worker.playouts() for worker in self.workers)
        self.cost = (self.iterations - before) / worlds
        self.pace = seconds / worlds

    def narrow(self, spent: float) -> None:
        """Halve the field at even stretches of the race, until few are left and what the greedy rules suggest."""
        legal = len(self.position.legal)
        rounds = max(1, ceil(log2(legal)))
        fewest = FEWEST if self.race == 1 else self.plan.finalists
        left = max(fewest, ceil(legal / 2 ** int(spent * rounds)))
        if left < len(self.alive):
            ranked = sorted(self.alive, key=self.value, reverse=True)
            self.alive = [action for i, action in enumerate(ranked) if i < left or action == self.suggested]
        self.cost = len(self.alive) * len(self.workers)

    def begin_final(self, left: float) -> None:
        """The best go on, if they are near each other; if there is no room for enough worlds the race goes on.

        What a world will take is guessed from what a playout took.
        """
        ranked = sorted(self.alive, key=self.value, reverse=True)[: self.plan.finalists]
        finalists = [action for action in ranked if self.value(ranked[0]) - self.value(action) <= self.plan.near]
        playouts = len(finalists) * (1 + self.plan.ahead * self.plan.glances * len(self.position.legal))
        pace, cost = self.pace, self.cost
        self.pace *= playouts / len(self.alive)
        self.cost = playouts * len(self.workers)
        if len(finalists) > 1 and left < self.plan.room * self.share():
            self.pace, self.cost, self.race = pace, cost, 1.0
        else:
            self.alive, self.in_final = finalists, True

    def value(self, action: int) -> float:
        return float(self.total("sums")[action, 0] / max(1, self.total("visits")[action]))

    def total(self, name: str, stage: str = "race") -> npt.NDArray[np.float64]:
        """What all workers have counted in the race, or in the final."""
        counts: npt.NDArray[np.float64] = sum(getattr(worker, stage)[name][0] for worker in self.workers)
        return counts

    def thought(self, seconds: float) -> Thought:
        """What has come out of it."""
        ranked = sorted(self.opinions(), key=lambda opinion: (opinion.action in self.alive, opinion.value))[::-1]
        chosen = self.choice([opinion for opinion in ranked if opinion.action in self.alive])
        return Thought(
            seat=self.position.seat,
            chosen=chosen,
            opinions=tuple(sorted(ranked, key=lambda opinion: opinion.action != chosen)),
            iterations=self.iterations,
            seconds=seconds,
        )

    def opinions(self) -> Iterator[Opinion]:
        """Of every action; for finalists, what the final found is added to the race, which counts like some worlds."""
        seat, seats = self.position.seat, int(self.position.states["seats"][0])
        race, final = self.findings("race"), self.findings("final")
        for action in self.position.legal:
            (n, error, means), (m, final_error, final_means) = race[action], final[action]
            part = m / (m + self.plan.trust)
            value, wins, points = ((1 - part) * a + part * b for a, b in zip(means, final_means, strict=True))
            yield Opinion(
                action=action,
                visits=n + m,
                value=float(value),
                error=hypot((1 - part) * error, part * final_error),
                win_share=float(wins[seat]),
                scores=tuple(points[:seats].tolist()),
            )

    def findings(self, stage: str) -> dict[int, tuple[int, float, tuple[npt.NDArray[np.float64], ...]]]:
        """By action, how often it was tried, the standard error of its value, and means: values, wins, points."""
        visits, sums, wins, points = (self.total(name, stage) for name in ("visits", "sums", "wins", "points"))
        found = {}
        for action in self.position.legal:
            n = int(visits[action])
            error = standard_error(n, *sums[action]) if n else 0.0
            found[action] = (
                n,
                error,
                tuple(each / max(1, n) for each in (sums[action, 0], wins[action], points[action])),
            )
        return found

    def choice(self, rivals: Sequence[Opinion]) -> int:
        """The best, any of those that are equal; but what the greedy rules suggest, if that may be as good."""
        equal = [rival for rival in rivals if rival.value == rivals[0].value]
        best = equal[below(self.position.rng, len(equal))]
        doubt = self.plan.doubt_after if self.in_final else self.plan.doubt
        level = [rival for rival in rivals if best.value - rival.value <= doubt * hypot(best.error, rival.error)]
        if any(rival.action == self.suggested for rival in level):
            return self.suggested
        return best.action


def standard_error(n: int, total: float, squares: float) -> float:
    """Of the mean of values from 0 to 1. What was seen but once or twice is in doubt, even if it was the same."""
    unexplained = max(0.0, squares - total * total / n)
    return sqrt((unexplained + UNSEEN * 0.25) / (n + UNSEEN) / n)
