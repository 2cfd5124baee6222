"""A game: its rules, its options and what it shows, tied together."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.core import contract, loop
from cutpurse.core.chance import set_seed
from cutpurse.core.errors import CutpurseError, IllegalAction, OptionError
from cutpurse.core.guide import Guide
from cutpurse.core.look import Look, Tip, default_look
from cutpurse.core.message import Message, msg
from cutpurse.core.options import Option, Value, complete_options
from cutpurse.core.sources import game_digest
from cutpurse.core.standing import by_fewest, by_most
from cutpurse.core.state import Layout, StandIn, States, thaw
from cutpurse.core.view import Line, Own, View
from cutpurse.core.words import ENGLISH, Words, languages_of, words_of

CONTRACT = tuple(name for name, value in vars(contract).items() if hasattr(value, "__wrapped__"))
INSTEAD = {"suppose": "redeal"}  # what serves where a game has no such function
OPTIONAL = (
    "outlook",
    "rewind",
    "replayed",
    "copy_hidden",
    "features",
)  # the contract's own serves where a game has none
WhyUnplayable: TypeAlias = Callable[[Mapping[str, Value], int], Message | None]  # of options and a number of players
Turned: TypeAlias = Callable[[int, int, int], int]  # (value, chairs, seats) -> the value when everybody moves
SHOWN = ("public", "own", "notation", "action_name", "why_not", "log", "reason")  # what a game answers in plain Python


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]  # none, if everybody has lost
    ranks: tuple[int, ...]  # 1 is best; equal ranks share a place
    scores: tuple[int, ...]
    reason: Message  # who won, and on what


@dataclass(frozen=True, kw_only=True)
class Meanings:
    """What a check of the laws can't know by itself: which fields of a state name seats, and a few more.

    A field with a row for each seat is one row per seat; all fields that are named nowhere mean the same to everybody.
    """

    seat: tuple[str, ...] = ()  # fields that hold a seat; nobody is a negative number
    seats: tuple[str, ...] = ()  # fields that hold sets of seats: bit 2 is seat 2
    shared: tuple[str, ...] = ()  # fields with as many rows as seats whose rows are something else
    encoded: Mapping[str, Turned] = field(default_factory=dict)  # others: (value, chairs, seats) -> the value turned
    hands: str = "hand"  # what each seat holds: sets of cards (i64), or how many of each kind; "": no such field
    seat_0_first: Callable[[StandIn], bool] = lambda s: False  # where seat 0 comes first, whoever sits there
    untold: str = ""  # an option with which one step draws several times, untold in what order
    scores_decide: bool = True  # whoever stands better has no worse score; else it is won by something else
    cards_alike: bool = False  # some cards are alike, so that worlds that differ as states are not equally likely


@dataclass(frozen=True, kw_only=True, repr=False, eq=False)
class Game:
    """Everything that makes up a game. A game's folder offers one of these as `GAME`.

    `rules` are the modules with the contract's functions, `shown` those with `public`, `own`, `notation`,
    `action_name`, `why_not`, `log` and `reason` (and `gains`, `asked`, `because`, `pointless` and `transcript`, if it
    has them), which take a state as a plain stand-in. `catalogues` are the packages with its words; its own comes last.
    """

    name: str  # the folder's name, as in `cutpurse play NAME`, records and addresses
    title: str  # what people call it
    versions: tuple[int, ...] = (1,)  # of the rules that it still plays, the current one last; a state's `rules`
    seats: tuple[int, ...]  # allowed numbers of players
    seat_names: tuple[str, ...]  # one for each place at the largest table
    actions: int  # how many different actions there are
    observation: tuple[tuple[str, int], ...]  # names and lengths of the parts of an observation
    features: tuple[str, ...] = ()  # names of the numbers that tell what an action means; none: the game has none
    most_decisions: int  # no game takes more, whatever the options
    minutes: int  # how long people take for a game
    starter: bool = False  # easy to begin with: newcomers are offered it first
    unit: str = "points"  # what scores count: "coins", "chips"; a key of the common words
    lowest_wins: bool = False  # points are bad: the fewest are best, in `scores`, hints, lists and statistics
    lookahead: int = 64  # own later choices that a search may plan; none where these hang on cards still to come
    final: bool = False  # whether a thorough search plays finals here: only where the arena shows that they help
    options: tuple[Option, ...]  # the house rules that a table may choose, in the order they are shown
    layout: Layout  # the fields of its state: what `layout` made
    rules: tuple[ModuleType, ...]  # the modules with the functions of the rules
    shown: tuple[ModuleType, ...]  # the modules with `public`, `own` and the others that show it
    catalogues: tuple[str, ...] = ()  # packages whose words come before its own
    broken_laws: Mapping[int, str] = field(default_factory=dict)  # what each number that `broken_law` answers means
    look: Look | None = None  # None: suits called like its seats, and the house's mat and back
    tips: tuple[Tip, ...] = ()  # for beginners, in the order they are needed
    guide: Guide | None = None  # a guided first game, for who has never played it
    meanings: Meanings = field(default_factory=Meanings)  # of fields, for `cutpurse check`
    why_unplayable: WhyUnplayable = lambda options, seats: None  # why so many can't play by these options

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __post_init__(self) -> None:
        if self.actions > contract.MOST_ACTIONS:
            raise CutpurseError(f"{self.name} has {self.actions} actions; {contract.MOST_ACTIONS} are possible")
        for name in CONTRACT:
            names = (name, INSTEAD.get(name))
            bodies = [vars(module)[word] for word in names for module in self.rules if word in vars(module)]
            if name in OPTIONAL:
                bodies.append(getattr(contract, name).__wrapped__)
            if name == "standing":
                bodies.append(by_fewest if self.lowest_wins else by_most)
            if not bodies:
                raise CutpurseError(f"the rules of {self.name} lack the function {name}")
            self.layout.bodies[name] = bodies[0]
        chosen = [f"{body.__module__}.{body.__qualname__}" for body in self.layout.bodies.values()]
        self.layout.compiled_from(game_digest([module.__name__ for module in self.rules], chosen))
        for name in SHOWN:
            if self.shows(name) is None:
                raise CutpurseError(f"{self.name} lacks the function {name}, which shows it to people")

    def better(self, score: float) -> float:
        """A score as a number that is higher where it is better."""
        return -score if self.lowest_wins else score

    def shows(self, name: str) -> Callable[..., Any] | None:
        """A function of the modules that show the game, if it has it."""
        return next((vars(module)[name] for module in self.shown if name in vars(module)), None)

    @property
    def version(self) -> int:
        """The version of the rules by which new matches are played; raised by every change of behaviour."""
        return self.versions[-1]

    @cached_property
    def package(self) -> str:
        """The package of its rules, which holds its words and how to play it, too."""
        return self.rules[0].__name__.rpartition(".")[0]

    @property
    def word_packages(self) -> tuple[str, ...]:
        return (*self.catalogues, self.package)

    @property
    def languages(self) -> tuple[str, ...]:
        return languages_of(self.package)

    def words(self, language: str = ENGLISH) -> Words:
        """Its words in a language; what is missing there is said in English."""
        return words_of_game(self, language)

    def how_to_play(self, language: str = ENGLISH) -> str:
        """Its README in a language, or nothing: how to play, in our own words."""
        name = "README.md" if language == ENGLISH else f"README.{language}.md"
        file = resources.files(self.package).joinpath(name)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

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

    @property
    def feature_count(self) -> int:
        """How many numbers tell what an action means."""
        return len(self.features)

    def complete_options(self, given: Mapping[str, object] | None = None, seats: int | None = None) -> dict[str, Value]:
        """All options with a value each, checked; also that so many can play with them, if their number is given."""
        try:
            options = complete_options(self.options, given or {})
        except OptionError as error:
            raise OptionError(error.message, self) from None  # a game's own kind of option has words there
        if seats is not None and (reason := self.why_unplayable(options, seats)):
            raise OptionError(reason, self)
        return options

    def write_options(self, options: Mapping[str, Value]) -> dict[str, str]:
        """All options as text that reads back."""
        return {option.name: option.write(options[option.name]) for option in self.options}

    def check_seats(self, seats: int | None) -> int:
        """The number of players, by default the smallest allowed."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise CutpurseError(msg("wrong-seats", game=self.title, players=self.players, n=seats))
        return seats

    def check_version(self, rules: int | None) -> int:
        """A version of the rules that can still be played, by default the current one."""
        if rules is None:
            return self.version
        if rules not in self.versions:
            raise CutpurseError(msg("wrong-version", game=self.title, rules=rules, current=self.version))
        return rules

    def template(self, options: Mapping[str, Value], seats: int, count: int = 1, rules: int | None = None) -> States:
        """States with seats, version and options set, not yet dealt."""
        states = self.layout.new(count)
        states["seats"] = seats
        states["rules"] = self.version if rules is None else rules
        for option in self.options:
            states[option.name] = option.encode(options[option.name])
        return states

    def deal(self, options: Mapping[str, Value], seats: int, seed: bytes, rules: int | None = None) -> States:
        """One state, dealt from a seed of 32 bytes."""
        states = self.template(options, seats, rules=rules)
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
            reason=self._shown.reason(thaw(states, i)),
        )

    def observe(self, states: States, i: int, seat: int) -> npt.NDArray[np.float32]:
        out = np.zeros(self.observation_size, np.float32)
        loop.observe_at(states, i, seat, out)
        return out

    def action_features(self, states: States, i: int, seat: int) -> npt.NDArray[np.float32]:
        """A row for each action: the features of those that the seat on turn may take, 0 for the others."""
        out = np.zeros((self.actions, self.feature_count), np.float32)
        loop.features_at(states, i, seat, out)
        return out

    @cached_property
    def _shown(self) -> SimpleNamespace:
        return SimpleNamespace(**{name: self.shows(name) for name in SHOWN})

    def public(self, s: StandIn) -> View:
        """What everybody sees. It is made once for all who look at a state."""
        found: View | None = s.memory.get("public")
        if found is None:
            found = s.memory["public"] = self._shown.public(s)
        return found

    def own(self, s: StandIn, seat: int) -> Own:
        """What a seat sees besides, or in its place."""
        own: Own = self._shown.own(s, seat)
        return own

    def view(self, s: StandIn, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        public = self.public(s)
        return public if seat is None else public.with_own(seat, self.own(s, seat))

    def notation(self, s: StandIn, action: int) -> str:
        """The action as it is written in records, or nothing if it has no meaning in this phase."""
        text: str = self._shown.notation(s, action)
        return text

    def action_name(self, s: StandIn, action: int) -> Message:
        """What the action is called within a sentence."""
        name: Message = self._shown.action_name(s, action)
        return name

    def why_not(self, s: StandIn, action: int) -> Message | None:
        """Why the seat on turn may not take this action; None if it may."""
        reason: Message | None = self._shown.why_not(s, action)
        return reason

    def log(self, before: StandIn, action: int | None, after: StandIn) -> Sequence[Line]:
        """What happened in a step, told to those who may know; no action: a step of the table."""
        lines: Sequence[Line] = self._shown.log(before, action, after)
        return lines

    def asked(self, s: StandIn) -> tuple[int, ...]:
        """Where all choose at the same time: the seats that have not chosen yet, in the order of the rules."""
        return self._asked(s) if self._asked else ()

    @cached_property
    def _asked(self) -> Callable[[StandIn], tuple[int, ...]] | None:
        return self.shows("asked")

    def parse(self, s: StandIn, text: str) -> int:
        """The action that a text means in this state, legal or not; IllegalAction if it means none."""
        meant = " ".join(text.split()).lower()
        known: dict[str, int] = {}
        for action in range(self.actions):
            if written := self.notation(s, action):
                known[written.lower()] = action
        if meant not in known:  # examples from all that might be said: what is permitted would tell of the hand
            examples = list(known)[:: max(1, len(known) // 3)][:3]
            raise IllegalAction(msg("unknown-action", text=f"{text!s:.60}", examples=", ".join(examples)), self)
        return known[meant]

    def seat_number(self, name: str) -> int | None:
        """The seat of that name."""
        wanted = name.strip().lower()
        return next((i for i, known in enumerate(self.seat_names) if known.lower() == wanted), None)


@cache
def words_of_game(game: Game, language: str) -> Words:
    return words_of(game.word_packages, language, game.seat_names)
