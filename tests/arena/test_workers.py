"""Processes that play games: a terminal sends Ctrl-C to all of them, and only the one that was started answers."""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cutpurse.arena.workers import Work, spread


class Held(Work[int, bool]):
    """Whether Ctrl-C is held back in the process that does a job."""

    @contextmanager
    def begin(self) -> Iterator[Callable[[int], bool]]:
        yield lambda job: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def main() -> None:
    print([held for _, held in spread(Held(), iter(range(4)), 2, None)])


def test_ctrl_c_is_held_back_in_all_of_them() -> None:
    """In a process of its own: what lets Ctrl-C through again happens once, before the first worker."""
    command = [sys.executable, "-c", "from tests.arena.test_workers import main; main()"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "[True, True, True, True]\n"
