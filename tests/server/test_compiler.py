"""Games compiled beside a server: what somebody asked for first, two at a time."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.bots.warm import PARTS, ask_for, is_warm, stamp
from cutpurse.core import compiling
from cutpurse.core.game import Game
from cutpurse.server import compiler
from cutpurse.server.compiler import AT_ONCE, Compiler

from .server_process import Running

PATIENCE = 300.0  # seconds
LUCRE, COIN, VILLAGE = (games.load(name) for name in ("lucre", "coin", "village"))

WORK = """
import sys, time
from pathlib import Path
time.sleep(0.3)
for stamp in sys.argv[1:]:
    Path(stamp).touch()
"""
FAIL = "import sys; sys.exit('the disk is full')"


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)


class Started:
    """In place of the real work: processes that take a moment and say that all is compiled, or fail."""

    def __init__(self, failing: Game | None = None) -> None:
        self.jobs: list[tuple[str, tuple[str, ...]]] = []
        self.most_at_once = 0
        self._failing = failing
        self._processes: list[subprocess.Popen[str]] = []

    def __call__(self, game: Game, parts: Sequence[str]) -> "subprocess.Popen[str]":
        self.jobs.append((game.name, tuple(parts)))
        stamps = [str(stamp(game, part)) for part in parts]
        command = [sys.executable, "-c", FAIL if game is self._failing else WORK, *stamps]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self._processes.append(process)
        self.most_at_once = max(self.most_at_once, sum(each.poll() is None for each in self._processes))
        return process

    @property
    def games(self) -> list[str]:
        """In the order in which they were begun."""
        return list(dict.fromkeys(name for name, _ in self.jobs))


def compile_all(found: Sequence[Game], started: Started, monkeypatch: pytest.MonkeyPatch, wanted: int) -> None:
    """Until so many games are compiled."""
    monkeypatch.setattr(compiler, "start_compiling", started)
    end = time.monotonic() + PATIENCE
    with Compiler(found):
        while sum(map(is_warm, found)) < wanted:
            assert time.monotonic() < end
            time.sleep(0.02)


def test_what_somebody_asked_for_comes_first_then_what_newcomers_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started()
    ask_for(VILLAGE)
    compile_all([COIN, LUCRE, VILLAGE], started, monkeypatch, 3)
    assert started.games == ["village", "lucre", "coin"]
    assert started.most_at_once == AT_ONCE


def test_the_first_who_asks_is_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for second, game in enumerate((COIN, VILLAGE), 1000):
        ask_for(game)
        os.utime(stamp(game, "asked"), (second, second))
    started = Started()
    compile_all([VILLAGE, COIN], started, monkeypatch, 2)
    assert started.games == ["coin", "village"]


def test_the_search_is_compiled_beside_the_rest_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    stamp(LUCRE, "redeal").touch()
    started = Started()
    compile_all([LUCRE], started, monkeypatch, 1)
    assert started.jobs == [("lucre", ("search",)), ("lucre", ("worlds", "policy", "rules"))]


def test_a_game_that_can_not_be_compiled_is_told_once_and_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started = Started(failing=LUCRE)
    compile_all([LUCRE, COIN], started, monkeypatch, 1)
    assert is_warm(COIN)
    assert not is_warm(LUCRE)
    told = [record for record in caplog.records if vars(record).get("game") == "lucre"]
    assert told
    assert "the disk is full" in vars(told[0])["why"]
    assert len([name for name, _ in started.jobs if name == "lucre"]) <= AT_ONCE


def test_where_all_is_compiled_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in PARTS:
        stamp(LUCRE, part).touch()
    started = Started()
    compile_all([LUCRE], started, monkeypatch, 1)
    assert started.jobs == []


def test_a_server_whose_rules_are_interpreted_compiles_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", log, environment={"CUTPURSE_INTERPRETED": "1"}) as server:
        server.stop()
    assert "Traceback" not in log.read_text()
