"""Processes that think: what they are given, less time rather than late moves, and what happens when they die."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from cutpurse import new_match
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.thinker import Task
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_ACTIONS
from cutpurse.server.live import pool as pools
from cutpurse.server.live.fair_queue import HINT, MOVE, REVIEW
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.pool import LEAST_SHARE, SOON, Pool, TooLate

SHARP, LONG = Budget(seconds=0.05), 300.0
NOBODY = "import sys; sys.stdin.read()"  # reads, and never answers


def a_task(budget: Budget = SHARP) -> Task:
    return Task.of(Position.of(new_match("lucre", seed=bytes(32)), fast_rng(1)), "sharp", budget)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process may take long to start, on a busy machine."""
    monkeypatch.setattr(pools, "STARTING", LONG)


@asynccontextmanager
async def thinking(processes: int, metrics: Metrics | None = None) -> AsyncIterator[Pool]:
    pool = Pool(processes, metrics or Metrics())
    try:
        async with asyncio.timeout(LONG):
            yield pool
    finally:
        await pool.close()


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that never answer."""
    monkeypatch.setattr(pools, "COMMAND", (sys.executable, "-c", NOBODY))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)


def lives(pid: int) -> bool:
    """A process that has ended, but was not asked how, does not live."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def cheaper(metrics: Metrics, why: str) -> float:
    return float(metrics.cheaper.labels(why)._value.get())


async def test_a_search_is_made_in_another_process() -> None:
    async with thinking(1) as pool:
        assert pool.pids == []  # nobody has asked
        task = a_task()
        found = await pool.ask(task, key="a", urgency=MOVE, within=LONG)
        assert found.seat == task.seat
        assert found.iterations > 0
        (pid,) = pool.pids
        assert pid != os.getpid()
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    await until(lambda: not lives(pid))


async def test_several_are_made_at_once_and_all_are_answered() -> None:
    async with thinking(2) as pool:
        asked = [pool.ask(a_task(), key=f"{n % 7}", urgency=n % 3, within=LONG) for n in range(40)]
        assert all(found.iterations for found in await asyncio.gather(*asked))
        assert pool.busy == 0


async def test_killing_a_process_loses_nothing() -> None:
    """Again and again, while it thinks: every question is answered."""
    async with thinking(2) as pool:
        await pool.ask(a_task(), key="first", urgency=REVIEW, within=LONG)
        questions = [
            asyncio.create_task(pool.ask(a_task(Budget(seconds=0.2)), key=f"{n}", urgency=REVIEW, within=LONG))
            for n in range(12)
        ]
        for _ in range(3):
            await until(lambda: any(thinker.job for thinker in pool._thinkers))
            victim = next(thinker for thinker in pool._thinkers if thinker.job)
            assert victim.job
            victim.job.deaths = 0  # the same one may be unlucky more than once here
            os.kill(victim.process.pid, signal.SIGKILL)
            await until(lambda victim=victim: victim not in pool._thinkers)  # type: ignore[misc]
        assert all(found.iterations for found in await asyncio.gather(*questions))
        await until(lambda: len(pool.pids) == 2)


async def test_a_process_that_dies_idle_is_replaced() -> None:
    async with thinking(1) as pool:
        await pool.ask(a_task(), key="a", urgency=MOVE, within=LONG)
        (before,) = pool.pids
        os.kill(before, signal.SIGKILL)
        await until(lambda: before not in pool.pids)
        assert await pool.ask(a_task(), key="a", urgency=MOVE, within=LONG)


async def test_what_kills_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    deadly = "import sys, struct; n = struct.unpack('<I', sys.stdin.buffer.read(4))[0]; sys.stdin.buffer.read(n);"
    deadly += "sys.stdout.buffer.write(struct.pack('<I', 1) + b'\\x80'); sys.stdout.flush(); sys.stdin.buffer.read(4)"
    monkeypatch.setattr(pools, "COMMAND", (sys.executable, "-c", deadly))  # loads a game, and dies of a task
    async with thinking(1) as pool:
        with pytest.raises(TooLate, match="failed"):
            await pool.ask(a_task(), key="a", urgency=HINT, within=LONG)


async def test_a_process_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch, silent: None) -> None:
    monkeypatch.setattr(pools, "HUNG", 0.05)
    async with thinking(1) as pool:
        pool.prepare("lucre")
        await until(lambda: bool(pool.pids))
        (before,) = pool.pids
        await until(lambda: not lives(before))


async def test_the_more_waits_the_less_is_thought(silent: None) -> None:
    """Until it would be too little: then it is told at once."""
    async with thinking(2) as pool:
        assert pool.share(MOVE) == 1
        shares, most = [], int(2 * SOON / SHARP.seconds / LEAST_SHARE)
        waiting = []
        for n in range(most + 1):
            waiting.append(asyncio.create_task(pool.ask(a_task(), key=f"{n}", urgency=MOVE, within=LONG)))
            await asyncio.sleep(0)
            shares.append(pool.share(MOVE))
        assert shares == sorted(shares, reverse=True)
        assert shares[int(2 * SOON / SHARP.seconds) - 2] == 1
        assert shares[-1] < LEAST_SHARE < shares[-3]
        with pytest.raises(TooLate, match="full"):
            await pool.ask(a_task(), key="another", urgency=MOVE, within=LONG)
        hint = asyncio.create_task(pool.ask(a_task(), key="hint", urgency=HINT, within=LONG))  # waits
        await asyncio.sleep(0)
        assert pool.busy == most + 2
        for task in (*waiting, hint):
            task.cancel()
        await asyncio.wait([*waiting, hint])
        assert pool.busy == 0


