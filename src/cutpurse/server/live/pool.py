"""The processes in which bots think, beside the worker that serves people.

A move has a time by which it is due. When more waits than can be begun in time, moves are thought about less, as a
level below does, or for a shorter time; when that would be too little, `TooLate` is raised at once, and whoever asked
follows the greedy rules. A process that dies is started again, and what it thought about is given to another.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec.structs import replace

from cutpurse.bots.levels import LEVELS, cheaper
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.thinker import LENGTH, MOST_BYTES, Load, Task, framed, pack, read_answer
from cutpurse.server.live.fair_queue import MOVE, FairQueue, Job
from cutpurse.server.live.metrics import Metrics

log = logging.getLogger("cutpurse.server")

COMMAND = (sys.executable, "-m", "cutpurse.bots.thinker")
SOON = 0.5  # seconds within which all moves that wait are to be begun
LEAST_SHARE = 0.2  # of its time that a move is thought about, where its budget is one of time
LATELY = 1 / 16  # of what is known of the time a level takes, that the last search decides
ON_THE_WAY = 0.1  # seconds that an answer may be late
STARTING = 5.0  # seconds that moves wait for a process to start and to load a game, when that is first played
HUNG = 60.0  # seconds after which a process that does not answer is ended
MOST_DEATHS = 2  # of processes that have thought about the same
CHEAPEST = next(iter(LEVELS))
AGAIN = (0.0, 1.0, 5.0, 30.0)  # seconds until a process is started again that has not answered once
GRACE = 1.0  # seconds to end in
ROUNDING = 1e-9  # seconds


class TooLate(Exception):
    """It won't be thought about in time; why, in a word for the metrics."""


@dataclass(eq=False, slots=True)
class Thinker:
    """One process, and what it was told to do."""

    process: Process
    loaded: set[str] = field(default_factory=set)  # games
    loading: str = ""
    job: Job | None = None
    task: Task | None = None  # what it was given for that
    answers: int = 0
    watch: asyncio.TimerHandle | None = None  # ends it if it hangs

    @property
    def idle(self) -> bool:
        return not self.loading and self.job is None

    def send(self, message: bytes) -> None:
        assert self.process.stdin is not None
        with suppress(RuntimeError, ConnectionError):  # it has died: that is heard in a moment
            self.process.stdin.write(framed(message))
        self.watch = asyncio.get_running_loop().call_later(HUNG, self.kill)

    async def hear(self) -> bytes | None:
        """The next answer; none when the process has ended."""
        assert self.process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            if length <= MOST_BYTES:
                return await self.process.stdout.readexactly(length)
        return None

    def answered(self) -> None:
        self.answers += 1
        if self.watch:
            self.watch.cancel()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """By itself, when its input ends; else by force."""
        if self.watch:
            self.watch.cancel()
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self.process.wait()
        self.kill()
        await self.process.wait()


