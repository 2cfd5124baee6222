"""Seats are alike: a table turned by one chair is the same table, and every seat observes it in the same way."""

import numpy as np

from cutpurse.check.broken import different_fields, require
from cutpurse.check.conservation import part_of
from cutpurse.check.walks import after, legal_of, turn_of
from cutpurse.core import loop
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, freeze, thaw

CLOSE = 1e-5  # sums and products over the seats, taken in another order, may differ in the last digit
DECLARE = "if a field names seats, GAME says so in `meanings`; where seat 0 comes first, by `seat_0_first`"


def some_chairs(luck: int, seats: int) -> int:
    """How far to turn a table, by chance: less than a full round."""
    return 1 + luck % max(1, seats - 1)


def turned_seat(value: int, by: int, seats: int) -> int:
    """Another seat; nobody stays nobody."""
    return value if value < 0 else (value + by) % seats


def turned_set(value: int, by: int, seats: int) -> int:
    return sum(1 << (number + by) % seats for number in range(seats) if value >> number & 1)


def has_twin(game: Game, states: States) -> bool:
    """Not where seat 0 comes first whoever sits there, as where hidden choices are collected."""
    return not game.meanings.seat_0_first(thaw(states))


def turned(game: Game, states: States, by: int) -> States:
    """The state with everybody moved by so many chairs."""
    s, rows, meanings = thaw(states), max(game.seats), game.meanings
    turns = dict(meanings.encoded)
    turns |= dict.fromkeys(meanings.seat, turned_seat) | dict.fromkeys(meanings.seats, turned_set)
    for field in s.layout.fields:
        value = getattr(s, field)
        if field in meanings.shared:
            moved = value
        elif turn := turns.get(field):
            moved = [turn(one, by, s.seats) for one in value] if isinstance(value, list) else turn(value, by, s.seats)
        elif isinstance(value, list) and len(value) == rows:
            moved = [value[(number - by) % s.seats] for number in range(s.seats)] + value[s.seats :]
        else:
            moved = value
        setattr(s, field, moved)
    twin = states.copy()
    freeze(s, twin)
    return twin


def turned_tables_look_the_same(match: Match, at: int, luck: int) -> None:
    """From the turned seats a turned table looks the same."""
    game, states, seats = match.game, match.frames[at].states, match.seats
    if not has_twin(game, states):
        return
    by = some_chairs(luck, seats)
    twin, turn, chairs = turned(game, states, by), turn_of(states), f"on a table turned by {by} chairs"
    fields = different_fields(game, turned(game, twin, seats - by), states)
    require(not fields, f"meanings: turned on to a full round, the state differs in {fields}", at)
    expected = turned_seat(turn, by, seats)
    require(turn_of(twin) == expected, f"turn: {chairs} it is {turn_of(twin)}, not {expected}; {DECLARE}", at)
    require(legal_of(twin) == legal_of(states), f"legal: {chairs} something else is permitted; {DECLARE}", at)
    require(loop.broken_law_at(twin, 0) == 0, f"broken_law: {chairs} a law is broken; {DECLARE}", at)
    scores = tuple(np.roll(game.scores(states), by).tolist())
    require(game.scores(twin) == scores, f"scores: {chairs} they are {game.scores(twin)}, not {scores}; {DECLARE}", at)
    for viewer in range(seats):
        one, other = game.observe(twin, 0, (viewer + by) % seats), game.observe(states, 0, viewer)
        if one.tobytes() != other.tobytes():
            part = part_of(game, np.flatnonzero(one != other))
            require(False, f"observe: {chairs} {part} of seat {viewer} differs: seats count from the observer", at)


def turned_tables_mean_the_same(match: Match, at: int, luck: int) -> None:
    """An action on a turned table means the same to the turned seat."""
    game, states, seats = match.game, match.frames[at].states, match.seats
    turn = turn_of(states)
    if not game.features or turn < 0 or not has_twin(game, states):
        return
    by = some_chairs(luck, seats)
    one = game.action_features(states, 0, turn)
    other = game.action_features(turned(game, states, by), 0, (turn + by) % seats)
    apart = [game.features[i] for _, i in np.argwhere(np.abs(one - other) > CLOSE)]
    require(not apart, f"features: on a table turned by {by} chairs {apart[:1]} differ: seats count from the actor", at)


def turned_tables_go_on_alike(match: Match, at: int, luck: int) -> None:
    """A step on a turned table gives the turned state."""
    if at == 0:
        return
    game, before, frame = match.game, match.frames[at - 1], match.frames[at]
    by = some_chairs(luck, match.seats)
    shuffled = before.states["words"][0] != frame.states["words"][0]  # which goes by the seats' numbers
    if has_twin(game, before.states) and has_twin(game, frame.states) and not shuffled:
        then = after(turned(game, before.states, by), frame.action)
        name = "advance" if frame.action is None else f"play {frame.action}"
        fields = different_fields(game, then, turned(game, frame.states, by))
        require(
            not fields, f"{name}: on a table turned by {by} chairs it goes on otherwise, in {fields}; {DECLARE}", at
        )
