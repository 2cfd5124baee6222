"""What can be told of tables without reading their logs: which are open to anybody, and which need looking after."""

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store
from cutpurse.server.table.events import Settings
from cutpurse.server.table.table import Table

MOST_LISTED = 100
LISTED_SECONDS = 3600.0  # after the last thing that happened; then nobody waits there any more
MOST_OF_ONE = 20  # tables of one person that are told
MOST_DUE = 50  # tables that are looked after at once

# Made once: to make a statement takes longer than to carry it out.
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))

read_settings = msgspec.json.Decoder(Settings).decode


class Listing(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    seats: int
    free_seats: int
    begun: bool
    settings: Settings
    changed: float


class Lobby:
    """One row for every table. It follows the log, and can be made from it again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._written: dict[str, Summary] = {}  # as this worker wrote it last

    def is_news(self, name: str, table: Table) -> bool:
        """Whether a row has changed since this worker wrote it."""
        return self._written.get(name) != summary(table)

    async def follow(self, name: str, table: Table, due: float | None = None, news: bool = True) -> None:
        """Write how a table stands, and when somebody must look at its clock if nobody does before.

        Where that is no news the row keeps its time: else it would tell when somebody has acted in secret.
        """
        before, now = self._written.get(name), summary(table)
        self._written[name] = now
        row = {**row_of(table), "due": due} | ({"changed": time.time()} if news else {})
        persons = {chair.person for chair in table.chairs if chair.person}
        others = before is None or before.holders != now.holders
        await self._store.write(lambda connection: put(connection, name, row, persons if others else None))

    def forget(self, name: str) -> None:
        """Another worker writes the row now, or the table leaves the memory."""
        self._written.pop(name, None)

    async def listed(self) -> list[Listing]:
        """The tables that are open to anybody and alive, those with free seats first."""
        column = schema.tables.c
        query = (
            select(schema.tables)
            .where(column.listed, ~column.over, column.changed > time.time() - LISTED_SECONDS)
            .order_by(column.begun, column.free_seats == 0, column.changed.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Listing(
                id=row.id,
                game=row.game,
                seats=row.seats,
                free_seats=row.free_seats,
                begun=row.begun,
                settings=read_settings(row.settings),
                changed=row.changed,
            )
            for row in rows
        ]

    async def tables_of(self, person: str) -> list[tuple[str, str]]:
        """The tables where a person sits, those first where something has happened last; and their games."""
        column, sitters = schema.tables.c, schema.sitters.c
        query = (
            select(column.id, column.game)
            .join(schema.sitters, sitters.table_id == column.id)
            .where(sitters.person == person)
            .order_by(column.changed.desc())
            .limit(MOST_OF_ONE)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.game) for row in rows]

    async def due(self) -> list[str]:
        """The tables whose clocks somebody must look at."""
        column = schema.tables.c
        query = select(column.id).where(column.due < time.time()).order_by(column.due).limit(MOST_DUE)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def look_later(self, table: str, due: float | None) -> None:
        row = update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self._store.write(lambda connection: connection.execute(row) and None)


class Summary(NamedTuple):
    """What can change of a row, and of who sits there."""

    begun: bool
    over: bool
    holders: tuple[str, ...]


def summary(table: Table) -> Summary:
    holders = tuple([chair.person or chair.bot for chair in table.chairs])
    return Summary(table.match is not None, table.over, holders)


def row_of(table: Table) -> dict[str, Any]:
    settings = table.agreed
    return {
        "game": settings.game,
        "seats": settings.seats,
        "listed": settings.listed,
        "settings": msgspec.json.encode(settings),
        "free_seats": sum(not chair.person and not chair.bot for chair in table.chairs),
        "begun": table.match is not None,
        "over": table.over,
    }


def put(connection: Connection, table: str, row: dict[str, Any], persons: set[str] | None) -> None:
    """Write a table's row, and who sits there (None: the same as before)."""
    row = {**row, "compacted": False}
    known = connection.execute(CHANGE, {"table": table, **row})
    if not known.rowcount:
        connection.execute(schema.tables.insert(), {"id": table, "changed": time.time(), **row})
    if persons is not None:
        seat(connection, table, persons)


def seat(connection: Connection, table: str, persons: set[str]) -> None:
    """Keep who sits at a table. Its row is locked by now: nobody else does so at the same time."""
    column = schema.sitters.c
    known = set(connection.execute(select(column.person).where(column.table_id == table)).scalars())
    if gone := known - persons:
        connection.execute(delete(schema.sitters).where(column.table_id == table, column.person.in_(gone)))
    if come := persons - known:
        connection.execute(insert(schema.sitters), [{"table_id": table, "person": person} for person in come])
