"""Compiling a game before it is used."""

from importlib import import_module
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.core import compiling, loop
from cutpurse.core.warm import APART, compile_apart, every_entry, warm


def test_what_is_compiled_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    game, told = games.load("lucre"), list[str]()
    warm(game, told.append)
    steps = len(every_entry(game))
    assert told == [f"Compiling the rules of Lucre, once: {number} of {steps}" for number in range(1, steps + 1)]
    warm(game, told.append)
    assert len(told) == steps


def test_interpreted_rules_need_no_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)
    told: list[str] = []
    warm(games.load("lucre"), told.append)
    assert told == []


def test_every_entry_is_compiled() -> None:
    """A new entry that is not warmed would be compiled amid a game."""
    entries = {name for name in vars(loop) if name.endswith("_at") or name == "play_games"}
    warmed = {getattr(entry, "py_func", entry).__name__ for entry, *_ in every_entry(games.load("lucre"))}
    assert warmed == entries


def test_the_second_process_compiles_what_it_is_for() -> None:
    """It imports the game by the name of its package, and finds its last entries."""
    game = games.load("lucre")
    assert import_module(game.package).GAME is game
    assert [entry.__name__ for entry, *_ in every_entry(game)[-APART:]] == ["redeal_at", "observe_at", "broken_law_at"]
    compile_apart(game.package)
