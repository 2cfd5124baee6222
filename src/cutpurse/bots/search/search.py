"""The search as a bot: it searches until its budget is spent, and then has a value for each action."""

import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from math import ceil, hypot, log2, sqrt

import numpy as np
import numpy.typing as npt

from cutpurse.bots.position import Position
from cutpurse.bots.search.memory import SCRATCH, new_searches, new_tree
from cutpurse.bots.search.nested import compare_worlds
from cutpurse.bots.search.playouts import measure_span
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.bots.search.tree import search_worlds
from cutpurse.bots.search.worlds import cumulative_weights, store_worlds
from cutpurse.bots.simple import GreedyBot
from cutpurse.core import loop
from cutpurse.core.bits import members, set_for
from cutpurse.core.chance import below, fast_rng, next_fast

WORLDS = 8  # between two looks at a budget of iterations
CLEAR_EVERY = 64  # worlds between two looks whether the decision is clear
INTERVAL = 0.0015  # seconds between two looks at the clock
FEWEST = 2  # actions that are compared to the end
STORING = 0.15  # of the budget at most, for storing worlds and replaying how they came about
PSEUDO_VALUES = 2  # pseudo-observations of the greatest variance, so that one value is not taken for certain
SETTLED = 2.0  # standard errors by which the next action must be ahead of all others to be told
SPAN_GAMES = 16  # played at random to see by how much scores differ


@dataclass(frozen=True, kw_only=True)
class ActionValue:
    """What a search found about an action."""

    action: int
    visits: int
    value: float  # what it maximises: mostly the win share, partly points; 0 to 1
    error: float  # the standard error of that
    win_share: float  # a shared win is split
    scores: tuple[float, ...]  # expected in the end, by seat


@dataclass(frozen=True, kw_only=True)
class SearchResult:
    """The chosen action, and the values of all: the chosen one's first, then the best, what is pointless last."""

    seat: int
    chosen: int
    actions: tuple[ActionValue, ...]
    then: int | None = None  # where the seat is to choose again at once: its next action, if that is settled
    iterations: int
    seconds: float
    out_of_time: bool = False  # the time was up before the iterations were spent


class Search:
    """Information-set Monte Carlo tree search, for any game."""

    def __init__(self, settings: Settings, budget: Budget) -> None:
        self.settings = settings
        self.budget = budget

    @property
    def sees_all(self) -> bool:
        """Whether it must be shown the true cards."""
        return self.settings.sees_all

    def choose(self, position: Position) -> int:
        if position.is_interpreted:
            return GreedyBot().choose(position)
        return position.legal[0] if len(position.legal) == 1 else self.think(position).chosen

    def think(self, position: Position, stop: threading.Event | None = None) -> SearchResult:
        """Search until the budget is spent, it is clear or told to stop; but try each action at least once."""
        start = time.perf_counter()
        run = Run(position, self.settings, self.budget)
        with ThreadPoolExecutor(self.settings.threads) as pool:
            on_all = map if self.settings.threads == 1 else pool.map
            list(on_all(run.store_worlds, run.workers, repeat(start)))
            while run.goes_on(start) and not (run.iterations and (run.is_late(start) or (stop and stop.is_set()))):
                worlds, before = run.next_worlds(start), time.perf_counter()
                list(on_all(run.look_at, run.workers, repeat(worlds)))
                run.count(worlds, time.perf_counter() - before)
        return run.result(time.perf_counter() - start)


class Worker:
    """What one thread works on: worlds, a tree, and random numbers of its own."""

    def __init__(self, position: Position, settings: Settings, nodes: int, worlds: int) -> None:
        self.states = np.empty(SCRATCH + worlds, position.states.dtype)  # what is not used costs nothing
        self.states[:SCRATCH] = position.states
        self.tree = new_tree(nodes)
        self.halving = new_searches(position.seat, settings)
        self.final = new_searches(position.seat, settings, 2)  # and its nested searches
        self.rng = fast_rng(int(next_fast(position.rng)))
        self.cumulative = np.zeros((0, 0))  # weights of stored worlds, by seat

    def playouts(self) -> int:
        return sum(int(searches["visits"].sum()) for searches in (self.halving, self.final))


