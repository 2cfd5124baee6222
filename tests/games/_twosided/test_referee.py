"""Whole games with any options, refereed a second time by plain Python that knows only the rule sheets."""

import random

import pytest

from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.options import Option

from ..builder import as_seed
from .builder import COIN, LUCRE
from .referee import CoinReferee, LucreReferee


def any_value(option: Option, chance: random.Random) -> str:
    return (
        chance.choice(["round", "40", "65", "100"]) if option.name == "target" else option.write(option.sample(chance))
    )


def refereed(game: Game, referee: type[LucreReferee] | type[CoinReferee], number: int) -> None:
    """A random game, half of its options at random; the referee and the match agree on moves, scores and winners."""
    chance = random.Random(number)
    options = {option.name: any_value(option, chance) for option in game.options if chance.random() < 0.5}
    match = Match(game, options=options, seed=as_seed(number))
    scores, winners = referee(match, chance).play()
    assert match.outcome is not None
    assert (list(match.outcome.scores), list(match.outcome.winners)) == (scores, winners), options


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_a_second_referee_agrees_on_lucre(first: int) -> None:
    for number in range(first, first + 50):
        refereed(LUCRE, LucreReferee, number)


@pytest.mark.parametrize("first", range(0, 60, 15))
def test_a_second_referee_agrees_on_coin(first: int) -> None:
    for number in range(first, first + 15):
        refereed(COIN, CoinReferee, number)
