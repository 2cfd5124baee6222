"""OpenSpiel's PPO learns on a game of ours for some steps. It needs PyTorch: see `ready-torch` in the Makefile."""

from random import Random
from typing import Any

import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

import cutpurse.envs.openspiel  # noqa: F401  # registers the games

STEPS = 16
LEARNER = 0  # the seat


class Table:
    """A game in which the other seats move at random."""

    def __init__(self, name: str) -> None:
        self.env = rl_environment.Environment(pyspiel.load_game(name))
        self.envs = SyncVectorEnv([self.env])
        self.luck = Random(1)
        self.now: list[Any] = self.envs.reset()
        self.reward, self.over = 0.0, False

    def play(self, action: int) -> None:
        self.now, rewards, done, _ = self.envs.step([StepOutput(action=action, probs=None)], reset_if_done=True)
        self.reward += rewards[0][LEARNER]
        self.over = self.over or done[0]

    def wait(self) -> None:
        """Let the others move until it is the learner's turn."""
        while (seat := self.now[0].observations["current_player"]) != LEARNER:
            self.play(self.luck.choice(self.now[0].observations["legal_actions"][seat]))


def test_ppo_learns_for_some_steps() -> None:
    torch.manual_seed(1)
    table = Table("cutpurse_cryptruck")
    actions, shape = table.env.action_spec()["num_actions"], tuple(table.env.observation_spec()["info_state"])
    agent = PPO(shape, actions, table.env.num_players, num_envs=1, steps_per_batch=STEPS, agent_fn=PPOAgent)
    before = [values.clone() for values in agent.parameters()]
    table.wait()
    for _ in range(2):
        for _ in range(STEPS):
            table.reward, table.over = 0.0, False
            table.play(agent.step(table.now)[0].action)
            table.wait()
            agent.post_step([table.reward], [table.over])
        agent.learn(table.now)
    assert all((old != new).any() for old, new in zip(before, agent.parameters(), strict=True))
