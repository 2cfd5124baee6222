"""A database that the previous schema (003) has left behind, on SQLite and PostgreSQL: it is upgraded, and goes on.

The dumps were made by the code of then, `previous_database.json` is what that code told of them: numbers of messages,
records, results. One match is finished with something taken back, one hides its hands, one waits for a choice that all
make at the same time, one has a clock.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cutpurse import read_record
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.table.events import decode
from cutpurse.server.table.matches import played, record_of, table_from
from cutpurse.server.table.refusals import Refused

from ..conftest import Database
from ..live.test_hub import any_move

HERE = Path(__file__).parent
TOLD: dict[str, Any] = json.loads((HERE / "previous_database.json").read_text())


def load(database: Database) -> dict[str, Any]:
    """Fill an empty database with what was left behind; what was told of it."""
    kind = "postgresql" if database.server else "sqlite"
    dump = (HERE / f"previous_database.{kind}.sql").read_text()
    if database.server:
        with psycopg.connect(database.url, autocommit=True) as connection:
            connection.execute(dump.encode())
    else:
        with closing(sqlite3.connect(database.url.removeprefix("sqlite:///"))) as file:
            file.executescript(dump)
    told: dict[str, Any] = TOLD[kind]
    return told


@pytest.mark.parametrize("compacted", [False, True])
def test_all_is_there_and_goes_on(empty_database: Database, compacted: bool) -> None:
    told = load(empty_database)
    migrate(empty_database.url)

    async def run() -> None:
        worker = Worker(Config(database=empty_database.url))
        async with worker.running():
            if compacted:
                await worker.compaction.some(0.0)
            for check in (people_and_results, matches, reviews, running_matches):
                await check(worker, told)

    asyncio.run(run())


async def people_and_results(worker: Worker, told: dict[str, Any]) -> None:
    ada = await worker.people.find(told["token"])
    assert ada
    assert (ada.id, ada.name, ada.rated) == (told["ada"], "Ada", True)
    assert sorted(result.table for result in await worker.results.of(ada.id)) == told["results"]
    assert sorted(rating.game for rating in await worker.results.ratings(person=ada.id)) == told["ratings"]
    assert {name for name, _ in await worker.lobby.tables_of(ada.id)} == set(told["tables"])
    assert read_record(await worker.records.find(told["brought"]))


async def matches(worker: Worker, told: dict[str, Any]) -> None:
    """Replayed, verified, with the same people, and the same numbers for whoever comes back."""
    for name, table in told["tables"].items():
        log = list(map(decode, await worker.store.events_after(name)))
        assert len(log) == table["events"]
        assert table_from(log).wins == table["wins"]
        for number, match in enumerate(table["matches"], 1):
            found = played(log, number)
            assert (found.match.over, len(found.match.actions)) == (match["over"], match["actions"])
            assert (list(found.match.scores), list(found.players)) == (match["scores"], match["players"])
            assert list(found.people) == match["people"]
            if match["text"]:
                assert record_of(found).to_text() == match["text"]
                record = read_record(match["text"])
                assert record.proof
                assert record.proof.keeps_to_commitment
            elif match["over"]:
                with pytest.raises(Refused, match="hidden"):
                    record_of(found)
        live = await worker.hub.table(name)
        for viewer, last in table["numbers"].items():
            picture = await live.picture(None if viewer == "None" else int(viewer))
            assert json.loads(picture)["n"] == last


async def reviews(worker: Worker, told: dict[str, Any]) -> None:
    """What was found by the same judge would still be told; the rows are there."""
    found = await worker.store.read(lambda connection: connection.exec_driver_sql("SELECT step FROM analyses").all())
    assert [step for (step,) in found] == [told["reviewed"]]


async def running_matches(worker: Worker, told: dict[str, Any]) -> None:
    for name in [name for name, table in told["tables"].items() if not table["matches"][-1]["over"]]:
        live = await worker.hub.table(name)
        while live.table.under_way:
            await live.do(any_move)
        await live.do(lambda table, now: table.rematch(told["ada"], False, bytes(32), now))
        assert live.table.phase == "waiting"
