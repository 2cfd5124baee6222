"""What can happen in a tournament. The log of these is the tournament: everything else is made from it again.

Fields may be added with a default, never removed or given another meaning: old logs must be read for ever.
"""

from typing import Literal, TypeAlias

import msgspec

from cutpurse.server.table.events import Clock

System: TypeAlias = Literal["swiss", "round_robin"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the host has settled."""

    game: str
    seats: int  # at each table
    options: dict[str, str] = {}  # as text, all of them
    rounds: int = 3
    system: System = "swiss"
    bot: str = "casual"  # in seats that no person takes
    clock: Clock = Clock(move=60.0)  # one runs always: nobody can hold up a round
    pause: float = 20.0  # seconds between two rounds
    pace: float = 0.7
    patience: float = 60.0


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower):
    """Something that has happened, and when."""

    at: float = 0.0


class Opened(Event, frozen=True, kw_only=True):
    """Somebody has opened the tournament. From now on the hash of the secret is shown."""

    by: str
    plan: Plan
    secret: bytes


class Joined(Event, frozen=True, kw_only=True):
    """A person takes part, and has added to the luck of the cards."""

    person: str
    name: str
    entropy: bytes = b""
    id: str = ""  # the command's own, so that what is sent twice is done once


class Left(Event, frozen=True, kw_only=True):
    """A person has left; after the beginning a bot takes the place."""

    person: str
    id: str = ""


class Began(Event, frozen=True, kw_only=True):
    """Nobody joins any more; bots fill the tables up."""

    person: str
    id: str = ""


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    table: str
    players: tuple[int, ...]  # by seat


class RoundPrepared(Event, frozen=True, kw_only=True):
    """The tables of the next round."""

    tables: tuple[Seating, ...]
    rules: int  # the version of the game that they play by


class TableFinished(Event, frozen=True, kw_only=True):
    """A match of the round is over."""

    table: str
    scores: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]


class Ended(Event, frozen=True, kw_only=True):
    """The last round is over."""


AnyEvent: TypeAlias = Opened | Joined | Left | Began | RoundPrepared | TableFinished | Ended

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
