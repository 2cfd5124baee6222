"""The parallel environments, by PettingZoo's own tests and by ours."""

import io
from contextlib import redirect_stdout
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test
from pettingzoo.utils.conversions import parallel_to_aec

from cutpurse import games
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import Game
from cutpurse.envs.pettingzoo import lucre_v1
from cutpurse.envs.pettingzoo_parallel import ParallelEnvironment
from tests.contract.walks import GAMES

TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))


@every_table
def test_the_max_cycles_test_passes(game: Game, seats: int) -> None:
    """It samples actions without a mask, so that those that are not permitted are exchanged."""
    make = partial(ParallelEnvironment, game, seats=seats, illegal="random")
    max_cycles_test(
        SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles)))
    )


@every_table
def test_the_parallel_api_test_passes(game: Game, seats: int) -> None:
    with redirect_stdout(io.StringIO()):
        parallel_api_test(ParallelEnvironment(game, seats=seats), num_cycles=60)


def play(env: ParallelEnvironment, actions: Any = None) -> list[Any]:
    """A game in which everybody who may do something takes the first action; the others hand in anything."""
    seen, _ = env.reset(seed=4)
    told = []
    while env.agents:
        chosen = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
        told.append(env.step(chosen | (actions or {})))
        seen = told[-1][0]
    return told


def test_only_the_action_of_the_agent_on_turn_counts() -> None:
    told = play(lucre_v1.parallel_env())
    assert all(sum(seen["action_mask"].any() for seen in step[0].values()) == 1 for step in told[:-1])
    assert sum(told[-1][1].values()) == pytest.approx(1)
    assert all(told[-1][2].values())
    assert not any(told[-1][3].values())


def test_after_so_many_steps_a_game_is_truncated() -> None:
    told = play(lucre_v1.parallel_env(max_cycles=5))
    assert len(told) == 5
    assert all(told[-1][3].values())
    assert not any(told[-1][2].values())


@pytest.mark.parametrize("action", [None, "first", 2.0, True, float("nan"), np.array([1, 2]), -1, 10**30])
def test_whatever_is_no_action_is_exchanged_if_that_is_wanted(action: Any) -> None:
    env = lucre_v1.parallel_env(illegal="random")
    env.reset(seed=2)
    for _ in range(5):
        env.step(dict.fromkeys(env.agents, action))
    assert env.cycles == 5


def test_errors_are_told() -> None:
    env = ParallelEnvironment(games.load("lucre"))
    with pytest.raises(CutpurseError, match=r"^no game is going on"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^None is not permitted to player_\d, who may choose"):
        env.step({})
    with pytest.raises(CutpurseError, match=r"^illegal is “error” or “random”, not never$"):
        ParallelEnvironment(games.load("lucre"), illegal="never")  # type: ignore[arg-type]
    for wrong in (0, -1):
        with pytest.raises(CutpurseError, match=f"^max_cycles is at least 1, not {wrong}$"):
            ParallelEnvironment(games.load("lucre"), max_cycles=wrong)
    with pytest.raises(CutpurseError, match=r"^max_cycles is a whole number, not 1\.5$"):
        ParallelEnvironment(games.load("lucre"), max_cycles=1.5)  # type: ignore[arg-type]
