"""What a strong bot has found out about decisions of matches that are over: worked out once, and kept."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store


class Analyses:
    """All of them, by match, step and judge. What another judge has found is no longer told, and makes room."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match: str, judge: str) -> dict[int, bytes]:
        """All that this judge has found about a match, by step."""
        column = schema.analyses.c
        query = select(column.step, column.analysis).where(column.match == match, column.judge == judge)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.step: row.analysis for row in rows}

    async def find(self, match: str, judge: str, step: int) -> bytes | None:
        """What this judge has found about one decision."""
        return await self._store.read(lambda connection: look_up(connection, match, judge, step))

    async def keep(self, match: str, judge: str, step: int, analysis: bytes) -> bytes:
        """Keep what was found, unless somebody was faster; what is kept now."""
        column = schema.analyses.c
        outdated = delete(schema.analyses).where(column.match == match, column.step == step, column.judge != judge)
        row = {"match": match, "step": step, "judge": judge, "analysis": analysis}

        def write(connection: Connection) -> bytes:
            insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            connection.execute(outdated)
            connection.execute(insert(schema.analyses).on_conflict_do_nothing(), row)
            return look_up(connection, match, judge, step) or analysis

        return await self._store.write(write)


def look_up(connection: Connection, match: str, judge: str, step: int) -> bytes | None:
    column = schema.analyses.c
    query = select(column.analysis).where(column.match == match, column.step == step, column.judge == judge)
    return connection.execute(query).scalar_one_or_none()
