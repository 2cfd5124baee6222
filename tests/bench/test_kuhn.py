"""The smallest game of our peers, in rules of ours, is the same game."""

from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
import pytest

from bench.kuhn import BET, CARDS, GAME, PASS
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import OVER
from cutpurse.core.state import States
from cutpurse.envs.batch import Batch

ENDINGS = ((PASS, PASS), (PASS, BET, PASS), (PASS, BET, BET), (BET, PASS), (BET, BET))


def dealt(cards: tuple[int, ...], first: int) -> States:
    states = GAME.deal({}, 2, bytes(32))
    states["card"][0], states["actor"] = cards, first
    return states


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("cards", [*permutations(range(CARDS))])
@pytest.mark.parametrize("actions", ENDINGS)
def test_it_ends_as_in_openspiel(cards: tuple[int, ...], actions: tuple[int, ...], first: int) -> None:
    states = dealt(cards, first)
    theirs: Any = pyspiel.load_game("kuhn_poker").new_initial_state()
    for seat in (first, 1 - first):  # there the first player has the first card
        theirs.apply_action(cards[seat])
    for place, action in enumerate(actions):
        assert loop.turn_at(states, 0) == (first + place) % 2
        assert members(loop.legal_at(states, 0)) == [BET, PASS]
        assert not theirs.is_terminal()
        loop.play_at(states, 0, action)
        theirs.apply_action(1 if action == BET else 0)
    assert loop.turn_at(states, 0) == OVER
    assert theirs.is_terminal()
    won = GAME.scores(states)
    assert [won[first], won[1 - first]] == theirs.returns()
    assert loop.broken_law_at(states, 0) == 0


def test_a_seat_sees_its_card_and_the_chips() -> None:
    states = dealt((2, 0, 1), first=1)
    loop.play_at(states, 0, BET)
    assert GAME.observe(states, 0, 0).tolist() == [0, 0, 1, 1, 0, 0, 1]
    assert GAME.observe(states, 0, 1).tolist() == [1, 0, 0, 0, 1, 1, 0]


def test_a_world_has_either_of_the_other_cards() -> None:
    states, rng, seen = dealt((2, 0, 1), first=0), fast_rng(1), set()
    for _ in range(20):
        loop.redeal_at(states, 0, 0, rng)
        seen.add(tuple(states["card"][0].tolist()))
    assert seen == {(2, 0, 1), (2, 1, 0)}


def test_cards_and_beginners_are_equally_likely() -> None:
    batch = Batch(GAME, 6_000, seed=1)
    cards, times = np.unique(batch.states["card"], axis=0, return_counts=True)
    assert len(cards) == 6
    assert 880 < times.min() <= times.max() < 1_120  # 4.2 standard deviations
    assert 2_830 < batch.turn.sum() < 3_170


def test_greedy_bets_on_a_king() -> None:
    rng = fast_rng(1)
    assert [loop.greedy_at(dealt((card, (card + 1) % 3, (card + 2) % 3), 0), 0, rng) for card in range(CARDS)] == [
        PASS,
        PASS,
        BET,
    ]
