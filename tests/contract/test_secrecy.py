"""The first law: nothing that a seat can't know reaches its screen, its bot, its log or its training data."""

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import secrecy, worlds
from cutpurse.core.game import Game
from tests.contract.walks import every_game, latest, lucks, matches, steps_of


@every_game
@given(data=st.data())
def test_in_a_redealt_world_a_program_gets_the_same(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in range(len(match.frames)):
        secrecy.programs_get_what_a_seat_knows(match, at, luck)


@every_game
@given(data=st.data())
def test_in_a_redealt_world_people_see_the_same(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    secrecy.people_see_what_a_seat_knows(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_a_supposed_world_is_possible_and_tells_nothing(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 20):
        secrecy.supposed_worlds_are_possible(match, at, luck)


@every_game
@given(data=st.data())
def test_a_world_redealt_again_is_the_same_world(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in range(len(match.frames)):
        secrecy.redeal_keeps_nothing_hidden(match, at, luck)


@every_game
@given(data=st.data())
def test_what_is_told_is_known_and_what_is_known_is_told(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 20):
        secrecy.what_is_told_is_known(match, at, luck)


@every_game
@given(data=st.data())
def test_where_worlds_are_few_they_are_equally_likely(game: Game, data: st.DataObject) -> None:
    worlds.worlds_are_equally_likely(data.draw(matches(game)), data.draw(lucks))
