"""Tables of Dirty Money for the tests: a trick under way, or the end of a round, laid out in a line or two.

    table = heist(Fox=["Jewels 4", "Junk 1"], Magpie=["Jewels 9", "cleaner"], Weasel=["Junk 2", "cleaner"])
    table.play("Fox: Jewels 4", "Magpie: cleaner")

What nobody holds lies open, out of the round. Each step is taken once more interpreted: both must agree.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from cutpurse import games
from cutpurse.core.match import Frame, Match
from cutpurse.core.state import States
from cutpurse.games.dirty_money.decks import SUIT_NAMES
from cutpurse.games.dirty_money.rules import CARDS, CLEANER, NO_CARD, PLAY, RANKS, SCORE
from cutpurse.games.dirty_money.table import named

from ..builder import Table, as_seed

GAME = games.load("dirty_money")
NAMES = GAME.seat_names


class Heist(Table):
    """A table for three to six."""

    def play(self, *moves: str) -> "Heist":
        super().play(*moves)
        return self

    def step(self) -> "Heist":
        super().step()
        return self

    @property
    def prints(self) -> dict[str, int]:
        """Fingerprints as everybody counts them."""
        return {name: self.counter(f"prints.{seat}").value for seat, name in enumerate(NAMES[: self.match.seats])}

    @property
    def holding(self) -> dict[str, list[str]]:
        """What everybody holds: nobody at the table may see all this."""
        return {
            name: [named(card) for card in range(CARDS + 1) if hand >> card & 1]
            for name, hand in zip(NAMES[: self.match.seats], self.match.state.hand, strict=False)
        }


def number(name: str) -> int:
    """The number of a card: Jewels 1 is 0, the cleaner is 60."""
    if name == "cleaner":
        return CLEANER
    suit, rank = name.split()
    return SUIT_NAMES.index(suit) * RANKS + int(rank) - 1


def as_set(cards: Iterable[str]) -> int:
    return sum(1 << number(card) for card in cards)


def seats_of(named: Mapping[str, object]) -> int:
    assert tuple(named) == NAMES[: len(named)], "seats are named in their order"
    return len(named)


def at_table(states: States, options: Mapping[str, object]) -> Heist:
    """A match that stands in this state."""
    match = Match(GAME, options=options, seats=int(states["seats"][0]), seed=bytes(32))
    states["seed"] = match.frames[0].states["seed"]
    match.frames = [Frame(states)]
    return Heist(match)


def heist(
    *,
    lead: str = "Fox",
    coins: Mapping[str, int] | None = None,
    prints: Mapping[str, int] | None = None,
    scored: int = 0,
    options: Mapping[str, object] | None = None,
    **hands: list[str],
) -> Heist:
    """A trick that is to be led; coins and fingerprints are those of earlier rounds."""
    seats, given = seats_of(hands), options or {}
    states = GAME.template(GAME.settle_options(given), seats)
    states["phase"], states["lead"], states["actor"] = PLAY, NAMES.index(lead), NAMES.index(lead)
    most = max(map(len, hands.values()))
    states["first"] = next(seat for seat, name in enumerate(hands) if len(hands[name]) == most)
    states["left"], states["scored"] = sum(map(bool, hands.values())), scored
    states["shown"] = whole(states) & ~as_set(card for hand in hands.values() for card in hand)
    for name, hand in hands.items():
        states["hand"][0, NAMES.index(name)] = as_set(hand)
    put_totals(states, "total_coins", coins or {})
    put_totals(states, "total_prints", prints or {})
    return at_table(states, given)


def whole(states: States) -> int:
    return sum(1 << card for card, worth in enumerate(states["deck"][0].tolist()) if worth != NO_CARD)


def put_totals(states: States, field: str, numbers: Mapping[str, int]) -> None:
    for name, value in numbers.items():
        states[field][0, NAMES.index(name)] = value


def heist_end(
    *,
    coins: Mapping[str, int],
    prints: Mapping[str, int],
    earlier_coins: Mapping[str, int] | None = None,
    earlier_prints: Mapping[str, int] | None = None,
    **options: Any,
) -> Heist:
    """The end of the last round, which is to be scored."""
    states = GAME.template(GAME.settle_options(options), seats_of(coins))
    states["phase"], states["scored"], states["shown"] = SCORE, states["rounds"] - 1, whole(states)
    put_totals(states, "coins", coins)
    put_totals(states, "prints", prints)
    put_totals(states, "total_coins", earlier_coins or {})
    put_totals(states, "total_prints", earlier_prints or {})
    return at_table(states, options)


def whole_game(seed: int, seats: int = 3, **options: object) -> Match:
    """A game of random moves."""
    match, chance = Match(GAME, options=options, seats=seats, seed=as_seed(seed)), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


def some_moves(seed: int, seats: int, moves: int, **options: object) -> Match:
    """A game of random moves, so many of them."""
    match, chance = Match(GAME, options=options, seats=seats, seed=as_seed(seed)), Random(seed)
    for _ in range(moves):
        match.play(chance.choice(match.legal))
    return match
