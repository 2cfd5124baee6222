"""Decisions of the search, to be copied: what the network is shown there, and the value of every action."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.bots.policy import network
from cutpurse.bots.policy.weights import shape_of, work_room
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import ActionValue, Search
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import below, fast_rng, pick
from cutpurse.core.contract import MOST_ACTIONS, OVER
from cutpurse.core.game import Game
from cutpurse.core.state import States
from cutpurse.games import load
from cutpurse.train.rollouts import show_at
from cutpurse.train.tables import training_tables

FOLLOWED = 0.5  # how often the search's own choice is played; otherwise the greedy one, or
RANDOM = 0.1  # any
Array: TypeAlias = npt.NDArray[Any]

PIECE = 200  # decisions that a process hands over at a time


@dataclass
class Labelled:
    """Decisions with the values that a search found."""

    observation: npt.NDArray[np.uint8]  # [decisions, numbers]
    sizes: npt.NDArray[np.int64]  # [decisions]
    inputs: npt.NDArray[np.int8]  # [pairs, inputs]
    actions: npt.NDArray[np.int16]  # [pairs]
    values: npt.NDArray[np.float32]  # [pairs]: of each action, 0 to 1
    errors: npt.NDArray[np.float32]  # [pairs]: standard errors of these

    def __len__(self) -> int:
        return len(self.sizes)

    @staticmethod
    def joined(parts: "list[Labelled]") -> "Labelled":
        return Labelled(*(np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])))


def collect(
    game: str, iterations: int, workers: int, until: float, seed: int, most: int | None = None
) -> Iterator[Labelled]:
    """Pieces of labelled decisions, from so many processes, until a time (of `time.time`) or so many decisions."""
    found, number = 0, 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        waiting: set[Future[Labelled | None]] = set()
        try:
            while True:
                while len(waiting) < workers + 2:
                    waiting.add(pool.submit(label_games, game, iterations, seed * 1_000_003 + number, until))
                    number += 1
                done, waiting = wait(waiting, timeout=max(0.0, until - time.time()), return_when=FIRST_COMPLETED)
                for each in done:
                    piece = each.result()
                    if piece:
                        found += len(piece)
                        yield piece
                if time.time() >= until or (most and found >= most):
                    break
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    for each in waiting:
        if not each.cancelled() and (piece := each.result()):
            yield piece


@cache
def games_to_label(name: str) -> tuple[Game, Array]:
    game = load(name)
    return game, training_tables(game, Random(1))


def label_games(name: str, iterations: int, seed: int, until: float, most: int = PIECE) -> Labelled | None:
    """A piece of decisions: games are played, and each choice in them is searched."""
    game, states = games_to_label(name)
    search = Search(Settings(), Budget(iterations=iterations))
    rng = fast_rng(seed)
    shape = shape_of(game, 1, 1)
    rows: list[tuple[Any, ...]] = []
    seat = OVER
    world = states[:1]
    while len(rows) < most and time.time() < until:
        if seat == OVER:
            world = states[1 + int(below(rng, len(states) - 1)) :][:1].copy()
            deal(world, rng)
        seat = int(loop.turn_at(world, 0))
        if seat == OVER:
            continue
        legal = members(loop.legal_at(world, 0))
        action = legal[0]
        if len(legal) > 1:
            known = world.copy()
            loop.redeal_at(known, 0, seat, rng)
            result = search.think(Position(game, {}, known, seat, rng, tuple))
            rows.append(labelled(world, seat, shape, result.actions, rng))
            luck = int(below(rng, 1000)) / 1000
            if luck < FOLLOWED:
                action = result.chosen
            elif luck < 1 - RANDOM:
                action = int(loop.greedy_at(world, 0, rng))
            else:
                action = int(pick(rng, loop.legal_at(world, 0)))
        loop.act_at(world, 0, action, np.zeros(MOST_ACTIONS, np.int64))
    if not rows:
        return None
    observation, sizes, inputs, actions, values, errors = zip(*rows, strict=True)
    return Labelled(np.stack(observation), np.array(sizes), *map(np.concatenate, (inputs, actions, values, errors)))


def deal(world: Array, rng: Array) -> None:
    """Deal from a seed of the fast generator, and let the table move."""
    words = [int(below(rng, 1 << 31)) for _ in range(8)]
    world["seed"][0] = words
    world["block"][0] = 0
    world["words"][0] = 0
    loop.begin_at(world, 0, np.zeros(MOST_ACTIONS, np.int64))


def labelled(
    world: States, seat: int, shape: Array, found: Sequence[ActionValue], rng: Array
) -> tuple[Array, int, Array, Array, Array, Array]:
    """What the network is shown of a position, and the values that were found."""
    observation = np.zeros(shape[network.OBSERVATION], np.uint8)
    inputs = np.zeros((MOST_ACTIONS, shape[network.INPUTS]), np.int8)
    actions = np.zeros(MOST_ACTIONS, np.int64)
    size = show_at(world, 0, seat, shape, observation, inputs.reshape(-1), actions, work_room(shape), rng)
    by_action = {each.action: each for each in found}
    ordered = [by_action[int(action)] for action in actions[:size]]
    return (
        observation, size, inputs[:size], actions[:size].astype(np.int16),
        np.array([each.value for each in ordered], np.float32), np.array([each.error for each in ordered], np.float32),
    )  # fmt: skip
