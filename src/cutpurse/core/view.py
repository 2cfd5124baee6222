"""What one seat, or somebody standing beside the table, may know: plain data that any screen can draw.

A view is built by allow-list from the state: a game names what may be seen, nothing is stripped afterwards.
Ids name places on the table ("hand.7", "wealth.1.down.0") and never tell a hidden face.
"""

from typing import Any, Literal, TypeAlias, TypeVar

from cutpurse.core.message import Message, Plain

Arrangement: TypeAlias = Literal["fan", "row", "pile", "grid", "tuck", "trick"]


class Pip(Plain, frozen=True, kw_only=True):
    """Something counted on a card's face: coins, fingerprints, blocks."""

    kind: str  # a kind of the look's `pips`
    count: int  # how many


class Face(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """The front of a card."""

    rank: str  # "7", "K"
    suit: str  # the name of a suit of the look
    pips: tuple[Pip, ...] = ()  # what is counted on it


class Card(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """One card in its place; without a face its back shows."""

    id: str  # names the place: "hand.0.7"; never tells a hidden face
    face: Face | None = None  # what shows; None: its back
    seat: int | None = None  # whose card it is, where that matters (a card in the middle)
    badges: tuple[Message, ...] = ()  # highest; the Purse; winning, led
    winning: bool = False  # the best card of its trick so far
    actions: tuple[int, ...] = ()  # what may be done with it now; cards that look the same share theirs
    why_not: Message | None = None  # why something can't be done with it now


class Zone(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """A place for cards."""

    id: str  # names the place: "hand.0"
    label: Message  # what people call it
    layout: Arrangement  # how cards lie there: see the table of layouts
    cards: tuple[Card, ...]  # from left to right; of a pile its top
    seat: int | None = None  # in front of whom it lies; None: the middle
    count: int = 0  # all cards in it; a pile shows at most its top card


class Counter(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """A number on the table: coins, cards in a deck, points."""

    id: str  # names it: "points.0"
    label: Message  # what it counts
    value: int  # how many
    seat: int | None = None  # whose it is; None: the table's
    pip: str = ""  # a kind of the look's `pips`, drawn beside it
    reason: Message | None = None  # what it is made of


class Action(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """Something the seat may do now: on a card, on a zone, to a seat, or by a button."""

    id: int  # its number, as in `legal`
    text: str  # the notation, as in a record
    label: Message  # the words on a button
    about: Message | None = None  # what would follow, as far as this seat can know
    target: str = ""  # id of the card or zone it belongs to, or "seat.2"; none: a button of its own
    key: str = ""  # a letter that stands for it; what is done to seats has one key for all of them
    number: int | None = None  # the amount, where actions are a range of amounts
    mark: Literal["", "match", "raise"] = ""  # of an amount: level with the largest, or the least that is more
    grave: bool = False  # costs dearly, or can't be mended: ask once more


class Seat(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table."""

    number: int  # counted from 0
    name: str  # one of the game's `seat_names`
    suit: str = ""  # the suit whose colour and symbol it has
    role: Message | None = None  # what it is and may do, where seats differ; its attribute `short` is a word
    markers: tuple[Message, ...] = ()  # Lead, Dealer
    out: Message | None = None  # when the match is over: why this seat can't win, however much it has


class Line(Plain, frozen=True, kw_only=True):
    """One line of the log; `seats` says who may see it, None is everybody."""

    message: Message  # what happened
    seats: tuple[int, ...] | None = None  # who may see it; None: everybody

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


class View(Plain, frozen=True, kw_only=True):
    """The whole table as one seat (None: a spectator) may see it."""

    game: str  # the game's name
    seat: int | None  # who sees it; None: a spectator
    stage: tuple[Message, ...]  # from coarse to fine: round 3 of 8, trick 2
    turn: int | None  # the seat to act
    over: bool  # whether the game has ended
    prompt: Message  # what is to be done, and by whom
    seats: tuple[Seat, ...]  # all places at the table, in their order
    zones: tuple[Zone, ...]  # all places for cards: the middle first, then seat by seat
    counters: tuple[Counter, ...]  # numbers on the table; the first of a seat is written large
    actions: tuple[Action, ...] = ()  # what this seat may do now; of others nothing
    log: tuple[Message, ...] = ()  # what has happened so far; the match fills it
    mood: str = ""  # "day", "night": how the table looks now
    round_over: bool = False  # a round was just counted: people look at it before the next one begins

    def with_own(self, seat: int, own: "Own") -> "View":
        """What a seat sees, if this is what everybody does."""
        return View(
            game=self.game,
            seat=seat,
            stage=self.stage,
            turn=seat if own.turn else self.turn,
            over=self.over,
            prompt=own.prompt or self.prompt,
            seats=self.seats,
            zones=overlaid(self.zones, own.zones),
            counters=overlaid(self.counters, own.counters),
            actions=own.actions,
            mood=self.mood,
            round_over=self.round_over,
        )

    def to_json(self) -> dict[str, Any]:
        """Plain data with all its fields, as it would come back from JSON."""
        data: dict[str, Any] = with_defaults(self)
        return data

    def faces(self) -> list[tuple[str, str]]:
        """Every face that shows, as (suit, rank)."""
        return [(card.face.suit, card.face.rank) for zone in self.zones for card in zone.cards if card.face]

    def piles(self) -> dict[str, int]:
        """The sizes of all piles."""
        return {zone.id: zone.count for zone in self.zones if zone.layout == "pile"}


T = TypeVar("T", Zone, Counter)


class Own(Plain, frozen=True, kw_only=True):
    """What a seat sees besides what everybody does, or in its place."""

    zones: tuple[Zone, ...] = ()  # instead of those with the same id; a further one comes after the one before it
    counters: tuple[Counter, ...] = ()  # instead of those with the same id
    actions: tuple[Action, ...] = ()  # what it may do now
    prompt: Message | None = None  # what it is asked, where others read something else
    turn: bool = False  # it is to act, and nobody else may know


NOTHING = Own()


def overlaid(public: tuple[T, ...], own: tuple[T, ...]) -> tuple[T, ...]:
    """What everybody sees, with what is a seat's own in its place."""
    if not own:
        return public
    found, ids, at = list(public), [item.id for item in public], len(public) - 1
    for item in own:
        if item.id in ids:
            at = ids.index(item.id)
            found[at] = item
        else:
            at += 1
            ids.insert(at, item.id)
            found.insert(at, item)
    return tuple(found)


def with_defaults(value: Any) -> Any:
    """Plain data for JSON, with the fields that are not sent."""
    if isinstance(value, Plain):
        return {name: with_defaults(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [with_defaults(item) for item in value]
    if isinstance(value, dict):
        return {name: with_defaults(item) for name, item in value.items()}
    return value
