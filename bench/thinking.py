"""How many moves people make at tables where all others are bots that think, and how long they wait for an answer."""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from pathlib import Path

import numpy as np

from bench.machine import machine, stolen_time, taken_since
from bench.measure import Progress, Spread, counter
from bench.moves import at
from bench.processes import Cores, Load, free_port, serving
from bench.results import Limit, Results, Row
from bench.table_load import WARM_UP, Loaded

BOT, CHEAP = "sharp", "quick"
KEY = "only-for-this-benchmark"  # of the operator
MOST_WARM_UPS = 20
SIZES = (2, 10, 50)  # tables
LEAST_SHARE = 0.5  # of the moves of people without bots, that are to be made with three cheap ones at each table
SEATS = 4
RATE = "Moves of people a second, everybody plays as soon as they may"
TIME = "Time until a move of a person is acknowledged meanwhile"
NOTES = {
    RATE: f"One person and three bots ({BOT}) sit at each table of Lucre, and bots move as soon as they have thought (a"
    " table's pace is 0.7 s otherwise). Server, processes that think and load generator share all cores. Beside is what"
    " became of the bots' moves: thought about as a level below does, with less time, or by the greedy rules.",
    TIME: "From when it was sent to when it is safe on disk, in the same run.",
}
CHEAP_RATE = f"Moves of people a second, with three bots ({CHEAP}) at each table and with none"
CHEAP_TIME = "Time until a move of a person is acknowledged there"
CHEAP_NOTES = {
    CHEAP_RATE: f"Each table of Lucre has one person and three bots ({CHEAP}) in one way, four people in the other; all"
    " play as soon as they may. Server and load generator share all cores. Moves of bots are not counted.",
    CHEAP_TIME: NOTES[TIME],
}
COUNTED = re.compile(
    r"^cutpurse_(thoughts_total|cheaper_moves_total|thought_waiting_seconds_count)(\{.*\})? (\S+)$", re.MULTILINE
)


@dataclass(frozen=True)
class Way:
    """A way to run the server."""

    name: str
    thinkers: int | None = None  # none: as these sources do it by themselves
    bot: str = BOT  # in three of the seats; none: people
    sources: str = ""  # a folder; none: ours

    def command(self, port: int, folder: Path) -> list[str]:
        words = f"-m cutpurse serve --host 127.0.0.1 --port {port} --no-limits --database sqlite:///{folder}/tables.db"
        more = [] if self.thinkers is None else ["--thinkers", str(self.thinkers)]
        return [sys.executable, *words.split(), *more]

    @property
    def environment(self) -> dict[str, str]:
        return {"CUTPURSE_OPERATOR_KEY": KEY} | ({"PYTHONPATH": self.sources} if self.sources else {})


@dataclass(frozen=True, kw_only=True)
class Found:
    """One round."""

    loaded: Loaded
    moves: Mapping[str, float]  # of bots, by how: thought about, lower, shorter, greedy; empty if that is not told


def run(sizes: Sequence[int], seconds: float, rounds: int, before: Path | None, progress: Progress | None) -> Results:
    """Measure all ways in turn."""
    ways = [Way(f"{n} process{'es' if n > 1 else ''}", n) for n in (1, 2)]
    if before:
        ways.insert(0, Way("before", sources=str(before.resolve() / "src")))
        compiling = [sys.executable, "-m", "cutpurse", "compile", "lucre"]  # until then its bots would not think
        subprocess.run(compiling, env=os.environ | ways[0].environment, check=True, stderr=subprocess.DEVNULL)
    return measured("People at tables with bots that think", NOTES, ways, sizes, (seconds, rounds), progress)


def run_cheap(sizes: Sequence[int], seconds: float, rounds: int, progress: Progress | None) -> Results:
    """Measure tables with cheap bots beside tables without any."""
    ways = [Way(f"three {CHEAP}", 1, CHEAP), Way("no bots", 1, "")]
    return measured("People at tables with cheap bots", CHEAP_NOTES, ways, sizes, (seconds, rounds), progress)


def measured(
    title: str,
    notes: dict[str, str],
    ways: Sequence[Way],
    sizes: Sequence[int],
    length: tuple[float, int],
    progress: Progress | None,
) -> Results:
    """All ways in turn, in so many rounds of so many seconds."""
    seconds, rounds = length
    here, before = machine(), stolen_time()
    done = counter(progress, rounds * len(ways) * len(sizes))
    found: dict[tuple[Way, int], list[Found]] = {(way, size): [] for size in sizes for way in ways}
    for _ in range(rounds):
        for (way, size), those in found.items():
            those.append(measure(way, size, seconds))
            done()
    return Results(
        title=title,
        date=date.today().isoformat(),
        taken=f"rounds: {rounds}, all in turn, {seconds:g} seconds each",
        machine=here | taken_since(before),
        notes=notes,
        rows=tuple(rows_of(found, *notes)),
    )


