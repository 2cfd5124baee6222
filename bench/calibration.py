"""How far the win chances of hints come true: positions of played games, what was said there, and who won.

The search's own opponents follow the greedy rules; the stronger ones search: each kind has a curve of its own. What was
said is of the action that was then taken. Curves are fitted to one half of the games and measured in the other, both
ways, so that no game judges a curve that was fitted to it; the curve that is kept is fitted to all
(`cutpurse.bots.calibration`).
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt

from bench.machine import machine
from bench.measure import Progress
from bench.results import Limit, Results, Row
from cutpurse import bots
from cutpurse.bots.calibration import MOST_ERROR, Curve, Fit, Opponents, curves, fit
from cutpurse.bots.levels import level
from cutpurse.bots.position import Bot, Position, Rng
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match

ADVISER, BUDGET = "expert", Budget(iterations=1500)
OPPONENTS: dict[Opponents, str] = {"greedy": "greedy", "stronger": "sharp@300"}  # each kind, and the bot in all seats
ASKED = 1 / 12  # of all choices: neighbours in a game say much the same
BINS = 10  # with equally many positions
CURVES = Path(__file__).parents[1] / "src" / "cutpurse" / "bots" / "calibration.json"

RELIABILITY = "Chances that were told, and how often they came true"
NOTES = {
    RELIABILITY: "Tenths of the positions, from the lowest chances to the highest: told → won. The error is the"
    " expected calibration error, the mean distance of the two (C. Guo et al., On Calibration of Modern Neural"
    " Networks, ICML 2017); with 2,500 positions luck alone makes up to 2 points of it. Against opponents with an"
    " error of 3 points or more no chance is told.",
}


@dataclass(frozen=True, kw_only=True)
class Sample:
    """What was said in one position of a played game, and how that ended."""

    number: int  # of the game
    share: float  # of wins that the search found
    won: float  # a shared win is split


@dataclass(frozen=True, kw_only=True)
class Reliability:
    """What was told and what came true, in bins of equally many positions."""

    error: float
    told: tuple[float, ...]
    won: tuple[float, ...]
    positions: int


def run(games: Sequence[Game], positions: int, keep: Path, save: bool, progress: Progress) -> Results:
    """Play until there are enough positions, beside those that were kept; fit, and measure; `save` these curves."""
    here = machine()
    rows: list[Row] = []
    made: dict[str, dict[Opponents, Curve]] = {}
    for number, game in enumerate(games):
        made[game.name] = {}
        for at, kind in enumerate(OPPONENTS):
            samples = gather(game, kind, positions, keep / f"{game.name}-{kind}.jsonl")
            found = measure(samples)
            made[game.name][kind] = curve_of(samples, found)
            rows.append(row(game, kind, found))
            progress(number * len(OPPONENTS) + at + 1, len(games) * len(OPPONENTS))
    if save:
        all_curves = dict(sorted((curves() | made).items()))
        CURVES.write_bytes(msgspec.json.format(msgspec.json.encode(all_curves), indent=1) + b"\n")
    return Results(
        title="Calibration of win chances",
        date=date.today().isoformat(),
        taken=f"{ADVISER} with {BUDGET} iterations, asked at one choice in {round(1 / ASKED)} of games"
        f" with any number of players, all seats {' or '.join(OPPONENTS.values())}",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def gather(game: Game, kind: Opponents, positions: int, file: Path) -> list[Sample]:
    """So many positions: those kept in a file, and more, which are kept there, too."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    samples = [Sample(**json.loads(line)) for line in lines]
    number = samples[-1].number + 1 if samples else 0
    with file.open("a", encoding="utf-8") as kept:
        while len(samples) < positions:
            more = sample_game(game, kind, number)
            kept.writelines(json.dumps(asdict(sample)) + "\n" for sample in more)
            kept.flush()
            samples += more
            number += 1
    return samples


def sample_game(game: Game, kind: Opponents, number: int) -> list[Sample]:
    """Play one game, always the same one, and ask the adviser now and then; what it chooses is played."""
    luck = Random(f"{game.name} {kind} {number}")
    match = Match(game, seats=luck.choice(game.seats), seed=luck.randbytes(32))
    rng, bot = fast_rng(luck.getrandbits(40)), bots.make(OPPONENTS[kind])
    said = list(play(match, bot, rng, lambda: luck.random() < ASKED))
    winners = match.outcome.winners if match.outcome else ()
    won = {seat: 1 / len(winners) for seat in winners}
    return [Sample(number=number, share=round(share, 4), won=round(won.get(seat, 0), 4)) for seat, share in said]


def play(match: Match, bot: Bot, rng: Rng, is_asked: Callable[[], bool]) -> Iterator[tuple[int, float]]:
    """Play to the end; of each position where the adviser is asked, the seat and the win share of what it chose."""
    while not match.over:
        position = Position.of(match, rng)
        if len(position.legal) > 1 and is_asked():
            result = level(ADVISER, BUDGET).think(position)
            yield position.seat, result.actions[0].win_share
            match.play(result.chosen)
        else:
            match.play(bot.choose(position))


def measure(samples: Sequence[Sample]) -> Reliability:
    """How far chances come true, by curves of the games that are not judged."""
    told, won = [], []
    for half in (0, 1):
        curve = fit_to([each for each in samples if each.number % 2 != half])
        judged = [each for each in samples if each.number % 2 == half]
        told += [curve(each.share) for each in judged]
        won += [each.won for each in judged]
    return reliability(np.array(told), np.array(won))


def fit_to(samples: Sequence[Sample]) -> Fit:
    return fit([each.share for each in samples], [each.won for each in samples])


def curve_of(samples: Sequence[Sample], found: Reliability) -> Curve:
    """The curve to keep, with the error that was found for such curves."""
    slope, shift = fit_to(samples)
    return Curve(slope=round(slope, 4), shift=round(shift, 4), error=round(found.error, 4), positions=found.positions)


def reliability(told: npt.NDArray[np.float64], won: npt.NDArray[np.float64]) -> Reliability:
    bins = np.array_split(np.argsort(told, kind="stable"), BINS)
    off = sum(len(each) * abs(told[each].mean() - won[each].mean()) for each in bins)
    return Reliability(
        error=float(off / len(told)),
        told=tuple(float(told[each].mean()) for each in bins),
        won=tuple(float(won[each].mean()) for each in bins),
        positions=len(told),
    )


def row(game: Game, kind: Opponents, found: Reliability) -> Row:
    bins = " ".join(f"{told:.0%}→{won:.0%}" for told, won in zip(found.told, found.won, strict=True))
    return Row(
        part=RELIABILITY,
        name=f"{game.title}, {kind}",
        unit="share",
        figures={"error": found.error},
        beside=(f"{found.positions:,} positions", bins),
        limits=(Limit(text=f"under {MOST_ERROR:.0%}", met=found.error < MOST_ERROR),),
    )
