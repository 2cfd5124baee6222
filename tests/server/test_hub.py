"""Tables in use: what is acknowledged is in the log, and everybody is told everything once and in order."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest

from cutpurse.server import events
from cutpurse.server.events import AnyEvent, Settings
from cutpurse.server.hub import Hub, LiveTable
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store
from cutpurse.server.table import Table

from .tables import ADA, ENTROPY, SECRET


class Ear:
    """Hears what a viewer is told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    @property
    def numbers(self) -> list[int]:
        return [message["n"] for message in self.heard]


async def a_match(hub: Hub, name: str = "table") -> LiveTable:
    settings = Settings(game="lucre", seats=4, bots=("", "greedy", "greedy", "greedy"))
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    live = await hub.open(name, lambda table, now: opening)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
    await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
    return live


def any_move(table: Table, now: float) -> list[AnyEvent]:
    match = table.playing
    if match.turn is None:
        return []
    return [events.Moved(at=now, seat=match.turn, action=match.legal[0], by="bot")]


async def play(live: LiveTable, moves: int = 1000) -> None:
    for _ in range(moves):
        before = live.table.number
        with suppress(Refused):  # when another was faster too often: ask again, as a person would
            if await live.do(any_move) == before:
                return


def test_what_happens_is_in_the_log(store: Store) -> None:
    async def run() -> None:
        live = await a_match(Hub(store))
        await play(live, 10)
        again = await Hub(store).table("table")
        assert again.table.number == live.table.number == 15
        assert again.table.playing.states.tobytes() == live.table.playing.states.tobytes()

    asyncio.run(run())


def test_there_is_no_other_table(store: Store) -> None:
    with pytest.raises(Refused, match="there is no such table"):
        asyncio.run(Hub(store).table("nowhere"))


def test_two_workers_write_one_log(store: Store) -> None:
    """Both ask for all moves at once; each move is played once, and both end with the same match."""

    async def run() -> None:
        one = await a_match(Hub(store))
        other = await Hub(store).table("table")
        await asyncio.gather(play(one), play(other))
        await asyncio.gather(one.catch_up(), other.catch_up())
        assert one.table.over
        assert other.table.over
        assert one.table.playing.actions == other.table.playing.actions

    asyncio.run(run())


@pytest.mark.parametrize("seat", [0, 2, None])
def test_who_comes_back_hears_exactly_the_rest(store: Store, seat: int | None) -> None:
    async def run() -> None:
        live = await a_match(Hub(store))
        always, leaving, back = Ear(), Ear(), Ear()
        await live.listen(seat, always, None)
        await live.listen(seat, leaving, None)
        await play(live, 6)
        live.forget(seat, leaving)
        await play(live, 6)
        await live.listen(seat, back, leaving.numbers[-1])
        await play(live, 6)
        assert leaving.heard + back.heard == always.heard
        assert always.numbers == list(range(always.numbers[0], always.numbers[0] + len(always.numbers)))

    asyncio.run(run())


def test_another_worker_tells_the_same_with_the_same_numbers(store: Store) -> None:
    async def run() -> None:
        live = await a_match(Hub(store))
        ear, elsewhere = Ear(), Ear()
        await live.listen(0, ear, None)
        await play(live, 6)
        other = await Hub(store).table("table")
        await other.listen(0, elsewhere, ear.numbers[2])
        assert elsewhere.heard == ear.heard[3:]

    asyncio.run(run())


def test_tables_that_nobody_uses_are_put_away(store: Store) -> None:
    async def run() -> None:
        hub = Hub(store)
        live = await a_match(hub)
        ear = Ear()
        await live.listen(None, ear, None)
        assert hub.put_away(0.0) == 0
        live.forget(None, ear)
        assert hub.put_away(0.0) == 1
        assert (await hub.table("table")).table.number == live.table.number

    asyncio.run(run())
