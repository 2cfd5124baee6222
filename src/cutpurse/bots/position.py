"""What a bot is told when it is to choose, and what a bot is."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.compiling import is_interpreted
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.options import Value
from cutpurse.core.state import StandIn, States, thaw
from cutpurse.core.view import View

Rng: TypeAlias = npt.NDArray[np.int64]
"""A fast generator of random numbers."""


class Position:
    """The seat on turn and what it knows. Of the match there is nothing here but one of that seat's worlds.

    All that the seat can't know is exchanged for a random choice before a bot looks. So a bot can't peek, and what it
    chooses depends on what its seat may know and on its random numbers alone.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        states: States,
        seat: int,
        rng: Rng,
        told: Callable[[], tuple[Message, ...]],
    ) -> None:
        self.game = game
        self.options = options
        self.states = states  # one world of the seat, as an array of one
        self.seat = seat
        self.rng = rng
        self._told = told

    @staticmethod
    def of(match: Match, rng: Rng, at: int | None = None) -> "Position":
        """What the seat on turn may know, now or after step `at`."""
        position = Position.open(match, rng, at)
        loop.redeal_at(position.states, 0, position.seat, rng)
        return position

    @staticmethod
    def open(match: Match, rng: Rng, at: int | None = None) -> "Position":
        """With nothing hidden: for measurement, and never for a player."""
        states = match.frames[-1 if at is None else at].states.copy()
        seat = int(loop.turn_at(states, 0))
        assert 0 <= seat < match.seats
        return Position(match.game, match.options, states, seat, rng, lambda: match.view(seat, at).log)

    def copy(self) -> "Position":
        """Another of the same, for somebody who may change it as they like; random numbers are shared."""
        return Position(self.game, self.options, self.states.copy(), self.seat, self.rng, self._told)

    @property
    def is_interpreted(self) -> bool:
        """Whether the game was not compiled yet: then a search would take a hundred times as long."""
        return is_interpreted(self.states)

    @cached_property
    def legal(self) -> list[int]:
        """The actions the seat may take."""
        return members(loop.legal_at(self.states, 0))

    @cached_property
    def state(self) -> StandIn:
        """The world, for reading."""
        return thaw(self.states)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self.state, self.seat)

    @property
    def log(self) -> tuple[Message, ...]:
        """What has happened so far, as the seat was told it."""
        return self._told()

    @property
    def observation(self) -> npt.NDArray[np.float32]:
        """What the seat knows, as numbers."""
        return self.game.observe(self.states, 0, self.seat)

    def notation(self, action: int) -> str:
        """An action in the notation of records."""
        return self.game.notation(self.state, action)

    def name(self, action: int) -> Message:
        """An action as it is called within a sentence."""
        return self.game.action_name(self.state, action)

    def is_pointless(self, action: int) -> bool:
        """Whether the game itself says that no sensible player does this."""
        pointless = self.game.shows("pointless")
        return bool(pointless and pointless(self.state, action))

    def parse(self, text: str) -> int:
        """The action that a text means; IllegalAction if it means none."""
        return self.game.parse(self.state, text)


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, position: Position) -> int:
        """One of the position's legal actions."""
