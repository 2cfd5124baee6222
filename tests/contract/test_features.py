"""What an action means to the seat on turn, as numbers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import conservation, replays, rotation, secrecy
from cutpurse.check.walks import go_on, new_match, turn_of
from cutpurse.core import loop
from cutpurse.core.game import Game
from tests.contract.walks import GAMES, OWN, latest, lucks, matches

DESCRIBED = [game for game in GAMES if game.features]

every_described_game = pytest.mark.parametrize("game", DESCRIBED, ids=lambda game: game.name)


def test_our_games_describe_their_actions() -> None:
    assert {game.name for game in DESCRIBED} >= set(OWN)


def test_features_have_names_of_their_own() -> None:
    assert all(20 <= game.feature_count == len(set(game.features)) <= 48 for game in DESCRIBED)


@every_described_game
@given(data=st.data())
def test_features_are_small_tell_what_a_seat_knows_and_count_seats_from_it(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 3):
        conservation.features_are_small(match, at, luck)
        secrecy.features_tell_what_a_seat_knows(match, at, luck)
        rotation.turned_tables_mean_the_same(match, at, luck)


@every_described_game
def test_features_are_the_same_compiled_and_interpreted(game: Game) -> None:
    for number in range(2):
        match = [*go_on(new_match(game, number), number, 40)][-1]
        for frame in match.frames[::8]:
            if turn_of(frame.states) >= 0:
                rows = np.zeros((game.actions, game.feature_count), np.float32)
                replays.both(loop.features_at, frame.states, 0, turn_of(frame.states), rows)
