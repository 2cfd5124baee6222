"""Names of two-sided cards and of plays to the middle."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Face, Pip
from cutpurse.games._twosided.rules import DOWN, UP, VALUES, card_of, owner_of, value_of


@dataclass(frozen=True, kw_only=True, eq=False)
class Variant:
    """How one of the two games differs from its sister, in what it shows."""

    seat_names: tuple[str, ...]
    owner: Message  # marker of the seat whose card the prize is
    suits: Callable[[StandIn], tuple[str, ...]]  # of the seats' cards
    sizes: Callable[[StandIn, int], tuple[int, int]]  # of a seat's hand and deck, as all may know them
    remembered: Callable[[StandIn, int], tuple[list[int], Message]]  # cards put beneath a deck, and where they are


@dataclass(frozen=True, eq=False)
class Cards:
    """What everybody plays with: the suit of each seat, and the coins on each value."""

    suits: tuple[str, ...]
    coins: tuple[int, ...]

    def face(self, seat: int, value: int) -> Face:
        return face_of(self.suits[seat], value, self.coins[value - 1])

    def prize(self, prize: int) -> Face:
        return self.face(owner_of(prize), value_of(prize))


@once
def cards(s: StandIn, variant: Variant) -> Cards:
    return same_cards(variant.suits(s), tuple(s.coins))


@cache
def same_cards(suits: tuple[str, ...], coins: tuple[int, ...]) -> Cards:
    return Cards(suits, coins)


@cache
def face_of(suit: str, value: int, coins: int) -> Face:
    return Face(rank=str(value), suit=suit, pips=(Pip(kind="coin", count=coins),))


def prize_face(s: StandIn, variant: Variant, i: int) -> Face:
    return cards(s, variant).prize(s.prize[i])


def prize_name(s: StandIn, variant: Variant, i: int) -> str:
    """Red 7."""
    face = prize_face(s, variant, i)
    return f"{face.suit} {face.rank}"


def middle_notation(action: int) -> str:
    """7 up, 7 down."""
    if UP <= action < DOWN:
        return f"{card_of(action)} up"
    return f"{card_of(action)} down" if DOWN <= action < DOWN + VALUES else ""


def middle_name(action: int) -> Message:
    return msg("value-down" if action >= DOWN else "value-up", value=card_of(action))


def beneath(s: StandIn, seat: int) -> list[int]:
    """The cards a seat has put beneath its deck, in the order they lie there."""
    below: list[int] = s.deck[seat][max(VALUES, s.top[seat]) : s.bottom[seat]]
    return below
