"""Work that nobody waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from cutpurse.server.table.refusals import Refused

_running: set["asyncio.Task[None]"] = set()


def background(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
    """Begin it, and hold on to it until it is done; what goes wrong is logged."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_done)
    return task


def _done(task: "asyncio.Task[None]") -> None:
    _running.discard(task)
    error = None if task.cancelled() else task.exception()
    if isinstance(error, Refused):
        logging.getLogger(__name__).warning("put off: %s", error)
    elif error:
        logging.getLogger(__name__).error("failed in the background", exc_info=error)
