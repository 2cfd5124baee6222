"""The undo law: a step may be taken back only if nothing hidden was shown, nothing drawn, and nobody else has acted."""

from collections.abc import Iterator
from copy import copy

from cutpurse.check.broken import require
from cutpurse.check.walks import after, legal_of, redealt, turn_of
from cutpurse.core.bits import members
from cutpurse.core.contract import TABLE
from cutpurse.core.errors import UndoRefused
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw


def last_action(match: Match) -> int:
    return max(number for number, frame in enumerate(match.frames) if frame.action is not None)


def last_seat(match: Match) -> int:
    seat = match.frames[last_action(match)].seat
    assert seat is not None
    return seat


def moments(match: Match, most: int = 5) -> Iterator[Match]:
    """The match as it was after each of its latest actions."""
    acted = [number for number, frame in enumerate(match.frames) if frame.action is not None]
    for number in acted[-most:]:
        earlier = copy(match)
        later = (later for later in acted if later > number)
        earlier.frames = match.frames[: next(later, len(match.frames))]
        yield earlier


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


def taken_back_leaves_no_trace(match: Match, luck: int) -> None:
    """Undo gives the states as they were, or is refused and changes nothing."""
    for moment in moments(match):
        allowed = [seat for seat in range(moment.seats) if not moment.why_no_undo(seat)]
        number, last = last_action(moment), last_seat(moment)
        require(set(allowed) <= {last}, f"seats {allowed} may undo what seat {last} did", number)
        before = [frame.states.tobytes() for frame in moment.frames]
        for seat in set(range(moment.seats)) - set(allowed):
            try:
                moment.undo(seat)
            except UndoRefused:
                require([frame.states.tobytes() for frame in moment.frames] == before, "a refused undo changes", number)
            else:
                require(False, f"seat {seat} may not undo, but could", number)
        for seat in allowed:
            moment.undo(seat)
            same = [frame.states.tobytes() for frame in moment.frames] == before[:number]
            require(same and moment.turn == seat, "what was taken back leaves a trace", number)


def undo_shows_nothing(match: Match, luck: int) -> None:
    """Whoever looks on: in every world they held possible something may have been done that looks just like it."""
    game = match.game
    for earlier in moments(match):
        if earlier.why_no_undo(last_seat(earlier)):
            continue
        number = last_action(earlier)
        before, frame = earlier.frames[number - 1], earlier.frames[number]
        assert frame.seat is not None
        assert frame.action is not None
        for viewer in range(match.seats):
            drawn_from, now = game.view(before.state, viewer).piles(), game.view(earlier.state, viewer).piles()
            drawn = [pile for pile, count in drawn_from.items() if now[pile] < count]
            require(not drawn, f"undo is allowed, but something was drawn from {drawn}", number)
            world = redealt(before.states, viewer, luck)
            seen, _ = witnessed(game, before.states, frame.action, viewer)
            if viewer == frame.seat:
                same = witnessed(game, world, frame.action, viewer)[0] == seen
            else:
                same = may_look_like(game, world, frame.seat, viewer, seen)
            told = f"undo of action {frame.action} is allowed, but it has shown seat {viewer} something hidden"
            require(same, told, number)


def everything_can_be_taken_back(match: Match, luck: int) -> None:
    """For practice: whatever was played can be taken back, and played again."""
    played, before = match.actions, [frame.states.tobytes() for frame in match.frames]
    again = match.fork()
    while again.actions:
        again.take_back()
    require(again.frames[0].states.tobytes() == before[0], "all taken back, the deal is another one")
    for action in played:
        again.play(action)
    require([frame.states.tobytes() for frame in again.frames] == before, "taken back and played again, states differ")
