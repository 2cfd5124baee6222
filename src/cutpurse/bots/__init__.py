"""Players that are not people: each chooses an action for the seat on turn, from what that seat may know.

A bot is named by a text: `greedy`, `expert`, or a level with a budget of its own, `sharp@1000` (iterations),
`sharp@20ms`, `sharp@1.5s`.
"""

import re
from collections.abc import Sequence
from functools import cache

from cutpurse.bots.levels import LEVELS, level
from cutpurse.bots.position import Bot, Luck, Position
from cutpurse.bots.search.plan import Budget
from cutpurse.bots.simple import GreedyBot, RandomBot
from cutpurse.core import loop
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match

__all__ = ["KINDS", "NAMES", "ORACLE", "Bot", "Position", "choose", "line_up", "make", "read_budget"]

NAMES = ("random", "greedy", *LEVELS)  # who may sit at a table
ORACLE = "oracle"  # sees all cards: for measurement only
KINDS = {"random": loop.RANDOM, "greedy": loop.GREEDY}  # what compiled loops call them


def make(name: str) -> Bot:
    """The bot that a text names; it may be `oracle`, too, who may not sit at a table."""
    word, at, budget = name.partition("@")
    if word in (*LEVELS, ORACLE):
        return level(word, read_budget(budget) if at else None)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise CutpurseError(f"there is no bot {name!s:.60}; there are {', '.join(NAMES)}")


def read_budget(text: str) -> Budget:
    """1000 (iterations), 20ms, 1.5s."""
    found = re.fullmatch(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)(ms|s)", text, re.ASCII)
    if not found:
        raise CutpurseError(f"“{text!s:.20}” is not a budget; budgets look like 1000 (iterations), 20ms, 1.5s")
    iterations, number, unit = found.groups()
    if iterations:
        return Budget(iterations=int(iterations))
    return Budget(seconds=float(number) / (1000 if unit == "ms" else 1))


@cache
def _seated(name: str) -> Bot:
    return make(name)


def choose(name: str, match: Match, rng: Luck) -> int:
    """The action that the bot of that name takes for the seat on turn; `rng` is a fast generator."""
    return _seated(name).choose(Position.of(match, rng))


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named fills the seats that are left."""
    for name in names:
        if name.partition("@")[0] == ORACLE:
            raise CutpurseError("the oracle sees all cards and can't sit at a table; `cutpurse arena` measures it")
        make(name)
    if not 1 <= len(names) <= seats:
        raise CutpurseError(f"name one to {seats} bots, not {len(names)}")
    return [*names, *[names[-1]] * (seats - len(names))]
