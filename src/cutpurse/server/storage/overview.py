"""How much is going on, for whoever runs the server: numbers only, of all workers together."""

import time

from sqlalchemy import Connection, case, func, select, text

from cutpurse import games
from cutpurse.core.message import Plain
from cutpurse.server.storage import schema

SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}

KINDS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


class GameLoad(Plain, frozen=True, kw_only=True):
    """The tables of one game."""

    game: str
    title: str
    waiting: int  # no match has begun
    playing: int
    over: int  # the last match has ended


class Overview(Plain, frozen=True, kw_only=True):
    """What the database knows of all tables and people."""

    workers: int  # that were heard of in the last seconds
    connected: int  # people and watchers at tables
    people: int  # who have ever come
    matches: int  # whose results somebody wants to keep
    games: tuple[GameLoad, ...]
    database: str  # its kind
    database_bytes: int


def overview(connection: Connection) -> Overview:
    tables, workers = schema.tables.c, schema.workers.c
    living = select(workers.id).where(workers.until > time.time())
    connected = select(schema.presence.c.person).distinct().where(schema.presence.c.worker.in_(living))
    matches = select(schema.results.c.table_id, schema.results.c.match).distinct()
    counts = (
        select(
            tables.game,
            func.sum(case((tables.begun | tables.over, 0), else_=1)),
            func.sum(case((tables.begun & ~tables.over, 1), else_=0)),
            func.sum(case((tables.over, 1), else_=0)),
        )
        .group_by(tables.game)
        .order_by(tables.game)
    )
    kind = connection.dialect.name

    def count(rows: object) -> int:
        return int(connection.scalar(select(func.count()).select_from(rows)) or 0)  # type: ignore[arg-type]

    return Overview(
        workers=count(living.subquery()),
        connected=count(connected.subquery()),
        people=count(schema.people),
        matches=count(matches.subquery()),
        games=tuple(
            GameLoad(game=game, title=title_of(game), waiting=waiting, playing=playing, over=over)
            for game, waiting, playing, over in connection.execute(counts)
        ),
        database=KINDS[kind],
        database_bytes=int(connection.scalar(text(SIZE[kind])) or 0),
    )


def title_of(game: str) -> str:
    """What it is called; its name if it is no longer installed."""
    return games.load(game).title if game in games.names() else game
