"""Over the wire: the bytes that a seat receives don't change when all that it can't know is exchanged."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.server import events
from cutpurse.server.driver import Driver
from cutpurse.server.events import AnyEvent, Settings
from cutpurse.server.hub import Hub, LiveTable, Viewer
from cutpurse.server.store import Store
from cutpurse.server.stream import Stream
from cutpurse.server.table import Table
from tests.contract.walks import lucks, matches, redealt

from .tables import ADA

every_game = pytest.mark.parametrize("game", map(games.load, games.names()), ids=lambda game: game.name)


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


def in_another_world(table: Table, seat: int, luck: int) -> Table:
    """The same table with everything exchanged that a seat can't know, at every step."""
    other = copy.copy(table)
    if table.match:
        other.match = copy.copy(table.match)
        other.match.frames = [
            Frame(redealt(frame.states, seat, luck + number), frame.seat, frame.action)
            for number, frame in enumerate(table.match.frames)
        ]
    return other


@every_game
@settings(max_examples=6)
@given(data=st.data())
def test_a_seat_receives_the_same_bytes_whatever_it_cannot_know(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks) % 2**62
    for seat in range(match.seats):
        table, stream, twin = Table(), Stream(seat), Stream(seat)
        for event in log_of(match):
            table.apply(event)
            if isinstance(event, events.Started):
                dealt_like(table, match)
            world = in_another_world(table, seat, luck)
            assert list(stream.take(table, event)) == list(twin.take(world, event))
            if not table.over:  # then all is shown
                assert stream.picture(table) == twin.picture(world)


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
        live.table.playing.frames = [frame]
        due = driver.due(live)
        live.table.playing.frames = [Frame(redealt(frame.states, 0, luck))]
        assert driver.due(live) == due
        if live.table.bot_to_move() is not None:
            assert due == live.table.turn_since + live.table.agreed.pace


class Nobody:
    """Watches, so that bots have somebody to play for."""

    person = ADA
    viewer: Viewer = None

    def tell(self, message: bytes) -> None:
        """Not told anything here."""
