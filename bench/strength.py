"""How strong the bots are: each level against the one below, and how much of what can be won Expert wins.

One of a bot meets as many of another as there are other seats, on duplicate deals. So only one seat thinks for long,
and every row is read in the same way: against equals it would win its fair share.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from math import hypot

import numpy as np

from bench.machine import machine
from bench.measure import Progress
from bench.ours import four_seats
from bench.pairings import (
    BASE,
    BETWEEN,
    CHAIN,
    MEASURED,
    Pairing,
    Played,
    StrengthSettings,
    pairings,
    play_all,
)
from bench.results import Limit, Results, Row
from cutpurse.arena.intervals import Interval
from cutpurse.arena.tally import ArenaResult, mean_interval
from cutpurse.bots import ORACLE, QUICK
from cutpurse.bots.levels import LEVELS
from cutpurse.core.game import Game

TRICKS = ("coin", "cryptruck", "dirty_money", "lucre")  # where Sharp is held to
LEAST_TIMES = 1.5  # its fair share
EXPERT_TIMES = 1.15  # its fair share that Expert is to win against three Sharp
LEAST_WAY = 0.5  # of what the oracle gains, that Expert is to gain
LEAST_PART = 2 / 3  # of what Sharp gains, that Quick is to gain
ALL_BUT = 1  # of the games a limit for the games together may miss
FEWEST_GAMES = 3  # that such a limit is told for

STEP = "One bot against others that are weaker"
AGAINST_BASE = f"One bot against {BASE} ones"
WAY = f"How much of the way from {BASE} to {ORACLE} Expert covers"
GAIN = "How much of what Sharp gains the learned policy gains, by the number of players"
TOGETHER = "In how many games"
RANDOM = "Levels under random table options"
NOTES = {
    STEP: "Each row is played until it is settled which is better, in looks after 32, 64, 128, … deals that share"
    " the 5% that may be wrong. A row that stops early makes the difference look a little larger than it is.",
    AGAINST_BASE: "A fixed number of deals, the same ones for all; nobody looked before the end. Where nobody may win,"
    " as in The Village, the shares of all need not add up to 100%: better is who wins more for a seat.",
    WAY: f"What it wins above its fair share, of what {ORACLE} wins above it, who sees all cards. A figure to push up."
    " The interval takes both for independent, which makes it a little too"
    " wide, as they play the same deals.",
    GAIN: f"What one {QUICK} wins above its fair share against {BASE} players, of what one Sharp wins above it there,"
    " on the same deals. The interval takes both for independent.",
    RANDOM: "Each set of options is drawn at random and played on a few deals. The unit is the set: the figure is the"
    " mean of what the one wins more for a seat than each of the three others.",
    TOGETHER: "Of the rows above, as far as they have been played.",
}


def run(games: Sequence[Game], settings: StrengthSettings, progress: Progress | None = None) -> Results:
    """Play everything. It takes hours, the more as moves are many and steps are close."""
    here = machine()
    played = list(play_all(pairings(games, settings), settings, progress))
    return Results(
        title="Strength of the bots",
        date=date.today().isoformat(),
        taken=f"duplicate deals in all seat rotations; iterations for a move: {budgets()}; from one fixed seed"
        + ("; as far as it has been played" if settings.only_kept else ""),
        machine=here,
        notes=NOTES,
        rows=tuple(rows_of(games, played)),
    )


def budgets() -> str:
    return ", ".join(f"{name} {budget}" for name, (_, budget) in LEVELS.items())


def rows_of(games: Sequence[Game], played: Played) -> Iterator[Row]:
    """All rows, part by part."""
    steps = [step_row(*each) for each in in_order(played, (*CHAIN, *BETWEEN))]
    yield from steps
    yield from (measured_row(*each) for each in in_order(played, [(bot, BASE) for bot in MEASURED]))
    found = {(pair.game.name, pair.one, pair.others, pair.seats): result for pair, result in played if pair.set is None}
    ways = []
    for game in games:
        of = [found.get((game.name, bot, BASE, four_seats(game))) for bot in ("expert", ORACLE)]
        if of[0] and of[1]:
            ways.append(part_row(WAY, game.title, of[0], of[1]))
    yield from ways
    for game in games:
        for seats in game.seats:
            quick, sharp = (found.get((game.name, bot, BASE, seats)) for bot in (QUICK, "sharp"))
            if quick and sharp:
                yield gain_row(f"{game.title}, {seats} players", quick, sharp)
    yield from option_rows(games, played)
    yield from together(games, found, ways)


def in_order(played: Played, pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[Pairing, ArenaResult]]:
    """What was played with the usual options by four, game by game, in the order of these pairs."""
    for game in dict.fromkeys(pairing.game for pairing, _ in sorted(played, key=lambda each: each[0].game.title)):
        for one, others in pairs:
            for pairing, result in played:
                same = (pairing.game, pairing.one, pairing.others) == (game, one, others)
                if same and pairing.set is None and pairing.seats == four_seats(game):
                    yield pairing, result


def step_row(pairing: Pairing, result: ArenaResult) -> Row:
    """Whether the one is better, as far as the arena could settle it."""
    ahead = result.differences[0].better == pairing.one
    limits = [Limit(text=f"better than {pairing.others}", met=bool(result.settled) and ahead)]
    return share_row(STEP, pairing, result, tuple(limits))


def measured_row(pairing: Pairing, result: ArenaResult) -> Row:
    """By how much the one is better than greedy bots."""
    better = result.differences[0]
    limits = [Limit(text=f"better than {pairing.others}", met=better.sure and better.better == pairing.one)]
    if pairing.one == "sharp" and pairing.game.name in TRICKS:
        limits.append(Limit(text=f"at least {LEAST_TIMES}x its fair share", met=times(result) >= LEAST_TIMES))
    return share_row(AGAINST_BASE, pairing, result, tuple(limits))


def times(result: ArenaResult) -> float:
    """What the one wins, of its fair share."""
    return result.bots[0].win_share / result.bots[0].fair_share


def share_row(part: str, pairing: Pairing, result: ArenaResult, limits: tuple[Limit, ...]) -> Row:
    one, others = result.bots
    return Row(
        part=part,
        name=f"{result.title}: {one.name}, {others.seats} {others.name}",
        unit="share",
        figures={"wins": one.win_share, "95% from": one.ci95[0], "to": one.ci95[1]},
        ratio=times(result),
        beside=(f"{times(result):.2f}x fair", *difference(pairing, result), f"{result.deals} deals"),
        limits=limits,
    )


def difference(pairing: Pairing, result: ArenaResult) -> tuple[str, str]:
    """The paired difference of wins for a seat, as seen by the one, and its interval."""
    sign = sign_for(pairing, result)
    low, high = sorted(sign * end for end in result.differences[0].win_share_ci95 or (0.0, 0.0))
    return f"{ahead_by(pairing, result):+.1%} a seat", f"{low:+.1%} to {high:+.1%}"


def sign_for(pairing: Pairing, result: ArenaResult) -> int:
    return 1 if result.differences[0].better == pairing.one else -1


def ahead_by(pairing: Pairing, result: ArenaResult) -> float:
    """What the one wins more for a seat."""
    return sign_for(pairing, result) * result.differences[0].win_share


def part_row(part: str, name: str, result: ArenaResult, reference: ArenaResult, limits: tuple[Limit, ...] = ()) -> Row:
    """What the one wins above its fair share, of what another does."""
    one, best = result.bots[0], reference.bots[0]
    reach = best.win_share - best.fair_share
    figures: dict[str, float | None] = {"covers": None, "95% from": None, "to": None}
    if reach > 0:
        share = (one.win_share - one.fair_share) / reach
        doubt = hypot(half(one.ci95), share * half(best.ci95)) / reach
        figures = {"covers": share, "95% from": share - doubt, "to": share + doubt}
    return Row(
        part=part,
        name=name,
        unit="part",
        figures=figures,
        beside=(
            f"{one.name} {one.win_share:.1%}",
            f"{best.name} {best.win_share:.1%}",
            f"fair {one.fair_share:.1%}",
            f"{result.deals} and {reference.deals} deals",
        ),
        limits=limits,
        note="" if reach > 0 else f"{best.name} wins no more than its fair share here",
    )


def gain_row(name: str, quick: ArenaResult, sharp: ArenaResult) -> Row:
    """What Quick gains, held to its part of what Sharp gains."""
    gains = [result.bots[0].win_share - result.bots[0].fair_share for result in (quick, sharp)]
    enough = Limit(text="at least two thirds of Sharp's gain", met=gains[0] >= LEAST_PART * gains[1])
    return part_row(GAIN, name, quick, sharp, (enough,))


def option_rows(games: Sequence[Game], played: Played) -> Iterator[Row]:
    """Whether each level beats the one below under any options, or is level with it."""
    for game in games:
        for one, others in CHAIN[1:]:
            ahead = [
                ahead_by(pairing, result)
                for pairing, result in played
                if pairing.set is not None and (pairing.game, pairing.one, pairing.others) == (game, one, others)
            ]
            if interval := mean_interval(np.array(ahead)):
                yield Row(
                    part=RANDOM,
                    name=f"{game.title}: {one}, 3 {others}",
                    unit="share",
                    figures={"more wins a seat": float(np.mean(ahead)), "95% from": interval[0], "to": interval[1]},
                    beside=(f"{len(ahead)} sets of options", f"worst {min(ahead):+.1%}"),
                    limits=(Limit(text=f"better than {others}, or level with it", met=interval[1] >= 0),),
                )


def together(
    games: Sequence[Game], found: dict[tuple[str, str, str, int], ArenaResult], ways: Sequence[Row]
) -> Iterator[Row]:
    """Limits that hold for the games together."""
    steps = [found[key] for game in games if (key := (game.name, "expert", "sharp", four_seats(game))) in found]
    rows = (
        (f"expert, 3 sharp: at least {EXPERT_TIMES}x its fair share", [times(each) >= EXPERT_TIMES for each in steps]),
        (
            f"expert covers at least {LEAST_WAY:.0%} of the way to {ORACLE}",
            [(row.figures["covers"] or 0.0) >= LEAST_WAY for row in ways],
        ),
    )
    least = len(games) - ALL_BUT
    for name, kept in rows:
        if kept:
            limit = Limit(text=f"in {least} of {len(games)} games", met=sum(kept) >= least)
            yield Row(
                part=TOGETHER,
                name=name,
                unit="part",
                figures={"of the games played": sum(kept) / len(kept)},
                beside=(f"{sum(kept)} of {len(kept)} games",),
                limits=(limit,) if len(games) >= FEWEST_GAMES else (),
            )


def half(interval: Interval) -> float:
    return (interval[1] - interval[0]) / 2
