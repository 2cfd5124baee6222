"""A worker: one process of the server, and everything it holds from its start to its end."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

from cutpurse.core.message import msg
from cutpurse.server.live.daily import Daily
from cutpurse.server.live.driver import Driver
from cutpurse.server.live.feed import Feed
from cutpurse.server.live.games import Games
from cutpurse.server.live.hub import Done, Hub, Listener, LiveTable
from cutpurse.server.live.limits import Limits
from cutpurse.server.live.metrics import Metrics, memory_held
from cutpurse.server.live.pool import Pool
from cutpurse.server.live.retelling import Retold
from cutpurse.server.live.review import Reviews
from cutpurse.server.live.socket import BYE_NOBODY, BYE_RESTART, Socket
from cutpurse.server.live.tasks import background, every
from cutpurse.server.live.thinking import Thinking
from cutpurse.server.live.tournaments import LOOK, Tournaments
from cutpurse.server.storage.analyses import Analyses
from cutpurse.server.storage.announcements import announcer_for
from cutpurse.server.storage.codes import Codes
from cutpurse.server.storage.compaction import Compaction
from cutpurse.server.storage.lobby import Lobby
from cutpurse.server.storage.people import People, Person
from cutpurse.server.storage.presence import HEARTBEAT, Presence
from cutpurse.server.storage.records import Records
from cutpurse.server.storage.results import Results
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.thoughts import Asking
from cutpurse.server.table.commands import AnyCommand, Move, MoveFrame, Say, Talk, decide
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.events import decode as read_event
from cutpurse.server.table.matches import Viewer, table_from
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

T = TypeVar("T")

log = logging.getLogger("cutpurse.server")

PUT_AWAY = 60.0  # seconds that a table stays in memory when nobody is there
SWEEP = 5.0  # seconds between two looks for tables to put away, and for clocks that nobody watches
KNOWN = 30.0  # seconds between two looks who people are
LOOK_AROUND = 2.0  # seconds between two looks who is connected at other workers
COMPACT = 60.0  # seconds between two looks for matches that can be packed
LOOK_AGAIN = 30.0  # seconds until another worker looks at a table whose clock has run out


@dataclass
class Config:
    """How a server was started; the same for all its workers."""

    database: str
    compiled_elsewhere: bool = False  # another process compiles games
    thinkers: int = 1  # processes in which bots think, for each worker
    limits: bool = True
    hosts: tuple[str, ...] = ()  # that it is called by; none: any
    secure: bool = False  # cookies by HTTPS only
    page: str = ""  # the folder of the page, if it is not the package's own
    operator_key: str = ""  # opens the numbers of the server; none: they are shown to nobody
    log_level: str = "info"
    reloads: bool = False  # it is started anew when games have been edited


class Worker:
    """One process that serves. Workers share nothing but the database."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.metrics = Metrics()
        self.pool = Pool(config.thinkers, self.metrics)
        self.elsewhere = Asking(self.store)
        self.thinking = Thinking(self.pool, self.elsewhere, self.metrics)
        self.games = Games(config.compiled_elsewhere, self.pool.prepare)
        self.hub = Hub(
            self.store,
            self._happened,
            self.games.use,
            lambda table: self.announcer.follow(table),
            lambda table: self.announcer.leave(table),
            self._retell,
        )
        self.people = People(self.store)
        self.presence = Presence(self.store)
        self.driver = Driver(self.presence, self.games, self.thinking, self.metrics)
        self.lobby = Lobby(self.store)
        self.tournaments = Tournaments(self.store, self.hub, lambda live: self.lobby.follow(live.id, live.table))
        self.daily = Daily(self.store, self.hub, self.table_now)
        self.codes = Codes(self.store)
        self.results = Results(self.store)
        self.records = Records(self.store)
        self.compaction = Compaction(self.store)
        self.limits = Limits(config.limits)
        self.connections: set[Socket | Feed] = set()
        self.studying = ThreadPoolExecutor(1, "study")  # whole matches, for records and replays
        self.retelling = ThreadPoolExecutor(1, "retell")  # logs, for people who come: they don't wait for the others
        self.reviews = Reviews(Analyses(self.store), self.thinking)
        self.announcer = announcer_for(self.store, self.presence.worker, self.hub.hear, self.hub.catch_up)

    def _happened(self, live: LiveTable) -> None:
        """Something has happened at a table: here, or at another worker."""
        self.driver.poke(live)
        if not live.mine:  # each worker writes the rows of what it has done itself
            self.lobby.forget(live.id)
        elif not live.only_moved and self.lobby.is_news(live.id, live.table):
            background(self.lobby.follow(live.id, live.table, self._look_again(live)))
        if live.table.over and live.booked != live.table.matches:
            live.booked = live.table.matches
            background(self.results.book(live.id, live.table, time.time()))
            if live.table.agreed.daily:
                self.daily.book(live.id, live.table)
            if live.table.agreed.tournament:
                self.tournaments.finished(live)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        async with AsyncExitStack() as stack:
            stack.callback(self.store.close)
            stack.push_async_callback(self.pool.close)
            stack.callback(self.studying.shutdown, wait=False, cancel_futures=True)
            stack.callback(self.retelling.shutdown, wait=False, cancel_futures=True)
            await self.announcer.start()
            stack.push_async_callback(self.announcer.stop)
            stack.push_async_callback(self._leave)  # when no heartbeat will follow
            rounds = (
                every(HEARTBEAT, self.presence.beat, first=0),
                every(SWEEP, self._sweep),
                every(KNOWN, self._know_all),
                every(LOOK_AROUND, self._look_around),
                every(LOOK, self.tournaments.look_after_all),
            )
            for work in (*rounds, self._compact(), self.driver.run(), self.elsewhere.run()):
                stack.push_async_callback(end, background(work))
            background(self.daily.catch_up())
            yield
            self.hang_up()

    async def _leave(self) -> None:
        with suppress(Refused):  # the database is away: soon nobody believes that this worker lives
            await self.presence.leave()

    def hang_up(self) -> None:
        """Tell everybody to come back in a moment."""
        for connection in self.connections:
            connection.end(BYE_RESTART)

    def forget_tokens(self, person: str, token: str) -> None:
        """Whoever listens as a person by another token than this one is nobody now."""
        for connection in self.connections:
            if connection.person == person and connection.token != token:
                connection.end(BYE_NOBODY)

    @asynccontextmanager
    async def connected(self, connection: Socket | Feed, address: str) -> AsyncIterator[None]:
        """While a socket or a stream is open."""
        with self.limits.open(address):
            self.connections.add(connection)
            self.metrics.sockets.inc()
            try:
                yield
            finally:
                self.connections.discard(connection)
                connection.outbox.clear()
                self.metrics.sockets.dec()

    async def _know_all(self) -> None:
        """Hang up on people who are no longer known: their token may have been forgotten at another worker."""
        nobody = await self.people.look_again({connection.token for connection in self.connections} - {""})
        for connection in [connection for connection in self.connections if connection.token in nobody]:
            connection.end(BYE_NOBODY)

    @asynccontextmanager
    async def attending(
        self, live: LiveTable, listener: Listener, after: int | None, viewer: Viewer
    ) -> AsyncIterator[None]:
        """While somebody is at a table: they are told everything, and no bot plays for them."""
        try:
            await live.listen(listener, after, viewer)
            await self._come(live, listener)
            yield
        finally:
            live.forget(listener)
            if not live.present(listener.key):
                background(self.presence.go(live.id, listener.key))
            self.driver.poke(live)

    async def _come(self, live: LiveTable, listener: Listener) -> None:
        with suppress(Refused):  # the database is gone for a moment: they are here all the same
            await self.presence.come(live.id, listener.key)
            await live.do(lambda table, now: table.come_back(listener.person, now))
        self.driver.poke(live)

    async def _look_around(self) -> None:
        """Hear who is connected at other workers, to tell it at the tables here; and tell how many tables these are."""
        self.metrics.tables.set(len(self.hub.tables))
        self.metrics.memory.set(memory_held())
        elsewhere = await self.presence.others()
        for live in list(self.hub.tables.values()):
            live.hear_of(elsewhere.get(live.id, set()))

    async def carry_out(self, live: LiveTable, command: AnyCommand, person: Person) -> None:
        """Do what somebody asks of a table, or refuse it; when this returns it is on disk."""
        self.limits.spend("command", person.id)
        sits = live.table.seat_of(person.id) is not None
        self.limits.spend("crowd" if sits else "beside", live.id)  # who only watches can't hold up those who play
        if not isinstance(command, Move):  # a match can always be played to its end
            self.limits.check_length(live.table.number)
        if isinstance(command, Say | Talk):
            self.limits.spend("phrase", person.id)
        with self.metrics.timed(command.do):
            await live.do(lambda table, now: decide(table, command, person.id, person.name, now))

    def play(self, live: LiveTable, move: MoveFrame, person: Person, client: str, done: Done) -> bool:
        """The same for a move, at once; False if it can't be: then it is carried out as any other command, or refused.

        Without a task, its futures and a dozen calls that wait for one another, a move takes less time.
        """
        start = time.perf_counter()

        def decide(table: Table, now: float) -> list[AnyEvent]:
            news = table.move(person.id, move.action, move.match, move.id, now)
            if news and self.limits.on:
                self.limits.spend("frame", client)
                self.limits.spend("command", person.id)
                self.limits.spend("crowd", live.id)
            return news

        def answered(error: Exception | None) -> None:
            self.metrics.count("move", error, time.perf_counter() - start)
            done(error)

        return live.do_soon(decide, answered)

    async def table_now(self, name: str) -> Table:
        """A table that is only looked at: from memory, or made from its log for the moment."""
        if live := self.hub.tables.get(name):
            return live.table
        log = await self.store.events_after(name)
        if not log:
            raise Refused("not_found", msg("no-such-table"))
        return await self.study(lambda: table_from(map(read_event, log)))

    async def study(self, work: Callable[[], T]) -> T:
        """Work through a whole match beside the event loop; one at a time, so that nobody is kept waiting for long."""
        return await asyncio.get_running_loop().run_in_executor(self.studying, work)

    async def _retell(self, work: Callable[[], Retold]) -> Retold:
        return await asyncio.get_running_loop().run_in_executor(self.retelling, work)

    async def _sweep(self) -> None:
        """Put away tables that nobody uses, and look at the clocks that nobody watches."""
        for live in self.hub.put_away(PUT_AWAY):
            await self.lobby.follow(live.id, live.table, self._look_again(live), news=False)
            self.lobby.forget(live.id)
        await self._watch_clocks()

    async def _compact(self) -> None:
        """Matches of tables at rest take little room, by and by."""
        more = False
        while True:
            await asyncio.sleep(SWEEP if more else COMPACT)
            try:
                more = await self.compaction.some()
            except Exception as error:  # another time, then
                log.warning("can't pack finished matches, trying again: %s", error)

    async def _watch_clocks(self) -> None:
        """Clocks run on when nobody is there."""
        for table in await self.lobby.due():
            live = await self.hub.table(table)
            await self.lobby.look_later(table, self._look_again(live))
            self.driver.poke(live)

    def _look_again(self, live: LiveTable) -> float | None:
        """When another worker is to look at a table's clock, in case that nobody else does: we may be gone by then."""
        due = self.driver.due(live) if live.table.agreed.clock.runs else None
        return None if due is None else max(due, time.time()) + LOOK_AGAIN


async def end(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
