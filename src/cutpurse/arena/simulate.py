"""Bots against bots, by the thousand: who wins how often, and with what scores."""

import hashlib
import secrets
import time
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.arena.intervals import Interval, of_mean, of_share
from cutpurse.arena.setup import Progress, Setup, count_threads
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
    progress: Progress | None = None,
) -> Simulation:
    """Play so many games on so many threads (by default one per core). The seed decides all but the time it takes.

    Ctrl-C ends it with what has been played, if anything has.
    """
    if games < 1:
        raise CutpurseError(f"play at least one game, not {games}")
    threads = count_threads(threads)
    seats = game.check_seats(seats)
    setup = Setup(
        game=game,
        options=game.complete_options(options, seats),
        seats=seats,
        lineup=simple_line_up(bots, seats),
        seed=secrets.token_bytes(32) if seed is None else seed,
    )
    play_chunk(setup, 0, 0)  # compile or load before the clock starts
    start = time.perf_counter()
    sums = play_all(setup, games, threads, progress or (lambda done, total: None))
    return summary(setup, sums, threads, time.perf_counter() - start, sums.games < games)


def simple_line_up(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat, of those that compiled loops know."""
    lineup = line_up(bots, seats)
    for name in lineup:
        if name not in KINDS:
            raise CutpurseError(f"simulate plays {' and '.join(KINDS)} only; `cutpurse arena` plays {name}, too")
    return lineup


def play_all(setup: Setup, games: int, threads: int, progress: Progress) -> Sums:
    """Play in chunks on threads; the sums are taken in the order of the chunks."""
    sums = Sums()
    waiting: deque[Future[Sums]] = deque()
    firsts = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(threads) as pool:
        try:
            while sums.games < games:
                while len(waiting) < 2 * threads and (first := next(firsts, None)) is not None:
                    waiting.append(pool.submit(play_chunk, setup, first, min(CHUNK, games - first)))
                sums = sums + waiting.popleft().result()
                progress(sums.games, games)
        except KeyboardInterrupt:
            for future in waiting:
                future.cancel()
            if not sums.games:
                raise
    return sums


def play_chunk(setup: Setup, first: int, games: int) -> Sums:
    """Games number `first` and on, from a random stream that belongs to them."""
    states = setup.game.template(setup.options, setup.seats, 2)
    kinds = np.array([KINDS[name] for name in setup.lineup], np.int64)  # game `g` has `(q + g) % seats` in seat `q`
    stream = hashlib.sha256(setup.seed + first.to_bytes(8, "little")).digest()
    standings = np.zeros((games, MOST_SEATS), np.int64)
    points = np.zeros((games, MOST_SEATS), np.int64)
    rng = fast_rng(int.from_bytes(stream[:8], "little"))
    decisions = loop.play_games(states, first, games, kinds, rng, standings, points)
    numbers = samples(setup, first, standings[:, : setup.seats], points[:, : setup.seats])
    return Sums(games, int(decisions), numbers.sum(axis=0), (numbers**2).sum(axis=0))


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
