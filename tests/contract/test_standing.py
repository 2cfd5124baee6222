"""The outcome follows from the standing; scores and standing say the same."""

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import conservation
from cutpurse.check.walks import go_on
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, lucks, matches, options_of, seeds


@every_game
@given(data=st.data())
def test_where_scores_decide_who_stands_better_has_no_worse_score(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    match = Match(game, options=data.draw(options_of(game)), seats=seats, seed=data.draw(seeds))
    for _ in go_on(match, data.draw(lucks), game.most_decisions):
        pass
    conservation.standing_agrees_with_scores(match, 0)


@every_game
@given(data=st.data())
def test_the_outcome_follows_from_the_standing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    conservation.outcome_follows_from_standing(match, 0)
    for _ in go_on(match, data.draw(lucks), game.most_decisions):
        pass
    assert match.over
    conservation.outcome_follows_from_standing(match, 0)
