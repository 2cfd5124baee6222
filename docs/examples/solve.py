"""CFR+ on a game that options have cut down, and how far from an equilibrium it is: `python docs/examples/solve.py`.

Dirty Money with three players, one round, two cards and a cleaner each; chance chooses one of four deals.
"""

from collections.abc import Iterator

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import cutpurse.envs.openspiel  # noqa: F401  # registers the games

DECK = """
Jewels 1 3 1
Jewels 2 2 0
Jewels 3 1 0
Junk 1   1 1
Junk 2   0 1
Junk 3   2 2
"""


def solve(deck: str, deals: int, iterations: int) -> Iterator[float]:
    """After each iteration NashConv: what all could win together if each answered the others' strategies best."""
    game = pyspiel.load_game("cutpurse_dirty_money", {"players": 3, "rounds": 1, "deck": deck, "deals": deals})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
        yield exploitability.nash_conv(game, solver.average_policy())


if __name__ == "__main__":
    for number, distance in enumerate(solve(DECK, deals=4, iterations=12), 1):
        print(f"{number:>3}  {distance:.4f}")
