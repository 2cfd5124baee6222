"""Bots against bots, by the thousand: who wins how often, and with what scores."""

import hashlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.arena.dataset import Notebook, Parts, kept_seed
from cutpurse.arena.intervals import Interval, of_mean, of_share
from cutpurse.arena.setup import Progress, Setup, count_threads
from cutpurse.arena.workers import spread
from cutpurse.bots import KINDS, line_up
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

if TYPE_CHECKING:
    from rich.console import Console

Numbers: TypeAlias = npt.NDArray[np.float64]

CHUNK = 1_000  # games that one thread plays at a stretch; each stretch has a random stream of its own


@dataclass(frozen=True, kw_only=True)
class BotResult:
    """How the seats of one bot have done."""

    name: str
    seats: int  # that it holds in each game
    win_share: float  # of all games, won by any of its seats; a shared win is split
    ci95: Interval
    fair_share: float  # if all seats were equal
    mean_score: float
    mean_score_ci95: Interval | None  # None: one game tells nothing about the spread


@dataclass(frozen=True, kw_only=True)
class SeatResult:
    """How one seat has done, whoever held it."""

    seat: int
    name: str
    win_share: float
    ci95: Interval
    mean_score: float
    mean_score_ci95: Interval | None


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """What many games have shown."""

    game: str
    title: str
    games: int
    decisions: int
    seconds: float
    decisions_per_s: float
    decisions_per_game: float
    shared_wins: float  # the share of games that several seats won together
    seed: str
    options: dict[str, str]
    threads: int
    interrupted: bool  # stopped before all games were played
    bots: tuple[BotResult, ...]
    seats: tuple[SeatResult, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Sums:
    """Sums over games. A game gives one sample of each number in `samples`."""

    games: int = 0
    decisions: int = 0
    total: Numbers = field(default_factory=lambda: np.zeros(1))
    squares: Numbers = field(default_factory=lambda: np.zeros(1))

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.games + other.games,
            self.decisions + other.decisions,
            self.total + other.total,
            self.squares + other.squares,
        )


