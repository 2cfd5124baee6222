"""Compiling a game before it is used, part by part."""

import os
from pathlib import Path
from typing import Any

import pytest

from cutpurse import bots, games
from cutpurse.arena.simulate import simulate
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.warm import (
    PARTS,
    ask_for,
    asked_at,
    is_warm,
    load,
    missing_parts,
    parts_for,
    stamp,
    start_compiling,
    warm,
)
from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match


@pytest.fixture(autouse=True)
def nothing_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)


def told(*parts: str) -> list[str]:
    lines: list[str] = []
    warm(games.load("lucre"), parts, lines.append)
    return lines


def compiling_told(steps: int) -> list[str]:
    return [f"Compiling Lucre, once: {number} of {steps}" for number in range(1, steps + 1)]


def entries(game: Game) -> list[Any]:
    return [entry for calls in PARTS.values() for entry, *_ in calls(game)]


def signatures(game: Game) -> list[int]:
    return [len(entry.compiled.signatures) for entry in entries(game)]


def test_what_is_compiled_is_told_once() -> None:
    assert told("rules", "redeal") == compiling_told(10)
    assert told("rules") == []


def test_who_does_not_search_needs_less() -> None:
    assert set(parts_for(["you", "sharp@20", "greedy"])) == set(PARTS) - {"policy"}
    assert set(parts_for(["quick"])) == {"policy", "redeal", "rules"}
    assert set(parts_for(bots.NAMES)) == set(PARTS)
    assert set(parts_for(["greedy", "run:my_bot"])) == {"redeal", "rules"}
    assert parts_for([]) == ("rules",)


def test_interpreted_games_need_no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)
    assert told(*PARTS) == []
    assert is_warm(games.load("lucre"))


def test_what_was_never_compiled_is_known() -> None:
    game = games.load("lucre")
    assert missing_parts(game) == list(PARTS)
    for part in ("search", "rules"):
        stamp(game, part).touch()
    assert missing_parts(game) == ["worlds", "policy", "redeal"]
    assert missing_parts(game, ["rules"]) == []
    assert not is_warm(game)


def test_all_that_playing_and_simulating_needs_is_compiled() -> None:
    """A new entry that is not warmed would be compiled amid a game."""
    known = {name for name in vars(loop) if name.endswith("_at") or name == "play_games"}
    warmed = {entry.__name__ for entry in entries(games.load("lucre"))}
    assert known - warmed == {
        "begin_at",
        "act_at",
        "suppose_at",
        "observe_at",
        "features_at",
        "outlook_at",
        "broken_law_at",
    }


@pytest.mark.parametrize("name", ["coin", "cryptruck"])  # without and with a final
def test_nothing_is_compiled_again_when_bots_play_and_games_are_simulated(name: str) -> None:
    """The kinds of arguments that are warmed are those that a match, a simulation and a search give."""
    game = games.load(name)
    load(game)
    before = signatures(game)
    match = Match(game)
    for bot in bots.NAMES:
        match.play(bots.choose(bot if not bots.is_search(bot) else f"{bot}@20", match, fast_rng(1)))
    level("expert", Budget(iterations=20_000)).think(Position.of(match, fast_rng(2)))
    simulate(game, games=4, bots=["greedy", "random"], threads=1)
    assert signatures(game) == before


def test_a_match_goes_over_to_compiled_code_in_the_middle() -> None:
    game = games.load("lucre")
    seed = bytes(range(32))
    compiled, both = Match(game, seed=seed), None
    while not compiled.over:
        compiled.play(bots.choose("greedy", compiled, fast_rng(len(compiled.frames))))
    compiling.interpret(game.layout)
    both = Match(game, seed=seed)
    for number, action in enumerate(compiled.actions):
        if number == len(compiled.actions) // 2:
            load(game)
        assert bots.choose("greedy", both, fast_rng(len(both.frames))) == action
        both.play(action)
    assert [frame.states.tobytes() for frame in both.frames] == [frame.states.tobytes() for frame in compiled.frames]


def test_a_bot_that_searches_is_greedy_until_its_game_is_compiled() -> None:
    game = games.load("lucre")
    compiling.interpret(game.layout)
    match = Match(game, seed=bytes(32))
    for _ in range(8):
        action = bots.choose("sharp@1000", match, fast_rng(5))
        assert action == bots.choose("greedy", match, fast_rng(5))
        match.play(action)


def test_the_game_that_was_asked_for_first_is_known() -> None:
    lucre, coin, village = (games.load(name) for name in ("lucre", "coin", "village"))
    ask_for(coin)
    os.utime(stamp(coin, "asked"), (1000, 1000))
    ask_for(lucre)
    ask_for(coin)  # which it was before
    assert sorted([village, lucre, coin], key=asked_at) == [coin, lucre, village]


def test_another_process_compiles_a_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTPURSE_CACHE", str(tmp_path))
    monkeypatch.setattr(compiling, "CACHE", compiling.cache_folder(), raising=False)
    game = games.load("lucre")
    process = start_compiling(game, ["redeal"])
    process.wait()
    assert process.communicate()[1] == "Compiling Lucre, once: 1 of 1\n"
    assert process.returncode == 0
    assert missing_parts(game) == ["search", "worlds", "policy", "rules"]
    assert any(tmp_path.rglob("*redeal_at*"))


def test_it_ends_with_whoever_has_started_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTPURSE_CACHE", str(tmp_path))
    process = start_compiling(games.load("lucre"), list(PARTS))
    process.communicate()  # which closes what it reads from, as the end of this process would
    assert process.returncode == 1
