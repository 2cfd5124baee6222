"""The store: what it has acknowledged is in the log, one writer wins, and nobody pays for another's fault."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table.refusals import Refused

from ..conftest import LONG, Database

A, B = "a" * 32, "b" * 32


def remember(name: str) -> Callable[[Connection], Any]:
    """A write to another table than the log's."""
    return lambda connection: connection.execute(insert(schema.workers).values(id=name, until=0.0))


def remembered(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.workers.c.id).order_by(schema.workers.c.id)).scalars())


def commits_of(store: Store) -> list[str]:
    """A list that grows with each transaction that is committed, by the name of the thread."""
    commits: list[str] = []
    event.listen(store.writing, "commit", lambda connection: commits.append(threading.current_thread().name))
    return commits


@asynccontextmanager
async def writer_held(store: Store) -> AsyncIterator[None]:
    """Inside, the writer is busy with something; what comes waits together."""
    held, free = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        held.set()
        free.wait()

    holding = asyncio.ensure_future(store.write(hold))
    await asyncio.to_thread(held.wait)
    yield
    free.set()
    await asyncio.gather(holding, return_exceptions=True)


async def test_events_are_read_in_order(store: Store) -> None:
    await store.append(A, 0, [b"one", b"two"])
    await store.append(B, 0, [b"other"])
    await store.append(A, 2, [b"three\x00"])
    assert await store.events_after(A) == [b"one", b"two", b"three\x00"]
    assert await store.events_after(A, 2) == [b"three\x00"]
    assert await store.events_after(A, 3) == await store.events_after("nowhere") == []


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_a_number_is_written_once_and_none_is_left_out(store: Store, number: int) -> None:
    await store.append(A, 0, [b"one", b"two"])
    with pytest.raises(Conflict, match=f"event {number + 1} of table {A}"):
        await store.append(A, number, [b"again", b"and more"])
    assert await store.events_after(A) == [b"one", b"two"]


async def test_two_workers_race_for_every_number(store: Store, database_url: str) -> None:
    """They write to the same tables in batches; each number is written by one of them, whole appends only."""
    names = [f"table {number}" for number in range(12)]

    async def write(worker: Store, mark: bytes, name: str) -> int:
        number = won = 0
        while number < 20:
            try:
                await worker.append(name, number, [mark + b" first", mark + b" second"])
                won += 1
            except Conflict:
                pass
            number = len(await worker.events_after(name))
        return won

    other = Store(database_url, patience=LONG)
    races = [write(store, b"one", name) for name in names] + [write(other, b"other", name) for name in names[::-1]]
    wins = await asyncio.gather(*races)
    other.close()
    assert sum(wins) == 10 * len(names)
    for name in names:
        log = await store.events_after(name)
        assert len(log) == 20
        for first, second in zip(log[::2], log[1::2], strict=True):
            assert first.replace(b"first", b"second") == second


async def test_who_waits_together_shares_a_commit(store: Store) -> None:
    commits = commits_of(store)

    async with writer_held(store):
        waiting = [asyncio.ensure_future(store.append(f"table {number}", 0, [b"one"])) for number in range(300)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert commits == ["store-writer"]


async def test_nobody_pays_for_the_fault_of_another(store: Store) -> None:
    """All these wait together: each gets its own answer, and all that is right is written."""

    def fail(connection: Connection) -> None:
        raise KeyError("a mistake of ours")

    await store.append(A, 0, [b"one"])
    await store.write(remember("taken"))
    async with writer_held(store):
        work = [
            *(store.append(f"table {number}", 0, [b"one"]) for number in range(20)),
            store.append(A, 0, [b"late"]),
            store.write(remember("taken")),
            store.write(fail),
            store.write(remember("new")),
        ]
        waiting = asyncio.gather(*work, return_exceptions=True)
        await asyncio.sleep(0)
    outcomes = await waiting
    assert outcomes[:20] == [None] * 20
    assert [type(outcome) for outcome in outcomes[20:23]] == [Conflict, Conflict, KeyError]
    assert not isinstance(outcomes[23], Exception)
    assert await store.read(remembered) == ["new", "taken"]
    assert await store.events_after("table 19") == [b"one"]


async def test_who_is_in_the_way_of_another_worker_may_ask_again(postgresql: Database) -> None:
    """A deadlock: whoever asked is refused as if the database were busy, and those beside it are not concerned."""
    statement = "DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = 'deadlock_detected'; END $$"
    store = Store(postgresql.url, patience=LONG)
    async with writer_held(store):
        work = store.write(lambda connection: connection.exec_driver_sql(statement)), store.append(A, 0, [b"one"])
        waiting = asyncio.gather(*work, return_exceptions=True)
        await asyncio.sleep(0)
    refused, done = await waiting
    assert isinstance(refused, Refused)
    assert refused.code == "busy"
    assert done is None
    store.close()


async def test_of_two_for_the_same_number_in_one_batch_one_wins(store: Store) -> None:
    async with writer_held(store):
        work = [store.append(A, 0, [b"%d" % number]) for number in range(5)]
        waiting = asyncio.gather(*work, return_exceptions=True)
        await asyncio.sleep(0)
    outcomes = await waiting
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 4
    assert await store.events_after(A) == [b"%d" % outcomes.index(None)]


async def test_to_close_is_to_write_what_waits(store: Store, database_url: str) -> None:
    closing = Store(database_url, patience=LONG)
    async with writer_held(closing):
        waiting = asyncio.ensure_future(closing.append(A, 0, [b"one"]))
        await asyncio.sleep(0)
        ended = asyncio.get_running_loop().run_in_executor(None, closing.close)
    await ended
    assert await store.events_after(A) == [b"one"]
    await waiting


async def test_a_writer_that_hangs_does_not_hang_everybody(store: Store) -> None:
    """Who has waited long enough is refused; what was not begun by then is not done later."""
    async with writer_held(store):
        store.patience = 0.1
        with pytest.raises(Refused, match="may be done or not") as refused:
            await store.append(A, 0, [b"one"])
        assert refused.value.code == "busy"
        assert store.unsure == {A}
    store.patience = LONG
    await store.append(B, 0, [b"one"])  # after the other's turn
    assert await store.events_after(A) == []
    await store.append(A, 0, [b"one"])
    assert store.unsure == set()


async def test_who_goes_away_while_waiting_leaves_no_doubt_behind(store: Store) -> None:
    waiting = asyncio.ensure_future(store.append(A, 0, [b"one"]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert store.unsure == {A}
    await store.write(lambda connection: None)  # after its turn
    number = len(await store.events_after(A))
    await store.append(A, number, [b"two"])
    assert (await store.events_after(A))[number:] == [b"two"]
