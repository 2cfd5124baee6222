"""The logs of tournaments, and what can be told of tournaments without reading them."""

import time
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store
from cutpurse.server.table.tournament import Phase

MOST_RUNNING = 100  # on a server, at the same time
DAY = 86_400.0  # a tournament where nothing has happened for so long is as good as over
MOST_OF_ONE = 10  # tournaments of one person that are told


class TournamentLogs:
    """All tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def events_after(self, name: str, number: int = 0) -> list[bytes]:
        column = schema.tournament_events.c
        query = select(column.event).where(column.tournament_id == name, column.number > number)
        return await self._store.read(
            lambda connection: list(connection.execute(query.order_by(column.number)).scalars())
        )

    async def append(
        self, name: str, number: int, events: Sequence[bytes], phase: Phase, people: Iterable[str]
    ) -> None:
        """Write events after event `number`, and what follows from them; Conflict if there are such already."""
        rows = [{"tournament_id": name, "number": at, "event": event} for at, event in enumerate(events, number + 1)]
        persons = set(people)
        await self._store.write(lambda connection: write(connection, name, rows, phase, persons))

    async def running(self) -> list[str]:
        """Those that go on."""
        column = schema.tournaments.c
        query = select(column.id).where(column.phase == "playing").order_by(column.changed)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def count_open(self) -> int:
        """How many are not over, and alive."""
        column = schema.tournaments.c
        query = select(func.count()).where(column.phase != "over", column.changed > time.time() - DAY)
        return await self._store.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def of(self, person: str) -> list[str]:
        """Where a person takes part, or is the host; the last first."""
        column, entrants = schema.tournaments.c, schema.entrants.c
        query = (
            select(column.id)
            .join(schema.entrants, entrants.tournament_id == column.id)
            .where(entrants.person == person)
            .order_by(column.changed.desc())
            .limit(MOST_OF_ONE)
        )
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def ends_of(self, tables: Iterable[str]) -> dict[str, int]:
        """How far the logs of these tables go."""
        column = schema.events.c
        query = (
            select(column.table_id, func.max(column.number).label("last"))
            .where(column.table_id.in_(list(tables)))
            .group_by(column.table_id)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.table_id: row.last for row in rows}


def write(connection: Connection, name: str, rows: list[dict[str, object]], phase: Phase, people: set[str]) -> None:
    connection.execute(insert(schema.tournament_events), rows)
    known = connection.execute(
        update(schema.tournaments).where(schema.tournaments.c.id == name).values(phase=phase, changed=time.time())
    )
    if not known.rowcount:
        row = {"id": name, "phase": phase, "changed": time.time()}
        connection.execute(insert(schema.tournaments), row)
    column = schema.entrants.c
    there = set(connection.execute(select(column.person).where(column.tournament_id == name)).scalars())
    if gone := there - people:
        connection.execute(delete(schema.entrants).where(column.tournament_id == name, column.person.in_(gone)))
    if come := people - there:
        connection.execute(insert(schema.entrants), [{"person": person, "tournament_id": name} for person in come])
