"""OpenSpiel's IS-MCTS against a bot of ours, on OpenSpiel's own states: `python docs/examples/spiel_match.py`."""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cutpurse.envs.openspiel import SpielBot  # importing it registers the games


def play(game: Any, bots: list[Any], luck: np.random.RandomState) -> list[float]:
    """Play one game; what each player has won."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def make_bots(game: Any, ours: str, simulations: int, luck: np.random.RandomState) -> list[Any]:
    """A bot of ours for the first player, and OpenSpiel's for the others."""
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    theirs = [
        ismcts.ISMCTSBot(game, rollouts, 1.4, simulations, random_state=luck) for _ in range(game.num_players() - 1)
    ]
    return [SpielBot(ours), *theirs]


if __name__ == "__main__":
    luck = np.random.RandomState(1)
    game = pyspiel.load_game("cutpurse_lucre(mulligan=False)")
    print(play(game, make_bots(game, "sharp", simulations=50, luck=luck), luck))
