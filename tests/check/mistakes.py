"""Games with one deliberate mistake each: the documentation's example, with a line or two of its text replaced."""

import sys
from collections.abc import Iterable
from importlib import invalidate_caches
from itertools import count
from pathlib import Path

from cutpurse.check.run import Report, Settings, check
from cutpurse.games import _homes, load

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "high_card" / "src" / "high_card"
NUMBERS = count()

Edit = tuple[str, str, str]
"""A file, a text in it, and what stands there instead."""


def install(folder: Path, edits: Iterable[Edit]) -> str:
    """Write the example with these edits into a folder, as pip would install it: the name of that game."""
    name = f"mistake_{next(NUMBERS)}"
    package = folder / name
    for file in EXAMPLE.rglob("*"):
        if file.suffix in (".py", ".ftl", ".md"):
            home = package / file.relative_to(EXAMPLE)
            home.parent.mkdir(parents=True, exist_ok=True)
            home.write_text(file.read_text(encoding="utf-8").replace("high_card", name), encoding="utf-8")
    for file_name, old, new in edits:
        file = package / file_name
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{file_name} has no {old!r}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    info = folder / f"{name}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[cutpurse.games]\n{name} = {name}:GAME\n")
    return name


def forget() -> None:
    """Look for games anew."""
    invalidate_caches()
    _homes.cache_clear()
    load.cache_clear()


def check_with(folder: Path, *edits: Edit, settings: Settings) -> Report:
    """Check the example with some edits, in this process."""
    name = install(folder, edits)
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
