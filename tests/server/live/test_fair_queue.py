"""Who is thought about next: the most urgent, and every table in its turn."""

import asyncio

from cutpurse.bots.thinker import Task
from cutpurse.server.live.fair_queue import HINT, MOVE, REVIEW, FairQueue, Job


def a_job(key: str, urgency: int = MOVE, seconds: float = 0.05) -> Job:
    task = Task(game="lucre", layout="", seat=0, world=b"", random=0, level="sharp", seconds=seconds)
    done = asyncio.get_running_loop().create_future()
    return Job(task=task, key=key, urgency=urgency, asked=0.0, due=1.0, done=done)


def seconds_of(task: Task) -> float:
    return task.seconds


def filled(*jobs: Job) -> FairQueue:
    queue = FairQueue()
    for job in jobs:
        queue.put(job)
    return queue


def all_of(queue: FairQueue) -> list[Job]:
    """In the order in which they are done, one at a time."""
    found = []
    while job := queue.take(lambda job: True):
        found.append(job)
        queue.end(job)
    return found


async def test_tables_take_turns() -> None:
    ada = [a_job("ada") for _ in range(3)]
    ben, cleo = a_job("ben"), a_job("cleo")
    assert all_of(filled(*ada, ben, cleo)) == [ada[0], ben, cleo, ada[1], ada[2]]


async def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    review, hint, move = a_job("a", REVIEW), a_job("b", HINT), a_job("c", MOVE)
    assert all_of(filled(review, hint, move)) == [move, hint, review]


async def test_a_table_is_thought_about_once_at_a_time() -> None:
    first, second, other = a_job("ada"), a_job("ada"), a_job("ben")
    queue = filled(first, second, other)
    assert queue.take(lambda job: True) is first
    assert queue.take(lambda job: True) is other
    assert queue.take(lambda job: True) is None
    queue.end(first)
    assert queue.take(lambda job: True) is second


async def test_what_does_not_fit_keeps_its_place() -> None:
    first, second = a_job("ada"), a_job("ben")
    queue = filled(first, second)
    assert queue.take(lambda job: job.key == "ben") is second
    assert queue.take(lambda job: job.key == "ben") is None
    assert queue.take(lambda job: True) is first


async def test_what_was_not_done_comes_next() -> None:
    first, second, third = a_job("ada"), a_job("ben"), a_job("ada")
    queue = filled(first, second, third)
    assert queue.take(lambda job: True) is first
    queue.put_back(first)
    assert all_of(queue) == [first, second, third]


async def test_what_nobody_waits_for_is_left_out() -> None:
    first, second, third = a_job("ada"), a_job("ada"), a_job("ben")
    queue = filled(first, second, third)
    assert queue.remove(first)
    assert queue.remove(third)
    assert not queue.remove(third)
    assert len(queue) == 1
    assert all_of(queue) == [second]


async def test_how_much_waits_that_is_as_urgent() -> None:
    queue = filled(a_job("a", MOVE, 0.05), a_job("b", HINT, 0.3), a_job("c", REVIEW, 0.15))
    assert queue.seconds(MOVE, seconds_of) == 0.05
    assert queue.seconds(REVIEW, seconds_of) == 0.5
