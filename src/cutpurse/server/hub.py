"""The tables that are in use on this worker: whoever wishes something asks here, and is told what follows.

A wish is turned into events by the table, written to the log, and only then taken by the table and told to those who
watch. Another worker may write to the same log: then the key of the log decides, we read on, and ask the table again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

from cutpurse.server.events import AnyEvent, decode, encode
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Conflict, Store
from cutpurse.server.stream import Stream
from cutpurse.server.table import Table

Wish: TypeAlias = Callable[[Table, float], list[AnyEvent]]
Viewer: TypeAlias = int | None

MOST_TRIES = 20  # against other workers


class Listener(Protocol):
    """Somebody who watches a table."""

    def tell(self, message: bytes) -> None:
        """Send it, now or soon; never wait."""


class LiveTable:
    """One table in memory, at the end of its log as far as this worker knows."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.id = table_id
        self.table = Table()
        self.used = time.monotonic()
        self.changed = asyncio.Event()  # set when something has happened
        self._store = store
        self._streams: dict[Viewer, Stream] = {}
        self._listeners: dict[Viewer, set[Listener]] = {}
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """Take what is in the log and not here."""
        async with self._lock:
            await self._read_on()

    async def do(self, wish: Wish) -> int:
        """Make a wish come true, or refuse it; the number of the last event then."""
        self.used = time.monotonic()
        async with self._lock:
            for _ in range(MOST_TRIES):
                news = wish(self.table, time.time())
                if not news:
                    return self.table.number
                try:
                    await self._store.append(self.id, self.table.number, [encode(event) for event in news])
                except Conflict:
                    await self._read_on()
                    continue
                for event in news:
                    self._take(event)
                return self.table.number
        raise Refused("busy", "too many things happen at this table at once; try again in a moment")

    async def listen(self, viewer: Viewer, listener: Listener, after: int | None) -> None:
        """Tell a listener all from now on, and before that what it has missed: all messages after that number.

        Who has never been here, or says so by None, is told everything that is needed to draw the table.
        """
        async with self._lock:
            stream = self._streams.get(viewer)
            if stream is None:
                stream = self._streams[viewer] = await self._retell(viewer)
            for message in stream.since(after, self.table):
                listener.tell(message)
            self._listeners.setdefault(viewer, set()).add(listener)

    def forget(self, viewer: Viewer, listener: Listener) -> None:
        listeners = self._listeners.get(viewer, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(viewer, None)
            self._streams.pop(viewer, None)
        self.used = time.monotonic()

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    async def _read_on(self) -> None:
        for data in await self._store.events_after(self.id, self.table.number):
            self._take(decode(data))

    async def _retell(self, viewer: Viewer) -> Stream:
        """A viewer's stream, from the beginning of the log."""
        table, stream = Table(), Stream(viewer)
        for data in (await self._store.events_after(self.id))[: self.table.number]:
            event = decode(data)
            table.apply(event)
            for _ in stream.take(table, event):
                pass
        return stream

    def _take(self, event: AnyEvent) -> None:
        self.table.apply(event)
        for viewer, stream in self._streams.items():
            for message in stream.take(self.table, event):
                for listener in self._listeners.get(viewer, ()):
                    listener.tell(message)
        self.changed.set()


class Hub:
    """All tables in use here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: dict[str, LiveTable] = {}

    async def table(self, table_id: str) -> LiveTable:
        """A table that exists; refused if there is none."""
        live = self._tables.get(table_id)
        if live is None:
            live = LiveTable(self.store, table_id)
            await live.catch_up()
            if not live.table.number:
                raise Refused("not_found", "there is no such table")
            live = self._tables.setdefault(table_id, live)
        live.used = time.monotonic()
        return live

    async def open(self, table_id: str, wish: Wish) -> LiveTable:
        """A new table."""
        live = LiveTable(self.store, table_id)
        await live.do(wish)
        self._tables[table_id] = live
        return live

    def put_away(self, idle: float) -> int:
        """Forget tables that nobody has used for so long; how many. They can be made from the log again."""
        now = time.monotonic()
        old = [name for name, live in self._tables.items() if not live.watched and now - live.used > idle]
        for name in old:
            del self._tables[name]
        return len(old)
