"""One table server under load: ours, or boardgame.io's."""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.processes import LOAD, Cores, Load, Server, cores, free_port, open_files, resident, serving

SEATS = 4  # Lucre has no other number
WARM_UP = 5.0  # seconds
MATCH = 48  # moves, about: then tables are at all points of their matches
FEW, SLOW = 10, 20.0  # tables and moves/s before memory is read: little, as what is freed is used again by the tables
SETTLING = 1.0  # seconds, before memory is read
SPARE_FILES = 500  # that a server has open beside its connections


@dataclass(frozen=True)
class Candidate:
    """A server to be measured."""

    name: str
    kind: str = "cutpurse"  # what the load generator calls it
    workers: int = 1
    database: str = ""  # none: SQLite in a temporary folder

    @property
    def ready(self) -> str:
        """The path that answers when it has started."""
        return "/healthz" if self.kind == "cutpurse" else "/games"

    def command(self, port: int, folder: Path) -> list[str]:
        if self.kind == "boardgame":
            return ["node", "--expose-gc", str(LOAD / "peer.cjs"), str(port)]
        database = self.database or f"sqlite:///{folder / 'tables.db'}"
        words = f"-m cutpurse serve --host 127.0.0.1 --port {port} --workers {self.workers} --no-limits --database"
        return [sys.executable, *words.split(), database]


OURS = Candidate("Cutpurse")
THEIRS = Candidate("boardgame.io", kind="boardgame")


@dataclass(frozen=True, kw_only=True)
class Loaded:
    """What one load has given."""

    rate: float  # acknowledged moves/s
    milliseconds: Sequence[float]  # of each move
    busy: tuple[float, float]  # the server's core, and the load generator's
    unanswered: int
    trouble: Mapping[str, int]  # refusals by code, and connections lost

    @staticmethod
    def of(told: dict[str, Any]) -> "Loaded":
        return Loaded(**told | {"busy": tuple(told["busy"])})


@dataclass(frozen=True, kw_only=True)
class Round:
    """One server under all loads, with so many tables played at."""

    playing: int
    full: Loaded  # everybody plays as soon as they may
    half: Loaded  # half as many moves are due
    same: Loaded | None  # as many are due as from every other server
    memory: int  # bytes, under load


@dataclass(frozen=True)
class Idle:
    """Bytes by which memory has grown, for each table."""

    alone: float  # nobody is connected
    watched: float  # one person is
    trouble: Mapping[str, int]


@contextmanager
def started(candidate: Candidate) -> Iterator[tuple[Server, Cores, Path]]:
    """The server, in a temporary folder."""
    port, where = free_port(), cores(candidate.workers)
    with tempfile.TemporaryDirectory(prefix="cutpurse-bench-") as name:
        folder = Path(name)
        command, environment = candidate.command(port, folder), {"NODE_ENV": "production"}
        with serving(command, port, candidate.ready, where.server, folder / "server.log", environment) as server:
            yield server, where, folder


def play(candidate: Candidate, tables: int, seconds: float, same_rate: float | None) -> Round:
    """Open tables, let people come to all of them, or to as many as there may be connections, and let them play."""
    playing = min(tables, tables_that_fit(open_files()))
    with (
        started(candidate) as (server, where, folder),
        Load(candidate.kind, server, where, folder / "load.log") as load,
    ):
        load.order("open", tables=tables)
        load.order("connect", tables=playing, people=SEATS)
        load.order("flat_out", seconds=WARM_UP)
        load.order("spread", moves=MATCH)
        full = Loaded.of(load.order("flat_out", seconds=seconds))
        memory = resident(server.pid)
        half = Loaded.of(load.order("paced", rate=full.rate / 2, seconds=seconds))
        same = Loaded.of(load.order("paced", rate=same_rate, seconds=seconds)) if same_rate else None
    return Round(playing=playing, full=full, half=half, same=same, memory=memory)


def tables_that_fit(files: int) -> int:
    """At how many tables people can play while a process may have so many files open."""
    return max(1, (files - SPARE_FILES) // SEATS)


def leave_alone(candidate: Candidate, tables: int) -> Idle:
    """What tables cost where a match has begun and nobody plays. A few were played at, and left, before."""
    open_files()
    with started(candidate) as (server, where, folder):
        with Load(candidate.kind, server, where, folder / "few.log") as load:
            load.order("open", tables=FEW)
            load.order("connect", tables=FEW, people=SEATS)
            load.order("paced", rate=SLOW, seconds=WARM_UP)
        before = settled_memory(candidate, server)
        with Load(candidate.kind, server, where, folder / "load.log") as load:
            load.order("open", tables=tables)
            alone = settled_memory(candidate, server)
            trouble = load.order("connect", tables=tables, people=1)["trouble"]
            watched = settled_memory(candidate, server)
    return Idle((alone - before) / tables, (watched - before) / tables, trouble)


def settled_memory(candidate: Candidate, server: Server) -> int:
    """Its memory when it has calmed down; boardgame.io is asked to collect its garbage, which is no table."""
    if candidate.kind == "boardgame":
        os.kill(server.pid, signal.SIGUSR2)
    time.sleep(SETTLING)
    return resident(server.pid)
