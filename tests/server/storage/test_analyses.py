"""What reviews have found is kept once, until another judge finds something else."""

import asyncio

from cutpurse.server.storage.analyses import Analyses
from cutpurse.server.storage.store import Store

from ..conftest import LONG, Database


async def test_the_first_is_kept(store: Store) -> None:
    own = Analyses(store)
    assert await own.find("match", "judge", 3) is None
    assert await own.keep("match", "judge", 3, b"first") == b"first"
    assert await own.keep("match", "judge", 3, b"second") == b"first"
    assert await own.keep("match", "judge", 5, b"later") == b"later"
    assert await own.keep("another", "judge", 3, b"other") == b"other"
    assert await own.find("match", "judge", 3) == b"first"
    assert await own.of("match", "judge") == {3: b"first", 5: b"later"}


async def test_another_judge_takes_its_place(store: Store) -> None:
    own = Analyses(store)
    for step in (3, 5):
        await own.keep("match", "old", step, b"old")
    assert await own.of("match", "new") == {}
    assert await own.keep("match", "new", 3, b"new") == b"new"
    assert await own.of("match", "new") == {3: b"new"}
    assert await own.of("match", "old") == {5: b"old"}


async def test_workers_that_keep_at_once_are_told_the_same(database: Database) -> None:
    stores = [Store(database.url, patience=LONG) for _ in range(3)]
    for step in range(20):
        told = await asyncio.gather(
            *(Analyses(store).keep("match", "judge", step, bytes([number])) for number, store in enumerate(stores))
        )
        assert len(set(told)) == 1
        assert await Analyses(stores[0]).find("match", "judge", step) == told[0]
    for store in stores:
        store.close()


async def test_what_is_kept_survives(database: Database) -> None:
    store = Store(database.url, patience=LONG)
    await Analyses(store).keep("match", "judge", 1, b"kept")
    store.close()
    again = Store(database.url, patience=LONG)
    assert await Analyses(again).of("match", "judge") == {1: b"kept"}
    again.close()
