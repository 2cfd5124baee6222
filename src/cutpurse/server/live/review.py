"""What a strong bot thinks of the decisions of a match that is over: each with what its seat could know then."""

import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from cutpurse.bots.calibration import chance
from cutpurse.bots.explain import Explanation, action_of, card_of, explain, grade, lost, name_of
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position, Rng
from cutpurse.bots.search.settings import Budget
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.view import View
from cutpurse.server.live.driver import ADVICE, ADVISER
from cutpurse.server.table.refusals import Refused

SECONDS = 0.15  # for each decision
MOST_AT_ONCE = 10  # reviews on one worker, which take turns


class Judge(Plain, frozen=True, kw_only=True):
    """The first line of a review: who judges, how many decisions there will be, and how it ended."""

    bot: str
    seconds: float  # for each
    decisions: int
    winners: tuple[int, ...] = ()  # seats


class Choice(Plain, frozen=True, kw_only=True):
    """Something that could have been done."""

    action: str  # as in a record
    label: Message  # in words
    grade: str  # best, close or costly
    chance: float | None  # to win, 0 to 1; None where it can't be trusted
    score: float  # that the seat could expect in the end


class Decision(Plain, frozen=True, kw_only=True):
    """One choice of a seat that had one."""

    step: int  # of the replay, which carried it out
    seat: int
    action: str
    label: Message
    grade: str  # best, close or costly
    chance: float | None
    best: str  # what the bot would have done
    best_label: Message
    loss: float  # of chance (of the search's value where none is told), 0 to 1; 0 if that is too little to tell
    words: Message | None  # why the other was better; none where nothing was lost
    choices: tuple[Choice, ...]  # the bot's own first
    expected: tuple[float, ...]  # scores in the end after what was done, by seat


class Reviews:
    """The thread in which reviews take turns, decision by decision: bots at tables don't have to wait for them."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "review")
        self._running = 0

    def check_room(self) -> None:
        if self._running >= MOST_AT_ONCE:
            raise Refused("too_many", msg("too-many-reviewed"), seconds=30.0)

    @contextmanager
    def running(self) -> Iterator[threading.Event]:
        """While one is made; what it gives is set when nobody waits for it any more."""
        stop = threading.Event()
        self._running += 1
        try:
            yield stop
        finally:
            self._running -= 1
            stop.set()


def decisions(match: Match) -> list[int]:
    """The steps at which a seat has chosen, where it had a choice."""
    return [number for number in range(1, len(match.frames)) if match.had_choice(number)]


def judge(match: Match, number: int, stop: threading.Event) -> Decision:
    """What a strong bot thinks of the choice that step `number` has carried out."""
    position = Position.of(match, new_rng(), number - 1)
    result = level(ADVISER, Budget(seconds=SECONDS)).think(position, stop)
    values = {value.action: value for value in result.actions}
    done, best = values[match.frames[number].action or 0], values[result.chosen]
    losses = {value.action: round(lost(value, best, match.game), 4) for value in result.actions}
    chances = {value.action: told_chance(match, value.win_share) for value in result.actions}
    loss = losses[done.action]
    labels = {value.action: label(position.view, value.action) for value in result.actions}
    return Decision(
        step=number,
        seat=position.seat,
        action=position.notation(done.action),
        label=labels[done.action],
        grade=grade(loss),
        chance=chances[done.action],
        best=position.notation(best.action),
        best_label=labels[best.action],
        loss=loss,
        words=explain(result, position).words if loss else None,
        choices=tuple(
            Choice(
                action=position.notation(value.action),
                label=labels[value.action],
                grade=grade(losses[value.action]),
                chance=chances[value.action],
                score=round(value.scores[position.seat], 2),
            )
            for value in result.actions
        ),
        expected=tuple(round(score, 2) for score in done.scores),
    )


def told_chance(match: Match, share: float) -> float | None:
    likely = chance(match.game.name, share)
    return None if likely is None else round(likely, 4)


def label(view: View, number: int) -> Message:
    """What an action is called on its button, with its card: “Face up: 12”."""
    action = action_of(view, number)
    card = card_of(view, action)
    return msg("labelled-card", label=action.label, thing=name_of(card, view)) if card else action.label


def advise(match: Match, step: int) -> Explanation:
    """What a strong bot would do in the place of the seat that was to act after a step."""
    if step >= len(match.frames):
        raise Refused("bad_input", msg("no-step", step=step, last=len(match.frames) - 1))
    if not 0 <= int(loop.turn_at(match.frames[step].states, 0)) < match.seats:
        raise Refused("not_now", msg("nobody-to-act"))
    position = Position.of(match, new_rng(), step)
    return explain(level(ADVISER, ADVICE).think(position), position)


def new_rng() -> Rng:
    return fast_rng(secrets.randbits(63))
