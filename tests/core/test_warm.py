"""Compiling a game before it is used."""

from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.core import compiling, loop
from cutpurse.core.warm import every_entry, warm


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


def test_every_entry_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new entry that is not warmed would be compiled amid a game."""
    entries = [name for name, value in vars(loop).items() if name.endswith("_at") or name == "play_games"]
    called: set[str] = set()
    for name in entries:
        real = getattr(loop, name)

        def noted(*args: object, name: str = name, real: object = real) -> object:
            called.add(name)
            return real(*args)  # type: ignore[operator]

        monkeypatch.setattr(loop, name, noted)
    for call in every_entry(games.load("lucre")):
        call()
    assert called == set(entries)
