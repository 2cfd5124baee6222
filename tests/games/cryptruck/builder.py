"""Tables for the tests of Cryptruck: a round under way, laid out in a line or two, and played on in words.

    table = lay_out({"Ada": "Blue 5, Red 1"}, turned="Red 2", dealer="Ada")
    table.play("Ada: reveal Blue 5", "Bram: want")

Only what a test is about is named; other cards fill the hands in rising order. A table plays compiled, and takes each
step once more interpreted: both must agree.
"""

from collections.abc import Mapping

import numpy as np

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.match import Frame, Match
from cutpurse.core.state import thaw
from cutpurse.core.view import Counter, View, Zone
from cutpurse.games.cryptruck import rules

from ..steps import check_steps

GAME = games.load("cryptruck")
NAMES = ("Ada", "Bram", "Cleo", "Dov", "Elsa")
COLOURS = ("Blue", "Green", "Red", "Yellow", "Violet", "White")


def number(card: str) -> int:
    """The number of "Red 4" or "White 3a"."""
    colour, rank = card.split()
    return 30 + "ab".index(rank[1]) if colour == "White" else COLOURS.index(colour) * 6 + int(rank) - 1


def name(card: int) -> str:
    return f"White 3{'ab'[card - 30]}" if card >= 30 else f"{COLOURS[card // 6]} {card % 6 + 1}"


def as_set(cards: str) -> int:
    """The cards of a list with commas, as a set of bits."""
    return sum(1 << number(card) for card in cards.split(", ") if card)


def names(cards: int) -> str:
    return ", ".join(name(card) for card in range(32) if cards >> card & 1)


def as_seed(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


class Table:
    """A match that stands at any point of a game, with what a test wants to know of it in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first_news = len(match.frames)

    def play(self, *moves: str) -> "Table":
        """Carry out moves as a record writes them, "Ada: reveal Red 4", each with the table's own steps after it."""
        self.first_news = len(self.match.frames)
        for move in moves:
            seat, _, action = move.partition(": ")
            self.match.play(action, NAMES.index(seat))
        self.check_steps()
        return self

    def check_steps(self) -> None:
        check_steps(self.match, self.first_news)

    @property
    def turn(self) -> str:
        return "" if self.match.turn is None else NAMES[self.match.turn]

    @property
    def may(self) -> list[str]:
        """What the seat on turn may do, in words."""
        return [GAME.describe(self.match.state, action) for action in self.match.legal]

    def why_not(self, action: str) -> str:
        return GAME.why_not(self.match.state, GAME.parse(self.match.state, action))

    def hand(self, seat: str) -> str:
        return names(self.match.state.hand[NAMES.index(seat)])

    def taken(self, seat: str) -> str:
        return names(self.match.state.taken[NAMES.index(seat)])

    @property
    def scores(self) -> list[int]:
        return list(self.match.scores)

    def view(self, viewer: str | None = None) -> View:
        return self.match.view(None if viewer is None else NAMES.index(viewer))

    def zone(self, zone: str, viewer: str | None = None) -> Zone:
        return next(found for found in self.view(viewer).zones if found.id == zone)

    def cards(self, zone: str, viewer: str | None = None) -> list[str]:
        """What shows in a zone; a back is "?"."""
        cards = self.zone(zone, viewer).cards
        return [f"{card.face.suit} {card.face.rank}" if card.face else "?" for card in cards]

    def counter(self, counter: str) -> Counter:
        return next(found for found in self.view().counters if found.id == counter)

    def news(self, viewer: str | None = None) -> list[str]:
        """What the last `play` told a seat, or everybody."""
        seat = None if viewer is None else NAMES.index(viewer)
        lines = [line for i in range(self.first_news, len(self.match.frames)) for line in self.match.told(i)]
        return [line.text for line in lines if line.visible_to(seat)]


def dealt(seed: int = 0, seats: int = 3, **options: object) -> Table:
    """A game just dealt."""
    return Table(Match(GAME, options=options, seats=seats, seed=as_seed(seed)))


def lay_out(
    hands: Mapping[str, str] | None = None,
    *,
    turned: str = "Red 2",
    undealt: str = "",
    dealer: str = "Ada",
    taken: Mapping[str, str] | None = None,
    tricks: int = 0,
    lead: str = "",
    seats: int = 3,
    points: tuple[int, ...] = (),
    rounds: int = 0,
    **options: object,
) -> Table:
    """A round after so many tricks, the dealer (or who has the `lead`) to begin the next one.

    `taken` names cards that somebody has won; the first seat of them gets what is missing for whole tricks.
    """
    states = GAME.template(GAME.settle_options(options), seats)
    states["colours"], states["dealer"], states["rounds"] = (1 << seats) - 1, NAMES.index(dealer), rounds
    states["turned"], states["trick"] = number(turned) + 1, tricks
    held = {seat: as_set((hands or {}).get(seat, "")) for seat in NAMES[:seats]}
    won = {seat: as_set((taken or {}).get(seat, "")) for seat in NAMES[:seats]}
    free = [card for card in range(32) if card < 6 * seats or card >= 30]
    named = [1 << number(turned), as_set(undealt), *held.values(), *won.values()]
    assert sum(named).bit_count() == sum(cards.bit_count() for cards in named), "a card is in two places"
    free = [card for card in free if not sum(named) >> card & 1]
    for seat in held:
        while held[seat].bit_count() < 6 - tricks:
            held[seat] |= 1 << free.pop(0)
    collector = next(iter(taken or NAMES))
    while sum(cards.bit_count() for cards in won.values()) < tricks * seats:
        won[collector] |= 1 << free.pop()
    states["aside"] = (number(undealt) if undealt else free.pop()) + 1
    for i, seat in enumerate(held):
        states["hand"][0, i], states["taken"][0, i] = held[seat], won[seat]
        states["total"][0, i] = points[i] if points else 0
    return Table(started(states, NAMES.index(lead or dealer), options, seats))


def started(states: np.ndarray, seat: int, options: Mapping[str, object], seats: int) -> Match:
    """A match that begins with this state, the seat to reveal or to lead."""
    s = thaw(states)
    rules.begin_trick(s, seat) if s.trick < rules.TRICKS else None
    states["seller"][0], states["actor"], states["phase"] = s.seller, seat, s.phase
    if s.trick == rules.TRICKS:
        states["phase"] = rules.SCORE
    assert loop.broken_law_at(states, 0) == 0, "the table is not a possible one"
    match = Match(GAME, options=options, seats=seats, seed=bytes(32))
    match.frames = [Frame(states)]
    match._settle()
    return match
