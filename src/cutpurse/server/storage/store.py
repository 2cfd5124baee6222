"""The database, for one worker. What `append` has returned from is on disk.

All writes of a worker go through one thread, which carries out whatever has come meanwhile in one transaction: under
load a commit is shared by many moves, and a move never waits for more than one other commit.

When the database is gone, locked or full, everybody who waits is refused within seconds, and the next command
tries anew. If a commit was on its way then, nobody knows whether it was done; the log tells. It is never done half.
"""

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from cutpurse.core.errors import CutpurseError
from cutpurse.server.storage import event_log as log
from cutpurse.server.storage import schema
from cutpurse.server.storage.database import PATIENCE, WAIT, is_down, is_in_the_way, open_engine, refusal

T = TypeVar("T")
Write: TypeAlias = Callable[[Connection], Any]
Answer: TypeAlias = Callable[[Any], None]  # what is told of a write: what came of it, or an exception

MOST_TOGETHER = 512  # writes in one transaction
READERS = 4  # threads
NOT_YET = object()


class Conflict(CutpurseError):
    """Somebody else has written that number first; read on, and see whether the command still holds."""


class Down(Exception):
    """The database does not do its work now, for anybody. `unsure`: it may have been done all the same."""

    def __init__(self, error: DBAPIError, unsure: bool = False) -> None:
        super().__init__(str(error))
        self.error, self.unsure = error, unsure


@dataclass(slots=True, eq=False)
class Item:
    """A write that somebody waits for."""

    told: Answer  # on the event loop
    loop: asyncio.AbstractEventLoop
    outcome: Any = NOT_YET  # what came of it, or an exception
    over: bool = False  # nobody waits for it any more

    def tell(self, outcome: Any) -> None:
        if not self.over:
            self.over = True
            self.told(outcome)


@dataclass(slots=True, eq=False, kw_only=True)
class Append(Item):
    """Events that are to follow event `number` of a table."""

    table: str
    number: int
    events: Sequence[bytes]


@dataclass(slots=True, eq=False, kw_only=True)
class Task(Item):
    """Any other write."""

    write: Write


