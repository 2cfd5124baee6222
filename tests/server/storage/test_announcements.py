"""Announcements: what one worker writes another hears of, also when the line was cut."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, delete, event, insert

from cutpurse.server.storage import announcements as announce
from cutpurse.server.storage import schema
from cutpurse.server.storage.announcements import Announcer, Listening, announcer_for
from cutpurse.server.storage.event_log import channel_of
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused

from ..conftest import LONG, Database
from ..postgres import Postgres
from .test_store import A, B, writer_held


@dataclass
class Worker:
    """A worker with an ear for the others."""

    name: str
    store: Store
    heard: dict[str, int] = field(default_factory=dict)
    losses: int = 0
    announcer: Announcer = field(init=False)

    def __post_init__(self) -> None:
        self.announcer = announcer_for(self.store, self.name, self.hear, self.lose)

    def hear(self, table: str, number: int) -> None:
        self.heard[table] = number

    def lose(self) -> None:
        self.losses += 1

    async def hears(self, table: str, number: int) -> None:
        """Wait for it."""
        await until(lambda: self.heard.get(table) == number)

    async def loses(self, times: int) -> None:
        await until(lambda: self.losses == times)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.002)


@asynccontextmanager
async def working(name: str, store: Store, *tables: str) -> AsyncIterator[Worker]:
    """A worker whose heart beats, with these tables."""
    await store.write(
        lambda connection: connection.execute(insert(schema.workers).values(id=name, until=time.time() + 60))
    )
    worker = Worker(name, store)
    await worker.announcer.start()
    for table in tables:
        await worker.announcer.follow(table)
    yield worker
    await worker.announcer.stop()
    await store.write(lambda connection: connection.execute(delete(schema.workers).where(schema.workers.c.id == name)))


@pytest.fixture
def other_store(database: Database) -> Iterator[Store]:
    store = Store(database.url, patience=LONG)
    yield store
    store.close()


async def test_the_other_hears_of_it(store: Store, other_store: Store) -> None:
    await store.append(A, 0, [b"before anybody has listened"])
    async with working("one", store, A, B) as one, working("other", other_store, A, B) as other:
        await store.append(A, 1, [b"two", b"three"])
        await other.hears(A, 3)
        await other_store.append(B, 0, [b"one"])
        await one.hears(B, 1)
        await other_store.append(A, 3, [b"four"])
        await one.hears(A, 4)
    assert one.losses == other.losses == 0


async def test_many_tables_at_once(store: Store, other_store: Store) -> None:
    """More than fit in one announcement."""
    names = [f"{number:032}" for number in range(400)]

    async with working("one", store), working("other", other_store, *names) as other:
        async with writer_held(store):
            written = asyncio.gather(*(store.append(name, 0, [b"one"]) for name in names))
            await asyncio.sleep(0)
        await written
        await until(lambda: other.heard == dict.fromkeys(names, 1))


@pytest.mark.parametrize("crash", [False, True])
async def test_a_cut_line_is_mended(
    postgres: Postgres, postgresql: Database, monkeypatch: pytest.MonkeyPatch, crash: bool
) -> None:
    """When it is, somebody may have written unheard: all tables must be read on."""
    monkeypatch.setattr(announce, "AGAIN_AFTER", 0.05)

    store, other_store = Store(postgresql.url, patience=LONG), Store(postgresql.url, patience=LONG)
    async with working("one", store), working("other", other_store, A) as other:
        if crash:
            postgres.kill()
            await asyncio.sleep(0.2)
            postgres.start()
        else:
            assert postgres.cut_connections(postgresql.name)
        await other.loses(1)
        await store.append(A, 0, [b"after that"])
        await other.hears(A, 1)
    store.close()
    other_store.close()


async def test_own_events_are_no_news_unless_nobody_knew_of_them(postgresql: Database) -> None:
    """The writer stands still in the middle of a commit until nobody waits for it any more, and then goes on."""
    going, on = threading.Event(), threading.Event()

    store = Store(postgresql.url, patience=LONG)
    async with working("one", store, A, B) as one:
        await store.append(A, 0, [b"one"])

        @event.listens_for(store.writing, "commit", once=True)
        def stand_still(connection: Connection) -> None:
            going.set()
            on.wait()

        waiting = asyncio.ensure_future(store.append(B, 0, [b"one"]))
        await asyncio.to_thread(going.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        on.set()
        await one.hears(B, 1)
        assert one.heard == {B: 1}
    store.close()


async def test_whoever_has_no_table_of_a_group_is_not_woken(postgresql: Database) -> None:
    """Not even with one of the same group that is another: A and B begin with different signs."""
    store, other_store = Store(postgresql.url, patience=LONG), Store(postgresql.url, patience=LONG)
    assert channel_of(A) != channel_of(B)
    async with working("one", store), working("other", other_store, B) as other:
        with patch.object(Listening, "_hear", autospec=True, side_effect=Listening._hear) as woken:
            await store.append(A, 0, [b"one"])
            await store.append(B, 0, [b"one"])
            await other.hears(B, 1)
            assert [call.args[1] for call in woken.call_args_list] == [f"one {B} 1"]
            other.announcer.leave(B)
            await other.announcer.follow(A)
            await store.append(B, 1, [b"two"])
            await store.append(A, 1, [b"two"])
            await other.hears(A, 2)
            assert [call.args[1] for call in woken.call_args_list[1:]] == [f"one {A} 2"]
    store.close()
    other_store.close()


async def test_only_tables_that_are_followed_are_told_of(store: Store, other_store: Store) -> None:
    async with working("one", store), working("other", other_store, B) as other:
        await store.append(A, 0, [b"one"])
        await store.append(B, 0, [b"one"])
        await other.hears(B, 1)
        assert other.heard == {B: 1}


async def test_nothing_can_be_followed_while_the_database_is_gone(postgresql: Database) -> None:
    store = Store(postgresql.url, patience=0.3)
    async with working("one", store, A) as one:
        with postgresql.gone():
            await until(lambda: not one.announcer._groups[channel_of(A)].heard.is_set())  # type: ignore[attr-defined]
            with pytest.raises(Refused):
                await one.announcer.follow(B)
        await until(lambda: one.announcer._groups[channel_of(A)].heard.is_set())  # type: ignore[attr-defined]
    store.close()
