"""A new game works at once: it is checked, played and tested like any other."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cutpurse.check.new_game import write_new_game
from cutpurse.core.errors import CutpurseError


def installed(home: Path) -> dict[str, str]:
    """An environment in which a package is installed, as pip would do it: its sources and its entry points."""
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = home / "src" / f"{home.name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "\n".join(f"{name} = {value}" for name, value in project["entry-points"]["cutpurse.games"].items())
    (info / "entry_points.txt").write_text(f"[cutpurse.games]\n{points}\n")
    path = os.pathsep.join([str(home / "src"), os.environ.get("PYTHONPATH", "")])
    return os.environ | {"PYTHONPATH": path, "CUTPURSE_INTERPRETED": "1"}


def run(environment: dict[str, str], folder: Path, *command: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-m", *command], env=environment, cwd=folder, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_a_new_game_passes_the_check_and_its_own_test(tmp_path: Path) -> None:
    told = run(dict(os.environ), tmp_path, "cutpurse", "new-game", "river_crossing")
    assert told.splitlines()[-1] == "  cutpurse play river_crossing"
    home = tmp_path / "river_crossing"
    assert "high" not in " ".join(str(file) for file in home.rglob("*"))
    assert (home / "src" / "river_crossing" / "README.md").read_text().startswith("# River Crossing\n")
    environment = installed(home)
    checked = run(environment, home, "cutpurse", "check", "river_crossing", "--games", "2")
    assert checked.startswith("River Crossing: nothing is wrong\n")
    assert "1 passed" in run(environment, home, "pytest", "-q", "tests")
    assert "River Crossing" in run(environment, home, "cutpurse", "games", "river_crossing")


@pytest.mark.parametrize("name", ["lucre", "json", "My_Game", "my-game", "class", "_mine", "1st", "../x", ""])
def test_a_name_that_can_not_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(CutpurseError):
        write_new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    with pytest.raises(CutpurseError, match=r"is there already$"):
        write_new_game("my_game", tmp_path)
