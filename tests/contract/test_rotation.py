"""Seats are alike: a table turned by one chair is the same table, and every seat observes it in the same way."""

from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import loop
from cutpurse.core.game import Game
from cutpurse.core.state import States, freeze, thaw
from cutpurse.games.coin import rules as coin
from cutpurse.games.lucre import rules as lucre
from tests.contract.walks import after, every_game, legal_of, matches, positions, turn_of

Turned = Callable[[int, int, int], int]  # value, turned by, number of seats


def seat(value: int, by: int, seats: int) -> int:
    return (value + by) % seats


def set_of_seats(value: int, by: int, seats: int) -> int:
    return sum(1 << (number + by) % seats for number in range(seats) if value >> number & 1)


def seat_or_nobody(value: int, by: int, seats: int) -> int:
    return seat(value - 1, by, seats) + 1 if value else 0


def seat_or_minus_one(value: int, by: int, seats: int) -> int:
    return value if value < 0 else seat(value, by, seats)


def owner_and_card(value: int, by: int, seats: int) -> int:
    """Sixteen values an owner; nothing at all stays nothing."""
    return seat(value >> 4, by, seats) << 4 | value & 15 if value else 0


def no_seat(value: int, by: int, seats: int) -> int:
    return value


# Fields that name seats. A field with a row for each seat is turned as it is; all others mean the same to everybody.
NAMES_SEATS: dict[str, Turned] = {
    "actor": seat,
    "first": seat,
    "lead": seat,
    "faces": set_of_seats,
    "tied": set_of_seats,
    "exchanged": set_of_seats,
    "exchanges": set_of_seats,
    "taker": seat_or_minus_one,
    "trick_winner": seat_or_minus_one,
    "prize": owner_and_card,
    "dealer": seat,
    "token": seat_or_minus_one,
    "last_put": seat_or_minus_one,
    "victim": seat_or_minus_one,
    "revealed": set_of_seats,
    "winners": set_of_seats,
    "courtyard": no_seat,  # four professions, as many as seats
    "cards": no_seat,
    "seller": seat_or_minus_one,
    "leader": seat_or_minus_one,
    "buyer": seat_or_minus_one,
    "winning": seat_or_minus_one,
    "wanting": set_of_seats,
    "wanted": set_of_seats,
    "declined": set_of_seats,
}

# Where seat 0 comes first whoever sits there, as where hidden choices are collected, a state has no turned twin.
SEAT_0_FIRST: dict[str, Callable[[Any], bool]] = {
    "lucre": lambda s: s.phase == lucre.SWAP,
    "coin": lambda s: s.phase in (coin.OFFER, coin.BURY),
    "hearts": lambda s: not s.phase,  # PASS
    "high_card": lambda s: s.waiting or any(s.played),
}


def has_twin(game: Game, states: States) -> bool:
    return not SEAT_0_FIRST.get(game.name, lambda s: False)(thaw(states))


def turned(game: Game, states: States, by: int) -> States:
    """The state with everybody moved by so many chairs."""
    s, rows = thaw(states), max(game.seats)
    for field in s.layout.fields:
        value = getattr(s, field)
        if field in NAMES_SEATS:
            turn = NAMES_SEATS[field]
            moved = [turn(one, by, s.seats) for one in value] if isinstance(value, list) else turn(value, by, s.seats)
        elif isinstance(value, list) and len(value) == rows:
            moved = [value[(number - by) % s.seats] for number in range(s.seats)] + value[s.seats :]
        else:
            moved = value
        setattr(s, field, moved)
    twin = states.copy()
    freeze(s, twin)
    return twin


@every_game
@given(data=st.data())
def test_a_turned_table_looks_the_same_from_the_turned_seats(game: Game, data: st.DataObject) -> None:
    states = data.draw(positions(game))
    if not has_twin(game, states):
        return
    seats = int(states["seats"][0])
    by = data.draw(st.integers(1, seats - 1))
    twin = turned(game, states, by)
    assert turned(game, twin, seats - by).tobytes() == states.tobytes()
    assert turn_of(twin) == (seat(turn_of(states), by, seats) if turn_of(states) >= 0 else turn_of(states))
    assert legal_of(twin) == legal_of(states)
    assert loop.broken_law_at(twin, 0) == 0
    assert game.scores(twin) == tuple(np.roll(game.scores(states), by).tolist())
    for viewer in range(seats):
        assert game.observe(twin, 0, seat(viewer, by, seats)).tobytes() == game.observe(states, 0, viewer).tobytes()


@every_game
@given(data=st.data())
def test_a_turned_table_goes_on_in_the_same_way(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    by = data.draw(st.integers(1, match.seats - 1))
    for before, frame in zip(match.frames, match.frames[1:], strict=False):
        shuffled = before.states["words"][0] != frame.states["words"][0]  # which goes by the seats' numbers
        if has_twin(game, before.states) and has_twin(game, frame.states) and not shuffled:
            then = after(turned(game, before.states, by), frame.action)
            assert then.tobytes() == turned(game, frame.states, by).tobytes()