async def test_moves_have_less_time_when_many_wait_but_hints_do_not() -> None:
    metrics = Metrics()
    async with thinking(1, metrics) as pool:
        await pool.ask(a_task(), key="first", urgency=MOVE, within=LONG)
        assert cheaper(metrics, "shorter") == 0
        asked = [pool.ask(a_task(), key=f"{n}", urgency=MOVE, within=LONG) for n in range(30)]
        hint = pool.ask(a_task(), key="hint", urgency=HINT, within=LONG)
        *found, last = await asyncio.gather(*asked, hint)
        assert cheaper(metrics, "shorter") > 0
        assert last.seconds >= SHARP.seconds
        assert min(each.seconds for each in found) < SHARP.seconds


def level_task(level: str, **budget: float) -> Task:
    """What a bot of that level asks for, with some of it changed."""
    position = Position.of(new_match("lucre", seed=bytes(32)), fast_rng(1))
    return Task.of(position, level, replace(LEVELS[level][1], **budget))  # type: ignore[arg-type]


async def test_when_more_waits_than_can_be_thought_about_a_level_thinks_as_one_below() -> None:
    metrics = Metrics()
    as_sharp = LEVELS["sharp"][1].iterations + MOST_ACTIONS  # a search ends with a whole world
    async with thinking(1, metrics) as pool:
        pool._usual = {("lucre", "expert"): 10.0, ("lucre", "sharp"): 0.02, ("lucre", "casual"): 0.001}
        expert = level_task("expert", iterations=2000, clear=0.0)
        hint = await pool.ask(expert, key="a", urgency=HINT, within=LONG)
        assert hint.iterations > as_sharp
        assert cheaper(metrics, "lower") == 0
        assert 9.0 < pool._usual["lucre", "expert"] < 10.0  # it has learnt
        pool._usual["lucre", "expert"] = 2 * LONG
        alone = await pool.ask(expert, key="a", urgency=MOVE, within=LONG)
        assert alone.iterations < as_sharp
        assert cheaper(metrics, "lower") == 1
        pool._usual["lucre", "expert"] = 10.0
        many = await asyncio.gather(*(pool.ask(expert, key=f"{n}", urgency=MOVE, within=LONG) for n in range(3)))
        assert [each.iterations < as_sharp for each in many] == [False, True, False]
        assert cheaper(metrics, "lower") == 2  # only while another waited


async def test_what_would_be_too_much_even_for_the_lowest_level_is_told_at_once(silent: None) -> None:
    async with thinking(1) as pool:
        pool._usual = {("lucre", "casual"): 2 * SOON}
        waiting = asyncio.create_task(pool.ask(level_task("sharp"), key="a", urgency=MOVE, within=LONG))
        await asyncio.sleep(0)
        with pytest.raises(TooLate, match="full"):
            await pool.ask(level_task("sharp"), key="b", urgency=MOVE, within=LONG)
        waiting.cancel()
        await asyncio.wait([waiting])


async def test_a_search_that_runs_out_of_time_is_counted() -> None:
    metrics = Metrics()
    async with thinking(1, metrics) as pool:
        task = level_task("sharp", iterations=10**9, seconds=0.01)
        found = await pool.ask(task, key="a", urgency=MOVE, within=LONG)
        assert found.out_of_time
        assert cheaper(metrics, "shorter") == 1


async def test_what_is_not_begun_in_time_is_told_so(silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "HUNG", 0.0)
    async with thinking(1) as pool:
        with pytest.raises(TooLate, match="late"):
            await pool.ask(a_task(), key="a", urgency=HINT, within=0.01)
        assert pool.busy == 0


async def test_moves_wait_once_for_a_process_to_start(silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "STARTING", 0.05)
    async with thinking(1) as pool:
        with pytest.raises(TooLate, match="late"):
            await pool.ask(a_task(), key="a", urgency=MOVE, within=LONG)
        with pytest.raises(TooLate, match="starting"):
            await pool.ask(a_task(), key="a", urgency=MOVE, within=LONG)


async def test_without_processes_nobody_thinks() -> None:
    async with thinking(0) as pool:
        assert pool.share(MOVE) == 0
        with pytest.raises(TooLate, match="nobody"):
            await pool.ask(a_task(), key="a", urgency=MOVE, within=LONG)


async def test_what_waits_is_told_when_it_is_closed(silent: None) -> None:
    pool = Pool(1, Metrics())
    waiting = asyncio.create_task(pool.ask(a_task(), key="a", urgency=MOVE, within=LONG))
    await until(lambda: bool(pool.pids))
    await pool.close()
    with pytest.raises(TooLate):
        await waiting
    assert pool.pids == []


def test_processes_end_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    script = f"""
import asyncio
from pathlib import Path
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.pool import Pool
async def main():
    pool = Pool(2, Metrics())
    pool.prepare("lucre")
    while not pool.loaded or len(pool.pids) < 2:
        await asyncio.sleep(0.01)
    Path({str(tmp_path / "new")!r}).write_text(" ".join(map(str, pool.pids)))
    Path({str(tmp_path / "new")!r}).rename({str(tmp_path / "pids")!r})
    await asyncio.sleep(60)
asyncio.run(main())
"""
    parent = subprocess.Popen([sys.executable, "-c", script])
    end = time.monotonic() + LONG
    while not (tmp_path / "pids").exists():
        assert parent.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 2
    assert all(map(lives, pids))
    parent.kill()
    parent.wait()
    end = time.monotonic() + LONG
    while any(map(lives, pids)):
        assert time.monotonic() < end
        time.sleep(0.02)
