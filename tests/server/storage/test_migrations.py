"""Migrations: whatever a database has been through, in the end it is as the schema says."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from cutpurse.server.storage import schema
from cutpurse.server.storage.database import BadDatabase, open_engine
from cutpurse.server.storage.migrations import migrate

from ..conftest import Database
from ..postgres import free_port


def test_the_steps_lead_to_the_schema(empty_database: Database) -> None:
    migrate(empty_database.url)
    assert differences(empty_database.url) == []


def differences(url: str) -> list[object]:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), schema.metadata))
    engine.dispose()
    return found


def test_what_is_there_stays(database: Database) -> None:
    engine = open_engine(database.url)
    with engine.begin() as connection:
        connection.execute(insert(schema.workers).values(id="one", until=1.5))
    migrate(database.url)
    with engine.begin() as connection:
        assert connection.execute(select(schema.workers)).all() == [("one", 1.5)]
    engine.dispose()


def test_workers_that_start_at_once(empty_database: Database) -> None:
    script = "import sys; from cutpurse.server.storage.migrations import migrate; migrate(sys.argv[1])"
    workers = [
        subprocess.Popen([sys.executable, "-c", script, empty_database.url], stderr=subprocess.PIPE) for _ in range(3)
    ]
    assert [worker.communicate()[1] for worker in workers] == [b""] * 3
    assert [worker.returncode for worker in workers] == [0] * 3
    assert differences(empty_database.url) == []


def test_a_newer_database_is_refused(database: Database) -> None:
    engine = open_engine(database.url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="written by a newer Cutpurse: update Cutpurse"):
        migrate(database.url)


def test_a_step_that_fails_leaves_nothing_behind(empty_database: Database) -> None:
    """Somebody else's table is in the way of the last one that we make."""
    engine = open_engine(empty_database.url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE records (theirs integer)"))
    with pytest.raises(BadDatabase, match=r"can't be used: .*records.* already exists"):
        migrate(empty_database.url)
    with engine.connect() as connection:
        assert tables(connection) == ["records"]
    engine.dispose()


def tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="unable to open database file"):
        migrate(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    with pytest.raises(BadDatabase, match="connection failed") as refused:
        migrate(f"postgresql://somebody:secret@127.0.0.1:{free_port()}/tables")
    assert "secret" not in str(refused.value)
