"""The rooms of the server: imports point one way among them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cutpurse.server

SERVER = Path(cutpurse.server.__file__).parent
ROOMS = ("table", "storage", "live", "http", "process")  # each imports from those before it; process: the top modules
MODULES = sorted(SERVER.rglob("*.py"))


def room_of(parts: tuple[str, ...]) -> str:
    return parts[0] if parts and parts[0] in ROOMS else "process"


def imported(file: Path) -> Iterator[tuple[str, ...]]:
    """What a file imports from the server: live, hub."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cutpurse.server"):
            path = node.module.split(".")[2:]
            yield from [tuple(path)] if path else [(alias.name,) for alias in node.names]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(SERVER).as_posix())
def test_imports_point_one_way(file: Path) -> None:
    own = ROOMS.index(room_of(file.relative_to(SERVER).parts[:-1]))
    for module in imported(file):
        assert ROOMS.index(room_of(module)) <= own, f"{ROOMS[own]} may not import {'.'.join(module)}"
