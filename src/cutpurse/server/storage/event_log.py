"""The log in the database's own words: many events at once, in as few statements as can be.

This is the one place where the two databases are spoken to differently, and SQLite by its own driver: SQLAlchemy's
general way took most of the time of an append.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from json import dumps, loads
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

Row: TypeAlias = tuple[str, int, bytes]  # table, number, event

CHANNEL = "cutpurse"
MOST_IN_A_PAYLOAD = 150  # tables; PostgreSQL takes 8000 bytes
MOST_ROWS = 5_000  # in one statement; SQLite takes 32766 values

# Each of SQLite's statements gives one row, or none: for every row the driver's thread would have to wait its turn
# again, and the event loop is busy just then.
LAST = {
    "sqlite": "SELECT json_group_object(value, (SELECT max(number) FROM events WHERE table_id = value))"
    " FROM json_each(?)",
    "postgresql": "SELECT id, (SELECT max(number) FROM events WHERE table_id = id) FROM unnest(%s::varchar[]) AS id",
}
INSERT = {
    "sqlite": "INSERT INTO events (table_id, number, event) VALUES ",
    "postgresql": "INSERT INTO events (table_id, number, event)"
    " SELECT * FROM unnest(%b::varchar[], %b::integer[], %b::bytea[])",
}
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"


def last_numbers(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    wanted = list(tables)
    if connection.dialect.name == "sqlite":
        found = loads(ask_sqlite(connection, LAST["sqlite"], (dumps(wanted),))[0]).items()
    else:
        found = connection.exec_driver_sql(LAST["postgresql"], (wanted,))
    return {table: number or 0 for table, number in found}


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Write events; a number that is taken is an IntegrityError."""
    if connection.dialect.name == "sqlite":
        for start in range(0, len(rows), MOST_ROWS):
            part = rows[start : start + MOST_ROWS]
            statement = INSERT["sqlite"] + ", ".join(["(?, ?, ?)"] * len(part))
            ask_sqlite(connection, statement, tuple(chain.from_iterable(part)))
    else:
        columns = tuple(map(list, zip(*rows, strict=True)))
        connection.exec_driver_sql(INSERT["postgresql"], columns)


def ask_sqlite(connection: Connection, statement: str, values: Sequence[object]) -> Any:
    """The first row of the answer, if there is one; within a transaction that has begun."""
    driver: Any = connection.connection.driver_connection
    with errors_of_sqlalchemy():
        return driver.execute(statement, values).fetchone()


@contextmanager
def errors_of_sqlalchemy() -> Iterator[None]:
    """Whatever is wrong is told as it is everywhere else."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error


def announce(connection: Connection, worker: str, last: dict[str, int]) -> None:
    """Let other workers hear, when the transaction is committed, how far these tables' logs go now.

    Neither names of workers nor of tables have spaces. SQLite tells nobody: there the others look (`announce.py`).
    """
    if connection.dialect.name == "sqlite":
        return
    words = [f"{table} {number}" for table, number in last.items()]
    payloads = [
        " ".join([worker, *words[start : start + MOST_IN_A_PAYLOAD]])
        for start in range(0, len(words), MOST_IN_A_PAYLOAD)
    ]
    connection.exec_driver_sql(NOTIFY, (payloads,))
