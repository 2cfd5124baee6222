"""Work on all cores: processes that do what they are given, one job at a time.

Threads would do for compiled code, but the rest holds Python's lock: with many cores they would wait for each other,
and a bot that thinks by the clock would lose time.
"""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypeVar

from cutpurse.arena.setup import count_threads
from cutpurse.core.errors import CutpurseError

Job = TypeVar("Job")
Result = TypeVar("Result")
Made = TypeVar("Made", covariant=True)
Given = TypeVar("Given", contravariant=True)

GRACE = 3.0  # seconds for a process to end, before it is made to


class Work(Protocol[Given, Made]):
    """Something to be done many times. It can be pickled: it may be done in other processes, on other machines.

    The job alone decides the result, so that it does not matter who does it, or whether it is done twice.
    """

    def begin(self) -> AbstractContextManager[Callable[[Given], Made]]:
        """Get ready, once in each process; what does a job."""


def spread(
    work: Work[Job, Result], jobs: Iterator[Job], workers: int | None, cluster: str | None = None
) -> Generator[tuple[Job, Result]]:
    """Do all jobs: on a cluster, or else here by so many processes (by default one per core); one is this process.

    Results come as they are made, each with its job.
    """
    if cluster is not None:
        from cutpurse.arena.cluster import on_cluster

        return on_cluster(work, jobs, cluster)
    workers = count_threads(workers)
    return in_process(work, jobs) if workers == 1 else in_processes(work, jobs, workers)


def in_process(work: Work[Job, Result], jobs: Iterator[Job]) -> Generator[tuple[Job, Result]]:
    with work.begin() as do:
        for job in jobs:
            yield job, do(job)


def in_processes(work: Work[Job, Result], jobs: Iterator[Job], workers: int) -> Generator[tuple[Job, Result]]:
    """The same on so many processes. They end with this iterator, also amid a job."""
    doing: dict[Connection, Job | None] = {}
    processes: dict[Connection, SpawnProcess] = {}  # a pipe that is dropped tells its process to end
    try:
        with without_ctrl_c():
            for _ in range(workers):
                process, pipe = start_worker(work)
                processes[pipe] = process
                doing[pipe] = None
        while doing:
            for pipe in ready(doing):
                job = doing.pop(pipe)
                answer = receive(pipe)
                if (following := next(jobs, None)) is not None:
                    pipe.send(following)
                    doing[pipe] = following
                if job is not None:
                    yield job, answer
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


def receive(pipe: Connection) -> Any:
    """What was made; nothing from a process that has just begun. What went wrong there goes on here."""
    try:
        worked, answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise CutpurseError("a process that plays games has broken down; start again to go on") from None
    if not worked:
        raise CutpurseError(answer)
    return answer


def start_worker(work: Work[Any, Any]) -> tuple[SpawnProcess, Connection]:
    """A new process, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=start_work, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()  # so that its end is told when the process ends
    return process, ours


def start_work(pipe: Connection, work: Work[Any, Any]) -> None:
    """Work in a process of its own. When told to end it closes its bots first, and is not told again meanwhile."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        serve(pipe, work)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


def serve(pipe: Connection, work: Work[Any, Any]) -> None:
    """Say when all is ready; then do what comes through the pipe, and send each result, or what went wrong.

    A job for a process that is not ready would hold up the first ones, which are counted first.
    """
    with suppress(EOFError, ConnectionError):  # the process that started us is gone
        try:
            with work.begin() as do:
                pipe.send((True, None))
                while True:
                    pipe.send((True, do(pipe.recv())))
        except CutpurseError as error:
            pipe.send((False, str(error)))


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Processes started within ignore Ctrl-C: a terminal sends it to all of them, but only this one answers."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # it lets Ctrl-C through when it starts, and would do so in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
