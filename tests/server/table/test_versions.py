"""A game changes its rules: matches keep to the version they were begun with, or are not played at all."""

import json

import pytest

from cutpurse import games
from cutpurse.core.game import Game
from cutpurse.core.record_reader import read_record
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Settings, decode, encode
from cutpurse.server.table.matches import fold, played, record_of, table_from
from cutpurse.server.table.my_tables import describe
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..tables import ADA, ENTROPY, SECRET, first_move, happen
from .two_versions import BOTH, FIRST, SECOND

SETTINGS = Settings(game=BOTH.name, seats=2, bots=("", "greedy"))


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """The game as it is installed now."""
    now = {BOTH.name: FIRST}
    monkeypatch.setattr(games, "load", lambda name: now[name])
    return now


def begin(table: Table) -> list[AnyEvent]:
    return happen(table, table.ready(ADA, ENTROPY, 0.0))


def played_on(table: Table, moves: int = 100) -> list[AnyEvent]:
    log: list[AnyEvent] = []
    while table.under_way and moves:
        moves -= 1
        log += happen(table, [first_move(table)])
    return log


@pytest.fixture
def log() -> list[AnyEvent]:
    """Of a match that was begun when there was one version, and left after three moves."""
    table = Table()
    log = happen(table, [events.Opened(by=ADA, settings=SETTINGS), events.Prepared(secret=SECRET)])
    log += happen(table, table.sit(ADA, "Ada", 0, 0.0))
    log += begin(table)
    return [decode(encode(event)) for event in [*log, *played_on(table, 3)]]


def points_of(log: list[AnyEvent]) -> tuple[int, ...]:
    table = table_from(log)
    played_on(table)
    return table.playing.scores


def test_a_log_without_a_version_is_of_the_first() -> None:
    assert decode(b'{"type":"started","at":1.0}') == events.Started(at=1.0, rules=1)


def test_a_table_begun_under_version_1_is_finished_under_version_1(
    log: list[AnyEvent], installed: dict[str, Game]
) -> None:
    points = points_of(log)
    installed[BOTH.name] = BOTH
    table = table_from(log)
    assert table.playing.rules == 1
    log += played_on(table)
    assert table.playing.scores == points
    found = played(log, 1)
    text = record_of(found).to_text()
    assert "Rules: 1\n" in text
    again = read_record(text, games.load)
    assert (again.match.rules, again.match.outcome) == (1, table.playing.outcome)
    log += happen(table, table.rematch(ADA, False, SECRET, 0.0))
    log += begin(table)
    assert table.playing.rules == table_from(log).playing.rules == 2
    played_on(table)
    assert table.playing.scores != points


def test_a_deal_is_taken_up_by_the_rules_it_was_played_by(log: list[AnyEvent], installed: dict[str, Game]) -> None:
    match = table_from(log).playing
    installed[BOTH.name] = BOTH
    table = Table()
    given = events.Given(seed=match.seed, actions=tuple(match.actions), rules=match.rules)
    happen(table, [events.Opened(by=ADA, settings=SETTINGS), events.Prepared(secret=b"", given=given)])
    happen(table, table.sit(ADA, "Ada", 0, 0.0))
    begin(table)
    assert (table.playing.rules, table.playing.actions) == (1, match.actions)


def test_without_its_rules_a_match_is_kept_and_listed_and_never_played_by_others(
    log: list[AnyEvent], installed: dict[str, Game]
) -> None:
    installed[BOTH.name] = SECOND
    table = table_from(log)
    assert (table.phase, table.under_way, table.open_seats, table.bots_to_move()) == ("over", False, (), [])
    for refused in (
        lambda: table.move(ADA, 0, 1, "a", 0.0),
        lambda: table.take_back(ADA, 0.0),
        lambda: table.ready(ADA, ENTROPY, 0.0),
        lambda: played(log, 1),
    ):
        with pytest.raises(Refused):
            refused()
    with pytest.raises(Refused, match="follows rules version 1 of High Card, which is not played here"):
        table.playing  # noqa: B018
    row = describe("table", table, ADA)
    assert row is not None
    assert [message.key for message in row.stage] == ["wrong-version"]
    log += happen(table, table.rematch(ADA, False, SECRET, 0.0))
    log += begin(table)
    assert table.playing.rules == 2


def test_who_watches_is_told_why_there_is_nothing_to_see(log: list[AnyEvent], installed: dict[str, Game]) -> None:
    installed[BOTH.name] = SECOND
    stream = Stream(0)
    log.append(events.Said(seat=0, phrase="oops"))
    told = [json.loads(data) for table, event in fold(log) for data in stream.take(News(table, event))]
    assert told[-1]["spoken"]["phrase"] == "oops"
    assert told[-2]["board"]["unplayable"]["key"] == "wrong-version"
    assert json.loads(stream.picture(table_from(log)))["picture"]["view"] is None


def test_a_table_whose_options_are_gone_can_t_begin(log: list[AnyEvent], installed: dict[str, Game]) -> None:
    settings = Settings(game=BOTH.name, seats=2, bots=("", "greedy"), options={"forgotten": "on"})
    table = Table()
    happen(table, [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)])
    happen(table, table.sit(ADA, "Ada", 0, 0.0))
    with pytest.raises(Refused, match="there is no option forgotten"):
        begin(table)
