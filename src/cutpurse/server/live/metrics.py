"""What the server tells of itself, for Prometheus. Nothing here names a person, a table or a card."""

import math
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from cutpurse.core.message import Plain
from cutpurse.server.table.refusals import Refused

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"  # where several workers put their numbers together
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

TOTALS = ("cutpurse_sockets", "cutpurse_tables", "cutpurse_requests_total")


class Counted(Plain, frozen=True, kw_only=True):
    """Since the server's start."""

    sockets: int  # open now
    tables: int  # in memory now
    requests: int
    commands: dict[str, int]  # by answer
    within: tuple[tuple[float, int], ...]  # commands that were answered within so many seconds


class Metrics:
    """The numbers of one worker."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = None if SEVERAL in os.environ else self._registry
        self.requests = Counter("cutpurse_requests", "HTTP requests", ["route", "status"], registry=registry)
        self.commands = Counter("cutpurse_commands", "What people asked for", ["kind", "answer"], registry=registry)
        self._children: dict[tuple[str, str], Counter] = {}
        self.seconds = Histogram(
            "cutpurse_command_seconds", "From a command to its answer, on disk", buckets=SECONDS, registry=registry
        )
        self.sockets = Gauge("cutpurse_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self.thoughts = Counter("cutpurse_thoughts", "What was thought about", ["kind", "where"], registry=registry)
        self.cheaper = Counter("cutpurse_cheaper_moves", "Moves of bots that had less time", ["why"], registry=registry)
        self.thought_waiting = Histogram(
            "cutpurse_thought_waiting_seconds", "Until it is thought about", buckets=SECONDS, registry=registry
        )
        self.thinkers = Gauge(
            "cutpurse_thinkers", "Processes that think", registry=registry, multiprocess_mode="livesum"
        )
        self.tables = Gauge("cutpurse_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.memory = Gauge(
            "cutpurse_memory_bytes", "Memory of the workers", registry=registry, multiprocess_mode="livesum"
        )

    @contextmanager
    def timed(self, kind: str) -> Iterator[None]:
        """Count a command, what became of it, and how long it took."""
        start, failure = time.perf_counter(), None
        try:
            yield
        except Refused as refused:
            failure = refused
            raise
        finally:
            self.count(kind, failure, time.perf_counter() - start)

    def count(self, kind: str, failure: Exception | None, seconds: float) -> None:
        """One more command, what became of it, and how long it took."""
        answer = failure.code if isinstance(failure, Refused) else "ok"
        child = self._children.get((kind, answer))
        if child is None:  # to look it up by its labels takes longer than to count
            child = self._children[kind, answer] = self.commands.labels(kind, answer)
        child.inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, of all workers, in Prometheus' own format."""
        return generate_latest(self._all())

    def counted(self) -> Counted:
        """The most telling of it, of all workers."""
        samples = [sample for family in self._all().collect() for sample in family.samples]
        totals = {name: sum(int(sample.value) for sample in samples if sample.name == name) for name in TOTALS}
        commands: dict[str, int] = defaultdict(int)
        within: dict[float, int] = defaultdict(int)
        for sample in samples:
            if sample.name == "cutpurse_commands_total":
                commands[sample.labels["answer"]] += int(sample.value)
            if sample.name == "cutpurse_command_seconds_bucket":
                within[float(sample.labels["le"])] += int(sample.value)
        return Counted(
            sockets=totals["cutpurse_sockets"],
            tables=totals["cutpurse_tables"],
            requests=totals["cutpurse_requests_total"],
            commands=dict(commands),
            within=tuple((limit, within[limit]) for limit in sorted(within) if limit < math.inf),
        )

    def _all(self) -> CollectorRegistry:
        if SEVERAL not in os.environ:
            return self._registry
        forget_the_dead(Path(os.environ[SEVERAL]))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def forget_the_dead(folder: Path) -> None:
    """A worker that has ended has no sockets or tables any more; what it has counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)


def memory_held() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say so in Linux's way."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
