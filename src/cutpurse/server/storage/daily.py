"""Who has played the deal of which day, and the secret from which all days' deals follow."""

import secrets
import time
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, and_, func, insert, select, update

from cutpurse.core.fair import SECRET_BYTES
from cutpurse.server.storage import schema
from cutpurse.server.storage.people import new_id
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table.daily import Finished, end_of

NAME = "daily"
MOST_OPEN = 1000  # matches without a result that are looked at when a worker starts


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's one try at a day's deal."""

    day: str
    game: str
    table: str
    score: int | None = None
    rank: int | None = None
    ended: float | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def counts(self) -> bool:
        """What is over after the day does not: its seed is public by then."""
        return self.ended is not None and self.ended < end_of(self.day)


class DailyPlays:
    """All days."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""

    async def secret(self) -> bytes:
        """The server's own, the same for all its workers; drawn when it is asked for first."""
        if not self._secret:
            column = schema.secrets.c
            query = select(column.secret).where(column.name == NAME)
            found: bytes | None = await self._store.read(
                lambda connection: connection.execute(query).scalar_one_or_none()
            )
            if found is None:
                with suppress(Conflict):  # another worker was faster
                    await self._store.write(draw)
                found = await self._store.read(lambda connection: connection.execute(query).scalar_one())
            assert found
            self._secret = found
        return self._secret

    async def find(self, day: str, game: str, person: str) -> Play | None:
        plays = await self.of(person, day)
        return next((play for play in plays if play.game == game), None)

    async def of(self, person: str, day: str) -> list[Play]:
        """What a person has played of a day, or begun."""
        column = schema.daily.c
        query = select(schema.daily).where(column.day == day, column.person == person)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Play(day=row.day, game=row.game, table=row.table_id, score=row.score, rank=row.rank, ended=row.ended)
            for row in rows
        ]

    async def claim(self, day: str, game: str, person: str) -> Play:
        """Somebody's one try: begun now, or the one that they have begun before."""
        row = {"day": day, "game": game, "person": person, "table_id": new_id(), "since": time.time()}
        with suppress(Conflict):  # begun before
            await self._store.write(lambda connection: connection.execute(insert(schema.daily), row) and None)
        found = await self.find(day, game, person)
        assert found is not None
        return found

    async def book(self, table: str, score: int, rank: int, ended: float) -> None:
        """How it ended; the same, however often it is told."""
        row = update(schema.daily).where(schema.daily.c.table_id == table, schema.daily.c.ended.is_(None))
        values = {"score": score, "rank": rank, "ended": ended}
        await self._store.write(lambda connection: connection.execute(row.values(**values)) and None)

    async def unfinished(self, since: str) -> list[str]:
        """The tables of that day and later whose end is not known here."""
        column = schema.daily.c
        query = select(column.table_id).where(column.day >= since, column.ended.is_(None)).limit(MOST_OPEN)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def finished(self, day: str, game: str) -> list[Finished]:
        """All results of a day's deal that count."""
        column, people = schema.daily.c, schema.people.c
        query = (
            select(schema.daily, people.name)
            .join(schema.people, people.id == column.person)
            .where(column.day == day, column.game == game, column.ended < end_of(day))
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Finished(person=row.person, name=row.name, table=row.table_id, score=row.score, rank=row.rank)
            for row in rows
        ]

    async def players(self, day: str) -> dict[str, int]:
        """How many have finished the day's deal of each game."""
        column = schema.daily.c
        ended = and_(column.day == day, column.ended < end_of(day))
        query = select(column.game, func.count().label("people")).where(ended).group_by(column.game)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.game: row.people for row in rows}


def draw(connection: Connection) -> None:
    connection.execute(insert(schema.secrets), {"name": NAME, "secret": secrets.token_bytes(SECRET_BYTES)})
