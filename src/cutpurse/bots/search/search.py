"""The search as a bot: how long it looks, what it settles for, and what it thinks of each action."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import ceil, log2, sqrt

import numpy as np

from cutpurse.bots.position import Position
from cutpurse.bots.search import playouts
from cutpurse.bots.search.tree import Memory, measure_span, new_memory, think
from cutpurse.core.chance import WORD, fast_rng, next_fast
from cutpurse.core.state import States

WORLDS = 8  # looked at between two counts, if iterations are counted


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How long to think: so many iterations, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a search goes about it."""

    guided: float = 1.0  # how often a seat follows the greedy rules in a playout, else its luck
    tails: int = 4  # how often what follows the next deal is played, at random
    win: float = 0.8  # the weight of winning; the rest is for points
    depth: int = 0  # of the tree
    explore: float = 0.5
    widen: float = 1.0
    prior: float = 0.1
    open: bool = False  # looks at the true cards: the oracle
    nodes: int = 1 << 16

    def settings(self, span: float) -> np.ndarray:
        numbers = np.zeros(playouts.SETTINGS)
        numbers[playouts.GUIDED] = self.guided * (WORD + 1)
        numbers[playouts.TAILS] = self.tails
        numbers[playouts.WIN] = self.win
        numbers[playouts.SPAN] = span
        numbers[playouts.DEPTH] = self.depth
        numbers[playouts.EXPLORE] = self.explore
        numbers[playouts.WIDEN] = self.widen
        numbers[playouts.PRIOR] = self.prior
        numbers[playouts.OPEN] = self.open
        return numbers


class Search:
    def __init__(self, plan: Plan, budget: Budget) -> None:
        self.plan = plan
        self.budget = budget
        self.sees_all = plan.open

    def choose(self, position: Position) -> int:
        start = time.perf_counter()
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        states = np.repeat(position.states, 3)
        rng = position.rng
        memory = new_memory(self.plan.nodes if self.plan.depth else 1)
        span = max(1.0, measure_span(states, 16, memory, rng))
        settings = self.plan.settings(span)
        alive = list(legal)
        rounds = max(1, ceil(log2(len(legal))))
        done, worlds = 0, 1
        budget = self.budget
        while True:
            mask = sum(1 << a for a in alive)
            if budget.iterations:
                worlds = max(1, min(WORLDS, (budget.iterations - done) // len(alive)))
            before = time.perf_counter()
            think(states, position.seat, mask, worlds, settings, memory, rng)
            after = time.perf_counter()
            done += worlds * len(alive)
            if budget.iterations:
                part = done / budget.iterations
            else:
                part = (after - start) / budget.seconds
                worlds = max(1, min(2 * worlds, int(worlds * 0.0015 / max(1e-6, after - before))))
            if part >= 1:
                break
            left = max(2, ceil(len(legal) / 2 ** int(part * rounds)))
            if left < len(alive):
                alive.sort(key=lambda a: -memory.sums[a, 0] / memory.visits[a])
                alive = alive[:left]
        self.memory = memory
        return max(alive, key=lambda a: memory.sums[a, 0] / memory.visits[a])
