"""The undo law: a step may be taken back only if nothing hidden was shown, nothing drawn, and nobody else has acted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.errors import UndoRefused
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from cutpurse.core.view import View
from tests.contract.walks import every_game, legal_of, lucks, matches, redealt, turn_of


def last_action(match: Match) -> int:
    return max(number for number, frame in enumerate(match.frames) if frame.action is not None)


def piles(view: View) -> dict[str, int]:
    return {zone.id: zone.count for zone in view.zones if zone.layout == "pile"}


def settled(states: States, action: int) -> States:
    """The state after an action and all that the table does then."""
    then = states.copy()
    loop.play_at(then, 0, action)
    while turn_of(then) == -1:
        loop.advance_at(then, 0)
    return then


@every_game
@given(data=st.data())
def test_what_is_taken_back_leaves_no_trace(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    allowed = [seat for seat in range(match.seats) if not match.why_no_undo(seat)]
    before = [frame.states.tobytes() for frame in match.frames]
    for seat in set(range(match.seats)) - set(allowed):
        with pytest.raises(UndoRefused, match="this can't be taken back: "):
            match.undo(seat)
        assert [frame.states.tobytes() for frame in match.frames] == before
    for seat in allowed:
        number = last_action(match)
        assert match.frames[number].seat == seat
        match.undo(seat)
        assert [frame.states.tobytes() for frame in match.frames] == before[:number]
        assert match.turn == seat


@every_game
@given(data=st.data())
def test_nothing_was_drawn_and_nothing_hidden_shown(game: Game, data: st.DataObject) -> None:
    """Whoever looks on: in every world they held possible, something might have been done that looks the same."""
    match = data.draw(matches(game))
    if match.why_no_undo(turn_before(match)):
        return
    number, luck = last_action(match), data.draw(lucks)
    before, action, now = match.frames[number - 1], match.frames[number].action, match.frames[-1]
    assert action is not None
    for viewer in range(match.seats):
        seen_before, seen_now = game.view(before.state, viewer), game.view(now.state, viewer)
        assert all(piles(seen_now)[pile] >= count for pile, count in piles(seen_before).items()), "something was drawn"
        world = redealt(before.states, viewer, luck)
        own = viewer == match.frames[number].seat
        tried = [settled(world, choice) for choice in ([action] if own else members(legal_of(world)))]
        assert any(game.view(thaw(then), viewer) == seen_now for then in (world, *tried)), viewer


def turn_before(match: Match) -> int:
    """The seat that acted last; 0 at the start, when nothing can be taken back."""
    return next((frame.seat for frame in reversed(match.frames) if frame.seat is not None), 0)


@every_game
@given(data=st.data())
def test_whatever_was_played_can_be_taken_back_for_practice(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    played, before = match.actions, [frame.states.tobytes() for frame in match.frames]
    while match.actions:
        match.take_back()
    with pytest.raises(UndoRefused):
        match.take_back()
    assert match.frames[0].states.tobytes() == before[0]
    for action in played:
        match.play(action)
    assert [frame.states.tobytes() for frame in match.frames] == before
