"""Whole games of Cryptruck with any options, refereed a second time by plain Python that knows only the rules."""

import random

import pytest

from cutpurse import games
from cutpurse.core.match import Match

from ..builder import as_seed
from .referee import Referee

GAME = games.load("cryptruck")


def refereed(number: int) -> Referee:
    """A random game; the referee and the match agree on deals, moves, tricks, points and winners."""
    chance = random.Random(number)
    options = {option.name: option.sample(chance) for option in GAME.options if chance.random() < 0.6}
    match = Match(GAME, options=options, seats=chance.choice(GAME.seats), seed=as_seed(number))
    referee = Referee(match, chance)
    points, winners = referee.play()
    assert match.outcome is not None
    assert (list(match.outcome.scores), list(match.outcome.winners)) == (points, winners), options
    return referee


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_a_second_referee_agrees_on_cryptruck(first: int) -> None:
    for number in range(first, first + 50):
        refereed(number)
