"""A real Ray cluster on this machine, one of whose processes is killed: the result is the same, bit for bit."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cutpurse import games
from cutpurse.arena import cluster
from cutpurse.arena.simulate import simulate
from cutpurse.arena.tournament import ArenaSettings, run_arena
from cutpurse.arena.workers import spread
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.report import Report, make_plan, open_store, run_report

from .matches import SEED, held, planned, without_time

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cluster has two processes, however many cores this machine has."""
    import ray

    start = ray.init
    monkeypatch.setattr(ray, "init", lambda **more: start(**more, num_cpus=2))


@dataclass(frozen=True)
class Perilous:
    """Squares numbers; the process that first gets the number 5 is killed amid its work."""

    folder: str

    @contextmanager
    def begin(self) -> Iterator[Callable[[int], tuple[int, int]]]:
        yield self.square

    def square(self, number: int) -> tuple[int, int]:
        trace = Path(self.folder) / "killed"
        if number == 5 and not trace.exists():
            trace.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        if number == 1_000:
            raise CutpurseError("1000 is too much")
        if number == 2_000:
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number, os.getpid()


def squares(folder: Path, *numbers: int) -> list[tuple[int, tuple[int, int]]]:
    with closing(spread(Perilous(str(folder)), iter(numbers), None, cluster.LOCAL)) as results:
        return list(results)


def test_a_job_that_is_lost_with_its_process_is_done_again(tmp_path: Path) -> None:
    done = squares(tmp_path, *range(20))
    assert sorted((job, square) for job, (square, _) in done) == [(n, n * n) for n in range(20)]
    killed = int((tmp_path / "killed").read_text())
    workers = {pid for _, (_, pid) in done}
    assert len(workers) >= 2  # the two, less the one that was killed, and the one in its place
    assert dict(done)[5][1] != killed


def test_what_goes_wrong_there_is_told_here(tmp_path: Path) -> None:
    with pytest.raises(CutpurseError, match=r"^1000 is too much$"):
        squares(tmp_path, 1, 1_000)


def test_a_job_that_kills_every_process_ends_it(tmp_path: Path) -> None:
    with pytest.raises(CutpurseError, match=r"^5 processes of the cluster have broken down in one job, 2000$"):
        squares(tmp_path, 2_000)


def test_an_address_without_a_cluster_is_told() -> None:
    with pytest.raises(CutpurseError, match=r"^there is no Ray cluster at 127\.0\.0\.1:1 .*; see docs/cluster\.md$"):
        list(spread(Perilous("."), iter([1]), None, "127.0.0.1:1"))


def kill_one(after: int) -> Callable[[int, int], None]:
    """Kill one of the cluster's processes when so much was told."""
    told: list[int] = []

    def progress(done: int, total: int) -> None:
        told.append(done)
        if len(told) == after:
            import psutil  # which Ray brings

            ours = psutil.Process().children(recursive=True)
            players = [process for process in ours if process.cmdline()[:1] and "Player" in process.cmdline()[0]]
            assert len(players) == 2
            players[0].kill()

    return progress


def report(**more: Any) -> Report:
    plan = make_plan(replace(planned(), lineup=["greedy"] * 4), games=6_000, search=10)
    return run_report(plan, open_store(plan, None), **more)


def test_a_report_is_the_same_when_a_process_is_killed() -> None:
    here = report(threads=1)
    there = report(cluster=cluster.LOCAL, progress=kill_one(after=6))
    assert there.complete
    assert there.to_json() == here.to_json()


def test_the_arena_is_the_same_when_a_process_is_killed() -> None:
    bots = ("sharp@20", "greedy")
    here = held(bots, deals=6)
    settings = ArenaSettings(deals=6, cluster=cluster.LOCAL)
    there = run_arena(planned(*bots), settings, progress=kill_one(after=8))
    assert without_time(there) == without_time(here)


def test_a_simulation_is_the_same_when_a_process_is_killed() -> None:
    lucre = games.load("lucre")
    same = {"games": 60_000, "bots": ["greedy", "random"], "seed": SEED}
    here = simulate(lucre, threads=1, **same).to_json()  # type: ignore[arg-type]
    there = simulate(lucre, cluster=cluster.LOCAL, progress=kill_one(after=10), **same).to_json()  # type: ignore[arg-type]
    timed = ("seconds", "decisions_per_s", "threads")
    assert {k: v for k, v in there.items() if k not in timed} == {k: v for k, v in here.items() if k not in timed}
