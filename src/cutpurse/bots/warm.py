"""Compile a game before it is used, part by part, and tell how far that is.

What only research needs (begin, act, suppose, observe, broken_law) is in no part: it is compiled when first called.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Any, TypeAlias

import numba
import numpy as np

from cutpurse.bots import QUICK, is_search
from cutpurse.bots.policy.bot import policy_of
from cutpurse.bots.policy.network import choose_at
from cutpurse.bots.policy.weights import Room
from cutpurse.bots.search.memory import SCRATCH, new_searches, new_tree
from cutpurse.bots.search.nested import compare_worlds
from cutpurse.bots.search.playouts import measure_span
from cutpurse.bots.search.settings import Settings
from cutpurse.bots.search.tree import search_worlds
from cutpurse.bots.search.worlds import store_worlds
from cutpurse.core import compiling, loop
from cutpurse.core.bits import set_for
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.game import Game

Call: TypeAlias = tuple[Any, ...]
"""A compiled function, and arguments of the kinds it gets."""

ASKED = "asked"  # a file of that name says that somebody wants to play the game
LOWEST_PRIORITY = 19


def search_calls(game: Game) -> list[Call]:
    """What a search spends its time with; all levels run the same code."""
    states, rng, none_stored = game.layout.new(SCRATCH), fast_rng(0), np.zeros((0, 0))
    searches, some = new_searches(0, Settings()), set_for(game.actions, 1)
    calls: list[Call] = [(search_worlds, states, searches, new_tree(0), none_stored, some, 1, rng)]
    if game.final:
        calls.append((compare_worlds, states, searches, none_stored, some, 1, rng))
    return calls


def worlds_calls(game: Game) -> list[Call]:
    """What a search begins with."""
    states, rng, surprises = game.layout.new(SCRATCH), fast_rng(0), np.zeros((1, 1), np.int64)
    return [
        (store_worlds, states, 0, 0, surprises, rng),
        (measure_span, states, 1, new_searches(0, Settings()), rng),
    ]


def rules_calls(game: Game) -> list[Call]:
    """What playing and simulating need; those that share most come first."""
    states, rng = game.layout.new(), fast_rng(0)
    per_seat = np.zeros(MOST_SEATS, np.int64)
    table = np.zeros((1, MOST_SEATS), np.int64)
    return [
        (loop.deal_at, states, 0),
        (loop.turn_at, states, 0),
        (loop.legal_at, states, 0),
        (loop.play_at, states, 0, 0),
        (loop.advance_at, states, 0),
        (loop.scores_at, states, 0, per_seat),
        (loop.standing_at, states, 0, per_seat),
        (loop.greedy_at, states, 0, rng),
        (loop.play_games, states, 0, 1, per_seat, rng, table, table),
    ]


def policy_calls(game: Game) -> list[Call]:
    """What the learned policy needs, where a game has one."""
    policy = policy_of(game)
    if policy is None:
        return []
    room = Room(policy)
    return [
        (
            choose_at, game.layout.new(), 0, 0, room.net, room.shape, room.observation, room.inputs, room.actions,
            room.work, room.scores, fast_rng(0),
        )
    ]  # fmt: skip


def redeal_calls(game: Game) -> list[Call]:
    """What every bot needs: it is given a redealt world."""
    return [(loop.redeal_at, game.layout.new(), 0, 0, fast_rng(0))]


PARTS: dict[str, Callable[[Game], list[Call]]] = {  # what takes longest comes first
    "search": search_calls,
    "worlds": worlds_calls,
    "policy": policy_calls,
    "redeal": redeal_calls,
    "rules": rules_calls,
}


def parts_for(bots: Iterable[str]) -> tuple[str, ...]:
    """The parts of a game that a match between these bots needs; without any, a simulation."""
    names = list(bots)
    needed = {"rules"}
    if names:
        needed |= {"redeal"}
    if any(map(is_search, names)):
        needed |= {"search", "worlds"}
    if QUICK in names:
        needed |= {"policy"}
    return tuple(part for part in PARTS if part in needed)


def warm(game: Game, parts: Sequence[str], tell: Callable[[str], None]) -> None:
    """Compile these parts of a game; nothing is told if that was done before."""
    missing = missing_parts(game, parts)
    calls = {part: PARTS[part](game) for part in missing}
    number, total = 0, sum(map(len, calls.values()))
    for part in missing:
        for call in calls[part]:
            number += 1
            tell(f"Compiling {game.title}, once: {number} of {total}")
            compile_call(*call)
        mark(game, part)


def compile_call(entry: Any, *args: object) -> None:
    """Compile a function for arguments of these kinds; if that was done before, load it."""
    entry.compiled.compile(tuple(map(numba.typeof, args)))


def load(game: Game, parts: Iterable[str] = PARTS) -> None:
    """Load these parts of a game, all that a match with any bots needs, and let it run compiled from now on."""
    for part in parts:
        for call in PARTS[part](game):
            compile_call(*call)
    compiling.use_compiled(game.layout)


def missing_parts(game: Game, parts: Iterable[str] = PARTS) -> list[str]:
    """Which of these parts were never compiled here."""
    return [] if compiling.INTERPRETED else [part for part in parts if not stamp(game, part).exists()]


def is_warm(game: Game) -> bool:
    """Whether everything that games and bots need has been compiled here before."""
    return not missing_parts(game)


def stamp(game: Game, part: str) -> Path:
    """A file that is there when a part has been compiled."""
    return compiling.CACHE / f"{game.layout.name}.{part}"


def mark(game: Game, part: str) -> None:
    """Leave that file. Somebody may have emptied the cache since we have looked."""
    compiling.CACHE.mkdir(parents=True, exist_ok=True)
    stamp(game, part).touch()


def ask_for(game: Game) -> None:
    """Somebody wants to play a game: let it be compiled before those that nobody has asked for."""
    if not stamp(game, ASKED).exists():
        mark(game, ASKED)


def asked_at(game: Game) -> float:
    """When somebody has asked for a game first; never is later than any time."""
    file = stamp(game, ASKED)
    return file.stat().st_mtime if file.exists() else inf


def start_compiling(game: Game, parts: Iterable[str]) -> "subprocess.Popen[str]":
    """Compile parts of a game in a process of its own, which gives way to all others."""
    named = [word for part in parts for word in ("--part", part)]
    process = subprocess.Popen(
        [sys.executable, "-m", "cutpurse", "compile", game.name, *named, "--while-asked"],
        stdin=subprocess.PIPE,  # which is closed when we end, however that happens
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    with suppress(AttributeError, OSError):  # not every system has priorities
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY)
    return process
