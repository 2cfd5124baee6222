"""The log in the database's own words: many events at once, in as few statements as can be.

This is the one place where the two databases are spoken to differently. SQLAlchemy's general way took most of the time
of an append.
"""

from collections.abc import Iterable, Sequence
from json import dumps
from typing import TypeAlias

from sqlalchemy import Connection

Row: TypeAlias = tuple[str, int, bytes]  # table, number, event

CHANNEL = "cutpurse"
MOST_IN_A_PAYLOAD = 150  # tables; PostgreSQL takes 8000 bytes

LAST = {
    "sqlite": "SELECT value, (SELECT max(number) FROM events WHERE table_id = value) FROM json_each(?)",
    "postgresql": "SELECT id, (SELECT max(number) FROM events WHERE table_id = id) FROM unnest(%s::varchar[]) AS id",
}
INSERT = {
    "sqlite": "INSERT INTO events (table_id, number, event) VALUES (?, ?, ?)",
    "postgresql": "INSERT INTO events (table_id, number, event)"
    " SELECT * FROM unnest(%b::varchar[], %b::integer[], %b::bytea[])",
}
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"


def last_numbers(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    name = connection.dialect.name
    wanted = list(tables)
    rows = connection.exec_driver_sql(LAST[name], (dumps(wanted) if name == "sqlite" else wanted,))
    return {table: number or 0 for table, number in rows}


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Write events; a number that is taken is an IntegrityError."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(INSERT["sqlite"], list(rows))
    else:
        columns = tuple(map(list, zip(*rows, strict=True)))
        connection.exec_driver_sql(INSERT["postgresql"], columns)


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
