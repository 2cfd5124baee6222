"""The deal of the day on this worker: begun once by each person, compared by those who have played it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from cutpurse import games
from cutpurse.core.fair import commitment
from cutpurse.core.message import Plain, msg
from cutpurse.server.live.arranged import open_once
from cutpurse.server.live.hub import Hub, LiveTable
from cutpurse.server.live.tasks import background
from cutpurse.server.storage.daily import DailyPlays, Play
from cutpurse.server.storage.people import Person
from cutpurse.server.storage.store import Store
from cutpurse.server.table.daily import (
    SEAT,
    Comparison,
    after,
    compare,
    day_of,
    end_of,
    featured,
    opening,
    seed_for,
    settings_for,
)
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

AGAIN = 2.0  # seconds until a result is written again that could not be

log = logging.getLogger("cutpurse.server")


class MyDaily(Plain, frozen=True, kw_only=True):
    """Where one plays, or has played, a day's deal, and how it ended."""

    table: str
    over: bool
    score: int | None = None
    rank: int | None = None  # among the bots
    counts: bool = False  # it was over before the day was


class DailyGame(Plain, frozen=True, kw_only=True):
    """Today's deal of one game."""

    game: str
    commitment: str  # the hash of its seed
    tomorrow: str  # and of tomorrow's
    players: int  # who have played it to its end
    mine: MyDaily | None = None


class Today(Plain, frozen=True, kw_only=True):
    """The deals of this day, and when it ends."""

    day: str
    ends: float
    featured: str
    games: tuple[DailyGame, ...]


class DailyResults(Plain, frozen=True, kw_only=True):
    """A day's deal, for those who have played it, and for everybody when the day is over."""

    day: str
    game: str
    over: bool  # the day is
    commitment: str
    seed: str = ""  # in hexadecimal digits, when the day is over
    mine: MyDaily | None = None
    results: Comparison


class Daily:
    """What people ask about the deal of the day."""

    def __init__(self, store: Store, hub: Hub, table_now: Callable[[str], Awaitable[Table]]) -> None:
        self.plays = DailyPlays(store)
        self.now = time.time
        self._hub = hub
        self._table_now = table_now

    async def today(self, person: str) -> Today:
        """All games of today."""
        day = day_of(self.now())
        names = games.names()
        secret, players = await self.plays.secret(), await self.plays.players(day)
        mine = {play.game: play for play in await self.plays.of(person, day)} if person else {}
        return Today(
            day=day,
            ends=end_of(day),
            featured=featured(day, names),
            games=tuple(
                DailyGame(
                    game=game,
                    commitment=commitment(seed_for(secret, day, game)),
                    tomorrow=commitment(seed_for(secret, after(day).isoformat(), game)),
                    players=players.get(game, 0),
                    mine=my_daily(mine.get(game)),
                )
                for game in names
            ),
        )

    async def start(self, game: str, who: Person, pace: float) -> LiveTable:
        """The table where somebody plays today's deal: opened if it is not there yet."""
        day, secret = day_of(self.now()), await self.plays.secret()
        settings = settings_for(games.load(game), day, pace)
        play = await self.plays.claim(day, game, who.id)

        try:
            return await self._hub.table(play.table)
        except Refused as refused:
            if refused.code != "not_found":
                raise
        news = opening(settings, secret, who.id, who.name, time.time())
        return await open_once(self._hub, play.table, news)

    async def results(self, day: str, game: str, person: str) -> DailyResults:
        """How everybody has played a day's deal; refused while it could still be played by who asks."""
        if day > day_of(self.now()):
            raise Refused("not_found", msg("no-such-day", day=day))
        over = end_of(day) <= self.now()
        mine = await self.plays.find(day, game, person) if person else None
        if not over and not (mine and mine.over):
            raise Refused("not_now", msg("daily-after-yours"))
        seed = seed_for(await self.plays.secret(), day, game)
        return DailyResults(
            day=day,
            game=game,
            over=over,
            commitment=commitment(seed),
            seed=seed.hex() if over else "",
            mine=my_daily(mine),
            results=compare(games.load(game), await self.plays.finished(day, game), person),
        )

    async def may_compare(self, table: Table, person: str) -> bool:
        """Whether somebody may see how another has played: after the own match, or after the day."""
        settings = table.agreed
        if end_of(settings.daily) <= self.now():
            return True
        mine = await self.plays.find(settings.daily, settings.game, person) if person else None
        return mine is not None and mine.over

    def is_public(self, table: Table) -> bool:
        """Whether everybody may know the seed of a table's deal."""
        return end_of(table.agreed.daily) <= self.now()

    def book(self, name: str, table: Table) -> None:
        """A match is over: keep how, as soon as the database takes it."""
        background(self._book(name, table))

    async def _book(self, name: str, table: Table) -> None:
        outcome = table.playing.outcome
        assert outcome is not None
        score, rank, ended = outcome.scores[SEAT], outcome.ranks[SEAT], table.times[-1]
        while True:
            try:
                await self.plays.book(name, score, rank, ended)
                return
            except Refused:  # the database is gone for a moment
                await asyncio.sleep(AGAIN)

    async def catch_up(self) -> None:
        """Draw the secret if there is none, and keep the results of matches that were over when a worker was killed."""
        await self.plays.secret()  # at the start: whoever looks at a deal changes nothing
        yesterday = day_of(self.now() - 86_400)
        for name in await self.plays.unfinished(yesterday):
            try:
                table = await self._table_now(name)
            except Refused:
                continue
            if table.over:
                await self._book(name, table)


def my_daily(play: Play | None) -> MyDaily | None:
    if play is None:
        return None
    return MyDaily(table=play.table, over=play.over, score=play.score, rank=play.rank, counts=play.counts)
