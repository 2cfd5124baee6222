"""How a search works, and how long it may take."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How long to think: so many iterations, or so many seconds. An iteration is one playout.

    With both, iterations decide and the seconds are a limit: a search that reaches it ends there, and says so.
    """

    iterations: int = 0
    seconds: float = 0.0
    clear: float = 0.0  # a search ends early if one action leads by so many standard errors; 0: it never does

    def __str__(self) -> str:
        return f"{self.iterations}" if self.iterations else f"{self.seconds * 1000:g}ms"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a search works; docs/bots.md has the formulas, and what each setting gave."""

    greedy_rate: float = 1.0  # how often a playout follows the greedy rules; else a random action
    deal_playouts: int = 4  # random playouts of what follows a new deal, where the game has no outlook
    win_weight: float = 0.6  # of the win share in the value; the rest is for the lead in points
    depth: int = 1  # own choices after the first that are in the tree, unless the game says fewer
    exploration: float = 0.4  # the constant of UCB
    widening: float = 1.0  # how soon a node gets another child
    greedy_prior: float = 0.3  # bonus of the greedy action in a node
    min_advantage: float = 1.0  # standard errors by which an action must beat the greedy one to be chosen
    likely_worlds: bool = True  # draws worlds by `suppose`, not `redeal`
    stored_worlds: int = 2048  # at most, to weight them by what the others did; 0: every world is drawn anew
    surprise_weight: float = 0.35  # of a world, for each action in it that the greedy rules would not have taken
    halving_share: float = 1.0  # of the budget, for sequential halving; the rest is for the final
    finalists: int = 3  # at most
    final_gap: float = 0.1  # by how much a finalist's value may be below the best
    final_min_worlds: int = 50  # that there must be time for, or else halving goes on
    final_min_advantage: float = 0.3  # `min_advantage` after a final
    halving_weight: float = 100.0  # of the values before the final, in worlds of the final
    nested_choices: int = 3  # choices after a finalist that are made by a nested search
    nested_worlds: int = 8  # that a nested search looks at
    nested_margin: float = 0.05  # by how much an action must beat the greedy one in a nested search
    sees_all: bool = False  # searches the true state: the oracle
    nodes: int = 1 << 13  # of the tree, 24 bytes each
    threads: int = 1
