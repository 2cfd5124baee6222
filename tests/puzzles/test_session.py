"""Puzzles in a terminal, as a person types."""

import io
import re
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout

import pytest
from typer.testing import CliRunner, Result

from cutpurse.cli import app
from cutpurse.puzzles.puzzle import Puzzle
from cutpurse.puzzles.session import PuzzleSession
from cutpurse.terminal.screen import Screen
from tests.puzzles.samples import LUCRE, shipped, some
from tests.puzzles.test_puzzle import twin

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)

    def command(*arguments: str, typed: Sequence[str] = ()) -> Result:
        return CliRunner().invoke(app, ["puzzles", *arguments], input="".join(f"{line}\n" for line in typed))

    return command


def flat(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def texts(puzzle: Puzzle) -> tuple[str, str]:
    """The right choice and a wrong one, as they are typed."""
    match = shipped(LUCRE).match(puzzle)
    right, wrong = (match.game.notation(match.state, value.action) for value in puzzle.values[:2])
    return right, wrong


def test_a_puzzle_is_solved_and_the_streak_grows(run: Run) -> None:
    puzzle = some(LUCRE, 1)[0]
    right, _ = texts(puzzle)
    told = flat(run("lucre", "--puzzle", puzzle.id, typed=[right.upper(), "quit"]))
    assert f"Puzzle {puzzle.id}, {puzzle.stars} of 5 stars" in told
    assert "Right: " in told
    assert "Streak: 1. Solved: 1 of 1." in told
    assert "chosen by" in told


def test_a_wrong_choice_ends_the_streak_and_says_what_is_better(run: Run) -> None:
    puzzle = some(LUCRE, 1)[0]
    right, wrong = texts(puzzle)
    told = flat(run("play", "lucre", "--puzzle", puzzle.id, typed=[wrong, "quit"]))
    assert "Not the best. " in told
    assert "Streak: 0. Solved: 0 of 1." in told
    assert re.search(rf"\d {right} ", told)


def test_a_hint_leaves_two_and_the_streak_as_it_was(run: Run) -> None:
    puzzle = some(LUCRE, 1)[0]
    right, _ = texts(puzzle)
    told = flat(run("lucre", "--puzzle", puzzle.id, typed=["hint", right, "quit"]))
    assert re.search(rf"One of these is right: .*\({right}\)", told)
    assert "Streak: 0. Solved: 1 of 1." in told


def test_what_else_can_be_typed(run: Run) -> None:
    told = flat(run("lucre", "--seed", "tuesday", typed=["help", "log", "table", "?", "skip", "nonsense", "q"]))
    assert "leaves two choices" in told
    assert "Round 1: the Purse is" in told
    assert len(re.findall("of 5 stars", told)) == 3  # drawn, drawn again, and the next one
    assert "Choose a number from 1 to" in told
    assert told.endswith("Solved: 0 of 0.")


def test_the_end_of_the_input_ends_it(run: Run) -> None:
    assert flat(run("lucre", "--seed", "tuesday")).endswith("Solved: 0 of 0.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nonsense",), "there is no game nonsense"),
        (("lucre", "--puzzle", "abc"), "lucre has no puzzle abc"),
        (("make", "lucre", "--save", "/nowhere/at/all.jsonl"), "there is no folder /nowhere/at"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_only_puzzles_of_so_many_stars(run: Run) -> None:
    assert "4 of 5 stars" in flat(run("lucre", "--stars", "4", typed=["quit"]))


def test_nothing_on_the_screen_depends_on_what_is_hidden() -> None:
    collection = shipped(LUCRE)
    for luck, puzzle in enumerate(some(LUCRE, 5)):
        drawn = []
        for match in (collection.match(puzzle), twin(collection.match(puzzle), luck)):
            session = PuzzleSession(collection, [puzzle], Screen())
            session.puzzle, session.match, session.seat = puzzle, match, puzzle.seat
            with redirect_stdout(io.StringIO()) as shown:
                session.draw()
                session.obey("hint")
            drawn.append(shown.getvalue())
        assert drawn[0] == drawn[1]
