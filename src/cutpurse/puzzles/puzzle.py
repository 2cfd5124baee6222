"""A puzzle, and the file beside a game's rules that keeps them: `puzzles.jsonl`, a line of JSON each.

The first line says which rules and options they are played by, and with what they were made. The file has seeds, and
with them every card: whoever is asked to solve a puzzle is sent the view of its seat, and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg

FORMAT = "cutpurse-puzzles"
FILE = "puzzles.jsonl"
MOST_BYTES = 4_000_000
MOST_PUZZLES = 10_000
STARS = 5
ID = "^[0-9a-f]{12}$"

ActionNumber = Annotated[int, Meta(ge=0, lt=MOST_ACTIONS)]
Share = Annotated[float, Meta(ge=0, le=1)]
Points = Annotated[float, Meta(ge=-1e9, le=1e9)]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
T = TypeVar("T")


class Value(Plain, frozen=True, kw_only=True):
    """What the long search thinks of a choice."""

    action: ActionNumber
    value: Share  # what a search maximises
    chance: Share | None  # to win; None where the game tells none
    score: Points  # that the seat may expect in the end


class Puzzle(Plain, frozen=True, kw_only=True):
    """A position, what is best there, and what others made of it."""

    id: Annotated[str, Meta(pattern=ID)]
    deal: Annotated[int, Meta(ge=0)]  # the number of the game that it was found in
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seed: Seed
    actions: tuple[ActionNumber, ...]  # of all seats, up to the position
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]  # to act
    kind: str  # of decision: the keys of what is asked and of what is best
    answer: ActionNumber
    stars: Annotated[int, Meta(ge=1, le=STARS)]  # how hard
    gap: Share  # by how much the answer is better than the next, where that is least
    values: Annotated[tuple[Value, ...], Meta(min_length=3)]  # of all choices, the answer first, then the best
    tried: Mapping[str, Mapping[str, Share]]  # by bot: how often it takes each action, by number
    reasons: tuple[Message, ...]  # why, in the game's own terms
    then: Message | None = None  # what follows

    def failed(self) -> dict[str, float]:
        """How often each bot fails."""
        return {bot: round(1 - choices.get(str(self.answer), 0.0), 4) for bot, choices in self.tried.items()}


class Header(Plain, frozen=True, kw_only=True):
    """The first line of a file: what its puzzles belong to. They were made with what `made` says."""

    format: str
    game: str
    rules: Annotated[int, Meta(ge=1)]
    options: Mapping[str, str]
    seed: Seed  # that decides all of it
    made: Mapping[str, str | int | float]


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game."""

    game: Game
    header: Header
    puzzles: Mapping[str, Puzzle]  # by id, in the order of the file

    def match(self, puzzle: Puzzle) -> Match:
        """The match up to the position; CutpurseError if these actions are not permitted."""
        match = Match(
            self.game,
            options=self.header.options,
            seats=puzzle.seats,
            seed=bytes.fromhex(puzzle.seed),
            rules=self.header.rules,
        )
        for action in puzzle.actions:
            match.play(action)
        actions = sorted(value.action for value in puzzle.values)
        if match.turn != puzzle.seat or actions != match.legal or puzzle.answer not in actions:
            raise CutpurseError(msg("puzzle-differs", id=puzzle.id))
        return match


def read_puzzles(data: bytes, game: Game) -> Collection:
    """The puzzles in a file's text; CutpurseError with the line at fault."""
    if len(data) > MOST_BYTES:
        raise CutpurseError(msg("puzzles-too-long", bytes=len(data), most=MOST_BYTES))
    first, *lines = data.splitlines() or [b""]
    header = decode(first, Header, 1)
    if header.format != FORMAT or header.game != game.name:
        raise CutpurseError(msg("puzzles-of-another", game=game.title))
    if header.rules not in game.versions:
        raise CutpurseError(msg("puzzles-rules", game=game.title, rules=header.rules, current=game.version))
    if len(lines) > MOST_PUZZLES:
        raise CutpurseError(msg("puzzles-too-many", n=len(lines), most=MOST_PUZZLES))
    game.complete_options(header.options)
    puzzles: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, 2):
        puzzle = decode(line, Puzzle, number)
        if puzzle.id in puzzles:
            raise CutpurseError(msg("puzzles-twice", line=number, id=puzzle.id))
        puzzles[puzzle.id] = puzzle
    return Collection(game, header, puzzles)


def decode(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise CutpurseError(msg("puzzles-broken", line=number, error=f"{error!s:.100}")) from None


@cache
def puzzles_of(game: Game) -> Collection | None:
    """The puzzles that come with a game; None where it has none. CutpurseError if they can't be read."""
    file = resources.files(game.package).joinpath(FILE)
    return read_puzzles(file.read_bytes(), game) if file.is_file() else None


def find(collection: Collection | None, name: str) -> Puzzle | None:
    return collection.puzzles.get(name) if collection else None
