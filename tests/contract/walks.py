"""Walks into a game: whatever Hypothesis draws leads to a position that play can reach."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.options import Choice, Number, Numbers, Option, Switch, Value
from cutpurse.core.record import Record

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


def steps_of(match: Match) -> SearchStrategy[int]:
    """Any step of a match, also of the table."""
    return st.integers(0, len(match.frames) - 1)


def latest(match: Match, most: int) -> range:
    """The latest steps of a match."""
    return range(max(0, len(match.frames) - most), len(match.frames))
