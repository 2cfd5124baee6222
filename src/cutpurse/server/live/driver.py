"""Who plays when no person does: bots in their seats, bots for those who are gone, and the clock.

Each worker looks after the tables that are watched there. What it does is written like everything else, so a bot's turn
is played once, whatever other workers do: the log decides. Whoever wrote the last event goes first, the others wait a
moment.
"""

import asyncio
import heapq
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from cutpurse.bots import Bot, is_search, make, needs_compiled
from cutpurse.bots.calibration import opponents
from cutpurse.bots.explain import Explanation, explain
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.server.live.fair_queue import HINT, MOVE
from cutpurse.server.live.games import Games
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.pool import TooLate
from cutpurse.server.live.tasks import background
from cutpurse.server.live.thinking import Thinking
from cutpurse.server.storage.presence import Presence
from cutpurse.server.table import events
from cutpurse.server.table.daily import luck_of_bot
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import SIMPLE, STAND_IN
from cutpurse.server.table.table import Table
from cutpurse.server.table.together import goes_on

ADVISER, ADVICE = "expert", Budget(seconds=0.3)  # for hints
MOST_PATIENT = 10.0  # seconds that somebody waits for a hint
AHEAD = 0.4  # seconds that a bot begins to think before its move is due
LATE = 1.0  # seconds that a move of a bot may be late
GRACE = 0.25  # seconds that a move may be under way when the time is up
HANDOVER = 1.5  # seconds that the worker who wrote last has before others take its place
MOST_STALE = 1000  # times that no longer hold, beside those that do
AGAIN = 1.0  # seconds until something is tried again that the database refused


any_number = partial(secrets.randbits, 63)


class Due(NamedTuple):
    """Something that must happen at a seat by itself."""

    when: float  # to begin with it
    seat: int
    by: str  # "bot", "clock", or "patience": a bot is to step in
    shown: float  # when it may be seen: a bot thinks ahead, and time must not tell for how long


