"""What waits to be thought about: moves before hints before reviews, and among equals every table in its turn."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.thinker import Task

MOVE, HINT, REVIEW = range(3)  # the more urgent, the less


@dataclass(eq=False, slots=True, kw_only=True)
class Job:
    """A task that somebody waits for."""

    task: Task
    key: str  # the table, or the match that is reviewed
    urgency: int
    asked: float  # times are those of the event loop
    due: float  # when it is to be answered
    done: "asyncio.Future[SearchResult]"
    deaths: int = 0  # of processes that thought about it
    timer: asyncio.TimerHandle | None = field(default=None)


class FairQueue:
    """Of one table one job is thought about at a time, and after it all others come that are as urgent."""

    def __init__(self) -> None:
        self._waiting: tuple[dict[str, deque[Job]], ...] = ({}, {}, {})  # by urgency, then by table in their order
        self._busy: set[str] = set()  # tables that are thought about

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Job]:
        return (job for tables in self._waiting for jobs in tables.values() for job in jobs)

    def put(self, job: Job) -> None:
        self._waiting[job.urgency].setdefault(job.key, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """It was taken, and not done: it comes next."""
        self._busy.discard(job.key)
        tables = self._waiting[job.urgency]
        jobs = tables.pop(job.key, deque())
        jobs.appendleft(job)
        others = list(tables.items())
        tables.clear()
        tables.update([(job.key, jobs), *others])

    def take(self, fits: Callable[[Job], bool]) -> Job | None:
        """The next that fits, if any; its table waits until it is done."""
        for tables in self._waiting:
            for key, jobs in tables.items():
                if key not in self._busy and fits(jobs[0]):
                    self._busy.add(key)
                    job = jobs.popleft()
                    del tables[key]
                    if jobs:
                        tables[key] = jobs  # after all others
                    return job
        return None

    def end(self, job: Job) -> None:
        """It was taken, and is done."""
        self._busy.discard(job.key)

    def remove(self, job: Job) -> bool:
        """Nobody waits for it any more; whether it was waiting still."""
        tables = self._waiting[job.urgency]
        jobs = tables.get(job.key, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del tables[job.key]
        return True

    def seconds(self, urgency: int, takes: Callable[[Task], float]) -> float:
        """How long all that is as urgent, or more so, takes."""
        return sum(takes(job.task) for job in self if job.urgency <= urgency)
