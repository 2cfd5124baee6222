"""What can happen at a table. The log of these is the table: everything else is made from it again.

Events are stored as JSON under (table, number). Fields may be added with a default, never removed or given another
meaning: old logs must be read for ever.
"""

from typing import TypeAlias

import msgspec


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How long people may think, in seconds: for each move, or from a bank to which each move adds."""

    move: float = 0.0
    bank: float = 0.0
    increment: float = 0.0

    @property
    def runs(self) -> bool:
        return bool(self.move or self.bank)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has agreed on."""

    game: str
    seats: int
    options: dict[str, str] = {}  # as text, all of them
    bots: tuple[str, ...] = ()  # by seat; an empty text leaves the seat to a person
    clock: Clock = Clock()
    listed: bool = False  # in the lobby, for anybody
    patience: float = 60.0  # seconds until a bot plays for somebody who is gone
    pace: float = 0.7  # seconds that a bot takes for every move: all the same, so that time tells nothing
    hints: bool = True
    hands_after: bool = True  # when a match is over everybody sees all hands
    code: str = ""  # what people can say in place of the link
    given: bool = False  # the first match has a deal that was played before
    talk: bool = False  # people may write what they like, beside the phrases; never at a listed table
    daily: str = ""  # the day whose deal is played here, as 2026-11-18
    tournament: str = ""  # whose table this is

    @property
    def arranged(self) -> bool:
        """The server has settled who sits there, and others play the same deal."""
        return bool(self.daily or self.tournament)


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower):
    """Something that has happened, and when."""

    at: float = 0.0


class Opened(Event, frozen=True, kw_only=True):
    """Somebody has opened the table."""

    by: str
    settings: Settings


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was played before: what it was made from, and what is played of it already when it begins."""

    seed: bytes
    actions: tuple[int, ...] = ()
    rules: int = 1  # the version it was played by


class Prepared(Event, frozen=True, kw_only=True):
    """The next match is prepared: from now on the hash of the secret is shown."""

    secret: bytes
    rotate: bool = False  # the seats move on by one
    given: Given | None = None  # in place of a new deal; then there is no secret


class Sat(Event, frozen=True, kw_only=True):
    """A person has taken a seat."""

    seat: int
    person: str
    name: str


class Rose(Event, frozen=True, kw_only=True):
    """A person has left a seat for good."""

    seat: int


class Filled(Event, frozen=True, kw_only=True):
    """A seat that nobody holds is given to a bot, or (an empty text) kept for a person."""

    seat: int
    bot: str


class Readied(Event, frozen=True, kw_only=True):
    """A person wants to begin, and has added to the luck of the cards."""

    seat: int
    entropy: bytes


class Started(Event, frozen=True, kw_only=True):
    """The cards are dealt."""

    rules: int = 1  # the version of the game's rules; logs from before there were several have none


class Moved(Event, frozen=True, kw_only=True):
    """A seat has acted."""

    seat: int
    action: int
    by: str = "person"  # or "bot"; "simple": a bot below its level; "clock": a bot, as the person's time was up
    id: str = ""  # the client's own, so that what is sent twice is played once


class TookBack(Event, frozen=True, kw_only=True):
    """A person has taken back the last action: its own, as the undo law allows; alone against bots, anybody's."""

    seat: int  # of the person
    practice: bool = False  # back at the person's last decision, though the undo law would not allow it
    choice: bool = False  # the last of the seat's own choice, while others still choose at the same time


class SteppedIn(Event, frozen=True, kw_only=True):
    """A bot plays for somebody who is gone, or wants it so."""

    seat: int


class Returned(Event, frozen=True, kw_only=True):
    """That person is back."""

    seat: int


class Said(Event, frozen=True, kw_only=True):
    """One of the phrases that everybody can say."""

    seat: int
    phrase: str


class Talked(Event, frozen=True, kw_only=True):
    """A text of somebody's own."""

    seat: int
    text: str


class Asked(Event, frozen=True, kw_only=True):
    """The events before this one are what a person has asked for by that id; moves have it themselves."""

    person: str
    do: str  # the kind of command
    id: str


AnyEvent: TypeAlias = (
    Opened
    | Prepared
    | Sat
    | Rose
    | Filled
    | Readied
    | Started
    | Moved
    | TookBack
    | SteppedIn
    | Returned
    | Said
    | Talked
    | Asked
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
