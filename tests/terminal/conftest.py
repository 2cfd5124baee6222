"""Commands run in this process, in a terminal of 80 columns that shows Unicode; records go to a folder of the test."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cutpurse.cli import app
from cutpurse.core.match import Match

Run = Callable[..., Result]


def told(match: Match, seat: int | None = None, *, seen: bool = True, you: int | None = None) -> list[str]:
    """The lines of a match's log in English, of all or of those that a seat sees (or does not)."""
    lines = (line for line in match.log() if seat is None or line.visible_to(seat) == seen)
    return [match.game.words().say(line.message, you) for line in lines]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "XDG_DATA_HOME": str(tmp_path / "data")}.items():
        monkeypatch.setenv(name, value)
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run() -> Run:
    """Run `cutpurse` with these arguments, and type these lines."""

    def command(*arguments: object, typed: Sequence[str] = ()) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)

    return command
