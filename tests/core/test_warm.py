"""Compiling a game before it is used."""

from pathlib import Path

import pytest

from cutpurse import bots, games
from cutpurse.arena.simulate import simulate
from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.warm import entries_to_warm, warm


def test_what_is_compiled_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    game, told = games.load("lucre"), list[str]()
    warm(game, told.append)
    steps = len(entries_to_warm(game))
    assert told == [f"Compiling the rules of Lucre, once: {number} of {steps}" for number in range(1, steps + 1)]
    warm(game, told.append)
    assert len(told) == steps


def test_interpreted_rules_need_no_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)
    told: list[str] = []
    warm(games.load("lucre"), told.append)
    assert told == []


def test_all_that_playing_and_simulating_needs_is_compiled() -> None:
    """A new entry that is not warmed would be compiled amid a game."""
    entries = {name for name in vars(loop) if name.endswith("_at") or name == "play_games"}
    warmed = {getattr(entry, "py_func", entry).__name__ for entry, *_ in entries_to_warm(games.load("lucre"))}
    assert entries - warmed == {"begin_at", "act_at", "redeal_at", "suppose_at", "observe_at", "broken_law_at"}
    assert warmed <= entries


def test_nothing_is_compiled_again_in_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kinds of arguments that are warmed are those that a match and a simulation give."""
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    game = games.load("coin")
    warm(game, lambda _: None)
    entries = [entry for entry, *_ in entries_to_warm(game)]
    before = [len(entry.signatures) for entry in entries]
    match = Match(game, options={"target": "round"})
    while not match.over:
        match.play(bots.choose("greedy", match, fast_rng(1)))
    simulate(game, games=4, bots=["greedy", "random"], threads=1)
    assert [len(entry.signatures) for entry in entries] == before
