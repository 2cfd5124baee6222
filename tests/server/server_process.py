"""The real server, as a process of its own, on loopback."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from cutpurse import games
from cutpurse.bots.warm import PARTS, warm

OPERATOR_KEY = "only-for-tests-0123456789"
LISTENS = "0A"  # how Linux writes that state of a socket
START = 300.0  # seconds, on a machine that stands still for a while, too


def family(pid: int) -> list[int]:
    """A process, and all that are below it."""
    found = [pid]
    with suppress(OSError):  # a process ends meanwhile
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [below for child in (task / "children").read_text().split() for below in family(int(child))]
    return found


def has_open(pid: int, sockets: set[str]) -> bool:
    """Whether a process has one of these sockets."""
    with suppress(OSError):  # a file is closed meanwhile, or all of them
        return any(str(file.readlink()) in sockets for file in Path(f"/proc/{pid}/fd").iterdir())
    return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server that can be ended, killed and started again at the same place."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        workers: int = 1,
        more: tuple[str, ...] = ("--no-limits",),
        environment: dict[str, str] | None = None,
        program: tuple[str, ...] = ("-m", "cutpurse"),
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._command = [sys.executable, *program, "serve", "--port", str(self.port), "--database", database]
        self._command += ["--workers", str(workers), *more]
        self._environment = os.environ | {"CUTPURSE_OPERATOR_KEY": OPERATOR_KEY} | (environment or {})
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Running":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """With all games compiled, so that bots, hints and reviews are there at once."""
        for game in map(games.load, games.names()):
            warm(game, list(PARTS), lambda told: None)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env=self._environment,
            )
        end = time.monotonic() + START
        while not (self.listens() and self.healthy()):
            assert self.process.poll() is None, f"the server has ended: {self.log.read_text()[-2000:]}"
            assert time.monotonic() < end, f"the server does not answer: {self.log.read_text()[-2000:]}"
            time.sleep(0.05)

    def listens(self) -> bool:
        """Whether it has the port, or a process below it: workers of one that was killed may answer for a while."""
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        sockets = {
            f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{self.port:04X}") and line[3] == LISTENS
        }
        return any(has_open(pid, sockets) for pid in family(self.process.pid))

    def healthy(self) -> bool:
        return self.status() == 200

    def status(self) -> int:
        """What it answers to whoever asks how it is; 0: nothing."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code
        except OSError:
            return 0

    def kill(self) -> None:
        """At once, with all its workers, as if the power had gone."""
        if self._process and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def kill_parent(self) -> None:
        """The process that was started, and none of its workers: they have to end by themselves."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an administrator does; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(START)

    @property
    def workers(self) -> list[int]:
        """The worker processes, if there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        lines = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children}
        return [int(pid) for pid, line in lines.items() if b"spawn_main" in line]
