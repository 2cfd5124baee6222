"""The arena: bots against bots on duplicate deals, until enough is played or the order of the bots is settled."""

import secrets
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cutpurse.arena.duplicate import Cast, Played, line_up
from cutpurse.arena.ledger import Deal, Ledger, check_file, saved_seed
from cutpurse.arena.plan import Plan, Progress, count_threads
from cutpurse.arena.tally import ArenaResult, Tally
from cutpurse.arena.workers import play_jobs
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

FIRST_CHECK = 32  # deals before anything is called settled


@dataclass(frozen=True, kw_only=True)
class Terms:
    """How long an arena goes on, and how."""

    deals: int
    until_significant: bool = False
    threads: int | None = None  # games at once; by default one per core
    only_kept: bool = False  # play nothing, and count what the file has

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise CutpurseError(f"play at least one deal, not {self.deals}")
        if self.until_significant and self.deals < FIRST_CHECK:
            raise CutpurseError(f"nothing is settled before {FIRST_CHECK} deals; allow at least so many")
        count_threads(self.threads)


def make_plan(
    game: Game,
    *,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    seed: bytes | None = None,
    save: Path | None = None,
) -> Plan:
    """What an arena plays, checked. Without a seed it is that of the file to go on with, or else random."""
    seats = game.check_seats(seats)
    if seed is None and save:
        seed = saved_seed(save)
    plan = Plan(
        game=game,
        options=game.complete_options(options, seats),
        seats=seats,
        lineup=line_up(bots, seats),
        seed=secrets.token_bytes(32) if seed is None else seed,
    )
    if save:
        check_file(save, plan)
    return plan


def hold(plan: Plan, terms: Terms, *, save: Path | None = None, progress: Progress | None = None) -> ArenaResult:
    """Play; with `save` go on where that file ends, and keep what is played in it.

    The plan's seed decides all but the times, whatever the number of threads, if no bot thinks by the clock. Ctrl-C
    ends it with the deals that have been played, if any have.
    """
    ledger = Ledger(save, plan) if save else None
    tally = Tally(plan)
    interrupted, settled = False, None
    done = dict(ledger.deals) if ledger else {}
    try:
        with closing(Cast(plan)) as cast:  # compiles what is not compiled yet, once for all processes
            cast.rehearse()
        start = time.perf_counter()
        settled = play_deals(tally, terms, done, ledger, progress or (lambda done, total: None))
    except KeyboardInterrupt:
        if not tally.deals:
            raise
        interrupted = True
        settled = False if terms.until_significant else None
    finally:
        if ledger:
            ledger.close()
    return ArenaResult(
        game=plan.game.name,
        title=plan.game.title,
        options=plan.game.write_options(plan.options),
        seats=plan.seats,
        lineup=tuple(plan.lineup),
        seed=plan.seed.hex(),
        deals=tally.deals,
        games=tally.deals * plan.seats,
        decisions=sum(times.total() for times in tally.times),
        seconds=time.perf_counter() - start,
        threads=count_threads(terms.threads),
        interrupted=interrupted,
        settled=settled,
        bots=tally.standings(),
        differences=tally.differences(),
    )


def play_deals(
    tally: Tally, terms: Terms, done: dict[int, Deal], ledger: Ledger | None, progress: Progress
) -> bool | None:
    """Play and count the deals that are not done yet; whether the order of the bots is settled, if that is asked.

    Deals are counted in their order and looked at after fixed numbers of them, so that what comes out does not depend
    on which game has ended first.
    """
    plan = tally.plan
    checks = checks_within(terms.deals) if terms.until_significant else {}
    begun: dict[int, list[Played]] = defaultdict(list)
    missing = [deal for deal in range(terms.deals) if deal not in done]
    played = plan.seats * (terms.deals - len(missing))
    progress(played, plan.seats * terms.deals)
    if count_done(tally, done, terms.deals, checks):
        return True
    if terms.only_kept:
        return False if terms.until_significant else None
    jobs = ((deal, rotation) for deal in missing for rotation in range(plan.seats))
    with closing(play_jobs(plan, jobs, count_threads(terms.threads))) as games:
        for game in games:
            played += 1
            progress(played, plan.seats * terms.deals)
            begun[game.deal].append(game)
            if len(begun[game.deal]) < plan.seats:
                continue
            done[game.deal] = sorted(begun.pop(game.deal), key=lambda game: game.rotation)
            if ledger:
                ledger.add(done[game.deal])
            if count_done(tally, done, terms.deals, checks):
                return True
    return False if terms.until_significant else None


def count_done(tally: Tally, done: dict[int, Deal], most: int, checks: Mapping[int, float]) -> bool:
    """Count the deals whose turn it is; stop, and say so, where the order of the bots is settled."""
    while tally.deals < most and tally.deals in done:
        tally.count(done.pop(tally.deals))
        if tally.deals in checks and tally.settled(checks[tally.deals]):
            return True
    return False


def checks_within(deals: int) -> dict[int, float]:
    """After how many deals to look whether the order is settled, and with what confidence of each difference.

    Who looks often finds something by luck in the end. So the 5% that may be wrong are divided among all looks: a half
    for the first, a sixth, a twelfth and so on for the others, each after twice as many deals.
    """
    numbers = []
    number = FIRST_CHECK
    while number < deals:
        numbers.append(number)
        number *= 2
    return {n: 1 - 0.05 / (look * (look + 1)) for look, n in enumerate([*numbers, deals], 1)}
