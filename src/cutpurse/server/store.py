"""The database: SQLite in a file, or PostgreSQL. What `append` has returned from is on disk.

All writes of a worker go through one thread, which carries out whatever has come meanwhile in one transaction: under
load a commit is shared by many moves, and a move never waits for more than one other commit.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from cutpurse.core.errors import CutpurseError
from cutpurse.server import schema
from cutpurse.server.refusals import Refused

T = TypeVar("T")

MOST_TOGETHER = 512  # writes in one transaction
READERS = 4  # threads
SQLITE_WAIT = 10.0  # seconds for somebody else's lock


class Conflict(CutpurseError):
    """Somebody else has written that number first; read on, and see whether the wish still holds."""


@dataclass
class Append:
    """Events that are to follow event `number` of a table."""

    table: str
    number: int
    events: Sequence[bytes]
    done: "Future[None]" = field(default_factory=Future)

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table, "number": self.number + place, "event": data}
            for place, data in enumerate(self.events, 1)
        ]


@dataclass
class Task:
    """Any other write."""

    write: Callable[[Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


class Store:
    """One database, for one worker."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._waiting: queue.SimpleQueue[Append | Task | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def append(self, table: str, number: int, events: Sequence[bytes]) -> None:
        """Write events after event `number`; Conflict if there are such already."""
        item = Append(table, number, events)
        self._waiting.put(item)
        await asyncio.wrap_future(item.done)

    async def write(self, task: Callable[[Connection], T]) -> T:
        """Carry out any other write, in its turn."""
        item = Task(task)
        self._waiting.put(item)
        result: T = await asyncio.wrap_future(item.done)
        return result

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Look something up."""

        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except DBAPIError as error:
            raise refusal(error) from None

    async def events_after(self, table: str, number: int = 0) -> list[bytes]:
        """The log of a table from there on."""
        column = schema.events.c
        query = select(column.event).where(column.table_id == table, column.number > number).order_by(column.number)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    def _write(self) -> None:
        while items := self._next_items():
            try:
                with self.engine.begin() as connection:
                    outcomes = carry_out(connection, items)
            except IntegrityError:  # another worker was faster with one of them: which?
                outcomes = [self._alone(item) for item in items]
            except DBAPIError as error:
                outcomes = [refusal(error)] * len(items)
            for item, outcome in zip(items, outcomes, strict=True):
                answer(item, outcome)

    def _next_items(self) -> list[Append | Task]:
        """All that is waiting, but at least one; nothing when it is time to end."""
        items: list[Append | Task] = []
        item = self._waiting.get()
        while item is not None:
            items.append(item)
            if len(items) == MOST_TOGETHER or self._waiting.empty():
                return items
            item = self._waiting.get()
        if items:
            self._waiting.put(None)
        return items

    def _alone(self, item: Append | Task) -> Any:
        try:
            with self.engine.begin() as connection:
                return carry_out(connection, [item])[0]
        except IntegrityError:
            return Conflict("somebody else was faster")
        except DBAPIError as error:
            return refusal(error)


def answer(item: Append | Task, outcome: Any) -> None:
    if isinstance(outcome, Exception):
        item.done.set_exception(outcome)
    else:
        item.done.set_result(outcome)


def carry_out(connection: Connection, items: Sequence[Append | Task]) -> list[Any]:
    """Write all in one transaction; what became of each. Appends that come too late are left out."""
    appends = [item for item in items if isinstance(item, Append)]
    last = last_numbers(connection, {item.table for item in appends})
    rows, outcomes = [], []
    for item in items:
        if isinstance(item, Task):
            outcomes.append(item.write(connection))
        elif last.get(item.table, 0) != item.number:
            outcomes.append(Conflict(f"event {item.number + 1} of table {item.table} is written already"))
        else:
            rows += item.rows
            last[item.table] = item.number + len(item.events)
            outcomes.append(None)
    if rows:
        connection.execute(insert(schema.events), rows)
    return outcomes


def last_numbers(connection: Connection, tables: set[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    if not tables:
        return {}
    column = schema.events.c
    query = (
        select(column.table_id, func.max(column.number)).where(column.table_id.in_(tables)).group_by(column.table_id)
    )
    return {row.table_id: row[1] for row in connection.execute(query)}


def refusal(error: DBAPIError) -> Refused:
    """What a person is told when the database does not do its work."""
    reason = str(error.orig).lower()
    if "full" in reason or "no space" in reason:
        return Refused("busy", "the server's disk is full: nothing more can be saved, and nothing is lost")
    return Refused("busy", "the server's database does not answer; nothing was done, try again in a moment")


def open_engine(url: str) -> Engine:
    """Connect; SQLite with a write-ahead log that is on disk after each commit."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA busy_timeout = {int(SQLITE_WAIT * 1000)}")

    return engine


def migrate(url: str) -> None:
    schema.metadata.create_all(open_engine(url))
