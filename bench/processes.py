"""A server under test and the load on it: processes of their own, each on its own core."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cutpurse.core.errors import CutpurseError

LOAD = Path(__file__).with_name("load")
"""The load generator and boardgame.io's server, in Node.js."""

STARTING = 120.0  # seconds that a server has to start,
ENDING = 20.0  # and to end


@dataclass(frozen=True)
class Cores:
    """Where the server runs, and where the load comes from."""

    server: frozenset[int]
    load: int

    @property
    def shared(self) -> bool:
        return self.load in self.server


def cores(workers: int = 1) -> Cores:
    """The first cores we may use for the workers, the last one for the load."""
    mine = sorted(os.sched_getaffinity(0))
    return Cores(server=frozenset(mine[:workers]), load=mine[-1])


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    pid: int
    address: str


def check_installed() -> None:
    """Say what is missing, before minutes are spent."""
    if not hasattr(os, "sched_setaffinity"):
        raise CutpurseError("this is measured on Linux only: elsewhere a process can't be kept on one core")
    if not shutil.which("node"):
        raise CutpurseError("the load on the server is made in Node.js, which is not installed")
    if not (LOAD / "node_modules" / "boardgame.io").is_dir():
        raise CutpurseError("boardgame.io is not installed beside us; `make bench-server` does that, in the sources")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def on_cores(numbers: frozenset[int]) -> Iterator[None]:
    """Processes that are started meanwhile stay on these cores, with all their threads."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, numbers)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def serving(
    command: Sequence[str], port: int, ready: str, where: frozenset[int], log: Path, environment: Mapping[str, str]
) -> Iterator[Server]:
    """A server on that port, once it answers there; ended afterwards with all its workers."""
    with log.open("wb") as output, on_cores(where):
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env=os.environ | environment, start_new_session=True
        )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_ready(process, address + ready, log)
        yield Server(process.pid, address)
    finally:
        end(process)


def wait_until_ready(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is on this machine
    late = time.monotonic() + STARTING
    while process.poll() is None and time.monotonic() < late:
        try:
            with direct.open(address, timeout=STARTING):
                return
        except OSError:  # and what urllib makes of it
            time.sleep(0.1)
    raise CutpurseError(f"the server did not start: {last_words(log)}")


def last_words(log: Path) -> str:
    """The end of what a program has said, without the places in its code."""
    said = [line for line in log.read_text(errors="replace").split("\n") if not line.startswith("    at ")]
    return " / ".join(line.strip() for line in said[-6:] if line.strip()) or "it said nothing"


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end; if it does not listen, or leaves processes of its own behind, make them end."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(ENDING)
    with suppress(ProcessLookupError):  # all have ended
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Load:
    """The load generator, which takes orders; see bench/load/load.js."""

    def __init__(self, kind: str, server: Server, where: Cores, log: Path, bot: str = "") -> None:
        """With a bot's name, it sits in all seats but one."""
        self._log = log
        watched = f"{min(where.server)},{where.load}"
        command = ["node", str(LOAD / "load.js"), kind, server.address, "--bot", bot, "--cores", watched]
        with log.open("wb") as errors, on_cores(frozenset({where.load})):
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            )

    def __enter__(self) -> "Load":
        return self

    def __exit__(self, *_: object) -> None:
        """All its connections are closed then."""
        self._process.communicate()

    def order(self, do: str, **what: float) -> dict[str, Any]:
        """Have something done; what came of it."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps({"do": do, **what}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # then there is no answer, either
        if not (line := self._process.stdout.readline()):
            raise CutpurseError(f"the load generator has stopped: {last_words(self._log)}")
        told: dict[str, Any] = json.loads(line)
        return told


def open_files() -> int:
    """How many files a process may have open, after we have raised it as far as we are allowed to."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def resident(session: int) -> int:
    """Bytes of memory that a server and its workers use; what they share counts for each."""
    return sum(own for leader, own in map(memory_of, Path("/proc").glob("[0-9]*")) if leader == session)


def memory_of(process: Path) -> tuple[int, int]:
    """A process's session and its bytes of memory."""
    try:
        session = int((process / "stat").read_text().rpartition(")")[2].split()[3])
        status = (process / "status").read_text()
    except OSError:  # it has just ended
        return 0, 0
    return session, sum(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS:"))


def safe_write(folder: Path, times: int = 50) -> float:
    """Seconds until 4 kB are safe on the disk of this folder, in the median."""
    found = []
    with (folder / "write").open("wb") as file:
        for _ in range(times):
            start = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            found.append(time.perf_counter() - start)
    return sorted(found)[times // 2]
