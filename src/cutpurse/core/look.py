"""How a game looks, and what it tells beginners: plain data. Screens have colours and symbols, a game names them."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias, get_args

from cutpurse.core.errors import CutpurseError
from cutpurse.core.message import Plain
from cutpurse.core.paint import HEX

Colour: TypeAlias = Literal["blue", "green", "red", "yellow", "violet", "slate", "orange", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # a new game takes them in this order
Faces: TypeAlias = Literal["emblem", "counted"]


class Suit(Plain, frozen=True, kw_only=True):
    """How the cards of a suit are told apart: by colour, symbol and letter."""

    name: str  # as in faces and seats; of cards without a suit, their rank
    letter: str  # written on its cards: colour is never the only sign
    colour: str  # one of COLOURS, or one of its own: "#8a5a2b"
    symbol: str = ""  # none: the letter
    pip: str = ""  # what is counted on its cards, if that looks different in each suit

    def __post_init__(self) -> None:
        if self.colour not in COLOURS and not HEX.fullmatch(self.colour):
            raise CutpurseError(f"“{self.colour}” is no colour: take {', '.join(COLOURS)}, or one such as “#8a5a2b”")


class Look(Plain, frozen=True, kw_only=True):
    """What a game looks like. Symbols are drawings of its own package, or those of the page, web/src/sheet.svg."""

    suits: tuple[Suit, ...]  # of its cards and seats
    pips: Mapping[str, str] = {}  # kind -> symbol, for cards and counters
    back: str = ""  # of the cards; none: the house's
    mat: str = ""  # the print on the table; none: the house's
    tint: str = ""  # of the table, such as "#7f9a2f"; none: the house's
    ranks: tuple[str, ...] = ()  # in the order in which cards are sorted, the lowest first; others go by their numbers
    faces: Faces = "emblem"  # counted: a card has as many symbols as its rank says
    courts: Mapping[str, str] = {}  # rank -> symbol, of ranks whose cards have a large letter and an ornament
    large: int = 1  # how many counters of a seat are written large: its first ones

    def __post_init__(self) -> None:
        if self.tint and not HEX.fullmatch(self.tint):
            raise CutpurseError(f"“{self.tint}” is no tint: it is written as “#7f9a2f”")


class Tip(Plain, frozen=True, kw_only=True):
    """A word of advice in somebody's first game, shown once, when it is time.

    `when` is start (at the first view), why (a card of mine has a reason why not), action:KEY (I may do something
    whose label has that key), log:KEY (the log has such a message) or zone:ID (there are cards). It goes when that is
    no longer so, when I have acted, and at the end of the match.
    """

    when: str  # at which moment: start, why, action:KEY, log:KEY or zone:ID
    key: str  # of its words


STANDARD_SUITS = (
    Suit(name="Clubs", letter="C", colour="green", symbol="club"),
    Suit(name="Diamonds", letter="D", colour="blue", symbol="diamond"),
    Suit(name="Hearts", letter="H", colour="red", symbol="heart"),
    Suit(name="Spades", letter="S", colour="slate", symbol="spade"),
)
STANDARD_RANKS = (*map(str, range(2, 11)), "J", "Q", "K", "A")
STANDARD_LOOK = Look(  # of a game with the 52 cards that everybody knows
    suits=STANDARD_SUITS,
    ranks=STANDARD_RANKS,
    faces="counted",
    courts={"J": "c-jack", "Q": "c-queen", "K": "c-king"},
    back="b-standard",
    mat="m-standard",
    tint="#7f9a2f",
)


def default_look(names: Iterable[str]) -> Look:
    """Suits called like the seats, for a game that says nothing: the colours in order, initials as symbols."""
    suits: list[Suit] = []
    for name, colour in zip(names, COLOURS, strict=False):
        taken = {suit.letter for suit in suits}
        letter = next((letter for letter in name.upper() if letter.isalpha() and letter not in taken), "")
        suits.append(Suit(name=name, letter=letter or str(len(suits) + 1), colour=colour))
    return Look(suits=tuple(suits))
