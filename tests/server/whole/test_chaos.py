"""Killed at any moment under load: what was acknowledged is there, and everybody goes on by themselves."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cutpurse.server.storage.store import Store

from ..players import Player, compare, newcomer
from ..server_process import Running

PLAYERS = 6


async def under_load(server: Running, trouble: Callable[[], Awaitable[None]]) -> list[Player]:
    """Some people play while something happens to the server, and a little longer."""
    players = [await newcomer(server.url, number) for number in range(PLAYERS)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await trouble()
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(60):
        while any(len(player.acknowledged) <= count for player, count in zip(players, before, strict=True)):
            await asyncio.sleep(0.1)
    stop.set()
    await asyncio.gather(*playing)
    for player in players:
        await player.client.close()
    return players


def check(database: str, players: list[Player]) -> None:
    async def run() -> None:
        store = Store(database)
        for player in players:
            await compare(store, player)
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("kills", [3, pytest.param(40, marks=pytest.mark.long)])
def test_killed_again_and_again(database_url: str, tmp_path: Path, kills: int) -> None:
    with Running(database_url, tmp_path / "log") as server:

        async def trouble() -> None:
            for _ in range(kills):
                await asyncio.sleep(random.uniform(0.3, 1.5))
                server.kill()
                await asyncio.to_thread(server.start)

        players = asyncio.run(under_load(server, trouble))
    assert all(player.resumed for player in players)
    check(database_url, players)


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.long)])
def test_one_of_two_workers_dies(database_url: str, tmp_path: Path, kills: int) -> None:
    with Running(database_url, tmp_path / "log", workers=2) as server:

        async def trouble() -> None:
            for _ in range(kills):
                await asyncio.sleep(random.uniform(0.5, 1.5))
                os.kill(random.choice(server.workers), signal.SIGKILL)
                async with asyncio.timeout(30):
                    while len(server.workers) < 2:
                        await asyncio.sleep(0.1)

        players = asyncio.run(under_load(server, trouble))
    check(database_url, players)
