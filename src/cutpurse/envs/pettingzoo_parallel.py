"""The same games for libraries that know only PettingZoo's parallel environments, in which all act at once."""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.envs.extras import need
from cutpurse.envs.given import whole
from cutpurse.envs.pettingzoo import NOT_BEGUN, Environment, Seen

need("pettingzoo", "pettingzoo")
from gymnasium import spaces  # noqa: E402
from pettingzoo import ParallelEnv  # noqa: E402


class ParallelEnvironment(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """At each step everybody hands in an action. That of the agent on turn is played, no other is looked at.

    After `max_cycles` steps a game is truncated. An action that is not permitted is an error, or exchanged for one that
    is, at random.
    """

    def __init__(
        self,
        game: Game,
        *,
        max_cycles: int | None = None,
        illegal: Literal["error", "random"] = "error",
        **settings: Any,
    ) -> None:
        if illegal not in ("error", "random"):
            raise CutpurseError(f"illegal is “error” or “random”, not {illegal!s:.40}")
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise CutpurseError(f"max_cycles is at least 1, not {max_cycles}")
        self.turns = Environment(game, **settings)
        self.metadata = self.turns.metadata
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self._most = max_cycles
        self._exchange = illegal == "random"
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        self.turns.reset(seed)
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self._seen(), self.turns.infos.copy()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if not self.agents:
            raise CutpurseError(NOT_BEGUN)
        action = actions.get(self.turns.agent_selection)
        if self._exchange and not self.turns.permits(action):
            action = int(self._luck.choice(self.turns.legal()))
        self.turns.step(action)
        self.cycles += 1
        over = any(self.turns.terminations.values())
        cut = not over and self.cycles == self._most
        told = (
            self._seen(),
            self.turns.rewards.copy(),
            self.turns.terminations.copy(),
            dict.fromkeys(self.agents, cut),
            self.turns.infos.copy(),
        )
        if over or cut:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def state(self) -> npt.NDArray[np.float32]:
        return self.turns.state()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        return self.turns.render()

    def close(self) -> None:
        """There is nothing to close."""
