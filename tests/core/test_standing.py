"""Where points are bad, the fewest win: for the search, for hints and for the arena."""

import numpy as np

from cutpurse import bots
from cutpurse.arena.setup import Setup
from cutpurse.arena.tally import Tally
from cutpurse.bots.explain import explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.game_data import game_data
from cutpurse.core.match import Match
from tests.contract.walks import EXAMPLE
from tests.games.low_card import GAME

SEEDS = [bytes([number] * 32) for number in range(40)]


def play(seed: bytes, first: str) -> Match:
    """A game of one bot against three that always play their highest card."""
    match, rng = Match(GAME, seats=4, seed=seed), fast_rng(seed[0])
    while not match.over:
        match.play(bots.choose(first if match.turn == 0 else "greedy", match, rng))
    return match


def test_the_fewest_points_win() -> None:
    for seed in SEEDS:
        match = play(seed, "random")
        assert match.outcome is not None
        fewest = min(match.scores)
        assert match.outcome.winners == tuple(seat for seat, points in enumerate(match.scores) if points == fewest)
        assert [match.outcome.ranks[seat] for seat in match.outcome.winners] == [1] * len(match.outcome.winners)


def test_a_search_keeps_from_points() -> None:
    """Of two actions the one that brings clearly fewer points is worth more."""
    compared = 0
    for seed in SEEDS:
        match = Match(GAME, seats=4, seed=seed)
        values = level("sharp", Budget(iterations=400)).think(Position.of(match, fast_rng(1))).actions
        few, many = (choose(values, key=lambda value: value.scores[0]) for choose in (min, max))
        if many.scores[0] - few.scores[0] > 0.3:
            assert few.value >= many.value  # both may be worth nothing
            compared += few.value > many.value
    assert compared > 5


def test_the_rival_in_a_hint_has_the_fewest_points() -> None:
    match = Match(GAME, seats=4, seed=SEEDS[1])
    position = Position.of(match, fast_rng(1))
    for outlook in explain(level("sharp", Budget(iterations=400)).think(position), position, "greedy").actions:
        others = [score for seat, score in enumerate(outlook.scores) if seat != position.seat]
        assert outlook.rival_score == min(others)


def test_equal_winners_are_ordered_by_fewer_points() -> None:
    for game, order in ((GAME, [1, 0]), (EXAMPLE, [0, 1])):
        tally = Tally(Setup(game=game, lineup=("greedy", "random"), seats=2, options={}, seed=bytes(32)))
        tally.shares, tally.scores = [[0.5, 0.5]], [[3.0, 1.0]]
        assert tally.ranking() == order


def test_programs_are_told() -> None:
    assert game_data(GAME)["lowest_wins"]
    assert not game_data(EXAMPLE)["lowest_wins"]


def test_it_is_the_same_interpreted() -> None:
    for seed in SEEDS[:5]:
        states = play(seed, "random").states
        compiled, plain = np.zeros(4, np.int64), np.zeros(4, np.int64)
        loop.standing_at(states, 0, compiled)
        interpreted(loop.standing_at)(states, 0, plain)
        assert compiled.tolist() == plain.tolist()
