"""The second law: a record gives the same states byte for byte, compiled or interpreted."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.core.record_reader import read_record
from cutpurse.core.state import States
from tests.contract.walks import GAMES, every_game, legal_of, lucks, matches, options_of, turn_of


def steps(match: Match) -> list[tuple[int | None, int | None, bytes]]:
    """Every step of a match with the bytes of the state after it."""
    return [(frame.seat, frame.action, frame.states.tobytes()) for frame in match.frames]


@every_game
@given(data=st.data())
def test_a_record_gives_the_same_states(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    record = Record(match=match, players=game.seat_names[: match.seats], takebacks=data.draw(st.integers(0, 9)))
    text, twin = record.to_text(), json.dumps(record.to_json())
    for again in (read_record(text, lambda _: game), read_record(twin, lambda _: game)):
        assert steps(again.match) == steps(match)
        assert (again.players, again.takebacks) == (record.players, record.takebacks)
        assert again.to_text() == text
        assert json.dumps(again.to_json()) == twin


def both(entry: Callable[..., Any], states: States, *args: Any, rng: int | None = None) -> tuple[Any, ...]:
    """Call an entry compiled and interpreted: the results, the states and the arrays afterwards must be the same."""
    outcomes = []
    for call in (entry, interpreted(entry)):
        copies = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in (states, *args)]
        if rng is not None:
            copies.append(fast_rng(rng))
        result = call(copies[0], *copies[1:])
        outcomes.append((result, *[copy.tobytes() for copy in copies if isinstance(copy, np.ndarray)]))
    assert outcomes[0] == outcomes[1], entry.__name__
    return outcomes[0]


@every_game
@given(data=st.data())
def test_compiled_and_interpreted_rules_step_alike(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    states = game.template(match.options, match.seats)
    states["seed"] = match.frames[0].states["seed"]
    interpreted(loop.deal_at)(states, 0)
    assert states.tobytes() == match.frames[0].states.tobytes()
    for before, frame in zip(match.frames, match.frames[1:], strict=False):
        states = before.states.copy()
        if frame.action is None:
            interpreted(loop.advance_at)(states, 0)
        else:
            interpreted(loop.play_at)(states, 0, frame.action)
        assert states.tobytes() == frame.states.tobytes()


@every_game
@given(data=st.data())
def test_compiled_and_interpreted_rules_answer_alike(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    per_seat = np.zeros(MOST_SEATS, np.int64)
    for states in [frame.states for frame in match.frames[-4:]]:
        for entry in (loop.turn_at, loop.broken_law_at):
            both(entry, states, 0)
        for entry in (loop.scores_at, loop.standing_at):
            both(entry, states, 0, per_seat)
        for seat in range(match.seats):
            both(loop.observe_at, states, 0, seat, np.zeros(game.observation_size, np.float32))
            both(loop.redeal_at, states, 0, seat, rng=luck)
        if turn_of(states) >= 0:
            assert both(loop.legal_at, states, 0)[0] == legal_of(states)
            both(loop.greedy_at, states, 0, rng=luck)
            action = pick(fast_rng(luck), legal_of(states))
            both(loop.act_at, states, 0, action, np.zeros(MOST_ACTIONS, np.int64))


@every_game
@settings(max_examples=settings().max_examples // 5)
@given(data=st.data())
def test_compiled_and_interpreted_loops_play_the_same_games(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    drawn = data.draw(options_of(game))
    states = game.template(game.complete_options(drawn), seats, count=2)
    both(loop.begin_at, states, 0, np.zeros(MOST_ACTIONS, np.int64))
    kinds = np.array(data.draw(st.lists(st.sampled_from([loop.RANDOM, loop.GREEDY]), min_size=seats, max_size=seats)))
    table = np.zeros((2, MOST_SEATS), np.int64)
    first, rng = data.draw(st.integers(0, 9)), fast_rng(data.draw(lucks))
    decisions, *_ = both(loop.play_games, states, first, 2, kinds, rng, table, table)
    assert 2 <= decisions <= 2 * game.most_decisions


def digest(game: Game) -> str:
    """A hash over all states of one match, random moves and greedy ones by turns."""
    match, rng = Match(game, seed=bytes(range(32))), fast_rng(1)
    while match.turn is not None:
        greedy = len(match.frames) % 2
        match.play(int(loop.greedy_at(match.states, 0, rng)) if greedy else pick(rng, loop.legal_at(match.states, 0)))
    return hashlib.sha256(b"".join(frame.states.tobytes() for frame in match.frames)).hexdigest()


def print_digests() -> None:
    for game in GAMES:
        print(game.name, compiling.INTERPRETED, digest(game))


def test_a_process_that_interprets_everything_plays_the_same_match() -> None:
    code = "from tests.contract import test_replay; test_replay.print_digests()"
    environment = os.environ | {"CUTPURSE_INTERPRETED": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [word for game in GAMES for word in (game.name, "True", digest(game))]
