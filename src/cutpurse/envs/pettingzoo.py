"""The games as PettingZoo environments: `from cutpurse.envs.pettingzoo import lucre_v1`, then `lucre_v1.env()`.

Every installed game has one for each version of its rules, which is the number in its name. Agents are called player_0,
player_1, …; the reward comes at the end and is the share of the win: 1 is divided among the winners.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse import games
from cutpurse.core.chance import set_seed
from cutpurse.core.contract import LARGEST_FEATURE, MOST_SEATS
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.state import copy_states, thaw
from cutpurse.envs.extras import need
from cutpurse.envs.given import whole
from cutpurse.envs.single import shares_at, start_at, step_at

need("pettingzoo", "pettingzoo")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

if TYPE_CHECKING:
    from cutpurse.envs.pettingzoo_parallel import ParallelEnvironment

NAMESPACE = "cutpurse"
RENDER_MODES = ("human", "ansi", "rgb_array")
NOT_BEGUN = "no game is going on: call reset() first"

Mask: TypeAlias = Literal["observation", "info"]
"""Where the action mask is to be found: in the observation, as in PettingZoo's card games, or in the info."""

Seen: TypeAlias = Any
"""What `observe` gives: an array, or a dict of it and the action mask."""


class Environment(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for agents that act in turn. What the table does by itself is done within a step."""

    def __init__(
        self,
        game: Game,
        *,
        rules: int | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        mask: Mask = "observation",
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise CutpurseError(f"the render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!s:.40}")
        if mask not in ("observation", "info"):
            raise CutpurseError(f"the mask is in the observation or in the info, not in {mask!s:.40}")
        self.game = game
        self.render_mode = render_mode
        self.seats = game.check_seats(None if seats is None else whole("a number of seats", seats))
        version = game.check_version(rules)
        self._template = game.template(game.complete_options(options, self.seats), self.seats, rules=version)
        self._states = copy_states(self._template)
        self._mask = np.zeros(game.actions, np.int8)
        self._seen = np.zeros(game.observation_size, np.float32)
        self._none = self._mask.copy()  # what somebody may do who is not on turn
        self._in_observation = mask == "observation"
        self._luck = np.random.default_rng()
        self._playing = False
        self._dealt = False
        self.metadata = {
            "name": name_of(game, version),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}

    def _space(self) -> "spaces.Space[Any]":
        seen = spaces.Box(-LARGEST_FEATURE, LARGEST_FEATURE, self._seen.shape, np.float32)
        mask = spaces.Box(0, 1, self._mask.shape, np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask}) if self._in_observation else seen

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew: from a seed, or else from the generator that the last seed has begun."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._states = copy_states(self._template)
        set_seed(self._states, 0, self._luck.bytes(32))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._playing = self._dealt = True
        self._go_on(start_at(self._states, 0, self._mask, self._seen))

    def step(self, action: int | None) -> None:
        """Play for the agent on turn. When the game is over, each agent takes its leave with None."""
        if not self._playing:
            self._leave(action)
            return
        if type(action) is not int or not 0 <= action < self.game.actions or not self._mask[action]:
            action = self._check(action)
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        if not self._in_observation:
            self.infos[agent] = {}
        self._go_on(step_at(self._states, 0, action, self._mask, self._seen))

    def _go_on(self, seat: int) -> None:
        """The next decision is that seat's, or the game is over."""
        if seat >= 0:
            agent = self.agent_selection = self.possible_agents[seat]
            if not self._in_observation:
                self.infos[agent] = {"action_mask": self._mask.copy()}
        else:
            self._playing = False
            self.rewards = dict(zip(self.agents, self._win_shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _win_shares(self) -> list[float]:
        shares = np.zeros(self.seats)
        shares_at(self._states, 0, np.zeros(MOST_SEATS, np.int64), shares)
        return shares.tolist()

    def _leave(self, action: object) -> None:
        if not self.agents:
            raise CutpurseError(NOT_BEGUN)
        if action is not None:
            raise IllegalAction("the game is over: step(None) for each agent, or reset() for another one")
        self._was_dead_step(None)

    def last(self, observe: bool = True) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees, and how it stands with it."""
        if not self.agents:
            raise CutpurseError(NOT_BEGUN)
        told: tuple[Seen, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _check(self, action: Any) -> int:
        """An action as a plain number, if it is legal."""
        if self.permits(action):
            return int(action)
        agent, state = self.agent_selection, thaw(self._states)
        legal = ", ".join(f"{each} ({self.game.notation(state, each)})" for each in self.legal())
        raise IllegalAction(f"{action!s:.40} is not permitted to {agent}, who may choose {legal}", self.game)

    def permits(self, action: Any) -> bool:
        """Whether it is a whole number, and one of what the agent on turn may do."""
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            return False
        return bool(0 <= action < len(self._mask) and self._mask[action])

    def legal(self) -> list[int]:
        """What the agent on turn may do."""
        return np.flatnonzero(self._mask).tolist()

    def observe(self, agent: str) -> Seen:
        """What an agent knows; who is not on turn may do nothing."""
        if self._playing and agent == self.agent_selection:
            seen, mask = self._seen.copy(), self._mask
        elif agent in self._seat_of:
            seen, mask = self.game.observe(self._states, 0, self._seat_of[agent]), self._none
        else:
            raise CutpurseError(f"there is no agent {agent!s:.40}; there are {', '.join(self.possible_agents)}")
        return {"observation": seen, "action_mask": mask.copy()} if self._in_observation else seen

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats know together, one after another: for a critic that sees all."""
        return np.concatenate([self.game.observe(self._states, 0, seat) for seat in range(self.seats)])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table with all its cards, as text or as a picture."""
        from cutpurse.envs.drawing import picture, text

        if self.render_mode is None:
            raise CutpurseError(f"make the environment with render_mode=…: {', '.join(RENDER_MODES)}")
        if not self._dealt:
            raise CutpurseError(NOT_BEGUN)
        state = thaw(self._states)
        if self.render_mode == "rgb_array":
            return picture(self.game, state)
        drawn = text(self.game, state)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: a game is known by its name."""
        return self.__dict__ | {"game": self.game.name}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved | {"game": games.load(saved["game"])})


class Versioned:
    """A game by one version of its rules: what a module of PettingZoo offers under a name such as `lucre_v1`."""

    def __init__(self, game: Game, version: int) -> None:
        self.game = game
        self.version = version

    def __repr__(self) -> str:
        return f"<{name_of(self.game, self.version)}>"

    def env(self, **settings: Any) -> Environment:
        """A new environment: `seats`, `render_mode`, `mask`, and the game's options."""
        return Environment(self.game, rules=self.version, **settings)

    raw_env = env

    def parallel_env(self, **settings: Any) -> "ParallelEnvironment":
        """The same for libraries in which all act at once; also `max_cycles` and `illegal`."""
        from cutpurse.envs.pettingzoo_parallel import ParallelEnvironment

        return ParallelEnvironment(self.game, rules=self.version, **settings)


def name_of(game: Game, version: int) -> str:
    return f"{game.name}_v{version}"


def environments() -> dict[str, Versioned]:
    """All of them by name: every installed game, every version of its rules that can still be played."""
    loaded = map(games.load, games.names())
    return {name_of(game, version): Versioned(game, version) for game in loaded for version in game.versions}


def register() -> None:
    """Let `pettingzoo.make("aec", "cutpurse/lucre_v1")` find them, where PettingZoo has a register; parallel, too."""
    from pettingzoo import register as register_one

    for name, versioned in environments().items():
        register_one("aec", f"{NAMESPACE}/{name}", versioned.env)
        register_one("parallel", f"{NAMESPACE}/{name}", versioned.parallel_env)


def __getattr__(name: str) -> Versioned:
    """`lucre_v1` and its like."""
    game, _, version = name.rpartition("_v")
    if game not in games.names() or not version.isdecimal():
        raise AttributeError(
            f"module {__name__} has no {name}; environments are called lucre_v1, the game and the version of its rules"
        )
    loaded = games.load(game)
    if int(version) not in loaded.versions:
        known = ", ".join(name_of(loaded, known) for known in loaded.versions)
        raise AttributeError(f"there is no {name}, for these versions of the rules are played: {known}")
    return Versioned(loaded, int(version))
