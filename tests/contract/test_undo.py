"""The undo law: a step may be taken back only if nothing hidden was shown, nothing drawn, and nobody else has acted."""

from collections.abc import Iterator
from copy import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.bits import members
from cutpurse.core.contract import TABLE
from cutpurse.core.errors import UndoRefused
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from cutpurse.core.view import View
from tests.contract.walks import after, every_game, legal_of, lucks, matches, redealt, turn_of


def last_action(match: Match) -> int:
    return max(number for number, frame in enumerate(match.frames) if frame.action is not None)


def last_seat(match: Match) -> int:
    seat = match.frames[last_action(match)].seat
    assert seat is not None
    return seat


def piles(view: View) -> dict[str, int]:
    return {zone.id: zone.count for zone in view.zones if zone.layout == "pile"}


def witnessed(game: Game, states: States, action: int, viewer: int) -> tuple[list[object], States]:
    """All that changes for a viewer, in view and log, from an action until somebody has to act; and the state then."""
    changes: list[object] = []
    step: int | None = action
    while step is not None or turn_of(states) == TABLE:
        then = after(states, step)
        view, lines = game.view(thaw(then), viewer), game.log(thaw(states), step, thaw(then))
        told = [line.message for line in lines if line.visible_to(viewer)]
        if told or view != game.view(thaw(states), viewer):
            changes.append((view, told))
        states, step = then, None
    return changes, states


def may_look_like(game: Game, world: States, seat: int, viewer: int, changes: list[object]) -> bool:
    """Whether the seat has actions, perhaps several or none, after which the viewer has seen just these changes."""
    if not changes:
        return True
    for action in members(legal_of(world)) if turn_of(world) == seat else []:
        first, then = witnessed(game, world, action, viewer)
        if first == changes[: len(first)] and may_look_like(game, then, seat, viewer, changes[len(first) :]):
            return True
    return False


@every_game
@given(data=st.data())
def test_what_is_taken_back_leaves_no_trace(game: Game, data: st.DataObject) -> None:
    for match in moments(data.draw(matches(game))):
        allowed = [seat for seat in range(match.seats) if not match.why_no_undo(seat)]
        assert set(allowed) <= {last_seat(match)}
        before, number = [frame.states.tobytes() for frame in match.frames], last_action(match)
        for seat in set(range(match.seats)) - set(allowed):
            with pytest.raises(UndoRefused, match="this can't be taken back: "):
                match.undo(seat)
            assert [frame.states.tobytes() for frame in match.frames] == before
        for seat in allowed:
            match.undo(seat)
            assert [frame.states.tobytes() for frame in match.frames] == before[:number]
            assert match.turn == seat


@every_game
@given(data=st.data())
def test_nothing_was_drawn_and_nothing_hidden_shown(game: Game, data: st.DataObject) -> None:
    """Whoever looks on: in every world they held possible something may have been done that looks just like it."""
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for earlier in moments(match):
        if earlier.why_no_undo(last_seat(earlier)):
            continue
        number = last_action(earlier)
        before, frame = earlier.frames[number - 1], earlier.frames[number]
        assert frame.seat is not None
        assert frame.action is not None
        for viewer in range(match.seats):
            drawn_from, now = piles(game.view(before.state, viewer)), piles(game.view(earlier.state, viewer))
            assert all(now[pile] >= count for pile, count in drawn_from.items()), "something was drawn"
            world = redealt(before.states, viewer, luck)
            seen, _ = witnessed(game, before.states, frame.action, viewer)
            if viewer == frame.seat:
                assert witnessed(game, world, frame.action, viewer)[0] == seen
            else:
                assert may_look_like(game, world, frame.seat, viewer, seen), viewer


def moments(match: Match) -> Iterator[Match]:
    """The match as it was after each of its latest actions."""
    acted = [number for number, frame in enumerate(match.frames) if frame.action is not None]
    for number in acted[-5:]:
        earlier = copy(match)
        later = (later for later in acted if later > number)
        earlier.frames = match.frames[: next(later, len(match.frames))]
        yield earlier


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
