"""A whole database in one file, as it stood at one moment, though servers go on writing to it.

The file is JSON lines, compressed by gzip: a head, then each table with its columns and a line for every row, and an
end with a checksum. It says nothing of SQLite or PostgreSQL, so either is restored from it (`restoring.py`).
"""

import gzip
import hashlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, TypeAlias

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, inspect, select
from sqlalchemy.exc import DBAPIError

from cutpurse import __version__
from cutpurse.core.errors import CutpurseError
from cutpurse.server.storage import schema
from cutpurse.server.storage.database import BadDatabase, check_exists, in_a_line, open_engine

Progress: TypeAlias = Callable[[int, int], None]  # rows, of how many

FORMAT = 1
TOGETHER = 500  # rows
WAIT = 60.0  # seconds for a lock

encode = msgspec.json.Encoder().encode


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup is."""

    cutpurse: str = "backup"
    format: int = FORMAT
    version: str = __version__  # that has written it
    schema: str  # the last migration of the database
    at: str
    rows: int


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A table; its rows follow."""

    table: str
    columns: list[str]
    bytes: list[str]  # the columns that are written in base64


class End(msgspec.Struct, frozen=True, kw_only=True):
    """The last line, with a hash of all before."""

    sha256: str


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What was written or restored."""

    rows: int
    at: str
    schema: str
    bytes: int  # of the file


class BadBackup(CutpurseError):
    """A backup that can't be written, or read."""


def back_up(url: str, file: Path, progress: Progress, *, replace: bool = False) -> Done:
    """Write a backup. The file appears when it is whole and on disk."""
    if file.exists() and not replace:
        raise BadBackup(f"{file} is there already; --replace writes over it")
    part = file.with_name(f"{file.name}.{token_hex(4)}.part")  # of this backup alone
    try:
        with reading(url) as connection, open_part(part, file) as stream:
            head = write(connection, stream, progress)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    except DBAPIError as error:
        raise BadDatabase(f"the database can't be used: {in_a_line(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    sync_folder(file.absolute().parent)
    return Done(rows=head.rows, at=head.at, schema=head.schema, bytes=file.stat().st_size)


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """A transaction that sees the database as it is now, whatever is written meanwhile."""
    check_exists(url)
    engine = open_engine(url, wait=WAIT, patience=0.0)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection
    finally:
        engine.dispose()


def open_part(part: Path, file: Path) -> BinaryIO:
    """What becomes that file when it is whole. For nobody else's eyes."""
    try:
        return os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}") from None


def sync_folder(folder: Path) -> None:
    """So that the file has its name after a power cut, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write(connection: Connection, stream: BinaryIO, progress: Progress) -> Head:
    tables = lasting_tables(connection)
    rows = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    head = Head(schema=revision_of(connection), at=now, rows=rows)
    checksum, done = hashlib.sha256(), 0
    with gzip.GzipFile("", "wb", 6, stream) as packed:

        def put(line: object) -> None:
            data = encode(line) + b"\n"
            checksum.update(data)
            packed.write(data)

        put(head)
        for table in tables:
            binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
            put(Section(table=str(table.name), columns=[*map(str, table.columns.keys())], bytes=binary))
            found = connection.execution_options(yield_per=TOGETHER).execute(select(table))
            for some in found.partitions():
                for row in some:
                    put(tuple(row))
                done += len(some)
                progress(done, rows)
        put(End(sha256=checksum.hexdigest()))
    return head


def revision_of(connection: Connection) -> str:
    """The last migration of a database."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if len(heads) != 1:
        raise BadDatabase("this database has no tables of Cutpurse")
    return heads[0]


def lasting_tables(connection: Connection) -> list[Table]:
    """Our tables as they are in a database, whatever version has made them; without what passes with the workers."""
    lasting = {table.name for table in schema.metadata.sorted_tables if not table.info.get("passing")}
    found = MetaData()
    found.reflect(connection, only=sorted(lasting.intersection(inspect(connection).get_table_names())))
    return found.sorted_tables
