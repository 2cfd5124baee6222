"""Work that nobody waits for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cutpurse.core.errors import CutpurseError
from cutpurse.server.table.refusals import Refused

log = logging.getLogger(__name__)

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
        log.warning("put off: %s", error)
    elif error:
        log.error("failed in the background", exc_info=error)


async def every(seconds: float, work: Callable[[], Awaitable[object]], first: float | None = None) -> None:
    """Do it again and again, until cancelled. Whatever goes wrong, it is tried again: nobody else would begin anew."""
    await asyncio.sleep(seconds if first is None else first)
    while True:
        try:
            await work()
        except CutpurseError:  # the database is away
            pass
        except Exception:
            log.exception("failed, trying again")
        await asyncio.sleep(seconds)
