"""The maker: what it takes for a puzzle, and that the seed decides which."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from cutpurse.core.match import Match
from cutpurse.puzzles import making
from cutpurse.puzzles.making import (
    Making,
    Settings,
    Variety,
    convinces,
    looked_at,
    make_puzzle,
    make_puzzles,
    play,
    puzzle_at,
)
from cutpurse.puzzles.puzzle import Puzzle
from tests.blunders.cases import FOLDER, read_cases
from tests.puzzles.samples import LUCRE, line_of

SMALL = Settings(short=100, long=600, worlds=2, last=1000)
CASES = {case.title: case for case in read_cases(FOLDER / "lucre.txt")}


def planted(title: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Match, Puzzle | None]:
    """What the maker makes of a position, if random players disagree there, which they do."""
    monkeypatch.setattr(making, "QUICK", (("random", 30),))
    monkeypatch.setattr(making, "EASIEST", -1.0)
    match = CASES[title].match()
    return match, puzzle_at(match, len(match.frames) - 1, 7, Random(1), SMALL)


def test_a_clear_decision_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    title = "The 13 is barred, so the 12 can't be beaten"
    match, puzzle = planted(title, monkeypatch)
    assert puzzle is not None
    assert {puzzle.answer} == set(match.legal) - CASES[title].blunders(match)
    assert puzzle.gap >= SMALL.gap
    assert puzzle.actions == tuple(match.actions)
    assert (puzzle.seat, puzzle.seats, puzzle.deal) == (match.turn, 4, 7)
    assert sorted(value.action for value in puzzle.values) == match.legal


def test_where_two_are_as_good_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    _, puzzle = planted("Any card beats a lone 2", monkeypatch)
    assert puzzle is None


def test_what_all_agree_on_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    planted("The 13 is barred, so the 12 can't be beaten", monkeypatch)
    monkeypatch.setattr(making, "QUICK", (("greedy", 1),))
    match = CASES["The 13 is barred, so the 12 can't be beaten"].match()
    assert puzzle_at(match, len(match.frames) - 1, 7, Random(1), SMALL) is None


@pytest.mark.parametrize(
    ("changed", "convincing"),
    [
        ({}, True),
        ({"reasons": []}, False),
        ({"reasons": [], "then": {"key": "hint-then"}}, True),
        ({"chances": (0.0, 0.01, 0.0)}, False),
        ({"chances": (0.05, 0.06, 0.0)}, False),
        ({"chances": (0.06, 0.07, 0.0)}, True),
        ({"chances": (0.0, 0.0, 0.0)}, True),
    ],
)
def test_an_answer_has_a_reason_and_does_not_look_wrong(changed: dict[str, Any], convincing: bool) -> None:
    chances = changed.pop("chances", (None, None, None))
    values = [{"action": n, "value": 0.5, "chance": chance, "score": 12.0} for n, chance in enumerate(chances, 1)]
    puzzle = msgspec.convert(line_of("0" * 12, values=values, **changed), Puzzle)
    assert convinces(puzzle) == convincing


def test_what_does_not_convince_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "convinces", lambda puzzle: False)
    assert planted("The 13 is barred, so the 12 can't be beaten", monkeypatch)[1] is None


def test_where_there_are_few_choices_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "FEWEST_CHOICES", 99)
    assert planted("The 13 is barred, so the 12 can't be beaten", monkeypatch)[1] is None


def test_every_choice_is_looked_at_once_in_an_order_that_luck_decides() -> None:
    match = play(LUCRE, Random(3))
    steps = looked_at(match, Random(1))
    assert sorted(steps) == [step for step in range(len(match.frames) - 1) if match.had_choice(step + 1)]
    assert looked_at(match, Random(1)) == steps != looked_at(match, Random(2))


def test_the_seed_and_the_number_decide_the_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, int]] = []

    def noted(match: Match, step: int, number: int, luck: Random, settings: Settings) -> Puzzle | None:
        asked.append((match.seed, step))
        return a_puzzle(number) if len(asked) == 3 else None

    monkeypatch.setattr(making, "puzzle_at", noted)
    found = make_puzzle(LUCRE, bytes(32), 5, SMALL)
    assert found == a_puzzle(5)
    first, asked[:] = asked.copy(), []
    make_puzzle(LUCRE, bytes(32), 5, SMALL)
    assert asked == first
    asked.clear()
    make_puzzle(LUCRE, bytes(32), 6, SMALL)
    assert asked != first


def a_puzzle(number: int, stars: int = 2, kind: str = "a b") -> Puzzle:
    return msgspec.convert(line_of(f"{number:012x}", deal=number, stars=stars, kind=kind), Puzzle)


def test_puzzles_come_in_the_order_of_games_whoever_is_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    def spread(work: object, jobs: Iterator[int], threads: int | None) -> Iterator[tuple[int, Puzzle | None]]:
        assert threads == 2
        while True:
            one, other = next(jobs), next(jobs)
            yield other, a_puzzle(other, stars=1 + other % 5, kind=f"{other}")
            yield one, None if one % 4 else a_puzzle(one, stars=1 + one % 5, kind=f"{one}")

    monkeypatch.setattr(making, "spread", spread)
    found = list(make_puzzles(Making("lucre", bytes(32), SMALL), 4, [], threads=2))
    assert [(number, puzzle and puzzle.deal) for number, puzzle in found] == [
        (0, 0),
        (1, 1),
        (2, None),
        (3, 3),
        (4, 4),
    ]
    kept = [puzzle for _, puzzle in found if puzzle]
    more = list(make_puzzles(Making("lucre", bytes(32), SMALL), 6, kept[:2], threads=2))
    assert [number for number, puzzle in more if puzzle] == [3, 4, 5, 7]


def test_what_there_is_enough_of_is_passed_over_but_not_for_ever() -> None:
    variety = Variety([a_puzzle(0), a_puzzle(1)])
    assert [variety.takes(a_puzzle(number)) for number in (2, 3, 4, 5)] == [False, True, False, True]
    assert variety.takes(a_puzzle(6, stars=5, kind="c d"))
