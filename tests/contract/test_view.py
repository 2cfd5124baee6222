"""What people are shown: actions and their notation, reasons, views and the log."""

import json

import jsonschema
import msgspec
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import views
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.view import View
from tests.contract.walks import every_game, latest, lucks, matches, steps_of

SCHEMA = msgspec.json.schema(View)
VIEWS = jsonschema.Draft202012Validator(SCHEMA)


@every_game
@given(data=st.data())
def test_every_legal_action_has_a_name_that_is_read_back(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 12):
        views.actions_are_read_back(match, at, luck)


@every_game
@given(data=st.data())
def test_what_is_not_permitted_has_a_reason(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    views.refusals_have_reasons(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    views.illegal_actions_change_nothing(data.draw(matches(game)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_views_are_sound(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    views.views_are_sound(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_actions_lie_on_cards_and_zones_that_are_there(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    views.targets_are_there(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_a_key_stands_for_one_thing_and_numbers_are_a_range(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    views.keys_stand_for_one_thing(match, data.draw(steps_of(match)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_a_view_is_plain_data_after_the_schema(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    viewer = data.draw(st.sampled_from([None, *range(match.seats)]))
    plain = json.loads(json.dumps(match.view(viewer, data.draw(steps_of(match))).to_json()))
    VIEWS.validate(plain)


def test_the_schema_is_a_schema_and_refuses_what_is_no_view() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    wrong: list[object] = [{}, [], {"game": "lucre"}, None]
    assert not any(map(VIEWS.is_valid, wrong))


@every_game
@given(data=st.data())
def test_every_step_is_told_to_somebody_and_to_seats_that_exist(game: Game, data: st.DataObject) -> None:
    match: Match = data.draw(matches(game))
    views.steps_are_told(match, 0)
    assert list(match.log()) == [line for number in range(1, len(match.frames)) for line in match.told(number)]
