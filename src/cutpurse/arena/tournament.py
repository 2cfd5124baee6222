"""The arena: bots against bots on duplicate deals, until enough is played or the order of the bots is settled."""

import secrets
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cutpurse.arena.deal_file import ARENA, Deal, DealFile, header
from cutpurse.arena.duplicate import ArenaGames, GameResult, line_up
from cutpurse.arena.kept import check_file, saved_seed
from cutpurse.arena.setup import Progress, Setup, count_threads
from cutpurse.arena.tally import ArenaResult, Tally
from cutpurse.arena.workers import spread
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

FIRST_CHECK = 32  # deals before anything is called settled


@dataclass(frozen=True, kw_only=True)
class ArenaSettings:
    """How long an arena goes on, and how."""

    deals: int
    until_significant: bool = False
    threads: int | None = None  # games at once; by default one per core
    only_kept: bool = False  # play nothing, and count what the file has
    cluster: str | None = None  # where to play instead of here: the address of a Ray cluster

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise CutpurseError(f"play at least one deal, not {self.deals}")
        if self.until_significant and self.deals < FIRST_CHECK:
            raise CutpurseError(f"nothing is settled before {FIRST_CHECK} deals; allow at least so many")
        count_threads(self.threads)


def make_setup(
    game: Game,
    *,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    seed: bytes | None = None,
    save: Path | None = None,
) -> Setup:
    """What an arena plays, checked. Without a seed it is that of the file to go on with, or else random."""
    seats = game.check_seats(seats)
    if seed is None and save:
        seed = saved_seed(save, ARENA)
    setup = Setup(
        game=game,
        options=game.complete_options(options, seats),
        seats=seats,
        lineup=line_up(bots, seats),
        seed=secrets.token_bytes(32) if seed is None else seed,
    )
    if save:
        check_file(save, ARENA, header(setup))
    return setup


def run_arena(
    setup: Setup, settings: ArenaSettings, *, save: Path | None = None, progress: Progress | None = None
) -> ArenaResult:
    """Play; with `save` go on where that file ends, and keep what is played in it.

    The setup's seed decides all but the times, whatever the number of threads, if no bot thinks by the clock. Ctrl-C
    ends it with the deals that have been played, if any have.
    """
    file = DealFile(save, setup) if save else None
    tally = Tally(setup)
    interrupted, settled = False, None
    done = dict(file.deals) if file else {}
    try:
        if not settings.only_kept:
            with ArenaGames(setup).begin():  # compiles what is not compiled yet, once for all processes
                pass
        start = time.perf_counter()
        settled = play_deals(tally, settings, done, file, progress or (lambda done, total: None))
    except KeyboardInterrupt:
        if not tally.deals:
            raise
        interrupted = True
        settled = False if settings.until_significant else None
    finally:
        if file:
            file.close()
    return ArenaResult(
        game=setup.game.name,
        title=setup.game.title,
        options=setup.game.write_options(setup.options),
        seats=setup.seats,
        lineup=tuple(setup.lineup),
        seed=setup.seed.hex(),
        deals=tally.deals,
        games=tally.deals * setup.seats,
        decisions=sum(times.total() for times in tally.times),
        seconds=time.perf_counter() - start,
        threads=count_threads(settings.threads),
        interrupted=interrupted,
        settled=settled,
        bots=tally.standings(),
        differences=tally.differences(),
    )


def play_deals(
    tally: Tally, settings: ArenaSettings, done: dict[int, Deal], file: DealFile | None, progress: Progress
) -> bool | None:
    """Play and count the deals that are not done yet; whether the order of the bots is settled, if that is asked.

    Deals are counted in their order and looked at after fixed numbers of them, so that what comes out does not depend
    on which game has ended first.
    """
    setup = tally.setup
    checks = checks_within(settings.deals) if settings.until_significant else {}
    begun: dict[int, list[GameResult]] = defaultdict(list)
    missing = [deal for deal in range(settings.deals) if deal not in done]
    played = setup.seats * (settings.deals - len(missing))
    progress(played, setup.seats * settings.deals)
    if count_done(tally, done, settings.deals, checks):
        return True
    if settings.only_kept:
        return False if settings.until_significant else None
    jobs = ((deal, rotation) for deal in missing for rotation in range(setup.seats))
    with closing(spread(ArenaGames(setup), jobs, settings.threads, settings.cluster)) as games:
        for _, game in games:
            played += 1
            progress(played, setup.seats * settings.deals)
            begun[game.deal].append(game)
            if len(begun[game.deal]) < setup.seats:
                continue
            done[game.deal] = sorted(begun.pop(game.deal), key=lambda game: game.rotation)
            if file:
                file.add(done[game.deal])
            if count_done(tally, done, settings.deals, checks):
                return True
    return False if settings.until_significant else None


def count_done(tally: Tally, done: dict[int, Deal], most: int, checks: Mapping[int, float]) -> bool:
    """Count the deals whose turn it is; stop, and say so, where the order of the bots is settled."""
    while tally.deals < most and tally.deals in done:
        tally.count(done.pop(tally.deals))
        if tally.deals in checks and tally.settled(checks[tally.deals]):
            return True
    return False


def checks_within(deals: int) -> dict[int, float]:
    """After how many deals to look whether the order is settled, and with what confidence of each difference.

    Repeated looks find something by chance in the end. So the 5% that may be wrong are divided among all looks: a half
    for the first, a sixth, a twelfth and so on for the others, each after twice as many deals.
    """
    numbers = []
    number = FIRST_CHECK
    while number < deals:
        numbers.append(number)
        number *= 2
    return {n: 1 - 0.05 / (look * (look + 1)) for look, n in enumerate([*numbers, deals], 1)}
