"""The examples for PettingZoo and OpenSpiel run."""

import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from cutpurse.envs.pettingzoo import environments
from docs.examples import random_agent, solve, spiel_match

THREE_CARDS = "Jewels 1 3 1\nJunk 1 1 2\nJunk 2 2 0\n"


@pytest.mark.parametrize("name", ["lucre_v1", "cryptruck_v2", "dirty_money_v1"])
def test_random_agents_play_to_the_end(name: str) -> None:
    env = environments()[name].env()
    won = random_agent.play(env, seed=1)
    assert set(won) == set(env.possible_agents)
    assert sum(won.values()) == pytest.approx(1)


def test_openspiels_bots_play_against_ours() -> None:
    game, luck = pyspiel.load_game("cutpurse_lucre(mulligan=False)"), np.random.RandomState(1)
    won = spiel_match.play(game, spiel_match.make_bots(game, "sharp@8", simulations=4, luck=luck), luck)
    assert sum(won) == pytest.approx(1)


def test_cfr_comes_nearer_to_an_equilibrium() -> None:
    distances = list(solve.solve(THREE_CARDS, deals=6, iterations=8))
    assert distances[-1] < distances[0] / 2


@pytest.mark.parametrize("heading", ["PettingZoo", "OpenSpiel"])
def test_what_the_page_shows_runs(heading: str) -> None:
    page = (Path(random_agent.__file__).parents[1] / "research.md").read_text(encoding="utf-8")
    section = page.partition(f"\n## {heading}\n")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code
    exec(compile(code[1], f"research.md, {heading}", "exec"), {})
