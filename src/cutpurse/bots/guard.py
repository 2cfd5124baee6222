"""Bots that others have written, kept from spoiling a match: where one fails, the greedy rules choose for it."""

import operator
from abc import ABC, abstractmethod

from cutpurse.bots.position import Position
from cutpurse.bots.simple import GreedyBot
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Outcome
from cutpurse.core.message import msg

MOST_IN_A_ROW = 5  # a bot that fails so often without a break is not asked again
MOST_FAULTS = 100  # sentences that are kept, beside the one that says so


class Fault(CutpurseError):
    """What a bot did wrong, as it follows the words “Blue's bot”: a verb comes first."""


class Guarded(ABC):
    """A bot of somebody else. Whatever it does, `choose` gives a legal action, and its faults are remembered."""

    def __init__(self) -> None:
        self.faults: list[str] = []  # the first of them, a sentence each
        self.fault_count = 0  # how many decisions the greedy rules had to make
        self.given_up = False  # it is not asked any more
        self._in_a_row = 0

    @abstractmethod
    def ask(self, position: Position) -> object:
        """What the bot answers, right or wrong; Fault if it does not answer."""

    def choose(self, position: Position) -> int:
        if not self.given_up:
            try:
                action = read_action(position, self.ask(position))
                self._in_a_row = 0
                return action
            except Fault as fault:
                self._remember(position, fault)
        self.fault_count += 1
        return GreedyBot().choose(position)

    def _remember(self, position: Position, fault: Fault) -> None:
        self._in_a_row += 1
        self.given_up = self._in_a_row >= MOST_IN_A_ROW
        sentence = f"{position.game.seat_names[position.seat]}'s bot {fault}; the greedy rules chose"
        if self.given_up:
            sentence += f", and will go on: it failed {MOST_IN_A_ROW} times in a row"
            self.close()
        if self.given_up or len(self.faults) < MOST_FAULTS:
            self.faults.append(f"{sentence}.")

    def over(self, seat: int, outcome: Outcome) -> None:  # noqa: B027  # not every bot wants to know
        """The game has ended, and this was the bot's seat."""

    def close(self) -> None:  # noqa: B027  # not every bot has something to end
        """Nothing is asked for now: end what the bot has started."""


def read_action(position: Position, answer: object) -> int:
    """The legal action that an answer names, by its id or in the notation of records; else a Fault that says why."""
    if isinstance(answer, str):
        try:
            action = position.parse(answer)
        except CutpurseError as error:
            raise Fault(f"gave a wrong answer: {error}") from None
    else:
        try:
            action = operator.index(answer)  # type: ignore[arg-type]  # this is what is asked here
        except TypeError:
            raise Fault(f"answered with a {type(answer).__name__}, not with an action") from None
    if action in position.legal:
        return action
    text = position.notation(action) if 0 <= action < position.game.actions else ""
    reason = position.game.why_not(position.state, action) if text else None
    why = position.game.words().say(reason or msg("no-such-action-now"))
    raise Fault(f"answered {text or f'action {action!s:.20}'}, which is not permitted: {why}")
