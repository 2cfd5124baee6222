"""The lab's speed: a report on 100,000 games on two cores, and what spreading costs, by processes and by a cluster."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from bench.machine import machine
from bench.measure import Progress, Spread, child_seconds, counter
from bench.results import Limit, Results, Row, figure
from cutpurse.core.game import Game

GAMES = 100_000
MOST_SECONDS = 60.0
MOST_MEMORY = 1024.0  # MiB, of all processes together
CORES = 2
LOOK = 0.2  # seconds between two looks at the memory

REPORT = "A report on 100,000 games, all metrics that need no search"
SPREAD = "The same games counted by one process, by two, and by two of a local Ray cluster"
NOTES = {
    REPORT: "The whole command, from start to the written page, with two processes and compiled code in the cache."
    " Processor seconds are those of all processes; half of them is what two idle cores take at best.",
    SPREAD: "Seconds of the whole command on a quarter of the games. A cluster takes its time to start, the same for"
    " ten games as for ten million.",
}


def run(games: Sequence[Game], rounds: int, progress: Progress) -> Results:
    """Measure on the first of these games."""
    here, name = machine(), games[0].name
    done = counter(progress, 4 * rounds)
    walls, busies, peaks = [], [], []
    spreads: dict[str, list[float]] = {}
    for _ in range(rounds):
        wall, busy, peak = command(name, "--games", str(GAMES), "--threads", str(CORES))
        walls.append(wall)
        busies.append(busy)
        peaks.append(peak)
        done()
        for how, where in (
            ("one process", ("--threads", "1")),
            ("two processes", ("--threads", "2")),
            ("local cluster", ("--cluster", "local")),
        ):
            wall, _, _ = command(name, "--games", str(GAMES // 4), *where)
            spreads.setdefault(how, []).append(wall)
            done()
    alone = min(spreads["one process"])
    return Results(
        title=f"The designer's lab, on {games[0].title}",
        date=date.today().isoformat(),
        taken=f"{rounds} {'round' if rounds == 1 else 'rounds'}",
        machine=here,
        notes=NOTES,
        rows=(
            figure(REPORT, "seconds", Spread.of_times(walls), unit="s", limits=limit_time(min(walls))),
            figure(REPORT, "processor seconds", Spread.of_times(busies), unit="s"),
            memory_row(peaks),
            *(
                figure(SPREAD, how, Spread.of_times(found), unit="s", ratio=alone / min(found),
                       beside=(f"{alone / min(found):.2f} times one process",))
                for how, found in spreads.items()
            ),
        ),
    )  # fmt: skip


def limit_time(seconds: float) -> tuple[Limit, ...]:
    return (Limit(text=f"within {MOST_SECONDS:.0f} s", met=seconds <= MOST_SECONDS),)


def memory_row(peaks: Sequence[float]) -> Row:
    met = max(peaks) <= MOST_MEMORY
    limits = (Limit(text="within 1 GiB", met=met),)
    in_kb = Spread.of_times([1024 * peak for peak in peaks])
    return figure(REPORT, "memory of all processes", in_kb, unit="kB", limits=limits)


def command(game: str, *options: str) -> tuple[float, float, float]:
    """Seconds, processor seconds and the most MiB at once of one report, all its processes together."""
    with tempfile.TemporaryDirectory(prefix="cutpurse-lab-") as folder:
        words = ["lab", "report", game, "--search", "0", "--seed", "bench", "--out", str(Path(folder) / "r.html")]
        start, before = time.perf_counter(), child_seconds()
        process = subprocess.Popen([sys.executable, "-m", "cutpurse", *words, *options], stdout=subprocess.DEVNULL)
        peak = 0.0
        while process.poll() is None:
            peak = max(peak, sum(memory_of(pid) for pid in family(process.pid)))
            time.sleep(LOOK)
        assert process.returncode == 0
        return time.perf_counter() - start, child_seconds() - before, peak


def family(pid: int) -> Iterator[int]:
    """A process and all that it has started."""
    yield pid
    with suppress(OSError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in children.read_text().split():
                yield from family(int(child))


def memory_of(pid: int) -> float:
    """MiB that a process uses, what it shares with others divided among them."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0
