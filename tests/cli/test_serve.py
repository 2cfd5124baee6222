"""What `serve` and `doctor` take from their options and the environment."""

import json

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app
from cutpurse.cli.parameters import PORT
from cutpurse.server import serve
from cutpurse.server.live.worker import Config


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is only said by which names the server would be called."""

    def say(config: Config, **rest: object) -> None:
        print(*config.hosts)

    monkeypatch.setattr(serve, "serve", say)


def names_of(names: str) -> str:
    """By which names a server answers, as it is told in the environment."""
    result = CliRunner().invoke(app, ["serve", "--database", "sqlite:///a.db"], env={"CUTPURSE_NAME": names})
    assert result.exit_code == 0, result.stderr
    return result.stdout.removesuffix("127.0.0.1 localhost ::1\n").strip()


def test_a_name_is_taken_as_browsers_send_it() -> None:
    assert names_of("") == ""
    assert names_of("cards.example.org Games.Example.org.") == "cards.example.org games.example.org"
    assert names_of("192.0.2.7 2001:DB8::7") == "192.0.2.7 2001:db8::7"


@pytest.mark.parametrize("name", ["https://cards.example.org", "cards.example.org/", "cards.example.org:443", "*", "-"])
def test_a_name_that_no_browser_sends_is_refused(name: str) -> None:
    """Else the server would start, and answer nobody."""
    result = CliRunner().invoke(app, ["serve", "--database", "sqlite:///a.db", "--name", name])
    assert result.exit_code == 2
    assert f"{name} is no host name, such as cards.example.org" in result.stderr


def test_doctor_looks_at_the_port_of_the_environment() -> None:
    result = CliRunner().invoke(app, ["doctor", "--json", "--database", "sqlite:///a.db"], env={PORT: "1"})
    (told,) = [each["found"] for each in json.loads(result.stdout) if each["topic"] == "port"]
    assert told.startswith("1 is ")
