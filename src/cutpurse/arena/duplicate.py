"""Duplicate deals: the same cards once for every rotation of the bots round the table."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from cutpurse.arena.plan import Plan
from cutpurse.arena.times import Times, bin_of
from cutpurse.bots import Bot, Position, make
from cutpurse.bots.position import Luck
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match


@dataclass(frozen=True, kw_only=True)
class Played:
    """How one game ended. All but the times is by place in the line-up, wherever that bot sat."""

    deal: int
    rotation: int
    ranks: tuple[int, ...]  # 1 is best
    winners: tuple[int, ...]  # none, if everybody has lost
    scores: tuple[int, ...]
    times: tuple[Times, ...]  # one for each of the different bots, of its moves where there was a choice


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named fills the seats that are left. Here the oracle may play, too."""
    if not 2 <= len(names) <= seats:
        raise CutpurseError(f"name two to {seats} bots, not {len(names)}")
    for name in names:
        make(name)
    if len(set(names)) < 2:
        raise CutpurseError(f"name two different bots at least; {names[0]} alone has nobody to compare with")
    return [*names, *[names[-1]] * (seats - len(names))]


def seating(plan: Plan, deal: int, rotation: int) -> list[int]:
    """Which of the line-up sits in each seat. Who follows whom is drawn anew for each deal."""
    order = sorted(range(plan.seats), key=lambda place: plan.stream("order", deal, place))
    return order[rotation:] + order[:rotation]


def play_game(plan: Plan, deal: int, rotation: int) -> Played:
    """One rotation of a deal. The plan's seed decides all of it but the time it takes."""
    places = seating(plan, deal, rotation)
    bots = [make(plan.lineup[place]) for place in places]  # new ones, for they may remember
    rng = fast_rng(int.from_bytes(plan.stream("luck", deal, rotation)[:8], "little"))
    match = Match(plan.game, options=plan.options, seats=plan.seats, seed=plan.stream("deal", deal))
    times: list[Times] = [Counter() for _ in plan.names]
    while (seat := match.turn) is not None:
        name = plan.lineup[places[seat]]
        with named(name, f"deal {deal + 1}, rotation {rotation + 1}"):
            took = move(bots[seat], match, rng)
        if took is not None:
            times[plan.names.index(name)][bin_of(took)] += 1
    outcome = match.outcome
    assert outcome is not None
    seats = sorted(range(plan.seats), key=places.__getitem__)  # of each place in the line-up
    return Played(
        deal=deal,
        rotation=rotation,
        ranks=tuple(outcome.ranks[seat] for seat in seats),
        winners=tuple(place for place, seat in enumerate(seats) if seat in outcome.winners),
        scores=tuple(outcome.scores[seat] for seat in seats),
        times=tuple(times),
    )


def move(bot: Bot, match: Match, rng: Luck) -> float | None:
    """Let a bot move for the seat on turn; the seconds it thought, if it had a choice."""
    look = Position.open if getattr(bot, "sees_all", False) else Position.of
    position = look(match, rng)
    choice = len(position.legal) > 1
    start = time.perf_counter()
    action = bot.choose(position)
    took = time.perf_counter() - start
    match.play(action)
    return took if choice else None


def rehearse(plan: Plan) -> None:
    """Let every bot move once, so that all is compiled or loaded before a clock runs."""
    for name in plan.names:
        match = Match(plan.game, options=plan.options, seats=plan.seats, seed=bytes(32))
        with named(name, "its first move"):
            move(make(name), match, fast_rng(0))


@contextmanager
def named(bot: str, where: str) -> Iterator[None]:
    """Whatever goes wrong within is told with the bot and the place."""
    try:
        yield
    except Exception as error:
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise CutpurseError(f"{bot} has failed in {where}: {told}") from error
