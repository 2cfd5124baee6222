"""Opening a table whose id, people and deal are settled: once, whoever does it, and however often it is tried."""

from collections.abc import Sequence
from contextlib import suppress

from cutpurse.server.live.hub import Hub, LiveTable
from cutpurse.server.storage.store import Conflict
from cutpurse.server.table.events import AnyEvent, encode


async def open_once(hub: Hub, name: str, news: Sequence[AnyEvent]) -> LiveTable:
    """The table, with these events if nobody was faster."""
    with suppress(Conflict):
        await hub.store.append(name, 0, [encode(event) for event in news])
    return await hub.table(name)
