"""Taking back: how far it goes alone and among people, and what a log shows of it."""

import msgspec
import pytest

from cutpurse.server.live.messages import Told
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.matches import played, record_of
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..tables import ADA, BEN, ENTROPY, begun, finish, first_move, happen, opened

read = msgspec.json.Decoder(Told).decode


def actions(table: Table) -> list[int]:
    return table.playing.actions


def until_ada_decides(table: Table) -> list[int]:
    """All swap; she decides, and the bots play on until she is to decide again; what was played before she did."""
    while table.together:
        happen(table, [first_move(table)])
    before: list[int] = []
    while not before or table.playing.turn != 0 or len(table.playing.legal) == 1 or last_seat(table) == 0:
        if table.playing.turn == 0 and len(table.playing.legal) > 1:
            before = actions(table)
        happen(table, [events.Moved(seat=table.playing.turn or 0, action=table.playing.legal[0])])
    return before


def last_seat(table: Table) -> int | None:
    return [frame.seat for frame in table.playing.frames if frame.action is not None][-1]


def test_alone_against_bots_it_goes_back_to_the_last_decision() -> None:
    table = begun()
    before = until_ada_decides(table)
    assert table.playing.why_no_undo(0) is not None
    news = happen(table, table.take_back(ADA, 2.0))
    assert actions(table) == before
    assert table.playing.turn == 0
    assert len(news) > 1
    assert news == [events.TookBack(at=2.0, seat=0, practice=event is news[-1]) for event in news]
    while actions(table):
        happen(table, table.take_back(ADA, 3.0))
    with pytest.raises(Refused, match="this can't be taken back: nothing has been played yet"):
        table.take_back(ADA, 4.0)


def test_what_the_law_allows_is_no_practice() -> None:
    table = begun()
    prompt = table.view(0).prompt
    happen(table, table.move(ADA, "swap 5" if "swap 5" in texts(table) else texts(table)[0], 1, "", 1.0))
    assert table.view(0).prompt != prompt
    happen(table, table.take_back(ADA, 2.0))
    assert table.view(0).prompt == prompt
    assert table.undone.practice == 0


def texts(table: Table) -> list[str]:
    return [action.text for action in table.playing.view(0).actions]


def test_among_people_the_law_holds() -> None:
    table = opened(("", "", "greedy", "greedy"))
    for person in (ADA, BEN):
        happen(table, table.sit(person, person.removeprefix("person-"), None, 0.0))
    for person in (ADA, BEN):
        happen(table, table.ready(person, ENTROPY, 0.0))
    assert not table.alone
    while table.together or table.playing.turn == 0 or last_seat(table) == 0:
        happen(table, [first_move(table)])
    with pytest.raises(Refused, match="somebody else has acted since"):
        table.take_back(ADA, 1.0)
    happen(table, table.leave(BEN, 1.0))
    assert not table.alone  # he has seen cards
    with pytest.raises(Refused, match="somebody else has acted since"):
        table.take_back(ADA, 1.0)


def test_a_match_that_is_over_stays_so() -> None:
    table = begun()
    finish(table)
    with pytest.raises(Refused, match="the match is over"):
        table.take_back(ADA, 1.0)


def test_the_record_counts_it() -> None:
    table = begun()
    assert table.settings is not None
    log: list[AnyEvent] = [events.Opened(by=ADA, settings=table.settings), events.Prepared(secret=table.secret)]
    log += [
        events.Sat(seat=0, person=ADA, name="Ada"),
        events.Readied(seat=0, entropy=ENTROPY),
        events.Started(rules=1),
    ]
    until_ada_decides(table)
    log += moves(table)
    log += happen(table, table.take_back(ADA, 1.0))
    before = len(actions(table))
    finish(table)
    assert record_of(played([*log, *moves(table)[before:]], 1)).takebacks == 1


def moves(table: Table) -> list[AnyEvent]:
    acted = [(frame.seat, frame.action) for frame in table.playing.frames]
    return [events.Moved(seat=seat, action=action) for seat, action in acted if seat is not None and action is not None]


def follow(table: Table, stream: Stream, news: list[AnyEvent]) -> list[Told]:
    told = []
    for event in news:
        table.apply(event)
        told += [read(message) for message in stream.take(News(table, event))]
    return told


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_log_can_strike_out_what_was_taken_back(seat: int | None) -> None:
    """What is told line by line and struck out from its end is what a picture has."""
    table, stream = begun(), Stream(seat)
    follow(table, stream, [])
    stream.take(News(table, events.Started(rules=1)))
    shown: list[tuple[object, bool]] = [(line, True) for line in table.playing.view(seat).log]

    def see(news: list[AnyEvent]) -> None:
        for told in follow(table, stream, news):
            struck = [n for n, (_, counts) in enumerate(shown) if counts][len(lines()) - told.undone :]
            for n in struck if told.undone else ():
                shown[n] = (shown[n][0], False)
            shown.extend((line, True) for line in told.lines)

    def lines() -> list[object]:
        return [line for line, counts in shown if counts]

    for moves, back in ((9, 1), (12, 2), (3, 0), (14, 1)):
        for _ in range(moves):
            see([first_move(table)])
        for _ in range(back):
            see(table.take_back(ADA, 1.0))
        picture = read(stream.picture(table)).picture
        assert picture is not None
        assert picture.view is not None
        assert lines() == list(picture.view.log)
        told: list[tuple[object, bool]] = [(line, True) for line in picture.view.log]
        for undone in reversed(picture.undone):
            told.insert(undone.at, (undone.line, False))
        assert told == shown
    assert not all(counts for _, counts in shown)
