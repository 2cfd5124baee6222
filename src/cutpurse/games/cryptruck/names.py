"""What seats and cards are called."""

from collections.abc import Iterable

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Face, Pip
from cutpurse.games._shared.words import listed
from cutpurse.games.cryptruck.cards import WHITE, WHITES, colour_of, rank_of
from cutpurse.games.cryptruck.scoring import blocks_in

NAMES = ("Ada", "Bram", "Cleo", "Dov", "Elsa")
COLOUR_NAMES = ("Blue", "Green", "Red", "Yellow", "Violet", "White")


@once
def face(s: StandIn, card: int) -> Face:
    pips = (Pip(kind="block", count=1),) if blocks_in(s, 1 << card) else ()
    twin = ("a", "b")[card & 1] if WHITES >> card & 1 else ""  # the whites differ in their names only
    return Face(rank=f"{rank_of(card)}{twin}", suit=COLOUR_NAMES[colour_of(card)], pips=pips)


def card_name(s: StandIn, card: int) -> str:
    """Red 4, White 3a."""
    shown = face(s, card)
    return f"{shown.suit} {shown.rank}"


def named(s: StandIn, cards: int) -> str:
    """A set of cards: Blue 2, Red 4 and White 3a."""
    return listed(card_name(s, card) for card in members(cards)) if cards else "nothing"


def colour_name(colour: int) -> str:
    """The colour within a sentence."""
    return COLOUR_NAMES[colour].lower()


def seat_list(seats: Iterable[int]) -> str:
    return listed(NAMES[seat] for seat in seats)


def trump_name(s: StandIn) -> str:
    """Red and white, or white alone."""
    colour = colour_of(s.turned - 1)
    return "white alone" if colour == WHITE else f"{colour_name(colour)} and white"
