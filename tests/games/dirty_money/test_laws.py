"""The laws of Dirty Money are no idle words: whatever is made or lost is noticed, compiled and interpreted."""

import pytest

from cutpurse.core import loop
from cutpurse.core.compiling import interpreted
from cutpurse.core.match import Match
from cutpurse.core.state import States

from .builder import GAME, as_seed, random_game

CLEANER = 1 << 60


def broken(states: States) -> int:
    law = int(loop.broken_law_at(states, 0))
    assert interpreted(loop.broken_law_at)(states, 0) == law
    return law


@pytest.fixture
def states() -> States:
    """Amid the third trick of four players."""
    found = random_game(3, 4, 10).states.copy()
    assert broken(found) == 0
    return found


def test_a_card_lost_doubled_or_foreign_is_noticed(states: States) -> None:  # DIR-25
    hands = states["hand"][0].tolist()
    for wrong in (hands[0] & hands[0] - 1, hands[0] | hands[1]):
        states["hand"][0, 0] = wrong
        assert broken(states) == 1
    states["hand"][0, 0] = hands[0]
    states["aside"] = 1 << 3
    assert broken(states) == 1
    small = random_game(3, 4, 10, deck="48").states.copy()
    small["hand"][0, 0] |= 1 << 14  # there is no Jewels 15 in it
    assert broken(small) == 1


def test_a_lost_cleaner_is_noticed(states: States) -> None:  # DIR-04
    holder = next(seat for seat in range(4) if states["hand"][0, seat] & CLEANER)
    states["hand"][0, holder] &= ~CLEANER
    assert broken(states) == 2


def test_a_lost_cleaner_is_noticed_even_if_it_was_the_last_card_of_all() -> None:  # DIR-A02
    """The first seat may have a card more than all others, and play the last trick alone."""
    deck = "\n".join(f"Jewels {rank} 1 1" for rank in range(1, 12))
    match = Match(GAME, seats=5, options={"deck": deck, "uneven": "first"}, seed=as_seed(1))
    while match.state.left != 1 or sum(map(bool, match.state.hand)) != 1:
        match.play(match.legal[0])
    states = match.states.copy()
    assert states["hand"][0].max() == CLEANER
    states["hand"] = 0
    assert broken(states) == 2


def test_a_wrong_number_of_players_to_come_is_noticed(states: States) -> None:
    states["left"] += 1
    assert broken(states) == 2


def test_a_hand_after_the_last_trick_is_noticed() -> None:
    states = random_game(1).states.copy()
    states["hand"][0, 1] = CLEANER
    assert broken(states) == 2


def test_coins_made_or_lost_are_noticed(states: States) -> None:  # DIR-25
    for change in (1, -1):
        wrong = states.copy()
        wrong["coins"][0, 2] += change
        assert broken(wrong) == 3


def test_a_suit_in_a_hand_that_has_shown_to_lack_it_is_noticed(states: States) -> None:  # DIR-E04
    seat = int(states["actor"][0])
    states["void"][0, seat] |= 0b1111
    assert broken(states) == 4
    assert set(GAME.broken_laws) == {1, 2, 3, 4}
