"""How hard a puzzle is: how often weaker bots fail."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from cutpurse.bots import Bot, make
from cutpurse.bots.position import Position
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.puzzles.puzzle import STARS

WEAKER = {"greedy": "greedy", "novice": "casual@1", "casual": "casual@40", "sharp@100": "sharp@100"}
"""Who tries, by what files call them, and how they play: Novice and Casual as they were when the first puzzles were
made, so that stars mean the same."""
TRIES = 8  # of each, with random numbers and worlds of its own


@cache
def bot(name: str) -> Bot:
    return make(name)


def choices(match: Match, at: int, name: str, seeds: Iterable[int]) -> list[int]:
    """What a bot does after step `at`, once for each seed."""
    return [bot(name).choose(Position.of(match, fast_rng(seed), at)) for seed in seeds]


def tries(match: Match, at: int, first: int) -> dict[str, dict[str, float]]:
    """By bot, how often it takes each action, by number."""
    found = {name: Counter(choices(match, at, played, range(first, first + TRIES))) for name, played in WEAKER.items()}
    return {
        name: {str(action): round(n / TRIES, 4) for action, n in counts.most_common()} for name, counts in found.items()
    }


def failure(tried: Mapping[str, Mapping[str, float]], answer: int) -> float:
    """How often these bots fail: the mean of their shares."""
    return 1 - sum(shares.get(str(answer), 0.0) for shares in tried.values()) / len(tried)


def stars(failing: float) -> int:
    """1 where at most a fifth fails, 5 where more than four fifths do."""
    return min(STARS, 1 + int(failing * STARS - 1e-9))
