"""Whole games of Dirty Money with any options, refereed a second time by plain Python that knows only the rules."""

import random

import pytest

from cutpurse.core.match import Match
from cutpurse.core.options import Number

from .builder import GAME, as_seed
from .referee import SUITS, Deck, Referee, listed_deck


def any_deck(chance: random.Random, seats: int) -> tuple[str, Deck]:
    """A deck as the option wants it, and as the referee does. Written decks may be small, so that ties occur."""
    kind = chance.choice(["60", "48", "written"])
    if kind != "written":
        return kind, listed_deck(15 if kind == "60" else 12)
    cards = [f"{suit} {rank}" for suit in SUITS for rank in range(1, 16)]
    size, most = chance.choice([2 * seats, chance.randint(2 * seats, 60)]), chance.choice([0, 1, 9])
    deck = {card: (chance.randint(0, most), chance.randint(0, most)) for card in chance.sample(cards, size)}
    return "\n".join(f"{card} {coins} {prints}" for card, (coins, prints) in deck.items()), deck


def refereed(number: int) -> Referee:
    """A random game; the referee and the match agree on deals, moves, tricks, coins and winners."""
    chance = random.Random(number)
    seats = chance.choice(GAME.seats)
    options: dict[str, object] = {"rounds": chance.choice([1, 1, 2, 3])}
    for option in GAME.options:
        if option.name not in ("rounds", "deck") and chance.random() < 0.6:
            options[option.name] = option.sample(chance) if not isinstance(option, Number) else chance.randint(0, 3)
    options["deck"], deck = any_deck(chance, seats)
    match = Match(GAME, options=options, seats=seats, seed=as_seed(number))
    referee = Referee(match, deck, chance)
    coins, winners = referee.play()
    assert match.outcome is not None
    assert (list(match.outcome.scores), list(match.outcome.winners)) == (coins, winners), options
    return referee


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_a_second_referee_agrees_on_dirty_money(first: int) -> None:
    for number in range(first, first + 50):
        refereed(number)
