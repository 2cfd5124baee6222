"""Bots and clocks where all choose at the same time: nobody waits for anybody, and time tells nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cutpurse import games
from cutpurse.bots import explain
from cutpurse.bots.search.settings import Budget
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.server.live import driver
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.thinking import Thinking
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Clock, Given, Moved, Settings, SteppedIn, decode
from cutpurse.server.table.table import Table

from ..raw_http import END
from ..tables import ADA, BEN, ENTROPY, SECRET
from .test_hub import Ear


async def a_table(server: Worker, given: Given | None = None, **settings: Any) -> LiveTable:
    """Ada and Ben sit in the first seats, and the match has begun."""
    usual: dict[str, Any] = {"game": "lucre", "seats": 4, "bots": ("", "", "greedy", "greedy"), "pace": 0.0}
    agreed = Settings(**usual | settings)
    opening: list[AnyEvent] = [events.Opened(by=ADA, settings=agreed), events.Prepared(secret=SECRET, given=given)]
    live = await server.hub.open("a-table", lambda table, now: opening)
    await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
    await live.do(lambda table, now: table.sit(BEN, "Ben", 1, now))
    await live.do(lambda table, now: table.ready(BEN, ENTROPY, now))
    await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
    return live


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Worker]:
    server = Worker(Config(database=url))
    async with server.running(), asyncio.timeout(END):
        yield server


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


async def moves(server: Worker) -> list[Moved]:
    log = map(decode, await server.store.events_after("a-table"))
    return [event for event in log if isinstance(event, Moved)]


async def test_bots_choose_without_waiting_for_people(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server)
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
            assert live.table.playing.actions == []
            await live.do(lambda table, now: table.move(BEN, "keep", 1, "", now))
            await live.do(lambda table, now: table.move(ADA, "keep", 1, "", now))
            await until(lambda: live.table.together is None)


async def test_a_bot_gives_its_whole_choice_at_once(database_url: str) -> None:
    """An exchange takes two actions. If they came one by one, time would tell that there were two."""
    match, rng = Match(games.load("coin"), options={"exchange": "forced"}, seed=bytes(32)), fast_rng(1)
    while not match.asked:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    async with running(database_url) as server:
        given = Given(seed=bytes(32), actions=tuple(match.actions))
        live = await a_table(server, given, game="coin", options={"exchange": "forced"})
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        first, second, third, fourth = await moves(server)
        assert (first.seat, first.at) == (second.seat, second.at)
        assert (third.seat, third.at) == (fourth.seat, fourth.at)
        assert {first.seat, third.seat} == {2, 3}


async def test_everybodys_clock_runs_at_the_same_time(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server, clock=Clock(move=0.2))
        asked = live.table.turn_since
        await until(lambda: live.table.together is None)
        first = [move for move in await moves(server) if move.by == "clock"][:2]
        assert [move.seat for move in first] == [0, 1]
        assert all(move.at >= asked + 0.2 for move in first)
        assert [chair.away for chair in live.table.chairs[:2]] == [True, True]


async def test_a_bot_chooses_for_somebody_who_is_gone(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server, patience=0.1)
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0,))
        log = map(decode, await server.store.events_after("a-table"))
        assert [event.seat for event in log if isinstance(event, SteppedIn)] == [1]


async def test_a_bot_plays_nothing_for_somebody_who_is_back(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben comes back while it thinks, and others choose meanwhile, which changes nothing."""
    async with running(database_url) as server:
        live = await a_table(server)
        await live.do(lambda table, now: table.step_in(1, now))
        choose, thought = server.driver._choose, list[int]()

        async def slowly(name: str, match: Match, key: str, shown: float, *draw: Callable[[], int]) -> int:
            assert match.turn is not None
            thought.append(match.turn)
            await live.do(lambda table, now: table.say(ADA, "hello", now))
            if match.turn == 1:
                await live.do(lambda table, now: table.come_back(BEN, now))
            return await choose(name, match, key, shown, *draw)

        monkeypatch.setattr(server.driver, "_choose", slowly)
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        assert {move.seat for move in await moves(server)} == {2, 3}
        assert thought == sorted(thought)  # one after the other, each once
        assert max(thought.count(seat) for seat in thought) <= 3  # two cards, or one and no more
        assert not live.table.chairs[1].away


