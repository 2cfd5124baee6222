"""The deal of the day: the same cards, the same seat and the same bots for everybody.

No clock and no database here: which deal it is, how a table with it is opened, and how results are compared.
"""

import hmac
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from cutpurse import games
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Plain, msg
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Given, Settings
from cutpurse.server.table.refusals import Refused

LABEL = "cutpurse day 1"
SEAT = 0  # of everybody
BOT = "greedy"  # does not search: the same play meets the same answers, however busy the server is
PACE = 0.5
MOST_SHOWN = 100  # results


def day_of(now: float) -> str:
    """The day, which is the same everywhere: it begins and ends at midnight UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    return datetime.combine(after(day), datetime.min.time(), UTC).timestamp()


def after(day: str) -> date:
    return date.fromisoformat(day) + timedelta(days=1)


def check_day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("not_found", msg("no-such-day", day=f"{text:.10}")) from None


def featured(day: str, names: Sequence[str]) -> str:
    """The game that is shown first; all take turns."""
    return names[date.fromisoformat(day).toordinal() % len(names)]


def seed_for(secret: bytes, day: str, game: str) -> bytes:
    """The seed of a day's deal. Nobody can work it out without the server's secret, whatever other days they know."""
    return hmac.digest(secret, f"{LABEL} {day} {game}".encode(), "sha256")


def settings_for(game: Game, day: str, pace: float = PACE) -> Settings:
    """The usual game with the usual options."""
    seats = game.check_seats(None)
    return Settings(
        game=game.name,
        seats=seats,
        options=game.write_options(game.complete_options({}, seats)),
        bots=tuple("" if seat == SEAT else BOT for seat in range(seats)),
        pace=pace,
        hints=False,
        given=True,
        daily=day,
    )


def opening(settings: Settings, secret: bytes, person: str, name: str, now: float) -> list[AnyEvent]:
    """The first events of somebody's table: the cards are dealt at once."""
    game = games.load(settings.game)
    given = Given(seed=seed_for(secret, settings.daily, game.name), rules=game.version)
    return [
        events.Opened(at=now, by=person, settings=settings),
        events.Prepared(at=now, secret=b"", given=given),
        events.Sat(at=now, seat=SEAT, person=person, name=name),
        events.Started(at=now, rules=game.version),
    ]


def luck_of_bot(match: Match) -> int:
    """What a bot's choice is drawn from: the same wherever the same was played with the same cards."""
    played = ",".join(map(str, match.actions))
    return int.from_bytes(hmac.digest(match.seed, f"{LABEL} bot {played}".encode(), "sha256")[:7])


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody has played a day's deal."""

    person: str
    name: str
    table: str
    score: int
    rank: int  # at the own table, among the bots


class DailyRow(Plain, frozen=True, kw_only=True):
    """A line of the comparison."""

    place: int  # among all people; equal results share it
    name: str
    table: str  # where it was played: its match 1 can be watched
    score: int
    rank: int  # among the bots
    me: bool = False


class Comparison(Plain, frozen=True, kw_only=True):
    """All results of a day's deal, the best first; so many of them as are shown, and always one's own."""

    players: int
    mean: float | None  # points
    scores: tuple[tuple[int, int], ...]  # points, and how many people have them; the best first
    rows: tuple[DailyRow, ...]


def compare(game: Game, found: Sequence[Finished], person: str) -> Comparison:
    """Side by side. Points decide; in a game that is won by something else, the place among the bots goes first."""
    decide = game.meanings.scores_decide

    def worth(one: Finished) -> tuple[int, int]:
        return (0 if decide else one.rank, one.score if game.lowest_wins else -one.score)

    ordered = sorted(found, key=lambda one: (*worth(one), one.name))
    first: dict[tuple[int, int], int] = {}
    for place, one in enumerate(ordered, 1):
        first.setdefault(worth(one), place)
    counted = Counter(one.score for one in found)
    return Comparison(
        players=len(found),
        mean=sum(one.score for one in found) / len(found) if found else None,
        scores=tuple(sorted(counted.items(), reverse=not game.lowest_wins)),
        rows=tuple(
            DailyRow(
                place=first[worth(one)],
                name=one.name,
                table=one.table,
                score=one.score,
                rank=one.rank,
                me=one.person == person,
            )
            for number, one in enumerate(ordered)
            if number < MOST_SHOWN or one.person == person
        ),
    )
