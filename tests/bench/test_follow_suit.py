"""The game we compare ourselves with is a proper follow-suit game, in C and in our rules."""

import subprocess
from pathlib import Path

import pytest

from bench import follow_suit, peers
from bench.follow_suit import CARDS, RANKS, SEATS
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, pick, set_seed
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import thaw


def test_everyone_follows_suit_and_the_highest_takes_the_trick() -> None:
    states, rng = follow_suit.template(), fast_rng(4)
    set_seed(states, 0, bytes(range(32)))
    loop.deal_at(states, 0)
    hands = thaw(states).hand
    assert sorted(card for hand in hands for card in members(hand)) == list(range(CARDS))
    trick: list[tuple[int, int]] = []
    while (seat := loop.turn_at(states, 0)) != OVER:
        if seat == TABLE:
            assert len(trick) == SEATS
            led = trick[0][1] // RANKS
            winner = max((card, who) for who, card in trick if card // RANKS == led)[1]
            before = thaw(states).score
            loop.advance_at(states, 0)
            assert thaw(states).score == [points + (who == winner) for who, points in enumerate(before)]
            assert loop.turn_at(states, 0) in (winner, OVER)
            trick = []
            continue
        hand = members(thaw(states).hand[seat])
        following = [card for card in hand if trick and card // RANKS == trick[0][1] // RANKS]
        legal = loop.legal_at(states, 0)
        assert members(legal) == (following or hand)
        card = int(pick(rng, legal))
        trick.append((seat, card))
        loop.play_at(states, 0, card)
    assert sum(thaw(states).score) == RANKS


def test_the_program_in_c_plays_whole_games(tmp_path: Path) -> None:
    if peers.gcc_version() is None:
        with pytest.raises(FileNotFoundError):
            peers.c_loop(tmp_path)
        return
    assert peers.c_loop(tmp_path)(0.01) > 0
    told = subprocess.run([tmp_path / "follow_suit", "7", "0.01"], capture_output=True, text=True, check=True)
    decisions, seconds, checksum = told.stdout.split()
    assert int(decisions) % (1_000 * CARDS) == 0
    assert float(seconds) >= 0.01
    assert int(checksum) > 0
    assert subprocess.run([tmp_path / "follow_suit"]).returncode == 2
