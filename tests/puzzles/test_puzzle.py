"""Puzzles in a file: those that come with our games, and what is said of broken ones."""

import copy
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.bots.explain import reasons
from cutpurse.bots.position import Position
from cutpurse.check.walks import redealt
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Frame, Match
from cutpurse.puzzles import showing
from cutpurse.puzzles.making import convinces
from cutpurse.puzzles.puzzle import puzzles_of, read_puzzles
from tests.contract.walks import EXAMPLE
from tests.puzzles.samples import LUCRE, OWN, file_of, line_of, shipped, some

ENOUGH = 100  # puzzles of each game
ROUNDING = 0.0002  # values and gaps are kept with four digits

every_game = pytest.mark.parametrize("game", [games.load(name) for name in OWN], ids=lambda game: game.name)


@every_game
def test_a_game_comes_with_puzzles_of_many_kinds(game: Any) -> None:
    puzzles = shipped(game).puzzles.values()
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.seed for puzzle in puzzles}) == len(puzzles)  # each is of a game of its own
    assert len({puzzle.stars for puzzle in puzzles}) >= 3
    assert {puzzle.seats for puzzle in puzzles} <= set(game.seats)
    assert len({puzzle.seats for puzzle in puzzles}) > 1 or len(game.seats) == 1
    assert len({puzzle.kind for puzzle in puzzles}) >= 2


@every_game
def test_there_is_a_reason_for_each_and_no_answer_looks_wrong(game: Any) -> None:
    """Beside an answer that hardly ever wins, no other choice is shown to win more often."""
    for puzzle in shipped(game).puzzles.values():
        assert puzzle.reasons or puzzle.then
        first, *others = [value.chance or 0 for value in puzzle.values]
        assert first > 0.05 or first >= max(others)
        assert convinces(puzzle)


@every_game
def test_the_reasons_are_those_that_the_game_gives_now(game: Any) -> None:
    collection = shipped(game)
    for luck, puzzle in enumerate(some(game, 25)):
        position = Position.of(collection.match(puzzle), fast_rng(luck))
        assert reasons(position, puzzle.answer) == puzzle.reasons


@every_game
def test_each_can_be_played_to_and_has_one_answer_that_leads(game: Any) -> None:
    collection = shipped(game)
    for puzzle in some(game, 25):
        match = collection.match(puzzle)
        assert match.turn == puzzle.seat
        assert len(match.legal) >= 3
        first, *others = puzzle.values
        assert first.action == puzzle.answer
        assert puzzle.gap >= 0.05
        assert all(first.value - other.value >= puzzle.gap - ROUNDING for other in others)
        assert sum(puzzle.failed().values()) > 0


def twin(match: Match, luck: int) -> Match:
    """The same match in another world of the seat to act."""
    assert match.turn is not None
    other, last = copy.copy(match), match.frames[-1]
    other.frames = [*match.frames[:-1], Frame(redealt(last.states, match.turn, luck), last.seat, last.action)]
    return other


@every_game
def test_another_world_of_the_seat_is_the_same_puzzle(game: Any) -> None:
    """What is sent before a guess is the same, byte for byte, when all that the seat can't know is exchanged."""
    collection = shipped(game)
    for luck, puzzle in enumerate(some(game, 12)):
        match = collection.match(puzzle)
        other = twin(match, luck)
        told = [msgspec.json.encode(showing.shown(puzzle, each)) for each in (match, other)]
        assert told[0] == told[1]
        assert match.legal == other.legal
        assert puzzle.seed.encode() not in told[0]


def test_a_game_of_another_package_may_come_without() -> None:
    assert puzzles_of(EXAMPLE) is None


def test_a_file_is_read() -> None:
    found = read_puzzles(file_of(line_of("0" * 12), line_of("1" * 12)), LUCRE)
    assert list(found.puzzles) == ["0" * 12, "1" * 12]
    assert found.puzzles["0" * 12].failed() == {"greedy": 1.0, "novice": 0.5}


BROKEN = [
    (b"", "line 1 of the puzzles can't be read"),
    (b"\xff\xfe", "line 1 of the puzzles can't be read"),
    (file_of(format="else"), "this is no file of puzzles of Lucre"),
    (file_of(game="coin"), "this is no file of puzzles of Lucre"),
    (file_of(rules=99), "these puzzles follow rules version 99 of Lucre, which is not played here"),
    (file_of(options={"coins": "golden"}), "option coins can't be golden"),
    (file_of(options={"colour": "red"}), "there is no option colour"),
    (file_of(line_of("0" * 12), line_of("0" * 12)), "line 3 has puzzle 000000000000 a second time"),
    (file_of(line_of("0" * 12, stars=6)), "line 2 of the puzzles can't be read"),
    (file_of(line_of("0" * 12, seed="00")), "line 2 of the puzzles can't be read"),
    (file_of(line_of("0" * 12, values=[])), "line 2 of the puzzles can't be read"),
    (file_of(line_of("0" * 12, actions=[1000])), "line 2 of the puzzles can't be read"),
    (file_of(line_of("../../etc")), "line 2 of the puzzles can't be read"),
    (file_of() + b'{"id": "0000', "line 2 of the puzzles can't be read"),
    (file_of() + b"[" * 100_000, "line 2 of the puzzles can't be read"),
    (b" " * 5_000_000, "this is too long for a file of puzzles"),
    (file_of() + b"\n" * 10_001, "a file has at most 10000 puzzles, not 10001"),
]


@pytest.mark.parametrize(("data", "sentence"), BROKEN)
def test_a_broken_file_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(CutpurseError) as refused:
        read_puzzles(data, LUCRE)
    assert str(refused.value).replace(",", "").startswith(sentence.replace(",", ""))


@given(st.data())
def test_whatever_is_in_a_file_it_is_read_or_refused(data: st.DataObject) -> None:
    good = bytearray(file_of(line_of("0" * 12), line_of("1" * 12)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(good) - 1))
        end = data.draw(st.integers(at, min(len(good), at + 30)))
        good[at:end] = data.draw(st.binary(max_size=12))
    with suppress(CutpurseError):
        collection = read_puzzles(bytes(good), LUCRE)
        for puzzle in collection.puzzles.values():
            assert puzzle.answer in collection.match(puzzle).legal


@pytest.mark.parametrize(
    "wrong", [{"seat": 1}, {"answer": 60}, {"actions": [62]}, {"values": line_of("")["values"][:2] * 2}, {"seats": 5}]
)
def test_a_puzzle_that_does_not_fit_the_rules_is_refused(wrong: dict[str, Any]) -> None:
    collection = read_puzzles(file_of(line_of("0" * 12, **wrong)), LUCRE)
    with pytest.raises(CutpurseError):
        collection.match(collection.puzzles["0" * 12])
