"""The shape of the house: imports point one way, every game has its rooms, and no room is too large."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cutpurse"
MODULES = sorted(PACKAGE.rglob("*.py"))

# Each part imports from those on earlier floors and from itself.
FLOORS = ["core", "games", "bots", "terminal", "arena", "server", "bench", "cli", "__main__"]
FOUNDATION = {"llvmlite", "msgspec", "numba", "numpy", "platformdirs"}  # all that rules and core need from outside
MOST_LINES = 400

GAMES = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()]


def part_of(module: str) -> str:
    """core of cutpurse.core.state; nothing for the package itself."""
    return [*module.split("."), "", ""][1]


def name_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, also inside functions; `from a import b` counts as a.b if that is a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by dots"
            assert node.module is not None
            yield from (
                f"{node.module}.{alias.name}" if node.module == "cutpurse" else node.module for alias in node.names
            )


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_imports_point_one_way(file: Path) -> None:
    own = part_of(name_of(file))  # the package itself stands beside the stairs: it imports when it is asked
    for module in imports(file):
        if module.split(".")[0] == "cutpurse" and part_of(module) in FLOORS and own:
            assert FLOORS.index(part_of(module)) <= FLOORS.index(own), f"{own} may not import {module}"


@pytest.mark.parametrize("file", [file for file in MODULES if part_of(name_of(file)) in ("core", "games")], ids=name_of)
def test_core_and_games_need_little(file: Path) -> None:
    outside = {module.split(".")[0] for module in imports(file)} - {"cutpurse"}
    assert outside <= FOUNDATION | sys.stdlib_module_names


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_a_game_does_not_know_another(file: Path) -> None:
    """What two games share lies in a folder of its own, with an underscore; the core knows no game at all."""
    known = {module.split(".")[2] for module in imports(file) if module.startswith("cutpurse.games.")}
    own = name_of(file).split(".")[2:3] if part_of(name_of(file)) == "games" else []
    assert all(game.startswith("_") or [game] == own for game in known)


@pytest.mark.parametrize(
    "folder", [folder for folder in GAMES if folder.name[0] != "_"], ids=lambda folder: folder.name
)
def test_every_game_has_its_rooms(folder: Path) -> None:
    for room in ("__init__.py", "rules.py", "words.py", "greedy.py", "options.py", "README.md"):
        assert (folder / room).is_file(), room
    overview = ast.get_docstring(ast.parse((folder / "rules.py").read_text(encoding="utf-8"))) or ""
    assert "->" in overview, "rules begin with the turn overview"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_are_short_and_say_what_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert ast.get_docstring(ast.parse(text)), "a module says what it is"


def test_every_module_of_the_core_has_its_tests() -> None:
    modules = {file.stem for file in (PACKAGE / "core").glob("*.py")} - {"__init__", "contract", "schema"}
    tests = {file.stem.removeprefix("test_") for file in (ROOT / "tests" / "core").glob("test_*.py")}
    assert modules <= tests
