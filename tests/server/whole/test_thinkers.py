"""Processes that think, beside the real server: killed under load, and gone when it is gone."""

import os
import signal
import time
from pathlib import Path

from ..raw_http import do, http, newcomer, open_table, play_on, serving, token_of
from ..server_process import Running

PATIENCE = 300.0  # seconds


def thinkers(server: Running) -> list[int]:
    """The processes that think for a server of one worker."""
    pid = server.process.pid
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = {int(child) for task in tasks for child in task.read_text().split()}
    return [child for child in children if b"cutpurse.bots.thinker" in line_of(child)]


def line_of(pid: int) -> bytes:
    """The command of a process that lives."""
    file = Path(f"/proc/{pid}/cmdline")
    return file.read_bytes() if file.exists() else b""


def some_thinkers(server: Running, but: tuple[int, ...] = ()) -> list[int]:
    """As soon as there are any that are not among these."""
    end = time.monotonic() + PATIENCE
    while not set(found := thinkers(server)) - set(but):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + PATIENCE
    while any(map(line_of, pids)):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_match_is_played_to_its_end_while_processes_are_killed(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--thinkers", "2") as server, http(server, newcomer(server)) as ada:
        table = open_table(server, token_of(ada), bots=["", "sharp", "sharp", "sharp"], pace=0)
        do(ada, table, do="sit")
        do(ada, table, do="ready", entropy="44" * 16)
        before = some_thinkers(server)
        os.kill(before[0], signal.SIGKILL)
        play_on(ada, table)
        now = some_thinkers(server, but=tuple(before))
        assert server.stop() == -signal.SIGTERM  # as uvicorn ends when it was asked to
        wait_until_gone(now)


def test_they_end_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--thinkers", "2") as server, http(server, newcomer(server)) as ada:
        table = open_table(server, token_of(ada), bots=["", "sharp", "sharp", "sharp"], pace=0)
        do(ada, table, do="sit")
        do(ada, table, do="ready", entropy="44" * 16)
        found = some_thinkers(server)
        os.kill(server.process.pid, signal.SIGKILL)  # alone, unlike `kill`
        server.process.wait()
        wait_until_gone(found)
