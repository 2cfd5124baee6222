"""Over the wire: the bytes that a seat receives don't change when all that it can't know is exchanged."""

import copy
from contextlib import nullcontext
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.check.walks import redealt
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message
from cutpurse.core.state import States, thaw
from cutpurse.core.view import View
from cutpurse.server.live.driver import Driver
from cutpurse.server.live.hub import Hub, LiveTable
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.storage.store import Store
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Settings
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.state import shown
from cutpurse.server.table.table import Table
from cutpurse.server.table.together import Together
from tests.contract.walks import lucks, matches

from ..tables import ADA

every_game = pytest.mark.parametrize("game", [games.load(name) for name in games.names()], ids=lambda game: game.name)


def log_of(match: Match) -> list[AnyEvent]:
    """What a table writes down of a match that Ada plays against bots."""
    agreed = Settings(
        game=match.game.name,
        seats=match.seats,
        options=match.game.write_options(match.options),
        bots=("", *["greedy"] * (match.seats - 1)),
    )
    before: list[AnyEvent] = [
        events.Opened(by=ADA, settings=agreed),
        events.Prepared(secret=bytes(32)),
        events.Sat(seat=0, person=ADA, name="Ada"),
        events.Readied(seat=0, entropy=bytes(16)),
        events.Started(at=1.0),
    ]
    moves = [frame for frame in match.frames if frame.action is not None]
    after: list[AnyEvent] = [
        events.Moved(
            at=2.0 + number, seat=frame.seat or 0, action=frame.action or 0, by="bot" if frame.seat else "person"
        )
        for number, frame in enumerate(moves)
    ]
    return before + after


def dealt_like(table: Table, match: Match) -> None:
    """Tables deal from a secret; here the match decides what was dealt."""
    table.match = Match(match.game, options=match.options, seats=match.seats, seed=match.seed)


def after_step(states: States, action: int | None) -> States:
    """A state after an action, or after a step of the table."""
    states = states.copy()
    if action is None:
        loop.advance_at(states, 0)
    else:
        loop.play_at(states, 0, action)
    return states


def sent(table: Table, before: States, frame: Frame, viewer: int | None) -> list[bytes]:
    """What goes to a viewer after one step of the match: messages, and what one who comes then is shown."""
    here = copy.copy(table)
    here.match, here.together = copy.copy(table.playing), None
    here.match.frames = [Frame(before), frame]
    stream = Stream(viewer)
    stream._shown = shown(here.match, 0, viewer)
    here.frames_before = 1
    event = events.Moved(at=3.0, seat=frame.seat or 0, action=frame.action or 0)
    return [*stream.take(News(here, event)), stream.picture(here)]


def seen(game: Game, viewer: int, before: States, action: int | None, after: States) -> tuple[View, list[Message]]:
    """What a seat learns from a step, by the game's own word: how the table looks then, and the lines it may read."""
    lines = game.log(thaw(before), action, thaw(after))
    return game.view(thaw(after), viewer), [line.message for line in lines if line.visible_to(viewer)]


@every_game
@settings(max_examples=5)
@given(data=st.data())
def test_a_seat_receives_the_same_bytes_whatever_it_cannot_know(game: Game, data: st.DataObject) -> None:
    """What was exchanged is what others hold, and what they do with it, as far as the seat sees and reads the same."""
    match, luck = data.draw(matches(game)), data.draw(lucks) % 2**62
    table = Table()
    for event in log_of(match)[:5]:
        table.apply(event)
    dealt_like(table, match)
    steps = range(1, len(match.frames))
    for number in data.draw(st.lists(st.sampled_from(steps), max_size=12)) if steps else ():
        before, frame = match.frames[number - 1].states, match.frames[number]
        for seat in range(match.seats):
            received = sent(table, before, frame, seat)
            learnt = seen(game, seat, before, frame.action, frame.states)
            world = redealt(before, seat, luck + number)
            own = frame.seat is None or frame.seat == seat
            for action in [frame.action] if own else members(loop.legal_at(world, 0)):
                after = after_step(world, action)
                if seen(game, seat, world, action, after) == learnt:
                    assert sent(table, world, Frame(after, frame.seat, action), seat) == received, (
                        number,
                        seat,
                        action,
                    )


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "one by one"])
@every_game
@settings(max_examples=5)
@given(data=st.data())
def test_the_time_of_my_tables_tells_of_nothing_secret(game: Game, at_once: bool, data: st.DataObject) -> None:
    """It stays as long as a seat is told nothing; also where secret choices are played one after another."""
    match = data.draw(matches(game))
    table, streams = Table(), [Stream(seat) for seat in range(match.seats)]
    log = log_of(match)
    log[1] = events.Prepared(secret=b"", given=events.Given(seed=match.seed, rules=match.rules))
    log[4] = events.Started(at=1.0, rules=match.rules)
    with nullcontext() if at_once else patch.object(Match, "asked", ()):
        for event in log:
            before = [table.changed_for(stream.seat or 0) for stream in streams]
            table.apply(event)
            for stream, changed in zip(streams, before, strict=True):
                told = stream.take(News(table, event))
                if not told:
                    assert table.changed_for(stream.seat or 0) == changed
                elif isinstance(event, events.Started) or table.over:
                    assert table.changed_for(stream.seat or 0) == event.at


@every_game
@settings(max_examples=10)
@given(data=st.data())
def test_when_a_bot_moves_tells_nothing(game: Game, data: st.DataObject) -> None:
    """A bot moves when its table's pace says, whatever the cards and however long it thought."""
    match, luck = data.draw(matches(game)), data.draw(lucks) % 2**62
    driver = object.__new__(Driver)
    live = LiveTable(Hub(object.__new__(Store)), "table")
    live.mine = True
    live.table = Table()
    for event in log_of(match)[:5]:
        live.table.apply(event)
    dealt_like(live.table, match)
    live._listeners.add(Nobody())
    for frame in match.frames:
        come_to(live.table, frame)
        due = driver._first(live)
        come_to(live.table, Frame(redealt(frame.states, 0, luck)))
        assert driver._first(live) == due
        if live.table.bots_to_move():
            assert due
            assert due.shown == live.table.turn_since + live.table.agreed.pace


def come_to(table: Table, frame: Frame) -> None:
    """The match of a table has come to that frame."""
    table.playing.frames = [frame]
    table.together = Together(table.playing) if table.playing.asked else None


class Nobody:
    """Watches, so that bots have somebody to play for."""

    person = key = ADA
    viewer: Viewer = None

    def tell(self, message: bytes) -> None:
        """Not told anything here."""
