"""One source, two ways to run it; and a cache that follows the sources."""

import os
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from cutpurse.core import compiling, loop
from cutpurse.core.compiling import cache_folder, copy_state, entry, forget_old_caches, interpreted, rule
from cutpurse.core.state import Layout, i8


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of which this is the core, and a place for its cache."""
    package = tmp_path / "cutpurse"
    for part in ("core", "games/lucre", "bots/search", "terminal"):
        (package / part).mkdir(parents=True)
        (package / part / "one.py").write_text("from cutpurse.core.compiling import rule\n")
        (package / part / "words.py").write_text("")
    (package / "core" / "compiling.py").write_text("")
    monkeypatch.setattr(compiling, "__file__", str(package / "core" / "compiling.py"))
    monkeypatch.setenv("CUTPURSE_CACHE", str(tmp_path / "cache"))
    return package


@pytest.mark.parametrize("part", ["core", "bots/search"])
def test_an_edit_of_the_engine_changes_the_cache_folder(sources: Path, part: str) -> None:
    before = cache_folder()
    assert before.is_dir()
    assert cache_folder() == before
    (sources / part / "one.py").write_text("from cutpurse.core.compiling import rule\na = 1")
    assert cache_folder() != before


def test_an_edit_of_a_game_or_of_a_screen_does_not(sources: Path) -> None:
    before = cache_folder()
    (sources / "terminal" / "one.py").write_text("a = 1")
    (sources / "games" / "lucre" / "one.py").write_text("from cutpurse.core.compiling import rule\na = 1")
    (sources / "core" / "words.py").write_text("a = 1")
    assert cache_folder() == before


def test_the_same_sources_at_another_place_or_time_are_compiled_anew(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Numba has it. Otherwise what another copy has compiled would be taken for ready."""
    before = cache_folder()
    copied = sources.parent / "copy"
    shutil.copytree(sources, copied / "cutpurse")
    monkeypatch.setattr(compiling, "__file__", str(copied / "cutpurse" / "core" / "compiling.py"))
    elsewhere = cache_folder()
    os.utime(copied / "cutpurse" / "core" / "one.py", (1000, 1000))
    assert len({before, elsewhere, cache_folder()}) == 3


def test_code_that_nobody_used_for_a_month_is_removed(tmp_path: Path) -> None:
    for name, days in (("old", 40), ("young", 20)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").write_text("")
        os.utime(tmp_path / name, times=(time.time() - days * 86_400,) * 2)
    forget_old_caches(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["young"]


def test_without_a_place_for_a_cache_code_lives_as_long_as_the_process(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CUTPURSE_CACHE", str(tmp_path / "file"))
    folder = cache_folder()
    assert folder.is_dir()
    assert tmp_path not in folder.parents
    folder.rmdir()


def twin(name: str, answer: int) -> Layout:
    """A game with the same fields as its twin and another answer."""
    layout = Layout(name, {"a": i8})

    def legal(s: Any) -> int:
        return answer + int(s.a)

    layout.bodies["legal"] = rule(legal)
    return layout


def test_two_games_with_the_same_fields_are_told_apart() -> None:
    for name, answer in (("left_twin", 10), ("right_twin", 20)):
        states = twin(name, answer).new()
        states["a"] = 1
        assert loop.legal_at(states, 0) == answer + 1
        assert interpreted(loop.legal_at)(states, 0) == answer + 1


def test_an_interpreted_entry_writes_back_every_state_and_gives_its_result() -> None:
    layout = Layout("counted", {"a": i8})

    def add(states: Any, i: int, by: int) -> int:
        states[i].a += by
        copy_state(states, 1, i)
        return by

    states = layout.new(3)
    assert interpreted(add)(states, 0, 5) == 5
    assert states["a"].tolist() == [5, 5, 0]
    assert entry(add)(states, 2, 7) == 7
    assert states["a"].tolist() == [5, 7, 7]


def test_one_variable_makes_every_entry_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)

    def nothing(states: Any) -> None: ...

    assert not hasattr(entry(nothing), "compiled")
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    assert hasattr(entry(nothing), "compiled")


def test_one_game_alone_is_interpreted_until_it_is_compiled() -> None:
    waiting, ready = twin("waiting_twin", 10), twin("ready_twin", 20)
    compiling.interpret(waiting)
    for layout, compiled in ((waiting, 0), (ready, 1), (ready, 1)):
        assert loop.legal_at(layout.new(), 0) in (10, 20)
        assert len(signatures(layout)) == compiled
    compiling.use_compiled(waiting)
    assert loop.legal_at(waiting.new(), 0) == 10
    assert len(signatures(waiting)) == 1


def signatures(layout: Layout) -> list[Any]:
    """What `legal_at` has been compiled for, of a game."""
    compiled: Any = loop.legal_at
    return [kinds for kinds in compiled.compiled.signatures if layout.name in str(kinds)]
