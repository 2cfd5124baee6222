"""Work that goes on: a fault of one round does not end it."""

import asyncio
import logging

import pytest

from cutpurse.core.message import msg
from cutpurse.server.live.tasks import every
from cutpurse.server.table.refusals import Refused


async def test_what_is_done_again_and_again_outlives_its_faults(caplog: pytest.LogCaptureFixture) -> None:
    """A database that is away is nothing to write home about; a mistake of ours is."""
    faults = [Refused("busy", msg("database-down")), KeyError("a mistake of ours")]
    done = asyncio.Event()

    async def work() -> None:
        if faults:
            raise faults.pop(0)
        done.set()

    task = asyncio.create_task(every(0.0, work))
    async with asyncio.timeout(30):
        await done.wait()
    task.cancel()
    await asyncio.wait([task])
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
