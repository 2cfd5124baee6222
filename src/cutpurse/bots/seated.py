"""The bots of one match."""

from collections.abc import Sequence
from types import TracebackType

from cutpurse.bots import make
from cutpurse.bots.guard import Guarded
from cutpurse.bots.position import Bot, Position, Rng
from cutpurse.core.match import Match


class Seated:
    """A bot of its own for each seat, so that none learns what another seat knows. Leaving the block ends them all."""

    def __init__(self, names: Sequence[str], person: int | None = None) -> None:
        """Bots by name for all seats but that of a person, if there is one."""
        self.seats = len(names)
        self.bots: dict[int, Bot] = {seat: make(name) for seat, name in enumerate(names) if seat != person}

    def __enter__(self) -> "Seated":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for bot in self._guarded().values():
            bot.close()

    def _guarded(self) -> dict[int, Guarded]:
        return {seat: bot for seat, bot in self.bots.items() if isinstance(bot, Guarded)}

    def choose(self, match: Match, rng: Rng) -> int:
        """The action that the bot on turn takes."""
        assert match.turn is not None
        return self.bots[match.turn].choose(Position.of(match, rng))

    @property
    def faults(self) -> list[tuple[str, ...]]:
        """What the bot of each seat did wrong so far, a sentence each. They may tell of its hand."""
        guarded = self._guarded()
        return [tuple(guarded[seat].faults) if seat in guarded else () for seat in range(self.seats)]

    def over(self, match: Match) -> None:
        """Tell the bots that want to know how the match ended."""
        assert match.outcome is not None
        for seat, bot in self._guarded().items():
            bot.over(seat, match.outcome)
