"""The stages of a check. A stage is entered only if the one before has found nothing: first faults come first."""

import random
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from cutpurse.arena import laws as mass
from cutpurse.bots.warm import compile_call, redeal_calls, rules_calls, worlds_calls
from cutpurse.check.broken import Broken
from cutpurse.check.compiler import compiler_fault
from cutpurse.check.guard import Misplaced, guarded
from cutpurse.check.laws import (
    BOTH_WAYS,
    OF_GAMES,
    OF_GAMES_PLAYED,
    OF_GUIDES,
    OF_MATCHES,
    OF_POSITIONS,
    OfGame,
    said,
)
from cutpurse.check.loading import faults_of_declarations, load_game
from cutpurse.check.places import Place, folders_of, place_of_error, sentence_of
from cutpurse.check.sources import faults_in_sources
from cutpurse.check.walks import go_on, new_match
from cutpurse.core import contract, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import INTERPRETED
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, TABLE
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.record import Record

WITH_COMPILER = ("compiling", "compiled")
STAGES = ("loading", "sources", "interpreted", *WITH_COMPILER)
MOST_INTERPRETED = 8  # games; interpreted, rules take a hundred times as long
LONGEST_INTERPRETED, LONGEST = 120, 1000  # actions of one game
POSITIONS = 5  # of each game
MASS = 25  # games at once, compiled, for each that is looked at closely
PATIENCE = 120  # seconds for one law in one game, interpreted


@dataclass(frozen=True, kw_only=True)
class Fault:
    """Something wrong with a game, and how to see it."""

    stage: str
    what: str
    law: str = ""  # in words
    place: Place | None = None
    match: Match | None = None
    step: int | None = None
    seed: int | None = None  # that this game alone is checked with

    @property
    def record(self) -> str:
        """The match up to the fault, as a record; nothing if it can't be written."""
        with suppress(Exception):
            return Record(match=cut(self.match, self.step)).to_text() if self.match else ""
        return ""