class Pool:
    """So many processes, started when the first of them is needed."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.processes = processes
        self._metrics = metrics
        self._queue = FairQueue()
        self._usual: dict[tuple[str, str], float] = {}  # seconds that a level takes in a game
        self._games: dict[str, float] = {}  # that somebody plays, and all processes load; and since when
        self._thinkers: set[Thinker] = set()
        self._keepers: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> list[int]:
        return [thinker.process.pid for thinker in self._thinkers]

    @property
    def loaded(self) -> set[str]:
        """The games that some process can search in."""
        return {game for thinker in self._thinkers for game in thinker.loaded}

    @property
    def busy(self) -> int:
        """How many jobs there are, waiting or thought about."""
        return len(self._queue) + sum(thinker.job is not None for thinker in self._thinkers)

    def prepare(self, game: str) -> None:
        """Somebody plays a game that has been compiled: load it, if that is not done."""
        if not self.processes:
            return
        if not self._keepers:
            self._keepers = [asyncio.create_task(self._keep()) for _ in range(self.processes)]
        if game not in self._games:
            self._games[game] = asyncio.get_running_loop().time()
            self._give_all()

    def share(self, urgency: int) -> float:
        """The part of their time that all which wait can be given, if the last of them is to be begun soon."""
        waiting = self._queue.seconds(urgency, self._takes)
        return min(1.0, SOON * self.processes / waiting) if waiting else float(self.processes > 0)

    async def ask(self, task: Task, *, key: str, urgency: int, within: float) -> SearchResult:
        """What a search finds, within so many seconds; TooLate if nothing can be found by then.

        Only moves are thought about less: hints and reviews are kept, or told with figures.
        """
        if not self.processes:
            raise TooLate("nobody")
        if urgency == MOVE and self._queue.seconds(MOVE, self._takes_least) > SOON * self.processes + ROUNDING:
            raise TooLate("full")
        self.prepare(task.game)
        loop = asyncio.get_running_loop()
        now = loop.time()
        due = now + within
        if task.game not in self.loaded:  # hints and reviews can wait, on a busy machine
            due = self._games[task.game] + STARTING if urgency == MOVE else now + max(within, HUNG)
            if due < now:
                raise TooLate("starting")
        job = Job(task=task, key=key, urgency=urgency, asked=now, due=due, done=loop.create_future())
        job.timer = loop.call_at(due + ON_THE_WAY, fail, job, "late")
        self._queue.put(job)
        self._give_all()
        try:
            return await job.done
        finally:  # also when whoever waited was cancelled
            job.timer.cancel()
            self._queue.remove(job)

    def _give_all(self) -> None:
        for thinker in [thinker for thinker in self._thinkers if thinker.idle]:
            self._give(thinker)

    def _give(self, thinker: Thinker) -> None:
        """Give an idle process something to do: a game that none has loaded, a job, a game that it has not loaded."""
        common = {game for other in self._thinkers for game in (*other.loaded, other.loading)}
        missing = [game for game in self._games if game not in thinker.loaded]
        new = [game for game in missing if game not in common]
        if new:
            self._load(thinker, new[0])
        elif not self._give_job(thinker) and missing:
            self._load(thinker, missing[0])

    def _load(self, thinker: Thinker, game: str) -> None:
        thinker.loading = game
        thinker.send(pack(Load(game=game)))

    def _give_job(self, thinker: Thinker) -> bool:
        now = asyncio.get_running_loop().time()
        while job := self._queue.take(lambda job: job.task.game in thinker.loaded):
            task = self._affordable(job, now)
            if task:
                self._begin(thinker, job, task, now)
                return True
            self._queue.end(job)
            fail(job, "late")
        return False

    def _takes(self, task: Task) -> float:
        """How long it will take, about: as long as the last ones of that level in that game."""
        return self._usual.get((task.game, task.level), 0.0) if task.iterations else task.seconds

    def _takes_least(self, task: Task) -> float:
        """The same of the least that would be thought about it."""
        return self._usual.get((task.game, CHEAPEST), 0.0) if task.iterations else LEAST_SHARE * task.seconds

    def _affordable(self, job: Job, now: float) -> Task | None:
        """What there is time for: the task, or less than that; None if it would be too little."""
        task, share, left = job.task, self.share(MOVE), max(0.0, job.due - now)
        if job.urgency != MOVE:
            return task
        if not task.iterations:
            seconds = min(task.seconds * share, left)
            return replace(task, seconds=seconds) if seconds >= LEAST_SHARE * task.seconds else None
        seconds = min(self._takes(task) * share, left)
        while self._takes(task) > seconds and (below := cheaper(task.level)):
            task = lowered(task, below)
        return replace(task, seconds=min(task.seconds or left, left)) if self._takes(task) < left else None

    def _begin(self, thinker: Thinker, job: Job, task: Task, now: float) -> None:
        self._metrics.thought_waiting.observe(now - job.asked)
        if task.level != job.task.level:
            self._metrics.cheaper.labels("lower").inc()
        elif not task.iterations and task.seconds < job.task.seconds:
            self._metrics.cheaper.labels("shorter").inc()
        thinker.job, thinker.task = job, task
        thinker.send(pack(task))

    async def _keep(self) -> None:
        """Have a process that thinks, until cancelled."""
        failures = 0
        while True:
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
            try:
                answers = await self._run()
            except OSError as error:  # no memory, too many files
                log.error("can't start a process to think in, trying again: %s", error)
                answers = 0
            failures = 0 if answers else failures + 1

    async def _run(self) -> int:
        """One process from its start to its end; how often it has answered."""
        thinker = Thinker(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE))
        self._thinkers.add(thinker)
        self._metrics.thinkers.inc()
        try:
            self._give(thinker)
            while (message := await thinker.hear()) is not None:
                self._take(thinker, message)
        finally:
            self._thinkers.discard(thinker)
            self._metrics.thinkers.dec()
            await thinker.end()
            if thinker.job:
                self._lost(thinker.job)
        log.warning("a process that thinks has ended, starting another", extra={"code": thinker.process.returncode})
        return thinker.answers

    def _take(self, thinker: Thinker, message: bytes) -> None:
        """An answer has come."""
        thinker.answered()
        answer = read_answer(message)
        if answer.error:
            log.error("a bot could not think", extra={"why": answer.error})
        if thinker.loading:
            thinker.loaded.add(thinker.loading)  # even if it went wrong: then its tasks will tell
            thinker.loading = ""
        elif job := thinker.job:
            task, thinker.job, thinker.task = thinker.task, None, None
            self._queue.end(job)
            if answer.found is None:
                fail(job, "failed")
            else:
                self._learn(task, answer.found)
                if not job.done.done():
                    job.done.set_result(answer.found)
        self._give_all()  # another may wait for its table

    def _learn(self, task: Task | None, found: SearchResult) -> None:
        """How long its level takes here; a search that ran out of time did not think as much as it should."""
        if not task or not task.iterations:
            return
        if found.out_of_time:
            self._metrics.cheaper.labels("shorter").inc()
        before = self._usual.get((task.game, task.level), found.seconds)
        self._usual[task.game, task.level] = before + LATELY * (found.seconds - before)

    def _lost(self, job: Job) -> None:
        """The process that thought about it has died: let another do it."""
        job.deaths += 1
        if job.done.done() or job.deaths >= MOST_DEATHS:
            self._queue.end(job)
            fail(job, "failed")
        else:
            self._queue.put_back(job)
        self._give_all()

    async def close(self) -> None:
        """End all processes; what waits is not thought about."""
        for job in self._queue:
            fail(job, "full")
        for keeper in self._keepers:
            keeper.cancel()
        if self._keepers:
            await asyncio.wait(self._keepers)
        self._keepers = []


def lowered(task: Task, level: str) -> Task:
    """The same with the budget of a level below."""
    _, budget = LEVELS[level]
    return replace(task, level=level, iterations=budget.iterations, seconds=budget.seconds, clear=budget.clear)


def fail(job: Job, why: str) -> None:
    if not job.done.done():
        job.done.set_exception(TooLate(why))


def cores() -> int:
    """As many processes as can think at the same time here."""
    count: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(count(0)) if count else os.cpu_count() or 1
