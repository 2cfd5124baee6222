"""The second law: a record gives the same states byte for byte, compiled or interpreted."""

import hashlib
import os
import subprocess
import sys

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.check import replays
from cutpurse.check.replays import both
from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import GAMES, every_game, latest, lucks, matches, options_of


@every_game
@given(data=st.data())
def test_a_record_gives_the_same_states(game: Game, data: st.DataObject) -> None:
    replays.records_give_the_same_states(data.draw(matches(game)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_compiled_and_interpreted_rules_step_alike(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in range(len(match.frames)):
        replays.both_ways_step_alike(match, at, luck)


@every_game
@given(data=st.data())
def test_compiled_and_interpreted_rules_answer_alike(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 4):
        replays.both_ways_answer_alike(match, at, luck)


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