def simulate(
    game: Game,
    *,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    seed: bytes | None = None,
    threads: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
    save: Sequence[Path] = (),
) -> Simulation:
    """Play so many games on so many threads (by default one per core), or on a cluster.

    The seed decides all but the time it takes. Ctrl-C ends it with what has been played, if anything has. All games are
    saved to these files; what a run that was stopped has left of them is gone on with.
    """
    if games < 1:
        raise CutpurseError(f"play at least one game, not {games}")
    if cluster is not None and save:
        raise CutpurseError("games are saved by one machine: leave out --cluster, or --save and --save-records")
    threads = count_threads(threads)
    seats = game.check_seats(seats)
    setup = Setup(
        game=game,
        options=game.complete_options(options, seats),
        seats=seats,
        lineup=simple_line_up(bots, seats),
        seed=seed or next(filter(None, map(kept_seed, save)), None) or secrets.token_bytes(32),
    )
    keep = [Parts(path, setup) for path in save]
    play_chunk(setup, 0, 0)  # compile or load before the clock starts
    start = time.perf_counter()
    tell = progress or (lambda done, total: None)
    if cluster is None:
        sums = play_all(partial(save_chunk, keep) if keep else partial(play_chunk, setup), games, threads, tell)
    else:
        sums = play_afar(setup, games, cluster, tell)
    if sums.games == games:
        for parts in keep:
            parts.finish(range(-(-games // CHUNK)))
    return summary(setup, sums, threads, time.perf_counter() - start, sums.games < games)


def simple_line_up(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat, of those that compiled loops know."""
    lineup = line_up(bots, seats)
    for name in lineup:
        if name not in KINDS:
            raise CutpurseError(f"simulate plays {' and '.join(KINDS)} only; `cutpurse arena` plays {name}, too")
    return lineup


def play_all(play: Callable[[int, int], Sums], games: int, threads: int, progress: Progress) -> Sums:
    """Play in chunks on threads; the sums are taken in the order of the chunks."""
    sums = Sums()
    waiting: deque[Future[Sums]] = deque()
    firsts = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(threads) as pool:
        try:
            while sums.games < games:
                while len(waiting) < 2 * threads and (first := next(firsts, None)) is not None:
                    waiting.append(pool.submit(play, first, min(CHUNK, games - first)))
                sums = sums + waiting.popleft().result()
                progress(sums.games, games)
        except KeyboardInterrupt:
            for future in waiting:
                future.cancel()
            if not sums.games:
                raise
    return sums


@dataclass(frozen=True)
class SimulatedGames:
    """The work of a simulation: a job is the number of the first game, and how many."""

    setup: Setup

    @contextmanager
    def begin(self) -> Iterator[Callable[[tuple[int, int]], Sums]]:
        yield lambda job: play_chunk(self.setup, *job)


def play_afar(setup: Setup, games: int, cluster: str, progress: Progress) -> Sums:
    """The same on a cluster. After Ctrl-C the chunks up to the first that is missing count."""
    jobs = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    done: dict[tuple[int, int], Sums] = {}
    try:
        with closing(spread(SimulatedGames(setup), iter(jobs), None, cluster)) as results:
            for job, sums in results:
                done[job] = sums
                progress(sum(size for _, size in done), games)
    except KeyboardInterrupt:
        if jobs[0] not in done:
            raise
    return sum((done[job] for job in takewhile(done.__contains__, jobs)), Sums())


def play_chunk(setup: Setup, first: int, games: int) -> Sums:
    """Games number `first` and on, from a random stream that belongs to them."""
    states = setup.game.template(setup.options, setup.seats, 2)
    kinds, rng = luck_of(setup, first)
    standings = np.zeros((games, MOST_SEATS), np.int64)
    points = np.zeros((games, MOST_SEATS), np.int64)
    decisions = loop.play_games(states, first, games, kinds, rng, standings, points)
    return sums_of(setup, first, int(decisions), standings[:, : setup.seats], points[:, : setup.seats])


def luck_of(setup: Setup, first: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Who plays (game `g` has `(q + g) % seats` in seat `q`), and the random stream of a chunk."""
    stream = hashlib.sha256(setup.seed + first.to_bytes(8, "little")).digest()
    kinds = np.array([KINDS[name] for name in setup.lineup], np.int64)
    return kinds, fast_rng(int.from_bytes(stream[:8], "little"))


def save_chunk(keep: Sequence[Parts], first: int, games: int) -> Sums:
    """The same games, saved to all these files, unless that was done before."""
    setup, number = keep[0].setup, first // CHUNK
    done = [parts.kept(number) for parts in keep]
    if all(sums and sums["games"] == games for sums in done):
        kept = done[0]
        return Sums(kept["games"], kept["decisions"], np.array(kept["total"]), np.array(kept["squares"]))
    kinds, rng = luck_of(setup, first)
    notebook = Notebook(setup)
    played = [notebook.play(first + i, kinds, rng) for i in range(games)]
    standings, points = np.array([game.standing for game in played]), np.array([game.scores for game in played])
    sums = sums_of(setup, first, sum(len(game.seat) for game in played), standings, points)
    for parts in keep:
        parts.add(number, played, asdict(sums) | {"total": sums.total.tolist(), "squares": sums.squares.tolist()})
    return sums


def sums_of(
    setup: Setup, first: int, decisions: int, standings: npt.NDArray[np.int64], points: npt.NDArray[np.int64]
) -> Sums:
    numbers = samples(setup, first, standings, points)
    return Sums(len(points), decisions, numbers.sum(axis=0), (numbers**2).sum(axis=0))


def samples(setup: Setup, first: int, standings: npt.NDArray[np.int64], points: npt.NDArray[np.int64]) -> Numbers:
    """A row per game: win shares and points of the seats, the same of the bots, and whether the win was shared."""
    games, seats = standings.shape
    won = (standings == standings.max(axis=1, keepdims=True)) & (standings >= 0)
    winners = won.sum(axis=1, keepdims=True)
    shares = won / np.maximum(winners, 1)
    seat = (np.arange(seats) - first - np.arange(games)[:, None]) % seats  # where each of the line-up sits
    held = np.array([[bot == name for name in setup.names] for bot in setup.lineup], np.float64)
    bot_shares = np.take_along_axis(shares, seat, axis=1) @ held
    bot_points = np.take_along_axis(points, seat, axis=1) @ (held / held.sum(axis=0))
    return np.hstack([shares, points, bot_shares, bot_points, winners > 1])


def summary(setup: Setup, sums: Sums, threads: int, seconds: float, interrupted: bool) -> Simulation:
    """The sums as shares and means."""
    game, names, seats = setup.game, setup.names, setup.seats
    bots_from = 2 * seats
    return Simulation(
        game=game.name,
        title=game.title,
        games=sums.games,
        decisions=sums.decisions,
        seconds=seconds,
        decisions_per_s=sums.decisions / seconds,
        decisions_per_game=sums.decisions / sums.games,
        shared_wins=float(sums.total[-1] / sums.games),
        seed=setup.seed.hex(),
        options=game.write_options(setup.options),
        threads=threads,
        interrupted=interrupted,
        bots=tuple(
            BotResult(
                name=name,
                seats=setup.lineup.count(name),
                fair_share=setup.lineup.count(name) / seats,
                **measured(sums, bots_from + i, bots_from + len(names) + i),
            )
            for i, name in enumerate(names)
        ),
        seats=tuple(
            SeatResult(seat=seat, name=game.seat_names[seat], **measured(sums, seat, seats + seat))
            for seat in range(seats)
        ),
    )


def measured(sums: Sums, wins: int, points: int) -> dict[str, Any]:
    """Win share and mean score, from the samples in these columns."""
    games = sums.games
    share = float(sums.total[wins] / games)
    total, squares = float(sums.total[points]), float(sums.squares[points])
    return {
        "win_share": share,
        "ci95": of_share(share, games),
        "mean_score": total / games,
        "mean_score_ci95": of_mean(total, squares, games),
    }


def print_simulation(simulation: Simulation, console: "Console") -> None:
    """For people: how the bots did, whether a seat is better than another, and how fast it went."""
    from rich import box
    from rich.table import Table

    done = simulation
    stopped = ", stopped early" if done.interrupted else ""
    between = "95% sure"
    bots = Table(title=f"{done.title}, {done.games:,} games{stopped}", title_style="bold", box=box.SIMPLE)
    seats = Table(title="Seats, whoever plays there", title_style="bold", box=box.SIMPLE)
    bots.add_column("bot", style="cyan")
    seats.add_column("seat", style="cyan")
    for column in ("seats", "wins", between, "fair", "score", between):
        bots.add_column(column, justify="right", style="dim" if column == between else "")
    for column in ("wins", between, "score", between):
        seats.add_column(column, justify="right", style="dim" if column == between else "")
    for bot in done.bots:
        wins, sure, score, score_sure = _cells(bot)
        bots.add_row(bot.name, str(bot.seats), wins, sure, f"{bot.fair_share:.1%}", score, score_sure)
    for seat in done.seats:
        seats.add_row(seat.name, *_cells(seat))
    console.print(bots)
    console.print(seats)
    console.print(f"  {done.shared_wins:.1%} of the games were shared; {done.decisions_per_game:.1f} decisions a game.")
    on = "1 thread" if done.threads == 1 else f"{done.threads} threads"
    speed = f"{done.decisions_per_s / 1e6:,.1f} million a second"
    console.print(f"  {done.decisions:,} decisions in {done.seconds:.1f} s on {on}: {speed}.")
    console.print(f"  Seed {done.seed}", style="dim", soft_wrap=True)


def _cells(result: BotResult | SeatResult) -> tuple[str, str, str, str]:
    low, high = result.ci95
    sure = f"{low:.1%} to {high:.1%}"
    score_sure = "unknown"
    if result.mean_score_ci95:
        low, high = result.mean_score_ci95
        score_sure = f"{low:.2f} to {high:.2f}"
    return f"{result.win_share:.1%}", sure, f"{result.mean_score:.2f}", score_sure
