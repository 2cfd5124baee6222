"""Games are found, not listed: folders of ours, and entry points of other packages."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cutpurse
from cutpurse import games
from cutpurse.core.compiling import interpret
from cutpurse.core.errors import CutpurseError, UnknownGame
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from tests.installing import install

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def forget() -> None:
    games._homes.cache_clear()
    games.load.cache_clear()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The documentation's examples as pip would install them: their sources and their entry points on the path."""
    path = [tmp_path]
    for name in ("high_card", "hearts"):
        project = (EXAMPLES / name / "pyproject.toml").read_text(encoding="utf-8")
        entry = next(line for line in project.splitlines() if line.startswith(f"{name} = "))
        install(tmp_path, entry.replace('"', ""), package=name)
        path.append(EXAMPLES / name / "src")
    for folder in path:
        monkeypatch.syspath_prepend(folder)
    forget()
    yield os.pathsep.join(map(str, path))
    forget()


def test_our_games_are_the_folders_without_an_underscore() -> None:
    folders = Path(games.__file__).parent.iterdir()
    ours = {folder.name for folder in folders if (folder / "__init__.py").exists() and folder.name[0] != "_"}
    assert ours <= set(games.names())
    assert {"lucre", "coin"} <= ours
    assert games.names() == sorted(games.names())
    for name in ours:
        assert games.load(name).name == name


def test_a_game_that_is_not_there_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game lucer; did you mean lucre\?$"):
        games.load("lucer")
    with pytest.raises(UnknownGame, match=f"^there is no game whist; there are {', '.join(games.names())}$"):
        games.load("whist")
    with pytest.raises(UnknownGame) as refusal:
        games.load("x" * 10_000)
    assert len(str(refusal.value)) < 200


def test_listing_names_imports_no_game() -> None:
    code = "import sys; from cutpurse import games; games.names(); print([m for m in sys.modules if 'lucre' in m])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize(("name", "seats"), [("high_card", 3), ("hearts", 4)])
def test_another_packages_game_is_found_and_played(installed: str, name: str, seats: int) -> None:
    assert name in games.names()
    match = cutpurse.new_match(name, seats=seats, seed=bytes(32))
    while match.turn is not None:
        match.play(match.legal[0], match.turn)
    assert match.outcome is not None
    again = cutpurse.read_record(Record(match=match).to_text())
    assert again.match.states.tobytes() == match.states.tobytes()


def test_an_entry_point_that_names_no_game_is_told(installed: str) -> None:
    points = Path(installed.split(os.pathsep)[0]) / "hearts-0.1.0.dist-info" / "entry_points.txt"
    points.write_text("[cutpurse.games]\nhearts = hearts\n")
    with pytest.raises(CutpurseError, match=r'^the entry point of hearts names no game; write hearts = "hearts:GAME"$'):
        games.load("hearts")


def test_the_same_game_may_be_a_folder_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what it calls itself changes: the name of its package."""
    folder = tmp_path / "cutpurse" / "games" / "hearts"
    shutil.copytree(EXAMPLES / "hearts" / "src" / "hearts", folder)
    for file in folder.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("from hearts", "from cutpurse.games.hearts"))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
    forget()
    game = games.load("hearts")
    interpret(game.layout)
    match = Match(game, options={"target": 1}, seed=bytes(32))
    while match.turn is not None:
        match.play(match.legal[0])
    assert game.package == "cutpurse.games.hearts"
    assert match.outcome is not None
    assert game.words().find("tagline")
    for name in [name for name in sys.modules if name.startswith("cutpurse.games.hearts")]:
        del sys.modules[name]
    del games.hearts  # type: ignore[attr-defined]
    forget()


def test_every_command_knows_it(installed: str, tmp_path: Path) -> None:
    """No line of ours names it, and it is listed, simulated, laid open, replayed and drawn."""
    listed = json.loads(command(installed, "games", "high_card", "--json"))
    assert "High Card" in json.dumps(listed)
    simulated = json.loads(command(installed, "simulate", "high_card", "--games", "500", "--bots", "greedy", "--json"))
    assert simulated["games"] == 500
    open_game = json.loads(command(installed, "transcript", "high_card", "--seed", "1"))
    assert "high_card" in json.dumps(open_game)
    record = tmp_path / "record.txt"
    match = cutpurse.new_match("high_card", seats=2, seed=bytes(32))
    match.play(match.legal[0])
    record.write_text(Record(match=match).to_text())
    drawn = command(installed, "replay", str(record), "--seat", "North")
    assert "North" in drawn
    assert "Middle" in drawn


def command(path: str, *words: str) -> str:
    code = "from cutpurse.cli import main; main()"
    environment = os.environ | {"PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", code, *words], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout
