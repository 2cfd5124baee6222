"""Walks into a game: whatever Hypothesis draws leads to a position that play can reach."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.options import Choice, Number, Numbers, Option, Switch, Value
from cutpurse.core.record import Record
from cutpurse.core.state import States

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"  # the documentation's, in packages of their own
sys.path += [str(EXAMPLES / name / "src") for name in ("high_card", "hearts")]
EXAMPLE: Game = import_module("high_card").GAME  # played by 2 to 4
HEARTS: Game = import_module("hearts").GAME
OWN = [name for name in games.names() if (Path(games.__path__[0]) / name).is_dir()]  # others may be installed
GAMES = [*map(games.load, OWN), EXAMPLE, HEARTS]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

seeds = st.binary(min_size=32, max_size=32)
lucks = st.integers(0, 2**64 - 1)  # seeds of the fast generator


def values_of(option: Option) -> SearchStrategy[Value]:
    """Every value an option allows."""
    if isinstance(option, Switch):
        return st.booleans()
    if isinstance(option, Choice):
        return st.sampled_from(list(option.values))
    if isinstance(option, Number):
        return st.sampled_from([option.default, *option.named.values()]) | st.integers(option.low, option.high)
    if isinstance(option, Numbers):
        number = st.integers(option.low, option.high)
        return st.sampled_from(list(option.presets.values())) | st.tuples(*[number] * option.length)
    return st.randoms(use_true_random=False).map(option.sample)  # a kind that a game has for itself


def options_of(game: Game) -> SearchStrategy[dict[str, Value]]:
    """Some options at random, the others left to their defaults."""
    return st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in game.options})


class Story:
    """A match that Hypothesis prints as its record if a test fails."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __repr__(self) -> str:
        return Record(match=self.match).to_text()


@st.composite
def matches(draw: DrawFn, game: Game) -> Match:
    """A match after any number of actions: some by luck, then some chosen one by one."""
    seats, seed = draw(st.sampled_from(game.seats)), draw(seeds)
    match = Match(game, options=draw(options_of(game)), seats=seats, seed=seed)
    rng = fast_rng(draw(lucks))
    for _ in range(draw(st.integers(0, 150))):
        if match.turn is not None:
            match.play(pick(rng, loop.legal_at(match.states, 0)))
    length = draw(st.integers(0, 50))
    for choice in draw(st.binary(min_size=length, max_size=length)):
        if match.turn is not None:
            match.play(match.legal[choice % len(match.legal)])
    note(Story(match))
    return match


@st.composite
def positions(draw: DrawFn, game: Game) -> States:
    """A state somewhere in a match, also between the steps of the table."""
    match = draw(matches(game))
    return match.frames[draw(st.integers(0, len(match.frames) - 1))].states


def asked_in(match: Match) -> Iterator[Match]:
    """The match whenever all are asked: forks, at the beginning of each such phase and in the middle of it."""
    for number, frame in enumerate(match.frames):
        if frame.turn >= 0 and match.game.asked(frame.state):
            then = match.fork()
            del then.frames[number + 1 :]
            yield then


def redealt(states: States, seat: int, luck: int, redeal: Callable[..., None] = loop.redeal_at) -> States:
    """A world of the seat: a copy of the state with all exchanged that it can't know."""
    world = states.copy()
    redeal(world, 0, seat, fast_rng(luck))
    return world


def turn_of(states: States) -> int:
    return int(loop.turn_at(states, 0))


def legal_of(states: States) -> int:
    """The set of legal actions; empty when it is nobody's turn."""
    return 0 if turn_of(states) in (TABLE, OVER) else int(loop.legal_at(states, 0))


def after(states: States, action: int | None) -> States:
    """The state after an action, or after a step of the table."""
    stepped = states.copy()
    if action is None:
        loop.advance_at(stepped, 0)
    else:
        loop.play_at(stepped, 0, action)
    return stepped


def standing_of(game: Game, states: States) -> list[int]:
    out = np.zeros(len(game.seat_names) + 2, np.int64)
    loop.standing_at(states, 0, out)
    return [int(value) for value in out[: states["seats"][0]]]