async def test_a_fault_does_not_stop_a_table(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that could not choose is asked again."""
    async with running(database_url) as server:
        live = await a_table(server)
        choose, faults = server.driver._choose, [KeyError("a mistake of ours")]

        async def once_wrong(name: str, match: Match, key: str, shown: float, *draw: Callable[[], int]) -> int:
            if faults:
                raise faults.pop()
            return await choose(name, match, key, shown, *draw)

        monkeypatch.setattr(server.driver, "_choose", once_wrong)
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        assert not faults


async def test_a_hint_is_for_everybody_who_is_asked(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server)
        for seat in (0, 1):
            explanation = await server.driver.advise(live.table, seat, live.id)
            offered = {action.id for action in live.table.seen_by(seat).actions}
            assert {each.action for each in explanation.actions} <= offered


async def test_a_restart_in_the_middle_forgets_nothing(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server)
        await live.do(lambda table, now: table.move(BEN, "keep", 1, "his", now))
    async with running(database_url) as server:
        live = await server.hub.table("a-table")
        assert 1 not in live.table.open_seats
        assert live.table.move(BEN, "keep", 1, "his", 0.0) == []
        async with server.attending(live, Ear(BEN), None, None):
            await until(lambda: live.table.open_seats == (0,))
            await live.do(lambda table, now: table.take_back(BEN, now))
            assert live.table.open_seats == (0, 1)
            await live.do(lambda table, now: table.move(ADA, "keep", 1, "hers", now))
            await live.do(lambda table, now: table.move(BEN, "keep", 1, "again", now))
            assert live.table.together is None


@pytest.mark.parametrize("bot", ["sharp", "quick"])
async def test_a_bot_that_is_not_compiled_yet_plays_simply_and_the_log_says_so(
    database_url: str, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    async def not_yet(game: str) -> bool:
        return False

    async with running(database_url) as server:
        monkeypatch.setattr(server.games, "can_search", not_yet)
        live = await a_table(server, bots=("", "", bot, "greedy"))
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        assert {(move.seat, move.by) for move in await moves(server)} == {(2, "simple"), (3, "bot")}
        assert live.table.simple == {2}


async def test_a_quick_bot_needs_nobody_who_thinks_for_it(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url) as server:
        monkeypatch.delattr(Thinking, "search")
        live = await a_table(server, bots=("", "", "quick", "greedy"))
        async with server.attending(live, Ear(ADA), None, None):
            await until(lambda: live.table.open_seats == (0, 1))
        assert {(move.seat, move.by) for move in await moves(server)} == {(2, "bot"), (3, "bot")}
        assert live.table.simple == set()


async def test_a_hint_tells_the_chance_against_those_at_the_table(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"greedy": 0.61, "stronger": 0.52}
    monkeypatch.setattr(explain, "chance", lambda game, against, share: told[against])
    monkeypatch.setattr(driver, "ADVICE", Budget(iterations=20))

    async def hinted(server: Worker, bot: str) -> float | None:
        settings = Settings(game="lucre", seats=4, bots=("", bot, bot, bot))
        opening: list[AnyEvent] = [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)]
        live = await server.hub.open(f"{bot}-table", lambda table, now: opening)
        await live.do(lambda table, now: table.sit(ADA, "Ada", 0, now))
        await live.do(lambda table, now: table.ready(ADA, ENTROPY, now))
        return (await server.driver.advise(live.table, 0, live.id)).actions[0].chance

    async with running(database_url) as server:
        assert await hinted(server, "greedy") == 0.61
        assert await hinted(server, "sharp") == 0.52
        live = await a_table(server)  # with Ben, beside greedy bots
        assert (await server.driver.advise(live.table, 0, live.id)).actions[0].chance == 0.52


async def test_a_bot_moves_at_the_pace_however_long_it_thought(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server, bots=("", "", "sharp", "greedy"), pace=0.2)
        for seat in (0, 1):
            await live.do(lambda table, now, seat=seat: table.step_in(seat, now))  # type: ignore[misc]
        async with server.attending(live, Ear(), None, None):
            await until(lambda: len(live.table.playing.actions) > 12)
        table, early = Table(), list[float]()
        for event in map(decode, await server.store.events_after("a-table")):
            if isinstance(event, Moved) and not table.together:
                early.append(table.turn_since + 0.2 - event.at)
            table.apply(event)
        assert len(early) > 4
        assert max(early) <= 0


async def test_hints_and_reviews_are_thought_of_in_another_process(database_url: str) -> None:
    async with running(database_url) as server:
        live = await a_table(server)
        assert server.pool.pids == []
        assert (await server.driver.advise(live.table, 0, live.id)).iterations > 0
        assert len(server.pool.pids) == 1
