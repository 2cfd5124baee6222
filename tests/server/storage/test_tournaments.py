"""The logs of tournaments: the key decides between two writers, and rows follow the log."""

import asyncio

import pytest

from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.storage.tournaments import TournamentLogs


async def test_of_two_writers_one_is_first(store: Store) -> None:
    logs = TournamentLogs(store)
    wanted = [logs.append("cup", 0, [b"one", b"two"], "waiting", ["ada"]) for _ in range(2)]
    done = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(each) for each in done if each] == [Conflict]
    assert await logs.events_after("cup") == [b"one", b"two"]
    assert await logs.events_after("cup", 1) == [b"two"]


async def test_what_goes_on_and_who_takes_part(store: Store) -> None:
    logs = TournamentLogs(store)
    await logs.append("cup", 0, [b"one"], "waiting", ["ada"])
    await logs.append("other", 0, [b"one"], "waiting", ["ada"])
    assert await logs.running() == []
    await logs.append("cup", 1, [b"two"], "playing", ["ada", "ben"])
    assert await logs.running() == ["cup"]
    assert await logs.count_open() == 2
    assert await logs.of("ben") == ["cup"]
    assert sorted(await logs.of("ada")) == ["cup", "other"]
    await logs.append("cup", 2, [b"three"], "over", ["ada"])
    assert (await logs.running(), await logs.of("ben"), await logs.count_open()) == ([], [], 1)
    with pytest.raises(Conflict):
        await logs.append("cup", 2, [b"late"], "playing", ["ada", "ben"])
    assert (await logs.running(), await logs.of("ben")) == ([], [])


async def test_how_far_tables_have_come(store: Store) -> None:
    logs = TournamentLogs(store)
    await store.append("table-one", 0, [b"{}", b"{}"])
    assert await logs.ends_of(["table-one", "table-two"]) == {"table-one": 2}
