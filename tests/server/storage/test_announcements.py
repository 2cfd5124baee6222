"""Announcements: what one worker writes another hears of, also when the line was cut."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from sqlalchemy import Connection, delete, event, insert

from cutpurse.server.storage import announcements as announce
from cutpurse.server.storage import schema
from cutpurse.server.storage.announcements import announcer_for
from cutpurse.server.storage.store import Store

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
async def working(name: str, store: Store) -> AsyncIterator[Worker]:
    """A worker whose heart beats."""
    await store.write(
        lambda connection: connection.execute(insert(schema.workers).values(id=name, until=time.time() + 60))
    )
    worker = Worker(name, store)
    announcer = announcer_for(store, name, worker.hear, worker.lose)
    await announcer.start()
    yield worker
    await announcer.stop()
    await store.write(lambda connection: connection.execute(delete(schema.workers).where(schema.workers.c.id == name)))


@pytest.fixture
def other_store(database: Database) -> Iterator[Store]:
    store = Store(database.url, patience=LONG)
    yield store
    store.close()


async def test_the_other_hears_of_it(store: Store, other_store: Store) -> None:
    await store.append(A, 0, [b"before anybody has listened"])
    async with working("one", store) as one, working("other", other_store) as other:
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

    async with working("one", store), working("other", other_store) as other:
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
    async with working("one", store), working("other", other_store) as other:
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
    async with working("one", store) as one:
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
