"""What is told of a puzzle: a hint of two choices, and everything after a guess."""

from itertools import pairwise

import msgspec
import pytest

import cutpurse
from cutpurse import games
from cutpurse.core.errors import IllegalAction
from cutpurse.puzzles import showing
from cutpurse.puzzles.puzzle import Puzzle, read_puzzles
from tests.puzzles.samples import LUCRE, OWN, file_of, line_of, shipped, some


def test_a_list_names_neither_answers_nor_seeds() -> None:
    listed = showing.listed(read_puzzles(file_of(line_of("0" * 12)), LUCRE))
    assert msgspec.to_builtins(listed) == [{"id": "0" * 12, "stars": 2, "players": 4}]
    assert showing.listed(None) == []


def hinted(**changed: object) -> tuple[int, ...]:
    collection = read_puzzles(file_of(line_of("0" * 12, **changed)), LUCRE)
    puzzle = collection.puzzles["0" * 12]
    told = showing.hint(puzzle, collection.match(puzzle))
    assert len(told.labels) == len(told.actions) == 2
    return told.actions


def test_a_hint_is_the_answer_and_the_commonest_mistake_in_no_telling_order() -> None:
    assert hinted() == (1, 2)
    assert hinted(answer=9) == (2, 9)
    assert hinted(tried={"novice": {"9": 1.0}}) == (1, 9)


def solved(puzzle: Puzzle, guess: int) -> showing.Solution:
    return showing.solution(puzzle, shipped(LUCRE).match(puzzle), guess)


def test_after_a_guess_all_is_told() -> None:
    puzzle = some(LUCRE, 1)[0]
    match = shipped(LUCRE).match(puzzle)
    right, wrong = (solved(puzzle, guess) for guess in (puzzle.answer, puzzle.values[1].action))
    assert (right.right, wrong.right) == (True, False)
    assert right.answer == wrong.answer == puzzle.answer
    assert right.choices == wrong.choices
    assert right.choices[0].action == puzzle.answer
    assert sorted(choice.action for choice in right.choices) == match.legal
    assert right.failed == puzzle.failed()
    record = cutpurse.read_record(right.record)
    assert record.match.actions == match.actions
    assert right.step == len(record.match.frames) - 1


WORTH = {1: (0.9, 0.1, 5), 2: (0.5, 0.2, 7), 9: (0.4, 0.3, 6), 39: (0.3, 0.2, 8)}  # value, chance and score


@pytest.mark.parametrize(("told", "order"), [(True, [1, 9, 39, 2]), (False, [1, 2, 9, 39])])
def test_after_the_answer_choices_come_by_what_is_shown_of_them(told: bool, order: list[int]) -> None:
    """The chance, then the score; where no chance is told it is the value."""
    values = [
        {"action": action, "value": value, "chance": chance if told else None, "score": score}
        for action, (value, chance, score) in WORTH.items()
    ]
    collection = read_puzzles(file_of(line_of("0" * 12, values=values)), LUCRE)
    puzzle = collection.puzzles["0" * 12]
    told_after = showing.solution(puzzle, collection.match(puzzle), 1)
    assert [choice.action for choice in told_after.choices] == order


@pytest.mark.parametrize("name", OWN)
def test_no_choice_stands_below_one_that_is_worse_in_all_that_is_shown(name: str) -> None:
    game = games.load(name)
    for puzzle in shipped(game).puzzles.values():
        _, *others = showing.in_order(puzzle, game)
        for one, below in pairwise(others):
            chances = [value.value if value.chance is None else value.chance for value in (one, below)]
            assert chances[0] >= chances[1] or game.better(one.score) >= game.better(below.score)


def test_a_guess_that_is_no_choice_is_refused() -> None:
    puzzle = some(LUCRE, 1)[0]
    match = shipped(LUCRE).match(puzzle)
    illegal = next(action for action in range(LUCRE.actions) if action not in match.legal)
    with pytest.raises(IllegalAction):
        solved(puzzle, illegal)
