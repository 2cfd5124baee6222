"""Worlds that are kept: the more others have done there that would surprise, the less likely."""

import numpy as np
import numpy.typing as npt
import pytest

from cutpurse import games
from cutpurse.bots.position import Position
from cutpurse.bots.search.beliefs import FEWEST, WORK, chances, count_surprises, gather, recall
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, freeze, thaw

TELLING = ["lucre", "coin", "dirty_money", "cryptruck"]  # their past


def late_position(game: Game, deal: int, decisions: int = 40) -> tuple[Match, Position]:
    """After so many decisions of greedy players."""
    rng = fast_rng(deal)
    match = Match(game, seats=4, seed=bytes([deal] * 32))
    while len(match.actions) < decisions or len(match.legal) < 2:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    return match, Position.of(match, rng)


def gathered(position: Position, worlds: int) -> tuple[States, npt.NDArray[np.int64]]:
    """So many worlds, and the surprises in each, by seat."""
    states = np.empty(WORK + worlds, position.states.dtype)
    states[:WORK] = position.states
    surprises = np.zeros((worlds, 4), np.int64)
    assert gather(states, position.seat, 0, worlds, surprises, fast_rng(1))
    return states[WORK:], surprises


def weights(surprises: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    return np.diff(chances(surprises, 0.15), prepend=0.0)


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


@pytest.mark.parametrize("name", TELLING)
def test_likely_worlds_are_nearer_to_the_truth(name: str) -> None:
    game = games.load(name)
    drawn = likely = 0.0
    for deal in range(8):
        match, position = late_position(game, deal)
        worlds, surprises = gathered(position, 500)
        right = np.array([cards_in_place(match, world) for world in worlds])
        drawn += right.mean()
        likely += float(right @ weights(surprises[:, position.seat]))
    assert likely > 1.05 * drawn


@pytest.mark.parametrize("name", TELLING)
def test_recalled_worlds_are_worlds_of_the_seat(name: str) -> None:
    game = games.load(name)
    for deal in range(8):
        _, position = late_position(game, deal, 20 + deal)
        worlds, surprises = gathered(position, 50)
        states = np.concatenate([np.repeat(position.states, WORK), worlds])
        stand_ins = [thaw(states, i) for i in range(len(states))]
        upto = np.array([chances(column, 0.15) for column in surprises.T])
        for luck in range(20):
            recall(stand_ins, position.seat, upto, fast_rng(luck))
            freeze(stand_ins[0], states, 0)
            assert loop.broken_law_at(states, 0) == 0
            assert game.view(stand_ins[0], position.seat) == position.view


def test_it_never_bets_on_few_worlds() -> None:
    found = weights(np.array([0, *[40] * 999]))
    assert found.sum() == pytest.approx(1)
    assert 1 / (found**2).sum() >= FEWEST * 1000
    assert found[0] == found.max()


def test_where_nothing_surprises_all_are_alike() -> None:
    assert weights(np.full(10, 7)) == pytest.approx(np.full(10, 0.1))


def test_a_game_that_cant_tell_its_past_says_so() -> None:
    _, position = late_position(games.load("village"), 1, 30)
    states = np.repeat(position.states, WORK + 1)
    assert not gather(states, position.seat, 0, 1, np.zeros((1, 4), np.int64), fast_rng(1))
