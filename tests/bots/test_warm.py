"""Compiling what bots need before they play."""

from pathlib import Path
from typing import Any

import pytest

from cutpurse import bots, games
from cutpurse.bots.search import playouts, tree, worlds
from cutpurse.bots.warm import warm_bots
from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match


@pytest.fixture(autouse=True)
def nothing_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)


def told(*names: str) -> list[str]:
    lines: list[str] = []
    warm_bots(games.load("lucre"), names, lines.append)
    return lines


def compiling_told(steps: int) -> list[str]:
    return [f"Compiling the bots of Lucre, once: {number} of {steps}" for number in range(1, steps + 1)]


def test_what_is_compiled_is_told_once() -> None:
    assert told("you", "sharp@20", "greedy") == compiling_told(2)
    assert told("you", "expert", "oracle", "random") == []


def test_who_does_not_search_needs_less() -> None:
    assert told("greedy", "run:my_bot") == compiling_told(1)
    assert told("casual") == compiling_told(1)  # what was left out before


def test_interpreted_bots_need_no_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)
    assert told("sharp") == []


def test_nothing_is_compiled_again_when_bots_play() -> None:
    game = games.load("lucre")
    warm_bots(game, ["sharp"], lambda _: None)
    entries: list[Any] = [loop.redeal_at, tree.search_worlds, playouts.measure_span, worlds.store_worlds]
    before = [len(entry.signatures) for entry in entries]
    match = Match(game)
    for name in bots.NAMES:
        match.play(bots.choose(name if not bots.is_search(name) else f"{name}@20", match, fast_rng(1)))
    assert [len(entry.signatures) for entry in entries] == before
