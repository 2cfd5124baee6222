"""`cutpurse think`: a real pool beside a server that has no processes of its own, on both databases."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.bots.warm import PARTS, warm
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage import thoughts
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.thoughts import count_processes
from cutpurse.server.table.refusals import Refused

from .conftest import LONG
from .live.test_driver import a_table, moves
from .live.test_hub import Ear
from .tables import ADA

PATIENCE = 120.0  # seconds


@contextmanager
def a_pool(url: str, log: Path) -> Iterator["subprocess.Popen[bytes]"]:
    for game in map(games.load, games.names()):
        warm(game, list(PARTS), lambda told: None)
    command = [sys.executable, "-m", "cutpurse", "think", "--database", url, "--processes", "1"]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[Worker]:
    """A worker that can't think."""
    server = Worker(Config(database=url, thinkers=0))
    async with server.running(), asyncio.timeout(PATIENCE):
        yield server


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.05)


async def hint(server: Worker, live: LiveTable) -> int:
    """How many actions were compared; on a busy machine it may take another try."""
    while True:
        try:
            return len((await server.driver.advise(live.table, 0, live.id)).actions)
        except Refused:
            await asyncio.sleep(0.1)


def counted(metrics: Metrics, kind: str) -> float:
    return float(metrics.thoughts.labels(kind, "elsewhere")._value.get())


async def test_a_server_lets_others_think(database_url: str, tmp_path: Path) -> None:
    """Hints and moves; when the pool is killed bots go on by the greedy rules."""
    async with serving(database_url) as server:
        with a_pool(database_url, tmp_path / "log") as process:
            await until(lambda: process.poll() is not None or server.elsewhere.pools == 1)
            assert process.poll() is None, (tmp_path / "log").read_text()
            live = await a_table(server, bots=("", "", "sharp", "sharp"))
            assert await hint(server, live) > 1
            match = live.table.question(2).fork()
            assert await server.driver._choose("sharp", match, live.id, time.time()) in match.legal
            assert counted(server.metrics, "move") == 1
            process.kill()
            process.wait()
            async with server.attending(live, Ear(ADA), None, None):
                await until(lambda: live.table.open_seats == (0, 1))
        assert {move.by for move in await moves(server)} == {"bot"}
        cheaper = [server.metrics.cheaper.labels(why)._value.get() for why in ("late", "nobody")]
        assert sum(cheaper) > 0  # nobody: it is known already that the pool has gone


async def test_it_ends_when_it_is_told_to(database_url: str, tmp_path: Path) -> None:
    store = Store(database_url, patience=LONG)
    with a_pool(database_url, tmp_path / "log") as process:
        async with asyncio.timeout(PATIENCE):
            while await store.read(count_processes) != 1:
                assert process.poll() is None, (tmp_path / "log").read_text()
                await asyncio.sleep(0.05)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
            assert children
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait) == 0
            assert await store.read(count_processes) == 0
            assert not any(Path(f"/proc/{child}").exists() for child in children)
    store.close()
    said = (tmp_path / "log").read_text()
    assert "Cutpurse thinks for " in said
    assert "only for tests" not in said  # the password
    assert "only%20for%20tests" not in said


async def test_without_a_pool_bots_follow_the_greedy_rules_at_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "LOOK_AROUND", 0.02)
    async with serving(database_url) as server:
        live = await a_table(server, bots=("", "", "sharp", "sharp"))
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        assert {move.by for move in await moves(server)} == {"bot"}  # said in the metrics, not to the players
        assert server.metrics.cheaper.labels("nobody")._value.get() > 0
        with pytest.raises(Refused, match="too many people want hints"):
            await server.driver.advise(live.table, 0, live.id)
