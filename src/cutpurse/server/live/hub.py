"""The tables that are in use on this worker: commands come here, and listeners are told what follows.

A command is turned into events by the table, written to the log, and only then applied and told to those who
watch. Another worker may write to the same log: then the key of the log decides, we read on, and ask the table again.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Protocol, TypeAlias

from cutpurse.core.message import msg
from cutpurse.server.live.messages import Here
from cutpurse.server.live.news import News
from cutpurse.server.live.retelling import Retold, retell
from cutpurse.server.live.stream import Stream
from cutpurse.server.live.tasks import background
from cutpurse.server.live.turns import Turns
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, decode, encode
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

Beside: TypeAlias = Callable[[Callable[[], Retold]], Awaitable[Retold]]  # does something beside the event loop
Done: TypeAlias = Callable[[Exception | None], None]
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
        self.only_moved = False  # that was a move, and the match goes on: nothing else is new
        self.booked = 0  # the last match whose result is kept
        self.gone: dict[str, float] = {}  # when those who sit here were last seen to leave
        self._hub = hub
        self._streams: dict[Viewer, Stream] = {}
        self._listeners: set[Listener] = set()
        self._keys: Counter[str] = Counter()  # who listens, and how often
        self._elsewhere: set[str] = set()  # who is connected at other workers, by key
        self._here = Here(seats=(), watching=0)  # as it was told last
        self._unsure = False  # whether the last thing we wrote is in the log
        self._writing = False
        self._end = 0  # the last event of the log, as far as we have heard
        self._lock = Turns()

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

    def do_soon(self, decide: Decide, done: Done) -> bool:
        """The same at once, without a task; `done` gets None when it is on disk, or why it was refused.

        False where that takes more: somebody else has the table, or before a refusal the log is to be read.
        """
        if self._unsure or not self._lock.take():
            return False
        self.used = time.monotonic()
        try:
            news = decide(self.table, time.time())
        except Exception:  # whatever it is: the other way it is told
            news = []
        if not news:
            self._lock.leave()
            return False

        def written(outcome: Exception | None) -> None:
            try:
                self._written(news, outcome)
            except Exception as error:
                outcome = error
            finally:
                self._lock.leave()
            if isinstance(outcome, Conflict):
                background(self._do_late(decide, done))
            else:
                done(outcome)

        self._unsure = self._writing = True
        self._hub.store.append_soon(self.id, self.table.number, [encode(event) for event in news], written)
        return True

    async def _do_late(self, decide: Decide, done: Done) -> None:
        """Another worker was faster: the table is asked again."""
        try:
            await self.do(decide)
        except Exception as error:
            done(error)
        else:
            done(None)

    async def _write(self, news: list[AnyEvent]) -> bool:
        """Write events to the log, and take them; not if another worker was faster."""
        self._unsure = self._writing = True
        try:
            await self._hub.store.append(self.id, self.table.number, [encode(event) for event in news])
        except BaseException as error:
            self._written(news, error)
            if isinstance(error, Conflict):
                return False
            raise
        self._written(news, None)
        return True

    def _written(self, news: list[AnyEvent], error: BaseException | None) -> None:
        """What we wanted to write is in the log, or not, or perhaps."""
        self._writing = False
        if error is None:
            self._unsure = False
            self.mine = True
            for event in news:
                self._take(event)
            self.only_moved = type(news[-1]) is events.Moved and len(news) == 1 and not self.table.over
            self._hub.happened(self)
            self.hear(self.table.number)
        elif not isinstance(error, Conflict):  # it may be in the log all the same
            background(self.catch_up())

    async def listen(self, listener: Listener, after: int | None, viewer: Viewer = None) -> None:
        """Tell a listener all from now on, and before that what it has missed: all messages after that number.

        A newcomer (None), or one who sat elsewhere then, is told everything that is needed to draw the table.
        """
        async with self._lock:
            self.check_room()
            if self._unsure or self._may_know_less(viewer, after):
                await self._read_on()
            same = viewer == self.table.seat_of(listener.person)
            if listener not in self._listeners:
                self._listeners.add(listener)
                self._keys[listener.key] += 1
            self.gone.pop(listener.person, None)
            self._tell_presence()
            await self._show(listener, after if same else None)

    def _may_know_less(self, viewer: Viewer, after: int | None) -> bool:
        """Than somebody who comes back, and was told of it by another worker: their picture must not turn back."""
        stream = self._streams.get(viewer)
        return after is not None and (stream is None or after > stream.n)

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
        if listener in self._listeners:
            self._listeners.remove(listener)
            self._keys[listener.key] -= 1
            if not self._keys[listener.key]:
                del self._keys[listener.key]
        if all(other.viewer != listener.viewer for other in self._listeners):
            self._streams.pop(listener.viewer, None)
        if self.table.seat_of(listener.person) is not None and not self.present(listener.person):
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
        return key in self._keys

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
            self.mine = self.only_moved = False
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

    async def _retell(self, viewer: Viewer) -> Retold:
        """A viewer's stream and all its messages. The whole log is replayed for that, beside the event loop."""
        log = (await self._hub.store.events_after(self.id))[: self.table.number]
        return await self._hub.beside(partial(retell, viewer, log))

    def _take(self, event: AnyEvent) -> None:
        self.table.apply(event)
        if self._streams:
            news = News(self.table, event)
            told = {viewer: stream.take(news) for viewer, stream in self._streams.items()}
            for listener in self._listeners:
                for message in told.get(listener.viewer, ()):
                    listener.tell(message)
        if isinstance(event, NEW_SEATS):
            self._change_eyes()
            self._tell_presence()
        self.table.forget_looks()

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


