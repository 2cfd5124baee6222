"""Many games under options drawn at random, every step checked: nothing is made or lost, and every game ends."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cutpurse.core import loop
from cutpurse.core.bits import count, has
from cutpurse.core.chance import fast_rng, pick, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import (
    MOST_SEATS,
    OVER,
    TABLE,
    advance,
    broken_law,
    deal,
    greedy,
    legal,
    play,
    scores,
    standing,
    turn,
)
from cutpurse.core.game import Game
from cutpurse.core.options import Value

BATCH = 250  # games under one set of options

# Faults beyond the laws a game lists itself.
NOTHING_PERMITTED, NOT_PERMITTED, TOO_LONG = 1001, 1002, 1003
FAULTS = {
    NOTHING_PERMITTED: "a seat is to act, but nothing is permitted",
    NOT_PERMITTED: "a bot has chosen what is not permitted",
    TOO_LONG: "the game takes more decisions than it may",
}


@rule
def step(s, seat, kind, rng):
    """One step of the table or of a seat; 0, or the fault it shows."""
    if seat == TABLE:
        advance(s)
        return broken_law(s)
    permitted = legal(s)
    if count(permitted) == 0:
        return NOTHING_PERMITTED
    action = pick(rng, permitted) if kind == loop.RANDOM else greedy(s, rng)
    if not has(permitted, action):
        return NOT_PERMITTED
    play(s, action)
    return broken_law(s)


@entry
def check_games(states, games, kinds, rng, most, decisions, standings, points):
    """Play games from the template in `states[0]`, using `states[1]`, up to a fault; the fault and its game, or 0."""
    for game in range(games):
        copy_state(states, 1, 0)
        s = states[1]
        reseed(s, rng)
        deal(s)
        fault = broken_law(s)
        seat = turn(s)
        while fault == 0 and seat != OVER:
            fault = step(s, seat, kinds[(seat + game) % s.seats], rng)
            decisions[game] += seat != TABLE
            if decisions[game] > most:
                fault = TOO_LONG
            seat = turn(s)
        standing(s, standings[game])
        scores(s, points[game])
        if fault:
            return fault, game
    return 0, games


class LawBroken(AssertionError):
    """A fault, and how to see it again."""


@dataclass(frozen=True, kw_only=True)
class Report:
    """What was played without a fault."""

    game: str
    games: int
    option_sets: int
    decisions: int
    longest: int  # decisions in one game
    most: int  # that it may take
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Batch:
    """What the games of one set of options gave, a row each."""

    options: dict[str, Value]
    decisions: Any
    standings: Any
    points: Any


def keep_laws(game: Game, games: int, *, seed: int = 0, progress: Callable[[int, int], None] | None = None) -> Report:
    """Play so many games, random and greedy seats mixed, new options every 250; LawBroken at the first fault."""
    start = time.perf_counter()
    total, longest, batches = 0, 0, range(0, games, BATCH)
    for first in batches:
        batch = play_batch(game, min(BATCH, games - first), seed + first)
        total += int(batch.decisions.sum())
        longest = max(longest, int(batch.decisions.max()))
        if progress:
            progress(min(first + BATCH, games), games)
    return Report(
        game=game.name,
        games=games,
        option_sets=len(batches),
        decisions=total,
        longest=longest,
        most=game.most_decisions,
        seconds=time.perf_counter() - start,
    )


def play_batch(game: Game, games: int, seed: int) -> Batch:
    """Games under one set of options, seats and bots, all drawn from the seed."""
    draw = random.Random(seed)
    options = random_options(game, draw)
    seats = draw.choice(game.seats)
    kinds = np.array(draw.choices((loop.RANDOM, loop.GREEDY), k=seats), np.int64)
    decisions = np.zeros(games, np.int64)
    standings, points = np.zeros((games, MOST_SEATS), np.int64), np.zeros((games, MOST_SEATS), np.int64)
    states = game.template(options, seats, 2)
    most = game.most_decisions
    fault, number = check_games(states, games, kinds, fast_rng(seed), most, decisions, standings, points)
    if fault:
        what = (FAULTS | dict(game.broken_laws)).get(fault, f"law {fault}")
        chosen = " ".join(f"{option.name}={option.write(options[option.name])}" for option in game.options)
        raise LawBroken(f"{game.title}, seed {seed}, game {number}: {what}; {seats} seats, bots {kinds}, {chosen}")
    return Batch(options=options, decisions=decisions, standings=standings[:, :seats], points=points[:, :seats])


def random_options(game: Game, draw: random.Random) -> dict[str, Value]:
    """A value for every option, from all that it allows."""
    return {option.name: option.sample(draw) for option in game.options}
