"""The doctor: each point is right, wrong or doubtful, and says what to do."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from sqlalchemy import text

from cutpurse.server import doctor
from cutpurse.server.doctor import EXTRAS, Finding, database, disk, examine, free_port
from cutpurse.server.storage.database import open_engine

from .conftest import Database
from .postgres import Postgres
from .postgres import free_port as any_port
from .storage.test_previous_database import load


def states(found: list[Finding]) -> dict[str, str]:
    return {finding.topic: finding.state for finding in found}


def test_a_database_that_is_ready(database_url: str) -> None:
    found = list(examine(database_url, any_port()))
    assert states(found)["database"] == "ok"
    assert {"Cutpurse", "libraries", "extra postgres", "game lucre", "compiled code", "port"} <= set(states(found))
    assert all(finding.advice for finding in found if finding.state != "ok")


def test_every_extra_is_looked_at_by_a_library_that_it_brings() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    needs = {extra: " ".join(named) for extra, named in project["optional-dependencies"].items()}
    assert set(EXTRAS) == set(needs)
    assert all(library in needs[extra] for extra, library in EXTRAS.items())


def test_a_database_of_before_or_from_the_future(empty_database: Database) -> None:
    assert database(empty_database.url).state == "ok"
    load(empty_database)
    found = database(empty_database.url)
    assert found.state == "warning"
    assert "at migration 003 of" in found.found
    assert "backup" in found.advice
    engine = open_engine(empty_database.url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    engine.dispose()
    assert database(empty_database.url).state == "problem"


def test_a_database_that_does_not_answer(postgresql: Database, postgres: Postgres) -> None:
    with postgres.away():
        found = database(postgresql.url)
    assert found.state == "problem"
    assert "only for tests" not in found.found  # the password
    assert found.found.startswith("postgresql://")
    assert found.found.isprintable()  # though PostgreSQL's libraries speak in several lines


def test_where_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "file_system", lambda folder: "ext4")
    monkeypatch.setattr(doctor, "sync_seconds", lambda folder: 0.004)
    assert states(list(disk(tmp_path))) == {"data": "ok", "disk": "ok"}
    monkeypatch.setattr(doctor, "sync_seconds", lambda folder: 0.00001)
    assert states(list(disk(tmp_path))) == {"data": "ok", "disk": "warning"}
    monkeypatch.setattr(doctor, "file_system", lambda folder: "tmpfs")
    assert states(list(disk(tmp_path))) == {"data": "ok", "disk": "warning"}
    monkeypatch.undo()
    assert states(list(disk(tmp_path / "nowhere"))) == {"data": "problem"}


def test_where_rules_are_interpreted_nothing_is_compiled(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "cutpurse",
        "doctor",
        "--database",
        f"sqlite:///{tmp_path / 'tables.db'}",
        "--json",
    ]
    environment = os.environ | {"CUTPURSE_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    found = {finding["topic"]: finding["found"] for finding in json.loads(done.stdout)}
    assert found["game lucre"] == "interpreted, which is slow"
    assert found["compiled code"] == "none: rules are interpreted"


def test_a_port_that_is_taken(postgres: Postgres) -> None:
    assert free_port(postgres.port).state == "warning"


def test_the_command_tells_and_its_exit_code_counts_problems(tmp_path: Path) -> None:
    def ask(url: str, *more: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "cutpurse", "doctor", "--database", url, *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    well = ask(f"sqlite:///{tmp_path / 'tables.db'}", "--json")
    found = {finding["topic"]: finding["state"] for finding in json.loads(well.stdout)}
    assert well.returncode == ("problem" in found.values())
    assert not (tmp_path / "tables.db").exists()
    ill = ask(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    assert ill.returncode == 1
    assert "problem  data " in ill.stdout
    assert "name another --database" in ill.stdout
