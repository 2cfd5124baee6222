"""How many moves the table server carries, beside boardgame.io's server in one run."""

import json
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from math import inf, isfinite
from pathlib import Path
from statistics import median
from typing import TypeAlias

import numpy as np

from bench.machine import machine, stolen_time, taken_since
from bench.measure import Progress, Spread, counter
from bench.moves import at
from bench.processes import LOAD, cores, open_files, safe_write
from bench.results import Limit, Results, Row, figure
from bench.table_load import OURS, THEIRS, Candidate, Idle, Loaded, Round, leave_alone, play

SIZES = (10, 100, 1_000, 10_000)  # tables
HELD, MANY = 1_000, 10_000  # tables that further limits are for
LEAST = {10: 1.0, 100: 1.0, HELD: 1.3}  # by tables, times boardgame.io's rate
LEAST_OF_HELD = 0.8  # of the rate with 1,000 tables, with 10,000
SAME_RATE = 1_000  # moves/s that both servers get
MOST_LATE, SHARE = 50, 0.99  # milliseconds, for so many of the answers
MOST_MEMORY = 50  # kB for an idle table
MOST_BUSY = 0.85  # of the load generator's core: beyond, it may be what is measured

FULL = "Acknowledged moves a second, everybody plays as soon as they may"
HALF = "Time until a move is acknowledged, at half that load"
SAME = f"Time until a move is acknowledged, at {SAME_RATE:,} moves a second"
MEMORY = "Memory for an idle table"
WORKERS = "More workers, and PostgreSQL"
WORKERS_NAMED = {1: "one worker", 2: "two workers", 4: "four workers"}
NOTES = {
    FULL: "Four people sit at each table, each with a connection of its own. The server has one core, the load"
    " generator another. Ours plays Lucre, and acknowledges a move when it is safe on disk: SQLite's log is synced"
    " (fsync) once for all moves that wait. boardgame.io plays a card game of the same length and keeps it in memory:"
    " what it has acknowledged is forgotten when it ends. Its move counts as acknowledged when the player is told of"
    " the state after it. When a match is over another follows, which is load, but no move. Before, every table has"
    " played a part of a match, some more, some less, so that matches end at all times. Limits and ratios are about"
    " the medians of all rounds. Beside is how busy the two cores were, and the server's memory meanwhile.",
    HALF: "Half of what the same server has carried just before. Moves are due by a schedule that does not wait for the"
    " server, and time counts from when they were due: a server that is late is late for all who come meanwhile. Up to"
    " a millisecond is the load generator's own clock. At few tables a move may be due before the next match begins.",
    SAME: "As many moves for both.",
    MEMORY: "How much the server's resident memory has grown, for each table where a match has begun: nobody is"
    " connected, and then one person is. boardgame.io's garbage is collected before. Memory comes in pages, so ten"
    " tables tell little.",
    WORKERS: f"Ours, with {HELD:,} tables. Workers are kept on as many cores, or on all that there are; where that"
    " leaves none to the load generator, it takes its share from one of them, and they can carry more than this.",
}

Found: TypeAlias = Mapping[tuple[Candidate, int], Sequence[Round]]
"""The rounds of a server with so many tables."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How much is measured."""

    sizes: Sequence[int] = SIZES
    seconds: float = 10.0  # for each load
    rounds: int = 3
    postgres: str = ""  # the address of an empty database, to be measured, too


def run(settings: Settings, progress: Progress | None = None) -> Results:
    """Measure everything; an hour or two."""
    here, before = surroundings(), stolen_time()
    pairs = [(candidate, size) for size in settings.sizes for candidate in (OURS, THEIRS)]
    more = [(candidate, HELD) for candidate in with_workers(settings.postgres)]
    done = counter(progress, settings.rounds * len(pairs + more) + len(pairs))
    found: dict[tuple[Candidate, int], list[Round]] = {pair: [] for pair in pairs + more}
    for _ in range(settings.rounds):
        for (candidate, size), rounds in found.items():
            rounds.append(play(candidate, size, settings.seconds, SAME_RATE if size == HELD else None))
            done()
    idle = {}
    for candidate, size in pairs:
        idle[candidate, size] = leave_alone(candidate, size)
        done()
    return Results(
        title="The table server, beside boardgame.io's",
        date=date.today().isoformat(),
        taken=f"rounds: {settings.rounds}, all servers in turn, {settings.seconds:g} seconds for each load",
        machine=here | taken_since(before),
        notes=NOTES,
        rows=tuple(rows_of(found, idle)),
    )


