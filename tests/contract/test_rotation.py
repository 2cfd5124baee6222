"""Seats are alike: a table turned by one chair is the same table, and every seat observes it in the same way."""

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import rotation
from cutpurse.core.game import Game
from tests.contract.walks import every_game, lucks, matches, steps_of


@every_game
@given(data=st.data())
def test_a_turned_table_looks_the_same_from_the_turned_seats(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    rotation.turned_tables_look_the_same(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_a_turned_table_goes_on_in_the_same_way(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in range(len(match.frames)):
        rotation.turned_tables_go_on_alike(match, at, luck)


@every_game
def test_every_meaning_is_that_of_a_field(game: Game) -> None:
    meanings = game.meanings
    named = {*meanings.seat, *meanings.seats, *meanings.shared, *meanings.encoded, meanings.hands}
    assert named <= set(game.layout.fields)
    assert meanings.untold in {"", *(option.name for option in game.options)}