class Driver:
    """Knows when something must happen at a table by itself, and lets it happen."""

    def __init__(self, presence: Presence, games: Games, thinking: Thinking, metrics: Metrics) -> None:
        self._presence = presence
        self._games = games
        self._thinking = thinking
        self._metrics = metrics
        self._due: dict[str, tuple[float, LiveTable]] = {}  # by table, when to look at it
        self._heap: list[tuple[float, str]] = []  # the same in order of time, and what was due before something changed
        self._busy: set[str] = set()  # tables that are being looked after
        self._wake = asyncio.Event()
        self._bots: dict[tuple[str, str], Bot] = {}  # that don't search, by name and game

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
        first = self._first(live)
        return first.when if first else None

    def _first(self, live: LiveTable) -> Due | None:
        """What must happen first, of all seats that may act."""
        table = live.table
        if not table.under_way:
            return None
        handover = 0.0 if live.mine else HANDOVER
        found = [due for seat in table.open_seats for due in self._dues(live, seat)]
        first = min(found, default=None)
        return first and first._replace(when=first.when + handover, shown=first.shown + handover)

    def _dues(self, live: LiveTable, seat: int) -> list[Due]:
        table = live.table
        chair = table.chairs[seat]
        if chair.person and not chair.away and not table.agreed.clock.runs and live.present(chair.person):
            return []  # nearly always
        if table.chairs[seat].played_by_bot:
            if not live.watched and not table.agreed.clock.runs:  # nobody waits for it
                return []
            shown = table.turn_since + table.agreed.pace
            ahead = 0.0 if table.together else AHEAD  # where others choose, too, their clocks must be looked at
            return [Due(max(table.turn_since, shown - ahead), seat, "bot", shown)]
        times = {"clock": table.deadline(seat), "patience": self._patience_ends(live, seat)}
        return [Due(when + GRACE, seat, by, when + GRACE) for by, when in times.items() if when is not None]

    def _patience_ends(self, live: LiveTable, seat: int) -> float | None:
        """When a bot steps in for a person who may act: if that person is gone, and others wait."""
        table = live.table
        person = table.chairs[seat].person
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

    async def _look_after(self, live: LiveTable) -> None:
        if live.id in self._busy:  # somebody has acted while a bot thinks: it looks again when it has chosen
            return
        self._busy.add(live.id)
        try:
            await self._act(live)
        except Exception as error:  # the table must not stand still
            self.poke(live, time.time() + AGAIN)
            if not isinstance(error, Refused):  # the database is gone for a moment
                raise
        finally:
            self._busy.discard(live.id)
        if live.id not in self._due:
            self.poke(live)

    async def _act(self, live: LiveTable) -> None:
        first = self._first(live)
        if first and first.when <= time.time():
            if first.by == "patience":
                await self._step_in(live, first.seat)
            else:
                await self._move(live, first.seat, first.by, first.shown)

    async def _step_in(self, live: LiveTable, seat: int) -> None:
        person = live.table.chairs[seat].person
        if await self._presence.elsewhere(live.id, person):
            live.gone[person] = time.time()  # not yet: look again later
        else:
            await live.do(lambda table, now: table.step_in(seat, now) if seat in table.open_seats else [])

    async def _move(self, live: LiveTable, seat: int, by: str, shown: float) -> None:
        """Let a bot choose, and play that if it is still asked the same. What is not compiled is simple."""
        table = live.table
        question, chair = table.question_id(seat), table.chairs[seat]
        match, together = table.question(seat).fork(), table.together is not None
        name = (chair.bot if by == "bot" and not chair.person else "") or STAND_IN
        again = "bot"  # who makes the rest of a choice
        if needs_compiled(name) and not await self._games.can_search(table.agreed.game):
            name, by, again = SIMPLE, "simple" if by == "bot" else by, "simple"
        draw = partial(luck_of_bot, match) if table.agreed.daily else any_number
        actions = [await self._choose(name, match, live.id, shown, draw)]
        while together and goes_on(match, seat, actions[-1]):  # all of it at once, for time would tell
            actions.append(await self._choose(name, match, live.id, shown, draw))
        await asyncio.sleep(max(0.0, shown - time.time()))

        def play(table: Table, now: float) -> list[AnyEvent]:
            changed = seat not in table.open_seats or table.question_id(seat) != question
            if changed or table.chairs[seat].played_by_bot != (by != "clock"):
                return []
            late = table.step_in(seat, now) if by == "clock" else []  # nobody waits a second time
            first, *more = actions
            played = [events.Moved(at=now, seat=seat, action=action, by=again) for action in more]
            return [*late, events.Moved(at=now, seat=seat, action=first, by=by), *played]

        await live.do(play)

    async def advise(self, table: Table, seat: int | None, key: str) -> Explanation:
        """What a strong bot thinks of a seat's choices."""
        if not table.agreed.hints:
            raise Refused("not_now", msg("no-hints"))
        if seat is None or seat not in table.open_seats:
            raise Refused("not_your_turn", msg("hints-on-turn"))
        match = table.question(seat).fork()
        against = opponents([chair.bot if chair.played_by_bot else chair.person for chair in table.chairs], seat)
        await self._games.check_search(table.agreed.game)
        position = Position.of(match, fast_rng(secrets.randbits(63)))
        try:
            found = await self._thinking.search(position, ADVISER, ADVICE, key=key, urgency=HINT, within=MOST_PATIENT)
        except TooLate:
            raise Refused("too_many", msg("too-many-hints-wanted")) from None
        return await asyncio.to_thread(explain, found, position, against)

    async def _choose(
        self, name: str, match: Match, key: str, shown: float, draw: Callable[[], int] = any_number
    ) -> int:
        """What a bot chooses. If nobody can think about it in time, it follows the greedy rules."""
        position = Position.of(match, fast_rng(draw()))
        if len(position.legal) == 1:
            return position.legal[0]
        if not is_search(name):
            return self._bot(name, match.game.name).choose(position)
        within = max(0.0, shown - time.time()) + LATE
        try:
            budget = LEVELS[name][1]
            found = await self._thinking.search(position, name, budget, key=key, urgency=MOVE, within=within)
        except TooLate as late:
            self._metrics.cheaper.labels(str(late)).inc()
            return make(SIMPLE).choose(position)
        return found.chosen

    def _bot(self, name: str, game: str) -> Bot:
        """A bot that does not search. It is kept, for the learned policy of a game takes longer to load than to ask."""
        key = name, game
        if key not in self._bots:
            self._bots[key] = make(name)
        return self._bots[key]
