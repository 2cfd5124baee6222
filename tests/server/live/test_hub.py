"""Tables in use: what is acknowledged is in the log, and everybody is told everything once and in order."""

import asyncio
import json
import threading
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from cutpurse.server.live import hub as hub_module
from cutpurse.server.live.hub import ELSEWHERE, Hub, LiveTable, key_of
from cutpurse.server.live.retelling import Retold, retell
from cutpurse.server.storage.store import Store
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Settings
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..conftest import LONG
from ..tables import ADA, BEN, ENTROPY, SECRET, first_move


class Ear:
    """Hears what somebody is told."""

    def __init__(self, person: str = "") -> None:
        self.person, self.key = person, key_of(person)
        self.viewer: Viewer = ELSEWHERE
        self.heard: list[dict[str, Any]] = []
        self.here: list[dict[str, Any]] = []  # who is connected, which has no numbers

    def tell(self, message: bytes) -> None:
        told = json.loads(message)
        if "here" in told:
            self.here.append(told["here"])
        else:
            self.heard.append(told)

    @property
    def numbers(self) -> list[int]:
        return [message["n"] for message in self.heard]


async def a_match(hub: Hub, name: str = "table") -> LiveTable:
    settings = Settings(game="lucre", seats=4, bots=("", "greedy", "greedy", "greedy"))
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    live = await hub.open(name, lambda table, now: opening)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
    await live.do(lambda table, now: table.sit(BEN, "Ben", 2, now))
    await live.do(lambda table, now: table.ready(BEN, ENTROPY, now))
    await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
    return live


def any_move(table: Table, now: float) -> list[AnyEvent]:
    return [replace(first_move(table, by="bot"), at=now)] if table.open_seats else []


async def play(live: LiveTable, moves: int = 100) -> None:
    for _ in range(moves):
        with suppress(Refused):  # when another was faster too often: ask again, as a person would
            await live.do(any_move)


async def test_what_happens_is_in_the_log(store: Store) -> None:
    live = await a_match(Hub(store))
    await play(live, 10)
    again = await Hub(store).table("table")
    assert again.table.number == live.table.number == 17
    assert again.table.playing.states.tobytes() == live.table.playing.states.tobytes()


async def test_two_workers_write_one_log(store: Store) -> None:
    """Both ask for all moves at once; each move is played once, and both end with the same match."""
    one = await a_match(Hub(store))
    other = await Hub(store).table("table")
    await asyncio.gather(play(one), play(other))
    await asyncio.gather(one.catch_up(), other.catch_up())
    assert one.table.over
    assert other.table.over
    assert one.table.playing.actions == other.table.playing.actions


@pytest.mark.parametrize(("person", "seat"), [(ADA, 0), (BEN, 2), ("", None)])
async def test_who_comes_back_hears_exactly_the_rest(store: Store, person: str, seat: Viewer) -> None:
    live = await a_match(Hub(store))
    always, leaving, back = Ear(person), Ear(person), Ear(person)
    await live.listen(always, None)
    await live.listen(leaving, None)
    await play(live, 6)
    live.forget(leaving)
    await play(live, 6)
    await live.listen(back, leaving.numbers[-1], seat)
    await play(live, 6)
    assert leaving.heard + back.heard == always.heard
    assert always.numbers == list(range(always.numbers[0], always.numbers[0] + len(always.numbers)))


async def test_nothing_is_refused_for_what_this_worker_has_not_heard(store: Store) -> None:
    """Ada asks one worker for another match; Ben, who hears it from her, is ready at once, at the other worker."""
    one = await a_match(Hub(store))
    other = await Hub(store).table("table")
    await play(one)
    await one.do(lambda table, now: table.rematch(ADA, False, SECRET, now))
    await other.do(lambda table, now: table.ready(BEN, ENTROPY, now))
    await one.do(lambda table, now: table.ready(ADA, ENTROPY, now))
    with pytest.raises(Refused, match="dealt already"):  # which is in the log, and not here yet
        await other.do(lambda table, now: table.ready(BEN, ENTROPY, now))


async def test_another_worker_tells_the_same_with_the_same_numbers(store: Store) -> None:
    live = await a_match(Hub(store))
    ear, elsewhere = Ear(ADA), Ear(ADA)
    await live.listen(ear, None)
    await play(live, 6)
    other = await Hub(store).table("table")
    await other.listen(elsewhere, ear.numbers[2], 0)
    assert elsewhere.heard == ear.heard[3:]


@pytest.mark.parametrize("watched", [False, True])
async def test_who_was_told_more_by_another_worker_is_not_turned_back(store: Store, watched: bool) -> None:
    """Ada's worker has died, and the other has not heard of the last moves yet."""
    live = await a_match(Hub(store))
    other = await Hub(store).table("table")
    ear, elsewhere = Ear(ADA), Ear(ADA)
    if watched:
        await other.listen(Ear(ADA), None)
    await live.listen(ear, None)
    await play(live, 6)
    await other.listen(elsewhere, ear.numbers[-1], 0)
    assert elsewhere.heard == []
    assert other.table.number == live.table.number


