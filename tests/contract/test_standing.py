"""Scores and standing say the same: whoever stands better has not the worse score."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, lucks, options_of, seeds, standing_of


@every_game
@given(data=st.data())
def test_who_stands_better_has_no_worse_score(game: Game, data: st.DataObject) -> None:
    """Seats below 0 are out, whatever they have scored."""
    seats = data.draw(st.sampled_from(game.seats))
    match = Match(game, options=data.draw(options_of(game)), seats=seats, seed=data.draw(seeds))
    rng = fast_rng(data.draw(lucks))
    while not match.over:
        match.play(pick(rng, loop.legal_at(match.states, 0)))
    standing = standing_of(game, match.states)
    in_order = sorted((seat for seat in range(seats) if standing[seat] >= 0), key=standing.__getitem__, reverse=True)
    better = [game.better(match.scores[seat]) for seat in in_order]
    assert all(one >= other for one, other in pairwise(better)), (standing, match.scores)
