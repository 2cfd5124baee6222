"""The real server, as a process of its own, on loopback."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

from cutpurse import games
from cutpurse.bots.warm import PARTS, warm

START = 60.0  # seconds, most of them for compiled code on a busy machine


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
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._command = [sys.executable, "-m", "cutpurse", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--workers", str(workers), *more]
        self._environment = os.environ | (environment or {})
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
        while not self.healthy():
            assert self.process.poll() is None, f"the server has ended: {self.log.read_text()[-2000:]}"
            assert time.monotonic() < end, f"the server does not answer: {self.log.read_text()[-2000:]}"
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """At once, with all its workers, as if the power had gone."""
        if self._process and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self) -> int:
        """As an administrator does; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    @property
    def workers(self) -> list[int]:
        """The worker processes, if there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        lines = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children}
        return [int(pid) for pid, line in lines.items() if b"spawn_main" in line]
