"""A deck of suits and ranks: its cards' numbers, names and faces. For plain Python, and for constants of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cutpurse.core.bits import members
from cutpurse.core.look import STANDARD_RANKS, STANDARD_SUITS
from cutpurse.core.view import Face


@dataclass(frozen=True)
class Deck:
    """Suits of the same ranks, from low to high. A card's number is suit * width + rank (see `cards`)."""

    suits: tuple[str, ...]
    ranks: tuple[str, ...]

    @property
    def width(self) -> int:
        return len(self.ranks)

    @property
    def size(self) -> int:
        return len(self.suits) * len(self.ranks)

    @property
    def all(self) -> int:
        """The set of all cards."""
        return (1 << self.size) - 1

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {self.name(card): card for card in range(self.size)}

    def card(self, name: str) -> int:
        """The number of a card by its name: `STANDARD.card("Spades Q")`."""
        return self._numbers[name]

    def suit(self, name: str) -> int:
        """The set of all cards of a suit by its name."""
        return (1 << self.width) - 1 << self.suits.index(name) * self.width

    def rank(self, name: str) -> int:
        """The set of all cards of a rank by its name."""
        return sum(1 << suit * self.width + self.ranks.index(name) for suit in range(len(self.suits)))

    def suit_name(self, card: int) -> str:
        return self.suits[card // self.width]

    def name(self, card: int) -> str:
        """Suit and rank, as messages and records name a card: Spades Q."""
        return f"{self.suit_name(card)} {self.ranks[card % self.width]}"

    def names(self, cards: int) -> tuple[str, ...]:
        return tuple(map(self.name, members(cards)))

    def face(self, card: int) -> Face:
        return self._faces[card]

    @cached_property
    def _faces(self) -> tuple[Face, ...]:
        return tuple(Face(rank=self.ranks[card % self.width], suit=self.suit_name(card)) for card in range(self.size))


STANDARD = Deck(suits=tuple(suit.name for suit in STANDARD_SUITS), ranks=STANDARD_RANKS)
