"""Thousands of games stepped at once in compiled code, in arrays that are allocated once.

    batch = Batch("lucre", 4096, seed=1)
    while True:
        batch.step(policy(batch.observation, batch.mask))

See docs/research.md.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.bots import KINDS
from cutpurse.core import loop
from cutpurse.core.bits import WIDTH
from cutpurse.core.chance import fast_rng, fast_rngs
from cutpurse.core.contract import OVER
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.state import States, thaw
from cutpurse.envs import stepping
from cutpurse.envs.given import Array, Rows, at_least_one, one_of, read_actions, read_names, read_rows, whole
from cutpurse.envs.ranges import make_templates
from cutpurse.envs.stepping import LEAVE, YOURS
from cutpurse.games import load

Saved: TypeAlias = dict[str, Array]
"""What decides how some environments go on: states, and where they are in their random numbers."""

YOU = "you"  # in a line-up: the seat is moved by whoever steps the batch
LEAST_PER_THREAD = 64  # environments; with fewer a thread costs more than it saves


class Batch:
    """Environments 0 to `size - 1`, each a game in progress. Every array has a row for each.

    After each step, and at first, these tell what comes next:

    - `turn`: the seat to move (`OVER` in an environment that has ended and is not reset);
    - `mask`: the actions that it may take;
    - `observation`: what it knows, or what every seat does; docs/research.md has the layouts.

    And these what the step has brought:

    - `ended`: whether the game ended; with `auto_reset` the next one is dealt already, and is what comes next;
    - `rewards`: for each seat, 0 unless the game ended;
    - `scores`, `last_observation`: of the game that ended last.

    The arrays stay the same: copy what you keep. The seed decides everything, whatever the number of threads.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = (YOU,),
        rotate: bool = False,
        observe: Literal["turn", "all"] | None = "turn",
        dtype: Literal["uint8", "float32"] = "uint8",
        reward: Literal["win", "score"] = "win",
        auto_reset: bool = True,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        """So many environments, each with a game dealt.

        Several `seats`, and a list of an option's values, are drawn from at each deal. `bots` names who moves for the
        seats: `you`, `random` or `greedy`; the last one named fills the rest. With `rotate` they sit down anew, turned
        by any number of seats, at each deal.
        """
        self.game = game if isinstance(game, Game) else load(game)
        self.size = at_least_one("environments", size)
        self.threads = at_least_one("threads", threads)
        one_of("observe", observe, ("turn", "all", None))
        one_of("dtype", dtype, ("uint8", "float32"))
        one_of("reward", reward, ("win", "score"))
        self.seed = secrets.randbits(63) if seed is None else seed  # what all is drawn from
        self._states = make_templates(self.game, seats, options, size, Random(stream(self.seed, "templates")))
        self.states: States = self._states[:size]
        self.states.flags.writeable = False  # `load` changes them, and all that is shown of them
        players = self._states["seats"]
        self.seats = int(players.max())  # at the largest table
        self._kinds = read_line_up(bots, self.seats, int(players.min()))
        self._settings = np.zeros(stepping.SETTINGS, np.int64)
        self._settings[stepping.AUTO_RESET] = auto_reset
        self._settings[stepping.ROTATE] = rotate
        self._settings[stepping.OBSERVE_ALL] = observe == "all"
        self._settings[stepping.BY_SCORE] = reward == "score"
        self._settings[stepping.LOWEST_WINS] = self.game.lowest_wins
        self._deals, self._moves, self._shifts = (np.zeros(size, np.int64) for _ in range(3))
        self._rng = np.zeros(1, np.int64)

        self.turn = np.zeros(size, np.int8)
        self.mask = np.zeros((size, self.game.actions), np.bool_)
        self._choices = np.zeros(size if self.game.actions <= WIDTH else (size, 2), np.int64)  # the same as sets
        self.rewards = np.zeros((size, self.seats), np.float32)
        self.ended = np.zeros(size, np.bool_)
        self.scores = np.zeros((size, self.seats), np.int32)
        rows = (size, self.seats if observe == "all" else 1, self.game.observation_size if observe else 0)
        kind = np.dtype(dtype if observe else np.bool_)
        self._observation, self._last_observation = np.zeros(rows, kind), np.zeros(rows, kind)
        self.observation: Array = self._observation if observe == "all" else self._observation[:, 0]
        self.last_observation: Array = self._last_observation if observe == "all" else self._last_observation[:, 0]
        self._actions, self._chosen = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed=self.seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out an action in each environment, -1 for none; nothing changes anywhere if one is not permitted."""
        self._actions[:] = read_actions(actions, self.size)  # a copy: whoever gave it may write into it meanwhile
        wrong = stepping.find_illegal(self._choices, self._actions, self.game.actions)
        if wrong >= 0:
            raise self._forbidden(wrong, int(self._actions[wrong]))
        self._in_threads(self._step)

    def reset(self, which: Rows | None = None, *, seed: int | None = None) -> None:
        """Deal new games, in these environments or in all; from a seed, all is as in a new batch of that seed."""
        if seed is not None:
            self._reseed(seed)
        self._do(stepping.DEAL, read_rows(which, self.size))

    def _reseed(self, seed: int) -> None:
        self.seed = seed
        self._deals[:] = fast_rngs(stream(seed, "deals"), self.size)
        self._moves[:] = fast_rngs(stream(seed, "moves"), self.size)
        self._rng[:] = fast_rng(stream(seed, "actions"))

    def observe(self, i: int, seat: int) -> Array:
        """What a seat of an environment knows, as `observation` has it."""
        i, seat = whole("an environment", i), whole("a seat", seat)
        seats = int(self.states["seats"][read_rows([i], self.size)[0]])
        if not 0 <= seat < seats:
            raise CutpurseError(f"environment {i} has seats 0 to {seats - 1}, not {seat}")
        row = np.zeros(self._observation.shape[2], self._observation.dtype)
        stepping.observe_one(self._states, i, seat, row)
        return row

    def choose(self, bot: str = "random") -> Array:
        """What `random` or `greedy` would do in each environment, -1 where the game is over; in an array used again."""
        if kind_of(bot, tuple(KINDS)) == loop.RANDOM:
            stepping.pick_actions(self._choices, self._rng, self._chosen)
        else:
            stepping.greedy_actions(self._states, self._rng, self._chosen)
        return self._chosen

    def state(self, which: Rows | None = None) -> Saved:
        """A copy of all that decides how these environments go on, for `load` and for `numpy.savez`."""
        rows = read_rows(which, self.size)
        return {name: array[rows] for name, array in self._saved().items()}

    def load(self, saved: Saved, which: Rows | None = None) -> None:
        """Go on from what `state` gave, here or in another batch of the game; one state may go to several rows."""
        rows = read_rows(which, self.size)
        for name, array in self._saved().items():
            given = saved[name] if isinstance(saved, Mapping) and name in saved else None
            if not isinstance(given, np.ndarray) or given.dtype != array.dtype or given.ndim != 1:
                raise CutpurseError(
                    f"this is no state of {self.game.title} as its rules are now ({name} is of another kind)"
                )
            if len(given) not in (1, len(rows)):
                raise CutpurseError(f"{len(given)} states can't go to {len(rows)} environments")
            if name == "states" and given["seats"].max() > self.seats:
                raise CutpurseError(
                    f"a game of {given['seats'].max()} players is too large for this batch of {self.seats}"
                )
        for name, array in self._saved().items():
            array[rows] = saved[name]
        self.ended[rows] = False
        self.rewards[rows] = 0
        self._do(stepping.SHOW, rows)

    def _do(self, what: int, rows: Array) -> None:
        """Deal in these environments, or show what is there."""
        self._actions[:] = LEAVE
        self._actions[rows] = what
        self._in_threads(self._step)

    def _saved(self) -> Saved:
        return {"states": self._states[: self.size], "deals": self._deals, "moves": self._moves, "shifts": self._shifts}

    def place(self, seat: int = 0) -> Array:
        """In which seat of each environment the line-up's place number `seat` sits."""
        if not 0 <= whole("a place", seat) < self.seats:
            raise CutpurseError(f"the line-up has places 0 to {self.seats - 1}, not {seat}")
        seats: Array = (seat - self._shifts) % self.states["seats"]
        return seats

    def _step(self, first: int, last: int) -> None:
        stepping.step_games(
            self._states, first, last, self._actions,
            self._deals, self._moves, self._kinds, self._shifts, self._settings,
            self._choices, self.mask, self.turn, self.rewards, self.ended, self.scores,
            self._observation, self._last_observation,
        )  # fmt: skip

    def _in_threads(self, work: Callable[[int, int], None]) -> None:
        """A part of the environments for each thread; this thread takes the first."""
        parts = min(self.threads, -(-self.size // LEAST_PER_THREAD))
        (first, last), *others = pairwise(self.size * part // parts for part in range(parts + 1))
        waiting = [self._pool.submit(work, *part) for part in others] if self._pool else []
        work(first, last)
        for future in waiting:
            future.result()

    def _forbidden(self, i: int, action: int) -> IllegalAction:
        """Why an action is not permitted in an environment."""
        seat = int(loop.turn_at(self._states, i))
        if seat == OVER:
            return IllegalAction(f"environment {i} has ended; reset it, or leave it as it is with the action {LEAVE}")
        s, game = thaw(self.states, i), self.game
        known = 0 <= action < game.actions and game.notation(s, action)
        named = game.words().say(game.action_name(s, action)) if known else f"action {action}"
        reason = game.why_not(s, action) if known else None
        why = game.words().say(reason) if reason else "there is no such action now"
        return IllegalAction(f"environment {i}, {game.seat_names[seat]}: {named} is not permitted: {why}")


def stream(seed: int, word: str) -> int:
    """A seed for one purpose."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{word}".encode()).digest()[:8], "little")


def kind_of(bot: str, allowed: Sequence[str]) -> int:
    """What compiled loops call a bot."""
    one_of("a bot in a batch", bot, allowed)
    return YOURS if bot == YOU else KINDS[bot]


def read_line_up(bots: str | Sequence[str], most: int, fewest: int) -> Array:
    """Who moves for each place in the line-up."""
    names = read_names(bots)
    if not 1 <= len(names) <= most:
        among = f", {YOU!r} among them" if YOU in names else ""
        raise CutpurseError(f"name one to {most} for the seats of a batch, not {len(names)}{among}")
    kinds = [kind_of(name, (YOU, *KINDS)) for name in [*names, *names[-1:] * (most - len(names))]]
    if YOURS not in kinds[:fewest]:
        raise CutpurseError(f"one of the first {fewest} seats must be {YOU!r}: nobody else steps the batch")
    return np.array(kinds, np.int64)
