"""Compile a game before it is used, and tell how far that is."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numba
import numpy as np

from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.game import Game

APART = 3  # the last so many entries share little with the others: a second process compiles them meanwhile


def warm(game: Game, tell: Callable[[str], None]) -> None:
    """Compile everything that Python calls; nothing is told if that was done before."""
    if compiling.INTERPRETED:
        return
    stamp = compiling.CACHE / f"{game.layout.name}.ready"
    if stamp.exists():
        return
    calls = every_entry(game)
    with helper(game) as wait:
        for number, (entry, *args) in enumerate(calls, 1):
            tell(f"Compiling the rules of {game.title}, once: {number} of {len(calls)}")
            if number == len(calls) - APART + 1:
                wait()
            compile_entry(entry, *args)
    stamp.touch()


@contextmanager
def helper(game: Game) -> Iterator[Callable[[], object]]:
    """A second process that compiles the last entries into the cache meanwhile; yields how to wait for it.

    If it fails, nothing is lost: what is not in the cache is compiled when it is needed.
    """
    code = f"from cutpurse.core.warm import compile_apart; compile_apart({game.package!r})"
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process.wait
    finally:
        process.kill()
        process.wait()


def compile_apart(package: str) -> None:
    """What the second process does."""
    for entry, *args in every_entry(import_module(package).GAME)[-APART:]:
        compile_entry(entry, *args)


def compile_entry(entry: Any, *args: object) -> None:
    """Compile a function for arguments of these kinds, without calling it."""
    entry.compile(tuple(numba.typeof(arg) for arg in args))  # type: ignore[no-untyped-call]


def every_entry(game: Game) -> list[tuple[Any, ...]]:
    """Each compiled function with arguments as it gets them."""
    states = game.layout.new()
    rng = fast_rng(0)
    actions = per_seat = np.zeros(MOST_SEATS, np.int64)
    table = np.zeros((1, MOST_SEATS), np.int64)
    observation = np.zeros(game.observation_size, np.float32)
    return [
        (loop.play_games, states, 0, 1, per_seat, rng, table, table),
        (loop.deal_at, states, 0),
        (loop.turn_at, states, 0),
        (loop.legal_at, states, 0),
        (loop.play_at, states, 0, 0),
        (loop.advance_at, states, 0),
        (loop.begin_at, states, 0, actions),
        (loop.act_at, states, 0, 0, actions),
        (loop.scores_at, states, 0, per_seat),
        (loop.standing_at, states, 0, per_seat),
        (loop.greedy_at, states, 0, rng),
        (loop.redeal_at, states, 0, 0, rng),
        (loop.observe_at, states, 0, 0, observation),
        (loop.broken_law_at, states, 0),
    ]