def with_workers(postgres: str) -> list[Candidate]:
    """Ours with several workers, and, if there is a database for it, on PostgreSQL."""
    found = [Candidate(f"{words}, SQLite", workers=n) for n, words in WORKERS_NAMED.items() if n > 1]
    if postgres:
        for n, words in WORKERS_NAMED.items():
            found.append(Candidate(f"{words}, PostgreSQL", workers=n, database=postgres))
    return found


def surroundings() -> dict[str, str]:
    """The machine, and what these figures depend on beside it."""
    here, where = machine(), cores()
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    peer = json.loads((LOAD / "node_modules" / "boardgame.io" / "package.json").read_text())["version"]
    with tempfile.TemporaryDirectory(prefix="cutpurse-bench-") as folder:
        disk = safe_write(Path(folder))
    return {
        "processor": here["processor"],
        "the server's core, the load generator's": f"{min(where.server)}, {where.load}",
        "Python": here["Python"],
        "SQLite": sqlite3.sqlite_version,
        "boardgame.io": f"{peer}, Node.js {node}",
        "disk": f"4 kB are safe after {disk * 1000:.2f} ms (fsync, in the median)",
        "connections to a process": f"about {open_files():,}",
        "busy processes before the run": here["busy processes before the run"],
    }


def rows_of(found: Found, idle: Mapping[tuple[Candidate, int], Idle]) -> Iterator[Row]:
    """All rows, part by part. Whoever is measured idle, too, is one of the two that are compared."""
    for candidate, size in idle:
        yield full_row(found, candidate, size)
    for candidate, size in idle:
        yield late_row(HALF, candidate, size, [each.half for each in found[candidate, size]])
    for candidate, size in idle:
        if same := [each.same for each in found[candidate, size] if each.same]:
            yield late_row(SAME, candidate, size, same)
    for (candidate, size), memory in idle.items():
        yield memory_row(candidate, size, memory)
    for (candidate, size), rounds in found.items():
        if (candidate, size) not in idle:
            yield worker_row(candidate, rounds)


def title(candidate: Candidate, size: int) -> str:
    return f"{candidate.name}, {size:,} tables"


def full_row(found: Found, candidate: Candidate, size: int) -> Row:
    """How many moves a server carries; ours beside theirs."""
    rounds = found[candidate, size]
    loads = [each.full for each in rounds]
    rate, spread, theirs = median_rate(rounds), rates_of(loads), median_rate(found[THEIRS, size])
    ratio = rate / theirs if candidate is OURS and theirs else None  # with too many people theirs may do nothing
    limits = []
    if ratio is not None and size in LEAST:
        limits.append(Limit(text=f"at least {LEAST[size]:g}x boardgame.io", met=ratio >= LEAST[size]))
    if candidate is OURS and size == MANY and (OURS, HELD) in found:
        share = rate / median_rate(found[OURS, HELD])
        text = f"at least {LEAST_OF_HELD:g} of the rate with {HELD:,} tables ({share:.2f})"
        limits.append(Limit(text=text, met=share >= LEAST_OF_HELD))
    beside = [f"{ratio:.2f}x boardgame.io"] if ratio is not None else []
    if rounds[0].playing < size:
        beside.append(f"people at {rounds[0].playing:,} of them")
    beside += [*busy(loads), f"{max(each.memory for each in rounds) / 1e6:,.0f} MB"]
    return Row(
        part=FULL,
        name=title(candidate, size),
        unit="moves/s",
        figures={"median": rate, "best": spread.best, "worst": spread.worst},
        ratio=ratio,
        beside=tuple(beside),
        limits=(*limits, *doubts(loads)),
    )


