"""What remains of a match for those who want it: results, and a rating for each game (OpenSkill).

Bots are rated, too, each level as one player, so that a person who plays against bots only is rated by them.
"""

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store
from cutpurse.server.table.state import SIMPLE, STAND_IN
from cutpurse.server.table.table import Table

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MOST_SHOWN = 100
FEWEST_MATCHES = 5  # before somebody is on the list
BOT = "bot "  # before the name of a level, among persons
SURE = 3.0  # standard deviations that a rating is shown below what it is thought to be

# Made once: to make a statement takes longer than to carry it out.
WANTING = select(schema.people.c.id).where(
    schema.people.c.id.in_(bindparam("persons", expanding=True)), schema.people.c.rated
)
BOOKED = select(schema.results.c.seat).where(
    schema.results.c.table_id == bindparam("table_id"), schema.results.c.match == bindparam("match")
)


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is thought to be in a game; `shown` is what they surely are."""

    person: str
    name: str
    game: str
    matches: int
    mu: float
    sigma: float
    shown: float


class Result(msgspec.Struct, frozen=True):
    """One match of a person."""

    table: str
    match: int
    game: str
    seat: int
    score: int
    rank: int
    won: float
    ended: float


class Results:
    """All results and ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def book(self, name: str, table: Table, ended: float) -> None:
        """Keep how a match ended; once, however often it is asked.

        A deal that was played before does not count, nor does a match in which more was taken back than the law allows.
        """
        if not table.over or table.given or table.undone.practice or not any(chair.person for chair in table.chairs):
            return
        rows = rows_of(name, table, ended)
        await self._store.write(lambda connection: book(connection, rows))  # by then the next match may have begun

    async def of(self, person: str) -> list[Result]:
        """A person's last matches, newest first."""
        column = schema.results.c
        query = select(schema.results).where(column.person == person).order_by(column.ended.desc()).limit(MOST_SHOWN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Result(row.table_id, row.match, row.game, row.seat, row.score, row.rank, row.won, row.ended) for row in rows
        ]

    async def ratings(self, *, game: str | None = None, person: str | None = None) -> list[Rating]:
        """The best of a game, or all ratings of a person."""
        ratings, people = schema.ratings.c, schema.people.c
        query = select(schema.ratings, people.name).outerjoin(schema.people, people.id == ratings.person)
        if game is not None:
            query = query.where(ratings.game == game, ratings.matches >= FEWEST_MATCHES)
        if person is not None:
            query = query.where(ratings.person == person)
        query = query.order_by((ratings.mu - SURE * ratings.sigma).desc()).limit(MOST_SHOWN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Rating(
                row.person,
                row.name or row.person.removeprefix(BOT),
                row.game,
                row.matches,
                row.mu,
                row.sigma,
                row.mu - SURE * row.sigma,
            )
            for row in rows
        ]


def rows_of(table_id: str, table: Table, ended: float) -> list[dict[str, Any]]:
    outcome = table.playing.outcome
    assert outcome is not None
    return [
        {
            "table_id": table_id,
            "match": table.matches,
            "seat": seat,
            "person": chair.person,
            "bot": "" if chair.person else SIMPLE if seat in table.simple else chair.bot,
            "game": table.agreed.game,
            "score": outcome.scores[seat],
            "rank": outcome.ranks[seat],
            "won": (seat in outcome.winners) / max(1, len(outcome.winners)),
            "ended": ended,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def book(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Write a match's rows and the ratings that follow from it, if anybody wants that and they are not there yet."""
    persons = [row["person"] for row in rows if row["person"]]
    wanting = set(connection.execute(WANTING, {"persons": persons}).scalars())
    if wanting and not connection.execute(BOOKED, {key: rows[0][key] for key in ("table_id", "match")}).first():
        connection.execute(insert(schema.results), [row for row in rows if row["person"] in wanting])
        rate(connection, rows, wanting)


def rate(connection: Connection, rows: list[dict[str, Any]], wanting: set[str]) -> None:
    """Learn from a match. A level in several seats takes the mean of their ratings."""
    from openskill.models import PlackettLuce

    from cutpurse.arena.ratings import rate as rate_game

    model, game = PlackettLuce(), rows[0]["game"]
    players = [row["person"] or f"{BOT}{row['bot'] or STAND_IN}" for row in rows]
    before = {player: read_rating(connection, model, player, game) for player in players}
    for player, rating in rate_game(model, before, players, [row["rank"] for row in rows]).items():
        if player in wanting or player.startswith(BOT):
            write_rating(connection, player, game, rating.mu, rating.sigma)


def read_rating(connection: Connection, model: "PlackettLuce", player: str, game: str) -> "PlackettLuceRating":
    column = schema.ratings.c
    row = connection.execute(
        select(column.mu, column.sigma).where(column.person == player, column.game == game)
    ).first()
    return model.rating(mu=row.mu, sigma=row.sigma) if row else model.rating()


def write_rating(connection: Connection, player: str, game: str, mu: float, sigma: float) -> None:
    column, values = schema.ratings.c, {"mu": mu, "sigma": sigma}
    known = connection.execute(
        schema.ratings.update()
        .where(column.person == player, column.game == game)
        .values(**values, matches=column.matches + 1)
    )
    if not known.rowcount:
        connection.execute(insert(schema.ratings), {"person": player, "game": game, "matches": 1, **values})
