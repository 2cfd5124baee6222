"""The rooms of the page: each imports only from those before it, and no file imports itself by a detour."""

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
ORDER = [
    {"lib"},  # no words, nothing to be seen
    {"words"},  # of the page, and those that the server has for games
    {"ui"},  # what several rooms use
    {"table"},  # a table as it is drawn from a view
    {"account", "live", "lobby", "replay", "rules"},  # what people do
    {"pages"},  # one for each address
    {"."},
]
IMPORT = re.compile(r'^\s*(?:import|export)\b[^"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', re.MULTILINE)


def imports() -> dict[Path, set[Path]]:
    """Each file of the page, and those it imports."""
    files = {path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")}
    found: dict[Path, set[Path]] = {}
    for path in files:
        wanted = [(path.parent / (one or other)).resolve() for one, other in IMPORT.findall(path.read_text())]
        found[path] = {target for one in wanted for target in (one, one.with_name(f"{one.name}.ts")) if target in files}
    return found


def rank(path: Path) -> tuple[int, str]:
    room = (path.relative_to(SOURCES).parent.parts or (".",))[0]
    return next(place for place, rooms in enumerate(ORDER) if room in rooms), room


def backwards(graph: dict[Path, set[Path]]) -> list[str]:
    """Imports from a later room, or from one beside."""
    return [
        f"{path.relative_to(SOURCES)} imports {target.relative_to(SOURCES)}"
        for path, targets in graph.items()
        for target in targets
        if rank(target) != rank(path) and rank(target)[0] >= rank(path)[0]
    ]


def test_rooms_import_one_way() -> None:
    graph = imports()
    assert sum(map(len, graph.values())) > len(graph)  # they were found
    assert backwards(graph) == []


def test_no_file_imports_itself_by_a_detour() -> None:
    tuple(TopologicalSorter(imports()).static_order())


def test_a_wrong_import_is_found() -> None:
    icon, page = SOURCES / "ui" / "Icon.svelte", SOURCES / "pages" / "Table.svelte"
    assert backwards({icon: {page}}) == ["ui/Icon.svelte imports pages/Table.svelte"]
    with pytest.raises(CycleError):
        tuple(TopologicalSorter({icon: {page}, page: {icon}}).static_order())
