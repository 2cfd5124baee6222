"""The tables that a policy is trained at: every number of players, the usual options mostly."""

from collections.abc import Mapping
from random import Random

import numpy as np

from cutpurse.core.errors import OptionError
from cutpurse.core.game import Game
from cutpurse.core.options import Choice, Switch, Value
from cutpurse.core.state import States

USUAL = 4  # tables with the usual options, for each with another one
OTHERS = 8  # tables with another option, for each number of players


def training_tables(game: Game, draw: Random) -> States:
    """A state to play in, and behind it templates to draw from."""
    usual = [(seats, game.complete_options(None, seats)) for seats in game.seats]
    others = []
    varied = [option for option in game.options if isinstance(option, Choice | Switch)]
    for seats in game.seats:
        for _ in range(OTHERS if varied else 0):
            option = draw.choice(varied)
            try:
                others.append((seats, game.complete_options({option.name: option.sample(draw)}, seats)))
            except OptionError:  # can't be combined with the rest
                continue
    times = max(1, USUAL * len(others) // len(usual))
    tables = usual * times + others
    states = game.layout.new(1 + len(tables))
    for i, (seats, options) in enumerate(tables):
        states[1 + i] = game.template(options, seats)[0]
    states[0] = states[1]
    return states


def usual_table(game: Game, seats: int, options: Mapping[str, Value] | None = None) -> States:
    """A state to play in, and behind it the template of a game, the usual one if no options are given."""
    return np.concatenate([game.template(game.complete_options(options, seats), seats)] * 2)
