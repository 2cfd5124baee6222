"""A world that is rewound and played again is the same world: so a search may read what others did in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.check import rewinding
from cutpurse.check.rewinding import play_again, seen
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, lucks, matches, steps_of


@every_game
@given(data=st.data())
def test_a_rewound_world_that_is_replayed_is_the_same(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    rewinding.rewound_worlds_are_the_same(match, data.draw(steps_of(match)), data.draw(lucks))


@pytest.mark.parametrize("name", ["lucre", "coin", "dirty_money", "cryptruck"])
def test_a_trick_taking_game_can_be_rewound(name: str) -> None:
    match = Match(games.load(name), seats=4, seed=bytes(32))
    for _ in range(12):
        match.play(match.legal[0])
    then = play_again(match.game, match.state, 1)
    assert then is not None
    assert seen(match.game, then) == seen(match.game, match.state)
