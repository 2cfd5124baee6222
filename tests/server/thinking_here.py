"""In place of the processes that think: a short look, in this one."""

import threading
from typing import Any

from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.server.live.thinking import Thinking


class ThinkingHere(Thinking):
    """Each action is looked at once, so that what is thought anew differs."""

    def __init__(self) -> None:
        self.searches = 0

    async def search(self, position: Position, level: str, budget: Budget, **_: Any) -> SearchResult:
        self.searches += 1
        return look(position)


def look(position: Position) -> SearchResult:
    stop = threading.Event()
    stop.set()
    return level("expert").think(position, stop)
