"""The weights of a policy, and the file that they are kept in."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.bots.policy import network
from cutpurse.core.contract import MOST_ACTIONS
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

FILE = "policy.npz"  # in a game's folder
LARGEST = 1 << 20  # bytes of such a file

Floats: TypeAlias = npt.NDArray[np.float32]
Parts: TypeAlias = dict[str, Floats]


class WrongPolicy(CutpurseError):
    """A file holds no policy for a game as it is now."""


def layout_of(game: Game) -> str:
    """A short hash of all that the network is shown and chooses from."""
    told = [game.name, game.version, game.actions, game.observation, game.features]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def part_shapes(game: Game, hidden: int, second: int) -> dict[str, tuple[int, ...]]:
    """The matrices and vectors of the network, in the order they are kept."""
    return {
        "w1": (game.observation_size, hidden),
        "b1": (hidden,),
        "w2": (hidden, hidden),
        "wf": (1 + len(game.features), hidden),
        "embedding": (game.actions, hidden),
        "w3": (hidden, second),
        "b3": (second,),
        "w4": (second,),
        "v": (hidden,),
        "bv": (1,),
    }


def shape_of(game: Game, hidden: int, second: int) -> npt.NDArray[np.int64]:
    """What compiled code is told of a network: its sizes, and where each part begins."""
    shape = np.zeros(network.SHAPE, np.int64)
    inputs = 1 + len(game.features)
    shape[: network.SIZE] = game.observation_size, inputs, game.actions, hidden, second
    at = 0
    for place, size in enumerate(part_shapes(game, hidden, second).values()):
        shape[network.PARTS + place] = at
        at += int(np.prod(size))
    shape[network.SIZE] = at
    return shape


@dataclass(frozen=True, eq=False)
class Policy:
    """A network for a game."""

    game: Game
    hidden: int
    second: int
    parts: Parts

    @property
    def shape(self) -> npt.NDArray[np.int64]:
        return shape_of(self.game, self.hidden, self.second)

    def flat(self) -> Floats:
        """All weights in a row, as compiled code reads them."""
        names = part_shapes(self.game, self.hidden, self.second)
        return np.concatenate([self.parts[name].ravel() for name in names]).astype(np.float32)

    def write(self, file: Path) -> None:
        """Keep it in a file, with half the digits."""
        told = json.dumps({"layout": layout_of(self.game), "hidden": self.hidden, "second": self.second})
        halves = {name: part.astype(np.float16) for name, part in self.parts.items()}
        np.savez_compressed(file, about=np.array(told), **halves)  # type: ignore[arg-type]

    @staticmethod
    def read(game: Game, file: Any) -> "Policy":
        """What a file holds; WrongPolicy if it is not for this game as it is now."""
        parts, about = read_parts(game, file)
        hidden, second, layout = about["hidden"], about["second"], about["layout"]
        if layout != layout_of(game):
            raise WrongPolicy(f"the policy of {game.title} was trained for other rules, observations or features")
        if {name: part.shape for name, part in parts.items()} != part_shapes(game, hidden, second):
            raise WrongPolicy(f"the policy of {game.title} has parts of another size")
        if not all(np.isfinite(part).all() for part in parts.values()):
            raise WrongPolicy(f"the policy of {game.title} has weights that are no numbers")
        return Policy(game, hidden, second, parts)


def read_parts(game: Game, file: Any) -> tuple[Parts, dict[str, Any]]:
    """What a file of weights holds, for whatever layout, and what it says of itself."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            told = json.loads(str(kept["about"]))
            parts = {name: kept[name].astype(np.float32) for name in kept.files if name != "about"}
            about = {"hidden": int(told["hidden"]), "second": int(told["second"]), "layout": told["layout"]}
    except Exception as error:  # of files, archives, arrays and JSON: a damaged byte may raise any
        raise WrongPolicy(f"the policy of {game.title} can't be read ({type(error).__name__})") from None
    return parts, about


class Room:
    """What compiled code writes into while it decides. Each thread needs its own."""

    def __init__(self, policy: Policy) -> None:
        shape = policy.shape
        self.net = policy.flat()
        self.shape = shape
        self.observation = np.zeros(shape[network.OBSERVATION], np.uint8)
        self.inputs = np.zeros(MOST_ACTIONS * shape[network.INPUTS], np.int8)
        self.actions = np.zeros(MOST_ACTIONS, np.int64)
        self.work = work_room(shape)
        self.scores = np.zeros(MOST_ACTIONS)


def work_room(shape: npt.NDArray[np.int64]) -> Floats:
    """Room for the layers, and before them for the inputs of an action."""
    layers = 3 * shape[network.HIDDEN] + shape[network.SECOND]
    return np.zeros(max(layers, shape[network.INPUTS]), np.float32)
