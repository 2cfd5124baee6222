"""Finished matches in little room: all events of one become a single row of the log, and can be read as before.

Nothing is lost: what is unpacked are the same events with the same numbers, to the last byte. So replays, proofs, what
people are told and its numbers stay as they were, and a running server does not notice.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import DBAPIError

from cutpurse.server.storage import schema
from cutpurse.server.storage.database import BadDatabase, in_a_line, open_engine
from cutpurse.server.storage.event_log import is_packed, pack
from cutpurse.server.storage.store import Conflict, Store

AT_REST = 3600.0  # seconds that nothing has happened at a table before its matches are packed
MOST = 20  # tables that a worker looks at, one after another
WAIT = 60.0  # seconds that the command waits for a lock: those who play go first
PATIENCE = 60.0  # seconds for a statement of the command


class Kind(msgspec.Struct):
    """All that we need to know of an event."""

    type: str


read_kind = msgspec.json.Decoder(Kind).decode


class Event(NamedTuple):
    """A row of the log."""

    number: int
    data: bytes


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """What was done at some tables, with the bytes of the events before and after."""

    tables: int = 0
    matches: int = 0
    events: int = 0
    bytes_before: int = 0
    bytes_after: int = 0

    def __add__(self, other: "Saved") -> "Saved":
        return Saved(**{name: getattr(self, name) + getattr(other, name) for name in self.__struct_fields__})


class Part(NamedTuple):
    """The events of one finished match, and what they become."""

    events: Sequence[Event]
    packed: bytes


@dataclass(frozen=True)
class Plan:
    """What is to be packed at a table, and when its row was written that told so."""

    table: str
    changed: float
    parts: Sequence[Part]

    @property
    def saves(self) -> Saved:
        return Saved(
            tables=bool(self.parts),
            matches=len(self.parts),
            events=sum(len(part.events) for part in self.parts),
            bytes_before=sum(len(event.data) for part in self.parts for event in part.events),
            bytes_after=sum(len(part.packed) for part in self.parts),
        )


def tables_at_rest(connection: Connection, seconds: float, most: int | None = None) -> Sequence[str]:
    """The tables that may have something to pack, those first that have rested longest."""
    column = schema.tables.c
    at_rest = select(column.id).where(~column.compacted, column.changed <= time.time() - seconds)
    return connection.execute(at_rest.order_by(column.changed).limit(most)).scalars().all()


def plan(connection: Connection, table: str) -> Plan | None:
    """What there is to do at a table; None if somebody else has done it."""
    tables, events = schema.tables.c, schema.events.c
    row = connection.execute(
        select(tables.over, tables.changed).where(tables.id == table, ~tables.compacted)
    ).one_or_none()
    if row is None:
        return None
    log = connection.execute(
        select(events.number, events.event).where(events.table_id == table).order_by(events.number)
    )
    found = finished_matches(map(Event._make, log), row.over)
    return Plan(table, row.changed, [Part(match, pack([event.data for event in match])) for match in found])


def finished_matches(log: Iterable[Event], over: bool) -> Iterator[Sequence[Event]]:
    """The events of each match that is over and not packed yet: another was prepared after it, or the table says so."""
    match: list[Event] = []
    begun = False
    for event in log:
        kind = "" if is_packed(event.data) else read_kind(event.data).type
        if kind == "prepared" and begun:
            yield match
        if not kind or (kind == "prepared" and begun):
            match, begun = [], False
        if kind:
            match.append(event)
            begun = begun or kind == "started"
    if over and begun:
        yield match


def carry_out(connection: Connection, plan: Plan) -> Saved:
    """Pack what was planned, all or nothing; a conflict if somebody else has done so meanwhile.

    The last event of a match gives its place to all: so the end of the log stays where it was for those who append.
    """
    tables, events = schema.tables.c, schema.events.c
    mark = update(schema.tables).where(tables.id == plan.table, ~tables.compacted, tables.changed == plan.changed)
    check(connection.execute(mark.values(compacted=True)).rowcount, 1)  # which also keeps everybody else waiting
    for match, packed in plan.parts:
        first, last = match[0], match[-1]
        own = events.table_id == plan.table
        gone = delete(schema.events).where(own, events.number >= first.number, events.number < last.number)
        check(connection.execute(gone).rowcount, len(match) - 1)
        whole = update(schema.events).where(own, events.number == last.number, events.event == last.data)
        check(connection.execute(whole.values(event=packed)).rowcount, 1)
    return plan.saves


def check(rows: int, expected: int) -> None:
    if rows != expected:
        raise Conflict("somebody else has compacted this table, or it has changed")


class Compaction:
    """The work of one worker: a few tables at a time, beside everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def some(self, seconds: float = AT_REST) -> bool:
        """Pack what has rested for so long; whether there may be more of it."""
        found = await self._store.read(lambda connection: tables_at_rest(connection, seconds, MOST))
        for table in found:
            await self._one(table)
        return len(found) == MOST

    async def _one(self, table: str) -> None:
        planned = await self._store.read(lambda connection: plan(connection, table))
        if planned:
            with suppress(Conflict):  # another worker was faster
                await self._store.write(lambda connection: carry_out(connection, planned))


def compact(url: str, seconds: float, progress: Callable[[int, int], None]) -> Saved:
    """Pack all that has rested for so long, in a transaction for each table, beside servers that run."""
    reading, writing = open_engine(url, WAIT, PATIENCE), open_engine(url, WAIT, PATIENCE, writes=True)
    try:
        with reading.connect() as connection:
            tables = tables_at_rest(connection, seconds)
        saved = Saved()
        for number, table in enumerate(tables, 1):
            with reading.connect() as connection:
                planned = plan(connection, table)
            with suppress(Conflict), writing.begin() as connection:
                saved += carry_out(connection, planned) if planned else Saved()
            progress(number, len(tables))
        return saved
    except DBAPIError as error:
        raise BadDatabase(f"the database can't be used: {in_a_line(error)}") from None
    finally:
        reading.dispose()
        writing.dispose()
