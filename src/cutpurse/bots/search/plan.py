"""How a search goes about it, and how long it may take."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cutpurse.bots.search import playouts
from cutpurse.core.chance import WORD


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How long to think: so many iterations, or so many seconds. An iteration is one playout."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.iterations}" if self.iterations else f"{self.seconds * 1000:g}ms"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a search goes about it; docs/bots.md tells what each of these gave."""

    guided: float = 1.0  # how often a seat follows the greedy rules in a playout, else its luck
    tails: int = 4  # how often what follows the next deal is played, at random
    win: float = 0.6  # the weight of winning; the rest is for points
    depth: int = 1  # own choices after the first that the tree weighs, unless the game says less
    explore: float = 0.4  # how much it looks at what it has seldom tried
    widen: float = 1.0  # how soon it tries more than what the greedy rules suggest
    prior: float = 0.3  # how much it trusts what the greedy rules suggest
    doubt: float = 1.0  # standard errors by which an action must beat the greedy one to be chosen
    suppose: bool = True  # looks at likely worlds more often, where the game says which are
    worlds: int = 2048  # kept at most, to weigh them by what the others have done; 0: every one is drawn anew
    surprise: float = 0.35  # how much less likely a world is for each thing done there that the greedy rules would not
    race: float = 1.0  # the part of the budget for the race; with what is left the best are compared in a final
    finalists: int = 3  # at most
    near: float = 0.1  # by how much a finalist may be worse than the best
    ahead: int = 3  # choices after a finalist's that seats make who look ahead
    glances: int = 8  # worlds that such a seat looks at
    margin: float = 0.05  # by how much an action must be better than the greedy one for such a seat
    room: int = 50  # worlds that there must be time for, or else the race goes on
    trust: float = 100.0  # worlds of the final that the race counts for
    doubt_after: float = 0.3  # the standard errors, after a final
    open: bool = False  # looks at the true cards: the oracle
    nodes: int = 1 << 13  # of the tree, 24 bytes each
    threads: int = 1

    def settings(self, span: float, lookahead: int = playouts.MOST_DEPTH) -> npt.NDArray[np.float64]:
        """The same as compiled code reads it; `span` is by how much scores differ at the end."""
        numbers = np.zeros(playouts.SETTINGS)
        numbers[playouts.GUIDED] = self.guided * (WORD + 1)
        numbers[playouts.TAILS] = self.tails
        numbers[playouts.WIN] = self.win
        numbers[playouts.SPAN] = max(1.0, span)
        numbers[playouts.DEPTH] = min(self.depth, lookahead)
        numbers[playouts.EXPLORE] = self.explore
        numbers[playouts.WIDEN] = self.widen
        numbers[playouts.PRIOR] = self.prior
        numbers[playouts.OPEN] = self.open
        numbers[playouts.SUPPOSE] = self.suppose
        numbers[playouts.AHEAD] = self.ahead
        numbers[playouts.GLANCES] = self.glances
        numbers[playouts.MARGIN] = self.margin
        return numbers
