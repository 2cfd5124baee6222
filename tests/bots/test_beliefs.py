"""Worlds that are kept: the more others have done there that would surprise, the less likely."""

import numpy as np
import numpy.typing as npt
import pytest

from cutpurse import games
from cutpurse.bots.position import Position
from cutpurse.bots.search.beliefs import UNKNOWN, WORK, chances, count_surprises, gather
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw


def late_position(game: Game, deal: int, decisions: int = 40) -> tuple[Match, Position]:
    """After so many decisions of greedy players."""
    rng = fast_rng(deal)
    match = Match(game, seats=4, seed=bytes([deal] * 32))
    while len(match.actions) < decisions or len(match.legal) < 2:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    return match, Position.of(match, rng)


def gathered(position: Position, worlds: int, luck: int = 1) -> tuple[States, npt.NDArray[np.int64]]:
    states = np.empty(WORK + worlds, position.states.dtype)
    states[:WORK] = position.states
    surprises = np.zeros(worlds, np.int64)
    gather(states, position.seat, 0, worlds, surprises, fast_rng(luck))
    return states[WORK:], surprises


def cards_in_place(match: Match, world: np.void) -> int:
    """How many cards of the others' hands are where they are in truth."""
    pairs = zip(match.states[0]["hand"].tolist(), world["hand"].tolist(), strict=True)
    return sum((true & supposed).bit_count() for seat, (true, supposed) in enumerate(pairs) if seat != match.turn)


def test_in_the_true_world_greedy_players_surprise_nobody() -> None:
    match, position = late_position(games.load("dirty_money"), 3)
    truth, world = ([thaw(states)] * 2 for states in (match.states, position.states))
    assert count_surprises(truth, position.seat, fast_rng(1)) == 0 < count_surprises(world, position.seat, fast_rng(1))


@pytest.mark.parametrize("name", ["dirty_money", "cryptruck"])
def test_likely_worlds_are_nearer_to_the_truth(name: str) -> None:
    game = games.load(name)
    drawn = likely = 0.0
    for deal in range(8):
        match, position = late_position(game, deal)
        worlds, surprises = gathered(position, 500)
        right = np.array([cards_in_place(match, world) for world in worlds])
        weights = np.diff(chances(surprises, 0.4, 32.0), prepend=0.0)
        drawn += right.mean()
        likely += float(right @ weights)
    assert likely > 1.1 * drawn


def test_it_never_bets_on_few_worlds() -> None:
    surprises = np.array([0, *[40] * 999])
    weights = np.diff(chances(surprises, 0.4, 32.0), prepend=0.0)
    assert weights.sum() == pytest.approx(1)
    assert 1 / (weights**2).sum() >= 32
    assert weights[0] == weights.max()


def test_where_nothing_surprises_all_are_alike() -> None:
    weights = np.diff(chances(np.full(10, 7), 0.4, 32.0), prepend=0.0)
    assert weights == pytest.approx(np.full(10, 0.1))


def test_a_game_that_cant_tell_its_past_says_so() -> None:
    _, position = late_position(games.load("lucre"), 1, 30)
    assert (gathered(position, 3)[1] == UNKNOWN).all()
