"""Requests to stop (Ctrl-C, a closed terminal, kill), turned into an exception."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(BaseException):
    """The player leaves, or the system wants us to stop."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code  # the exit code


def ignore_stops() -> None:
    for kind in STOPS:
        signal.signal(kind, signal.SIG_IGN)


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise `Stopped` when asked to stop, once; also where the shell has us ignore Ctrl-C, for we save first."""

    def stop(kind: int, _: FrameType | None) -> None:
        ignore_stops()
        raise Stopped(128 + kind)

    before = {kind: signal.signal(kind, stop) for kind in STOPS}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
