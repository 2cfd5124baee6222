"""Which bots meet to see how strong they are, on which deals, and where these are kept."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bench.measure import Progress
from bench.ours import four_seats
from cutpurse.arena import tournament
from cutpurse.arena.laws import random_options
from cutpurse.arena.tally import ArenaResult
from cutpurse.bots import ORACLE, QUICK, is_search, make
from cutpurse.bots.search.search import Search
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.options import Value

STEPS, AGAINST, PLAYERS, OPTIONS = "steps", "greedy", "quick", "options"
PARTS = (STEPS, AGAINST, PLAYERS, OPTIONS)

BASE = "greedy"
CHAIN = (("novice", "random"), ("casual", "novice"), ("sharp", "casual"), ("expert", "sharp"))
BETWEEN = (("quick", "casual"), ("sharp", "quick"))
MEASURED = {"sharp": 1, "expert": 4, ORACLE: 4}  # by what the deals are divided, as these take long
DEALS = 256
SETS = 8  # sets of random options,
SET_DEALS = 64  # by which the deals of each are divided
SEED = bytes(32)  # the same deals on every run, and for all that are measured against the same bots


@dataclass(frozen=True, kw_only=True)
class StrengthSettings:
    """How long it goes on, and where deals are kept."""

    deals: int = DEALS  # at most, for a step
    keep: Path | None = None  # a folder
    threads: int | None = None  # games at once; by default one per core
    only_kept: bool = False  # nothing is played: what has been kept so far
    steps: bool = True  # whether some matches end as soon as they are settled
    parts: Sequence[str] = PARTS

    def __post_init__(self) -> None:
        tournament.ArenaSettings(deals=self.deals, until_significant=self.steps, threads=self.threads)
        if self.only_kept and not self.keep:
            raise CutpurseError("--only-kept takes the folder where deals are kept, --keep FOLDER")
        if wrong := [part for part in self.parts if part not in PARTS]:
            raise CutpurseError(f"there is no part {wrong[0]!s:.40}; there are {', '.join(PARTS)}")


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """One of a bot against others in the other seats."""

    game: Game
    one: str
    others: str
    deals: int
    part: str
    seats: int
    set: int | None = None  # of random options; None: the usual ones

    @property
    def step(self) -> bool:
        """Whether it ends as soon as it is settled."""
        return self.part == STEPS

    @property
    def weight(self) -> int:
        """What a game costs, about: the iterations of all seats for a move."""
        return cost(self.one) + (self.seats - 1) * cost(self.others)

    @property
    def options(self) -> Mapping[str, Value]:
        return {} if self.set is None else options_of(self.game, self.seats, self.set)

    def file(self, folder: Path) -> Path:
        seats = "" if self.seats == four_seats(self.game) else f"-{self.seats}"
        options = "" if self.set is None else f"-set{self.set}"
        return folder / f"{self.game.name}-{self.one}-{self.others}{seats}{options}.jsonl"

    def has_begun(self, folder: Path) -> bool:
        """Whether the first deal is kept: deals are counted in their order."""
        file = self.file(folder)
        return file.exists() and any(json.loads(line)["deal"] == 0 for line in file.read_bytes().split(b"\n")[1:-1])

    def play(self, settings: StrengthSettings, progress: Progress) -> ArenaResult:
        """In the arena; with deals that were kept it goes on."""
        save = self.file(settings.keep) if settings.keep else None
        setup = tournament.make_setup(
            self.game, bots=[self.one, self.others], options=self.options, seats=self.seats, seed=SEED, save=save
        )
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


Played: TypeAlias = Sequence[tuple[Pairing, ArenaResult]]
"""What was played, and what came of it."""


def cost(bot: str) -> int:
    """How many iterations a bot has for a move, about; bots that don't search count as one."""
    known = make(bot) if is_search(bot) else None
    if not isinstance(known, Search):
        return 1
    return known.budget.iterations or round(100_000 * known.budget.seconds)


def options_of(game: Game, seats: int, number: int) -> dict[str, Value]:
    """Options drawn at random, of which so many can play; the same for the same number."""
    draw = random.Random(f"{game.name} {number}")
    while True:
        options = random_options(game, draw)
        if not game.why_unplayable(options, seats):
            return options


def pairings(games: Sequence[Game], settings: StrengthSettings) -> list[Pairing]:
    """All that is played, what costs least first."""
    found = [each for game in games for part in settings.parts for each in pairings_of(game, part, settings.deals)]
    once = {each.file(Path()): each for each in found}  # what two parts tell of is played once
    return sorted(once.values(), key=lambda each: each.weight)


def pairings_of(game: Game, part: str, deals: int) -> Iterator[Pairing]:
    """What one game plays for a part."""
    four = four_seats(game)
    if part == STEPS:
        for one, others in (*CHAIN, *BETWEEN):
            yield Pairing(game=game, one=one, others=others, deals=deals, part=part, seats=four)
    elif part == AGAINST:
        for bot, divisor in MEASURED.items():
            yield Pairing(game=game, one=bot, others=BASE, deals=max(2, deals // divisor), part=part, seats=four)
    elif part == PLAYERS:
        for seats in game.seats:
            for bot in (QUICK, "sharp"):
                yield Pairing(game=game, one=bot, others=BASE, deals=deals, part=part, seats=seats)
    else:
        for one, others in CHAIN[1:]:
            for number in range(SETS):
                yield Pairing(
                    game=game,
                    one=one,
                    others=others,
                    deals=max(2, deals // SET_DEALS),
                    part=part,
                    seats=four,
                    set=number,
                )


def play_all(
    pairings: Sequence[Pairing], settings: StrengthSettings, progress: Progress | None = None
) -> Iterator[tuple[Pairing, ArenaResult]]:
    """Play one after another; or of what has been kept so far, tell the results.

    Progress is counted in what games cost; what a settled step leaves is not waited for.
    """
    if settings.only_kept and settings.keep:
        pairings = [pairing for pairing in pairings if pairing.has_begun(settings.keep)]
        if not pairings:
            raise CutpurseError(f"no deal is kept in {settings.keep} yet; without --only-kept they are played")
    spent, left = 0, [pairing.deals * pairing.seats * pairing.weight for pairing in pairings]
    for number, pairing in enumerate(pairings):
        later = sum(left[number + 1 :])

        def tell(done: int, total: int, weight: int = pairing.weight, spent: int = spent, later: int = later) -> None:
            if progress:
                progress(spent + done * weight, spent + total * weight + later)

        result = pairing.play(settings, tell)
        spent += result.games * pairing.weight
        yield pairing, result
