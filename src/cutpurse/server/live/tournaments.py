"""Tournaments on this worker. Any worker may carry one on: the key of its log decides who was first."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from cutpurse.core.errors import CutpurseError
from cutpurse.core.message import msg
from cutpurse.server.live.arranged import open_once
from cutpurse.server.live.hub import Hub, LiveTable
from cutpurse.server.live.tasks import background
from cutpurse.server.storage.people import Person, new_id
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.storage.tournaments import MOST_RUNNING, TournamentLogs
from cutpurse.server.table import events as at_table
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table, new_secret
from cutpurse.server.table.tournament import Tournament, after
from cutpurse.server.table.tournament_events import AnyEvent, Opened, Plan, decode, encode

Decide: TypeAlias = Callable[[Tournament, float], list[AnyEvent]]

LOOK = 2.0  # seconds between two looks at what goes on
MOST_TRIES = 20  # against other workers
REMEMBERED = 200  # tournaments

log = logging.getLogger("cutpurse.server")


@dataclass
class Held:
    """A tournament in memory, as far as its log was read."""

    tournament: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Tournaments:
    """What people ask of tournaments, and what happens there by itself."""

    def __init__(self, store: Store, hub: Hub, opened: Callable[[LiveTable], Awaitable[None]]) -> None:
        self.logs = TournamentLogs(store)
        self._hub = hub
        self._opened = opened  # told of each new table
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._ends: dict[str, int] = {}  # of the logs of tables elsewhere, at the last look

    async def state(self, name: str) -> Tournament:
        """A tournament as it is now; refused if there is none."""
        held = self._held.get(name) or Held(Tournament(id=name))
        async with held.lock:
            for event in await self.logs.events_after(name, held.tournament.number):
                held.tournament.apply(decode(event))
        if not held.tournament.number:
            raise Refused("not_found", msg("no-such-tournament"))
        self._held[name] = held
        self._held.move_to_end(name)
        while len(self._held) > REMEMBERED:
            self._held.popitem(last=False)
        return held.tournament

    async def open(self, plan: Plan, who: Person) -> str:
        if await self.logs.count_open() >= MOST_RUNNING:
            raise Refused("too_many", msg("too-many-tournaments"))
        name, now = new_id(), time.time()
        opened = Opened(at=now, by=who.id, plan=plan, secret=new_secret())
        await self.logs.append(name, 0, [encode(opened)], "waiting", [who.id])
        return name

    async def do(self, name: str, decide: Decide) -> None:
        """Ask what follows, and write it; nothing is written twice, whatever other workers do."""
        for _ in range(MOST_TRIES):
            tournament = await self.state(name)
            number = tournament.number
            news = decide(tournament, time.time())
            if not news:
                return
            then = after(tournament, news)
            people = {then.host, *(entrant.person for entrant in then.entrants if entrant.person)}
            try:
                await self.logs.append(name, number, [encode(event) for event in news], then.phase, people)
            except Conflict:
                continue
            return
        raise Refused("busy", msg("table-too-busy"))

    async def begin(self, name: str, person: str, own_id: str) -> None:
        await self.do(name, lambda state, now: state.begin(person, own_id, new_id, now))
        await self._open_tables(await self.state(name))

    async def leave(self, name: str, person: str, own_id: str) -> None:
        """A bot takes the place, also at the table that is played."""
        await self.do(name, lambda state, now: state.leave(person, own_id, now))
        table = (await self.state(name)).table_of(person)
        if table:
            live = await self._hub.table(table)

            def rise(table: Table, now: float) -> list[at_table.AnyEvent]:
                return table.leave(person, now) if table.under_way and table.seat_of(person) is not None else []

            await live.do(rise)

    def finished(self, live: LiveTable) -> None:
        """A table of a tournament is over."""
        background(self._finished(live.id, live.table))

    async def _finished(self, table: str, at: Table) -> None:
        await self._report(table, at)
        await self._go_on(at.agreed.tournament)

    async def _report(self, name: str, table: Table) -> None:
        outcome = table.playing.outcome
        assert outcome is not None
        scores, ranks = tuple(outcome.scores), tuple(outcome.ranks)
        await self.do(table.agreed.tournament, lambda state, now: state.finish(name, scores, ranks, now))

    async def look_after_all(self) -> None:
        """Whatever a worker was about to do when it was killed is done by another one, or after the next start."""
        ends: dict[str, int] = {}
        for name in await self.logs.running():
            try:
                ends |= await self._look_after_tables(await self.state(name))
                await self._go_on(name)
            except CutpurseError as error:  # the others go on
                log.warning("a tournament is put off: %s", error)
        self._ends = ends

    async def _go_on(self, name: str) -> None:
        await self.do(name, lambda state, now: state.go_on(new_id, now))
        await self._open_tables(await self.state(name))

    async def _open_tables(self, tournament: Tournament) -> None:
        """All tables of the round that are not there yet."""
        waiting = [match for match in tournament.now_played if match.table not in self._hub.tables]
        there = await self.logs.ends_of(match.table for match in waiting) if waiting else {}
        for match in waiting:
            if match.table not in there:
                await self._opened(await open_once(self._hub, match.table, tournament.opening(match, time.time())))

    async def _look_after_tables(self, tournament: Tournament) -> dict[str, int]:
        """Tables go on by themselves where somebody has them in memory; those that stand still are taken in here.

        How far the logs of the tables elsewhere go.
        """
        matches = list(tournament.now_played)
        elsewhere = [match.table for match in matches if match.table not in self._hub.tables]
        ends = await self.logs.ends_of(elsewhere) if elsewhere else {}
        for match in matches:
            live = self._hub.tables.get(match.table)
            end = ends.get(match.table)
            if live is None and end is not None and self._ends.get(match.table) == end:
                live = await self._hub.table(match.table)
            if live and live.table.over:
                await self._report(live.id, live.table)
        return ends
