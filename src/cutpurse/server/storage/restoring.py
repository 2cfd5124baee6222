"""Fills a database from a backup (`backup.py`), in one transaction: all of it, or nothing."""

import gzip
import hashlib
import time
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import msgspec
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from cutpurse.server.storage import schema
from cutpurse.server.storage.backup import (
    FORMAT,
    TOGETHER,
    WAIT,
    BadBackup,
    Done,
    End,
    Head,
    Progress,
    Section,
    lasting_tables,
)
from cutpurse.server.storage.database import BadDatabase, in_a_line, open_engine
from cutpurse.server.storage.migrations import known_steps, lock, upgrade

Line: TypeAlias = Section | list[Any]

VERSIONS = "alembic_version"
LONGEST_LINE = 1 << 28  # bytes

read_head = msgspec.json.Decoder(Head).decode
read_section = msgspec.json.Decoder(Section).decode
read_row = msgspec.json.Decoder(list[Any]).decode
read_end = msgspec.json.Decoder(End).decode


def restore(url: str, file: Path, progress: Progress, *, replace: bool = False) -> Done:
    """Fill a database, which must be empty unless it is to be replaced."""
    lines = Lines(file)
    engine = open_engine(url, wait=WAIT, patience=0.0, writes=True)
    try:
        with engine.begin() as connection:
            lock(connection)
            make_room(connection, replace)
            upgrade(connection, lines.head.schema)
            fill(connection, lines, progress)
            upgrade(connection)
    except (IntegrityError, DataError):
        lines.damaged()
    except DBAPIError as error:
        raise BadDatabase(f"the database can't be used: {in_a_line(error)}") from None
    finally:
        engine.dispose()
    head = lines.head
    return Done(rows=head.rows, at=head.at, schema=head.schema, bytes=file.stat().st_size)


class Lines:
    """The lines of a backup, checked: whoever has come to the end has a file that is whole."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lines = self._read()
        self._first = next(self._lines, b"")
        try:
            self.head = read_head(self._first)
        except msgspec.DecodeError:
            raise BadBackup(f"{file} is no backup of Cutpurse") from None
        if self.head.cutpurse != "backup":
            raise BadBackup(f"{file} is no backup of Cutpurse")
        if self.head.format != FORMAT or self.head.schema not in known_steps():
            raise BadBackup(f"{file} was written by another Cutpurse, {self.head.version:.20}: update Cutpurse")

    def damaged(self) -> NoReturn:
        raise BadBackup(f"{self._file} is damaged: nothing was restored") from None

    def _read(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._file) as packed:
                while line := packed.readline(LONGEST_LINE):
                    yield line
        except gzip.BadGzipFile:
            raise BadBackup(f"{self._file} is no backup of Cutpurse") from None
        except (EOFError, zlib.error):
            self.damaged()

    def __iter__(self) -> Iterator[Line]:
        """All tables and rows. The last line must have the hash of those before."""
        checksum = hashlib.sha256(self._first)
        last = b""
        try:
            for line in self._lines:
                if last:
                    checksum.update(last)
                    yield read_row(last) if last.startswith(b"[") else read_section(last)
                last = line
            if read_end(last).sha256 != checksum.hexdigest():
                self.damaged()
        except msgspec.DecodeError:
            self.damaged()


def make_room(connection: Connection, replace: bool) -> None:
    """Drop our own tables. Not while a server uses them, and not if anything is in them unless that is wanted."""
    there = set(inspect(connection).get_table_names())
    if schema.workers.name in there:
        lives = select(schema.workers.c.id).where(schema.workers.c.until > time.time()).limit(1)
        if connection.execute(lives).first():
            raise BadDatabase("a server uses this database: end it first, and wait 15 seconds if it was killed")
    full = any(connection.execute(select(table).limit(1)).first() for table in lasting_tables(connection))
    if full and not replace:
        raise BadDatabase("this database is not empty; --replace deletes all that is in it")
    ours = MetaData()
    ours.reflect(connection, only=sorted(there & {VERSIONS, *schema.metadata.tables}))
    ours.drop_all(connection)


def fill(connection: Connection, lines: Lines, progress: Progress) -> None:
    """Write all rows to tables that are there, and empty."""
    tables = {table.name: table for table in lasting_tables(connection)}
    done = 0
    for section, rows in sections(lines):
        table = tables.get(section.table)
        if table is None or not set(section.columns) <= set(table.columns.keys()):
            lines.damaged()
        if rows:
            connection.execute(table.insert(), rows)
        done += len(rows)
        progress(done, lines.head.rows)
    if done != lines.head.rows:
        lines.damaged()


def sections(lines: Lines) -> Iterator[tuple[Section, list[dict[str, Any]]]]:
    """Rows with the table they belong to, some at a time."""
    section = Section(table="", columns=[], bytes=[])
    rows: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, Section) or len(rows) == TOGETHER:
            if rows:
                yield section, rows
            rows = []
        if isinstance(line, Section):
            section = line
        elif len(line) == len(section.columns):
            rows.append(values(section, line))
        else:
            lines.damaged()
    if rows:
        yield section, rows


def values(section: Section, line: list[Any]) -> dict[str, Any]:
    row = dict(zip(section.columns, line, strict=True))
    return row | {name: b64decode(row[name]) for name in section.bytes if row[name] is not None}
