"""How long moves take, held against the time they are given, with two searches side by side."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count, cycle, islice
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from bench.ours import four_seats
from bench.results import Limit, Row
from cutpurse import games
from cutpurse.bots import choose, make, read_budget
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match

BOTS = ("sharp@20ms", "sharp@50ms", "expert@200ms")
MOVES = 250  # of each of the two
TURN = 0.3  # seconds of another measurement
MOST = 1.2  # times the budget, for
MOST_MOVES = 0.99  # so many of the moves

PART = "Time for a move, in percent of its budget"
NOTE = (
    "From a match to an action: redealing, searching, choosing. Two searches run side by side, in two threads of one"
    " process and in two processes. Positions of all games in turn, from games of greedy bots, where there is a choice."
    " Beside it is the same of the time that the thread had a processor: where that is less, others use the machine."
)
LEVEL = "Time for a move, as the levels have it"
LEVEL_NOTE = (
    "The same positions and two processes side by side, with the levels' own budgets: iterations, less where a decision"
    " is clear. They are held to the limit in time that a level has beside them."
)
ROOT = Path(__file__).parents[1]
CODE = """
import json, sys
sys.path.insert(0, sys.argv[4])
from bench.moves import time_moves
print(json.dumps(time_moves(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
"""

Times: TypeAlias = list[tuple[float, float]]
"""Seconds of each move, and how many of them its thread had a processor."""

Pair: TypeAlias = Callable[[str, int], Times]
"""Lets a bot make so many moves on each of two sides at once."""


def positions(game: Game, seed: int) -> Iterator[Match]:
    """Matches of greedy bots, one after another, stopped wherever there is a choice."""
    rng = fast_rng(seed)
    for number in count():
        match = Match(game, seats=four_seats(game), seed=(seed << 32 | number).to_bytes(32, "little"))
        while match.turn is not None:
            if len(match.legal) > 1:
                yield match
            match.play(choose("greedy", match, rng))


def time_moves(name: str, moves: int, seed: int) -> Times:
    """What a bot takes for so many moves; it has moved once in each game before, as in the arena."""
    bot, rng = make(name), fast_rng(seed)
    tables = [positions(games.load(game), seed) for game in games.names()]
    times = []
    for number, match in enumerate(map(next, islice(cycle(tables), len(tables) + moves))):
        start, busy = time.perf_counter(), time.thread_time()
        bot.choose(Position.of(match, rng))
        if number >= len(tables):
            times.append((time.perf_counter() - start, time.thread_time() - busy))
    return times


def in_threads(name: str, moves: int) -> Times:
    """Two threads of this process."""
    with ThreadPoolExecutor(2) as pool:
        return list(chain.from_iterable(pool.map(lambda seed: time_moves(name, moves, seed), (1, 2))))


def in_processes(name: str, moves: int) -> Times:
    """Two processes."""
    commands = [[sys.executable, "-c", CODE, name, str(moves), str(seed), str(ROOT)] for seed in (1, 2)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    told = [process.communicate()[0] for process in running]
    for process in running:
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, process.args)
    return list(chain.from_iterable(map(json.loads, told)))


SIDE_BY_SIDE: Mapping[str, Pair] = {"two threads": in_threads, "two processes": in_processes}


def measure(moves: int, done: Callable[[], None]) -> list[Row]:
    """A row for each budget and each way to run two searches."""
    rows = []
    for name in BOTS:
        for how, pair in SIDE_BY_SIDE.items():
            rows.append(row(f"{name}, {how}", pair(name, moves), seconds_of(name)))
            for _ in range(turns(name, moves)):
                done()
    return rows


def measure_levels(moves: int, done: Callable[[], None]) -> list[Row]:
    """A row for each level that searches."""
    rows, pair = [], list(SIDE_BY_SIDE.values())[-1]
    for name, (_, budget) in LEVELS.items():
        rows.append(level_row(name, budget, pair(name, moves)))
        done()
    return rows


def turns(name: str, moves: int) -> int:
    """For how many measurements so many moves count, so that the time left is about right."""
    return max(1, round(moves * seconds_of(name) / TURN))


def seconds_of(name: str) -> float:
    return read_budget(name.partition("@")[2]).seconds


def row(name: str, times: Times, budget: float) -> Row:
    """The times as parts of the budget."""
    parts, busy = np.array(times).T / budget
    median, late, longest = (at(parts, share) for share in (0.5, MOST_MOVES, 1.0))
    return Row(
        part=PART,
        name=name,
        unit="part",
        figures={"median": median, f"{MOST_MOVES:.0%}": late, "longest": longest},
        beside=(f"on a processor: {at(busy, MOST_MOVES):.0%}", f"{len(times)} moves"),
        limits=(Limit(text=f"{MOST_MOVES:.0%} within {MOST:.0%}", met=late <= MOST),),
    )


def level_row(name: str, budget: Budget, times: Times) -> Row:
    """The times in milliseconds."""
    took, busy = 1000 * np.array(times).T
    median, late, longest = (at(took, share) for share in (0.5, MOST_MOVES, 1.0))
    limit = 1000 * budget.seconds
    return Row(
        part=LEVEL,
        name=f"{name}, {budget.iterations:,} iterations",
        unit="ms",
        figures={"median": median, f"{MOST_MOVES:.0%}": late, "longest": longest},
        beside=(f"on a processor: {at(busy, MOST_MOVES):.1f} ms", f"{len(times)} moves"),
        limits=(Limit(text=f"{MOST_MOVES:.0%} within {limit:.0f} ms", met=late <= limit),),
    )


def at(parts: npt.NDArray[np.float64], share: float) -> float:
    """What so many of the moves stay within."""
    return float(np.quantile(parts, share, method="inverted_cdf"))
