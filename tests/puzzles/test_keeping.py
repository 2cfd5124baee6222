"""Puzzles in a file while they are made."""

from pathlib import Path

import pytest

from cutpurse.core.errors import CutpurseError
from cutpurse.puzzles import making
from cutpurse.puzzles.keeping import make_file, summary
from cutpurse.puzzles.making import Settings
from cutpurse.puzzles.puzzle import Puzzle, read_puzzles
from tests.puzzles.samples import LUCRE
from tests.puzzles.test_making import a_puzzle

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def every_second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A maker that finds a puzzle in every second game."""

    def made(game: object, seed: bytes, number: int, settings: Settings) -> Puzzle | None:
        return a_puzzle(number, stars=1 + number % 5, kind=f"{number}") if number % 2 else None

    monkeypatch.setattr(making, "make_puzzle", made)


def make(path: Path, wanted: int, seed: bytes = SEED) -> list[int]:
    return [puzzle.deal for puzzle in make_file(LUCRE, path, wanted=wanted, seed=seed, settings=Settings()).puzzles]


def test_a_file_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert make(whole, 5) == [1, 3, 5, 7, 9]
    assert make(parts, 2) == [1, 3]
    with parts.open("ab") as file:
        file.write(b'{"id": "half a li')  # a kill amid a line
    assert make(parts, 5) == [1, 3, 5, 7, 9]
    assert parts.read_bytes() == whole.read_bytes()
    assert next(iter(read_puzzles(whole.read_bytes(), LUCRE).puzzles.values())) == a_puzzle(1, stars=2, kind="1")


def test_ctrl_c_keeps_what_is_found(tmp_path: Path) -> None:
    def stop(done: int, wanted: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    path = tmp_path / "some.jsonl"
    made = make_file(LUCRE, path, wanted=9, seed=SEED, settings=Settings(), progress=stop)
    assert made.interrupted
    assert len(read_puzzles(path.read_bytes(), LUCRE).puzzles) == 2
    told = summary(made, path)
    assert (told["puzzles"], told["games"], told["interrupted"]) == (2, 4, True)
    assert told["stars"] == {2: 1, 4: 1}


def test_the_file_of_another_seed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    make(path, 1)
    before = path.read_bytes()
    with pytest.raises(CutpurseError, match=r"keeps other puzzles \(seed .*\); give --save another file"):
        make(path, 2, seed=bytes(32))
    assert path.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.jsonl"
    path.write_text("Dear puzzle maker,\n")
    with pytest.raises(CutpurseError, match=r"a file of that name already, which is not the puzzle maker's$"):
        make(path, 1)
    assert path.read_text() == "Dear puzzle maker,\n"
