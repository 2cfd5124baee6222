"""A real PostgreSQL for the tests: its own, in a temporary folder, on loopback, and it can be taken away."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

USER, PASSWORD = "cutpurse", "only for tests"
NOBODY = pwd.getpwnam("nobody")
START_WITHIN = 60.0  # seconds; it takes less than one

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "16MB",
    "fsync": "on",
    "recovery_init_sync_method": "syncfs",  # else it takes seconds to come back from a crash
    "synchronous_commit": "on",
    "max_connections": "100",
}


def find_programs() -> Path:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not folders:
        raise FileNotFoundError("the tests need PostgreSQL's programs: on Debian, apt-get install postgresql")
    return max(folders, key=lambda folder: float(folder.parent.name))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def end_with_us(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """A guard that ends a process when ours has ended, however that came: then nobody holds the guard's input."""
    command = ["sh", "-c", "cat; kill -QUIT $0", str(process.pid)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)


class Postgres:
    """One server. It is started when it is made."""

    def __init__(self) -> None:
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="cutpurse-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        self._free: list[str] = []
        # It refuses to run as root.
        self._owner: dict[str, Any] = {} if os.geteuid() else {"user": NOBODY.pw_uid, "group": NOBODY.pw_gid}
        if self._owner:
            shutil.chown(self.folder, **self._owner)
            self._owner["extra_groups"] = []
        self._make()
        self.start()

    def _make(self) -> None:
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        options = [
            f"--username={USER}",
            f"--pwfile={password}",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--no-locale",
        ]
        made = self._run(["initdb", f"--pgdata={self.folder / 'data'}", "--no-instructions", "--no-sync", *options])
        assert made.wait() == 0, (self.folder / "output").read_text()

    def _run(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "output").open("ab") as output:
            return subprocess.Popen(
                [self.programs / command[0], *command[1:]],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl-C is for the tests, which then stop it
                **self._owner,
            )

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers. After a kill the dead server's children may need a moment to go."""
        deadline = time.monotonic() + START_WITHIN
        settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        place = [f"-cport={self.port}", f"-cunix_socket_directories={self.folder}"]
        while time.monotonic() < deadline:
            if self.process is None or self.process.poll() is not None:
                self._end()
                self.process = self._run(["postgres", "-D", str(self.folder / "data"), *place, *settings])
                self._guard = end_with_us(self.process)
            with suppress(psycopg.OperationalError), self._admin():
                return
            time.sleep(0.05)
        raise TimeoutError((self.folder / "output").read_text())

    def _admin(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url("postgres"), autocommit=True, connect_timeout=2)

    def stop(self) -> None:
        """Stop it as an administrator would: connections are cut, transactions are rolled back."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As if it had crashed."""
        self._end(signal.SIGQUIT)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stopped, inside."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def _end(self, sign: signal.Signals = signal.SIGQUIT) -> None:
        if self.process is not None:
            self._guard.kill()
            self._guard.communicate()
            self.process.send_signal(sign)
            self.process.wait()
            self.process = None

    def fresh_database(self) -> str:
        """The address of a database with nothing in it. Give it back: to make a new one takes a while."""
        if self._free:
            return self.url(self._free.pop())
        name = f"test{next(self._names)}"
        with self._admin() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def give_back(self, url: str) -> None:
        if self.process is None:  # a test has failed while it was away
            self.start()
        name = url.rpartition("/")[2]
        self.cut_connections(name)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SET client_min_messages = error")
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
            connection.execute(f"ALTER DATABASE {name} RESET ALL".encode())
        self._free.append(name)

    def cut_connections(self, database: str) -> int:
        """End all connections to a database, though the server goes on; how many there were."""
        with self._admin() as connection:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            return len(connection.execute(query, [database]).fetchall())

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
