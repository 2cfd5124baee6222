"""A game in a terminal that was never compiled: it begins at once, and its bots become stronger."""

from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.bots.warm import PARTS, stamp
from cutpurse.core import compiling
from cutpurse.core.compiling import is_interpreted
from cutpurse.terminal.compiling import Meanwhile, load_for_one_match
from tests.terminal.conftest import Run

GAME = games.load("lucre")
LUCRE = ("play", "lucre", "--seat", "1", "--seed", "a table by the door")


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever compiles finds it in the usual place; but here nothing seems to be compiled."""
    monkeypatch.setattr(compiling, "CACHE", tmp_path, raising=False)
    monkeypatch.setattr(compiling, "INTERPRETED", False)


def compiled() -> None:
    for part in PARTS:
        stamp(GAME, part).touch()


def test_it_is_interpreted_until_another_process_has_compiled_it() -> None:
    with Meanwhile(GAME) as meanwhile:
        before = meanwhile.waiting, is_interpreted(GAME.layout.new()), meanwhile.take_over()
        compiled()
        taken_over = meanwhile.take_over()
        after = meanwhile.waiting, is_interpreted(GAME.layout.new()), meanwhile.take_over()
    assert before == (True, True, False)
    assert taken_over
    assert after == (False, False, False)


def test_what_was_compiled_before_runs_so_from_the_beginning() -> None:
    compiled()
    with Meanwhile(load_for_one_match("lucre")) as meanwhile:
        assert not meanwhile.waiting
        assert not is_interpreted(GAME.layout.new())


def test_a_whole_game_against_bots_that_are_not_compiled(run: Run) -> None:
    result = run(*LUCRE, "--bots", "sharp", typed=["hint", *["1"] * 60])
    assert result.exit_code == 0, result.output
    told = " ".join(result.stdout.split())
    assert "Stronger bots play by simple rules until they are compiled, once, in half a minute." in told
    assert "The bot that gives hints is being compiled, once; ask again in half a minute." in told
    assert "The game is saved." in told


def test_bots_become_stronger_in_the_middle(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    take_over = Meanwhile.take_over

    def soon(meanwhile: Meanwhile) -> bool:
        compiled()
        return take_over(meanwhile)

    monkeypatch.setattr(Meanwhile, "take_over", soon)
    result = run(*LUCRE, "--bots", "sharp@20", typed=["hint", *["1"] * 60])
    told = " ".join(result.stdout.split())
    assert "All is compiled: stronger bots play at their own level now, and there are hints." in told
    assert "Expert would choose" in told
