"""Skill and luck, from duplicate deals: every deal is played once for every rotation of the bots.

Each bot of the line-up plays each hand of a deal exactly once. So a score is the grand mean, plus what the hand is
worth (deal and seat), plus what the bot is worth, plus the rest: how it went this time. That is a balanced two-way
analysis of variance with one observation a cell (Searle, Casella, McCulloch: Variance Components, 1992), and its
components are the shares of luck, of skill, and of the play between them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist

import numpy as np

from cutpurse.arena.duplicate import BotPool, GameResult, seating
from cutpurse.arena.intervals import Interval, student
from cutpurse.arena.setup import Setup
from cutpurse.lab.samples import Column, Estimate, Floats, Key, Table, estimate

SURE = NormalDist().inv_cdf(0.95)
LEAST_LEAD = 1e-4  # wins a game: what is less is no lead
LUCK, SKILL = "luck of the deal", "skill"
PARTS = (LUCK, SKILL, "how it was played out")


def play_deal(setup: Setup, pool: BotPool, deal: int) -> Table:
    """All rotations of a deal, as sums by which the variance can be divided, for wins and for points."""
    games = [pool.play_game(deal, rotation) for rotation in range(setup.seats)]
    sign = -1 if setup.game.lowest_wins else 1
    columns: dict[Key, Column] = {}
    won = np.array([[(p in g.winners) / max(1, len(g.winners)) for p in range(setup.seats)] for g in games])
    points = sign * np.array([game.scores for game in games], np.float64)
    name = duel_name(setup)
    strong = np.array([bot == setup.lineup[0] for bot in setup.lineup])
    columns["ladder", name] = Column(np.array([won[:, strong].sum(axis=1).mean()]))
    ahead = won[:, strong].mean(axis=1) - won[:, ~strong].mean(axis=1)
    columns["ahead", name] = Column(np.array([ahead.mean()]))
    columns["ahead_squared", name] = Column(np.array([(ahead**2).mean()]))
    columns["lead_points", name] = Column(
        np.array([(points[:, strong].mean(axis=1) - points[:, ~strong].mean(axis=1)).mean()])
    )
    for unit, values in (("wins", won), ("points", points)):
        for part, sums in squares(setup, deal, games, values).items():
            columns[f"{unit}_{part}", name] = Column(np.array([sums]))
    return Table(np.array([deal], np.int64), columns)


def duel_name(setup: Setup) -> str:
    return f"{setup.names[0]} against {setup.names[-1]}"


def squares(setup: Setup, deal: int, games: Sequence[GameResult], values: Floats) -> dict[str, float]:
    """What the analysis of variance adds up over deals. `values` are by rotation and place in the line-up."""
    hands = np.zeros(setup.seats)
    for game, row in zip(games, values, strict=True):
        for seat, place in enumerate(seating(setup, deal, game.rotation)):
            hands[seat] += row[place]
    found = {"sum": float(values.sum()), "squares": float((values**2).sum()), "hands": float((hands**2).sum())}
    return found | {f"place{place}": float(values[:, place].sum()) for place in range(setup.seats)}


@dataclass(frozen=True)
class Sums:
    """The sums of one unit over all deals, deal by deal: columns total, squares, hands, then a place each."""

    rows: Floats
    seats: int

    def shares(self, rows: Floats) -> Floats:
        """Luck, skill and the rest as parts of the whole variance."""
        total, squared, hands, *places = rows.sum(axis=0)
        k, cells = self.seats, self.seats * len(rows)
        mean = total**2 / (cells * k)
        of_hands = hands / k - mean
        of_bots = sum(place**2 for place in places) / cells - mean
        rest = max(0.0, squared - mean - of_hands - of_bots) / max(1, (cells - 1) * (k - 1))
        luck = max(0.0, (of_hands / max(1, cells - 1) - rest) / k)
        skill = max(0.0, of_bots / (cells * k) - rest * (k - 1) / (k * cells))
        whole = luck + skill + rest
        return np.array([luck, skill, rest]) / whole if whole > 1e-12 else np.array([1.0, 0.0, 0.0])


def variance_shares(table: Table, name: str, unit: str, seats: int) -> dict[str, Estimate]:
    """What part of the variance is luck, skill, and play, with intervals by the jackknife over deals."""
    parts = ("sum", "squares", "hands", *(f"place{place}" for place in range(seats)))
    sums = Sums(np.column_stack([table.columns[f"{unit}_{part}", name].x for part in parts]), seats)
    whole = sums.shares(sums.rows)
    reach = jackknife(sums.rows, sums.shares)
    return {
        part: Estimate(value=float(value), ci95=within(float(value), float(width)), games=len(sums.rows))
        for part, value, width in zip(PARTS, whole, reach, strict=True)
    }


def jackknife(rows: Floats, figure: Callable[[Floats], Floats]) -> Floats:
    """How far the 95% interval of a figure reaches: from the figures without one row each (Efron, Tibshirani, 1993)."""
    size = len(rows)
    if size < 3:
        return np.full(len(figure(rows)), 1.0)
    without = np.array([figure(np.delete(rows, i, axis=0)) for i in range(size)])
    variance = (size - 1) / size * ((without - without.mean(axis=0)) ** 2).sum(axis=0)
    reach: Floats = student(size - 1) * np.sqrt(variance)
    return reach


def within(value: float, reach: float) -> Interval:
    return max(0.0, value - reach), min(1.0, value + reach)


def games_to_lead(table: Table, name: str) -> Estimate | None:
    """After how many games the better bot has more wins with 95%: n = (1.645 s / m)², m and s of the difference a game.

    None if it is not better. The interval may have no end.
    """
    ahead = estimate(table.columns["ahead", name])
    squared = estimate(table.columns["ahead_squared", name])
    if ahead is None or squared is None or ahead.value < LEAST_LEAD:
        return None
    spread = sqrt(max(0.0, squared.value - ahead.value**2))

    def needed(lead: float) -> float:
        return float("inf") if lead < LEAST_LEAD else max(1.0, float(ceil((SURE * spread / lead) ** 2)))

    low, high = ahead.ci95 or (0.0, 1.0)
    return Estimate(value=needed(ahead.value), ci95=(needed(high), needed(low)), games=ahead.games)
