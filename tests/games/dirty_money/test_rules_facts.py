"""What holds in every game of Dirty Money, and facts for the engine."""

from collections import Counter
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.state import StandIn
from cutpurse.games.dirty_money.rules import CLEANER
from cutpurse.kit.cards import like
from cutpurse.kit.tricks import NOBODY

from .builder import GAME, random_game


@pytest.mark.parametrize(("seats", "size"), [(3, 21), (4, 16), (5, 13), (6, 11)])
@pytest.mark.parametrize("variant", [False, True])
def test_everyone_decides_as_often_as_the_hand_has_cards(seats: int, size: int, variant: bool) -> None:  # DIR-E01
    match = random_game(1, seats, rounds=1, variant=variant)
    decisions = Counter(frame.seat for frame in match.frames if frame.action is not None)
    assert decisions == dict.fromkeys(range(seats), size - variant)
    assert decisions.total() == {3: 63, 4: 64, 5: 65, 6: 66}[seats] - seats * variant
    forced = [
        loop.legal_at(before.states, 0).bit_count()
        for before, after in pairwise(match.frames)
        if after.action is not None
    ]
    assert forced[-seats:] == [1] * seats


def test_the_action_space() -> None:  # DIR-E02
    assert GAME.actions == 61
    most = 0
    for seed in range(5):
        match = random_game(seed)
        most = max(most, *(loop.legal_at(before.states, 0).bit_count() for before, _ in pairwise(match.frames)))
    assert most == 21


@pytest.mark.parametrize("rounds", [1, 3])
def test_chance_is_in_the_deal_only_and_the_end_is_certain(rounds: int) -> None:  # DIR-E03
    match = random_game(2, 4, rounds=rounds)
    shuffles = [before.states["words"][0] != after.states["words"][0] for before, after in pairwise(match.frames)]
    assert sum(shuffles) == rounds
    assert len(match.actions) == rounds * 64


def test_a_void_is_noted_only_where_it_follows() -> None:  # DIR-E04
    """By what was played and dealt, not by what the state says."""
    noted = 0
    for seed in range(8):
        match = random_game(seed, 4)
        for before, after in pairwise(match.frames):
            s, card = before.state, after.action
            if card is None:
                continue
            led = s.trick[s.lead]
            unbroken = s.trick_winner != NOBODY and CLEANER not in s.trick
            follows = card == CLEANER or led // 15 == card // 15
            new = after.state.void[s.actor] & ~s.void[s.actor]
            if unbroken and not follows:
                assert after.state.void[s.actor] >> led // 15 & 1
                assert s.hand[s.actor] & like(led, 15) == 0
                noted += 1
            else:
                assert new == 0
    assert noted > 50


def final_totals(seats: int, games: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Fingerprints and coins at the end of games of random moves."""
    prints, coins = [], []
    states, rng = GAME.template(GAME.complete_options(), seats, 2), fast_rng(seats)
    table = np.zeros((1, MOST_SEATS), np.int64)
    for game in range(games):
        loop.play_games(states, game, 1, np.zeros(MOST_SEATS, np.int64), rng, table, table)
        s = states[1]
        prints.append(s["total_prints"][:seats].copy())
        coins.append(s["total_coins"][:seats].copy())
    return np.array(prints), np.array(coins)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ties_are_rare(seats: int) -> None:  # DIR-E05
    prints, coins = final_totals(seats, 3000)
    most = prints == prints.max(1, keepdims=True)
    tied = (most.sum(1) > 1).mean()
    rest = np.where(most, -1, coins)
    level = ((rest == rest.max(1, keepdims=True)).sum(1) > 1) & ~most.all(1)
    assert 0.02 < tied < 0.07
    assert 0.005 < level.mean() < 0.04
    assert most.all(1).mean() < 0.002  # DIR-A05


def test_the_most_coins_alone_do_not_win() -> None:  # DIR-E06
    lost = 0
    for seed in range(30):
        match = random_game(seed)
        assert match.outcome is not None
        richest = match.scores.index(max(match.scores))
        lost += richest not in match.outcome.winners
        out = np.zeros(MOST_SEATS, np.int64)
        loop.standing_at(match.states, 0, out)
        assert [seat for seat, value in enumerate(out[:3].tolist()) if value >= 0] == alive(match.state)
    assert lost > 5


def alive(s: StandIn) -> list[int]:
    prints = s.total_prints[:3]
    return [seat for seat in range(3) if prints[seat] < max(prints) or len(set(prints)) == 1]
