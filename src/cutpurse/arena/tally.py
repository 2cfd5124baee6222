"""What the deals of an arena add up to.

The unit is the deal: its rotations share their cards, and count as one sample.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce

from cutpurse.arena.duplicate import GameResult
from cutpurse.arena.intervals import Interval, of_mean, of_share
from cutpurse.arena.ratings import rate
from cutpurse.arena.setup import Setup
from cutpurse.arena.times import Times, quantile_ms

Samples: TypeAlias = npt.NDArray[np.float64]
"""A number per deal."""


@dataclass(frozen=True, kw_only=True)
class BotStanding:
    """How the seats of one bot have done."""

    name: str
    seats: int  # that it holds in each game
    win_share: float  # of all games, won by any of its seats; a shared win is split
    fair_share: float  # if all seats were equal
    ci95: Interval
    mean_score: float  # of a seat
    mean_score_ci95: Interval | None  # None: one deal tells nothing about the spread
    rating: float  # OpenSkill's mu; all begin at 25
    rating_sigma: float
    decisions: int  # where it had a choice
    faults: int  # moves that were made for it, as it failed: not its own play
    ms_median: float | None  # of those decisions; None: there were none
    ms_p99: float | None


@dataclass(frozen=True, kw_only=True)
class Difference:
    """What one bot has more than another, deal by deal, for each seat it holds."""

    better: str
    worse: str
    win_share: float
    win_share_ci95: Interval | None
    score: float
    score_ci95: Interval | None

    @property
    def sure(self) -> bool:
        """Whether the interval of the win shares excludes that they are equal."""
        return excludes_zero(self.win_share_ci95)


@dataclass(frozen=True, kw_only=True)
class ArenaResult:
    """What an arena has shown."""

    game: str
    title: str
    options: dict[str, str]
    seats: int
    lineup: tuple[str, ...]
    seed: str
    deals: int
    games: int
    decisions: int  # where there was a choice
    seconds: float  # that this run took; deals from a file took none
    threads: int
    interrupted: bool  # stopped by Ctrl-C before all deals were played
    settled: bool | None  # whether the order of the bots is; None: nobody asked
    bots: tuple[BotStanding, ...]  # in the order they were named
    differences: tuple[Difference, ...]  # between every two, from the best to the worst

    @property
    def ranking(self) -> list[BotStanding]:
        """The bots from the best to the worst."""
        order = list(dict.fromkeys(name for pair in self.differences for name in (pair.better, pair.worse)))
        return sorted(self.bots, key=lambda bot: order.index(bot.name))

    @property
    def steps(self) -> list[Difference]:
        """The differences between neighbours in the ranking."""
        pairs = {(pair.better, pair.worse): pair for pair in self.differences}
        return [pairs[better.name, worse.name] for better, worse in pairwise(self.ranking)]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Tally:
    """Deals, counted one after another in their order."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.shares: list[list[float]] = []  # by deal and bot: of the win, per seat
        self.scores: list[list[float]] = []  # by deal and bot: per seat
        self.faults = np.zeros(setup.seats, np.int64)  # by place in the line-up
        self.times: list[Times] = [Counter() for _ in setup.names]
        self.model = PlackettLuce(tau=0.0)  # bots don't change: no doubt is added between games
        self.ratings = {name: self.model.rating(name=name) for name in setup.names}
        self.places = [[i for i, bot in enumerate(setup.lineup) if bot == name] for name in setup.names]

    @property
    def deals(self) -> int:
        return len(self.shares)

    def count(self, deal: Sequence[GameResult]) -> None:
        """Add all rotations of a deal."""
        won = np.array([[(p in g.winners) / max(1, len(g.winners)) for p in range(self.setup.seats)] for g in deal])
        points = np.array([game.scores for game in deal])
        self.shares.append([float(won[:, own].mean()) for own in self.places])
        self.scores.append([float(points[:, own].mean()) for own in self.places])
        for game in deal:
            self.ratings = rate(self.model, self.ratings, self.setup.lineup, game.ranks)
            self.faults += game.faults
            for times, more in zip(self.times, game.times, strict=True):
                times.update(more)

    def ranking(self) -> list[int]:
        """The bots by win share per seat, then by score, then as they were named."""
        shares, scores = np.mean(self.shares, axis=0), np.mean(self.scores, axis=0)
        better = self.setup.game.better
        return sorted(range(len(shares)), key=lambda bot: (-round(shares[bot], 12), -better(round(scores[bot], 12))))

    def settled(self, level: float) -> bool:
        """Whether each bot wins more than the next in the ranking, with so much confidence each."""
        shares = np.array(self.shares)
        return all(
            excludes_zero(mean_interval(shares[:, better] - shares[:, worse], level))
            for better, worse in pairwise(self.ranking())
        )

    def standings(self) -> tuple[BotStanding, ...]:
        return tuple(self.standing(bot) for bot in range(len(self.setup.names)))

    def standing(self, bot: int) -> BotStanding:
        name, seats = self.setup.names[bot], len(self.places[bot])
        shares = seats * np.array(self.shares)[:, bot]
        scores = np.array(self.scores)[:, bot]
        times, rated = self.times[bot], self.ratings[name]
        return BotStanding(
            name=name,
            seats=seats,
            win_share=float(shares.mean()),
            fair_share=seats / self.setup.seats,
            ci95=share_interval(shares),
            mean_score=float(scores.mean()),
            mean_score_ci95=mean_interval(scores),
            rating=rated.mu,
            rating_sigma=rated.sigma,
            decisions=times.total(),
            faults=int(self.faults[self.places[bot]].sum()),
            ms_median=quantile_ms(times, 0.5),
            ms_p99=quantile_ms(times, 0.99),
        )

    def differences(self) -> tuple[Difference, ...]:
        return tuple(self.difference(better, worse) for better, worse in combinations(self.ranking(), 2))

    def difference(self, better: int, worse: int) -> Difference:
        shares, scores = (np.array(rows)[:, better] - np.array(rows)[:, worse] for rows in (self.shares, self.scores))
        return Difference(
            better=self.setup.names[better],
            worse=self.setup.names[worse],
            win_share=float(shares.mean()),
            win_share_ci95=mean_interval(shares),
            score=float(scores.mean()),
            score_ci95=mean_interval(scores),
        )


def share_interval(samples: Samples) -> Interval:
    """Student's interval of a share, within 0 to 1; deals that are all alike say nothing of the spread: Wilson's."""
    share = float(samples.mean())
    interval = mean_interval(samples)
    if interval is None or samples.min() == samples.max():
        return of_share(min(1.0, share), len(samples))
    return max(0.0, interval[0]), min(1.0, interval[1])


def mean_interval(samples: Samples, level: float = 0.95) -> Interval | None:
    return of_mean(float(samples.sum()), float((samples**2).sum()), len(samples), level)


def excludes_zero(interval: Interval | None) -> bool:
    return interval is not None and not interval[0] <= 0 <= interval[1]