@dataclass(kw_only=True)
class Report:
    """What was checked, and what was found."""

    name: str
    title: str
    faults: list[Fault] = field(default_factory=list)
    stages: list[str] = field(default_factory=list)  # that were entered
    games: dict[str, int] = field(default_factory=dict)  # that were played, by stage


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How much is checked."""

    games: int = 30
    seed: int = 0
    quick: bool = False  # nothing is compiled


Tell = Callable[[str], None]


def check(name: str, settings: Settings, tell: Tell) -> Report:
    """Check the game of that name; UnknownGame if there is none."""
    try:
        game = load_game(name)
    except Broken as broken:
        return Report(name=name, title=name, stages=["loading"], faults=[fault_of(broken, "loading", ())])
    return check_game(game, settings, tell)


def check_game(game: Game, settings: Settings, tell: Tell) -> Report:
    """Check a game stage by stage, up to the first stage that finds something."""
    report = Report(name=game.name, title=game.title)
    for stage in STAGES:
        if report.faults or (stage in WITH_COMPILER and (settings.quick or INTERPRETED)):
            break
        report.stages.append(stage)
        for fault in Checker(game, settings, tell, stage, report).run():
            if (fault.place, fault.what) not in [(known.place, known.what) for known in report.faults]:
                report.faults.append(fault)
    return report


class Checker:
    """One stage of a check."""

    def __init__(self, game: Game, settings: Settings, tell: Tell, stage: str, report: Report) -> None:
        self.game, self.settings, self.stage, self.report = game, settings, stage, report
        self._tell = tell
        self.folders = folders_of(game)
        self.broken: set[Any] = set()  # laws that need not be tried again

    def run(self) -> list[Fault]:
        return list(getattr(self, self.stage)())

    def tell(self, text: str) -> None:
        self._tell(f"Checking {self.game.title}, {self.stage}: {text}")

    def loading(self) -> Iterator[Fault]:
        found: list[Broken] = []
        yield from self.attempt(faults_of_declarations, lambda: found.extend(faults_of_declarations(self.game)))
        yield from (fault_of(broken, self.stage, self.folders) for broken in found)
        yield from self.of_game(OF_GAMES)

    def sources(self) -> Iterator[Fault]:
        for place, what in dict.fromkeys(faults_in_sources(self.game)):
            yield Fault(stage=self.stage, place=place, what=what)

    def interpreted(self) -> Iterator[Fault]:
        short = self.game.most_decisions <= 2 * LONGEST_INTERPRETED
        with guarded(self.game):
            yield from self.walk(min(self.settings.games, MOST_INTERPRETED), LONGEST_INTERPRETED)
            yield from self.of_game(OF_GUIDES)
            if short and self.settings.quick and not self.broken:
                yield from self.of_game(OF_GAMES_PLAYED)

    def compiling(self) -> Iterator[Fault]:
        calls = compiled_calls(self.game)
        for number, call in enumerate(calls, 1):
            name = call[0].__name__.removesuffix("_at")
            self.tell(f"{number} of {len(calls)}, {name}")
            try:
                compile_call(*call)
            except Exception as error:  # of many kinds
                place, what = compiler_fault(error, self.folders, self.game.layout.fields)
                yield Fault(stage=self.stage, law=f"Numba compiles `{name}`.", what=what, place=place)
                return

    def compiled(self) -> Iterator[Fault]:
        yield from self.walk(self.settings.games, LONGEST)
        yield from self.of_game(OF_GAMES_PLAYED)
        games = MASS * self.settings.games
        try:
            mass.keep_laws(self.game, games, seed=self.settings.seed, progress=lambda n, of: self.tell(f"{n} of {of}"))
        except mass.LawBroken as error:
            yield Fault(stage=self.stage, law="In whole games every step keeps the laws.", what=str(error))
        self.report.games["at once"] = games

    def of_game(self, laws: Sequence[OfGame]) -> Iterator[Fault]:
        for law in laws:
            self.tell(said(law))
            yield from self.attempt(law, partial(law, self.game))

    def walk(self, games: int, longest: int) -> Iterator[Fault]:
        """Games from one number each, and in each of them all laws that are not broken yet."""
        for number in range(games):
            seed = self.settings.seed + number
            self.tell(f"game {number + 1} of {games}")
            self.report.games[self.stage] = number + 1
            match: list[Match] = []
            faults = list(self.attempt(go_on, partial(self.play, seed, longest, match), seed))
            if faults:
                at = len(match[0].frames) - 1 if match else None
                yield from (with_match(fault, match[0] if match else None, at) for fault in faults)
                return
            yield from self.try_laws(match[0], seed)

    def play(self, seed: int, longest: int, into: list[Match]) -> None:
        """Play a game that follows from a number, every second one to its end."""
        into.clear()
        into.append(new_match(self.game, seed))
        most = longest if seed % 2 == 0 else random.Random(seed).randrange(longest)
        for _ in go_on(into[0], seed, most):
            pass

    def try_laws(self, match: Match, seed: int) -> Iterator[Fault]:
        draw = random.Random(seed)
        steps = range(len(match.frames))
        chosen = sorted({steps[-1], *draw.sample(steps, min(POSITIONS, len(steps)))})
        for law in (*OF_POSITIONS, *(BOTH_WAYS if self.stage == "compiled" else ())):
            for at in chosen:
                for fault in self.attempt(law, partial(law, match, at, seed + at), seed):
                    yield with_match(fault, match, at)
        for rule in OF_MATCHES if match.actions else ():
            for fault in self.attempt(rule, partial(rule, match, seed), seed):
                yield with_match(fault, match, None)

    def attempt(self, law: Any, call: Callable[[], None], seed: int | None = None) -> Iterator[Fault]:
        """Try a law, unless it is known to be broken: nothing, or the fault."""
        if law in self.broken:
            return
        try:
            with patience(PATIENCE) if self.stage == "interpreted" else nullcontext():
                call()
        except Exception as error:
            self.broken.add(law)
            yield fault_of(error, self.stage, self.folders, law=said(law) if law is not go_on else "", seed=seed)


def fault_of(error: Exception, stage: str, folders: Sequence[Path], **more: Any) -> Fault:
    """A law that is broken, or an exception on the way, as a fault."""
    if isinstance(error, Broken):
        place = error.place if isinstance(error, Misplaced) else None
        return Fault(stage=stage, what=error.what, place=place, step=error.step, **more)
    if isinstance(error, CutpurseError):
        return Fault(stage=stage, what=str(error), place=place_of_error(error, folders), **more)
    return Fault(stage=stage, what=sentence_of(error), place=place_of_error(error, folders), **more)


def with_match(fault: Fault, match: Match | None, at: int | None) -> Fault:
    """A fault with the match that shows it, and the step if it does not know it."""
    return replace(fault, match=match, step=at if fault.step is None else fault.step)


def cut(match: Match, step: int | None) -> Match:
    """The match as it was when somebody was to act after a step, or when it was over."""
    fork = match.fork()
    if step is not None:
        end = next((at for at in range(step, len(fork.frames)) if fork.frames[at].turn != TABLE), len(fork.frames))
        del fork.frames[end + 1 :]
    return fork


def compiled_calls(game: Game) -> list[Any]:
    """All functions of the contract, the smallest first, and the loops that whole games are played by."""
    states, rng = game.layout.new(), fast_rng(0)
    calls = [
        *rules_calls(game),
        *redeal_calls(game),
        (loop.suppose_at, states, 0, 0, rng),
        (loop.observe_at, states, 0, 0, np.zeros(1, np.float32)),
        (loop.features_at, states, 0, 0, np.zeros((1, 1), np.float32)),
        (loop.broken_law_at, states, 0),
        (loop.outlook_at, states, 0, np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)),
        (loop.act_at, states, 0, 0, np.zeros(MOST_ACTIONS, np.int64)),
    ]
    own = [game.layout.bodies[name] is not getattr(contract, name).__wrapped__ for name in ("rewind", "copy_hidden")]
    if any(own):
        calls += worlds_calls(game)
    one, table = np.zeros(1, np.int64), np.zeros((1, MOST_SEATS), np.int64)
    return [*calls, (mass.check_games, game.layout.new(2), 1, one, rng, 1, one, table, table)]


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """TimeoutError in the middle of what takes longer, where the system can do that: a loop without an end."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def end(*_: object) -> None:
        raise TimeoutError(f"still running after {seconds} seconds: is there a loop that never ends?")

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
