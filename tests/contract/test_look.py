"""What games tell of themselves: suits and pips that screens can draw, tips for beginners, rules with pictures."""

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import looks
from cutpurse.core.game import Game
from cutpurse.core.look import STANDARD_LOOK
from tests.contract.walks import every_game, lucks, matches, steps_of


@every_game
def test_suits_can_be_told_apart_and_drawn(game: Game) -> None:
    looks.suits_can_be_drawn(game)


def test_the_standard_deck_and_the_house_can_be_drawn() -> None:
    suits = {f"s-{suit.symbol}" for suit in STANDARD_LOOK.suits}
    needed = suits | {*STANDARD_LOOK.courts.values(), STANDARD_LOOK.back, STANDARD_LOOK.mat}
    assert needed | {"b-house", "m-house"} <= looks.known_symbols()  # the house's: of a game that names none


@every_game
@given(data=st.data())
def test_all_that_is_to_be_drawn_has_a_look(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    looks.all_that_is_drawn_has_a_look(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_in_a_trick_one_card_wins_and_says_so(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    looks.one_card_of_a_trick_wins(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
def test_tips_are_short_and_each_has_its_moment(game: Game) -> None:
    looks.tips_have_their_moment(game)


@every_game
def test_the_rules_are_sections_and_their_pictures_can_be_drawn(game: Game) -> None:
    looks.rules_can_be_drawn(game)
