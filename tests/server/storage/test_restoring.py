"""Backup and restore: all that was there at one moment, in either database, or one sentence that says why not."""

import asyncio
import gzip
import json
import re
import socket
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from typer.testing import CliRunner

from cutpurse.cli import app
from cutpurse.core.errors import CutpurseError
from cutpurse.server.storage import schema
from cutpurse.server.storage.backup import BadBackup, Done, back_up, lasting_tables
from cutpurse.server.storage.database import BadDatabase, open_engine
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.storage.restoring import restore
from cutpurse.server.storage.store import Store

from ..client import Client
from ..conftest import LONG, Database
from ..players import Player, compare, newcomer
from ..raw_http import wait_until
from ..server_process import Running, free_port
from .test_compaction import finished, shrink
from .test_previous_database import load


def save(url: str, file: Path) -> Done:
    return back_up(url, file, lambda *done: None)


def bring_back(url: str, file: Path, replace: bool = False) -> Done:
    return restore(url, file, lambda *done: None, replace=replace)


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables that a backup has."""
    engine = open_engine(url, patience=LONG)
    with engine.connect() as connection:
        tables = lasting_tables(connection)
        found = {each.name: sorted(map(tuple, connection.execute(select(each))), key=repr) for each in tables}
    engine.dispose()
    return found


def workers_that_live(url: str) -> int:
    engine = open_engine(url, patience=LONG)
    with engine.connect() as connection:
        found = connection.execute(select(schema.workers)).all()
    engine.dispose()
    return len(found)


def fill(url: str) -> None:
    async def run() -> None:
        store = Store(url, patience=LONG)
        await finished(store, "packed-table", 2)
        await shrink(store)
        await finished(store, "plain-table")
        person = {"id": "ada", "name": "Ada Ä “quoted” \\ 🂡", "rated": True, "since": 0.1 + 0.2}
        await store.write(lambda connection: connection.execute(insert(schema.people), person) and None)
        store.close()

    asyncio.run(run())


def test_there_and_back_again(sqlite: Database, empty_postgresql: Database, tmp_path: Path) -> None:
    """From SQLite to PostgreSQL and back to SQLite."""
    fill(sqlite.url)
    there, back = tmp_path / "there.backup", tmp_path / "back.backup"
    saved = save(sqlite.url, there)
    assert there.stat().st_mode & 0o077 == 0
    assert bring_back(empty_postgresql.url, there) == saved
    assert content(empty_postgresql.url) == content(sqlite.url)
    assert saved.rows == sum(map(len, content(sqlite.url).values()))
    save(empty_postgresql.url, back)
    again = f"sqlite:///{tmp_path / 'again.db'}"
    bring_back(again, back)
    assert content(again) == content(sqlite.url)


def test_a_database_of_before_is_saved_and_restored_as_one_of_now(
    empty_sqlite: Database, empty_postgresql: Database, tmp_path: Path
) -> None:
    """A backup is made before an upgrade; it need not be restored by the old version."""
    told = load(empty_sqlite)
    assert save(empty_sqlite.url, tmp_path / "old.backup").schema == "003"
    bring_back(empty_postgresql.url, tmp_path / "old.backup")
    migrate(empty_sqlite.url)
    assert content(empty_postgresql.url) == content(empty_sqlite.url)
    assert {row[0] for row in content(empty_postgresql.url)["tables"]} == set(told["tables"])


def test_what_is_there_is_not_written_over_unless_wanted(database: Database, tmp_path: Path) -> None:
    fill(database.url)
    file = tmp_path / "a.backup"
    save(database.url, file)
    before = content(database.url)
    with pytest.raises(BadBackup, match="is there already; --replace"):
        save(database.url, file)
    with pytest.raises(BadDatabase, match="is not empty; --replace"):
        bring_back(database.url, file)
    engine = open_engine(database.url)
    with engine.begin() as connection:
        connection.execute(insert(schema.codes), {"code": "brass-key-41", "table_id": "x", "since": 0.0})
    bring_back(database.url, file, replace=True)
    assert content(database.url) == before
    with engine.begin() as connection:
        connection.execute(insert(schema.workers), {"id": "one", "until": time.time() + 60})
    with pytest.raises(BadDatabase, match="a server uses this database"):
        bring_back(database.url, file, replace=True)
    with engine.begin() as connection:
        connection.execute(update(schema.workers).values(until=0.0))
    bring_back(database.url, file, replace=True)
    engine.dispose()


def test_two_backups_to_the_same_file_at_once_are_both_whole(sqlite: Database, tmp_path: Path) -> None:
    """The one that ends last stays."""
    fill(sqlite.url)
    file, again = tmp_path / "a.backup", f"sqlite:///{tmp_path / 'again.db'}"
    others = list[Done]()

    def save_another(*done: int) -> None:
        if not others:
            others.append(save(sqlite.url, file))

    assert back_up(sqlite.url, file, save_another, replace=True).rows == others[0].rows
    assert [path.name for path in tmp_path.glob("*.backup*")] == ["a.backup"]
    bring_back(again, file)
    assert content(again) == content(sqlite.url)


def test_where_nothing_can_be_written_the_file_is_named_as_it_was_asked_for(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "a.backup"
    with pytest.raises(BadBackup, match=f"^{re.escape(str(file))} can't be written: No such file or directory$"):
        save(sqlite.url, file)


def test_a_damaged_file_changes_nothing(empty_database: Database, tmp_path: Path) -> None:
    source, whole = f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "whole.backup"
    migrate(source)
    fill(source)
    save(source, whole)
    data = whole.read_bytes()
    text = gzip.decompress(data)
    lines = text.splitlines(keepends=True)
    head = json.loads(lines[0])
    cases = {
        "is damaged": [
            data[: len(data) // 2],
            data[:-9],
            gzip.compress(b"".join(lines[:-1])),
            gzip.compress(b"".join([*lines[:5], *lines[6:]])),
            gzip.compress(text.replace(b"Ada", b"Eve")),
            gzip.compress(b"".join([*lines[:2], b"[1,2]\n", *lines[2:]])),
            gzip.compress(b"".join([*lines[:2], b"nonsense\n", *lines[2:]])),
        ],
        "is no backup of Cutpurse": [b"", b"hello", gzip.compress(b""), gzip.compress(b'{"cutpurse":"match"}\n')],
        "written by another Cutpurse, 9.9: update": [
            gzip.compress(json.dumps(head | change | {"version": "9.9"}).encode() + b"\n")
            for change in ({"format": 2}, {"schema": "999"})
        ],
    }
    for sentence, files in cases.items():
        for bad in files:
            (tmp_path / "bad.backup").write_bytes(bad)
            with pytest.raises(CutpurseError, match=sentence):
                bring_back(empty_database.url, tmp_path / "bad.backup")
    bring_back(empty_database.url, whole)  # nothing was left behind by the others
    (tmp_path / "bad.backup").write_bytes(data[:-9])
    with pytest.raises(CutpurseError, match="is damaged"):
        bring_back(empty_database.url, tmp_path / "bad.backup", replace=True)
    assert content(empty_database.url) == content(source)


def test_there_must_be_something_to_save(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="there is no database"):
        save(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "a.backup")
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadDatabase, match="no tables of Cutpurse"):
        save(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "a.backup")
    assert not list(tmp_path.glob("*.backup*"))


@pytest.mark.parametrize("command", ["compact", "think"])
def test_a_slip_of_the_pen_makes_no_database(tmp_path: Path, command: str) -> None:
    nowhere = f"sqlite:///{tmp_path / 'cads.db'}"
    result = CliRunner().invoke(app, [command, "--database", nowhere])
    assert (result.exit_code, result.stderr) == (2, f"cutpurse: there is no database {tmp_path / 'cads.db'}\n")
    assert not (tmp_path / "cads.db").exists()


@pytest.mark.parametrize("command", ["compact", "think", "backup a.backup", "serve"])
def test_a_database_that_does_not_answer_is_told_in_a_sentence(command: str) -> None:
    """Though PostgreSQL's libraries speak in several lines."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        nowhere = f"postgresql://cards@127.0.0.1:{taken.getsockname()[1]}/cards"
        options = ["--port", str(free_port())] if command == "serve" else []
        result = CliRunner().invoke(app, [*command.split(), "--database", nowhere, *options])
    assert result.exit_code == 2
    assert "Connection refused Is the server running" in result.stderr


