"""Much to be played: in chunks that are spread, kept in a file, and put together in their order.

A chunk's result is decided by the seed, the rules, the bots and its number. So it does not matter who plays it, when,
or how often; a study that was stopped goes on, and a longer one uses what a shorter one has kept.
"""

import base64
import hashlib
import json
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np

from cutpurse import __version__
from cutpurse.arena.duplicate import BotPool
from cutpurse.arena.kept import KeptLines, Kind
from cutpurse.arena.setup import Progress, Setup
from cutpurse.arena.workers import spread
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.lab.chances import trace_game
from cutpurse.lab.counted import count_games, pace_of
from cutpurse.lab.duels import play_deal
from cutpurse.lab.recording import is_simple, record
from cutpurse.lab.samples import Column, Floats, Table, join
from cutpurse.lab.told import tell_games

What: TypeAlias = Literal["games", "counted", "fresh", "chances", "deals"]

CHUNK = 1_000  # games of simple bots that are played at a time
SEARCH_CHUNK = 4  # games of bots that search
TRACE_CHUNK = 5  # games whose chances are played out
DENSE = 10  # chunks of which many games are told
TOLD_DENSE, TOLD = 100, 10  # games of such a chunk that are told in words, and of the others
LAB = Kind(format="cutpurse-lab", owner="the lab", content="what another study has played", flag="--keep")


@dataclass(frozen=True, kw_only=True)
class Run:
    """Something to be played: games that are counted and told, or counted only, or with chances; or duplicate deals.

    "fresh" is "counted" on deals of another seed, which the study's own seed decides: a store tells the two apart.
    """

    what: What
    setup: Setup
    size: int  # how many games or deals

    @cached_property
    def digest(self) -> str:
        """Names what is played, apart from the game and the seed."""
        options = self.setup.game.write_options(self.setup.options)
        told = json.dumps([self.what, options, self.setup.seats, list(self.setup.lineup)])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    @property
    def chunk_size(self) -> int:
        """How many games or deals are done at a time."""
        if self.what in ("games", "counted", "fresh"):
            return CHUNK if is_simple(self.setup.lineup) else SEARCH_CHUNK
        return TRACE_CHUNK if self.what == "chances" else 1

    def chunks(self) -> Iterator["Chunk"]:
        """One after the other: a run that only the time limits has millions, most of which are never played."""
        for first in range(0, self.size, self.chunk_size):
            yield Chunk(self.digest, first, min(self.chunk_size, self.size - first))

    def has(self, chunk: "Chunk") -> bool:
        """Whether it is one of the chunks."""
        own = chunk.run == self.digest and chunk.first < self.size and chunk.first % self.chunk_size == 0
        return own and chunk.games == min(self.chunk_size, self.size - chunk.first)


@dataclass(frozen=True, order=True)
class Chunk:
    """Some consecutive games of a run."""

    run: str  # its digest
    first: int
    games: int


@dataclass(frozen=True)
class Part:
    """What a chunk, or all chunks of a run, have shown."""

    tables: Mapping[str, Table]
    examples: Mapping[str, str] = field(default_factory=dict)  # in words, by the key of a message
    courses: Sequence[Mapping[str, Any]] = ()  # of games, to be drawn

    def pack(self) -> dict[str, Any]:
        """As JSON; numbers are packed, and come back as they were."""
        tables = {}
        for name, table in self.tables.items():
            rows = [(metric, group, column.n is not None) for (metric, group), column in table.columns.items()]
            pairs = [(c.x,) if c.n is None else (c.x, c.n) for c in table.columns.values()]
            numbers = np.array([row for pair in pairs for row in pair], np.float64).reshape(-1, len(table.games))
            tables[name] = {"rows": rows, "games": table.games.tolist(), "numbers": pack_numbers(numbers)}
        return {"tables": tables, "examples": dict(self.examples), "courses": list(self.courses)}


def pack_numbers(numbers: Floats) -> str:
    """By columns, which look alike; most are small whole numbers."""
    small = numbers.astype(np.int16)
    kept = small if (small == numbers).all() else numbers
    return kept.dtype.str + base64.b64encode(zlib.compress(kept.tobytes(), 1)).decode()


def unpack(data: Mapping[str, Any]) -> Part:
    """The part that was packed; ValueError, KeyError or zlib.error if it was none."""
    tables = {}
    for name, table in data["tables"].items():
        games = np.array(table["games"], np.int64)
        kind, packed = table["numbers"][:3], table["numbers"][3:]
        if kind not in ("<i2", "<f8"):
            raise ValueError
        numbers = np.frombuffer(zlib.decompress(base64.b64decode(packed)), kind).reshape(-1, len(games))
        rows = iter(numbers.astype(np.float64))
        columns = {(str(m), str(g)): Column(next(rows), next(rows) if ratio else None) for m, g, ratio in table["rows"]}
        tables[name] = Table(games, columns)
    return Part(tables, dict(data["examples"]), list(data["courses"]))


def combine(parts: Sequence[Part]) -> Part:
    """The parts of a run in their order, as one."""
    tables: dict[str, list[Table]] = defaultdict(list)
    examples: dict[str, str] = {}
    courses: list[Mapping[str, Any]] = []
    for part in parts:
        for name, table in part.tables.items():
            tables[name].append(table)
        examples = dict(part.examples) | examples
        courses += part.courses
    return Part({name: join(found) for name, found in tables.items()}, examples, courses)


