"""A world that is rewound and played again is the same world: so a search may read what others did in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import TABLE, replayed, rewind
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, States, copy, thaw
from cutpurse.core.view import View
from tests.contract.walks import every_game, lucks, positions, redealt, turn_of


def play_again(game: Game, world: StandIn, luck: int) -> StandIn | None:
    """A world, rewound and replayed up to now; None if the game can't do that."""
    rules, then = game.layout.bodies, copy(world)
    if not rewind(then, fast_rng(luck)):
        return None
    while True:
        if rules["turn"](then) == TABLE:
            rules["advance"](then)
            continue
        action = replayed(world, then)
        if action < 0:
            return then
        assert rules["legal"](then) >> action & 1
        rules["play"](then, action)


def seen(game: Game, s: StandIn) -> list[View]:
    """What everybody sees, hands included."""
    return [game.view(s, seat) for seat in range(s.seats)]


@every_game
@given(data=st.data())
def test_a_rewound_world_that_is_replayed_is_the_same(game: Game, data: st.DataObject) -> None:
    states: States = data.draw(positions(game))
    seat = turn_of(states)
    if seat < 0:
        return
    world = thaw(redealt(states, seat, data.draw(lucks)))
    then = play_again(game, world, data.draw(lucks))
    assert then is None or seen(game, then) == seen(game, world)


@pytest.mark.parametrize("name", ["lucre", "coin", "dirty_money", "cryptruck"])
def test_a_trick_taking_game_can_be_rewound(name: str) -> None:
    match = Match(games.load(name), seats=4, seed=bytes(32))
    for _ in range(12):
        match.play(match.legal[0])
    then = play_again(match.game, match.state, 1)
    assert then is not None
    assert seen(match.game, then) == seen(match.game, match.state)
