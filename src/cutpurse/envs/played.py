"""A game as far as it has been played, for libraries that copy states all the time: cheap to copy, and to pickle."""

from collections.abc import Callable, Iterator
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, OVER
from cutpurse.core.errors import IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.message import msg
from cutpurse.core.state import StandIn, States, copy_states, thaw
from cutpurse.envs.single import legal_now_at, shares_at
from cutpurse.games import load

RECENT = 32  # own actions that are remembered as numbers
DIGEST_BYTES = 12

Memory: TypeAlias = tuple[bytes, tuple[int, ...]]
"""Of a seat: a hash of what it knew and did at all its decisions; and its latest actions, the last one first."""

NOTHING: Memory = (b"", ())


class Past:
    """A decision, and those before it. It never changes, and what is worked out from it is kept."""

    __slots__ = ("action", "before", "memories", "seat", "states")

    def __init__(self, before: "Past | None", seat: int, action: int, states: bytes) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.states = states  # when it was made
        self.memories: dict[int, Memory] = {}

    def __deepcopy__(self, memo: object) -> "Past":
        return self


class Played:
    """A state with who is to act and what they may do, and what each seat remembers."""

    def __init__(self, game: Game, states: States, begun: dict[int, Memory] | None = None) -> None:
        self.game = game
        self.states = states  # an array of one; of a game that was dealt
        self.begun = begun or {}  # what seats remember of what came before `past`
        self.past: Past | None = None
        self._look()

    def _look(self) -> None:
        """Let the table move, and see who may do what."""
        found = np.empty(MOST_ACTIONS, np.int64)
        self.legal: list[int] = found[: legal_now_at(self.states, 0, found)].tolist()
        self.turn = int(loop.turn_at(self.states, 0))

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def seats(self) -> int:
        return int(self.states["seats"][0])

    @cached_property
    def stand_in(self) -> StandIn:
        """The state, for reading."""
        return thaw(self.states)

    def play(self, action: int) -> None:
        """Carry out a legal action of the seat on turn, and what the table does after it."""
        if action not in self.legal:
            raise self._refusal(action)
        self.past = Past(self.past, self.turn, action, self.states.tobytes())
        self.__dict__.pop("stand_in", None)
        self.__dict__.pop("drawn", None)
        found = np.empty(MOST_ACTIONS, np.int64)
        self.legal = found[: loop.act_at(self.states, 0, action, found)].tolist()
        self.turn = int(loop.turn_at(self.states, 0))

    def _refusal(self, action: int) -> IllegalAction:
        if self.over:
            return IllegalAction(msg("game-is-over"))
        legal = ", ".join(f"{each} ({self.game.notation(self.stand_in, each)})" for each in self.legal)
        return IllegalAction(f"action {action!s:.40} is not permitted to seat {self.turn}, which may choose {legal}")

    def redealt(self, seat: int, luck: int) -> "Played":
        """Another world of the seat: what it can't know is chance, also what the others remember."""
        states = copy_states(self.states)
        if not self.over:
            loop.redeal_at(states, 0, seat, fast_rng(luck))
        return Played(self.game, states, {seat: self.memory(seat)})

    def memory(self, seat: int) -> Memory:
        """What a seat remembers of its own decisions."""
        unknown: list[Past] = []
        each = self.past
        while each is not None and seat not in each.memories:
            unknown.append(each)
            each = each.before
        known = self.begun.get(seat, NOTHING) if each is None else each.memories[seat]
        for decision in reversed(unknown):
            if decision.seat == seat:
                known = self._add(known, decision)
            decision.memories[seat] = known
        return known

    def _add(self, known: Memory, decision: Past) -> Memory:
        states = np.frombuffer(bytearray(decision.states), self.states.dtype)
        seen = self.game.observe(states, 0, decision.seat)
        chain = hashed(known[0], seen.tobytes(), bytes([decision.action]))
        return chain, (decision.action, *known[1][: RECENT - 1])

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows now, as numbers."""
        return self.game.observe(self.states, 0, seat)

    def win_shares(self) -> list[float]:
        """What each seat has won: 1 is divided among the winners of a finished game."""
        shares = np.zeros(self.seats)
        if self.over:
            shares_at(self.states, 0, np.zeros(MOST_SEATS, np.int64), shares)
        return shares.tolist()

    def drawing(self, draw: Callable[[Game, StandIn], str]) -> str:
        """The table as text, drawn once for all copies."""
        if "drawn" not in self.__dict__:
            self.__dict__["drawn"] = draw(self.game, self.stand_in)
        text: str = self.__dict__["drawn"]
        return text

    def decisions(self) -> Iterator[Past]:
        """All decisions, the last one first."""
        each = self.past
        while each is not None:
            yield each
            each = each.before

    def __deepcopy__(self, memo: object) -> "Played":
        twin = Played.__new__(Played)
        twin.__dict__.update(self.__dict__)
        twin.states = copy_states(self.states)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: plain data, in which a game is known by its name."""
        decisions = [(each.seat, each.action, each.states) for each in self.decisions()]
        return restored, (self.game.name, self.states.tobytes(), self.begun, decisions[::-1])


def restored(name: str, states: bytes, begun: dict[int, Memory], decisions: list[tuple[int, int, bytes]]) -> Played:
    """What was pickled."""
    game = load(name)
    played = Played(game, np.frombuffer(bytearray(states), game.layout.dtype), begun)
    for decision in decisions:
        played.past = Past(played.past, *decision)
    return played


def hashed(*parts: bytes) -> bytes:
    """A hash that tells apart all that is ever compared here."""
    return blake2b(b"".join(parts), digest_size=DIGEST_BYTES).digest()
