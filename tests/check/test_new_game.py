"""A new game works at once: it is checked, played and tested like any other."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cutpurse.check.new_game import TEMPLATE, spellings, template_folder, write_new_game
from cutpurse.core.errors import CutpurseError
from tests.installing import install


def installed(home: Path) -> dict[str, str]:
    """An environment in which a package is installed, as pip would do it: its sources and its entry points."""
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["cutpurse.games"].items()
    install(home / "src", *(f"{name} = {value}" for name, value in points), package=home.name)
    path = os.pathsep.join([str(home / "src"), os.environ.get("PYTHONPATH", "")])
    return os.environ | {"PYTHONPATH": path}


def run(environment: dict[str, str], folder: Path, *command: str, typed: str = "") -> str:
    ended = subprocess.run(
        [sys.executable, "-m", *command], env=environment, cwd=folder, input=typed, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_a_new_game_passes_every_check_and_is_played_at_once(tmp_path: Path) -> None:
    told = run(dict(os.environ), tmp_path, "cutpurse", "new-game", "river_crossing")
    assert told.splitlines()[-1] == "  cutpurse play river_crossing"
    home = tmp_path / "river_crossing"
    written = {str(file.relative_to(home)): file.read_text() for file in home.rglob("*") if file.is_file()}
    for old in spellings(TEMPLATE):
        assert not [name for name, text in written.items() if old in name + text], f"{old} is left over"
    assert written["src/river_crossing/README.md"].startswith("# River Crossing\n")
    environment = installed(home)
    checked = run(environment, home, "cutpurse", "check", "river_crossing", "--games", "2")
    assert checked.startswith("River Crossing: nothing is wrong\n")
    assert "Not checked" not in checked
    assert "2 passed" in run(environment, home, "pytest", "-q", "tests")
    table = ("play", "river_crossing", "--bots", "sharp@50", "--seed", "1", "--save", str(tmp_path / "record.txt"))
    played = run(environment, home, "cutpurse", *table, typed="1\n" * 8)
    assert re.search(r"^ +1 +\w+ +\d points .*wins$", played, re.MULTILINE)


def test_the_template_is_small() -> None:
    lines = [line for file in template_folder().rglob("src/**/*.py") for line in file.read_text().splitlines()]
    assert len([line for line in lines if line]) < 260


@pytest.mark.parametrize("name", ["lucre", "json", "My_Game", "my-game", "class", "_mine", "1st", "../x", ""])
def test_a_name_that_can_not_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(CutpurseError):
        write_new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    with pytest.raises(CutpurseError, match=r"is there already$"):
        write_new_game("my_game", tmp_path)
