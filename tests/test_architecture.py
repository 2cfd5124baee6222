"""The shape of the house: imports point one way, every game has the same rooms, and no room is too large."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.house import PICTURE, draw, page_rooms, python_rooms
from tests.catalogues import ROOT

PACKAGE = ROOT / "src" / "cutpurse"
MODULES = sorted(PACKAGE.rglob("*.py"))

# Each room imports from those before it and from itself.
ROOMS = ["core", "kit", "games", "bots", "terminal", "envs", "arena", "train", "lab", "puzzles"]
ROOMS += ["server/table", "server/storage", "server/live", "server/http", "server", "check", "cli"]
FOUNDATION = {"fluent", "llvmlite", "msgspec", "numba", "numpy", "platformdirs"}  # all that rules and core need
MOST_LINES = 400

# The floor plan of a game. A room that outgrows its file becomes several, with its name in front: rules_night.
NEEDED = {"__init__", "rules", "options", "worlds", "observe", "features", "greedy", "laws", "view", "log", "look"}
NEEDED |= {"guide"}
FLOOR_PLAN = NEEDED | {"names", "advice", "transcript"}
ROOM_TESTS = {"rooms", "words", "discovery", "names", "versions", "migrations", "old_database", "previous_database"}
GAMES = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()]


def name_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by dots"
            assert node.module is not None
            yield node.module


def test_imports_point_one_way() -> None:
    rooms = python_rooms()
    assert set(rooms) <= set(ROOMS)
    for room, others in rooms.items():
        upwards = {other for other in others if ROOMS.index(other) > ROOMS.index(room)}
        assert not upwards, f"{room} may not import from {upwards}"


def test_the_picture_of_the_house_is_true() -> None:
    assert page_rooms()
    assert PICTURE.read_text(encoding="utf-8") == draw(), "run python docs/house.py"


@pytest.mark.parametrize("part", ["core", "kit", "games"])
def test_core_kit_and_games_need_little(part: str) -> None:
    for file in (PACKAGE / part).rglob("*.py"):
        outside = {module.split(".")[0] for module in imports(file)} - {"cutpurse"}
        assert outside <= FOUNDATION | sys.stdlib_module_names, file


def test_a_game_does_not_know_another() -> None:
    """What two games share lies in a folder of its own, with an underscore; nobody else knows any of them."""
    for file in MODULES:
        known = {module.split(".")[2] for module in imports(file) if module.startswith("cutpurse.games.")}
        own = name_of(file).split(".")[2:3] if name_of(file).startswith("cutpurse.games.") else []
        assert all(game.startswith("_") or [game] == own for game in known), file


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    rooms = {file.stem for file in folder.glob("*.py")}
    assert {room.partition("_")[0] if room != "__init__" else room for room in rooms} <= FLOOR_PLAN
    if folder.name[0] != "_":
        assert rooms >= NEEDED
        assert {file.name for file in (folder / "words").iterdir()} >= {"en.ftl", "de.ftl"}
        assert {file.name for file in folder.glob("README*")} >= {"README.md", "README.de.md"}
        overview = ast.get_docstring(ast.parse((folder / "rules.py").read_text(encoding="utf-8"))) or ""
        assert "->" in overview, "rules begin with the turn overview"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_are_short_and_say_what_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert ast.get_docstring(ast.parse(text)), "a module says what it is"


@pytest.mark.parametrize("room", ROOMS)
def test_tests_are_named_after_modules(room: str) -> None:
    """What looks at a whole room is named in ROOM_TESTS, or is in a folder `whole`."""
    modules = {file.stem for file in (PACKAGE / room).rglob("*.py")} | {folder.name for folder in GAMES}
    tests = {file.stem.removeprefix("test_") for file in (ROOT / "tests" / room).glob("test_*.py")}
    assert {test for test in tests if not any(test.startswith(module) for module in modules)} <= ROOM_TESTS
    if room in ("core", "kit"):
        assert tests >= modules - {"__init__", "contract"} - {folder.name for folder in GAMES}
