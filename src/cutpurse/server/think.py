"""Runs a pool that thinks for servers on other machines: what is to be thought about is in the database they share."""

import asyncio
import logging
import logging.config
import signal
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from cutpurse import games
from cutpurse.bots.thinker import Answer, pack, read_task, sources_of
from cutpurse.bots.warm import is_warm
from cutpurse.core.errors import CutpurseError
from cutpurse.server.compiler import Compiler
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.pool import Pool, TooLate
from cutpurse.server.serve import logs, say
from cutpurse.server.storage.database import check_exists, parse_url
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.thoughts import LOOK_EVERY, Answering, Taken

ENDING = 5.0  # seconds for what was taken to be answered
TOLD = 60.0  # seconds between two lines in the log
COMPILED = 0.2  # seconds between two looks whether all games are compiled

log = logging.getLogger("cutpurse.server")


def think(database: str, processes: int) -> None:
    """Take tasks from the database and answer them, until told to end."""
    check_exists(database)
    migrate(database)
    logging.config.dictConfig(logs())
    where = parse_url(database).set(drivername=database.partition(":")[0]).render_as_string(hide_password=True)
    say(f"Cutpurse thinks for {where}, {processes} at once  (Ctrl-C ends it)")
    asyncio.run(run(database, processes))


async def run(database: str, processes: int) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: there it just ends
            loop.add_signal_handler(sign, stop.set)
    with Compiler([games.load(name) for name in games.names()]) as compiler:
        while not compiler.done and not stop.is_set():
            await asyncio.sleep(COMPILED)
    helper = Helper(Store(database), processes)
    working = asyncio.create_task(helper.run())
    await asyncio.wait([working, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working
    await helper.close()


class Helper:
    """Takes as many tasks as it has processes, and answers them."""

    def __init__(self, store: Store, processes: int) -> None:
        self._store = store
        self._pool = Pool(processes, Metrics())
        self._answering = Answering(store, processes)
        self._sources = {name: sources_of(games.load(name)) for name in games.names()}
        self._under_way: set[asyncio.Task[None]] = set()
        self._answered = 0

    async def run(self) -> None:
        """Until cancelled."""
        for name in games.names():
            if is_warm(games.load(name)):
                self._pool.prepare(name)
        while not self._pool.loaded:
            await asyncio.sleep(COMPILED)
        async with asyncio.TaskGroup() as group:
            for work in (self._answering.bell.listen(), self._answering.beat(), self._take_all(), self._tell()):
                group.create_task(work)

    async def _take_all(self) -> None:
        while True:
            room = self._pool.processes - len(self._under_way)
            taken = await self._take(room) if room > 0 else []
            for each in taken:
                task = asyncio.create_task(self._answer(each))
                self._under_way.add(task)
                task.add_done_callback(self._done)
            if not taken:
                await self._answering.bell.wait(LOOK_EVERY)

    async def _take(self, most: int) -> Sequence[Taken]:
        try:
            return await self._answering.take([self._sources[name] for name in self._pool.loaded], most)
        except CutpurseError as error:
            log.warning("can't take anything to think about, trying again: %s", error)
            await asyncio.sleep(LOOK_EVERY)
            return []

    async def _answer(self, taken: Taken) -> None:
        try:
            within = max(0.0, taken.due - time.time())
            task = read_task(taken.task)
            found = await self._pool.ask(task, key=taken.id, urgency=taken.urgency, within=within)
            answer = Answer(found=found)
        except (TooLate, msgspec.DecodeError) as error:
            answer = Answer(error=str(error))
        try:
            await self._answering.answer(taken.id, pack(answer))
            self._answered += 1
        except CutpurseError as error:
            log.warning("an answer is lost: %s", error)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        self._answering.bell.ring_here()  # there is room
        if not task.cancelled() and (error := task.exception()):
            log.error("failed to think", exc_info=error)

    async def _tell(self) -> None:
        """A line a minute, for whoever looks whether it is of use."""
        while True:
            before = self._answered
            await asyncio.sleep(TOLD)
            log.info("thinking", extra={"answered": self._answered - before, "processes": len(self._pool.pids)})

    async def close(self) -> None:
        """Answer what was taken, and leave."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=ENDING)
        with suppress(CutpurseError):
            await self._answering.leave()
        await self._pool.close()
        self._store.close()
