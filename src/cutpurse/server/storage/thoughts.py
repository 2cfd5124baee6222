"""Positions that workers let others think about: put into the database, taken by pools, answered, and forgotten.

A row has a redealt world and no table's name, so it tells nothing that a seat does not know. Nothing here must last: a
worker whose task is not answered in time does without, and rows that nobody waits for are swept away.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cutpurse.core.errors import CutpurseError
from cutpurse.server.storage import schema
from cutpurse.server.storage.bell import Bell, ring
from cutpurse.server.storage.store import Store

ASKED, ANSWERED = "cutpurse_asked", "cutpurse_answered"  # channels
LOOK_EVERY = 1.0  # seconds, whatever the bell does
LOOK_AROUND = 2.0  # seconds between two looks whether there are pools
HEARTBEAT, BELIEVED = 2.0, 10.0  # seconds
DEAD = 3.0  # seconds that a pool thinks at most; after that another may take a task
STALE = 60.0  # seconds after which a row that was due is swept away

thoughts, pools = schema.thoughts, schema.pools


class Asking:
    """The side of a worker."""

    def __init__(self, store: Store) -> None:
        self.pools = 0  # processes that think elsewhere, as far as we know
        self._store = store
        self._name = secrets.token_hex(8)
        self._bell = Bell(store, ANSWERED)
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._done: list[str] = []  # nobody waits for these any more
        self._asked = asyncio.Event()

    async def run(self) -> None:
        """Hear of pools and of answers, until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._bell.listen())
            group.create_task(self._look_around())
            group.create_task(self._collect())

    async def _look_around(self) -> None:
        while True:
            with suppress(CutpurseError):  # another time, then
                self.pools = await self._store.read(count_processes)
            await asyncio.sleep(LOOK_AROUND)

    async def ask(self, task: bytes, sources: str, urgency: int, within: float) -> bytes:
        """What was answered within so many seconds; else a TimeoutError, or refused when the database is gone."""
        name, now = secrets.token_hex(16), time.time()
        row = {
            "id": name,
            "asked_by": self._name,
            "sources": sources,
            "urgency": urgency,
            "asked": now,
            "due": now + within,
            "task": task,
        }

        def write(connection: Connection) -> None:
            connection.execute(insert(thoughts), row)
            ring(connection, ASKED)

        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        self._asked.set()
        try:
            async with asyncio.timeout(within):
                await self._store.write(write)
                return await answer
        finally:
            del self._waiting[name]
            self._done.append(name)

    async def _collect(self) -> None:
        """Hand out answers while somebody waits for any, and delete what nobody waits for."""
        column = thoughts.c
        query = select(column.id, column.answer).where(column.asked_by == self._name, column.answer.is_not(None))
        while True:
            await self._asked.wait()
            await self._bell.wait(LOOK_EVERY)
            with suppress(CutpurseError):  # another time, then
                for row in await self._store.read(lambda connection: connection.execute(query).all()):
                    if (answer := self._waiting.get(row.id)) and not answer.done():
                        answer.set_result(row.answer)
                await self._forget()
            if not self._waiting and not self._done:
                self._asked.clear()

    async def _forget(self) -> None:
        names = tuple(self._done)
        if names:
            await self._store.write(
                lambda connection: connection.execute(delete(thoughts).where(thoughts.c.id.in_(names)))
            )
            self._done = self._done[len(names) :]


def count_processes(connection: Connection) -> int:
    """Of all pools that live."""
    query = select(func.coalesce(func.sum(pools.c.processes), 0)).where(pools.c.until > time.time())
    return int(connection.execute(query).scalar_one())


class Taken(NamedTuple):
    """A task that was taken."""

    id: str
    task: bytes
    urgency: int
    due: float


class Answering:
    """The side of a pool."""

    def __init__(self, store: Store, processes: int) -> None:
        self._store = store
        self._processes = processes
        self._name = secrets.token_hex(8)
        self.bell = Bell(store, ASKED)

    async def take(self, sources: Sequence[str], most: int) -> list[Taken]:
        """The most urgent tasks that nobody else has taken, for as long as it lives."""
        column, now = thoughts.c, time.time()
        free = or_(column.taken.is_(None), column.taken < now - DEAD)
        chosen = (
            select(column.id)
            .where(column.answer.is_(None), column.due > now, column.sources.in_(sources), free)
            .order_by(column.urgency, column.asked)
            .limit(most)
            .with_for_update(skip_locked=True)  # on SQLite whoever writes is alone
            .cte("chosen")
        )
        taking = (
            update(thoughts)
            .where(column.id.in_(select(chosen.c.id)))
            .values(taken=now)
            .returning(column.id, column.task, column.urgency, column.due)
        )
        # To look takes no lock, which matters on SQLite.
        looking = select(column.id).where(column.answer.is_(None), column.due > now, free).limit(1)
        if await self._store.read(lambda connection: connection.execute(looking).first()) is None:
            return []
        return await self._store.write(lambda connection: [Taken(*row) for row in connection.execute(taking)])

    async def answer(self, name: str, answer: bytes) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(thoughts).where(thoughts.c.id == name).values(answer=answer))
            ring(connection, ANSWERED)

        await self._store.write(write)

    async def beat(self) -> None:
        """Tell that this pool lives, until cancelled, and sweep away what nobody waits for."""
        while True:
            with suppress(CutpurseError):
                await self._store.write(self._beat)
            await asyncio.sleep(HEARTBEAT)

    def _beat(self, connection: Connection) -> None:
        now = time.time()
        connection.execute(delete(pools).where(or_(pools.c.id == self._name, pools.c.until < now)))
        connection.execute(insert(pools), {"id": self._name, "processes": self._processes, "until": now + BELIEVED})
        connection.execute(delete(thoughts).where(thoughts.c.due < now - STALE))

    async def leave(self) -> None:
        """This pool takes no more."""
        await self._store.write(lambda connection: connection.execute(delete(pools).where(pools.c.id == self._name)))
