"""Win chances as people are told them: what a search finds, set right by how such positions ended.

A search takes everybody for a greedy player, and what it likes best is in part luck. So its win share is mapped by a
curve of the game and of the opponents, fitted to played games (Platt scaling: logistic regression on the log odds): a
lead is worth more against players who follow simple rules than against those who think. The figures are in
`calibration.json`; `cutpurse bench calibration` makes them, and docs/bots.md shows them. Bots choose by the raw values.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, log
from typing import Literal, NamedTuple, TypeAlias

import msgspec
import numpy as np

from cutpurse.core.message import Plain

Opponents: TypeAlias = Literal["greedy", "stronger"]
"""The kinds that there are curves for: bots that follow simple rules, and everybody else."""

SIMPLE = ("random", "greedy", "novice")  # bots that follow simple rules; Novice, with one look ahead
MOST_ERROR = 0.03  # expected calibration error from which on no chance is told
EDGE = 0.005  # shares nearer to 0 or 1 are taken for this
STEPS = 25  # of Newton's method, far more than it needs


class Fit(NamedTuple):
    """A map from win shares to chances: a straight line between their log odds."""

    slope: float
    shift: float

    def __call__(self, share: float) -> float:
        """The chance that belongs to a search's win share; the two ends stay, so that what is certain is told so."""
        if share <= 0 or share >= 1:
            return float(share >= 1)
        return 1 / (1 + exp(-self.slope * log_odds(share) - self.shift))


class Curve(Plain, frozen=True, kw_only=True):
    """The map for one game and kind of opponents, and how far it was off in games that it was not fitted to."""

    slope: float
    shift: float
    error: float  # expected calibration error
    positions: int  # in which that was measured

    @property
    def trusted(self) -> bool:
        return self.error < MOST_ERROR

    def __call__(self, share: float) -> float:
        return Fit(self.slope, self.shift)(share)


def opponents(players: Sequence[str], seat: int) -> Opponents:
    """Whom a seat plays against, from the names of all players by seat: bots by theirs, people by any other."""
    others = [player for other, player in enumerate(players) if other != seat]
    return "greedy" if others and all(player in SIMPLE for player in others) else "stronger"


def chance(game: str, against: Opponents, share: float) -> float | None:
    """The chance to win to tell for a search's win share; None where it could not be trusted."""
    curve = curves().get(game, {}).get(against)
    return curve(share) if curve and curve.trusted else None


@cache
def curves() -> dict[str, dict[Opponents, Curve]]:
    """By game and kind of opponents."""
    data = resources.files(__package__).joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[Opponents, Curve]])


def log_odds(share: float) -> float:
    kept = min(1 - EDGE, max(EDGE, share))
    return log(kept / (1 - kept))


def fit(shares: Sequence[float], won: Sequence[float]) -> Fit:
    """The curve under which these outcomes are likeliest, by Newton's method."""
    odds = np.array([[log_odds(share), 1.0] for share in shares])
    weights = np.array([1.0, 0.0])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-odds @ weights))
        slope = odds.T @ (np.array(won) - likely)
        curvature = (odds * (likely * (1 - likely))[:, None]).T @ odds
        weights = weights + np.linalg.solve(curvature, slope)
    return Fit(float(weights[0]), float(weights[1]))
