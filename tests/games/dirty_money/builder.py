"""Tables of Dirty Money for the tests: a trick under way, or the end of a round, laid out in a line or two.

    table = heist(Fox=["Jewels 4", "Junk 1"], Magpie=["Jewels 9", "cleaner"], Weasel=["Junk 2", "cleaner"])
    table.play("Fox: Jewels 4", "Magpie: cleaner")

What nobody holds lies open, out of the round. A table plays compiled, and takes each step once more interpreted: both
must agree.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.contract import TABLE
from cutpurse.core.game import Outcome
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message
from cutpurse.core.state import States
from cutpurse.core.view import Counter, View, Zone
from cutpurse.games.dirty_money.names import card_names
from cutpurse.games.dirty_money.options_deck import NO_CARD, RANKS, SUIT_NAMES
from cutpurse.games.dirty_money.rules import CLEANER, PLAY, SCORE
from cutpurse.kit.tricks import NOBODY

from ..steps import check_steps

GAME = games.load("dirty_money")
NAMES = GAME.seat_names


def as_seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def say(message: Message | None, viewer: int | None = None) -> str:
    """A message in English."""
    return "" if message is None else GAME.words().say(message, viewer)


class Heist:
    """A match that stands at any point of a game, with what a test wants to know of it in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first_news = len(match.frames)

    def play(self, *moves: str) -> "Heist":
        """Carry out moves as a record writes them, "Fox: Jewels 4", each with the table's own steps after it."""
        self.first_news = len(self.match.frames)
        for move in moves:
            name, _, action = move.partition(": ")
            self.match.play(action, NAMES.index(name))
        check_steps(self.match, self.first_news)
        return self

    def step(self) -> "Heist":
        """One step of the table itself."""
        self.first_news = len(self.match.frames)
        states = self.match.states.copy()
        loop.advance_at(states, 0)
        self.match.frames.append(Frame(states))
        check_steps(self.match, self.first_news)
        return self

    def steps(self) -> "Heist":
        """The table's own steps, until a seat has to act or the game is over."""
        first = len(self.match.frames)
        while loop.turn_at(self.match.states, 0) == TABLE:
            self.step()
        self.first_news = first
        return self

    @property
    def turn(self) -> str:
        """The name of the seat to act."""
        return "" if self.match.turn is None else NAMES[self.match.turn]

    @property
    def may(self) -> list[str]:
        """What the seat on turn may do."""
        return [GAME.notation(self.match.state, action) for action in self.match.legal]

    def why_not(self, action: str) -> str:
        return say(GAME.why_not(self.match.state, GAME.parse(self.match.state, action)))

    def view(self, viewer: str | None = None) -> View:
        return self.match.view(None if viewer is None else NAMES.index(viewer))

    def prompt(self, viewer: str | None = None) -> str:
        return say(self.view(viewer).prompt, None if viewer is None else NAMES.index(viewer))

    def stage(self) -> str:
        return GAME.words().say_all(self.view().stage)

    def zone(self, zone: str, viewer: str | None = None) -> Zone:
        return next(found for found in self.view(viewer).zones if found.id == zone)

    def cards(self, zone: str) -> str:
        """The faces to be seen in a zone."""
        return ", ".join(f"{card.face.suit} {card.face.rank}" for card in self.zone(zone).cards if card.face)

    def counter(self, counter: str) -> Counter:
        return next(found for found in self.view().counters if found.id == counter)

    def log(self) -> list[str]:
        """All that was told so far."""
        return [say(message) for message in self.view().log]

    def news(self) -> list[str]:
        """What the last `play` or `step` told."""
        return [
            say(line.message) for i in range(self.first_news, len(self.match.frames)) for line in self.match.told(i)
        ]

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    @property
    def reason(self) -> str:
        return say(self.outcome.reason)

    @property
    def winners(self) -> list[str]:
        return [NAMES[seat] for seat in self.outcome.winners]

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(NAMES, self.match.scores, strict=False))

    @property
    def prints(self) -> dict[str, int]:
        """Fingerprints as everybody counts them."""
        return {name: self.counter(f"prints.{seat}").value for seat, name in enumerate(NAMES[: self.match.seats])}

    @property
    def holding(self) -> dict[str, tuple[str, ...]]:
        """What everybody holds: nobody at the table may see all this."""
        return dict(zip(NAMES[: self.match.seats], map(card_names, self.match.state.hand), strict=False))


def number(name: str) -> int:
    """The number of a card: Jewels 1 is 0, the cleaner is 60."""
    if name == "cleaner":
        return CLEANER
    suit, rank = name.split()
    return SUIT_NAMES.index(suit) * RANKS + int(rank) - 1


def as_set(cards: Iterable[str]) -> int:
    return sum(1 << number(card) for card in cards)


def blank(options: Mapping[str, object], names: Mapping[str, object]) -> States:
    """A table for these seats, at which nothing is dealt; all loot lies open."""
    assert tuple(names) == NAMES[: len(names)], "seats are named in their order"
    states = GAME.template(GAME.complete_options(options), len(names))
    states["trick_winner"], states["trick"], states["played"] = NOBODY, NO_CARD, NO_CARD
    states["shown"] = sum(1 << card for card, worth in enumerate(states["deck"][0].tolist()) if worth != NO_CARD)
    return states


def at_table(states: States, options: Mapping[str, object]) -> Heist:
    """A match that stands in this state."""
    match = Match(GAME, options=options, seats=int(states["seats"][0]), seed=bytes(32))
    states["seed"] = match.frames[0].states["seed"]
    match.frames = [Frame(states)]
    return Heist(match)


def put(states: States, field: str, numbers: Mapping[str, int] | None) -> None:
    for name, value in (numbers or {}).items():
        states[field][0, NAMES.index(name)] = value


def heist(
    *,
    coins: Mapping[str, int] | None = None,
    prints: Mapping[str, int] | None = None,
    scored: int = 0,
    options: Mapping[str, object] | None = None,
    **hands: list[str],
) -> Heist:
    """A trick that Fox is to lead; coins and fingerprints are those of earlier rounds."""
    states = blank(options or {}, hands)
    states["phase"], states["left"], states["scored"] = PLAY, sum(map(bool, hands.values())), scored
    states["shown"] &= ~as_set(card for hand in hands.values() for card in hand)
    put(states, "hand", {name: as_set(hand) for name, hand in hands.items()})
    put(states, "total_coins", coins)
    put(states, "total_prints", prints)
    return at_table(states, options or {})


def heist_end(
    *,
    coins: Mapping[str, int],
    prints: Mapping[str, int],
    earlier_coins: Mapping[str, int] | None = None,
    earlier_prints: Mapping[str, int] | None = None,
    **options: Any,
) -> Heist:
    """The end of the last round, which is to be scored."""
    states = blank(options, coins)
    states["phase"], states["scored"] = SCORE, states["rounds"] - 1
    put(states, "coins", coins)
    put(states, "prints", prints)
    put(states, "total_coins", earlier_coins)
    put(states, "total_prints", earlier_prints)
    return at_table(states, options)


def random_game(seed: int, seats: int = 3, moves: int | None = None, **options: object) -> Match:
    """A game of random moves: so many of them, or to its end."""
    match, chance = Match(GAME, options=options, seats=seats, seed=as_seed(seed)), Random(seed)
    while not match.over and len(match.actions) != moves:
        match.play(chance.choice(match.legal))
    return match
