"""Where bots think for this worker: in its own processes, or in a pool elsewhere when those have too much to do."""

import asyncio
import logging

from cutpurse import games
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.thinker import Task, pack, read_answer, sources_of
from cutpurse.server.live.fair_queue import HINT, MOVE, REVIEW
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.pool import Pool, TooLate
from cutpurse.server.storage.thoughts import Asking
from cutpurse.server.table.refusals import Refused

KINDS = {MOVE: "move", HINT: "hint", REVIEW: "review"}

log = logging.getLogger("cutpurse.server")


class Thinking:
    """Hands positions to whoever has time to think about them."""

    def __init__(self, pool: Pool, elsewhere: Asking, metrics: Metrics) -> None:
        self._pool = pool
        self._elsewhere = elsewhere
        self._metrics = metrics

    async def search(
        self, position: Position, level: str, budget: Budget, *, key: str, urgency: int, within: float
    ) -> SearchResult:
        """What a search of that level finds; TooLate if it would take more than so many seconds.

        `key` is the table, or the match that is reviewed: they take turns.
        """
        task = Task.of(position, level, budget)
        if self._pool.share(urgency) < 1 and self._elsewhere.pools:
            self._metrics.thoughts.labels(KINDS[urgency], "elsewhere").inc()
            return await self._ask_elsewhere(task, urgency, within)
        self._metrics.thoughts.labels(KINDS[urgency], "here").inc()
        return await self._pool.ask(task, key=key, urgency=urgency, within=within)

    async def _ask_elsewhere(self, task: Task, urgency: int, within: float) -> SearchResult:
        sources = await asyncio.to_thread(sources_of, games.load(task.game))
        try:
            answer = read_answer(await self._elsewhere.ask(pack(task), sources, urgency, within))
        except Refused:  # the database is gone for a moment
            raise TooLate("late") from None
        except TimeoutError:
            raise TooLate("late") from None
        if answer.found is None:
            log.error("a bot could not think elsewhere", extra={"why": answer.error})
            raise TooLate("failed")
        return answer.found
