"""Compile a game before it is used, and tell how far that is."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.game import Game


def warm(game: Game, tell: Callable[[str], None]) -> None:
    """Compile all that playing and simulating needs; nothing is told if that was done before.

    What only bots and research need (begin, act, redeal, suppose, observe, broken_law) is compiled when first called.
    """
    if compiling.INTERPRETED:
        return
    stamp = compiling.CACHE / f"{game.layout.name}.ready"
    if stamp.exists():
        return
    entries = entries_to_warm(game)
    for number, (entry, *args) in enumerate(entries, 1):
        tell(f"Compiling the rules of {game.title}, once: {number} of {len(entries)}")
        entry.compile(tuple(numba.typeof(arg) for arg in args))  # type: ignore[no-untyped-call]
    stamp.touch()


def entries_to_warm(game: Game) -> list[tuple[Any, ...]]:
    """Each of these compiled functions, with arguments of the kinds it gets; those that share most come first."""
    states = game.layout.new()
    rng = fast_rng(0)
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
