"""What is to be played: what simulations and the arena have in common."""

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.options import Value

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games are done, and how many there will be."""


@dataclass(frozen=True, kw_only=True)
class Setup:
    """A game, and who plays it."""

    game: Game
    options: Mapping[str, Value]
    seats: int
    lineup: Sequence[str]  # a bot for each seat; from game to game they change seats
    seed: bytes

    @cached_property
    def names(self) -> list[str]:
        """The different bots, in the order they were named."""
        return list(dict.fromkeys(self.lineup))

    def __reduce__(self) -> tuple[Any, ...]:
        """To other processes and machines a game travels by its name."""
        return rebuild, (self.game.name, dict(self.options), self.seats, list(self.lineup), self.seed)

    def stream(self, *words: object) -> bytes:
        """32 bytes that only the seed and these words decide."""
        told = "/".join(map(str, words)).encode()
        return hashlib.sha256(self.seed + told).digest()


def rebuild(game: str, options: Mapping[str, Value], seats: int, lineup: Sequence[str], seed: bytes) -> Setup:
    return Setup(game=games.load(game), options=options, seats=seats, lineup=lineup, seed=seed)


def count_threads(threads: int | None) -> int:
    """How many games are played at once: by default as many as there are cores."""
    if threads is not None and threads < 1:
        raise CutpurseError(f"play on at least one thread, not {threads}")
    return threads or os.cpu_count() or 1
