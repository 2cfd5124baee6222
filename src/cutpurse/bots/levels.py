"""The levels that people choose from, and how each of them searches.

Budgets are in iterations, so that a level plays the same on every machine. The seconds are what a move may take at
most, on a machine that is very slow or has other things to do.
"""

from cutpurse.bots.search.search import Search
from cutpurse.bots.search.settings import Budget, Settings

HASTY = Settings(depth=0, stored_worlds=0)
THOROUGH = Settings(halving_share=0.25)
CLEAR = 5.0  # standard errors
LEVELS = {  # that search, from the gentlest
    "casual": (HASTY, Budget(iterations=12, seconds=0.5)),
    "sharp": (Settings(), Budget(iterations=300, seconds=0.5, clear=CLEAR)),
    "expert": (THOROUGH, Budget(iterations=20_000, seconds=2.0, clear=CLEAR)),
}
ORACLE = "oracle"  # sees all cards: for measurement only
SEEING_ALL = (Settings(sees_all=True), Budget(iterations=4_000, clear=CLEAR))


def level(name: str, budget: Budget | None = None) -> Search:
    """The search of that level, or `oracle`, with its own budget or another."""
    settings, usual = SEEING_ALL if name == ORACLE else LEVELS[name]
    return Search(settings, budget or usual)


def cheaper(name: str) -> str | None:
    """The level below, if that searches, too."""
    names = list(LEVELS)
    at = names.index(name)
    return names[at - 1] if at else None
