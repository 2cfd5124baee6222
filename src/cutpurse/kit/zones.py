"""Zones and counters as almost every card game has them, and the view of everybody. Plain Python."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import repeat
from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.contract import OVER, turn
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Arrangement, Card, Counter, Face, Line, Seat, View, Zone

Faces = Callable[[int], Face]


def zone(name: str, label: Message, layout: Arrangement, cards: Iterable[Card], seat: int | None = None) -> Zone:
    """A zone all of whose cards are there to be seen, by face or by back."""
    held = tuple(cards)
    return Zone(id=name, label=label, layout=layout, seat=seat, cards=held, count=len(held))


def row(name: str, label: Message, *cards: Card, seat: int | None = None) -> Zone:
    """Cards side by side."""
    return zone(name, label, "row", cards, seat)


def pile(name: str, label: Message, size: int, seat: int | None = None, top: Face | None = None) -> Zone:
    """A pile of so many cards, of which at most the top one shows."""
    cards = (Card(id=f"{name}.top", face=top),) if size else ()
    return Zone(id=name, label=label, layout="pile", seat=seat, cards=cards, count=size)


def faces(name: str, cards: int, face: Faces) -> list[Card]:
    """A set of cards, face up."""
    return [Card(id=f"{name}.{card}", face=face(card)) for card in members(cards)]


@cache
def hidden_hand(seat: int, size: int) -> Zone:
    """A hand as the others see it: so many backs."""
    backs = (Card(id=f"hand.{seat}.{i}") for i in range(size))
    return zone(f"hand.{seat}", msg("hand"), "fan", backs, seat)


def own_hand(seat: int, cards: Iterable[Card]) -> Zone:
    """A hand as its seat sees it."""
    return zone(f"hand.{seat}", msg("your-hand"), "fan", cards, seat)


def hand(
    seat: int,
    held: int,
    face: Faces,
    permitted: int = 0,
    why_not: Callable[[int], Message | None] = lambda card: None,
    badges: Callable[[int], tuple[Message, ...]] = lambda card: (),
    action: Callable[[int], int] = lambda card: card,
) -> Zone:
    """A hand as its seat sees it, where an action is a card: which may be played now, and why not the others.

    Where cards that are alike share an action, `action` says which.
    """
    cards = [
        Card(
            id=f"hand.{seat}.{card}",
            face=face(card),
            badges=badges(card),
            actions=(action(card),) if permitted >> action(card) & 1 else (),
            why_not=why_not(action(card)),
        )
        for card in members(held)
    ]
    return own_hand(seat, cards)


def on_cards(seat: int, cards: int, label: Message, text: Callable[[int], str]) -> tuple[Action, ...]:
    """The actions of a seat with its cards, a set, where an action is a card; `text` is its notation."""
    return tuple(Action(id=card, text=text(card), label=label, target=f"hand.{seat}.{card}") for card in members(cards))


def seats(names: Sequence[str], markers: Mapping[int, tuple[Message, ...]]) -> tuple[Seat, ...]:
    """The places at the table, some of them with markers."""
    return tuple(Seat(number=seat, name=name, markers=markers.get(seat, ())) for seat, name in enumerate(names))


def trick(
    lead: int,
    cards: Sequence[int],
    winner: int,
    face: Faces,
    badges: Callable[[int], tuple[Message, ...]] = lambda seat: (),
) -> Zone:
    """The cards of a trick, given by seat (less than 0: none yet), in the order they were played.

    The first is marked as led, the best as winning; `badges` are further ones of a seat's card.
    """
    order = [(lead + i) % len(cards) for i in range(len(cards))]
    laid = [
        Card(
            id=f"trick.{seat}",
            face=face(cards[seat]),
            seat=seat,
            badges=(msg("winning"),) * (seat == winner) + (msg("led"),) * (seat == lead) + badges(seat),
            winning=seat == winner,
        )
        for seat in order
        if cards[seat] >= 0
    ]
    return zone("trick", msg("trick"), "trick", laid)


def counters(
    name: str,
    values: Iterable[int],
    label: Message | None = None,
    pip: str = "",
    reason: Message | Sequence[Message | None] | None = None,
) -> list[Counter]:
    """A counter for each seat; its label is the word of its name, if nothing else is said.

    `reason` tells what it is made of: the same for all, or one for each.
    """
    word, each = label or msg(name), reason if isinstance(reason, Sequence) else repeat(reason)
    return [
        Counter(id=f"{name}.{seat}", label=word, value=value, seat=seat, pip=pip, reason=why)
        for seat, (value, why) in enumerate(zip(values, each, strict=False))
    ]


def public(s: StandIn, game: str, **parts: Any) -> View:
    """The view of everybody: whose turn it is, and whether the game is over, the rules know."""
    now = turn(s)
    return View(game=game, seat=None, turn=now if now >= 0 else None, over=now == OVER, **parts)


def lines(*messages: Message) -> list[Line]:
    """What everybody may know, for the log."""
    return [Line(message=message) for message in messages]


def told_to(seat: int, message: Message) -> Line:
    """A line of the log for one seat."""
    return Line(message=message, seats=(seat,))


def slot(name: str, label: Message, card: int, face: Callable[[int], Face | None], *badges: Message) -> Zone:
    """A place for one card; it is empty if the card is less than 0."""
    return row(name, label, *(Card(id=f"{name}.card", face=face(card), badges=badges) for _ in range(card >= 0)))
