"""Puzzles are checked by a longer search."""

import pytest

from bench import puzzles
from bench.puzzles import Checked, check, row
from cutpurse import games
from cutpurse.puzzles.puzzle import puzzles_of


def test_answers_are_compared_with_a_longer_search(monkeypatch: pytest.MonkeyPatch) -> None:
    collection = puzzles_of(games.load("lucre"))
    assert collection is not None
    monkeypatch.setattr(puzzles, "MORE", 0.05)
    found = list(check(collection, 3))
    assert len({each.puzzle for each in found}) == 3
    assert [each.puzzle for each in check(collection, 3)] == [each.puzzle for each in found]
    assert all(each.agrees == (each.gap > 0) for each in found)


def test_what_is_not_confirmed_is_named() -> None:
    collection = puzzles_of(games.load("lucre"))
    assert collection is not None
    told = row(
        collection.game,
        collection,
        [Checked(puzzle="a", agrees=True, gap=0.2), Checked(puzzle="b", agrees=False, gap=-0.1)],
    )
    assert told.figures == {"agreed": 0.5, "least lead": -0.1, "mean lead": 0.05}
    assert told.note == "not confirmed: b"
    assert not told.limits[0].met
