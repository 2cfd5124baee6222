"""Duplicate deals: the same cards once for every rotation of the bots round the table."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass

from cutpurse.arena.setup import Setup
from cutpurse.arena.times import Times, bin_of
from cutpurse.bots import Bot, Position, make, maker
from cutpurse.bots.guard import Guarded
from cutpurse.bots.position import Rng
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match


@dataclass(frozen=True, kw_only=True)
class GameResult:
    """How one game ended. All but the times is by place in the line-up, wherever that bot sat."""

    deal: int
    rotation: int
    ranks: tuple[int, ...]  # 1 is best
    winners: tuple[int, ...]  # none, if everybody has lost
    scores: tuple[int, ...]
    faults: tuple[int, ...]  # moves that were made for a bot, as it failed
    times: tuple[Times, ...]  # one for each of the different bots, of its moves where there was a choice
    actions: tuple[int, ...] = ()  # of all seats


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named fills the seats that are left. Here the oracle may play, too."""
    if not 2 <= len(names) <= seats:
        raise CutpurseError(f"name two to {seats} bots, not {len(names)}")
    for name in names:
        maker(name)
    if len(set(names)) < 2:
        raise CutpurseError(f"name two different bots at least; {names[0]} alone has nobody to compare with")
    return [*names, *[names[-1]] * (seats - len(names))]


def seating(setup: Setup, deal: int, rotation: int) -> list[int]:
    """Which of the line-up sits in each seat. Their order is drawn anew for each deal."""
    order = sorted(range(setup.seats), key=lambda place: setup.stream("order", deal, place))
    return order[rotation:] + order[:rotation]


class BotPool:
    """The bots of one process, by place in the line-up.

    Ours are made anew for each game. Somebody else's may take long to start, and stays from game to game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kept: dict[int, Guarded] = {}

    def bot(self, place: int) -> Bot:
        bot: Bot = self.kept.get(place) or make(self.setup.lineup[place])
        if isinstance(bot, Guarded):
            self.kept[place] = bot
        return bot

    def warm_up(self) -> None:
        """Let every bot move once, so that all is compiled, loaded or started before a clock runs."""
        setup, warm = self.setup, set()
        for place, name in enumerate(setup.lineup):
            bot = self.bot(place)
            if name not in warm or place in self.kept:
                warm.add(name)
                match = Match(setup.game, options=setup.options, seats=setup.seats, seed=bytes(32))
                with blaming(name, "its first move"):
                    move(bot, match, fast_rng(0))

    def play_game(self, deal: int, rotation: int) -> GameResult:
        """One rotation of a deal. The setup's seed decides all of it but the time it takes."""
        setup = self.setup
        places = seating(setup, deal, rotation)
        bots = [self.bot(place) for place in places]
        faults_before = [faults_of(bot) for bot in bots]
        rng = fast_rng(int.from_bytes(setup.stream("luck", deal, rotation)[:8], "little"))
        match = Match(setup.game, options=setup.options, seats=setup.seats, seed=setup.stream("deal", deal))
        times: list[Times] = [Counter() for _ in setup.names]
        while (seat := match.turn) is not None:
            name = setup.lineup[places[seat]]
            with blaming(name, f"deal {deal + 1}, rotation {rotation + 1}"):
                took = move(bots[seat], match, rng)
            if took is not None:
                times[setup.names.index(name)][bin_of(took)] += 1
        outcome = match.outcome
        assert outcome is not None
        for seat, bot in enumerate(bots):
            if isinstance(bot, Guarded):
                bot.over(seat, outcome)
        faults = [faults_of(bot) - before for bot, before in zip(bots, faults_before, strict=True)]
        seats = sorted(range(setup.seats), key=places.__getitem__)  # of each place in the line-up
        return GameResult(
            deal=deal,
            rotation=rotation,
            ranks=tuple(outcome.ranks[seat] for seat in seats),
            winners=tuple(place for place, seat in enumerate(seats) if seat in outcome.winners),
            scores=tuple(outcome.scores[seat] for seat in seats),
            faults=tuple(faults[seat] for seat in seats),
            times=tuple(times),
            actions=tuple(match.actions),
        )

    def close(self) -> None:
        """End what the bots have started."""
        for bot in self.kept.values():
            bot.close()


@dataclass(frozen=True)
class ArenaGames:
    """The work of an arena: a job is a deal and its rotation."""

    setup: Setup

    @contextmanager
    def begin(self) -> Iterator[Callable[[tuple[int, int]], GameResult]]:
        with closing(BotPool(self.setup)) as pool:
            pool.warm_up()
            yield lambda job: pool.play_game(*job)


def move(bot: Bot, match: Match, rng: Rng) -> float | None:
    """Let a bot move for the seat on turn; the seconds it thought, if it had a choice."""
    look = Position.open if getattr(bot, "sees_all", False) else Position.of
    position = look(match, rng)
    choice = len(position.legal) > 1
    start = time.perf_counter()
    action = bot.choose(position)
    took = time.perf_counter() - start
    match.play(action)
    return took if choice else None


def faults_of(bot: Bot) -> int:
    """How often somebody else's bot has failed so far, so that a move was made for it."""
    return bot.fault_count if isinstance(bot, Guarded) else 0


@contextmanager
def blaming(bot: str, where: str) -> Iterator[None]:
    """Whatever goes wrong within is told with the bot and the deal."""
    try:
        yield
    except Exception as error:
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise CutpurseError(f"{bot} has failed in {where}: {told}") from error
