"""How sure a mean is: 95% confidence intervals."""

from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

NORMAL = 1.959964  # of the normal distribution 95% lies within so many standard deviations
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)  # for samples of 2 to 10


def of_share(share: float, games: int) -> Interval:
    """Wilson's interval of a share of games. A game that is shared varies less than one that is won or lost, so that
    with ties it is a little wider than it need be; it is never outside 0 to 1, and never empty.
    """
    z = NORMAL * NORMAL / games
    middle = (share + z / 2) / (1 + z)
    reach = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def of_mean(total: float, squares: float, games: int, level: float = 0.95) -> Interval | None:
    """Student's interval of a mean, from the sum of the samples and of their squares; one sample has none."""
    if games < 2:
        return None
    mean = total / games
    variance = max(0.0, squares - total * mean) / (games - 1)
    reach = student(games - 1, level) * sqrt(variance / games)
    return mean - reach, mean + reach


def student(freedom: int, level: float = 0.95) -> float:
    """The two-sided point of Student's distribution: a table, then the first terms of its expansion.

    Other levels than 95% are good to a percent from 20 degrees of freedom on.
    """
    if level == 0.95 and freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NormalDist().inv_cdf((1 + level) / 2)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
