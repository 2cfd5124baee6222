"""Loops over whole games, compiled and interpreted."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, pick, reseed
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, OVER, TABLE
from cutpurse.core.match import Match
from cutpurse.core.state import freeze, thaw

either_way = pytest.mark.parametrize("way", [lambda entry: entry, interpreted], ids=["compiled", "interpreted"])
Way = Callable[[Callable[..., Any]], Callable[..., Any]]


@either_way
def test_a_game_driven_one_decision_at_a_time_is_the_same_match(way: Way) -> None:
    game = games.load("lucre")
    match, rng = Match(game, seed=bytes(32)), fast_rng(5)
    states = game.template(game.complete_options(), 4)
    actions = np.zeros(MOST_ACTIONS, np.int64)
    size = way(loop.begin_at)(states, 0, actions)
    while size:
        assert actions[:size].tolist() == match.legal
        action = pick(rng, loop.legal_at(match.states, 0))
        match.play(action)
        size = way(loop.act_at)(states, 0, action, actions)
        assert states.tobytes() == match.states.tobytes()
    assert match.over


@either_way
def test_bots_change_seats_from_game_to_game(way: Way) -> None:
    """With one seat moved greedily and three at random, each seat in turn is the greedy one."""
    game = games.load("lucre")
    for first in range(4):
        for greedy_seat in range(4):
            states = game.template(game.complete_options(), 4, count=2)
            kinds = np.array([loop.GREEDY if (greedy_seat + first) % 4 == i else loop.RANDOM for i in range(4)])
            standings, points = np.zeros((1, MOST_SEATS), np.int64), np.zeros((1, MOST_SEATS), np.int64)
            way(loop.play_games)(states, first, 1, kinds, fast_rng(3), standings, points)
            assert points[0, :4].tolist() == by_hand(greedy_seat)


def by_hand(greedy_seat: int) -> list[int]:
    """The scores of the same game, seat `greedy_seat` moved greedily, played step by step."""
    game, rng = games.load("lucre"), fast_rng(3)
    states = game.template(game.complete_options(), 4)
    s = thaw(states)
    reseed(s, rng)
    freeze(s, states)
    loop.deal_at(states, 0)
    while (turn := loop.turn_at(states, 0)) != OVER:
        if turn == TABLE:
            loop.advance_at(states, 0)
        elif turn == greedy_seat:
            loop.play_at(states, 0, loop.greedy_at(states, 0, rng))
        else:
            loop.play_at(states, 0, pick(rng, loop.legal_at(states, 0)))
    return list(game.scores(states))


@either_way
def test_many_games_leave_their_template_alone(way: Way) -> None:
    game = games.load("coin")
    states = game.template(game.complete_options({"target": "round"}), 4, count=2)
    template = states[0].tobytes()
    standings, points = np.zeros((5, MOST_SEATS), np.int64), np.zeros((5, MOST_SEATS), np.int64)
    kinds = np.zeros(4, np.int64)
    decisions = way(loop.play_games)(states, 0, 5, kinds, fast_rng(0), standings, points)
    assert states[0].tobytes() == template
    assert 5 * 68 <= decisions <= 5 * 96  # COI-E01
    assert (points[:, :4] >= 11).all()  # COI-40
    assert (points[:, 4:] == 0).all()
    assert len({tuple(row) for row in points.tolist()}) == 5


def test_actions_are_listed_in_order() -> None:
    out = np.zeros(MOST_ACTIONS, np.int64)
    for bits in (0, 1, 1 << 62, 0b1011010, (1 << 63) - 1):
        size = loop.list_actions(bits, out)
        assert out[:size].tolist() == members(bits)
