"""Connections to the database, SQLite in a file or PostgreSQL, and what is said when it does not do its work.

Whoever waits for the database is answered within seconds. So nothing here waits for long: not for a lock, not for a
connection, not for a statement.
"""

import math
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)

from cutpurse.core.errors import CutpurseError
from cutpurse.core.message import msg
from cutpurse.server.table.refusals import Refused

# Seconds for somebody else's lock, and for a connection. Another worker's commit takes milliseconds, on a slow disk
# tenths of a second; who holds the lock for longer will not be done soon.
WAIT = 2.0
PATIENCE = 5.0  # seconds for an answer at all
LOOK_AGAIN = 0.002  # seconds; whether SQLite's lock is free
CONNECTIONS = 8  # kept open: a few readers, and the announcer

FULL = ("SQLITE_FULL", "53100")
AT_FAULT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class BadDatabase(CutpurseError):
    """The database can't be used as it is."""


def open_engine(url: str, wait: float = WAIT, patience: float = PATIENCE, writes: bool = False) -> Engine:
    """Connect. For one who writes a transaction of SQLite takes its lock at once, and is never refused later."""
    target = parse_url(url)
    size = 1 if writes else CONNECTIONS
    if target.get_backend_name() == "sqlite":
        engine = create_engine(target, pool_size=size)
        prepare_sqlite(engine, wait, writes)
    else:
        engine = create_engine(with_options(target, patience), pool_size=size, pool_pre_ping=True)
        prepare_postgresql(engine, wait, patience)
    return engine


def parse_url(url: str) -> URL:
    """sqlite:///FILE or postgresql://…"""
    try:
        target = make_url(url)
    except (ArgumentError, ValueError):
        target = URL.create("")
    if target.get_backend_name() == "sqlite" and target.database not in (None, "", ":memory:"):
        return target
    if target.get_backend_name() in ("postgresql", "postgres"):
        return target.set(drivername="postgresql+psycopg")
    raise BadDatabase("a database is named like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def in_a_line(error: DBAPIError) -> str:
    """What the database says is wrong; PostgreSQL does so in several lines."""
    return " ".join(str(error.orig).split())


def check_exists(url: str) -> None:
    """BadDatabase if an address names no file: to open it would make one, and a slip of the pen look like no tables."""
    target = parse_url(url)
    if target.get_backend_name() == "sqlite" and not Path(target.database or "").exists():
        raise BadDatabase(f"there is no database {target.database}")


def prepare_sqlite(engine: Engine, wait: float, writes: bool) -> None:
    """A write-ahead log that is on disk after each commit; transactions begin where we say so."""

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions by itself
        connection.execute(f"PRAGMA busy_timeout = {int(wait * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if writes:
            connection.execute("PRAGMA busy_timeout = 0")  # see below

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if writes:
            take_lock(connection, wait)
        else:
            connection.exec_driver_sql("BEGIN")


def take_lock(connection: Connection, wait: float) -> None:
    """Begin to write as soon as nobody else does.

    SQLite itself would look for the lock more and more seldom, and busier workers would always be faster.
    """
    driver: Any = connection.connection.driver_connection
    deadline = time.monotonic() + wait
    while time.monotonic() < deadline:
        with suppress(sqlite3.OperationalError):
            driver.execute("BEGIN IMMEDIATE")
            return
        time.sleep(LOOK_AGAIN)
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the last try tells what is wrong


def with_options(url: URL, patience: float) -> URL:
    """A line that is cut is noticed; what the address says itself is left alone."""
    options = {
        "connect_timeout": math.ceil(WAIT),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": int(patience * 1000),
        "client_encoding": "utf8",
    }
    return url.update_query_dict({name: str(value) for name, value in options.items() if name not in url.query})


def prepare_postgresql(engine: Engine, wait: float, patience: float) -> None:
    """Nothing waits for ever, not even for a worker that stands still, and a commit is on disk when it returns."""
    settings = {
        "lock_timeout": wait,
        "statement_timeout": patience,
        "idle_in_transaction_session_timeout": 2 * patience,
    }
    statement = (
        "SELECT set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)"
    )
    for name, seconds in settings.items():
        statement += f", set_config('{name}', '{int(seconds * 1000)}', false)"

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.autocommit = True
        connection.execute(statement)
        connection.autocommit = False


def is_down(error: BaseException) -> bool:
    """Whether the database is gone, locked or full, rather than the statement wrong, too late, or in the way."""
    return isinstance(error, DBAPIError) and not isinstance(error, AT_FAULT) and not is_in_the_way(error)


def is_in_the_way(error: BaseException) -> bool:
    """Whether nothing was done because others wanted the same at the same time: PostgreSQL's class 40, a deadlock."""
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("40")


def refusal(error: BaseException | None = None, unsure: bool = False) -> Refused:
    """What a person is told when the database does not do its work."""
    reason = getattr(error, "orig", None)
    if getattr(reason, "sqlite_errorname", "") in FULL or getattr(reason, "sqlstate", "") in FULL:
        return Refused("busy", msg("disk-full"))
    if unsure:
        return Refused("busy", msg("database-unsure"))
    return Refused("busy", msg("database-down"))