def measure(way: Way, tables: int, seconds: float) -> Found:
    """One server, with so many tables."""
    mine, port = sorted(os.sched_getaffinity(0)), free_port()
    where = Cores(server=frozenset(mine), load=mine[-1])
    with tempfile.TemporaryDirectory(prefix="cutpurse-bench-") as name:
        folder = Path(name)
        command, log = way.command(port, folder), folder / "server.log"
        with (
            serving(command, port, "/healthz", where.server, log, way.environment) as server,
            Load("cutpurse", server, where, folder / "load.log", way.bot) as load,
        ):
            load.order("open", tables=tables)
            load.order("connect", tables=tables, people=1 if way.bot else SEATS)
            warm_up(load, server.address)
            earlier = counts(server.address)
            loaded = Loaded.of(load.order("flat_out", seconds=seconds))
            later = counts(server.address)
    return Found(loaded=loaded, moves={name: later[name] - earlier.get(name, 0.0) for name in later})


def warm_up(load: Load, address: str) -> None:
    """Until games are loaded, processes have started and bots think."""
    for number in range(MOST_WARM_UPS):
        before = counts(address)
        load.order("flat_out", seconds=WARM_UP)
        after = counts(address)
        asked, begun = (after.get(name, 0.0) - before.get(name, 0.0) for name in ("all", "begun"))
        if number and begun >= asked / 2:
            return


def counts(address: str) -> dict[str, float]:
    """What the metrics tell of bots' moves; nothing, if they tell nothing."""
    try:
        request = urllib.request.Request(f"{address}/metrics", headers={"authorization": f"Bearer {KEY}"})
        with urllib.request.urlopen(request) as answer:
            text = answer.read().decode()
    except OSError:
        return {}
    told: dict[str, float] = {}
    for name, labels, value in COUNTED.findall(text):
        if name == "thoughts_total":
            kind = "all" if 'kind="move"' in labels else "other"
        elif name == "cheaper_moves_total":
            kind = next((kind for kind in ("lower", "shorter") if f'"{kind}"' in labels), "greedy")
        else:
            kind = "begun"
        told[kind] = told.get(kind, 0.0) + float(value)
    return told


def rows_of(found: Mapping[tuple[Way, int], Sequence[Found]], rate: str = RATE, time: str = TIME) -> Iterator[Row]:
    for (way, size), those in found.items():
        rates = Spread.of_rates([each.loaded.rate for each in those])
        figures = {"best": rates.best, "worst": rates.worst}
        limits, beside = cheap_limit(way, size, rates.best, found)
        yield Row(
            part=rate,
            name=title(way, size),
            unit="moves/s",
            figures=figures,
            beside=(*beside, *what_became(those)),
            limits=limits,
        )
    for (way, size), those in found.items():
        times = np.array([*chain.from_iterable(each.loaded.milliseconds for each in those)])
        figures = {"median": at(times, 0.5), "99%": at(times, 0.99), "longest": at(times, 1.0)} if times.size else {}
        yield Row(part=time, name=title(way, size), unit="ms", figures=figures)


def cheap_limit(
    way: Way, size: int, rate: float, found: Mapping[tuple[Way, int], Sequence[Found]]
) -> tuple[tuple[Limit, ...], tuple[str, ...]]:
    """What people do at tables with cheap bots is held to a part of what they do without."""
    without = [
        each.loaded.rate
        for (other, tables), those in found.items()
        for each in those
        if not other.bot and tables == size
    ]
    if way.bot != CHEAP or not without:
        return (), ()
    share = rate / max(without)
    return (Limit(text=f"at least {LEAST_SHARE:g}x without bots", met=share >= LEAST_SHARE),), (
        f"{share:.2f}x without bots",
    )


def what_became(those: Sequence[Found]) -> tuple[str, ...]:
    """Of the bots' moves."""
    total = sum(each.moves.get("all", 0.0) for each in those)
    if not total:
        return ()
    kinds = ("lower", "shorter", "greedy")
    shares = {kind: sum(each.moves.get(kind, 0.0) for each in those) / total for kind in kinds}
    return tuple(f"{share:.0%} {kind}" for kind, share in shares.items())


def title(way: Way, size: int) -> str:
    return f"{way.name}, {size:,} tables"
