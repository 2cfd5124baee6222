"""Who is connected where, for all workers to see. A worker that has died is not believed for long."""

import secrets
import time
from collections import defaultdict

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store

HEARTBEAT = 5.0  # seconds
BELIEVED = 15.0  # seconds after its last heartbeat


class Presence:
    """What this worker tells the others, and hears of them."""

    def __init__(self, store: Store) -> None:
        self.worker = secrets.token_hex(8)
        self._store = store

    async def beat(self) -> None:
        """Tell that this worker lives, and forget those who have died; to be called at each HEARTBEAT."""
        await self._store.write(self._beat)

    def _beat(self, connection: Connection) -> None:
        now = time.time()
        workers, presence = schema.workers, schema.presence
        connection.execute(delete(workers).where((workers.c.id == self.worker) | (workers.c.until < now - 60)))
        connection.execute(insert(workers), {"id": self.worker, "until": now + BELIEVED})
        dead = presence.c.worker.not_in(select(workers.c.id))
        connection.execute(delete(presence).where(dead))

    async def leave(self) -> None:
        """Tell that this worker ends: who was connected here is so no more, and nobody waits for its next heartbeat."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.presence).where(schema.presence.c.worker == self.worker))
            connection.execute(delete(schema.workers).where(schema.workers.c.id == self.worker))

        await self._store.write(write)

    async def come(self, table: str, person: str) -> None:
        row = {"table_id": table, "person": person, "worker": self.worker}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.presence).where(self._row(table, person)))
            connection.execute(insert(schema.presence), row)

        await self._store.write(write)

    async def go(self, table: str, person: str) -> None:
        await self._store.write(
            lambda connection: connection.execute(delete(schema.presence).where(self._row(table, person))) and None
        )

    async def others(self) -> dict[str, set[str]]:
        """Who is connected at other workers that live, by table."""
        workers, presence = schema.workers.c, schema.presence.c
        query = (
            select(presence.table_id, presence.person)
            .join(schema.workers, workers.id == presence.worker)
            .where(workers.id != self.worker, workers.until > time.time())
        )
        found: dict[str, set[str]] = defaultdict(set)
        for table, person in await self._store.read(lambda connection: connection.execute(query).all()):
            found[table].add(person)
        return found

    async def elsewhere(self, table: str, person: str) -> bool:
        """Whether a person is connected to a table at any worker that lives."""
        workers, presence = schema.workers.c, schema.presence.c
        query = (
            select(presence.person)
            .join(schema.workers, workers.id == presence.worker)
            .where(presence.table_id == table, presence.person == person, workers.until > time.time())
        )
        return await self._store.read(lambda connection: connection.execute(query).first() is not None)

    def _row(self, table: str, person: str) -> ColumnElement[bool]:
        presence = schema.presence.c
        return and_(presence.table_id == table, presence.person == person, presence.worker == self.worker)
