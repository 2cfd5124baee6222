"""What is told of a change: enough to draw the table anew."""

from typing import Any

import msgspec
import pytest

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.view import View
from cutpurse.server.live.messages import Change, change_between


def drawn_anew(before: View, change: Change) -> View:
    """What a screen makes of a change."""
    gone = set(change.gone)
    changed: tuple[Any, ...] = (*change.zones, *change.counters)
    new = {item.id: item for item in changed}
    zones = {zone.id: zone for zone in before.zones if zone.id not in gone} | {zone.id: zone for zone in change.zones}
    counters = {counter.id: counter for counter in before.counters if counter.id not in gone}
    counters |= {counter.id: counter for counter in change.counters}
    return msgspec.structs.replace(
        before,
        stage=change.stage,
        turn=change.turn,
        over=change.over,
        prompt=change.prompt,
        mood=change.mood,
        round_over=change.round_over,
        actions=change.actions,
        seats=before.seats if change.seats is None else change.seats,
        zones=tuple(new.get(name, zones[name]) for name in (change.order or zones)),
        counters=tuple(counters.values()),
    )


@pytest.mark.parametrize("name", games.names())
def test_changes_lead_from_view_to_view(name: str) -> None:
    match, rng = Match(games.load(name), seed=bytes(32)), fast_rng(1)
    while match.turn is not None:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    moods = set()
    for seat in (None, 0):
        views = [match.game.view(frame.state, seat) for frame in match.frames]
        shown = views[0]
        for view in views[1:]:
            if change := change_between(shown, view):
                shown = drawn_anew(shown, change)
            assert by_seat(shown) == by_seat(view)
            moods.add(shown.mood)
    assert moods == ({"day", "night"} if name == "village" else {""})


def by_seat(view: View) -> View:
    """What counts in the order of counters: which is a seat's first."""
    ordered = sorted(view.counters, key=lambda counter: -1 if counter.seat is None else counter.seat)
    return msgspec.structs.replace(view, counters=tuple(ordered))


def test_a_mood_alone_is_a_change() -> None:
    view = Match(games.load("village"), seed=bytes(32)).view(None)
    night = msgspec.structs.replace(view, mood="night" if view.mood == "day" else "day")
    assert change_between(view, view) is None
    assert change_between(view, night) is not None