@dataclass(frozen=True)
class StudyWork:
    """Does chunks of these runs."""

    runs: Mapping[str, Run]

    @contextmanager
    def begin(self) -> Iterator[Callable[[Chunk], Part]]:
        pools: dict[str, BotPool] = {}
        with ExitStack() as stack:

            def do(chunk: Chunk) -> Part:
                run = self.runs[chunk.run]
                if run.what == "deals" and chunk.run not in pools:
                    pools[chunk.run] = stack.enter_context(closing(BotPool(run.setup)))
                return play_chunk(run, chunk, pools.get(chunk.run))

            yield do


@cache
def pace(game: Game) -> float:
    return pace_of(game)


def play_chunk(run: Run, chunk: Chunk, pool: BotPool | None = None) -> Part:
    numbers = range(chunk.first, chunk.first + chunk.games)
    setup = run.setup
    if run.what == "deals":
        assert pool is not None
        return Part({"deals": join([play_deal(setup, pool, deal) for deal in numbers])})
    if run.what == "chances":
        traced = [trace_game(setup, game) for game in numbers]
        return Part({"chances": join([table for table, _ in traced])}, courses=[course for _, course in traced])
    recording = record(setup, numbers)
    counted = count_games(setup, recording, pace(setup.game))
    if run.what in ("counted", "fresh"):
        return Part({"games": counted})
    told = chunk.games
    if is_simple(setup.lineup):
        told = min(told, TOLD_DENSE if chunk.first < DENSE * CHUNK else TOLD)
    words, examples = tell_games(setup, recording, range(told))
    return Part({"games": counted, "told": words}, examples)


class Store:
    """What chunks have shown, in memory and, if a file is named, in that file."""

    def __init__(self, game: Game, seed: bytes, path: Path | None) -> None:
        self.parts: dict[Chunk, Part] = {}
        self._file = KeptLines(path, LAB, header(game, seed)) if path else None
        for number, line in enumerate(self._file.lines if self._file else (), 2):
            try:
                data = json.loads(line)
                chunk = Chunk(str(data["run"]), int(data["first"]), int(data["games"]))
                self.parts[chunk] = unpack(data)
            except (ValueError, KeyError, TypeError, StopIteration, zlib.error):
                self.close()
                raise CutpurseError(f"{path}: line {number} is not a part of a study") from None

    def add(self, chunk: Chunk, part: Part) -> None:
        self.parts[chunk] = part
        if self._file:
            self._file.append({"run": chunk.run, "first": chunk.first, "games": chunk.games} | part.pack())

    def close(self) -> None:
        if self._file:
            self._file.close()

    def missing(self, run: Run) -> int:
        """How many games of a run are still to be played."""
        return run.size - sum(chunk.games for chunk in self.parts if run.has(chunk))

    def of(self, run: Run) -> Part | None:
        """All that is known of a run; None: nothing."""
        found = sorted(chunk for chunk in self.parts if run.has(chunk))
        return combine([self.parts[chunk] for chunk in found]) if found else None


def header(game: Game, seed: bytes) -> dict[str, Any]:
    """What must be the same for parts to be counted together."""
    return {"version": __version__, "game": game.name, "rules": game.version, "seed": seed.hex()}


def begin_with_all(runs: Sequence[Run]) -> Iterator[Chunk]:
    """All chunks: one of each run, then the rest of each. So something is known of everything, wherever it stops."""
    for run in runs:
        yield from islice(run.chunks(), 1)
    for run in runs:
        yield from islice(run.chunks(), 1, None)


def play_study(
    runs: Sequence[Run],
    store: Store,
    *,
    threads: int | None = None,
    cluster: str | None = None,
    deadline: float | None = None,
    costs: Mapping[str, float] | None = None,
    progress: Progress | None = None,
) -> bool:
    """Play what is missing into the store; whether all was played.

    Ctrl-C ends it with what is done; so does the deadline (of `time.monotonic`). `costs` are the seconds that a game of
    each run takes, for the progress.
    """
    by_digest = {run.digest: run for run in runs}
    weights = {run.digest: (costs or {}).get(run.digest, 1.0) for run in runs}  # of a game
    total = max(1, round(1000 * sum(run.size * weights[run.digest] for run in runs)))
    done = sum((run.size - store.missing(run)) * weights[run.digest] for run in runs)
    missing = (chunk for chunk in begin_with_all(runs) if chunk not in store.parts)

    def in_time() -> Iterator[Chunk]:
        for chunk in missing:
            if deadline is not None and time.monotonic() > deadline and chunk.first:
                return  # the first of each run is played in any case
            yield chunk

    start = time.monotonic()

    def tell() -> None:
        if progress and deadline is not None:
            progress(round(1000 * (time.monotonic() - start)), round(1000 * (deadline - start)))
        elif progress:
            progress(round(1000 * done), total)

    tell()
    try:
        with closing(spread(StudyWork(by_digest), in_time(), threads, cluster)) as results:
            for chunk, part in results:
                store.add(chunk, part)
                done += chunk.games * weights[chunk.run]
                tell()
    except KeyboardInterrupt:
        if not store.parts:
            raise
    return not any(store.missing(run) for run in runs)
