"""The tables that are in use on this worker: commands come here, and listeners are told what follows.

A command is turned into events by the table, written to the log, and only then applied and told to those who
watch. Another worker may write to the same log: then the key of the log decides, we read on, and ask the table again.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

from cutpurse.core.message import msg
from cutpurse.server.live.stream import Here, Stream
from cutpurse.server.live.tasks import background
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, decode, encode
from cutpurse.server.table.matches import Viewer, fold
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

Decide: TypeAlias = Callable[[Table, float], list[AnyEvent]]  # what follows at a table, at that time

MOST_TRIES = 20  # against other workers
MOST_LISTENERS = 200  # at one table on one worker
ELSEWHERE = -1  # the viewer of a listener that waits for its first picture, or for one from another seat
NEW_SEATS = (events.Sat, events.Rose, events.Prepared)  # after these somebody may look with other eyes


class Listener(Protocol):
    """Somebody who watches a table."""

    person: str  # nobody's for a spectator without a name
    key: str  # the person, or what tells this stranger from others
    viewer: Viewer  # whose eyes they look with, once they have been shown the table

    def tell(self, message: bytes) -> None:
        """Send it, now or soon; never wait."""


def key_of(person: str) -> str:
    """By what somebody who is connected is counted: people once, strangers by each connection."""
    return person or f"~{secrets.token_hex(8)}"


class LiveTable:
    """One table in memory, at the end of its log as far as this worker knows."""

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.id = table_id
        self.table = Table()
        self.used = time.monotonic()
        self.mine = False  # the last event was written by this worker
        self.booked = 0  # the last match whose result is kept
        self.gone: dict[str, float] = {}  # when people were last seen to leave, here
        self._hub = hub
        self._streams: dict[Viewer, Stream] = {}
        self._listeners: set[Listener] = set()
        self._elsewhere: set[str] = set()  # who is connected at other workers, by key
        self._here = Here(seats=(), watching=0)  # as it was told last
        self._unsure = False  # whether the last thing we wrote is in the log
        self._writing = False
        self._end = 0  # the last event of the log, as far as we have heard
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """Take what is in the log and not here."""
        async with self._lock:
            await self._read_on()

    def hear(self, number: int) -> None:
        """The log goes as far as that. While we write it may be our own event: then that is seen when it is written."""
        self._end = max(self._end, number)
        if not self._writing and self.table.number < self._end:
            background(self.catch_up())

    async def do(self, decide: Decide) -> None:
        """Ask the table what follows, and let it happen; refused if the table refuses it.

        Nothing is refused for what this worker has not heard yet: who asks may know it from another.
        """
        self.used = time.monotonic()
        async with self._lock:
            if self._unsure:
                await self._read_on()
            for _ in range(MOST_TRIES):
                try:
                    news = decide(self.table, time.time())
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                if not news or await self._write(news):
                    return
                await self._read_on()
        raise Refused("busy", msg("table-too-busy"))

    async def _write(self, news: list[AnyEvent]) -> bool:
        """Write events to the log, and take them; not if another worker was faster."""
        self._unsure = self._writing = True
        try:
            await self._hub.store.append(self.id, self.table.number, [encode(event) for event in news])
        except Conflict:
            return False
        except BaseException:  # it may be in the log all the same
            background(self.catch_up())
            raise
        finally:
            self._writing = False
        self._unsure = False
        self.mine = True
        for event in news:
            self._take(event)
        self._hub.happened(self)
        self.hear(self.table.number)
        return True

    async def listen(self, listener: Listener, after: int | None, viewer: Viewer = None) -> None:
        """Tell a listener all from now on, and before that what it has missed: all messages after that number.

        A newcomer (None), or one who sat elsewhere then, is told everything that is needed to draw the table.
        """
        async with self._lock:
            self.check_room()
            if self._unsure:
                await self._read_on()
            same = viewer == self.table.seat_of(listener.person)
            self._listeners.add(listener)
            self.gone.pop(listener.person, None)
            self._tell_presence()
            await self._show(listener, after if same else None)

    def check_room(self) -> None:
        if len(self._listeners) >= MOST_LISTENERS:
            raise Refused("too_many", msg("too-many-watch"))

    async def _show(self, listener: Listener, after: int | None) -> None:
        seat = self.table.seat_of(listener.person)
        stream = await self._stream(seat)
        for message in await self._missed(stream, after):
            listener.tell(message)
        listener.viewer = seat
        listener.tell(stream.presence(self._here))

    async def _missed(self, stream: Stream, after: int | None) -> list[bytes]:
        """What comes after a number: from memory, or else from the log; all at once if there is no such number."""
        if after is None or after > stream.n:
            return [stream.picture(self.table)]
        missed = stream.since(after)
        if missed is None:
            missed = (await self._retell(stream.seat))[1][after:]
        return missed

    def forget(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if all(other.viewer != listener.viewer for other in self._listeners):
            self._streams.pop(listener.viewer, None)
        if listener.person and not self.present(listener.person):
            self.gone[listener.person] = time.time()
        self.used = time.monotonic()
        self._tell_presence()

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    @property
    def persons(self) -> set[str]:
        """Who is here."""
        return {listener.person for listener in self._listeners if listener.person}

    def present(self, key: str) -> bool:
        return any(listener.key == key for listener in self._listeners)

    def hear_of(self, elsewhere: set[str]) -> None:
        """Those are connected to this table at other workers now."""
        self._elsewhere = elsewhere
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Tell everybody who is connected, if that has changed."""
        keys = {listener.key for listener in self._listeners} | self._elsewhere
        sitting = [chair.person for chair in self.table.chairs]
        seats = tuple(seat for seat, person in enumerate(sitting) if person in keys)
        here = Here(seats=seats, watching=len(keys.difference(sitting)))
        if here == self._here:
            return
        self._here = here
        told = {viewer: stream.presence(here) for viewer, stream in self._streams.items()}
        for listener in self._listeners:
            if listener.viewer in told:
                listener.tell(told[listener.viewer])

    async def picture(self, viewer: Viewer) -> bytes:
        """All that is needed to draw the table, for one who only looks once."""
        async with self._lock:
            return (await self._stream(viewer, keep=False)).picture(self.table)

    async def _read_on(self) -> bool:
        """Take what has been written since; whether anything was."""
        news = await self._hub.store.events_after(self.id, self.table.number)
        self._unsure = False
        if news:
            self.mine = False
            for event in map(decode, news):
                if isinstance(event, events.Opened):
                    self._hub.use(event.settings.game)
                self._take(event)
            self._hub.happened(self)
        return bool(news)

    async def _stream(self, viewer: Viewer, keep: bool = True) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None:
            stream, _ = await self._retell(viewer)
            if keep:
                self._streams[viewer] = stream
        return stream

    async def _retell(self, viewer: Viewer) -> tuple[Stream, list[bytes]]:
        """A viewer's stream from the beginning of the log, and all its messages."""
        stream, messages = Stream(viewer), list[bytes]()
        log = (await self._hub.store.events_after(self.id))[: self.table.number]
        for table, event in fold(map(decode, log)):
            messages += stream.take(table, event)
        return stream, messages

    def _take(self, event: AnyEvent) -> None:
        self.table.apply(event)
        told = {viewer: stream.take(self.table, event) for viewer, stream in self._streams.items()}
        for listener in self._listeners:
            for message in told.get(listener.viewer, ()):
                listener.tell(message)
        if isinstance(event, NEW_SEATS):
            self._change_eyes()
            self._tell_presence()
        if self.table.match:
            self.table.match.forget_looks()

    def _change_eyes(self) -> None:
        """Whoever sits elsewhere now is shown the table from there."""
        for listener in self._listeners:
            if listener.viewer != ELSEWHERE and self.table.seat_of(listener.person) != listener.viewer:
                listener.viewer = ELSEWHERE
                background(self._look_again(listener))

    async def _look_again(self, listener: Listener) -> None:
        async with self._lock:
            if listener in self._listeners:
                await self._show(listener, None)


class Hub:
    """All tables in use here."""

    def __init__(
        self,
        store: Store,
        happened: Callable[[LiveTable], None] = lambda live: None,
        use: Callable[[str], None] = lambda game: None,
    ) -> None:
        self.store = store
        self.happened = happened
        self.use = use  # told of the games that are played here
        self.tables: dict[str, LiveTable] = {}

    async def table(self, table_id: str) -> LiveTable:
        """A table that exists; refused if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            live = LiveTable(self, table_id)
            await live.catch_up()
            if not live.table.number:
                raise Refused("not_found", msg("no-such-table"))
            live = self.tables.setdefault(table_id, live)
        live.used = time.monotonic()
        return live

    async def open(self, table_id: str, decide: Decide) -> LiveTable:
        """A new table."""
        live = LiveTable(self, table_id)
        await live.do(decide)
        self.tables[table_id] = live
        return live

    def put_away(self, idle: float) -> list[LiveTable]:
        """Forget tables that nobody has used for so long; which. They can be made from the log again."""
        now = time.monotonic()
        old = [live for live in self.tables.values() if not live.watched and now - live.used > idle]
        for live in old:
            del self.tables[live.id]
        return old
