"""Names of two-sided cards and of plays to the middle."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Face, Pip
from cutpurse.games._twosided.rules import ASIDE, DOWN, PASS, UP, VALUES, card_of, owner_of, value_of

MOST_DECKS = 100  # remembered: a table may set coins of its own, in 3 to the power of 13 ways


@dataclass(frozen=True, kw_only=True, eq=False)
class Variant:
    """How one of the two games differs from its sister, in what it shows."""

    game: str
    seat_names: tuple[str, ...]
    middle: int  # the phase in which all play to the middle
    uses: Mapping[int, tuple[str, str]]  # what a card is chosen for in other phases, as records and as messages call it
    without_card: Mapping[int, Mapping[int, str]]  # by phase, the actions that need no card, as records call them
    owner: Message  # marker of the seat whose card the prize is
    suits: Callable[[StandIn], tuple[str, ...]]  # of the seats' cards
    sizes: Callable[[StandIn, int], tuple[int, int]]  # of a seat's hand and deck, as all may know them
    remembered: Callable[[StandIn, int], tuple[list[int], str]]  # cards put beneath a deck, and the word for where

    def notation(self, s: StandIn, action: int) -> str:
        if s.phase == self.middle:
            return middle_notation(action)
        if s.phase in self.uses and ASIDE <= action < ASIDE + VALUES:
            return f"{self.uses[s.phase][0]} {card_of(action)}"
        return self.without_card.get(s.phase, {}).get(action, "")

    def action_name(self, s: StandIn, action: int) -> Message:
        if action >= PASS:
            return msg("keep" if action == PASS else "exchange-name")
        if s.phase == self.middle:
            return msg("value-down" if action >= DOWN else "value-up", value=card_of(action))
        return msg(self.uses[s.phase][1], value=card_of(action))


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


@lru_cache(MOST_DECKS)
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


def beneath(s: StandIn, seat: int) -> list[int]:
    """The cards a seat has put beneath its deck, in the order they lie there."""
    below: list[int] = s.deck[seat][max(VALUES, s.top[seat]) : s.bottom[seat]]
    return below
