"""How workers hear of what others have written to the log.

PostgreSQL tells them: each transaction that writes events notifies those who listen. There is a channel for each
group of tables, and a worker listens to the groups of the tables that it has. SQLite tells nobody, but shows cheaply
whether anything was written, so we look often. Nobody has to trust what is heard here: the log is read anyhow, and
what comes twice or late does no harm.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from sqlalchemy import Connection, text

from cutpurse.server.storage.database import refusal
from cutpurse.server.storage.event_log import channel_of
from cutpurse.server.storage.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Heard: TypeAlias = Callable[[str, int], None]
Lost: TypeAlias = Callable[[], None]

AGAIN_AFTER = 0.5  # seconds, when the database does not answer
LOOK_EVERY = 0.025
LOOK_EVERY_ALONE = 1.0  # until another worker has come
NEWS = "SELECT table_id, max(number), max(rowid) FROM events WHERE rowid > ? GROUP BY table_id"

logger = logging.getLogger(__name__)


class Announcer(Protocol):
    """Calls `heard(table, number)` on the event loop when the log of a table goes as far as that.

    `lost()` is called when something may have been missed: then all tables must be caught up.
    """

    async def start(self) -> None:
        """Get ready to follow tables."""

    async def follow(self, table: str) -> None:
        """Hear of this table: from when this returns nothing is missed. So follow it first, and then read its log."""

    def leave(self, table: str) -> None:
        """It need not be heard of any more."""

    async def stop(self) -> None:
        """Hear no more."""


def announcer_for(store: Store, worker: str, heard: Heard, lost: Lost) -> Announcer:
    """What fits the store's database; the store's own events are announced under the worker's name.

    On SQLite a worker hears of its own events, too.
    """
    store.worker = worker
    if store.engine.dialect.name == "postgresql":
        return Listening(store, heard, lost)
    return Looking(store, heard)


@dataclass(eq=False)
class Group:
    """Tables that are told of on one channel."""

    tables: set[str] = field(default_factory=set)  # which we follow
    heard: asyncio.Event = field(default_factory=asyncio.Event)  # set while we listen


class Listening:
    """Hears what PostgreSQL tells, of the groups in which there is a table to follow."""

    def __init__(self, store: Store, heard: Heard, lost: Lost) -> None:
        self._store, self._heard, self._lost = store, heard, lost
        self._groups: dict[str, Group] = defaultdict(Group)  # by channel
        self._wake = asyncio.Event()  # something came, or another table is to be followed
        self._was_heard = False  # the database, once at least
        self._well = True

    async def start(self) -> None:
        """Wait for nothing: a worker whose database is away must be able to end. Whoever follows a table waits."""
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    async def follow(self, table: str) -> None:
        group = self._groups[channel_of(table)]
        group.tables.add(table)
        if group.heard.is_set():
            return
        self._wake.set()
        try:
            async with asyncio.timeout(self._store.patience):
                await group.heard.wait()
        except TimeoutError:
            raise refusal() from None

    def leave(self, table: str) -> None:
        group = self._groups[channel_of(table)]
        group.tables.discard(table)
        if not group.tables:
            self._wake.set()

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                if self._well:
                    logger.warning("the database can't be heard, trying again: %s", error)
                self._well = False
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self) -> None:
        """Until the connection breaks."""
        async with await self._connect() as connection:
            connection.add_notify_handler(lambda notice: self._hear(notice.payload))
            try:
                await self._choose_channels(connection)
                if self._was_heard:  # not for the first time: nobody knows what was told meanwhile
                    self._lost()
                self._was_heard = self._well = True
                while True:
                    self._read(connection)
                    await self._wait(connection.fileno())
                    await self._choose_channels(connection)
            finally:
                for group in self._groups.values():
                    group.heard.clear()

    async def _choose_channels(self, connection: "AsyncConnection[Any]") -> None:
        """Listen where there are tables now, and nowhere else. A group that is left is no longer taken for heard."""
        come = {name: group for name, group in self._groups.items() if group.tables and not group.heard.is_set()}
        gone = {name: group for name, group in self._groups.items() if not group.tables and group.heard.is_set()}
        for group in gone.values():
            group.heard.clear()
        if statements := [f'LISTEN "{name}"' for name in come] + [f'UNLISTEN "{name}"' for name in gone]:
            await connection.execute("; ".join(statements).encode())
            for group in come.values():
                group.heard.set()

    async def _wait(self, line: int) -> None:
        """Until something has come, or other channels are wanted. The driver has a reader of its own when it works."""
        loop = asyncio.get_running_loop()
        loop.add_reader(line, self._wake.set)
        try:
            await self._wake.wait()
        finally:
            loop.remove_reader(line)
        self._wake.clear()

    async def _connect(self) -> "AsyncConnection[Any]":
        from psycopg import AsyncConnection  # only those who use PostgreSQL have it

        engine = self._store.engine
        _, options = engine.dialect.create_connect_args(engine.url)
        return await AsyncConnection.connect(**options, autocommit=True)

    def _read(self, connection: "AsyncConnection[Any]") -> None:
        """Take what has come; an error if the line is cut."""
        connection.pgconn.consume_input()
        while notice := connection.pgconn.notifies():
            self._hear(notice.extra.decode())

    def _hear(self, payload: str) -> None:
        """What this worker has written itself is no news, unless it could not be sure of that."""
        worker, *words = payload.split()
        for table, number in zip(words[::2], words[1::2], strict=True):
            if worker != self._store.worker or table in self._store.unsure:
                self._heard(table, int(number))


class Looking:
    """Looks whether SQLite's file has changed: often while there are other workers, else now and then."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self._store, self._heard = store, heard
        self._followed: set[str] = set()
        self._ended = threading.Event()

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._keep_looking, name="announcer", daemon=True)
        self._seen = await self._store.read(last_row)
        self._thread.start()

    async def follow(self, table: str) -> None:
        self._followed.add(table)

    def leave(self, table: str) -> None:
        self._followed.discard(table)

    async def stop(self) -> None:
        self._ended.set()
        await asyncio.to_thread(self._thread.join)

    def _keep_looking(self) -> None:
        connection = self._store.engine.raw_connection()
        cursor = connection.cursor()
        version, pace = 0, LOOK_EVERY
        while not self._ended.wait(pace):
            try:
                now = cursor.execute("PRAGMA data_version").fetchone()[0]
                if now != version:
                    self._look(cursor)
                    pace = LOOK_EVERY if self._has_company(cursor) else LOOK_EVERY_ALONE
                version = now
            except sqlite3.Error as error:
                logger.warning("the database can't be looked at, trying again: %s", error)
                pace = LOOK_EVERY_ALONE
        connection.close()

    def _look(self, cursor: Any) -> None:
        """What was written since the last time, by anybody: rows come one after another, for the last one of a table's
        log is never deleted.
        """
        news = cursor.execute(NEWS, (self._seen,)).fetchall()
        self._seen = max((row for _, _, row in news), default=self._seen)
        for table, number, _ in news:
            if table in self._followed:
                self._loop.call_soon_threadsafe(self._heard, table, number)

    def _has_company(self, cursor: Any) -> bool:
        query = "SELECT EXISTS (SELECT 1 FROM workers WHERE id != ? AND until > ?)"
        return bool(cursor.execute(query, (self._store.worker, time.time())).fetchone()[0])


def last_row(connection: Connection) -> int:
    return int(connection.execute(text("SELECT coalesce(max(rowid), 0) FROM events")).scalar_one())
