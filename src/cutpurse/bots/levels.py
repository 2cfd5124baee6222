"""The levels that people choose from, and how each of them searches."""

from cutpurse.bots.search.search import Search
from cutpurse.bots.search.settings import Budget, Settings

HASTY = Settings(depth=0, stored_worlds=0)
THOROUGH = Settings(halving_share=0.25)
LEVELS = {
    "novice": (HASTY, Budget(iterations=1)),
    "casual": (HASTY, Budget(iterations=40)),
    "sharp": (Settings(), Budget(seconds=0.05)),
    "expert": (THOROUGH, Budget(seconds=0.3)),
}
ORACLE = "oracle"  # sees all cards: for measurement only
SEEING_ALL = (Settings(sees_all=True), Budget(seconds=0.05))


def level(name: str, budget: Budget | None = None) -> Search:
    """The search of that level, or `oracle`, with its own budget or another."""
    settings, usual = SEEING_ALL if name == ORACLE else LEVELS[name]
    return Search(settings, budget or usual)
