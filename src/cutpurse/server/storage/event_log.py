"""The log's own SQL: many events at once, in as few statements as possible. All other tables use SQLAlchemy's.

A row holds an event as JSON, or a whole match in little room (`compaction.py`) under the number of its last event.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection

from cutpurse.server.storage.database import BadDatabase

T = TypeVar("T")
Row: TypeAlias = tuple[str, int, bytes]  # table, number, event

PACKED = b"\x01"  # what a packed row begins with: its format, below any sign of a text
MOST_IN_A_PAYLOAD = 150  # tables; PostgreSQL takes 8000 bytes
MOST_ROWS = 5_000  # in one statement; SQLite takes 32766 values

# The last number of each log is looked up in the key's index: no log is read.
LAST = "SELECT column1, (SELECT max(number) FROM events WHERE table_id = column1) AS last FROM (VALUES {}) AS wanted"
# SQLite tells all in one row: before each row Python's lock is given up, and a busy event loop gives it back late.
IN_ONE_ROW = "SELECT json_group_object(column1, coalesce(last, 0)) FROM ({})"
INSERT = "INSERT INTO events (table_id, number, event) VALUES {}"
NOTIFY = "SELECT pg_notify(channel, payload) FROM unnest(%s::text[], %s::text[]) AS told (channel, payload)"

read_numbers = msgspec.json.Decoder(dict[str, int]).decode


def last_numbers(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    wanted = tuple(tables)
    statement = LAST.format(places(connection, len(wanted), 1))
    if connection.dialect.name == "sqlite":
        return read_numbers(connection.exec_driver_sql(IN_ONE_ROW.format(statement), wanted).scalar_one())
    return {table: number or 0 for table, number in connection.exec_driver_sql(statement, wanted)}


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Write events; a number that is taken is an IntegrityError."""
    for part in parts(rows, MOST_ROWS):
        statement = INSERT.format(places(connection, len(part), 3))
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(part)))


def is_packed(data: bytes) -> bool:
    return data[:1] < b" "


def pack(events: Sequence[bytes]) -> bytes:
    """Some events that follow one another, as one row."""
    return PACKED + zlib.compress(b"\n".join(events), 9)


def unpack(data: bytes) -> list[bytes]:
    """The events of any row."""
    if not is_packed(data):
        return [data]
    if data[:1] != PACKED:
        raise BadDatabase("this database has matches that were packed by a newer Cutpurse")
    return zlib.decompress(data[1:]).split(b"\n")


def places(connection: Connection, rows: int, columns: int) -> str:
    """(?, ?), (?, ?)"""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    return ", ".join([f"({', '.join([mark] * columns)})"] * rows)


def parts(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    return (items[start : start + most] for start in range(0, len(items), most))


def channel_of(table: str) -> str:
    """Where PostgreSQL tells of a table: by the first sign of its id, which is drawn at random from 64.

    A proxy can see that sign, too: one that goes by it gives each worker channels of its own.
    """
    return f"cutpurse_{table[:1]}"


def announce(connection: Connection, worker: str, last: dict[str, int]) -> None:
    """Let other workers hear, when the transaction is committed, how far these tables' logs go now.

    Neither names of workers nor of tables have spaces. SQLite tells nobody: there the others look (`announcements.py`).
    """
    if connection.dialect.name == "sqlite":
        return
    words: dict[str, list[str]] = defaultdict(list)
    for table, number in last.items():
        words[channel_of(table)].append(f"{table} {number}")
    told = [(name, " ".join([worker, *part])) for name in words for part in parts(words[name], MOST_IN_A_PAYLOAD)]
    connection.exec_driver_sql(NOTIFY, ([channel for channel, _ in told], [payload for _, payload in told]))
