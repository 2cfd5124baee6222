"""Greedy in Lucre and COIN: whole games, and against luck."""

from collections.abc import Iterator

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.greedy import holds_one
from cutpurse.games._twosided.rules import DOWN, PRIZES, SEATS, UP, card_of, value_of

from ..builder import as_seed
from .builder import COIN, LUCRE


def greedy_games(game: Game, number: int) -> Iterator[tuple[StandIn, int]]:
    """Every choice of four greedy players in so many games, with the state before it."""
    for seed in range(number):
        match = Match(game, seed=as_seed(seed))
        while not match.over:
            action = int(loop.greedy_at(match.states, 0, fast_rng(seed)))
            yield match.state, action
            match.play(action)


def open_values(s: StandIn) -> list[int]:
    return [s.middle[seat] for seat in range(SEATS) if s.faces >> seat & 1]


def in_the_middle(game: Game, number: int) -> Iterator[tuple[StandIn, int, bool]]:
    """The same for plays to the middle: the value and whether it lies face up."""
    for s, action in greedy_games(game, number):
        if action >= UP and s.phase == game.rules[0].MIDDLE:
            yield s, card_of(action), action < DOWN


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_no_card_is_shown_that_is_sure_to_be_turned_over(game: Game, number: int) -> None:
    for s, value, face_up in in_the_middle(game, number):
        others = open_values(s)
        assert not (face_up and others and min(others) < value < max(others)), (others, value)


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_no_card_goes_face_down_while_a_weaker_and_poorer_one_is_there(game: Game, number: int) -> None:
    """A lower card with fewer coins does the same and is worth less later."""
    for s, value, face_up in in_the_middle(game, number):
        lower = [other for other in members(s.hand[s.actor]) if other < value]
        assert face_up or all(s.coins[other - 1] >= s.coins[value - 1] for other in lower), (lower, value)


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_who_plays_last_and_wins_uses_no_better_card_than_needed(game: Game, number: int) -> None:
    """No weaker card that wins, too, shows as many coins or more."""
    wins = 0
    for s, value, face_up in in_the_middle(game, number):
        if s.played == SEATS - 1 and face_up and value > max(open_values(s), default=0):
            wins += 1
            others = [other for other in members(s.hand[s.actor] & ~s.barred) if max(open_values(s), default=0) < other]
            assert all(s.coins[other - 1] < s.coins[value - 1] for other in others if other < value), (others, value)
    assert wins > 20


def test_lucre_who_plays_last_in_the_last_round_gets_the_most_there_is() -> None:
    """Nothing is left to chance: what the card brings, and the front of the one that is left."""
    ends = 0
    for s, value, face_up in in_the_middle(LUCRE, 40):
        if s.trick == PRIZES and s.played == SEATS - 1:
            ends += 1
            hand = members(s.hand[s.actor])
            totals = {
                (card, up): now(s, card, up) + sum(s.coins[other - 1] for other in hand if other != card)
                for card in hand
                for up in (True, False)
            }
            assert totals[value, face_up] == max(totals.values())
    assert ends == 40


def now(s: StandIn, value: int, face_up: bool) -> int:
    """The coins that the last card of a trick brings, barred or not."""
    others, front = open_values(s), s.coins[value - 1]
    if not face_up or s.barred >> value & 1:
        return 1
    if value > max(others, default=0):
        return int(front + s.coins[value_of(s.prize[s.trick - 1]) - 1])
    return int(front) if value < min(others) else 1


def shares(game: Game, kinds: list[int], games: int) -> tuple[float, float]:
    """The share of wins and the mean score of the first of these players."""
    states = game.template(game.complete_options(), SEATS, 2)
    standings, points = np.zeros((2, games, SEATS), np.int64)
    loop.play_games(states, 0, games, np.array(kinds), fast_rng(2), standings, points)
    numbers = np.arange(games)
    seats = -numbers % SEATS  # the bots change seats from game to game
    first = standings == standings.max(axis=1, keepdims=True)
    won = first / first.sum(axis=1, keepdims=True)
    return float(won[numbers, seats].mean()), float(points[numbers, seats].mean())


@pytest.mark.parametrize(("game", "least"), [(LUCRE, 0.9), (COIN, 0.95)], ids=["lucre", "coin"])
def test_greedy_beats_three_random_players(game: Game, least: float) -> None:
    """By chance it would win a quarter."""
    share, _ = shares(game, [loop.GREEDY, loop.RANDOM, loop.RANDOM, loop.RANDOM], 2000)
    assert share > least


def test_the_chance_to_hold_a_card_is_that_of_drawing_it() -> None:
    """One of 13 in a hand of 4; two of 4 in a hand of 2; all cards; none."""
    assert holds_one(13, 1, 4) == pytest.approx(4 / 13)
    assert holds_one(4, 2, 2) == pytest.approx(5 / 6)
    assert (holds_one(4, 4, 2), holds_one(4, 0, 2), holds_one(4, 3, 2)) == (1, 0, 1)
