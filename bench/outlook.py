"""What scores are worth at the end of a deal: gains of a seat, for a game's `outlook`, and how far outlooks come true.

Matches are played by greedy players, whose gains an outlook is made of, and by players who search. Whenever the table
has dealt anew, chances are estimated in several ways; when the match is over, they are judged by the Brier score
(G. Brier, Verification of Forecasts Expressed in Terms of Probability, Monthly Weather Review 78, 1950): the sum over
the seats of the squared differences to who won; lower is better.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from bench.machine import machine
from bench.measure import Progress
from bench.results import Results, Row
from cutpurse import bots
from cutpurse.bots.position import Position
from cutpurse.bots.search.playouts import SHUFFLE, play_randomly
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import copy_state, entry
from cutpurse.core.contract import MOST_SEATS, standing
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States

PLAYERS = ("greedy", "sharp@100")
FEW, MANY = 4, 100  # random playouts

GAINS, JUDGED = "Points of a seat in a deal", "Brier scores of the chances at a new deal"
NOTES = {
    GAINS: "The spread is the standard deviation of the difference of two seats, over the square root of 2. What"
    " greedy players gain is what `kit.match.outlook` is given.",
    JUDGED: f"Equal chances for all; wins in {FEW} random games from there, which a search took before games had"
    f" outlooks; in {MANY} of them, which is what such a search comes to; and the game's outlook.",
}

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, kw_only=True)
class Played:
    """A match: the scores when each deal began and at the end, the states at new deals, and who won."""

    scores: Array
    starts: tuple[States, ...]
    won: Array  # a shared win is split


def run(games: Sequence[Game], matches: int, progress: Progress) -> Results:
    here = machine()
    rows: list[Row] = []
    for number, game in enumerate(games):
        for at, player in enumerate(PLAYERS):
            played = [play(game, player, each) for each in range(matches)]
            rows += rows_of(f"{game.title}, {player}", played)
            progress(number * len(PLAYERS) + at + 1, len(games) * len(PLAYERS))
    return Results(
        title="Outlook at the end of a deal",
        date=date.today().isoformat(),
        taken=f"{matches:,} matches by the default options, all seats {' or '.join(PLAYERS)}",
        machine=here,
        notes=NOTES,
        rows=tuple(sorted(rows, key=lambda row: row.part == JUDGED)),
    )


def play(game: Game, player: str, number: int) -> Played:
    """Play a match, always the same one."""
    luck = Random(f"{game.name} {player} {number}")
    match = Match(game, seats=game.seats[-1], seed=luck.randbytes(32))
    rng, bot = fast_rng(luck.getrandbits(40)), bots.make(player)
    while not match.over:
        match.play(bot.choose(Position.of(match, rng)))
    starts = tuple(new_deals(match))
    winners = match.outcome.winners if match.outcome else ()
    return Played(
        scores=np.array([[0] * match.seats, *map(game.scores, starts), match.scores], float),
        starts=starts,
        won=np.array([(seat in winners) / max(1, len(winners)) for seat in range(match.seats)]),
    )


def new_deals(match: Match) -> Iterator[States]:
    """The states when the table has dealt anew, but for the first deal."""
    for before, after in zip(match.frames, match.frames[1:], strict=False):
        if after.action is None and int(after.states["words"][0] - before.states["words"][0]) >= SHUFFLE:
            yield after.states


def rows_of(name: str, played: Sequence[Played]) -> Iterator[Row]:
    starts = [(start, match.won) for match in played for start in match.starts]
    if not starts:
        yield Row(part=GAINS, name=name, unit="points", figures={"mean": None, "spread": None}, note="one deal only")
        return
    mean, spread = gains(played)
    yield Row(part=GAINS, name=name, unit="points", figures={"mean": mean, "spread": spread})
    yield Row(part=JUDGED, name=name, unit="score", figures=judge(starts), beside=(f"{len(starts):,} deals",))


def gains(played: Sequence[Played]) -> tuple[float, float]:
    """The mean gain of a seat in a deal, and its spread."""
    found = np.concatenate([np.diff(match.scores, axis=0) for match in played])
    return float(found.mean()), float((found - np.roll(found, 1, axis=1)).std() / sqrt(2))


def judge(starts: Sequence[tuple[States, Array]]) -> dict[str, float | None]:
    """The mean Brier scores of each way to estimate chances."""
    rng = fast_rng(1)
    ways: Mapping[str, Callable[[States], Array | None]] = {
        "equal": lambda states: np.full(int(states["seats"][0]), 1 / int(states["seats"][0])),
        f"{FEW} random": lambda states: random_chances(states, FEW, rng),
        f"{MANY} random": lambda states: random_chances(states, MANY, rng),
        "outlook": outlook_chances,
    }
    return {name: brier([(way(states), won) for states, won in starts]) for name, way in ways.items()}


def brier(judged: Sequence[tuple[Array | None, Array]]) -> float | None:
    scores = [float(((chances - won) ** 2).sum()) for chances, won in judged if chances is not None]
    return float(np.mean(scores)) if scores else None


def outlook_chances(states: States) -> Array | None:
    """The chances by the game's outlook, if it has one."""
    chances, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    return chances[: int(states["seats"][0])] if loop.outlook_at(states, 0, chances, points) else None


def random_chances(states: States, games: int, rng: npt.NDArray[np.int64]) -> Array:
    """The shares of wins in random games from here."""
    shares, seats = np.zeros(MOST_SEATS), int(states["seats"][0])
    count_wins(np.concatenate([states, states]), games, rng, np.zeros(MOST_SEATS, np.int64), shares)
    return shares[:seats] / games


@entry
def count_wins(states, games, rng, standings, shares):  # type: ignore[no-untyped-def]
    """Add the win shares of so many random games from `states[0]`, played in `states[1]`."""
    for _ in range(games):
        copy_state(states, 1, 0)
        play_randomly(states[1], rng)
        standing(states[1], standings)
        best, winners = standings[: states[0].seats].max(), 0
        for seat in range(states[0].seats):
            winners += standings[seat] == best
        for seat in range(states[0].seats):
            shares[seat] += (standings[seat] == best and best >= 0) / winners
