"""A game: its rules, its options and its words, tied together."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType

import numpy as np
import numpy.typing as npt

from cutpurse.core import contract, loop
from cutpurse.core.chance import set_seed
from cutpurse.core.errors import CutpurseError, IllegalAction, OptionError
from cutpurse.core.look import Look, Tip, default_look
from cutpurse.core.options import Option, Value, settle_options
from cutpurse.core.state import Layout, StandIn, States, thaw
from cutpurse.core.view import Line, View

CONTRACT = tuple(name for name, value in vars(contract).items() if hasattr(value, "__wrapped__"))
INSTEAD = {"suppose": "redeal"}  # what serves where a game has no such function
OPTIONAL = ("rewind", "past", "graft")  # where that is the contract's own


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]  # none, if everybody has lost
    ranks: tuple[int, ...]  # 1 is best; equal ranks share a place
    scores: tuple[int, ...]
    reason: str  # "Blue wins on cards, 13 to 12"


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """Everything that makes up a game. A game's folder offers one of these as `GAME`.

    `rules` holds the bodies of the contract's functions (several modules if they are many) and `words` the
    functions `view`, `describe`, `why_not`, `tell` and `reason`, which take a state as a plain stand-in.
    """

    name: str
    title: str
    tagline: str
    credits: str
    version: int  # raised by every change of behaviour
    seats: tuple[int, ...]  # allowed numbers of players
    seat_names: tuple[str, ...]
    actions: int  # how many different actions there are
    observation: tuple[tuple[str, int], ...]  # names and lengths of the parts of an observation
    most_decisions: int  # no game takes more, whatever the options
    minutes: int  # how long people take for a game
    unit: str = "points"  # what scores count
    lookahead: int = 64  # own later choices that a search may plan; none where these hang on cards still to come
    final: bool = False  # whether a thorough search plays finals here: only where the arena shows that they help
    options: tuple[Option, ...]
    layout: Layout
    rules: tuple[ModuleType, ...]
    words: ModuleType
    broken_laws: Mapping[int, str] = field(default_factory=dict)
    look: Look | None = None
    tips: tuple[Tip, ...] = ()  # for beginners, in the order they are needed
    why_unplayable: Callable[[Mapping[str, Value], int], str] = lambda options, seats: ""  # by so many, if it is so

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __post_init__(self) -> None:
        for name in CONTRACT:
            names = (name, INSTEAD.get(name))
            bodies = [vars(module)[word] for word in names for module in self.rules if word in vars(module)]
            if name in OPTIONAL:
                bodies.append(getattr(contract, name).__wrapped__)
            if not bodies:
                raise CutpurseError(f"the rules of {self.name} lack the function {name}")
            self.layout.bodies[name] = bodies[0]

    @cached_property
    def how_to_play(self) -> str:
        """The game's README: how to play, in our own words."""
        return self._beside_words("README.md").read_text(encoding="utf-8")

    def translated_rules(self, language: str) -> str:
        """The same in another language ("de"), or nothing."""
        file = self._beside_words(f"README.{language}.md")
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def _beside_words(self, file: str) -> Traversable:
        return resources.files(self.words.__name__.rpartition(".")[0]).joinpath(file)

    def looks(self) -> Look:
        """What it looks like, also if it does not say."""
        return self.look or default_look(self.seat_names)

    @property
    def players(self) -> str:
        """How many play: 4; 2 or 3; 3 to 6."""
        low, high = self.seats[0], self.seats[-1]
        if high - low + 1 == len(self.seats) > 2:
            return f"{low} to {high}"
        return " or ".join(map(str, self.seats))

    @property
    def observation_size(self) -> int:
        return sum(length for _, length in self.observation)

    def settle_options(self, given: Mapping[str, object] | None = None, seats: int | None = None) -> dict[str, Value]:
        """All options with a value each, checked; also that so many can play with them, if their number is given."""
        settled = settle_options(self.options, given or {})
        if seats is not None and (reason := self.why_unplayable(settled, seats)):
            raise OptionError(reason)
        return settled

    def write_options(self, options: Mapping[str, Value]) -> dict[str, str]:
        """All options as text that reads back."""
        return {option.name: option.write(options[option.name]) for option in self.options}

    def check_seats(self, seats: int | None) -> int:
        """The number of players, by default the smallest allowed."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise CutpurseError(f"{self.title} is played by {self.players}, not by {seats}")
        return seats

    def template(self, options: Mapping[str, Value], seats: int, count: int = 1) -> States:
        """States with seats and options set, not yet dealt."""
        states = self.layout.new(count)
        states["seats"] = seats
        for option in self.options:
            states[option.name] = option.encode(options[option.name])
        return states

    def deal(self, options: Mapping[str, Value], seats: int, seed: bytes) -> States:
        """One state, dealt from a seed of 32 bytes."""
        states = self.template(options, seats)
        set_seed(states, 0, seed)
        loop.deal_at(states, 0)
        return states

    def scores(self, states: States, i: int = 0) -> tuple[int, ...]:
        out = np.zeros(contract.MOST_SEATS, np.int64)
        loop.scores_at(states, i, out)
        return tuple(out[: states["seats"][i]].tolist())

    def outcome(self, states: States, i: int = 0) -> Outcome:
        """How a finished game ended."""
        out = np.zeros(contract.MOST_SEATS, np.int64)
        loop.standing_at(states, i, out)
        standing = out[: states["seats"][i]].tolist()
        return Outcome(
            winners=tuple(seat for seat, value in enumerate(standing) if value == max(standing) >= 0),
            ranks=tuple(1 + sum(other > value for other in standing) for value in standing),
            scores=self.scores(states, i),
            reason=self.words.reason(thaw(states, i)),
        )

    def observe(self, states: States, i: int, seat: int) -> npt.NDArray[np.float32]:
        out = np.zeros(self.observation_size, np.float32)
        loop.observe_at(states, i, seat, out)
        return out

    def view(self, s: StandIn, seat: int | None) -> View:
        view: View = self.words.view(s, seat)
        return view

    def describe(self, s: StandIn, action: int) -> str:
        """The action in the notation of records, or nothing if it has no meaning in this phase."""
        text: str = self.words.describe(s, action)
        return text

    def why_not(self, s: StandIn, action: int) -> str:
        """Why the seat on turn may not take this action; nothing if it may."""
        text: str = self.words.why_not(s, action)
        return text

    def tell(self, before: StandIn, action: int | None, after: StandIn) -> Sequence[Line]:
        """What happened in a step, told to those who may know; no action: a step of the table."""
        lines: Sequence[Line] = self.words.tell(before, action, after)
        return lines

    def parse(self, s: StandIn, text: str) -> int:
        """The action that a text means in this state, legal or not; IllegalAction if it means none."""
        meant = " ".join(text.split()).lower()
        known: dict[str, int] = {}
        for action in range(self.actions):
            if described := self.describe(s, action):
                known[described.lower()] = action
        if meant not in known:  # examples from all that might be said: what is permitted would tell of the hand
            examples = list(known)[:: max(1, len(known) // 3)][:3]
            raise IllegalAction(f"“{text!s:.60}” is not an action here; actions look like {', '.join(examples)}")
        return known[meant]

    def seat_number(self, name: str) -> int | None:
        """The seat of that name."""
        wanted = name.strip().lower()
        return next((i for i, known in enumerate(self.seat_names) if known.lower() == wanted), None)