class Run:
    """One search. All candidates are tried in the same worlds; step by step the poorer half drops out.

    If the settings have a final, the best are then compared again, with nested searches.
    """

    def __init__(self, position: Position, settings: Settings, budget: Budget) -> None:
        self.position = position
        self.settings = replace(settings, depth=min(settings.depth, position.game.lookahead))
        self.budget = budget
        self.candidates = list(position.legal)
        self.iterations = 0
        self.worlds = 0
        self.out_of_time = False
        self.seconds_per_world = 0.0
        self.iterations_per_world = 0.0  # of all workers
        self.halving_share = settings.halving_share if position.game.final else 1.0  # of the budget
        self.in_final = False
        nodes = min(settings.nodes, budget.iterations or settings.nodes) if settings.depth else 0
        worlds = self.most_worlds()
        self.workers = [Worker(position, self.settings, nodes, worlds) for _ in range(settings.threads)]
        self.suggested = int(loop.greedy_at(position.states, 0, position.rng))
        first = self.workers[0]
        span = max(1.0, measure_span(first.states, SPAN_GAMES, first.halving, first.rng))
        for worker in self.workers:
            worker.halving["span"] = worker.final["span"] = span
            worker.halving["better"] = worker.final["better"] = position.game.better(1)

    def most_worlds(self) -> int:
        """How many to store; to replay one costs about as much as an iteration."""
        if self.settings.sees_all or not self.settings.stored_worlds:
            return 0
        affordable = int(STORING * self.budget.iterations / self.settings.threads)
        return min(self.settings.stored_worlds, affordable) if self.budget.iterations else self.settings.stored_worlds

    def store_worlds(self, worker: Worker, start: float) -> None:
        """Store worlds until there are enough or a part of the budget is spent, and weight them."""
        most, stored = len(worker.states) - SCRATCH, 0
        surprises = np.zeros((most, int(self.position.states["seats"][0])), np.int64)
        while stored < most and self.may_store(start):
            more = surprises[stored : stored + WORLDS]
            if not store_worlds(worker.states, self.position.seat, stored, more, worker.rng):
                return
            stored += len(more)
        if stored:
            weight = self.settings.surprise_weight
            worker.cumulative = np.array([cumulative_weights(column, weight) for column in surprises[:stored].T])

    def may_store(self, start: float) -> bool:
        return not self.is_late(start) if self.budget.iterations else self.spent(start) < STORING

    def is_late(self, start: float) -> bool:
        """Whether a budget of iterations has reached its limit in time."""
        limit = self.budget.seconds if self.budget.iterations else 0.0
        self.out_of_time = self.out_of_time or (limit > 0 and time.perf_counter() - start >= limit)
        return self.out_of_time

    def goes_on(self, start: float) -> bool:
        """Whether budget is left, and something to compare that is not clear; candidates that do worse drop out."""
        spent = self.spent(start) if self.iterations else 0.0
        if self.is_clear():
            return False
        if self.halving_share <= spent < 1 and not self.in_final:
            self.begin_final(1 - spent)
        if spent < self.halving_share:
            self.halve(spent / self.halving_share)
            return True
        return self.in_final and len(self.candidates) > 1 and spent + self.world_share() <= 1

    def is_clear(self) -> bool:
        """Whether one action leads so far that there is nothing left to find out; looked at from time to time.

        A final may change its mind about actions that are close, whatever luck says.
        """
        if not self.budget.clear or not self.worlds or self.worlds % CLEAR_EVERY:
            return False
        means = self.means("final" if self.in_final else "halving")
        values = {action: float(means[action][2][0]) for action in self.candidates}
        best, *others = sorted(self.candidates, key=values.__getitem__, reverse=True)
        least = self.settings.final_gap if self.halving_share < 1 and not self.in_final else 0.0
        leads = [values[best] - values[other] for other in others]
        errors = [self.budget.clear * hypot(means[best][1], means[other][1]) for other in others]
        return not self.position.is_pointless(best) and all(
            lead > max(least, error) for lead, error in zip(leads, errors, strict=True)
        )

    def spent(self, start: float) -> float:
        """The part of the budget that is spent."""
        if self.budget.iterations:
            return self.iterations / self.budget.iterations
        return (time.perf_counter() - start) / self.budget.seconds

    def world_share(self) -> float:
        """The part of the budget that a world takes."""
        if self.budget.iterations:
            return self.iterations_per_world / self.budget.iterations
        return self.seconds_per_world / self.budget.seconds

    def next_worlds(self, start: float) -> int:
        """How many worlds to look at next: as many as fit the budget, and between two looks at it."""
        if self.budget.iterations:
            left = self.budget.iterations - self.iterations
            return max(1, min(WORLDS - self.worlds % WORLDS, int(left / self.iterations_per_world)))
        seconds = min(INTERVAL, start + self.budget.seconds - time.perf_counter())
        return max(1, int(seconds / self.seconds_per_world)) if self.seconds_per_world else 1

    def look_at(self, worker: Worker, worlds: int) -> None:
        game = self.position.game
        actions = set_for(game.actions, sum(1 << action for action in self.candidates))
        rest = worker.cumulative, actions, worlds, worker.rng
        if self.in_final:
            compare_worlds(worker.states, worker.final, *rest)
        else:
            search_worlds(worker.states, worker.halving, worker.tree, *rest)

    def count(self, worlds: int, seconds: float) -> None:
        """Count what was just looked at. In the final the playouts of nested searches are iterations, too."""
        before = self.iterations
        self.worlds += worlds
        if self.in_final:
            self.iterations = sum(worker.playouts() for worker in self.workers)
        else:
            self.iterations += worlds * len(self.candidates) * len(self.workers)
        self.iterations_per_world = (self.iterations - before) / worlds
        self.seconds_per_world = seconds / worlds

    def halve(self, spent: float) -> None:
        """Sequential halving: at even intervals the poorer half drops out, but never the greedy action."""
        legal = len(self.position.legal)
        rounds = max(1, ceil(log2(legal)))
        fewest = FEWEST if self.halving_share == 1 else self.settings.finalists
        left = max(fewest, ceil(legal / 2 ** int(spent * rounds)))
        if left < len(self.candidates):
            ranked = sorted(self.candidates, key=self.value, reverse=True)
            self.candidates = [action for i, action in enumerate(ranked) if i < left or action == self.suggested]
        self.iterations_per_world = len(self.candidates) * len(self.workers)

    def begin_final(self, left: float) -> None:
        """The best go on, if their values are close. If there is no time for enough worlds, halving goes on instead.

        What a world will take is estimated from what a playout took.
        """
        settings = self.settings
        ranked = sorted(self.candidates, key=self.value, reverse=True)[: settings.finalists]
        finalists = [action for action in ranked if self.value(ranked[0]) - self.value(action) <= settings.final_gap]
        nested = settings.nested_choices * settings.nested_worlds * len(self.position.legal)
        before = self.seconds_per_world, self.iterations_per_world
        self.seconds_per_world *= len(finalists) * (1 + nested) / len(self.candidates)
        self.iterations_per_world = len(finalists) * (1 + nested) * len(self.workers)
        if len(finalists) > 1 and left < settings.final_min_worlds * self.world_share():
            self.seconds_per_world, self.iterations_per_world = before
            self.halving_share = 1.0
        else:
            self.candidates, self.in_final = finalists, True

    def value(self, action: int) -> float:
        return float(self.total("sums")[action, 0] / max(1, self.total("visits")[action]))

    def total(self, name: str, stage: str = "halving") -> npt.NDArray[np.float64]:
        """What all workers have counted in a stage: `halving` or `final`."""
        counts: npt.NDArray[np.float64] = sum(getattr(worker, stage)[name][0] for worker in self.workers)
        return counts

    def result(self, seconds: float) -> SearchResult:
        ranked = sorted(self.action_values(), key=lambda each: (each.action in self.candidates, each.value))[::-1]
        chosen = self.choice([each for each in ranked if each.action in self.candidates])
        return SearchResult(
            seat=self.position.seat,
            chosen=chosen,
            actions=tuple(
                sorted(ranked, key=lambda each: (each.action != chosen, self.position.is_pointless(each.action)))
            ),
            then=self.next_action(chosen),
            iterations=self.iterations,
            seconds=seconds,
            out_of_time=self.out_of_time,
        )

    def next_action(self, chosen: int) -> int | None:
        """What the tree settles on after the chosen action, if the seat goes on at once; else None.

        Only such a choice is made with the knowledge that the tree has: otherwise its nodes are means over all that
        the others may do until then.
        """
        states = self.position.states.copy()
        loop.play_at(states, 0, chosen)
        if loop.turn_at(states, 0) != self.position.seat:
            return None
        found = children(chosen, [worker.tree for worker in self.workers])
        legal = members(loop.legal_at(states, 0))
        if len(legal) < 2 or not all(action in found for action in legal):
            return None
        best, *others = sorted(legal, key=lambda action: found[action][0], reverse=True)
        ahead = [found[best][0] - found[other][0] for other in others]
        errors = [hypot(found[best][1], found[other][1]) for other in others]
        return best if all(by > SETTLED * error for by, error in zip(ahead, errors, strict=True)) else None

    def action_values(self) -> Iterator[ActionValue]:
        """Of every action: the means of halving and final, where halving counts for some worlds of the final."""
        seat, seats = self.position.seat, int(self.position.states["seats"][0])
        halving, final = self.means("halving"), self.means("final")
        for action in self.position.legal:
            (n, error, means), (m, final_error, final_means) = halving[action], final[action]
            part = m / (m + self.settings.halving_weight)
            value, wins, points = ((1 - part) * a + part * b for a, b in zip(means, final_means, strict=True))
            yield ActionValue(
                action=action,
                visits=n + m,
                value=float(value),
                error=hypot((1 - part) * error, part * final_error),
                win_share=float(wins[seat]),
                scores=tuple(points[:seats].tolist()),
            )

    def means(self, stage: str) -> dict[int, tuple[int, float, tuple[npt.NDArray[np.float64], ...]]]:
        """By action, how often it was tried, the standard error of its value, and mean value, wins and points."""
        visits, sums, wins, points = (self.total(name, stage) for name in ("visits", "sums", "wins", "points"))
        found = {}
        for action in self.position.legal:
            n = int(visits[action])
            error = standard_error(n, *sums[action]) if n else 0.0
            found[action] = n, error, tuple(each[action] / max(1, n) for each in (sums[:, 0], wins, points))
        return found

    def choice(self, ranked: Sequence[ActionValue]) -> int:
        """The best that is not pointless, equal ones at random; but the greedy action, if it may be as good."""
        ranked = [each for each in ranked if not self.position.is_pointless(each.action)] or ranked
        equal = [each for each in ranked if each.value == ranked[0].value]
        best = equal[below(self.position.rng, len(equal))]
        least = self.settings.final_min_advantage if self.in_final else self.settings.min_advantage
        close = [each for each in ranked if best.value - each.value <= least * hypot(best.error, each.error)]
        return self.suggested if any(each.action == self.suggested for each in close) else best.action


def children(action: int, trees: Sequence[npt.NDArray[np.void]]) -> dict[int, tuple[float, float]]:
    """By action after a first one, the mean value in these trees, and the greatest standard error it can have."""
    visits: Counter[int] = Counter()
    totals: dict[int, float] = defaultdict(float)
    for tree in trees:
        child = int(tree[action + 1]["child"])
        while child:
            node = tree[child]
            visits[int(node["action"])] += int(node["visits"])
            totals[int(node["action"])] += float(node["total"])
            child = int(node["sibling"])
    return {each: (totals[each] / n, standard_error(n, totals[each], totals[each])) for each, n in visits.items() if n}


def standard_error(n: int, total: float, squares: float) -> float:
    """Of the mean of `n` values from 0 to 1, with pseudo-observations beside them."""
    unexplained = max(0.0, squares - total * total / n)
    return sqrt((unexplained + PSEUDO_VALUES * 0.25) / (n + PSEUDO_VALUES) / n)
