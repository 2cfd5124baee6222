"""Positions in the database: asked, taken by one, answered, and forgotten; on both databases."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import insert, select, update

from cutpurse.server.storage import schema, thoughts
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.thoughts import DEAD, STALE, Answering, Asking, Taken, count_processes

LONG = 30.0


@asynccontextmanager
async def asking(store: Store) -> AsyncIterator[Asking]:
    side = Asking(store)
    running = asyncio.create_task(side.run())
    try:
        async with asyncio.timeout(LONG):
            yield side
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def taken(pool: Answering, *sources: str, most: int = 9) -> list[Taken]:
    """As soon as there is something to take."""
    while not (found := await pool.take(sources, most)):
        await asyncio.sleep(0.01)
    return found


async def rows(store: Store) -> int:
    return await store.read(lambda connection: len(connection.execute(select(schema.thoughts.c.id)).all()))


async def test_what_is_asked_is_answered_and_forgotten(store: Store) -> None:
    pool = Answering(store, 2)
    async with asking(store) as side:
        question = asyncio.create_task(side.ask(b"what?", "rules", 0, LONG))
        (found,) = await taken(pool, "rules")
        assert (found.task, found.urgency) == (b"what?", 0)
        assert time.time() < found.due <= time.time() + LONG
        await pool.answer(found.id, b"that")
        assert await question == b"that"
        while await rows(store):
            await asyncio.sleep(0.01)


async def test_of_two_pools_one_takes_it(store: Store) -> None:
    """Whichever: nothing is thought about twice."""
    one, other = Answering(store, 1), Answering(store, 1)
    async with asking(store) as side:
        questions = [asyncio.create_task(side.ask(b"%d" % n, "rules", 0, LONG)) for n in range(10)]
        while await rows(store) < len(questions):
            await asyncio.sleep(0.01)
        halves = await asyncio.gather(*(pool.take(["rules"], 3) for pool in (one, other, one, other)))
        found = [each.task for half in halves for each in half]
        assert sorted(found) == [b"%d" % n for n in range(10)]
        for question in questions:
            question.cancel()
        await asyncio.wait(questions)


async def test_the_most_urgent_comes_first_and_then_the_oldest(store: Store) -> None:
    pool = Answering(store, 1)
    async with asking(store) as side:
        questions = []
        for n, urgency in enumerate((2, 0, 1, 0)):
            questions.append(asyncio.create_task(side.ask(b"%d" % n, "rules", urgency, LONG)))
            while await rows(store) <= n:
                await asyncio.sleep(0.01)
        found = [(await pool.take(["rules"], 1))[0].task for _ in questions]
        assert found == [b"1", b"3", b"2", b"0"]
        for question in questions:
            question.cancel()
        await asyncio.wait(questions)


async def test_other_sources_are_left_to_others(store: Store) -> None:
    async with asking(store) as side:
        question = asyncio.create_task(side.ask(b"what?", "newer rules", 0, LONG))
        pool = Answering(store, 1)
        while not await rows(store):
            await asyncio.sleep(0.01)
        assert await pool.take(["rules", "other rules"], 9) == []
        assert len(await pool.take(["rules", "newer rules"], 9)) == 1
        question.cancel()
        await asyncio.wait([question])


async def test_what_a_dead_pool_has_taken_is_taken_again(store: Store) -> None:
    async with asking(store) as side:
        question = asyncio.create_task(side.ask(b"what?", "rules", 0, LONG))
        (first,) = await taken(Answering(store, 1), "rules")
        assert await Answering(store, 1).take(["rules"], 9) == []
        long_ago = update(schema.thoughts).values(taken=time.time() - DEAD - 1)
        await store.write(lambda connection: connection.execute(long_ago) and None)
        (again,) = await taken(another := Answering(store, 1), "rules")
        assert again.id == first.id
        await another.answer(again.id, b"that")
        assert await question == b"that"


async def test_who_is_not_answered_in_time_waits_no_longer(store: Store) -> None:
    async with asking(store) as side:
        with pytest.raises(TimeoutError):
            await side.ask(b"what?", "rules", 0, 0.05)
        while await rows(store):
            await asyncio.sleep(0.01)


async def test_pools_are_known_while_they_live(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "LOOK_AROUND", 0.02)
    pool = Answering(store, 3)
    async with asking(store) as side:
        beating = asyncio.create_task(pool.beat())
        while side.pools != 3:
            await asyncio.sleep(0.01)
        beating.cancel()
        await asyncio.wait([beating])
        await pool.leave()
        while side.pools:
            await asyncio.sleep(0.01)


async def test_a_pool_that_was_not_heard_of_is_not_counted_and_old_rows_are_swept_away(store: Store) -> None:
    now = time.time()
    gone = {"id": "gone", "processes": 4, "until": now - 1}
    old = {"id": "old", "asked_by": "a", "sources": "", "urgency": 0, "asked": now, "due": now - STALE - 1, "task": b""}
    await store.write(lambda connection: connection.execute(insert(schema.pools), gone) and None)
    await store.write(lambda connection: connection.execute(insert(schema.thoughts), old) and None)
    assert await store.read(count_processes) == 0
    beating = asyncio.create_task(Answering(store, 1).beat())
    while await rows(store):
        await asyncio.sleep(0.01)
    beating.cancel()
    await asyncio.wait([beating])
    assert await store.read(count_processes) == 1
