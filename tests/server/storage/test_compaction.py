"""Compaction: finished matches take one row each, and whoever reads the log sees no difference."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cutpurse.server.live.hub import Hub
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage import schema
from cutpurse.server.storage.compaction import Compaction, Saved, carry_out, compact, plan, tables_at_rest
from cutpurse.server.storage.database import BadDatabase, open_engine
from cutpurse.server.storage.event_log import is_packed, pack, unpack
from cutpurse.server.storage.lobby import Lobby
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table.events import decode
from cutpurse.server.table.matches import played, record_of, table_from

from ..conftest import LONG
from ..live.test_hub import Ear, a_match, play
from ..raw_http import END
from ..tables import ADA, BEN, ENTROPY, SECRET


async def finished(store: Store, name: str, matches: int = 1) -> None:
    """A table with so many finished matches, and something that was said after each."""
    hub, lobby = Hub(store), Lobby(store)
    live = await a_match(hub, name)
    for number in range(matches):
        if number:
            await live.do(lambda table, now: table.rematch(ADA, True, SECRET, now))
            await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
            await live.do(lambda table, now: table.ready(BEN, ENTROPY, now))
        await play(live)
        await live.do(lambda table, now: table.say(BEN, "well_played", now))
    await lobby.follow(name, live.table)


async def rows(store: Store, table: str) -> list[tuple[int, bool]]:
    """The numbers in the log of a table, and whether a whole match is there."""
    column = schema.events.c
    query = select(column.number, column.event).where(column.table_id == table).order_by(column.number)
    found = await store.read(lambda connection: connection.execute(query).all())
    return [(number, is_packed(event)) for number, event in found]


async def shrink(store: Store, seconds: float = 0.0) -> None:
    await Compaction(store).some(seconds)


def test_what_is_packed_is_unpacked() -> None:
    events = [b'{"a":1}', b'{"b":"\xc3\xa4"}']
    assert unpack(pack(events)) == events
    assert unpack(events[0]) == [events[0]]
    with pytest.raises(BadDatabase, match="newer Cutpurse"):
        unpack(b"\x02whatever")


async def test_each_match_becomes_one_row_and_the_log_reads_the_same(store: Store) -> None:
    await finished(store, "table", 3)
    log = await store.events_after("table")
    await shrink(store)
    assert [packed for _, packed in await rows(store, "table")] == [True] * 3
    assert (await rows(store, "table"))[-1][0] == len(log)
    for number in range(len(log) + 1):
        assert await store.events_after("table", number) == log[number:]


async def test_a_match_that_is_played_stays_as_it_is(store: Store) -> None:
    await finished(store, "table")
    hub = Hub(store)
    live = await hub.table("table")
    ended = live.table.number
    await live.do(lambda table, now: table.rematch(ADA, False, SECRET, now))
    await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
    await live.do(lambda table, now: table.ready(BEN, ENTROPY, now))
    await play(live, 5)
    await Lobby(store).follow("table", live.table)
    await shrink(store)
    first, *others = await rows(store, "table")
    assert first == (ended, True)
    assert others == [(number, False) for number in range(ended + 1, live.table.number + 1)]


async def test_tables_must_be_at_rest_and_are_looked_at_once(store: Store) -> None:
    await finished(store, "table")
    await shrink(store, 3600)
    assert not any(packed for _, packed in await rows(store, "table"))
    await shrink(store)
    assert await store.read(lambda connection: tables_at_rest(connection, 0.0)) == []
    live = await Hub(store).table("table")
    await Lobby(store).follow("table", live.table)  # something may have happened
    assert await store.read(lambda connection: tables_at_rest(connection, 0.0)) == ["table"]
    await shrink(store)
    assert await rows(store, "table") == [(live.table.number, True)]


async def test_a_server_that_runs_does_not_notice(store: Store) -> None:
    """It goes on with the table it has in memory; whoever comes back hears exactly the rest, from old numbers on."""
    await finished(store, "table")
    live = await Hub(store).table("table")
    before, after, other = Ear(ADA), Ear(ADA), Ear(ADA)
    await live.listen(before, 0, 0)
    await shrink(store)
    await live.listen(after, 0, 0)
    assert after.heard == before.heard
    assert len(before.heard) > 48
    await live.do(lambda table, now: table.rematch(ADA, False, SECRET, now))
    elsewhere = await Hub(store).table("table")
    await elsewhere.listen(other, after.numbers[10], 0)
    assert other.heard == after.heard[11:]
    assert elsewhere.table.wins == live.table.wins


async def test_records_and_who_sat_where_remain(store: Store) -> None:
    await finished(store, "table", 2)

    async def known() -> list[Any]:
        log = list(map(decode, await store.events_after("table")))
        matches = [played(log, number) for number in (1, 2)]
        return [(record_of(match).to_text(), match.people, match.hands_after, match.takebacks) for match in matches]

    before = await known()
    await shrink(store)
    assert await known() == before


async def test_of_two_who_pack_the_same_one_does_it(store: Store) -> None:
    await finished(store, "table", 2)
    log = await store.events_after("table")
    one = await store.read(lambda connection: plan(connection, "table"))
    assert one
    await store.write(lambda connection: carry_out(connection, one))
    packed = await rows(store, "table")
    with pytest.raises(Conflict):
        await store.write(lambda connection: carry_out(connection, one))
    again = update(schema.tables).values(compacted=False)  # as if somebody had looked at the table meanwhile
    await store.write(lambda connection: connection.execute(again) and None)
    with pytest.raises(Conflict):
        await store.write(lambda connection: carry_out(connection, one))
    assert await rows(store, "table") == packed
    assert await store.events_after("table") == log


async def test_what_happens_between_plan_and_work_is_not_forgotten(store: Store) -> None:
    await finished(store, "table")
    planned = await store.read(lambda connection: plan(connection, "table"))
    assert planned
    await Lobby(store).follow("table", (await Hub(store).table("table")).table)
    with pytest.raises(Conflict):
        await store.write(lambda connection: carry_out(connection, planned))
    assert await store.read(lambda connection: tables_at_rest(connection, 0.0)) == ["table"]


async def test_a_worker_packs_by_itself(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cutpurse.server.live.worker.COMPACT", 0.05)
    store = Store(database_url, patience=LONG)
    await finished(store, "table")
    old = update(schema.tables).values(changed=time.time() - 4000)
    await store.write(lambda connection: connection.execute(old) and None)
    async with Worker(Config(database=database_url)).running(), asyncio.timeout(END):
        while not all(packed for _, packed in await rows(store, "table")):
            await asyncio.sleep(0.05)
    store.close()


async def test_it_takes_a_fraction_of_the_room(store: Store, database_url: str) -> None:
    await finished(store, "table", 2)
    told: list[tuple[int, int]] = []
    saved = await asyncio.to_thread(compact, database_url, 0.0, lambda *done: told.append(done))
    assert (saved.tables, saved.matches, told) == (1, 2, [(1, 1)])
    assert saved.events == len(await store.events_after("table"))
    assert saved.bytes_after < saved.bytes_before / 3
    assert await asyncio.to_thread(compact, database_url, 0.0, lambda *done: None) == Saved()


def snapshot(url: str) -> dict[str, list[bytes]]:
    async def run() -> dict[str, list[bytes]]:
        store = Store(url, patience=LONG)
        names = await store.read(lambda connection: connection.execute(select(schema.tables.c.id)).scalars().all())
        found = {name: await store.events_after(name) for name in names}
        store.close()
        return found

    return asyncio.run(run())


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.long)])
def test_killed_in_the_middle_nothing_is_lost(database_url: str, kills: int) -> None:
    """Two commands at once, killed at any moment, until all is packed."""

    async def prepare() -> None:
        store = Store(database_url, patience=LONG)
        await finished(store, "table-0", 2)
        log = await store.events_after("table-0")
        table = table_from(map(decode, log))
        for number in range(1, 25):
            await store.append(f"table-{number}", 0, log)
            await Lobby(store).follow(f"table-{number}", table)
        store.close()

    asyncio.run(prepare())
    before = snapshot(database_url)
    command = [sys.executable, "-m", "cutpurse", "compact", "--hours", "0", "--database", database_url]
    for _ in range(kills):
        both = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
        wait_for_work(database_url, both)
        for each in both:
            each.send_signal(signal.SIGKILL)
            each.wait()
        assert snapshot(database_url) == before
    both = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(2)]
    assert [each.wait() for each in both] == [0, 0]
    assert snapshot(database_url) == before
    assert unpacked(database_url) == 0


def wait_for_work(url: str, both: "list[subprocess.Popen[bytes]]") -> None:
    """Until another table is packed, or they have ended, and a moment more."""
    rest = unpacked(url)
    while unpacked(url) == rest and any(each.poll() is None for each in both):
        time.sleep(0.02)
    time.sleep(random.uniform(0, 0.02))


def unpacked(url: str) -> int:
    engine = open_engine(url, wait=LONG, patience=LONG)
    with engine.connect() as connection:
        query = select(func.count()).select_from(schema.tables).where(~schema.tables.c.compacted)
        found: int = connection.execute(query).scalar_one()
    engine.dispose()
    return found
