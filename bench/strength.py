"""How strong the bots are: each level against the one below, and how much of what can be won Expert wins.

One of a bot meets as many of another as there are other seats, on duplicate deals. So only one seat thinks for long,
and every row is read in the same way: against equals it would win its fair share.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from math import hypot
from pathlib import Path

from bench.machine import machine
from bench.measure import Progress
from bench.ours import four_seats
from bench.results import Limit, Results, Row
from cutpurse.arena import tournament
from cutpurse.arena.intervals import Interval
from cutpurse.arena.tally import ArenaResult
from cutpurse.bots import ORACLE, is_search
from cutpurse.bots.levels import LEVELS, level
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

STEPS = (("greedy", "random"), ("casual", "novice"), ("sharp", "casual"), ("expert", "sharp"))
MEASURED = {"sharp": 1, "expert": 4, ORACLE: 1}  # by what the deals are divided, as Expert takes long; against
BASE = "greedy"
DEALS = 256
SEED = bytes(32)  # the same deals on every run, and for all that are measured against the same bots

TRICKS = ("coin", "cryptruck", "dirty_money", "lucre")  # where Sharp is held to
LEAST_TIMES = 1.5  # its fair share

STEP = "One bot against others that are weaker"
AGAINST = f"One bot against {BASE} ones"
WAY = f"How much of the way from {BASE} to {ORACLE} Expert covers"
NOTES = {
    STEP: "Each row is played until it is settled which is better, in looks after 32, 64, 128, … deals that share"
    " the 5% that may be wrong. A row that stops early makes the difference look a little larger than it is.",
    AGAINST: "A fixed number of deals, the same ones for all; nobody looked before the end. Where nobody may win, as in"
    " The Village, the shares of all need not add up to 100%: better is who wins more for a seat.",
    WAY: f"What it wins above its fair share, of what {ORACLE} wins above it, who sees all cards. A figure to push up."
    " The interval takes both for independent, which makes it a little too"
    " wide, as they play the same deals.",
}


@dataclass(frozen=True, kw_only=True)
class StrengthSettings:
    """How long it goes on, and where deals are kept."""

    deals: int = DEALS  # at most, for a step
    keep: Path | None = None  # a folder
    threads: int | None = None  # games at once; by default one per core
    only_kept: bool = False  # nothing is played: what has been kept so far

    def __post_init__(self) -> None:
        tournament.ArenaSettings(deals=self.deals, until_significant=True, threads=self.threads)
        if self.only_kept and not self.keep:
            raise CutpurseError("--only-kept takes the folder where deals are kept, --keep FOLDER")


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """One of a bot against others in the other seats."""

    game: Game
    one: str
    others: str
    deals: int
    step: bool  # ends as soon as it is settled

    @property
    def weight(self) -> int:
        """What a game costs, about: the milliseconds that all seats think for a move."""
        return think_ms(self.one) + (four_seats(self.game) - 1) * think_ms(self.others)

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game.name}-{self.one}-{self.others}.jsonl"

    def has_begun(self, folder: Path) -> bool:
        """Whether the first deal is kept: deals are counted in their order."""
        file = self.file(folder)
        return file.exists() and any(json.loads(line)["deal"] == 0 for line in file.read_bytes().split(b"\n")[1:-1])

    def play(self, settings: StrengthSettings, progress: Progress) -> ArenaResult:
        """In the arena; with deals that were kept it goes on."""
        save = self.file(settings.keep) if settings.keep else None
        seats = four_seats(self.game)
        setup = tournament.make_setup(self.game, bots=[self.one, self.others], seats=seats, seed=SEED, save=save)
        held = tournament.ArenaSettings(
            deals=self.deals, until_significant=self.step, threads=settings.threads, only_kept=settings.only_kept
        )
        result = tournament.run_arena(setup, held, save=save, progress=progress)
        if result.interrupted:
            raise CutpurseError(
                f"stopped; the same command again goes on from {settings.keep}"
                if settings.keep
                else "stopped, and nothing is kept; with --keep FOLDER the same command goes on another time"
            )
        return result


def think_ms(bot: str) -> int:
    """What a bot thinks for a move, about."""
    seconds = level(bot).budget.seconds if is_search(bot) else 0.0
    return round(1000 * seconds) or 1


def pairings(games: Sequence[Game], settings: StrengthSettings) -> list[Pairing]:
    """All that is played, game by game."""
    matches = [(one, others, settings.deals, True) for one, others in STEPS]
    matches += [(bot, BASE, max(2, settings.deals // divisor), False) for bot, divisor in MEASURED.items()]
    return [
        Pairing(game=game, one=one, others=others, deals=deals, step=step)
        for game in games
        for one, others, deals, step in matches
    ]


def run(games: Sequence[Game], settings: StrengthSettings, progress: Progress | None = None) -> Results:
    """Play everything. It takes hours, the more as moves are many and steps are close."""
    here = machine()
    played = pairings(games, settings)
    if settings.only_kept and settings.keep:
        played = [pairing for pairing in played if pairing.has_begun(settings.keep)]
        if not played:
            raise CutpurseError(f"no deal is kept in {settings.keep} yet; without --only-kept they are played")
    done = list(play_all(played, settings, progress or (lambda done, total: None)))
    rows = [step_row(*each) for each in done if each[0].step]
    rows += [measured_row(*each) for each in done if not each[0].step]
    results = {(pairing.game.name, pairing.one): result for pairing, result in done if not pairing.step}
    ways = [(game, results.get((game.name, "expert")), results.get((game.name, ORACLE))) for game in games]
    rows += [way_row(game, expert, oracle) for game, expert, oracle in ways if expert and oracle]
    return Results(
        title="Strength of the bots",
        date=date.today().isoformat(),
        taken=f"duplicate deals in all seat rotations; budgets {budgets()}; from one fixed seed"
        + ("; as far as it has been played" if settings.only_kept else ""),
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def budgets() -> str:
    return ", ".join(f"{name} {budget}" for name, (_, budget) in LEVELS.items())


def play_all(
    pairings: Sequence[Pairing], settings: StrengthSettings, progress: Progress
) -> Iterator[tuple[Pairing, ArenaResult]]:
    """Play one after another. Progress is counted in what games cost; what a settled step leaves is not waited for."""
    spent, left = 0, [pairing.deals * four_seats(pairing.game) * pairing.weight for pairing in pairings]
    for number, pairing in enumerate(pairings):
        later = sum(left[number + 1 :])

        def tell(done: int, total: int, weight: int = pairing.weight, spent: int = spent, later: int = later) -> None:
            progress(spent + done * weight, spent + total * weight + later)

        result = pairing.play(settings, tell)
        spent += result.games * pairing.weight
        yield pairing, result


def step_row(pairing: Pairing, result: ArenaResult) -> Row:
    """Whether the one is better, as far as the arena could settle it."""
    ahead = result.differences[0].better == pairing.one
    limit = Limit(text=f"better than {pairing.others}", met=bool(result.settled) and ahead)
    return share_row(STEP, pairing, result, (limit,))


def measured_row(pairing: Pairing, result: ArenaResult) -> Row:
    """By how much the one is better than greedy bots."""
    better = result.differences[0]
    limits = [Limit(text=f"better than {pairing.others}", met=better.sure and better.better == pairing.one)]
    if pairing.one == "sharp" and pairing.game.name in TRICKS:
        enough = result.bots[0].win_share >= LEAST_TIMES * result.bots[0].fair_share
        limits.append(Limit(text=f"at least {LEAST_TIMES}x its fair share", met=enough))
    return share_row(AGAINST, pairing, result, tuple(limits))


def share_row(part: str, pairing: Pairing, result: ArenaResult, limits: tuple[Limit, ...]) -> Row:
    one, others = result.bots
    times = one.win_share / one.fair_share
    return Row(
        part=part,
        name=f"{result.title}: {one.name}, {others.seats} {others.name}",
        unit="share",
        figures={"wins": one.win_share, "95% from": one.ci95[0], "to": one.ci95[1]},
        ratio=times,
        beside=(f"{times:.2f}x fair", *difference(pairing, result), f"{result.deals} deals"),
        limits=limits,
    )


def difference(pairing: Pairing, result: ArenaResult) -> tuple[str, str]:
    """The paired difference of wins for a seat, as seen by the one, and its interval."""
    found = result.differences[0]
    sign = 1 if found.better == pairing.one else -1
    low, high = sorted(sign * end for end in found.win_share_ci95 or (0.0, 0.0))
    return f"{sign * found.win_share:+.1%} a seat", f"{low:+.1%} to {high:+.1%}"


def way_row(game: Game, expert: ArenaResult, oracle: ArenaResult) -> Row:
    """What Expert wins above its fair share, of what the oracle does."""
    one, best = expert.bots[0], oracle.bots[0]
    reach = best.win_share - best.fair_share
    figures: dict[str, float | None] = {"covers": None, "95% from": None, "to": None}
    if reach > 0:
        part = (one.win_share - one.fair_share) / reach
        doubt = hypot(half(one.ci95), part * half(best.ci95)) / reach
        figures = {"covers": part, "95% from": part - doubt, "to": part + doubt}
    return Row(
        part=WAY,
        name=game.title,
        unit="part",
        figures=figures,
        beside=(f"expert {one.win_share:.1%}", f"{ORACLE} {best.win_share:.1%}", f"fair {one.fair_share:.1%}"),
        note="" if reach > 0 else f"{ORACLE} wins no more than its fair share here",
    )


def half(interval: Interval) -> float:
    return (interval[1] - interval[0]) / 2
