"""Win chances as people are told them: what a search finds, set right by how such positions ended.

A search takes everybody for a greedy player, and what it likes best is in part luck. So its win share is mapped by a
curve of the game, fitted to played games (Platt scaling: logistic regression on the log odds). The figures are in
`calibration.json`; `cutpurse bench calibration` makes them, and docs/bots.md shows them. Bots choose by the raw values.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, log
from typing import NamedTuple

import msgspec
import numpy as np

from cutpurse.core.message import Plain

MOST_ERROR = 0.03  # expected calibration error above which no chance is told
EDGE = 0.005  # shares nearer to 0 or 1 are taken for this
STEPS = 25  # of Newton's method, far more than it needs


class Curve(Plain, frozen=True, kw_only=True):
    """The map of one game, and how far it was off in games that it was not fitted to."""

    slope: float
    shift: float
    errors: dict[str, float]  # expected calibration error, by kind of opponent
    positions: dict[str, int]  # that were measured, by kind of opponent

    @property
    def trusted(self) -> bool:
        return max(self.errors.values()) < MOST_ERROR

    def __call__(self, share: float) -> float:
        """The chance that belongs to a search's win share; the two ends stay, so that what is certain is told so."""
        if share <= 0 or share >= 1:
            return float(share >= 1)
        return 1 / (1 + exp(-self.slope * log_odds(share) - self.shift))


def chance(game: str, share: float) -> float | None:
    """The chance to win to tell for a search's win share; None in a game where it could not be trusted."""
    curve = curves().get(game)
    return curve(share) if curve and curve.trusted else None


@cache
def curves() -> dict[str, Curve]:
    """By game."""
    data = resources.files(__package__).joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Curve])


def log_odds(share: float) -> float:
    kept = min(1 - EDGE, max(EDGE, share))
    return log(kept / (1 - kept))


class Fit(NamedTuple):
    """Slope and shift of a curve."""

    slope: float
    shift: float


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
