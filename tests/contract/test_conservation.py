"""The third law: nothing is made or lost, somebody can always act, and every game ends."""

import json
from collections.abc import Iterator

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, OVER, TABLE
from cutpurse.core.game import Game
from tests.contract.walks import (
    every_game,
    legal_of,
    lucks,
    matches,
    options_of,
    positions,
    seeds,
    standing_of,
    turn_of,
)


@every_game
@given(data=st.data())
def test_every_step_of_a_game_keeps_the_laws(game: Game, data: st.DataObject) -> None:
    options, seats = game.complete_options(data.draw(options_of(game))), data.draw(st.sampled_from(game.seats))
    states = game.deal(options, seats, data.draw(seeds))
    rng, greedy = fast_rng(data.draw(lucks)), data.draw(st.booleans())
    decisions = 0
    while (turn := turn_of(states)) != OVER:
        assert loop.broken_law_at(states, 0) == 0
        if turn == TABLE:
            loop.advance_at(states, 0)
            continue
        assert 0 <= turn < seats
        legal = legal_of(states)
        assert 0 < legal < 1 << game.actions
        action = loop.greedy_at(states, 0, rng) if greedy else pick(rng, legal)
        assert legal >> action & 1
        loop.play_at(states, 0, action)
        decisions += 1
        assert decisions <= game.most_decisions
    assert loop.broken_law_at(states, 0) == 0


@every_game
@given(data=st.data())
def test_a_card_lost_or_doubled_breaks_a_law(game: Game, data: st.DataObject) -> None:
    """The laws are no idle words: a hand with a card less, or with one that is elsewhere, is noticed."""
    states = data.draw(positions(game))
    field = "hand" if "hand" in game.layout.fields else "hidden"
    for seat, hand in enumerate(states[field][0].tolist()[: states["seats"][0]]):
        for wrong in hands_like(hand):
            states[field][0, seat] = wrong
            broken = loop.broken_law_at(states, 0)
            assert broken in game.broken_laws
            assert interpreted(loop.broken_law_at)(states, 0) == broken
        states[field][0, seat] = hand
    assert loop.broken_law_at(states, 0) == 0


def hands_like(hand: int | list[int]) -> Iterator[int | list[int]]:
    """The same hand with a card more or less: of a set of cards, or of so many of each kind."""
    if isinstance(hand, int):
        not_held = [card for card in (5, 6, 7, 8) if not hand >> card & 1]
        yield from {hand & hand - 1, *(hand | 1 << card for card in not_held)} - {hand}
    else:
        for kind in range(len(hand)):
            yield [number + (i == kind) for i, number in enumerate(hand)]
            yield [number - (i == kind) for i, number in enumerate(hand)]


@every_game
def test_the_game_is_within_the_limits_of_the_core(game: Game) -> None:
    assert 0 < game.actions <= MOST_ACTIONS
    assert game.seats == tuple(sorted(set(game.seats)))
    assert 2 <= min(game.seats) <= max(game.seats) == len(game.seat_names) <= MOST_SEATS
    assert len({name.lower() for name in game.seat_names}) == len(game.seat_names)
    assert game.version >= 1
    assert game.observation_size == sum(length for _, length in game.observation)
    assert all(length > 0 for _, length in game.observation)
    json.dumps([game.name, game.title])


@every_game
@given(data=st.data())
def test_every_number_of_an_observation_is_written_and_small(game: Game, data: st.DataObject) -> None:
    """Whatever lay in the array before is overwritten, and features are of the order of one."""
    states = data.draw(matches(game)).states
    for seat in range(states["seats"][0]):
        out = np.full(game.observation_size + 1, np.nan, np.float32)
        loop.observe_at(states, 0, seat, out)
        assert np.isnan(out[-1])
        assert np.isfinite(out[:-1]).all()
        assert np.abs(out[:-1]).max() <= 10


@every_game
@given(data=st.data())
def test_states_survive_as_bytes(game: Game, data: st.DataObject) -> None:
    states = data.draw(matches(game)).states
    again = np.frombuffer(bytearray(states.tobytes()), game.layout.dtype)
    assert again.tobytes() == states.tobytes()
    assert turn_of(again) == turn_of(states)
    assert members(legal_of(again)) == members(legal_of(states))
    assert all(game.observe(again, 0, seat).any() for seat in range(states["seats"][0]))


@every_game
@given(data=st.data())
def test_the_outcome_follows_from_the_standing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    assert (match.outcome is None) == (match.turn is not None)
    rng = fast_rng(data.draw(lucks))
    while match.turn is not None:
        match.play(pick(rng, loop.legal_at(match.states, 0)))
    outcome, standing = match.outcome, standing_of(game, match.states)
    assert outcome is not None
    assert len(standing) == len(outcome.ranks) == len(outcome.scores) == match.seats
    assert outcome.scores == match.scores
    for seat, rank in enumerate(outcome.ranks):
        assert rank == 1 + sum(value > standing[seat] for value in standing)
        assert (seat in outcome.winners) == (rank == 1 and standing[seat] >= 0)
    reason = game.words().say(outcome.reason)
    assert all(game.seat_names[winner] in reason for winner in outcome.winners)
    assert match.legal == []