def median_rate(rounds: Sequence[Round]) -> float:
    """Of acknowledged moves, when everybody plays as soon as they may."""
    return median(each.full.rate for each in rounds)


def rates_of(loads: Sequence[Loaded]) -> Spread:
    return Spread.of_rates([each.rate for each in loads])


def late_row(part: str, candidate: Candidate, size: int, loads: Sequence[Loaded]) -> Row:
    """How long all moves of all rounds took."""
    usual, late, longest = waits(loads)
    held = candidate is OURS and size == HELD and part == HALF
    limits = [Limit(text=f"{SHARE:.0%} under {MOST_LATE} ms", met=late < MOST_LATE)] if held else []
    return Row(
        part=part,
        name=title(candidate, size),
        unit="ms",
        figures={"median": told(usual), f"{SHARE:.0%}": told(late), "longest": told(longest)},
        beside=(f"{rates_of(loads).best:,.0f} moves/s", *busy(loads)),
        limits=(*limits, *doubts(loads)),
    )


def waits(loads: Sequence[Loaded]) -> tuple[float, float, float]:
    """The median, what nearly all moves stay within, and the longest. Moves without an answer wait for ever."""
    unanswered = [inf] * sum(each.unanswered for each in loads)
    times = np.array([*chain.from_iterable(each.milliseconds for each in loads), *unanswered])
    return (at(times, 0.5), at(times, SHARE), at(times, 1.0)) if times.size else (inf, inf, inf)


def told(wait: float) -> float | None:
    """A time for the table; none if there was no answer."""
    return wait if isfinite(wait) else None


def memory_row(candidate: Candidate, size: int, idle: Idle) -> Row:
    """How much memory a table takes."""
    alone, watched = idle.alone / 1000, idle.watched / 1000
    limits = []
    if candidate is OURS and size >= HELD:
        limits.append(Limit(text=f"under {MOST_MEMORY} kB", met=alone < MOST_MEMORY))
        limits.append(Limit(text=f"aim: with one person, too, under {MOST_MEMORY} kB", met=watched < MOST_MEMORY))
    limits += nothing_lost([idle.trouble])
    figures = {"nobody connected": alone, "one person each": watched}
    return Row(part=MEMORY, name=title(candidate, size), unit="kB", figures=figures, limits=tuple(limits))


def worker_row(candidate: Candidate, rounds: Sequence[Round]) -> Row:
    """Another way to run ours; what the load generator's core does matters only if it is its own."""
    usual, late, _ = waits([each.half for each in rounds])
    loads = [each.full for each in rounds]
    shared = cores(candidate.workers).shared
    with_load = ["the load generator shares a core with them"] if shared else busy(loads)
    return figure(
        WORKERS,
        candidate.name,
        rates_of(loads),
        unit="moves/s",
        beside=(*with_load, f"at half of it median {usual:.1f} ms, {SHARE:.0%} {late:.1f} ms"),
        limits=tuple(doubts(loads, shared=shared)),
    )


def busy(loads: Sequence[Loaded]) -> list[str]:
    """Of the two cores, in the busiest round."""
    server, load = (max(shares) for shares in zip(*(each.busy for each in loads), strict=True))
    return [f"server's core {server:.0%} busy", f"load generator's {load:.0%}"]


def doubts(loads: Sequence[Loaded], *, shared: bool = False) -> list[Limit]:
    """What must be so for a figure to mean anything; told only where it is not."""
    limits = [
        Limit(
            text=f"load generator's core under {MOST_BUSY:.0%} busy",
            met=shared or all(each.busy[1] < MOST_BUSY for each in loads),
        ),
        Limit(text="every move is answered", met=not any(each.unanswered for each in loads)),
    ]
    return [limit for limit in limits if not limit.met] + nothing_lost([each.trouble for each in loads])


def nothing_lost(troubles: Sequence[Mapping[str, int]]) -> list[Limit]:
    """Told only where something was."""
    found = sorted({f"{times} {what}" for trouble in troubles for what, times in trouble.items()})
    return [Limit(text=f"nothing is refused or lost ({', '.join(found)})", met=False)] if found else []