async def do_nothing(table: str) -> None:
    pass


class Hub:
    """All tables in use here."""

    def __init__(
        self,
        store: Store,
        happened: Callable[[LiveTable], None] = lambda live: None,
        use: Callable[[str], None] = lambda game: None,
        follow: Callable[[str], Awaitable[None]] = do_nothing,
        leave: Callable[[str], None] = lambda table: None,
        beside: Beside = asyncio.to_thread,
    ) -> None:
        self.store = store
        self.happened = happened
        self.use = use  # told of the games that are played here
        self.beside = beside
        self.tables: dict[str, LiveTable] = {}
        self._coming: set[LiveTable] = set()  # being made from their logs
        self._follow, self._leave = follow, leave  # what others write to a table's log is heard in between

    async def table(self, table_id: str) -> LiveTable:
        """A table that exists; refused if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            async with self._arriving(LiveTable(self, table_id)) as live:
                await live.catch_up()
                if not live.table.number:
                    raise Refused("not_found", msg("no-such-table"))
                live = self.tables.setdefault(table_id, live)
        live.used = time.monotonic()
        return live

    async def open(self, table_id: str, decide: Decide) -> LiveTable:
        """A new table."""
        async with self._arriving(LiveTable(self, table_id)) as live:
            await live.do(decide)
            self.tables[table_id] = live
        return live

    @asynccontextmanager
    async def _arriving(self, live: LiveTable) -> AsyncIterator[LiveTable]:
        """Hear what others write there before its log is read, so that nothing is missed."""
        self._coming.add(live)
        try:
            await self._follow(live.id)
            yield live
        finally:
            self._coming.discard(live)
            self._let_go(live.id)

    def _let_go(self, table_id: str) -> None:
        """Hear no more of a table, unless it is here, or on its way."""
        if table_id not in self.tables and all(live.id != table_id for live in self._coming):
            self._leave(table_id)

    def hear(self, table_id: str, number: int) -> None:
        """Somebody has written to the log of a table, perhaps another worker."""
        if live := self.tables.get(table_id):
            live.hear(number)
        for live in [live for live in self._coming if live.id == table_id]:
            live.hear(number)

    def catch_up(self) -> None:
        """We may not have heard everything."""
        for live in (*self.tables.values(), *self._coming):
            background(live.catch_up())

    def put_away(self, idle: float) -> list[LiveTable]:
        """Forget tables that nobody has used for so long; which. They can be made from the log again."""
        now = time.monotonic()
        old = [live for live in self.tables.values() if not live.watched and now - live.used > idle]
        for live in old:
            del self.tables[live.id]
            self._let_go(live.id)
        return old
