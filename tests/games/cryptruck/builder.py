"""Tables for the tests of Cryptruck: a round under way, laid out in a line or two, and played on in words.

    table = lay_out({"Ada": "Blue 5, Red 1"}, turned="Red 2", dealer="Ada")
    table.play("Ada: reveal Blue 5", "Bram: want")

Only what a test is about is named; other cards fill the hands in rising order. A table plays compiled, and takes each
step once more interpreted: both must agree.
"""

from collections.abc import Iterable, Mapping
from itertools import chain

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.match import Frame, Match
from cutpurse.core.state import freeze, thaw
from cutpurse.core.view import Counter, View, Zone
from cutpurse.games.cryptruck import rules
from cutpurse.games.cryptruck.rules_cards import join

from ..steps import check_steps

GAME = games.load("cryptruck")
WORDS = GAME.words()
NAMES = ("Ada", "Bram", "Cleo", "Dov", "Elsa")
COLOURS = ("Blue", "Green", "Red", "Yellow", "Violet", "White")


def number(card: str) -> int:
    """The number of "Red 4"; that of "White 3" is 30."""
    colour, rank = card.split()
    return 30 if colour == "White" else COLOURS.index(colour) * 6 + int(rank) - 1


def listed(cards: str) -> list[int]:
    """The numbers of a list with commas."""
    return [number(card) for card in cards.split(", ") if card]


def as_set(cards: Iterable[int]) -> int:
    """Cards as a set of bits; of two whites one is 30, the other 31."""
    found = 0
    for card in cards:
        found = join(found, 1 << card)
    return found


def names(cards: int) -> str:
    return ", ".join(f"{COLOURS[card // 6]} {3 if card >= 30 else card % 6 + 1}" for card in members(cards))


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
        check_steps(self.match, self.first_news)
        return self

    @property
    def turn(self) -> str:
        return "" if self.match.turn is None else NAMES[self.match.turn]

    @property
    def may(self) -> list[str]:
        """What the seat on turn may do, in words."""
        return [GAME.notation(self.match.state, action) for action in self.match.legal]

    def why_not(self, action: str) -> str:
        reason = GAME.why_not(self.match.state, GAME.parse(self.match.state, action))
        return WORDS.say(reason) if reason else ""

    def hand(self, seat: str) -> str:
        return names(self.match.state.hand[NAMES.index(seat)])

    def taken(self, seat: str) -> str:
        return names(self.match.state.taken[NAMES.index(seat)])

    @property
    def scores(self) -> list[int]:
        return list(self.match.scores)

    def view(self, viewer: str | None = None) -> View:
        return self.match.view(None if viewer is None else NAMES.index(viewer))

    def prompt(self, viewer: str) -> str:
        return WORDS.say(self.view(viewer).prompt, NAMES.index(viewer))

    @property
    def markers(self) -> list[str]:
        return [WORDS.say_all(seat.markers) for seat in self.view().seats]

    def about(self, viewer: str) -> dict[str, str]:
        """What the seat is told of each of its actions."""
        return {action.text: WORDS.say(action.about) if action.about else "" for action in self.view(viewer).actions}

    def zone(self, zone: str, viewer: str | None = None) -> Zone:
        return next(found for found in self.view(viewer).zones if found.id == zone)

    def cards(self, zone: str, viewer: str | None = None) -> list[str]:
        """What shows in a zone; a back is "?"."""
        cards = self.zone(zone, viewer).cards
        return [f"{card.face.suit} {card.face.rank}" if card.face else "?" for card in cards]

    def badges(self, zone: str, viewer: str | None = None) -> list[str]:
        return [WORDS.say_all(card.badges) for card in self.zone(zone, viewer).cards]

    def counter(self, counter: str) -> Counter:
        return next(found for found in self.view().counters if found.id == counter)

    def news(self, viewer: str | None = None) -> list[str]:
        """What the last `play` told a seat, or everybody."""
        return self.told(viewer, self.first_news)

    def told(self, viewer: str | None = None, first: int = 1) -> list[str]:
        """What a seat, or everybody, was told from a step on."""
        seat = None if viewer is None else NAMES.index(viewer)
        steps = range(first, len(self.match.frames))
        return [WORDS.say(message) for step in steps for message in self.match.told_to(seat, step)]


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
    held = {seat: listed((hands or {}).get(seat, "")) for seat in NAMES[:seats]}
    won = {seat: listed((taken or {}).get(seat, "")) for seat in NAMES[:seats]}
    free = [*range(6 * seats), 30, 30]
    for card in chain([number(turned)], listed(undealt), *held.values(), *won.values()):
        free.remove(card)  # an error if it is in two places
    for hand in held.values():
        while len(hand) < 6 - tricks:
            hand.append(free.pop(0))
    while sum(map(len, won.values())) < tricks * seats:
        won[next(iter(taken or NAMES))].append(free.pop())
    states = GAME.template(GAME.complete_options(options), seats)
    s = thaw(states)
    rules.clear_round(s)
    s.colours, s.dealer, s.rounds, s.trick = (1 << seats) - 1, NAMES.index(dealer), rounds, tricks
    s.turned, s.aside = number(turned), number(undealt) if undealt else free.pop()
    for i, seat in enumerate(held):
        s.hand[i], s.taken[i], s.total[i] = as_set(held[seat]), as_set(won[seat]), points[i] if points else 0
    s.actor, s.phase = NAMES.index(lead or dealer), rules.SCORE
    if tricks < rules.TRICKS:
        rules.begin_trick(s, s.actor)
    freeze(s, states)
    assert loop.broken_law_at(states, 0) == 0, "the table is not a possible one"
    match = Match(GAME, options=options, seats=seats, seed=bytes(32))
    match.frames = [Frame(states)]
    match._run_table()
    return Table(match)
