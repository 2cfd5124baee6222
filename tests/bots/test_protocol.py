"""What is said to a bot in another program fits the schema and tells no secret, and any answer is read or refused."""

import copy
import json

import jsonschema
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cutpurse import bots
from cutpurse.bots import protocol
from cutpurse.bots.guard import Fault
from cutpurse.bots.position import Position
from cutpurse.check.walks import redealt
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import msg
from tests.contract.walks import every_game, lucks, matches

LINE = jsonschema.Draft202012Validator(protocol.schema())


def said(match: Match) -> list[protocol.Data]:
    """What the bot on turn is told, from its first line."""
    position = Position.of(match, fast_rng(1))
    return [protocol.hello(position), protocol.choose(position, 1, 5.0)]


def check(message: protocol.Data) -> None:
    """It is one line of the kind that is documented."""
    line = protocol.write(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert line.isascii()
    assert len(line) < protocol.MOST_SAID
    LINE.validate(json.loads(line))


def before_the_end(match: Match) -> Match:
    if match.over:
        match.take_back()
    return match


@every_game
@given(data=st.data())
def test_every_message_fits_the_schema_and_a_line(game: Game, data: st.DataObject) -> None:
    match = before_the_end(data.draw(matches(game)))
    for message in said(match):
        check(message)
    assert [action["id"] for action in said(match)[1]["view"]["actions"]] == match.legal


@every_game
def test_the_result_fits_the_schema(game: Game) -> None:
    match = Match(game, seed=bytes(32))
    while not match.over:
        match.play(bots.choose("greedy", match, fast_rng(len(match.frames))))
    assert match.outcome is not None
    check(protocol.over(1, match.outcome))


@every_game
@given(data=st.data(), luck=lucks)
def test_nothing_that_is_said_depends_on_what_is_hidden(game: Game, data: st.DataObject, luck: int) -> None:
    match = before_the_end(data.draw(matches(game)))
    assert match.turn is not None
    twin = copy.copy(match)
    last = match.frames[-1]
    twin.frames = [*match.frames[:-1], Frame(redealt(last.states, match.turn, luck), last.seat, last.action)]
    assert said(twin) == said(match)


def test_a_log_is_cut_at_its_beginning(match: Match) -> None:
    position = Position.of(match, fast_rng(1))
    position._told = lambda: tuple(msg("round", round=number) for number in range(1000))
    log = protocol.choose(position, 1, 5.0)["view"]["log"]
    assert [line["args"]["round"] for line in log] == [*range(1000 - protocol.MOST_LOG, 1000)]


def test_a_line_that_is_too_long_is_not_said() -> None:
    with pytest.raises(Fault, match="was not asked, for the question has more than 1,048,576 bytes"):
        protocol.write({"reason": "x" * protocol.MOST_SAID})


def test_an_answer_by_text_or_by_id() -> None:
    assert protocol.read_answer('{"question": 3, "action": "10 up", "mood": "très bien"}\r'.encode()) == (3, "10 up")
    assert protocol.read_answer(b' {"action": 12, "question": -1}') == (-1, 12)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["question", "action", "type"]) | st.text(), inner),
)


@given(st.binary() | st.text().map(str.encode) | anything.map(lambda value: json.dumps(value).encode()))
@example(b"")
@example(b"\xff")
@example(b"\xef\xbb\xbf{}")
@example(b"[" * 60_000)
@example(b'{"question": ' + b"9" * 10_000 + b', "action": 1}')
@example(b'{"question": true, "action": 1}')
@example(b'{"question": 1, "action": true}')
@example(b'{"question": 1, "action": 1.0}')
def test_any_line_is_an_answer_or_a_fault(line: bytes) -> None:
    try:
        question, action = protocol.read_answer(line)
    except Fault as fault:
        told = str(fault)
    else:
        assert LINE.is_valid({"question": question, "action": action})
        told = ""
    assert len(told) < 200
    assert told.isprintable()
