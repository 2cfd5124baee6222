"""The third law: nothing is made or lost, somebody can always act, and every game ends."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import conservation
from cutpurse.check.walks import go_on, legal_of, new_match, turn_of
from cutpurse.core.bits import members
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, latest, lucks, matches, options_of, seeds, steps_of


@every_game
@given(data=st.data())
def test_every_step_of_a_game_keeps_the_laws(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    match = Match(game, options=data.draw(options_of(game)), seats=seats, seed=data.draw(seeds))
    luck = data.draw(lucks)
    for then in go_on(match, luck, game.most_decisions + 1):
        conservation.states_are_lawful(then, len(then.frames) - 1, luck)
    assert match.over


@every_game
@given(data=st.data())
def test_every_step_is_lawful_also_those_of_the_table(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 20):
        conservation.states_are_lawful(match, at, luck)


@every_game
@given(data=st.data())
def test_a_card_lost_or_doubled_breaks_a_law(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    conservation.lost_cards_are_noticed(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
def test_the_game_is_within_the_limits_of_the_core(game: Game) -> None:
    conservation.is_within_limits(game)


@every_game
@given(data=st.data())
def test_every_number_of_an_observation_is_written_and_small(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    conservation.observations_are_complete(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_states_survive_as_bytes(game: Game, data: st.DataObject) -> None:
    states = data.draw(matches(game)).states
    again = np.frombuffer(bytearray(states.tobytes()), game.layout.dtype)
    assert again.tobytes() == states.tobytes()
    assert turn_of(again) == turn_of(states)
    assert members(legal_of(again)) == members(legal_of(states))
    assert all(game.observe(again, 0, seat).any() for seat in range(states["seats"][0]))


@every_game
def test_a_number_gives_always_the_same_match(game: Game) -> None:
    one, other = [[*go_on(new_match(game, 7), 7, 20)][-1] for _ in range(2)]
    assert one.options == other.options
    assert [frame.states.tobytes() for frame in one.frames] == [frame.states.tobytes() for frame in other.frames]