async def test_a_log_is_replayed_beside_the_event_loop(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    live, threads = await a_match(Hub(store)), list[threading.Thread]()

    def in_thread(*args: Any) -> Retold:
        threads.append(threading.current_thread())
        return retell(*args)

    monkeypatch.setattr(hub_module, "retell", in_thread)
    ear, other = Ear(ADA), Ear(ADA)
    await live.listen(ear, None)
    await live.listen(other, None)  # who looks with the same eyes needs no replay
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()
    assert ear.heard == other.heard


async def test_what_another_worker_writes_while_this_one_waits_for_its_own_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await a_match(Hub(store)), await Hub(store).table("table")
    append, before = store.append, here.table.number

    async def append_and_dawdle(*args: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        await append(*args)
        await there.catch_up()
        await there.do(any_move)
        here.hear(there.table.number)

    monkeypatch.setattr(store, "append", append_and_dawdle)
    await here.do(any_move)
    async with asyncio.timeout(LONG):
        while here.table.number != before + 2:
            await asyncio.sleep(0.01)


async def test_tables_that_nobody_uses_are_put_away(store: Store) -> None:
    hub = Hub(store)
    live = await a_match(hub)
    ear = Ear()
    await live.listen(ear, None)
    assert hub.put_away(0.0) == []
    live.forget(ear)
    assert hub.put_away(0.0) == [live]
    assert (await hub.table("table")).table.number == live.table.number


async def test_who_sits_elsewhere_sees_the_table_from_there(store: Store) -> None:
    hub = Hub(store)
    settings = Settings(game="lucre", seats=4)
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    live = await hub.open("table", lambda table, now: opening)
    ear = Ear(ADA)
    await live.listen(ear, None)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 3, now))
    async with asyncio.timeout(LONG):
        while ear.viewer != 3:
            await asyncio.sleep(0.01)
    assert [message["picture"]["seat"] for message in ear.heard if "picture" in message] == [None, 3]


async def test_everybody_is_told_who_is_connected(store: Store) -> None:
    """Ada at two screens, Ben, and two strangers: people count once, strangers each."""
    live = await a_match(Hub(store))
    ada, again, ben, one, two = Ear(ADA), Ear(ADA), Ear(BEN), Ear(), Ear()
    for ear in (ada, again, one, two, ben):
        await live.listen(ear, None)
    assert [list(here.values()) for here in ada.here] == [[[0], 0], [[0], 1], [[0], 2], [[0, 2], 2]]
    assert one.here[-1] == ben.here[-1] == {"seats": [0, 2], "watching": 2}
    live.forget(again)
    live.forget(two)
    live.forget(ben)
    assert [list(here.values()) for here in ada.here[-2:]] == [[[0, 2], 1], [[0], 1]]
    assert len(two.here) == 2  # nobody is told after they have gone
    assert ada.numbers == [ada.numbers[0]]


async def test_nobody_is_remembered_for_having_watched(store: Store) -> None:
    live = await a_match(Hub(store))
    for person in (ADA, *(f"stranger {n}" for n in range(30))):
        ear = Ear(person)
        await live.listen(ear, None)
        live.forget(ear)
    assert set(live.gone) == {ADA}  # who sits there is waited for


async def test_who_rises_is_a_watcher_and_who_sits_is_none(store: Store) -> None:
    live = await a_match(Hub(store))
    ada, ben = Ear(ADA), Ear(BEN)
    await live.listen(ada, None)
    await live.listen(ben, None)
    await live.do(lambda table, now: table.leave(BEN, now))
    assert ada.here[-1] == {"seats": [0], "watching": 1}
    await live.do(lambda table, now: table.sit(BEN, "Ben", 2, now))
    assert ada.here[-1] == {"seats": [0, 2], "watching": 0}


async def test_who_is_connected_at_another_worker_is_here_too(store: Store) -> None:
    live = await a_match(Hub(store))
    ada = Ear(ADA)
    await live.listen(ada, None)
    live.hear_of({BEN, "~stranger"})
    live.hear_of({BEN, "~stranger"})
    live.hear_of(set())
    assert [list(here.values()) for here in ada.here] == [[[0], 0], [[0, 2], 1], [[0], 0]]


async def test_what_was_said_is_told_and_found_by_who_comes_later(store: Store) -> None:
    hub = Hub(store)
    settings = Settings(game="lucre", seats=4, talk=True)
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    live = await hub.open("table", lambda table, now: opening)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 1, now))
    ada, late = Ear(ADA), Ear()
    await live.listen(ada, None)
    await live.do(lambda table, now: table.say(ADA, "hello", now))
    await live.do(lambda table, now: table.talk_freely(ADA, "<b>who</b> plays?", now))
    await (other := await Hub(store).table("table")).listen(late, None)
    told = [message["spoken"] for message in ada.heard if "spoken" in message]
    assert late.heard[0]["picture"]["talk"] == told
    assert [(one["name"], one["seat"], one["phrase"], one["text"]) for one in told] == [
        ("Ada", 1, "hello", ""),
        ("Ada", 1, "", "<b>who</b> plays?"),
    ]
    assert [spoken.text for spoken in other.table.talk] == ["", "<b>who</b> plays?"]
