"""An administrator restarts a server under load: nobody notices more than a moment."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cutpurse.server.live.socket import BYE_RESTART
from cutpurse.server.serve import READY

from ..client import Client
from ..conftest import Database
from ..postgres import Postgres
from ..raw_http import END, GREEDY, wait_until
from ..server_process import Running


async def play_through_restarts(server: Running, name: str, restart: asyncio.Event) -> int:
    """A match against bots by somebody who comes back whenever they are sent away; how often they came."""
    client = await Client.new(server.url, name)
    table = await client.open(game="cryptruck", bots=["", "greedy", "greedy"], pace=0.2)
    came = 0
    over = False
    while not over:
        came += 1
        try:
            async with client.socket(table) as talk:
                if came == 1:
                    assert (await talk.command(do="sit"))["ok"]
                    assert (await talk.command(do="ready", entropy="00" * 16))["ok"]
                    restart.set()
                await talk.play_on()
                over = True
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.1)
    await client.close()
    return came


async def test_workers_are_replaced_one_by_one(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", workers=2) as server:
        before = set(server.workers)
        begun = asyncio.Event()
        match = asyncio.create_task(play_through_restarts(server, "Ada", begun))
        await begun.wait()
        os.kill(server.process.pid, signal.SIGHUP)
        end = time.monotonic() + END
        while set(server.workers) & before or len(server.workers) < 2:
            assert server.process.poll() is None, "the server itself goes on"
            assert time.monotonic() < end, "all workers are replaced"
            await asyncio.sleep(0.05)
        async with asyncio.timeout(END):
            assert await match >= 1
        assert server.healthy()
        assert server.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.fixture
def hangups_are_heard() -> Iterator[None]:
    """By what is started here, also where these tests are run by `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hangups_are_heard")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP])
async def test_one_worker_alone_says_goodbye_when_it_is_ended(tmp_path: Path, sign: signal.Signals) -> None:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        ada = await Client.new(server.url, "Ada")
        async with ada.socket(await ada.open(**GREEDY)) as talk:
            server.process.send_signal(sign)
            with pytest.raises(ConnectionClosed) as closed:
                await talk.play_on()
        await ada.close()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == BYE_RESTART[0]
        assert server.process.wait(END) == -signal.SIGTERM
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_an_interrupt_that_reaches_workers_too_ends_a_server_while_they_start(tmp_path: Path) -> None:
    """As Ctrl-C in a terminal does. A worker that died of it would be waited for as long as it may take to start."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", workers=2) as server:
        before = set(server.workers)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: bool(set(server.workers) - before))
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(READY - 10) == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_server_without_its_database_can_be_ended(postgresql: Database, postgres: Postgres, tmp_path: Path) -> None:
    """Also a worker that has just been started, and has never heard of its database."""
    with Running(postgresql.url, tmp_path / "log", workers=2) as server:
        with postgres.away():
            before = set(server.workers)
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            wait_until(lambda: len(set(server.workers) - before) == 2)
            wait_until(lambda: server.status() == 503)
            assert server.stop() == 0
        server.start()
        assert server.healthy()
