"""Whole games of Cryptruck with any options, refereed a second time by plain Python that knows only the rules."""

import random

import pytest

from cutpurse.core.match import Match

from .builder import GAME, as_seed
from .referee import Referee


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_a_second_referee_agrees_on_cryptruck(first: int) -> None:
    """They agree on deals, moves, tricks, points and winners: CRY-02..05, CRY-09..20, CRY-22..25, CRY-A01..07."""
    for number in range(first, first + 50):
        chance = random.Random(number)
        options = {option.name: option.sample(chance) for option in GAME.options if chance.random() < 0.6}
        match = Match(GAME, options=options, seats=chance.choice(GAME.seats), seed=as_seed(number))
        points, winners = Referee(match, chance).play()
        assert match.outcome is not None
        assert (list(match.outcome.scores), list(match.outcome.winners)) == (points, winners), options
