"""What a strong bot thinks of the decisions of a match that is over: each with what its seat could know then.

Each decision is thought over once, and what was found is kept: whoever looks again is told the same, in the review and
in the advice at that step. It is kept by what was played and against whom, so a record that somebody brings has the
review of its table, and by the sources of the judge, so what a changed search, calibration or game would no longer say
is not told.
"""

import asyncio
import hashlib
import secrets
import threading
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from cutpurse import bots, core
from cutpurse.bots.calibration import Opponents, chance, opponents
from cutpurse.bots.explain import Explanation, action_of, card_of, explain, grade, lost, name_of
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position, Rng
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.record import Record
from cutpurse.core.sources import digest
from cutpurse.core.view import View
from cutpurse.server.live.driver import ADVISER
from cutpurse.server.storage.analyses import Analyses
from cutpurse.server.table.refusals import Refused

T = TypeVar("T")

SECONDS = 0.15  # for each decision
BUDGET = Budget(seconds=SECONDS)
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


class Analysis(Plain, frozen=True, kw_only=True):
    """All that is kept about one decision."""

    decision: Decision  # for the review
    advice: Explanation  # for whoever asks what to do there


class Reviews:
    """The thread in which reviews take turns, decision by decision: bots at tables don't have to wait for them."""

    def __init__(self, kept: Analyses) -> None:
        self.thread = ThreadPoolExecutor(1, "review")
        self._kept = kept
        self._running = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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

    async def kept(self, record: Record) -> dict[int, Decision]:
        """The decisions of a match that were thought over before, by step."""
        found = await self._kept.of(match_digest(record), judge_digest(record.match.game))
        return {step: unpack(analysis).decision for step, analysis in found.items()}

    async def advise(self, record: Record, step: int) -> Explanation:
        """What a strong bot would do in the place of the seat that was to act after a step; as the review has it."""
        match = record.match
        if step >= len(match.frames):
            raise Refused("bad_input", msg("no-step", step=step, last=len(match.frames) - 1))
        if not 0 <= match.frames[step].turn < match.seats:
            raise Refused("not_now", msg("nobody-to-act"))
        if step + 1 < len(match.frames):
            return (await self.analysis(record, step + 1, threading.Event())).advice
        return await self._think(lambda: advise(record, step))  # a record that ends here, before its match did

    async def analysis(self, record: Record, number: int, stop: threading.Event) -> Analysis:
        """What is kept about the choice of a step; else it is thought over now, and kept."""
        key, judge = match_digest(record), judge_digest(record.match.game)
        async with self._locks.setdefault(key, asyncio.Lock()):  # two who look at the same match wait for the same
            found = await self._kept.find(key, judge, number)
            if found is None:
                made = await self._think(lambda: analyse(record, number, stop))
                found = await self._kept.keep(key, judge, number, pack(made))  # another worker may have been faster
        return unpack(found)

    async def _think(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)


def pack(analysis: Analysis) -> bytes:
    return zlib.compress(msgspec.json.encode(analysis))


def unpack(data: bytes) -> Analysis:
    return msgspec.json.decode(zlib.decompress(data), type=Analysis)


def match_digest(record: Record) -> str:
    """A hash of all that was played, and against whom: the same for a table and for a record of it."""
    match = record.match
    options = match.game.write_options(match.options)
    against = [opponents(record.players, seat) for seat in range(match.seats)]
    played = [match.game.name, match.rules, match.seats, options, match.seed.hex(), match.actions, against]
    return hashlib.sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()


@cache
def judge_digest(game: Game) -> str:
    """A hash of all that decides what is found: the sources of bots and game, calibration, and this file."""
    folders = [Path(module.__file__ or "").parent for module in (core, bots, *game.rules, *game.shown)]
    files = [file for folder in folders for kind in ("*.py", "*.json") for file in folder.rglob(kind)]
    return digest({"/".join(file.parts[-3:]): file for file in [*files, Path(__file__)]})


def decisions(match: Match) -> list[int]:
    """The steps at which a seat has chosen, where it had a choice."""
    return [number for number in range(1, len(match.frames)) if match.had_choice(number)]


def analyse(record: Record, number: int, stop: threading.Event) -> Analysis:
    """What a strong bot thinks of the choice that step `number` has carried out."""
    position = Position.of(record.match, new_rng(), number - 1)
    result = level(ADVISER, BUDGET).think(position, stop)
    advice = explain(result, position, opponents(record.players, position.seat))
    return Analysis(decision=judge(record, number, position, result, advice.words), advice=advice)


def judge(record: Record, number: int, position: Position, result: SearchResult, why: Message) -> Decision:
    """What was done, beside what a search has found there."""
    match, against = record.match, opponents(record.players, position.seat)
    values = {value.action: value for value in result.actions}
    done, best = values[match.frames[number].action or 0], values[result.chosen]
    losses = {value.action: round(lost(value, best, match.game, against), 4) for value in result.actions}
    chances = {value.action: told_chance(match, against, value.win_share) for value in result.actions}
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
        words=why if loss else None,
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


def told_chance(match: Match, against: Opponents, share: float) -> float | None:
    likely = chance(match.game.name, against, share)
    return None if likely is None else round(likely, 4)


def label(view: View, number: int) -> Message:
    """What an action is called on its button, with its card: “Face up: 12”."""
    action = action_of(view, number)
    card = card_of(view, action)
    return msg("labelled-card", label=action.label, thing=name_of(card, view)) if card else action.label


def advise(record: Record, step: int) -> Explanation:
    position = Position.of(record.match, new_rng(), step)
    return explain(level(ADVISER, BUDGET).think(position), position, opponents(record.players, position.seat))


def new_rng() -> Rng:
    return fast_rng(secrets.randbits(63))
