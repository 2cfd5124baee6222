"""How strong a policy is: duplicate deals against greedy players, or against another policy."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from cutpurse.bots.policy.weights import Policy, work_room
from cutpurse.core.state import States
from cutpurse.train.rollouts import GREEDY, measure
from cutpurse.train.tables import usual_table

PART = 25  # deals that a thread plays at a time


@dataclass(frozen=True)
class Strength:
    """The share of wins at a table of so many, of which one policy holds one seat; half a 95% interval."""

    seats: int
    wins: float
    error: float

    @property
    def times_fair(self) -> float:
        return self.wins * self.seats

    def __str__(self) -> str:
        return f"{self.seats} players: {self.wins:.1%} ± {self.error:.1%} of wins, {self.times_fair:.2f}x fair"


def strengths(policy: Policy, deals: int, threads: int, seed: int, seats: Sequence[int] = ()) -> list[Strength]:
    """For each number of players, with greedy players in all other seats."""
    tables = [usual_table(policy.game, number) for number in seats or policy.game.seats]
    return [strength_at(table, policy, deals, threads, seed, GREEDY) for table in tables]


def strength_at(table: States, policy: Policy, deals: int, threads: int, seed: int, other: Policy | int) -> Strength:
    """At one table, as `usual_table` makes it, with another kind of player or another policy in all other seats."""
    kind = other if isinstance(other, int) else 1
    nets = np.stack([each.flat() for each in (policy, other) if isinstance(each, Policy)])

    def play(first: int) -> np.ndarray:
        out = np.zeros(min(PART, deals - first))
        measure(table.copy(), nets, policy.shape, first, len(out), kind, seed, work_room(policy.shape), out)
        return out

    with ThreadPoolExecutor(threads) as pool:
        shares = np.concatenate([*pool.map(play, range(0, deals, PART))])
    error = 1.96 * shares.std(ddof=1) / len(shares) ** 0.5
    return Strength(int(table[0]["seats"]), float(shares.mean()), float(error))


def overall(found: Sequence[Strength]) -> float:
    """One number: the mean of the shares as multiples of the fair one."""
    return float(np.mean([each.times_fair for each in found]))
