"""Games with one deliberate mistake each: an example of the documentation, with a line or two of its text replaced."""

import sys
from collections.abc import Iterable
from importlib import invalidate_caches
from itertools import count
from pathlib import Path

from cutpurse.check.run import Report, Settings, check
from cutpurse.games import _homes, load
from tests import installing

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NUMBERS = count()

Edit = tuple[str, str, str]
"""A file, a text in it, and what stands there instead."""


def install(folder: Path, edits: Iterable[Edit], example: str = "high_card") -> str:
    """Write an example with these edits into a folder, as pip would install it: the name of that game."""
    name = f"mistake_{next(NUMBERS)}"
    package, sources = folder / name, EXAMPLES / example / "src" / example
    for file in sources.rglob("*"):
        if file.suffix in (".py", ".ftl", ".md"):
            home = package / file.relative_to(sources)
            home.parent.mkdir(parents=True, exist_ok=True)
            home.write_text(file.read_text(encoding="utf-8").replace(example, name), encoding="utf-8")
    for file_name, old, new in edits:
        file = package / file_name
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{file_name} has no {old!r}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    installing.install(folder, f"{name} = {name}:GAME", package=name)
    return name


def forget() -> None:
    """Look for games anew."""
    invalidate_caches()
    _homes.cache_clear()
    load.cache_clear()


def check_with(folder: Path, *edits: Edit, settings: Settings, example: str = "high_card") -> Report:
    """Check an example with some edits, in this process."""
    name = install(folder, edits, example)
    sys.path.insert(0, str(folder))
    try:
        forget()
        return check(name, settings, lambda text: None)
    finally:
        sys.path.remove(str(folder))
        forget()


def told(report: Report) -> str:
    """What a check has found, a line each."""
    return "\n".join(f"{fault.place}: {fault.what}" if fault.place else fault.what for fault in report.faults)


def line_of(report: Report, file: str, text: str) -> int:
    """The number of the first line with a text, in a file of the game that was checked."""
    package = Path(sys.modules[report.name].__path__[0])
    lines = (package / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)
