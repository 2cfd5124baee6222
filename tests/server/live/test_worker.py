"""Clocks run on when nobody is there, and when the worker that knew of them is gone; workers hear who is elsewhere."""

import asyncio
import random
from dataclasses import replace

import pytest

from cutpurse.server.live import worker as app
from cutpurse.server.live.limits import LIMITS
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage.people import Person
from cutpurse.server.table import events
from cutpurse.server.table.commands import read_command
from cutpurse.server.table.events import AnyEvent, Clock, Moved, Settings, decode
from cutpurse.server.table.refusals import Refused

from ..raw_http import END
from ..tables import ADA, ENTROPY, SECRET
from .test_hub import Ear


async def begin(server: Worker) -> None:
    """A match with a clock, which nobody watches."""
    settings = Settings(game="lucre", seats=4, bots=("", "greedy", "greedy", "greedy"), clock=Clock(move=0.1), pace=0)
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    live = await server.hub.open("clocked-table", lambda table, now: opening)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
    await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))


async def moves(server: Worker) -> list[Moved]:
    log = map(decode, await server.store.events_after("clocked-table"))
    return [event for event in log if isinstance(event, Moved)]


async def test_another_worker_looks_at_the_clock(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SWEEP", 0.1)
    monkeypatch.setattr(app, "LOOK_AGAIN", 0.0)

    gone = Worker(Config(database=database_url))  # it never gets to drive anything
    await gone.announcer.start()
    await begin(gone)
    async with asyncio.timeout(END):
        while not await gone.lobby.due():
            await asyncio.sleep(0.05)
    assert not await moves(gone)
    await gone.announcer.stop()
    gone.store.close()
    server = Worker(Config(database=database_url))
    async with server.running(), asyncio.timeout(END):
        while not any(move.by == "clock" for move in await moves(server)):
            await asyncio.sleep(0.05)


async def test_two_workers_tell_who_is_at_the_other(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LOOK_AROUND", 0.05)
    here, there = Worker(Config(database=database_url)), Worker(Config(database=database_url))
    ada, stranger = Ear(ADA), Ear()
    async with here.running(), there.running(), asyncio.timeout(END):
        await begin(here)
        one, other = await here.hub.table("clocked-table"), await there.hub.table("clocked-table")
        async with here.attending(one, ada, None, None):
            async with there.attending(other, stranger, None, None):
                while {"seats": [0], "watching": 1} not in ada.here or stranger.here[-1]["seats"] != [0]:
                    await asyncio.sleep(0.02)
            while ada.here[-1] != {"seats": [0], "watching": 0}:
                await asyncio.sleep(0.02)


async def test_texts_and_phrases_share_a_limit(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "phrase", replace(LIMITS["phrase"], burst=2, rate=1e-6))
    server = Worker(Config(database=database_url))
    settings = Settings(game="lucre", seats=4, talk=True)
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
    async with server.running():
        live = await server.hub.open("a-table", lambda table, now: opening)
        await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
        ada = Person(id=ADA, name="Ada", rated=False)
        text, phrase = read_command({"do": "talk", "text": "again"}), read_command({"do": "say", "phrase": "hello"})
        await server.carry_out(live, text, ada)
        await server.carry_out(live, phrase, ada)
        for command in (text, phrase):
            with pytest.raises(Refused, match="enough said"):
                await server.carry_out(live, command, ada)
        assert [(spoken.text, spoken.phrase) for spoken in live.table.talk] == [("again", ""), ("", "hello")]


@pytest.mark.parametrize("seed", range(2))
async def test_nothing_is_missed_when_tables_come_and_go(database_url: str, seed: int) -> None:
    """One worker writes all the time; the other looks, forgets, looks again, and hears of all tables that it has."""
    rng, names = random.Random(seed), [f"{sign}-table" for sign in "abcAB-_"]
    here, there = Worker(Config(database=database_url)), Worker(Config(database=database_url))

    async def write(name: str) -> None:
        live = await here.hub.table(name)
        for _ in range(rng.randint(1, 6)):
            await live.do(lambda table, now: table.say(ADA, "hello", now))
            await asyncio.sleep(rng.choice((0, 0, 0.003)))

    async def come_and_go(name: str) -> None:
        for _ in range(rng.randint(1, 4)):
            await there.hub.table(name)
            await asyncio.sleep(rng.choice((0, 0.002, 0.005)))
            if rng.random() < 0.7:
                there.hub.put_away(-1.0)
        await there.hub.table(name)

    async with here.running(), there.running(), asyncio.timeout(END):
        for name in names:
            settings = Settings(game="lucre", seats=4, bots=("", "greedy", "greedy", "greedy"))
            opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
            live = await here.hub.open(name, lambda table, now, opening=opening: opening)  # type: ignore[misc]
            await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
        for _ in range(8):
            chosen = rng.sample(names, 3)
            await asyncio.gather(*map(write, chosen), *map(come_and_go, chosen))
            assert there.hub.tables
            for name, live in there.hub.tables.items():
                while live.table.number < here.hub.tables[name].table.number:
                    await asyncio.sleep(0.005)
