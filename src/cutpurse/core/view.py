"""What one seat, or somebody standing beside the table, may know: plain data that any screen can draw.

A view is built by allow-list from the state: a game names what may be seen, nothing is stripped afterwards.
Ids name places on the table ("hand.7", "wealth.1.down.0") and never tell a hidden face.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

Layout: TypeAlias = Literal["fan", "row", "pile", "grid", "tuck", "trick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pip:
    """Something counted on a card's face: coins, fingerprints, blocks."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The front of a card."""

    rank: str
    suit: str
    pips: tuple[Pip, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card in its place; without a face its back shows."""

    id: str
    face: Face | None = None
    seat: int | None = None  # whose card it is, where that matters (a card in the middle)
    badge: str = ""  # "highest", "lowest", "the Purse"
    actions: tuple[int, ...] = ()  # what may be done with it now
    why_not: str = ""  # why something can't be done with it now


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A place for cards."""

    id: str
    label: str
    layout: Layout
    cards: tuple[Card, ...]
    seat: int | None = None
    count: int = 0  # all cards in it; a pile shows at most its top card


@dataclass(frozen=True, slots=True, kw_only=True)
class Counter:
    """A number on the table: coins, cards in a deck, points."""

    id: str
    label: str
    value: int
    seat: int | None = None
    pip: str = ""
    reason: str = ""  # what it is made of


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something the seat may do now: on a card, on a zone, or by a button."""

    id: int
    text: str  # the notation, as in a record
    label: str  # the words on a button
    about: str = ""  # what would follow, as far as this seat can know
    target: str = ""  # id of the card or zone it belongs to; none: a button of its own


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A place at the table."""

    number: int
    name: str
    suit: str = ""
    markers: tuple[str, ...] = ()  # "Lead", "Dealer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of the log; `seats` says who may see it, None is everybody."""

    text: str
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The whole table as one seat (None: a spectator) may see it."""

    game: str
    seat: int | None
    stage: str  # "Round 3 of 8"
    turn: int | None  # the seat to act
    over: bool
    prompt: str  # what the viewer has to do, or what is waited for
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    actions: tuple[Action, ...] = ()
    log: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Plain data, as it comes back from JSON."""
        data: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return data

    def faces(self) -> list[tuple[str, str]]:
        """Every face that shows, as (suit, rank)."""
        return [(card.face.suit, card.face.rank) for zone in self.zones for card in zone.cards if card.face]

    def piles(self) -> dict[str, int]:
        """The sizes of all piles."""
        return {zone.id: zone.count for zone in self.zones if zone.layout == "pile"}
