"""A game with more actions than fit one word: it is played, simulated and searched like any other."""

from dataclasses import replace

import numpy as np
import pytest

from cutpurse.arena.laws import keep_laws
from cutpurse.arena.simulate import simulate
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import Search
from cutpurse.bots.search.settings import Budget
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_ACTIONS
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.core.record_reader import read_record
from tests.games.double_deck import GAME
from tests.games.double_deck.rules import CARDS


def played(seed: int) -> Match:
    match = Match(GAME, seats=4, seed=bytes([seed]) * 32)
    rng = np.random.default_rng(seed)
    while match.turn is not None:
        match.play(int(rng.choice(match.legal)), match.turn)
    return match


def test_cards_of_both_words_are_dealt_and_played() -> None:
    actions = {frame.action for seed in range(8) for frame in played(seed).frames} - {None}
    assert min(filter(None, actions)) < 20
    assert max(filter(None, actions)) > 90


def test_a_card_of_the_other_word_is_not_permitted() -> None:
    match = Match(GAME, seats=2, seed=bytes(32))
    for action in range(CARDS):
        if action not in match.legal:
            with pytest.raises(IllegalAction):
                match.check(action)


def test_compiled_and_interpreted_rules_agree() -> None:
    match = played(1)
    for before, after in zip(match.frames, match.frames[1:], strict=False):
        states = before.states.copy()
        if after.action is None:
            interpreted(loop.advance_at)(states, 0)
        else:
            assert interpreted(loop.legal_at)(states, 0) == loop.legal_at(states, 0)
            interpreted(loop.play_at)(states, 0, after.action)
        assert states.tobytes() == after.states.tobytes()


def test_a_record_is_read_back() -> None:
    match = played(2)
    again = read_record(Record(match=match).to_text(), lambda name: GAME)
    assert again.match.states.tobytes() == match.states.tobytes()


def test_what_is_listed_is_what_is_permitted() -> None:
    states, out = GAME.template(GAME.complete_options(), 4), np.zeros(MOST_ACTIONS, np.int64)
    size = loop.begin_at(states, 0, out)
    assert out[:size].tolist() == members(loop.legal_at(states, 0))
    assert loop.act_at(states, 0, out[0], out) == 3


def test_a_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match, rng = played(3), fast_rng(1)
    hands = set()
    for _ in range(50):
        world = match.frames[4].states.copy()
        loop.redeal_at(world, 0, 1, rng)
        assert world["hand"][0][1].tolist() == match.frames[4].states["hand"][0][1].tolist()
        assert loop.broken_law_at(world, 0) == 0
        hands.add(world["hand"][0][2].tobytes())
    assert len(hands) > 40


def test_its_laws_hold_and_it_is_simulated() -> None:
    assert keep_laws(GAME, 500).games == 500
    simulated = simulate(GAME, games=500, bots=["greedy", "random"], seats=2, seed=bytes(32), threads=1)
    assert simulated.games == 500


@pytest.mark.parametrize("final", [False, True])
def test_the_search_tries_every_card(final: bool) -> None:
    """Also in a final, where it compares the best once more."""
    for seed in range(5):
        match = Match(replace(GAME, final=final), seats=2, seed=bytes([seed]) * 32)
        search = Search(replace(LEVELS["expert"][0], nested_worlds=2, final_gap=2.0), Budget(iterations=300))
        found = search.think(Position.of(match, fast_rng(seed)))
        assert sorted(tried.action for tried in found.actions) == match.legal
        assert all(tried.visits for tried in found.actions)


def test_more_actions_than_two_words_hold_are_refused() -> None:
    with pytest.raises(CutpurseError, match="double_deck has 127 actions; 126 are possible"):
        replace(GAME, actions=MOST_ACTIONS + 1)
