"""A bell that others ring through the database: PostgreSQL passes it on; SQLite doesn't, so there one looks often."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, text

from cutpurse.server.storage.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOOK_EVERY = 0.025  # seconds, on SQLite
AGAIN_AFTER = 0.5  # seconds, when the database does not answer

logger = logging.getLogger(__name__)


class Bell:
    """Whoever waits looks again at the latest after the time that they say: nothing depends on a bell that is heard."""

    def __init__(self, store: Store, channel: str) -> None:
        self._store, self._channel = store, channel
        self._rung = asyncio.Event()
        self._heard = store.engine.dialect.name == "postgresql"

    async def listen(self) -> None:
        """Hear it, until cancelled."""
        while self._heard:
            try:
                await self._listen()
            except Exception as error:
                logger.warning("the database can't be heard, trying again: %s", error)
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {self._channel}".encode())
            self._rung.set()  # perhaps it was, meanwhile
            async for _ in connection.notifies():
                self._rung.set()

    async def _connect(self) -> "AsyncConnection[Any]":
        from psycopg import AsyncConnection  # only those who use PostgreSQL have it

        engine = self._store.engine
        _, options = engine.dialect.create_connect_args(engine.url)
        return await AsyncConnection.connect(**options, autocommit=True)

    async def wait(self, most: float) -> None:
        """Until it rings, or so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(most if self._heard else min(most, LOOK_EVERY)):
                await self._rung.wait()
        self._rung.clear()

    def ring_here(self) -> None:
        """For those who wait in this process."""
        self._rung.set()


def ring(connection: Connection, channel: str) -> None:
    """Let all who listen hear it when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, '')"), {"channel": channel})
