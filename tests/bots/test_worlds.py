"""Stored worlds: the more surprising the others' actions in a world, the lower its weight."""

import numpy as np
import numpy.typing as npt
import pytest

from cutpurse import games
from cutpurse.bots.position import Position
from cutpurse.bots.search.memory import SCRATCH
from cutpurse.bots.search.worlds import MIN_EFFECTIVE, count_surprises, cumulative_weights, load_world, store_worlds
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, freeze, thaw

REPLAYING = ["lucre", "coin", "dirty_money", "cryptruck"]  # that can replay how a world came about


def late_position(game: Game, deal: int, decisions: int = 40) -> tuple[Match, Position]:
    """After so many decisions of greedy players."""
    rng = fast_rng(deal)
    match = Match(game, seats=4, seed=bytes([deal] * 32))
    while len(match.actions) < decisions or len(match.legal) < 2:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    return match, Position.of(match, rng)


def stored(position: Position, worlds: int) -> tuple[States, npt.NDArray[np.int64]]:
    """So many worlds, and the surprises in each, by seat."""
    states = np.empty(SCRATCH + worlds, position.states.dtype)
    states[:SCRATCH] = position.states
    surprises = np.zeros((worlds, 4), np.int64)
    assert store_worlds(states, position.seat, 0, surprises, fast_rng(1))
    return states[SCRATCH:], surprises


def weights(surprises: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    return np.diff(cumulative_weights(surprises, 0.15), prepend=0.0)


def cards_in_place(match: Match, world: np.void) -> int:
    """How many cards of the others' hands are where they are in truth."""
    pairs = zip(match.states[0]["hand"].tolist(), world["hand"].tolist(), strict=True)
    return sum((true & supposed).bit_count() for seat, (true, supposed) in enumerate(pairs) if seat != match.turn)


@pytest.mark.parametrize("name", ["dirty_money", "cryptruck"])
def test_in_the_true_world_greedy_players_surprise_nobody(name: str) -> None:
    match, position = late_position(games.load(name), 3)
    found = np.zeros((2, 4), np.int64)
    for row, states in zip(found, (match.states, position.states), strict=True):
        assert count_surprises([thaw(states), thaw(states)], position.seat, row, fast_rng(1))
    assert found[0].sum() == 0 < found[1].sum()
    assert found[1, position.seat] == np.delete(found[1], position.seat).sum()


@pytest.mark.parametrize("name", REPLAYING)
def test_likely_worlds_are_nearer_to_the_truth(name: str) -> None:
    game = games.load(name)
    drawn = likely = 0.0
    for deal in range(8):
        match, position = late_position(game, deal)
        worlds, surprises = stored(position, 500)
        right = np.array([cards_in_place(match, world) for world in worlds])
        drawn += right.mean()
        likely += float(right @ weights(surprises[:, position.seat]))
    assert likely > 1.05 * drawn


@pytest.mark.parametrize("name", REPLAYING)
def test_loaded_worlds_are_worlds_of_the_seat(name: str) -> None:
    game = games.load(name)
    for deal in range(8):
        _, position = late_position(game, deal, 20 + deal)
        worlds, surprises = stored(position, 50)
        states = np.concatenate([np.repeat(position.states, SCRATCH), worlds])
        stand_ins = [thaw(states, i) for i in range(len(states))]
        cumulative = np.array([cumulative_weights(column, 0.15) for column in surprises.T])
        for luck in range(20):
            load_world(stand_ins, position.seat, cumulative, fast_rng(luck))
            freeze(stand_ins[0], states, 0)
            assert loop.broken_law_at(states, 0) == 0
            assert game.view(stand_ins[0], position.seat) == position.view


def test_the_effective_sample_size_stays_large_enough() -> None:
    found = weights(np.array([0, *[40] * 999]))
    assert found.sum() == pytest.approx(1)
    assert 1 / (found**2).sum() >= MIN_EFFECTIVE * 1000
    assert found[0] == found.max()


def test_equal_surprises_give_equal_weights() -> None:
    assert weights(np.full(10, 7)) == pytest.approx(np.full(10, 0.1))


def test_a_game_that_cant_replay_a_world_says_so() -> None:
    _, position = late_position(games.load("village"), 1, 30)
    states = np.repeat(position.states, SCRATCH + 1)
    assert not store_worlds(states, position.seat, 0, np.zeros((1, 4), np.int64), fast_rng(1))
