"""Who plays when no person does: bots in their seats, bots for those who are gone, and the clock.

Each worker looks after the tables that are watched there. What it does is written like everything else, so a bot's turn
is played once, whatever other workers do: the log decides. Whoever wrote the last event goes first, the others wait a
moment.
"""

import asyncio
import heapq
import secrets
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress

from cutpurse.bots import is_search, make
from cutpurse.bots.explain import Explanation, explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Bot, Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.message import msg
from cutpurse.server.live.games import Games
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.tasks import background
from cutpurse.server.storage.presence import Presence
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import SIMPLE, STAND_IN, Table

ADVISER, ADVICE = "expert", Budget(seconds=0.3)  # for hints
GRACE = 0.25  # seconds that a move may be under way when the time is up
HANDOVER = 1.5  # seconds that the worker who wrote last has before others take its place
MOST_STALE = 1000  # times that no longer hold, beside those that do
AGAIN = 1.0  # seconds until something is tried again that the database refused


class Driver:
    """Knows when something must happen at a table by itself, and lets it happen."""

    def __init__(self, presence: Presence, games: Games, thinkers: int) -> None:
        self._presence = presence
        self._games = games
        self._thinkers: Executor = ThreadPoolExecutor(thinkers, "bot")
        self._due: dict[str, tuple[float, LiveTable]] = {}  # by table, when to look at it
        self._heap: list[tuple[float, str]] = []  # the same in order of time, and what was due before something changed
        self._wake = asyncio.Event()
        self._bots: dict[str, Bot] = {}

    def poke(self, live: LiveTable, when: float | None = None) -> None:
        """Something has changed at a table: work out anew when to look at it."""
        due = self.due(live) if when is None else when
        if due is None:
            self._due.pop(live.id, None)
            return
        if live.id not in self._due or self._due[live.id][0] != due:
            heapq.heappush(self._heap, (due, live.id))
        self._due[live.id] = (due, live)
        if len(self._heap) > 2 * len(self._due) + MOST_STALE:
            self._heap = sorted((due, name) for name, (due, _) in self._due.items())
        if self._heap[0][0] == due:
            self._wake.set()

    def due(self, live: LiveTable) -> float | None:
        """When something must happen by itself, if nothing happens before."""
        table = live.table
        if not table.under_way:
            return None
        handover = 0.0 if live.mine else HANDOVER
        if table.bot_to_move() is not None:
            waited_for = live.watched or table.agreed.clock.runs
            return table.turn_since + table.agreed.pace + handover if waited_for else None
        times = [table.deadline(), self._patience_ends(live)]
        return min((when + GRACE + handover for when in times if when is not None), default=None)

    def _patience_ends(self, live: LiveTable) -> float | None:
        """When a bot steps in for the person on turn: if that person is gone, and others wait."""
        table = live.table
        person = table.chairs[table.playing.turn or 0].person
        if live.present(person) or not live.persons:
            return None
        return max(table.turn_since, live.gone.get(person, 0.0)) + table.agreed.patience

    async def run(self) -> None:
        """Look after all tables, until cancelled."""
        while True:
            self._wake.clear()
            while self._heap and self._heap[0][0] <= time.time():
                due, name = heapq.heappop(self._heap)
                if name in self._due and self._due[name][0] == due:
                    background(self._look_after(self._due.pop(name)[1]))
            wait = self._heap[0][0] - time.time() if self._heap else None
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)

    def close(self) -> None:
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    async def _look_after(self, live: LiveTable) -> None:
        try:
            await self._act(live)
        except Refused:  # the database is gone for a moment
            self.poke(live, time.time() + AGAIN)

    async def _act(self, live: LiveTable) -> None:
        table, now = live.table, time.time()
        if not table.under_way:
            return
        deadline, patience = table.deadline(), self._patience_ends(live)
        if table.bot_to_move() is not None:
            await self._move(live, "bot")
        elif deadline is not None and deadline <= now:
            await self._move(live, "clock")
        elif patience is not None and patience <= now:
            await self._step_in(live)
        if live.id not in self._due:
            self.poke(live)

    async def _step_in(self, live: LiveTable) -> None:
        seat = live.table.playing.turn
        assert seat is not None
        if await self._presence.elsewhere(live.id, live.table.chairs[seat].person):
            self.poke(live, time.time() + live.table.agreed.patience)
        else:
            await live.do(lambda table, now: table.step_in(seat, now) if table.playing.turn == seat else [])

    async def _move(self, live: LiveTable, by: str) -> None:
        """Let a bot choose, and play that if it is still its turn then. A search that is not compiled yet is simple."""
        table = live.table
        match, number = table.playing, table.number
        seat = match.turn
        assert seat is not None
        own = table.chairs[seat].bot if by == "bot" and not table.chairs[seat].person else ""
        name = own or STAND_IN
        if is_search(name) and not await self._games.can_search(match.game.name):
            name, by = SIMPLE, "simple" if by == "bot" else by
        action = await self._choose(name, Position.of(match, fast_rng(secrets.randbits(63))))

        def play(table: Table, now: float) -> list[AnyEvent]:
            if table.number != number:
                return []
            late = table.step_in(seat, now) if by == "clock" else []  # nobody waits a second time
            return [*late, events.Moved(at=now, seat=seat, action=action, by=by)]

        await live.do(play)

    async def advise(self, table: Table, seat: int | None) -> Explanation:
        """What a strong bot thinks of a seat's choices."""
        if not table.agreed.hints:
            raise Refused("not_now", msg("no-hints"))
        if seat is None or table.playing.turn != seat:
            raise Refused("not_your_turn", msg("hints-on-turn"))
        await self._games.check_search(table.agreed.game)
        position = Position.of(table.playing, fast_rng(secrets.randbits(63)))

        def think() -> Explanation:
            return explain(level(ADVISER, ADVICE).think(position), position)

        return await asyncio.get_running_loop().run_in_executor(self._thinkers, think)

    async def _choose(self, name: str, position: Position) -> int:
        """What a bot chooses. No bot keeps anything from one choice to the next, so one of each kind is enough."""
        bot = self._bots.get(name)
        if bot is None:
            bot = self._bots[name] = make(name)
        if not is_search(name):
            return bot.choose(position)
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, bot.choose, position)
