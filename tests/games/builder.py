"""A table for rule tests: a match at any point of a game, played on and looked at in words.

A table plays through `Match`, so compiled, and takes each step once more interpreted: both must agree.
"""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.contract import TABLE
from cutpurse.core.game import Game, Outcome
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message
from cutpurse.core.view import Counter, Line, View, Zone

from .steps import check_steps

T = TypeVar("T", bound="Table")


class Table:
    """A match that stands at any point of a game, with what a test wants to know of it in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.first_news = len(match.frames)

    # What happens

    def play(self: T, *moves: str) -> T:
        """Carry out moves as a record writes them, "Blue: 10 up", each with the table's own steps after it."""
        self.first_news = len(self.match.frames)
        for move in moves:
            name, _, action = move.partition(": ")
            self.match.play(action, self.seat(name))
        check_steps(self.match, self.first_news)
        return self

    def step(self: T) -> T:
        """One step of the table itself."""
        self.first_news = len(self.match.frames)
        states = self.match.states.copy()
        loop.advance_at(states, 0)
        self.match.frames.append(Frame(states))
        check_steps(self.match, self.first_news)
        return self

    def settle(self: T) -> T:
        """The table's own steps, until a seat has to act or the game is over."""
        first = len(self.match.frames)
        while loop.turn_at(self.match.states, 0) == TABLE:
            self.step()
        self.first_news = first
        return self

    def play_until(self: T, stage: str, choose: str = "down") -> T:
        """Play on, each seat its first action that ends like this (else its first), until the stage begins so."""
        while not self.stage.startswith(stage):
            self.play(next((move for move in self.moves if move.endswith(choose)), self.moves[0]))
        return self

    # What is to be seen

    def say(self, message: Message | None, viewer: str | None = None) -> str:
        """A message in English, as a seat reads it."""
        return "" if message is None else self.game.words().say(message, None if viewer is None else self.seat(viewer))

    @property
    def turn(self) -> str:
        """The name of the seat to act."""
        return "" if self.match.turn is None else self.game.seat_names[self.match.turn]

    @property
    def may(self) -> list[str]:
        """What the seat on turn may do."""
        return [self.game.notation(self.match.state, action) for action in self.match.legal]

    @property
    def moves(self) -> list[str]:
        """The same as moves of a record."""
        return [f"{self.turn}: {action}" for action in self.may]

    def why_not(self, action: str) -> str:
        return self.say(self.game.why_not(self.match.state, self.game.parse(self.match.state, action)))

    def view(self, viewer: str | None = None) -> View:
        return self.match.view(None if viewer is None else self.seat(viewer))

    @property
    def stage(self) -> str:
        return self.game.words().say_all(self.view().stage)

    def prompt(self, viewer: str | None = None) -> str:
        return self.say(self.view(viewer).prompt, viewer)

    def log(self, viewer: str | None = None) -> list[str]:
        """All that a seat can read of the match so far."""
        return [self.say(message, viewer) for message in self.view(viewer).log]

    def cards(self, zone: str, viewer: str | None = None) -> str:
        """The faces to be seen in a zone, and how many backs."""
        cards = self.zone(zone, viewer).cards
        faces = [f"{card.face.suit} {card.face.rank}" for card in cards if card.face]
        backs = len(cards) - len(faces)
        return ", ".join(faces + ([f"{backs} {'back' if backs == 1 else 'backs'}"] if backs else []))

    def zone(self, zone: str, viewer: str | None = None) -> Zone:
        return next(found for found in self.view(viewer).zones if found.id == zone)

    def zones(self, viewer: str | None = None) -> list[str]:
        return [zone.id for zone in self.view(viewer).zones]

    def counter(self, counter: str) -> Counter:
        return next(found for found in self.view().counters if found.id == counter)

    def news(self, viewer: str | None = None) -> list[str]:
        """What the last `play` or `step` told a seat, or everybody."""
        seat = None if viewer is None else self.seat(viewer)
        return [self.say(line.message, viewer) for line in self._news() if line.visible_to(seat)]

    def secrets(self, name: str) -> list[str]:
        """What the last `play` or `step` told this seat and nobody else."""
        return [self.say(line.message, name) for line in self._news() if line.seats == (self.seat(name),)]

    def _news(self) -> list[Line]:
        return [line for i in range(self.first_news, len(self.match.frames)) for line in self.match.told(i)]

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    @property
    def reason(self) -> str:
        return self.say(self.outcome.reason)

    @property
    def winners(self) -> list[str]:
        return [self.game.seat_names[seat] for seat in self.outcome.winners]

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.game.seat_names, self.match.scores, strict=False))

    def seat(self, name: str) -> int:
        return self.game.seat_names.index(name)


# Whole games, and what to ask of them


def as_seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def random_game(game: Game, number: int, **options: object) -> Match:
    """A whole game of random moves."""
    match = Match(game, options=options, seed=as_seed(number))
    chance = random.Random(number)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


def steps(match: Match) -> Iterator[tuple[Frame, Frame]]:
    """Each step as the frames before and after it."""
    return pairwise(match.frames)


def legal_words(game: Game, frame: Frame) -> list[str]:
    return [game.notation(frame.state, action) for action in members(loop.legal_at(frame.states, 0))]
