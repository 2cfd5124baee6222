"""What the server tells of itself, for Prometheus. Nothing here names a person, a table or a card."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from cutpurse.server.table.refusals import Refused

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"  # where several workers put their numbers together
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The numbers of one worker."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = None if SEVERAL in os.environ else self._registry
        self.requests = Counter("cutpurse_requests", "HTTP requests", ["route", "status"], registry=registry)
        self.commands = Counter("cutpurse_commands", "What people asked for", ["kind", "answer"], registry=registry)
        self.seconds = Histogram(
            "cutpurse_command_seconds", "From a command to its answer, on disk", buckets=SECONDS, registry=registry
        )
        self.sockets = Gauge("cutpurse_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self.tables = Gauge("cutpurse_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")

    @contextmanager
    def timed(self, kind: str) -> Iterator[None]:
        """Count a command, what became of it, and how long it took."""
        start, answer = time.perf_counter(), "ok"
        try:
            yield
        except Refused as refused:
            answer = refused.code
            raise
        finally:
            self.commands.labels(kind, answer).inc()
            self.seconds.observe(time.perf_counter() - start)

    def text(self) -> bytes:
        """All of it, of all workers, in Prometheus' own format."""
        if SEVERAL not in os.environ:
            return generate_latest(self._registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
