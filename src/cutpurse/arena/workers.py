"""Games on all cores: processes that play what they are given, one game at a time.

Threads would do for the compiled part of a search, but the rest holds Python's lock: with many cores they would wait
for each other, and a bot that thinks by the clock would lose time.
"""

import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias

from cutpurse import games
from cutpurse.arena.duplicate import BotPool, GameResult
from cutpurse.arena.setup import Setup
from cutpurse.core.errors import CutpurseError
from cutpurse.core.options import Value

Job: TypeAlias = tuple[int, int]
"""A deal and its rotation."""

GRACE = 3.0  # seconds for a process to end, before it is made to


def play_jobs(setup: Setup, jobs: Iterator[Job], workers: int) -> Generator[GameResult]:
    """Play all jobs, in this process if there is one worker; the games come as they end."""
    return play_in_process(setup, jobs) if workers == 1 else play_in_processes(setup, jobs, workers)


def play_in_process(setup: Setup, jobs: Iterator[Job]) -> Generator[GameResult]:
    with closing(BotPool(setup)) as pool:
        pool.warm_up()
        for job in jobs:
            yield pool.play_game(*job)


def play_in_processes(setup: Setup, jobs: Iterator[Job], workers: int) -> Generator[GameResult]:
    """The same on so many processes. They end with this iterator, also amid a game."""
    playing: dict[Connection, Job | None] = {}
    processes: dict[Connection, SpawnProcess] = {}  # a pipe that is dropped tells its process to end
    try:
        with without_ctrl_c():
            for _ in range(workers):
                process, pipe = start_worker(setup)
                processes[pipe] = process
                playing[pipe] = None
        while playing:
            for pipe in ready(playing):
                answer = receive(pipe, playing.pop(pipe))
                if following := next(jobs, None):
                    pipe.send(following)
                    playing[pipe] = following
                if answer:
                    yield answer
    finally:
        for process in processes.values():
            process.terminate()
        for process in processes.values():
            process.join(GRACE)
            process.kill()
            process.join()


def ready(pipes: Iterable[Connection]) -> list[Connection]:
    """Wait for pipes with a result, or whose process has ended."""
    return [pipe for pipe in wait(list(pipes)) if isinstance(pipe, Connection)]


def receive(pipe: Connection, job: Job | None) -> GameResult | None:
    """The game that was the job; nothing from a process that has just begun. What went wrong there goes on here."""
    try:
        answer: GameResult | str | None = pipe.recv()
    except (EOFError, ConnectionError):
        where = f" in deal {job[0] + 1}, rotation {job[1] + 1}" if job else ""
        raise CutpurseError(f"a process of the arena has broken down{where}") from None
    if isinstance(answer, str):
        raise CutpurseError(answer)
    return answer


def start_worker(setup: Setup) -> tuple[SpawnProcess, Connection]:
    """A new process, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    parts = (setup.game.name, setup.options, setup.seats, list(setup.lineup), setup.seed)
    process = context.Process(target=start_work, args=(theirs, *parts), daemon=True)
    process.start()
    theirs.close()  # so that its end is told when the process ends
    return process, ours


def start_work(*args: Any) -> None:
    """Work in a process of its own. When told to end it closes its bots first, and is not told again meanwhile."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        work(*args)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


def work(pipe: Connection, game: str, options: Mapping[str, Value], seats: int, lineup: list[str], seed: bytes) -> None:
    """Say when all is ready; then play what comes through the pipe, and send each result, or what went wrong.

    A job for a process that is not ready would hold up the first deals, which are counted first.
    """
    setup = Setup(game=games.load(game), options=options, seats=seats, lineup=lineup, seed=seed)
    with closing(BotPool(setup)) as pool, suppress(EOFError, ConnectionError):  # the process that started us is gone
        try:
            pool.warm_up()
            pipe.send(None)
            while True:
                pipe.send(pool.play_game(*pipe.recv()))
        except CutpurseError as error:
            pipe.send(str(error))


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Processes started within ignore Ctrl-C: a terminal sends it to all of them, but only this one answers."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
