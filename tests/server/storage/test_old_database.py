"""A database that Cutpurse 0.1 has left behind, before logs knew the version of their rules: it opens, and goes on.

`old_database.sql` was dumped from it, with finished and running matches of five games; `old_database.json` is what
the code of then told of them.
"""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cutpurse import read_record
from cutpurse.server.live.review import decisions
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.table.events import decode
from cutpurse.server.table.matches import Played, played, record_of, table_from
from cutpurse.server.table.my_tables import describe

from ..live.test_hub import any_move

HERE = Path(__file__).parent
TOLD: dict[str, Any] = json.loads((HERE / "old_database.json").read_text())
TABLES = {name: table for name, table in TOLD.items() if isinstance(table, dict)}


@pytest.fixture
def url(tmp_path: Path) -> str:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((HERE / "old_database.sql").read_text())
    return f"sqlite:///{file}"


def at_work(url: str, work: Callable[[Worker], Awaitable[None]]) -> None:
    migrate(url)

    async def run() -> None:
        worker = Worker(Config(database=url))
        async with worker.running():
            await work(worker)

    asyncio.run(run())


async def match_of(worker: Worker, table: str, number: int = 1) -> Played:
    return played(map(decode, await worker.store.events_after(table)), number)


async def waiting(worker: Worker, table: str) -> int:
    """Actions that wait until all have chosen: then they were carried out one after the other."""
    together = table_from(map(decode, await worker.store.events_after(table))).together
    return sum(map(len, together.actions.values())) if together else 0


def test_people_results_and_tables_are_there(url: str) -> None:
    async def look(worker: Worker) -> None:
        ada = await worker.people.find(TOLD["token"])
        assert ada is not None
        assert ada.name == "Ada"
        assert [result.table for result in await worker.results.of(ada.id)] == TOLD["results"]
        assert sorted(rating.game for rating in await worker.results.ratings(person=ada.id)) == TOLD["ratings"]
        tables = dict(await worker.lobby.tables_of(ada.id))
        assert tables == {name: table["game"] for name, table in TABLES.items()}
        for name, table in TABLES.items():
            row = describe(name, table_from(map(decode, await worker.store.events_after(name))), ada.id)
            assert row is not None
            assert (row.phase == "over", row.match) == (table["matches"][-1]["over"], len(table["matches"]))
        brought = read_record(await worker.records.find(TOLD["brought"]))
        assert brought.result == TABLES["lucre-finished"]["matches"][0]["result"]

    at_work(url, look)


def test_its_matches_are_replayed_and_verified_by_their_own_rules(url: str) -> None:
    async def replay(worker: Worker) -> None:
        for name, table in TABLES.items():
            for number, told in enumerate(table["matches"], 1):
                found = await match_of(worker, name, number)
                match = found.match
                played = len(match.actions) + (await waiting(worker, name) if number == len(table["matches"]) else 0)
                assert (match.rules, match.over, played) == (1, told["over"], told["actions"])
                assert (list(match.scores), list(found.players)) == (told["scores"], told["players"])
                if match.over:
                    record = read_record(record_of(found, found.seat_of("")).to_text())
                    assert record.result == told["result"]
                    assert record.proof
                    assert record.proof.keeps_to_commitment
                    assert record.proof.seed == record.match.seed

    at_work(url, replay)


def test_its_matches_are_reviewed(url: str) -> None:
    """Nothing was kept of reviews then: they are worked out now, and kept."""

    async def review(worker: Worker) -> None:
        record = record_of(await match_of(worker, "lucre-finished"))
        assert await worker.reviews.kept(record) == {}
        number = decisions(record.match)[0]
        found = await worker.reviews.analysis(record, number)
        assert await worker.reviews.kept(record) == {number: found.decision}

    at_work(url, review)


def test_its_running_matches_are_finished_by_their_own_rules(url: str) -> None:
    async def finish(worker: Worker) -> None:
        for name in [name for name, table in TABLES.items() if not table["matches"][-1]["over"]]:
            live = await worker.hub.table(name)
            assert await live.picture(0)
            while live.table.under_way:
                await live.do(any_move)
            assert (await match_of(worker, name, live.table.matches)).match.rules == 1
            ada = live.table.owner
            await live.do(lambda table, now, ada=ada: table.rematch(ada, False, bytes(32), now))  # type: ignore[misc]
            await live.do(lambda table, now, ada=ada: table.ready(ada, bytes(16), now))  # type: ignore[misc]
            match = live.table.playing
            assert match.rules == match.game.version

    at_work(url, finish)