def test_a_server_that_was_ended_uses_its_database_no_more(database: Database, tmp_path: Path) -> None:
    """A backup can be restored at once, as operating.md tells; only one that was killed has to be waited for."""
    save(database.url, tmp_path / "cards")
    with Running(database.url, tmp_path / "log", workers=2) as server:
        wait_until(lambda: workers_that_live(database.url) == 2)
        with pytest.raises(BadDatabase, match="a server uses this database"):
            bring_back(database.url, tmp_path / "cards", replace=True)
        assert server.stop() == 0
        bring_back(database.url, tmp_path / "cards", replace=True)


def test_it_is_said_where_a_backup_was_restored(sqlite: Database, tmp_path: Path) -> None:
    migrate(sqlite.url)
    save(sqlite.url, tmp_path / "cards")
    there = f"sqlite:///{tmp_path / 'again.db'}"
    result = CliRunner().invoke(app, ["restore", str(tmp_path / "cards"), "--database", there])
    assert result.exit_code == 0
    assert f" rows are in {there} again, as of 20" in result.stdout


def test_under_load_all_that_was_acknowledged_is_there_and_play_goes_on_elsewhere(
    database: Database, tmp_path: Path
) -> None:
    """The backup is taken from a server in the middle of play, and another server goes on from it."""
    file, elsewhere = tmp_path / "load.backup", f"sqlite:///{tmp_path / 'elsewhere.db'}"

    async def play_on(players: list[Player], until: int) -> list[list[str]]:
        """Until each has so many moves acknowledged; a backup is taken when half of them are."""
        stop, before = asyncio.Event(), [list[str]() for _ in players]
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        async with asyncio.timeout(120):
            while any(len(player.acknowledged) < until for player in players):
                await asyncio.sleep(0.05)
                if not file.exists() and all(len(player.acknowledged) >= until // 2 for player in players):
                    before = [list(player.acknowledged) for player in players]
                    await asyncio.to_thread(save, database.url, file)
        stop.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.client.close()
        return before

    async def first(url: str) -> list[tuple[Player, list[str]]]:
        players = [await newcomer(url, number) for number in range(3)]
        before = await play_on(players, 30)
        return list(zip(players, before, strict=True))

    async def then(url: str, before: list[Player]) -> None:
        store = Store(elsewhere, patience=LONG)
        players = [Player(Client(url, player.client.token), player.table) for player in before]
        await play_on(players, 10)
        for player in players:
            await compare(store, player)
        store.close()

    async def moves(table: str) -> set[str]:
        store = Store(elsewhere, patience=LONG)
        found = {json.loads(event).get("id") for event in await store.events_after(table)}
        store.close()
        return found

    with Running(database.url, tmp_path / "log") as server:
        played = asyncio.run(first(server.url))
    bring_back(elsewhere, file)
    for player, acknowledged in played:
        assert len(acknowledged) >= 15
        assert set(acknowledged) <= asyncio.run(moves(player.table))
    with Running(elsewhere, tmp_path / "log2") as server:
        asyncio.run(then(server.url, [player for player, _ in played]))
