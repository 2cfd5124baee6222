"""Killed at any moment under load: what was acknowledged is there, and everybody goes on by themselves."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ..chaos import Chaos
from ..conftest import Database
from ..raw_http import faults, wait_until
from ..server_process import Running

KILLS = 50


@pytest.mark.parametrize("workers", [1, 2])
def test_killed_again_and_again(database: Database, tmp_path: Path, workers: int) -> None:
    """The whole server; with two workers also one of them, or the process above them alone."""
    kills = KILLS if workers == 1 else KILLS // 5
    with Running(database.url, tmp_path / "log", workers=workers) as server:
        chaos = Chaos(server, database.url, workers=workers)
        asyncio.run(chaos.run(kills))
        assert chaos.compared
        assert faults(server) == []
    assert all(player.resumed for player in chaos.players)
    assert chaos.kills.total() == kills


def test_workers_end_with_the_process_above_them(empty_sqlite: Database, tmp_path: Path) -> None:
    """And what is started then finds its port free."""
    with Running(empty_sqlite.url, tmp_path / "log", workers=2) as server:
        workers = [Path(f"/proc/{pid}") for pid in server.workers]
        assert len(workers) == 2
        server.kill_parent()
        wait_until(lambda: not any(worker.exists() for worker in workers))
        server.start()
        assert server.healthy()


def test_a_start_waits_for_workers_of_a_server_that_was_killed(empty_sqlite: Database, tmp_path: Path) -> None:
    """They hold the port until they have ended, and one that is busy, or starts itself, needs a while for that."""
    with Running(empty_sqlite.url, tmp_path / "log", workers=2) as server:
        slow = server.workers[0]
        os.kill(slow, signal.SIGSTOP)
        server.kill_parent()
        with ThreadPoolExecutor(1) as other:
            started = other.submit(server.start)
            wait_until(lambda: started.done() or "is taken" in server.log.read_text())
            os.kill(slow, signal.SIGCONT)
            started.result()
        assert server.healthy()
