"""Puzzles for tests: those that come with the games, and a file of two made by hand."""

import json
from typing import Any

from cutpurse import games
from cutpurse.core.game import Game
from cutpurse.puzzles.puzzle import Collection, Puzzle, puzzles_of
from tests.contract.walks import OWN

LUCRE = games.load("lucre")
HEADER: dict[str, Any] = {
    "format": "cutpurse-puzzles",
    "game": "lucre",
    "rules": LUCRE.version,
    "options": {},
    "seed": "00" * 32,
    "made": {"search": "expert", "long": 10_000},
}


def shipped(game: Game) -> Collection:
    """The puzzles that come with one of our games."""
    collection = puzzles_of(game)
    assert collection is not None
    return collection


def some(game: Game, n: int) -> list[Puzzle]:
    """So many of them, evenly from all."""
    puzzles = list(shipped(game).puzzles.values())
    return puzzles[:: max(1, len(puzzles) // n)][:n]


def line_of(puzzle: str, **changed: Any) -> dict[str, Any]:
    """A puzzle of Lucre as it is written, with some things other than they are."""
    value = {"value": 0.5, "chance": None, "score": 12.0}
    return {
        "id": puzzle,
        "deal": 3,
        "seats": 4,
        "seed": "11" * 32,
        "actions": [],
        "seat": 0,
        "kind": "prompt label",
        "answer": 1,
        "stars": 2,
        "gap": 0.1,
        "values": [{"action": action, **value} for action in (1, 2, 9, 39)],
        "tried": {"greedy": {"2": 1.0}, "novice": {"1": 0.5, "9": 0.5}},
        "reasons": [{"key": "because-none"}],
        "then": None,
        **changed,
    }


def file_of(*lines: dict[str, Any], **header: Any) -> bytes:
    return b"\n".join(json.dumps(line).encode() for line in (HEADER | header, *lines)) + b"\n"


__all__ = ["HEADER", "LUCRE", "OWN", "file_of", "line_of", "shipped", "some"]
