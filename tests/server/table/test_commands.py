"""Commands that come again because no answer came: done once, and answered alike; ids are one's own."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cutpurse.server.table import events
from cutpurse.server.table.commands import Move, decide, read_command, read_move
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import REMEMBERED_IDS
from cutpurse.server.table.table import Table

from ..tables import ADA, BEN, begun, finish, happen, opened

READY: dict[str, Any] = {"do": "ready", "entropy": "00" * 16}


def ask(table: Table, person: str = ADA, **command: object) -> list[AnyEvent]:
    """What follows from a command; it happens."""
    return happen(table, decide(table, read_command(command), person, person.title(), 5.0))


def move(table: Table, own_id: str, person: str = ADA) -> list[AnyEvent]:
    """Do the first thing that the person may."""
    action = table.question(table.seat_of(person) or 0).legal[0]
    return ask(table, person, do="move", id=own_id, match=table.matches, action=action)


def until_asked(table: Table, seat: int) -> None:
    """The others do the first thing they may."""
    while seat not in table.open_seats:
        other = table.open_seats[0]
        happen(table, [events.Moved(seat=other, action=table.question(other).legal[0], by="bot")])


def test_who_takes_a_seat_has_ids_of_their_own() -> None:
    """Not those of the person who sat there before."""
    table = begun()
    assert move(table, "1")
    ask(table, do="leave")
    ask(table, BEN, do="sit", seat=0)
    until_asked(table, 0)
    assert [type(event) for event in move(table, "1", BEN)] == [events.Moved]
    assert move(table, "1", BEN) == []


def test_a_move_is_played_once_and_acknowledged_as_often_as_it_comes() -> None:
    table = begun()
    until_asked(table, 0)
    first: dict[str, Any] = {"do": "move", "id": "1", "match": 1, "action": table.question(0).legal[0]}
    assert ask(table, **first)
    finish(table)
    ask(table, do="rematch")
    ask(table, **READY)
    assert ask(table, **first) == []  # in the next match, too
    assert move(table, "1")  # where the same id is another move


def test_an_undo_is_done_once() -> None:
    """Asked again it would take back one more action, or be refused."""
    table = begun()
    until_asked(table, 0)
    move(table, "1")
    actions = table.playing.actions.copy()
    assert ask(table, do="undo", id="2")
    before = table.number
    assert ask(table, do="undo", id="2") == []
    assert table.number == before
    assert move(table, "3")
    assert table.playing.actions == actions
    assert ask(table, do="undo", id="4")


def waiting() -> Table:
    table = opened(bots=("", "", "greedy", "greedy"), talk=True)
    ask(table, do="sit", seat=0)
    return table


def over() -> Table:
    table = begun(talk=True)
    finish(table)
    return table


COMMANDS: dict[str, tuple[Callable[[], Table], dict[str, Any]]] = {
    "sit": (waiting, {"do": "sit", "seat": 1}),
    "leave": (begun, {"do": "leave"}),
    "rest": (begun, {"do": "rest"}),
    "fill": (waiting, {"do": "fill", "seat": 1, "bot": "sharp"}),
    "fill, and begin": (lambda: ready(waiting()), {"do": "fill", "seat": 1, "bot": "sharp"}),
    "ready": (waiting, READY),
    "ready, and begin": (lambda: filled(waiting()), READY),
    "rematch": (over, {"do": "rematch"}),
    "say": (over, {"do": "say", "phrase": "hello"}),
    "talk": (over, {"do": "talk", "text": "Hello"}),
}


def ready(table: Table) -> Table:
    ask(table, **READY)
    return table


def filled(table: Table) -> Table:
    ask(table, do="fill", seat=1, bot="sharp")
    return table


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_can_be_asked_again(name: str) -> None:
    """With the same id it is done once; and again with another, or refused."""
    make, command = COMMANDS[name]
    table = make()
    assert ask(table, **command, id="1")
    before = table.number
    assert ask(table, **command, id="1") == []
    assert table.number == before
    try:
        again = ask(table, **command, id="2")
    except Refused:
        return
    assert again or command["do"] in ("sit", "rest")  # who sits, or rests, does so already


def test_each_match_has_ids_of_its_own() -> None:
    table = over()
    for match in (2, 3):
        assert ask(table, do="rematch", id="1")
        assert ask(table, **READY, id="1")
        assert ask(table, do="rematch", id="1") == []
        assert table.matches == match
        assert ask(table, do="say", phrase="hello", id="1")
        until_asked(table, 0)
        assert move(table, "1")
        assert ask(table, do="undo", id="1")
        finish(table)


def test_ids_are_in_the_log() -> None:
    """Another worker, or the same after a restart, knows them, too."""
    table, log = begun(), list[AnyEvent]()
    until_asked(table, 0)
    copy = begun()
    until_asked(copy, 0)
    log += move(table, "1") + ask(table, do="undo", id="2")
    happen(copy, [events.decode(events.encode(event)) for event in log])
    assert ask(copy, do="undo", id="2") == []


def test_only_so_many_ids_are_remembered_and_each_person_s_apart() -> None:
    table = waiting()
    ask(table, BEN, do="sit", seat=1)
    ask(table, BEN, do="say", phrase="hello", id="once")
    for number in range(3 * REMEMBERED_IDS):
        ask(table, do="say", phrase="hello", id=str(number))
    assert len(table.asked[ADA]) == REMEMBERED_IDS
    assert ask(table, BEN, do="say", phrase="hello", id="once") == []


MOVE: dict[str, object] = {"do": "move", "id": "7", "match": 1, "action": 12}


def test_a_move_is_read_in_one_go_as_it_is_read_with_all_other_commands() -> None:
    command, frame = read_command(MOVE), read_move(json.dumps(MOVE | {"answer": "a"}))
    assert isinstance(command, Move)
    assert frame
    assert (frame.id, frame.match, frame.action) == (command.id, command.match, command.action)
    assert frame.answer == "a"


WRONG: list[dict[str, object]] = [
    {"id": ""},
    {"id": "7" * 41},
    {"match": 0},
    {"match": 1.0},
    {"action": -1},
    {"action": 999},
    {"action": True},
    {"action": None},
    {"more": 1},
    {"do": "undo"},
    {"answer": 3},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_right_move_is_not_read_as_one(wrong: dict[str, object]) -> None:
    assert read_move(json.dumps(MOVE | wrong)) is None
