"""The levels that people choose from, and how each of them searches."""

from cutpurse.bots.search.plan import Budget, Plan
from cutpurse.bots.search.search import Search

HASTY = Plan(depth=0, worlds=0)
THOROUGH = Plan(race=0.25)
LEVELS = {
    "novice": (HASTY, Budget(iterations=1)),
    "casual": (HASTY, Budget(iterations=40)),
    "sharp": (Plan(), Budget(seconds=0.05)),
    "expert": (THOROUGH, Budget(seconds=0.3)),
}
ORACLE = "oracle"  # sees all cards: for measurement only
SEEING_ALL = (Plan(open=True), Budget(seconds=0.05))


def level(name: str, budget: Budget | None = None) -> Search:
    """The search of that level, or `oracle`, with its own budget or another."""
    plan, usual = SEEING_ALL if name == ORACLE else LEVELS[name]
    return Search(plan, budget or usual)
