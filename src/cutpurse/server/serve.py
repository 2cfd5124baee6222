"""Runs the server: a database, some workers, and a clean end."""

import json
import logging
import os
import signal
import sys
import tempfile
import threading
import time
from _thread import interrupt_main
from contextlib import ExitStack, suppress
from multiprocessing.resource_tracker import ensure_running

import msgspec
import uvicorn
from platformdirs import user_data_path

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.server.browser import show_when_open
from cutpurse.server.compiler import Compiler
from cutpurse.server.http.app import SETTINGS
from cutpurse.server.http.connections import Http, SocketsUntilEdited, WebSockets
from cutpurse.server.live.metrics import SEVERAL
from cutpurse.server.live.worker import Config
from cutpurse.server.ports import address_for_others, wait_until_free
from cutpurse.server.storage.migrations import migrate

PORT = 8000
LARGEST_FRAME = 16_384  # bytes, of a command
STILL_THERE = 45.0  # seconds between two looks whether the other end of a socket lives; proxies wait for 60
READY = 60  # seconds that a worker may take to start or to show that it lives: else it is replaced, or takes no place
GOODBYE = 5  # seconds for requests that are under way when the server ends
PORT_FREE = 20.0  # seconds; workers whose parent was killed hold the port until they have ended


def serve(config: Config, *, host: str, port: int, workers: int, open_browser: bool) -> None:
    """Run the server until it is told to end."""
    wait_until_free(host, port, PORT_FREE, say)
    migrate(config.database)
    os.environ[SETTINGS] = msgspec.json.encode(config).decode()
    allow_many_files()
    if workers > 1:
        keep_interrupts()
    with ExitStack() as stack:
        stack.enter_context(Compiler([games.load(name) for name in games.names()]))
        if workers > 1:
            os.environ[SEVERAL] = stack.enter_context(tempfile.TemporaryDirectory(prefix="cutpurse-metrics-"))
        say(f"Cutpurse is open at {address_for_others(host, port)}  (Ctrl-C ends it)")
        if open_browser:
            show_when_open(host, port)
        if workers == 1:
            end_when_hung_up()
        uvicorn.run(
            "cutpurse.server.http.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            http=Http,
            ws=SocketsUntilEdited if config.reloads else WebSockets,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=STILL_THERE,
            ws_per_message_deflate=False,  # what is compressed with secrets tells of them by its length
            timeout_graceful_shutdown=GOODBYE,
            timeout_worker_healthcheck=READY,
            server_header=False,
            access_log=False,  # our own names no tables
            log_config=logs(config.log_level),
        )


def keep_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal at once. Workers inherit that it is held back, and leave it to us:
    one that dies of it while it starts is waited for as long as it may take to start."""
    if not hasattr(signal, "pthread_sigmask"):
        return
    ensure_running()  # else this is done for the first worker, and lets interrupts through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def pass_on() -> None:
        while signal.sigwait({signal.SIGINT}):
            interrupt_main()

    threading.Thread(target=pass_on, name="interrupts", daemon=True).start()


def end_when_hung_up() -> None:
    """Let SIGHUP end the only worker as SIGTERM does, unless it is ignored, as `nohup` has it."""
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def own_database() -> str:
    """SQLite in the user's data folder."""
    folder = user_data_path("cutpurse", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CutpurseError(f"can't keep tables in {folder}: {error.strerror}; name a --database") from None
    return f"sqlite:///{folder / 'tables.db'}"


def allow_many_files() -> None:
    """As many sockets as the system lets us have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, what, and what the caller adds."""

    PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in self.PLAIN},
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def logs(level: str = "info") -> dict[str, object]:
    """How all loggers write: JSON lines on standard error, from that level on."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "cutpurse.server.serve.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": level.upper(), "handlers": ["stderr"]},
        "loggers": {"uvicorn": {"level": "WARNING"}},  # it would name tables,
    }
