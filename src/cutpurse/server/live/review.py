"""What a strong bot thinks of the decisions of a match that is over: each with what its seat could know then.

Each decision is thought over once, and what was found is kept: whoever looks again is told the same, in the review and
in the advice at that step. It is kept by what was played and against whom, so a record that somebody brings has the
review of its table, and by the sources of the judge, so what a changed search, calibration or game would no longer say
is not told.
"""

import asyncio
import hashlib
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from cutpurse.bots.calibration import Opponents, chance, opponents
from cutpurse.bots.explain import Explanation, explain, grade, label, lost
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.thinker import source_files
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.record import Record
from cutpurse.core.sources import digest
from cutpurse.server.live.driver import ADVISER
from cutpurse.server.live.fair_queue import REVIEW
from cutpurse.server.live.pool import TooLate
from cutpurse.server.live.thinking import Thinking
from cutpurse.server.storage.analyses import Analyses
from cutpurse.server.table.refusals import Refused

SECONDS = 0.15  # for each decision
BUDGET = Budget(seconds=SECONDS)
MOST_PATIENT = 60.0  # seconds that somebody waits for a decision
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
    """They take turns, decision by decision, and bots at tables come first."""

    def __init__(self, kept: Analyses, thinking: Thinking) -> None:
        self._kept = kept
        self._thinking = thinking
        self._running = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check_room(self) -> None:
        if self._running >= MOST_AT_ONCE:
            raise Refused("too_many", msg("too-many-reviewed"), seconds=30.0)

    @contextmanager
    def running(self) -> Iterator[None]:
        """While one is made."""
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1

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
            return (await self.analysis(record, step + 1)).advice
        position, found = await self._think(record, step)  # a record that ends here, before its match did
        return await asyncio.to_thread(explain, found, position, opponents(record.players, position.seat))

    async def analysis(self, record: Record, number: int) -> Analysis:
        """What is kept about the choice of a step; else it is thought over now, and kept."""
        key, judge = match_digest(record), judge_digest(record.match.game)
        async with self._locks.setdefault(key, asyncio.Lock()):  # two who look at the same match wait for the same
            found = await self._kept.find(key, judge, number)
            if found is None:
                made = await asyncio.to_thread(analyse, record, number, *await self._think(record, number - 1))
                found = await self._kept.keep(key, judge, number, pack(made))  # another worker may have been faster
        return unpack(found)

    async def _think(self, record: Record, step: int) -> tuple[Position, SearchResult]:
        """What a strong bot finds for the seat to act after a step, with what it could know."""
        position = Position.of(record.match, fast_rng(secrets.randbits(63)), step)
        try:
            found = await self._thinking.search(
                position, ADVISER, BUDGET, key=match_digest(record), urgency=REVIEW, within=MOST_PATIENT
            )
        except TooLate:
            raise Refused("too_many", msg("too-many-reviewed"), seconds=30.0) from None
        return position, found


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
    return digest(source_files(game) | {"review": Path(__file__)})


def decisions(match: Match) -> list[int]:
    """The steps at which a seat has chosen, where it had a choice."""
    return [number for number in range(1, len(match.frames)) if match.had_choice(number)]


def analyse(record: Record, number: int, position: Position, result: SearchResult) -> Analysis:
    """What a strong bot thinks of the choice that step `number` has carried out, by what it found before."""
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
