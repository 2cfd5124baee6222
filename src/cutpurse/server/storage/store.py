"""The database, for one worker. What `append` has returned from is on disk.

All writes of a worker go through one thread, which carries out whatever has come meanwhile in one transaction: under
load a commit is shared by many moves, and a move never waits for more than one other commit.

When the database is gone, locked or full, everybody who waits is refused within seconds, and the next command
tries anew. If a commit was on its way then, nobody knows whether it was done; the log tells. It is never done half.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from cutpurse.core.errors import CutpurseError
from cutpurse.server.storage import event_log as log
from cutpurse.server.storage import schema
from cutpurse.server.storage.database import PATIENCE, WAIT, is_down, open_engine, refusal

T = TypeVar("T")
Write: TypeAlias = Callable[[Connection], Any]

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

    done: "asyncio.Future[Any]"
    outcome: Any = NOT_YET  # what came of it, or an exception


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
        """Write events after event `number`, all or none; Conflict if there are such already.

        After any other exception than Conflict it may be done or not: read the log before the next append.
        """
        done = asyncio.get_running_loop().create_future()
        try:
            await self._wait_for(Append(done, table=table, number=number, events=events))
        except Conflict:
            raise
        except BaseException:  # also when whoever waited was cancelled
            self.unsure.add(table)
            raise
        self.unsure.discard(table)

    async def write(self, task: Callable[[Connection], T]) -> T:
        """Carry out any other write, in its turn; it may be called again when the transaction has to be repeated."""
        done = asyncio.get_running_loop().create_future()
        result: T = await self._wait_for(Task(done, write=task))
        return result

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
        query = select(column.event).where(column.table_id == table, column.number > number).order_by(column.number)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def _wait_for(self, item: Append | Task) -> Any:
        """Until it is written, but no longer than patience allows: a writer that hangs must not hang everybody."""
        timer = item.done.get_loop().call_later(self.patience, give_up, item)
        self._waiting.put(item)
        try:
            return await item.done
        finally:
            timer.cancel()

    # The writer's thread.

    def _write(self) -> None:
        while items := self._next_items():
            try:
                self._carry_out([item for item in items if not item.done.done()])
            except Down as down:
                refuse(items, down.error, down.unsure)
                items += self._all_waiting()  # they would only wait as long, one after another
                refuse(items, down.error)
            answer(items)

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
                items[0].outcome = error
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


def give_up(item: Item) -> None:
    if not item.done.done():
        item.done.set_exception(refusal(unsure=True))


def answer(items: Sequence[Item]) -> None:
    """Hand the outcomes to those who wait: a whole batch at once, for each call wakes up the event loop."""
    loops = {item.done.get_loop() for item in items}
    for loop in loops:
        with suppress(RuntimeError):  # it has ended: nobody waits there
            loop.call_soon_threadsafe(resolve, [item for item in items if item.done.get_loop() is loop])


def resolve(items: Sequence[Item]) -> None:
    for item in items:
        if item.done.done():
            continue
        if isinstance(item.outcome, Exception):
            item.done.set_exception(item.outcome)
        else:
            item.done.set_result(item.outcome)
