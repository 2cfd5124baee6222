"""Which database an operator's command is about: the one that is named, or else that of the environment."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app
from cutpurse.cli.parameters import DATABASE
from cutpurse.server import serve, think
from cutpurse.server.live.worker import Config
from cutpurse.server.storage.backup import back_up
from cutpurse.server.storage.migrations import migrate

ENVIRONMENT, NAMED = "environment.db", "named.db"
COMMANDS = ["serve", "think", "doctor --json", "backup other.backup", "restore cards.backup", "compact"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a backup lies, and no database of those names; servers only say which one they would use."""

    def say(config: Config, **rest: object) -> None:
        print(config.database)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(DATABASE, f"sqlite:///{ENVIRONMENT}")
    monkeypatch.setattr(serve, "serve", say)
    monkeypatch.setattr(think, "think", lambda database, processes: print(database))
    migrate("sqlite:///saved.db")
    back_up("sqlite:///saved.db", Path("cards.backup"), lambda *done: None)


def databases_told(command: str) -> set[str]:
    result = CliRunner().invoke(app, command.split())
    return {name for name in (ENVIRONMENT, NAMED) if name in result.stdout + result.stderr}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_about_the_database_of_the_environment(command: str) -> None:
    assert databases_told(command) == {ENVIRONMENT}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", COMMANDS)
def test_or_about_the_one_that_is_named(command: str) -> None:
    assert databases_told(f"{command} --database sqlite:///{NAMED}") == {NAMED}
