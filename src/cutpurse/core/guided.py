"""A guided first game played through: all that the learner is told and sees, worked out from its fixed deal."""

from collections.abc import Iterator

from msgspec.structs import replace

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.guide import Guide
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.seeds import read_seed
from cutpurse.core.view import View

MOST_SCENES = 100  # each action that a step accepts is played to the end


class Seen(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """Something the learner has seen happen, and the table after it."""

    by: int | None = None  # the seat that has acted, where the learner knows it
    lines: tuple[Message, ...] = ()  # what was told
    view: View | None = None  # None: that of the scene it leads to


class Way(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """How it goes on from a scene."""

    action: int | None = None  # if this is done; None: by reading
    seen: tuple[Seen, ...] = ()  # what happens then
    to: int  # the number of the scene that follows


class Scene(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """A step of the guide with the table before the learner."""

    step: int  # of the guide, from 0
    say: Message
    at: tuple[str, ...] = ()  # what is pointed at: ids of cards, zones and counters, or "seat.2"
    view: View
    ways: tuple[Way, ...] = ()  # none: it is the end
    other: Message | None = None  # what is said if something else is chosen that is permitted


class Guided(Plain, frozen=True, kw_only=True):
    """A guided first game as its learner meets it. It begins with the first scene."""

    game: str
    steps: int  # how many each way through it has
    scenes: tuple[Scene, ...]


def guided(game: Game) -> Guided:
    """The guided first game of a game; CutpurseError says what is wrong with it."""
    guide = game.guide
    if guide is None:
        raise CutpurseError(msg("no-guide", game=game.title))
    walk = Walk(guide)
    walk.enter(0, Match(game, options=guide.options, seats=guide.seats, seed=read_seed(guide.seed)))
    return Guided(game=game.name, steps=len(guide.steps), scenes=tuple(walk.scenes))


class Walk:
    """Goes through a guide, by every way that it accepts."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.scenes: list[Scene] = []

    def enter(self, number: int, match: Match) -> int:
        """The scene of a step, and those after it; its number."""
        at, step = len(self.scenes), self.guide.steps[number]
        if at == MOST_SCENES:
            raise CutpurseError(f"the guide has more than {MOST_SCENES} scenes: let fewer steps accept several actions")
        view = match.game.view(match.state, self.guide.seat)
        other = msg(step.other) if step.other else None
        scene = Scene(step=number, say=msg(step.say), at=step.at, view=view, other=other)
        self.scenes.append(scene)
        if number + 1 < len(self.guide.steps):
            ways = [self.way(number, match, text) for text in step.play or ("",)]
            self.scenes[at] = replace(scene, ways=tuple(ways))
        return at

    def way(self, number: int, match: Match, text: str) -> Way:
        """What follows a step, if the learner does this (nothing: reads)."""
        fork, begin, action = match.fork(), len(match.frames), None
        try:
            if text:
                fork.play(text, self.guide.seat)
                action = fork.frames[begin].action
            for told in self.guide.steps[number].then:
                self.move(fork, told)
        except CutpurseError as error:
            raise CutpurseError(f"step {number + 1} of the guide: {error}") from error
        seen = list(self.seen(fork, begin))
        to = self.enter(number + 1, fork)
        if seen and seen[-1].view == self.scenes[to].view:
            seen[-1] = replace(seen[-1], view=None)
        return Way(action=action, seen=tuple(seen), to=to)

    def move(self, match: Match, told: str) -> None:
        """Let another seat do what the guide says."""
        name, _, text = told.partition(": ")
        seat = match.game.seat_number(name)
        if seat is None or seat == self.guide.seat:
            raise CutpurseError(f"“{told}” is not done by another seat")
        match.play(text, seat)

    def seen(self, match: Match, begin: int) -> Iterator[Seen]:
        """What the learner notices of the steps from `begin` on."""
        seat = self.guide.seat
        before = match.game.view(match.frames[begin - 1].state, seat)
        for number, frame in enumerate(match.frames[begin:], begin):
            view, lines = match.game.view(frame.state, seat), match.told_to(seat, number)
            if lines or view != before:
                by = frame.seat if frame.seat == before.turn else None
                yield Seen(by=by, lines=lines, view=view)
            before = view
