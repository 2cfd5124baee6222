"""`cutpurse check`, as somebody runs it who has installed a game: words for people, JSON, records, the exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.check.mistakes import Edit, install

WRONG: Edit = ("view.py", "return None if s.hand[s.actor] >> action & 1 else", "return None if action == 3 else")


def run(folder: Path, *args: str, interpreted: str = "1") -> "subprocess.CompletedProcess[str]":
    """The command, with the games in a folder installed."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": path, "CUTPURSE_INTERPRETED": interpreted, "COLUMNS": "100"}
    command = [sys.executable, "-m", "cutpurse", "check", *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_people_are_told_what_is_wrong_where_and_how_to_see_it(tmp_path: Path) -> None:
    name = install(tmp_path, [WRONG])
    ended = run(tmp_path, name, "--quick", "--games", "1", "--keep", str(tmp_path / "kept"))
    assert ended.returncode == 1
    assert ended.stdout.startswith("High Card: 1 fault\n")
    assert "1. why_not: action " in ended.stdout
    assert "The law: `why_not` says nothing just of what is permitted." in ended.stdout
    record = tmp_path / "kept" / f"{name}-1.txt"
    assert f"     See it: cutpurse replay {record} --seat all\n" in ended.stdout
    assert record.read_text().startswith(f"Game: {name}\n")
    assert "Not checked yet, faults come first: compiling" in ended.stdout
    assert "Checking High Card" in ended.stderr


def test_a_game_that_was_not_installed_yet_is_no_unknown_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "poker").mkdir()
    (tmp_path / "poker" / "pyproject.toml").touch()
    ended = run(tmp_path, "poker")
    assert (ended.returncode, ended.stderr) == (2, "cutpurse: poker is not installed yet: pip install -e poker\n")


def test_programs_get_plain_data(tmp_path: Path) -> None:
    name = install(tmp_path, [("rules.py", "s.gone |= cards", "s.gonne |= cards")])
    ended = run(tmp_path, name, "--json")
    assert ended.returncode == 1
    data = json.loads(ended.stdout)
    assert (data["game"], data["stages"]) == (name, ["loading", "sources"])
    [fault] = data["faults"]
    assert fault["what"] == "the state has no field 'gonne'. Did you mean 'gone'?"
    assert (Path(fault["file"]).name, fault["line"], fault["function"]) == ("rules.py", 65, "advance")


@pytest.mark.parametrize(
    ("edit", "place", "what"),
    [
        (
            (
                "rules.py",
                "    deck = list(range(CARDS))\n",
                "    deck = sorted(range(CARDS), key=lambda card: card * s.seats)\n",
            ),
            ("rules.py", 29),
            "a lambda can't use 's' here",
        ),
        (
            ("rules.py", "@rule\ndef deal(s):", "def cards(s):\n    return 1\n\n\n@rule\ndef deal(s):\n    cards(s)"),
            ("rules.py", 33),
            "'cards' lacks `@rule`",
        ),
    ],
    ids=["sorted by a key", "a function that is no rule"],
)
def test_what_numba_refuses_is_told_with_its_line(
    tmp_path: Path, edit: Edit, place: tuple[str, int], what: str
) -> None:
    name = install(tmp_path, [edit])
    ended = run(tmp_path, name, "--games", "1", "--json", interpreted="0")
    assert ended.returncode == 1
    [fault] = json.loads(ended.stdout)["faults"]
    assert fault["stage"] == "compiling"
    assert (Path(fault["file"]).name, fault["line"]) == place
    assert what in fault["what"]


def test_a_game_without_a_fault_passes_all_stages(tmp_path: Path) -> None:
    name = install(tmp_path, [])
    ended = run(tmp_path, name, "--games", "2", interpreted="0")
    assert ended.stdout == (
        "High Card: nothing is wrong\n\n"
        "Checked: loading, sources, interpreted, compiling, compiled; 2 games interpreted; 2 games compiled;\n"
        "50 games at once.\n"
    )
    assert ended.returncode == 0


def test_a_game_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    ended = run(tmp_path, "whist")
    assert ended.returncode == 2
    assert ended.stderr.startswith("cutpurse: there is no game whist; there are ")