class Store:
    """One database, for one worker."""

    def __init__(self, url: str, wait: float = WAIT, patience: float = PATIENCE) -> None:
        self.engine = open_engine(url, wait, patience)
        self.writing = open_engine(url, wait, patience, writes=True)
        self.patience = patience
        self.worker = token_hex(8)  # the name by which other workers hear of what is written here
        self.unsure: set[str] = set()  # tables for which somebody has stopped waiting: it may have been written
        self._promised: deque[tuple[float, Item]] = deque()  # who waits, and until when, in that order
        self._watch: asyncio.TimerHandle | None = None
        self._waiting: queue.SimpleQueue[Append | Task | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and end; a database that does not answer is left alone."""
        self._waiting.put(None)
        self._writer.join(self.patience)
        self._readers.shutdown(wait=not self._writer.is_alive(), cancel_futures=True)
        self.engine.dispose()
        self.writing.dispose()

    async def append(self, table: str, number: int, events: Sequence[bytes]) -> None:
        """Write events, which are texts, after event `number`, all or none; Conflict if there are such already.

        After any other exception than Conflict it may be done or not: read the log before the next append.
        """
        future = asyncio.get_running_loop().create_future()
        item = self.append_soon(table, number, events, partial(settle, future))
        try:
            await future
        finally:
            if not item.over:  # whoever waited was cancelled
                item.over = True
                self.unsure.add(table)

    def append_soon(self, table: str, number: int, events: Sequence[bytes], told: Answer) -> Append:
        """The same without waiting: `told` gets None when it is done, or the exception."""

        def answered(outcome: Any) -> None:
            if outcome is None:
                self.unsure.discard(table)
            elif not isinstance(outcome, Conflict):
                self.unsure.add(table)
            told(outcome)

        item = Append(answered, asyncio.get_running_loop(), table=table, number=number, events=events)
        self._enqueue(item)
        return item

    async def write(self, task: Callable[[Connection], T]) -> T:
        """Carry out any other write, in its turn; it may be called again when the transaction has to be repeated."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        item = Task(partial(settle, future), loop, write=task)
        self._enqueue(item)
        try:
            return await future
        finally:
            item.over = True

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Look something up."""

        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except TimeoutError:
            raise refusal() from None
        except DBAPIError as error:
            if is_down(error):
                raise refusal(error) from None
            raise

    async def events_after(self, table: str, number: int = 0) -> list[bytes]:
        """The log of a table from there on."""
        column = schema.events.c
        query = select(column.number, column.event).where(column.table_id == table, column.number > number)
        rows = await self.read(lambda connection: connection.execute(query.order_by(column.number)).all())
        found = [event for _, data in rows for event in log.unpack(data)]
        return found[-(rows[-1].number - number) :] if rows else []  # the first row may begin before that

    def _enqueue(self, item: Append | Task) -> None:
        """Nobody waits longer than patience allows: a writer that hangs must not hang everybody."""
        self._promised.append((time.monotonic() + self.patience, item))
        if self._watch is None:
            self._watch = item.loop.call_later(self.patience, self._lose_patience)
        self._waiting.put(item)

    def _lose_patience(self) -> None:
        """Refuse those who have waited too long. One timer is for all, not one for each."""
        self._watch, now = None, time.monotonic()
        while self._promised and (self._promised[0][1].over or self._promised[0][0] <= now):
            self._promised.popleft()[1].tell(refusal(unsure=True))
        if self._promised:
            until, item = self._promised[0]
            self._watch = item.loop.call_later(until - now, self._lose_patience)

    def _resolve(self, items: Sequence[Item]) -> None:
        """Hand the outcomes to those who wait."""
        for item in items:
            item.tell(item.outcome)
        while self._promised and self._promised[0][1].over:
            self._promised.popleft()

    # The writer's thread.

    def _write(self) -> None:
        while items := self._next_items():
            try:
                self._carry_out([item for item in items if not item.over])
            except Down as down:
                refuse(items, down.error, down.unsure)
                items += self._all_waiting()  # they would only wait as long, one after another
                refuse(items, down.error)
            self._answer(items)

    def _answer(self, items: Sequence[Item]) -> None:
        """To the event loop, a whole batch at once: each call wakes it up."""
        for loop in {item.loop for item in items}:
            with suppress(RuntimeError):  # it has ended: nobody waits there
                loop.call_soon_threadsafe(self._resolve, [item for item in items if item.loop is loop])

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

    def _all_waiting(self) -> list[Append | Task]:
        """All that is waiting, if anything."""
        items = [self._waiting.get() for _ in range(self._waiting.qsize())]
        if None in items:
            self._waiting.put(None)
        return [item for item in items if item is not None]

    def _carry_out(self, items: Sequence[Append | Task]) -> None:
        """Write all in one transaction; if one of them is at fault it is found by halves."""
        try:
            self._transact(items)
        except Down:
            raise
        except Exception as error:  # whatever it is, it is for the one who has asked, and must not end the writer
            if len(items) == 1:
                items[0].outcome = refusal(error) if is_in_the_way(error) else error
                return
            middle = len(items) // 2
            self._carry_out(items[:middle])
            self._carry_out(items[middle:])

    def _transact(self, items: Sequence[Append | Task]) -> None:
        if not items:
            return
        try:
            with self.writing.connect() as connection:
                outcomes = perform(connection, items, self.worker)
                commit(connection)
        except DBAPIError as error:
            if is_down(error):
                raise Down(error) from error
            raise
        for item, outcome in zip(items, outcomes, strict=True):
            item.outcome = outcome


def perform(connection: Connection, items: Sequence[Append | Task], worker: str) -> list[Any]:
    """Write all; what became of each. Appends that come too late are left out."""
    # Always in the same order: two workers that want the same two tables must not wait for each other.
    appends = sorted((item for item in items if isinstance(item, Append)), key=lambda item: (item.table, item.number))
    late = write_events(connection, appends, worker) if appends else set()
    return [
        perform_task(connection, item) if isinstance(item, Task) else too_late(item) if item in late else None
        for item in items
    ]


def write_events(connection: Connection, appends: Sequence[Append], worker: str) -> set[Append]:
    """Write to the log; those that come too late."""
    connection.begin()
    last = log.last_numbers(connection, {item.table for item in appends})
    rows: list[log.Row] = []
    written: dict[str, int] = {}
    late: set[Append] = set()
    for item in appends:
        if written.get(item.table, last[item.table]) != item.number:
            late.add(item)
            continue
        rows += [(item.table, number, event) for number, event in enumerate(item.events, item.number + 1)]
        written[item.table] = item.number + len(item.events)
    if rows:
        try:
            log.insert(connection, rows)
        except IntegrityError as error:  # another worker has written since we have looked
            raise too_late(appends[0]) from error
        log.announce(connection, worker, written)
    return late


def perform_task(connection: Connection, task: Task) -> Any:
    try:
        return task.write(connection)
    except IntegrityError as error:
        raise Conflict("somebody else has written that first") from error


def too_late(item: Append) -> Conflict:
    return Conflict(f"event {item.number + 1} of table {item.table} is written already")


def commit(connection: Connection) -> None:
    try:
        connection.commit()
    except DBAPIError as error:  # the answer is lost, and perhaps nothing else
        raise Down(error, unsure=True) from error


def refuse(items: Sequence[Item], error: DBAPIError, unsure: bool = False) -> None:
    """Tell all who have no answer yet."""
    for item in items:
        if item.outcome is NOT_YET:
            item.outcome = refusal(error, unsure)


def settle(future: "asyncio.Future[Any]", outcome: Any) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
