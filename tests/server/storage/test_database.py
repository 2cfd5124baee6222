"""A database that is gone, locked or full: clear answers at once, nothing half written, and it goes on by itself."""

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, ExceptionContext, event, text

from cutpurse.server.live.hub import Hub
from cutpurse.server.storage.database import BadDatabase, open_engine
from cutpurse.server.storage.store import MOST_TOGETHER, Conflict, Store
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..conftest import LONG, Database
from ..live.test_hub import Ear, a_match, any_move
from ..postgres import Postgres
from ..tables import ADA
from .test_store import A, B, remember, remembered

SOON = {"wait": 0.1, "patience": LONG}


async def refused(store: Store, table: str, number: int) -> str:
    with pytest.raises(Refused) as refusal:
        await store.append(table, number, [b"refused"])
    assert refusal.value.code == "busy"
    return str(refusal.value)


async def test_it_comes_back_by_itself(database: Database) -> None:
    store = Store(database.url, **SOON)
    await store.append(A, 0, [b"one"])
    with database.gone():
        assert "nothing was done, try again" in await refused(store, A, 1)
        sentences = await asyncio.gather(*(refused(store, f"table {number}", 0) for number in range(20)))
        assert all("does not answer" in sentence for sentence in sentences)
        with pytest.raises(Refused, match="try again in a moment"):
            await store.write(remember("refused"))
    await store.append(A, 1, [b"two"])
    assert await store.events_after(A) == [b"one", b"two"]
    assert await store.read(remembered) == []
    store.close()


async def test_those_who_wait_for_a_lock_are_refused_together(sqlite: Database) -> None:
    """Not one after another, each after its own wait."""
    store = Store(sqlite.url, wait=1.0, patience=LONG)
    errors: list[ExceptionContext] = []
    event.listen(store.writing, "handle_error", lambda context: errors.append(context))
    with sqlite.locked():
        await asyncio.gather(*(refused(store, f"table {number}", 0) for number in range(MOST_TOGETHER + 100)))
    assert len(errors) == 1
    store.close()


async def test_a_server_that_crashes_has_all_it_has_acknowledged(postgres: Postgres, postgresql: Database) -> None:
    store = Store(postgresql.url, **SOON)
    written = [0] * 8

    async def write(table: int) -> None:
        while True:
            await store.append(f"table {table}", written[table], [b"event"])
            written[table] += 1

    writers = [asyncio.ensure_future(write(table)) for table in range(8)]
    while min(written) < 20:
        await asyncio.sleep(0.001)
    postgres.kill()
    outcomes = await asyncio.gather(*writers, return_exceptions=True)
    assert all(isinstance(outcome, Refused) for outcome in outcomes)
    postgres.start()
    for table, number in enumerate(written):
        assert len(await store.events_after(f"table {table}")) in (number, number + 1)
    store.close()


def cut_next_commit(store: Store, database: Database, done: bool) -> None:
    """Cut the line just before the next commit reaches the database, or just after it is done."""

    @event.listens_for(store.writing, "commit", once=True)
    def cut(connection: Connection) -> None:
        if done:
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("BEGIN")
        assert database.server
        assert database.server.cut_connections(database.name)


@pytest.mark.parametrize("done", [False, True])
async def test_a_line_that_is_cut_while_committing(postgresql: Database, done: bool) -> None:
    """Nobody can know whether it was done. If it was, who tries again is told of the conflict."""
    store = Store(postgresql.url, **SOON)
    await store.append(A, 0, [b"one"])
    cut_next_commit(store, postgresql, done)
    assert "may be done or not" in await refused(store, A, 1)
    if done:
        with pytest.raises(Conflict):
            await store.append(A, 1, [b"two"])
    else:
        await store.append(A, 1, [b"two"])
    assert await store.events_after(A) == [b"one", b"refused" if done else b"two"]
    store.close()


@pytest.mark.parametrize("done", [False, True])
async def test_a_move_of_which_nobody_knew_is_played_once(postgresql: Database, done: bool) -> None:
    """Ada moves, the line is cut, and she sends the same again."""
    store = Store(postgresql.url, **SOON)
    live = await a_match(Hub(store))
    ear = Ear(ADA)
    await live.listen(ear, None)

    def move(table: Table, now: float) -> list[AnyEvent]:
        return table.move(ADA, action, 1, "her move", now)

    while 0 not in live.table.open_seats:
        await live.do(any_move)
    action, before = live.table.question(0).legal[0], live.table.number
    cut_next_commit(store, postgresql, done)
    with pytest.raises(Refused, match="may be done or not"):
        await live.do(move)
    await live.do(move)
    await live.do(move)
    assert live.table.number == before + 1
    assert len(await store.events_after(live.id)) == before + 1
    assert ear.numbers == list(range(ear.numbers[0], ear.numbers[0] + len(ear.numbers)))
    store.close()


class LittleDisk:
    """SQLite's own limit to the size of a file: it can be full, and have room again."""

    def __init__(self, engine: Engine) -> None:
        self.pages = 10_000
        event.listen(engine, "checkout", self.limit)

    def limit(self, connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {self.pages}")  # at least as many as there are


async def test_a_full_disk(sqlite: Database) -> None:
    store = Store(sqlite.url, **SOON)
    disk = LittleDisk(store.writing)
    await store.append(A, 0, [b"one"])
    disk.pages = 1
    written = await fill_up(store, 0)
    assert await fill_up(store, written) == written
    assert await store.events_after(A) == [b"one"]
    assert len(await store.events_after(B)) == written
    disk.pages = 10_000
    await append_much(store, written)
    assert len(await store.events_after(B)) == written + 1
    store.close()


async def append_much(store: Store, number: int) -> None:
    await store.append(B, number, [b"x" * 10_000])


async def fill_up(store: Store, number: int) -> int:
    """Write until nothing more fits; how many events there are then."""
    said = ""
    while not said:
        try:
            await append_much(store, number)
            number += 1
        except Refused as refusal:
            said = str(refusal)
    assert "the server's disk is full" in said
    return number


def test_a_commit_is_on_disk(database: Database) -> None:
    """Whatever the administrator has set; PostgreSQL's other safe settings are left alone."""
    if database.server:
        with psycopg.connect(database.url, autocommit=True) as admin:
            admin.execute(f"ALTER DATABASE {database.name} SET synchronous_commit = off".encode())
    expected = (
        {"SHOW synchronous_commit": "on"}
        if database.server
        else {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2}
    )
    engine = open_engine(database.url)
    with engine.connect() as connection:
        assert {query: connection.execute(text(query)).scalar() for query in expected} == expected
    engine.dispose()


@pytest.mark.parametrize(
    "url", ["", "tables.db", "mysql://localhost/cutpurse", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadDatabase, match="a database is named like"):
        open_engine(url)
