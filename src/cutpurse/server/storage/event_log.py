"""The log's own SQL: many events at once, in as few statements as possible. All other tables use SQLAlchemy's."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Row: TypeAlias = tuple[str, int, bytes]  # table, number, event

CHANNEL = "cutpurse"
MOST_IN_A_PAYLOAD = 150  # tables; PostgreSQL takes 8000 bytes
MOST_ROWS = 5_000  # in one statement; SQLite takes 32766 values

# The last number of each log is looked up in the key's index: no log is read.
LAST = "SELECT column1, (SELECT max(number) FROM events WHERE table_id = column1) FROM (VALUES {}) AS wanted"
INSERT = "INSERT INTO events (table_id, number, event) VALUES {}"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"


def last_numbers(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    wanted = tuple(tables)
    found = connection.exec_driver_sql(LAST.format(places(connection, len(wanted), 1)), wanted)
    return {table: number or 0 for table, number in found}


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Write events; a number that is taken is an IntegrityError."""
    for part in parts(rows, MOST_ROWS):
        statement = INSERT.format(places(connection, len(part), 3))
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(part)))


def places(connection: Connection, rows: int, columns: int) -> str:
    """(?, ?), (?, ?)"""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    return ", ".join([f"({', '.join([mark] * columns)})"] * rows)


def parts(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    return (items[start : start + most] for start in range(0, len(items), most))


def announce(connection: Connection, worker: str, last: dict[str, int]) -> None:
    """Let other workers hear, when the transaction is committed, how far these tables' logs go now.

    Neither names of workers nor of tables have spaces. SQLite tells nobody: there the others look (`announcements.py`).
    """
    if connection.dialect.name != "sqlite":
        words = [f"{table} {number}" for table, number in last.items()]
        payloads = [" ".join([worker, *part]) for part in parts(words, MOST_IN_A_PAYLOAD)]
        connection.exec_driver_sql(NOTIFY, (payloads,))
