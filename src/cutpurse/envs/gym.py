"""A Gymnasium `VectorEnv` for one learning seat among bots, on the batch.

    envs = VectorGame("cryptruck", 64, bots=["greedy"], seats=4)
    observations, infos = envs.reset(seed=1)

or by name, once this module is imported: `gymnasium.make_vec("cutpurse/cryptruck-v2", num_envs=64, seats=4)`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cutpurse import games
from cutpurse.bots import KINDS, NAMES, ORACLE, is_search, make
from cutpurse.bots.position import Bot, Position
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import LARGEST_FEATURE, OVER
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import Game
from cutpurse.envs.batch import YOU, Batch
from cutpurse.envs.extras import need
from cutpurse.envs.given import one_of, read_actions, read_names
from cutpurse.envs.stepping import LEAVE
from cutpurse.kit.rows import ONE

gymnasium = need("gymnasium", "gym")

from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

Array = npt.NDArray[Any]
Observation = dict[str, Array]


class VectorGame(VectorEnv[Observation, Array, Array]):
    """Games in which one seat learns and bots hold the others; at each deal it is another seat, unless told not to.

    An observation has two parts: `observation`, what the seat knows; `action_mask`, 1 for each permitted action. The
    reward comes at the end. A new game begins in the same step; `final_obs` of the infos keeps the end of the old one,
    and `scores` and `seat` tell how it ended.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        bots: str | Sequence[str] = ("greedy",),
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
        rotate: bool = True,
        dtype: Literal["uint8", "float32"] = "uint8",
        reward: Literal["win", "score"] = "win",
        illegal: Literal["error", "random"] = "error",
        threads: int = 1,
    ) -> None:
        """So many games. `bots` names who plays for the others, of any level; the last one named fills the rest.

        An action that is not permitted is an error, or exchanged for a random one, for agents that know no masks.
        """
        one_of("illegal", illegal, ("error", "random"))
        names = read_names(bots)
        if not names:
            raise CutpurseError("name at least one bot: bots hold all seats but yours")
        for name in names:
            if name.partition("@")[0] == ORACLE or (name not in NAMES and not is_search(name)):
                raise CutpurseError(f"there is no bot {name!s:.60} for this; there are {', '.join(NAMES)}")
        lineup = [YOU, *(name if name in KINDS else YOU for name in names)]
        self.batch = Batch(
            game, num_envs, seats=seats, options=options, bots=lineup, rotate=rotate,
            dtype=dtype, reward=reward, auto_reset=False, threads=threads,
        )  # fmt: skip
        self.game = self.batch.game
        others = [*names, *names[-1:] * (self.batch.seats - len(lineup))]
        self._thinking = {place: name for place, name in enumerate(others, 1) if name not in KINDS}
        self._bots: dict[tuple[int, int], Bot] = {}  # of each environment and place: none learns what another knows
        self._illegal = illegal
        self._begun = False
        self.num_envs = num_envs
        low, high = (0, ONE) if dtype == "uint8" else (-LARGEST_FEATURE, LARGEST_FEATURE)
        kind: Any = np.uint8 if dtype == "uint8" else np.float32
        self.single_observation_space = spaces.Dict(
            observation=spaces.Box(low, high, (self.game.observation_size,), kind),
            action_mask=spaces.MultiBinary(self.game.actions),
        )
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; the seed decides these and all that follow."""
        if isinstance(seed, list):
            raise CutpurseError("the environments have one seed together, not a list of them")
        if options:
            raise CutpurseError(f"reset deals everywhere, and takes no options, such as {next(iter(options))!s:.40}")
        super().reset(seed=seed)
        self.batch.reset(seed=int(self.np_random.integers(1 << 62)))
        self._rng = fast_rng(int(self.np_random.integers(1 << 62)))
        self._bots.clear()
        self._begun = True
        self._begin()
        return self._observations(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """An action in each environment, and all that the others do until it is your turn again."""
        batch = self.batch
        if not self._begun:
            raise CutpurseError("no games are going on: call reset() first")
        batch.step(self._read(actions))
        self._let_others_move()
        ended, seat = batch.turn == OVER, batch.place()
        rewards = np.where(ended, batch.rewards[np.arange(self.num_envs), seat], 0).astype(np.float64)
        infos = self._finals(ended, seat) if ended.any() else {}
        self._begin()
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _read(self, actions: Array) -> Array:
        """An action for each environment, or one for all of them; what is no action is an error, or exchanged."""
        chosen = np.full(self.num_envs, read_actions(actions, self.num_envs), np.int64)
        unknown = (chosen < 0) | (chosen >= self.game.actions)
        if self._illegal == "random":
            wrong = unknown | ~self.batch.mask[np.arange(self.num_envs), np.where(unknown, 0, chosen)]
            chosen[wrong] = self.batch.choose()[wrong]
        elif unknown.any():
            i = int(unknown.argmax())
            raise IllegalAction(f"environment {i}: actions are 0 to {self.game.actions - 1}, not {chosen[i]}")
        return chosen

    def _begin(self) -> None:
        """Deal where games are over, and let the others move until it is your turn."""
        self._let_others_move()
        while (over := self.batch.turn == OVER).any():
            self.batch.reset(np.flatnonzero(over))
            self._let_others_move()

    def _let_others_move(self) -> None:
        """Let bots that search choose wherever it is their turn."""
        batch = self.batch
        while self._thinking:
            place = (batch.turn - batch.place()) % batch.states["seats"]
            theirs = np.flatnonzero((batch.turn != OVER) & (place != 0))
            if not theirs.size:
                return
            actions = np.full(self.num_envs, LEAVE, np.int64)
            for i in theirs.tolist():
                actions[i] = self._bot(i, int(place[i])).choose(self._position(i))
            batch.step(actions)

    def _bot(self, i: int, place: int) -> Bot:
        if (i, place) not in self._bots:
            self._bots[i, place] = make(self._thinking[place])
        return self._bots[i, place]

    def _position(self, i: int) -> Position:
        """What the seat on turn may know in an environment."""
        states, seat = self.batch.states[i : i + 1].copy(), int(self.batch.turn[i])
        loop.redeal_at(states, 0, seat, self._rng)
        return Position(self.game, {}, states, seat, self._rng, lambda: ())

    def _observations(self) -> Observation:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.mask.astype(np.int8)}

    def _finals(self, ended: Array, seat: Array) -> dict[str, Any]:
        """What Gymnasium's wrappers look for at the end of games, and how they ended."""
        final = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.game.actions, np.int8)
        for i in np.flatnonzero(ended).tolist():
            final[i] = {"observation": self.batch.observe(i, int(seat[i])), "action_mask": nothing.copy()}
        told = {"scores": self.batch.scores.copy(), "seat": seat.copy()}
        infos = told | {f"_{name}": ended.copy() for name in told}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": infos, "_final_info": ended.copy()}


def register() -> None:
    """Let `gymnasium.make_vec` know every game by name."""
    for name in games.names():
        game = games.load(name)
        gymnasium.register(
            f"cutpurse/{name}-v{game.version}",
            vector_entry_point=lambda num_envs=1, game=game, **kwargs: VectorGame(game, num_envs, **kwargs),
        )


register()
