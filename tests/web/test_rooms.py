"""The rooms of the page: each imports only from those before it, and no file imports itself by a detour."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
ORDER = [
    {"lib"},  # no words, nothing to be seen
    {"words"},  # of the page, and those that the server has for games
    {"ui"},  # what several rooms use
    {"table"},  # a table as it is drawn from a view
    {"account", "daily", "learn", "live", "lobby", "operator", "puzzles", "replay", "rules"},  # what people do
    {"tournaments"},  # people come in as at a table
    {"pages"},  # one for each address
    {"."},
]
IMPORT = re.compile(r'^\s*(?:import|export)\b[^"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', re.MULTILINE)
FILES = {path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")}


def imported(path: Path) -> set[Path]:
    """The files of the page that a file imports."""
    wanted = [(path.parent / (one or other)).resolve() for one, other in IMPORT.findall(path.read_text())]
    return {target for one in wanted for target in (one, one.with_name(f"{one.name}.ts")) if target in FILES}


def rank(path: Path) -> tuple[int, str]:
    room = (path.relative_to(SOURCES).parent.parts or (".",))[0]
    return next(place for place, rooms in enumerate(ORDER) if room in rooms), room


def test_rooms_import_one_way() -> None:
    pairs = [(path, target) for path in FILES for target in imported(path)]
    assert len(pairs) > len(FILES)  # they were found
    wrong = [pair for pair in pairs if rank(pair[1]) != rank(pair[0]) and rank(pair[1])[0] >= rank(pair[0])[0]]
    assert [f"{path.relative_to(SOURCES)} imports {target.relative_to(SOURCES)}" for path, target in wrong] == []


def test_no_file_imports_itself_by_a_detour() -> None:
    tuple(TopologicalSorter({path: imported(path) for path in FILES}).static_order())
