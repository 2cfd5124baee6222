"""Our own games, as fast as they go: whole games in compiled code, and one decision at a time from Python."""

import os
import time
from array import array
from random import random
from typing import Literal

import numpy as np

from bench.measure import Clock, Rate
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import Search
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States
from cutpurse.envs.batch import Batch

GAMES_AT_ONCE = 1_000
GAMES_IN_BATCH = 2_048


def template(game: Game, count: int) -> States:
    """States of a game under its default options."""
    return game.template(game.complete_options(), game.seats[0], count)


def whole_games(states: States, clock: Clock = time.perf_counter) -> Rate:
    """Random games inside compiled code, from a template, with the scores of every game."""
    kinds = np.full(MOST_SEATS, loop.RANDOM, np.int64)
    standings = np.zeros((GAMES_AT_ONCE, MOST_SEATS), np.int64)
    points = np.zeros((GAMES_AT_ONCE, MOST_SEATS), np.int64)
    rng = fast_rng(1)

    def rate(seconds: float) -> float:
        decisions, start = 0, clock()
        while (spent := clock() - start) < seconds:
            decisions += loop.play_games(states, 0, GAMES_AT_ONCE, kinds, rng, standings, points)
        return decisions / spent

    return rate


def from_python(game: Game, clock: Clock = time.perf_counter) -> Rate:
    """Random games driven from Python: each decision lists the permitted actions and carries one out."""
    fresh = template(game, 1)
    actions = array("q", [0] * MOST_ACTIONS)  # gives Python's own integers
    buffer = np.frombuffer(actions, np.int64)
    begin, act = loop.begin_at, loop.act_at
    scratch = fresh.copy()
    begin(scratch, 0, buffer)  # compile before the clock starts
    act(scratch, 0, actions[0], buffer)

    def rate(seconds: float) -> float:
        decisions, start = 0, clock()
        while (spent := clock() - start) < seconds:
            states = fresh.copy()
            states["seed"] = np.frombuffer(os.urandom(32), np.uint32)
            permitted = begin(states, 0, buffer)
            while permitted:
                permitted = act(states, 0, actions[int(random() * permitted)], buffer)
                decisions += 1
        return decisions / spent

    return rate


def four_seats(game: Game) -> int:
    """As many players as the trick-taking games of others have, or as few as may be."""
    return 4 if 4 in game.seats else game.seats[0]


def search(game: Game, settings: Settings) -> Rate:
    """Iterations from the first decision with a choice."""
    match, rng = Match(game, seats=four_seats(game), seed=bytes(32)), fast_rng(1)
    while len(match.legal) == 1:
        match.play(match.legal[0])

    def rate(seconds: float) -> float:
        found = Search(settings, Budget(seconds=seconds)).think(Position.of(match, rng))
        return found.iterations / found.seconds

    return rate


def decisions_per_game(game: Game) -> float:
    """How many decisions a random game takes."""
    states = game.template(game.complete_options(), four_seats(game), 2)
    kinds = np.full(MOST_SEATS, loop.RANDOM, np.int64)
    ends = np.zeros((GAMES_AT_ONCE, MOST_SEATS), np.int64)
    return float(loop.play_games(states, 0, GAMES_AT_ONCE, kinds, fast_rng(1), ends, ends.copy()) / GAMES_AT_ONCE)


def batch(game: Game, dtype: Literal["uint8", "float32"] | None, clock: Clock = time.perf_counter) -> Rate:
    """Random games in a batch on one thread, with masks, and with the mover's observation if its kind is named."""
    many = Batch(
        game, GAMES_IN_BATCH, seats=four_seats(game), observe="turn" if dtype else None, dtype=dtype or "uint8", seed=1
    )

    def rate(seconds: float) -> float:
        steps, start = 0, clock()
        while (spent := clock() - start) < seconds:
            many.step(many.choose())
            steps += 1
        return steps * GAMES_IN_BATCH / spent

    return rate
