"""What people are shown: actions and their notation, reasons, views and the log."""

import json
from collections.abc import Iterator

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.bits import members
from cutpurse.core.errors import IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import thaw
from cutpurse.core.view import View
from tests.contract.walks import every_game, legal_of, matches, positions, turn_of

SCHEMA = msgspec.json.schema(View)
VIEWS = jsonschema.Draft202012Validator(SCHEMA)


@every_game
@given(data=st.data())
def test_every_legal_action_has_a_name_that_is_read_back(game: Game, data: st.DataObject) -> None:
    for frame in data.draw(matches(game)).frames[-12:]:
        names = {action: game.notation(frame.state, action) for action in members(legal_of(frame.states))}
        assert len({name.lower() for name in names.values()}) == len(names)
        for action, name in names.items():
            assert name == " ".join(name.split())
            assert game.parse(frame.state, name) == action
            assert game.parse(frame.state, f"  {name.upper()} ") == action


@every_game
@given(data=st.data())
def test_what_is_not_permitted_has_a_reason(game: Game, data: st.DataObject) -> None:
    states = data.draw(positions(game))
    if turn_of(states) < 0:
        return
    s, legal = thaw(states), members(legal_of(states))
    for action in range(game.actions):
        assert (game.why_not(s, action) is None) == (action in legal), action
        if not game.notation(s, action):
            assert action not in legal


@every_game
@given(data=st.data())
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = [frame.states.tobytes() for frame in match.frames]
    illegal = sorted({-1, game.actions, *range(game.actions)} - set(match.legal))
    action = data.draw(st.sampled_from(illegal))
    named = game.notation(match.state, action) if 0 <= action < game.actions and not match.over else ""
    with pytest.raises(IllegalAction) as refusal:
        match.play(named or action)
    if named:
        assert refusal.value.message.args["reason"] == game.why_not(match.state, action)
    assert [frame.states.tobytes() for frame in match.frames] == before


def ids(view: View) -> Iterator[str]:
    """Everything an action may belong to."""
    yield from (f"seat.{seat.number}" for seat in view.seats)
    for zone in view.zones:
        yield zone.id
        yield from (card.id for card in zone.cards)


@every_game
@given(data=st.data())
def test_views_are_sound(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    at = data.draw(st.integers(0, len(match.frames) - 1))
    states = match.frames[at].states
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer, at)
        assert (view.game, view.seat, view.over) == (game.name, viewer, turn_of(states) == -2)
        assert view.turn in (None, turn_of(states))
        assert view.stage
        assert [seat.number for seat in view.seats] == list(range(match.seats))
        assert len(set(ids(view))) == len(list(ids(view)))
        assert len({counter.id for counter in view.counters}) == len(view.counters)
        assert all(zone.count >= len(zone.cards) for zone in view.zones)
        permitted = members(legal_of(states)) if viewer == turn_of(states) else []
        assert [action.id for action in view.actions] == permitted
        assert view.turn == viewer or not permitted


@every_game
@given(data=st.data())
def test_actions_lie_on_cards_and_zones_that_are_there(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for viewer in range(match.seats):
        view = match.view(viewer)
        cards = {card.id: card for zone in view.zones for card in zone.cards}
        for action in view.actions:
            assert action.text == game.notation(match.state, action.id)
            assert action.target == "" or action.target in set(ids(view))
        for card in cards.values():
            assert card.face is not None or not card.actions
        for zone in view.zones:
            for card in zone.cards:
                alike = {other.id for other in zone.cards if (other.face, other.badges) == (card.face, card.badges)}
                assert list(card.actions) == [action.id for action in view.actions if action.target in alike]


@every_game
@given(data=st.data())
def test_a_key_stands_for_one_thing_and_numbers_are_a_range(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    views = [match.view(viewer) for viewer in range(match.seats)]
    actions = [action for view in views for action in view.actions]
    cards = {card.id for view in views for zone in view.zones for card in zone.cards}
    on_cards = [action for action in actions if action.target in cards]
    to_seats = [action for action in actions if action.target.startswith("seat.")]
    others = [action for action in actions if action not in on_cards and action not in to_seats]
    for group in (on_cards, to_seats):
        pairs = [(action.target, action.key) for action in group if action.key]
        assert len(set(pairs)) == len(pairs)
    keys = [action.key for action in others if action.key]
    meanings = [*keys, *{action.key for action in on_cards} - {""}, *{action.key for action in to_seats} - {""}]
    assert len(set(meanings)) == len(meanings)
    assert set("".join(meanings)) <= set("abcdefgijkmnopqrsuvwxy"), "the page has other uses for h, l, t and z"
    assert all(action.key or action.number is not None for action in others)
    numbers = [action.number for action in actions if action.number is not None]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True


@every_game
@given(data=st.data())
def test_a_view_is_plain_data_after_the_schema(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    viewer = data.draw(st.sampled_from([None, *range(match.seats)]))
    at = data.draw(st.integers(0, len(match.frames) - 1))
    plain = json.loads(json.dumps(match.view(viewer, at).to_json()))
    VIEWS.validate(plain)


def test_the_schema_is_a_schema_and_refuses_what_is_no_view() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    wrong: list[object] = [{}, [], {"game": "lucre"}, None]
    assert not any(map(VIEWS.is_valid, wrong))


@every_game
@given(data=st.data())
def test_every_step_is_told_to_somebody_and_to_seats_that_exist(game: Game, data: st.DataObject) -> None:
    match: Match = data.draw(matches(game))
    for number in range(1, len(match.frames)):
        lines = match.told(number)
        assert lines or match.frames[number].action is not None
        for line in lines:
            assert line.seats is None or set(line.seats) <= set(range(match.seats))
    assert list(match.log()) == [line for number in range(1, len(match.frames)) for line in match.told(number)]
