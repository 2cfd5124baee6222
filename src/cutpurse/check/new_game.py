"""A new game to begin with: the documentation's example under another name, in a package with a test of its own."""

import keyword
from importlib.util import find_spec
from pathlib import Path

from cutpurse import games
from cutpurse.core.errors import CutpurseError

EXAMPLE = "high_card"
COPIED = (".py", ".ftl", ".md", ".toml")

README = """\
# {title}

A game for Cutpurse. It begins as the smallest game that has everything: three cards each, one a round, and the highest
takes a point. Change it into your own.

    pip install -e .
    cutpurse check {name} --quick
    cutpurse play {name}

`src/{name}/README.md` is what players read. How a game is written: docs/adding-a-game.md of Cutpurse.
"""

TEST = '''\
"""The laws that every game keeps."""

from cutpurse.check.run import Settings, check


def test_nothing_is_wrong_with_the_game():
    report = check("{name}", Settings(games=5, quick=True), lambda text: None)
    assert not report.faults, [f"{{fault.place}}: {{fault.what}}" for fault in report.faults]
'''


def example_folder() -> Path:
    """The example: in an installed package beside this folder, in a checkout in the documentation."""
    package = Path(__file__).parents[1]
    for folder in (package / "examples", package.parents[1] / "docs" / "examples"):
        if (folder / EXAMPLE / "pyproject.toml").is_file():
            return folder / EXAMPLE
    raise CutpurseError("the example that new games begin with is not installed")


def write_new_game(name: str, folder: Path) -> Path:
    """Write the package of a new game into a folder: the folder of its own that it has there."""
    check_name(name)
    home = folder / name
    if home.exists():
        raise CutpurseError(f"{home} is there already")
    title = name.replace("_", " ").title()
    other = {EXAMPLE: name, EXAMPLE.replace("_", "-"): name.replace("_", "-"), "High Card": title}
    other["HIG-"] = f"{name[:3].upper()}-"
    source = example_folder()
    for file in sorted(source.rglob("*")):
        if file.suffix in COPIED:
            text = file.read_text(encoding="utf-8")
            for old, new in other.items():
                text = text.replace(old, new)
            write(home / str(file.relative_to(source)).replace(EXAMPLE, name), text)
    write(home / "README.md", README.format(name=name, title=title))
    write(home / "tests" / f"test_{name}.py", TEST.format(name=name))
    return home


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def check_name(name: str) -> None:
    """A game's name is that of its package, and nobody else's."""
    plain = name.isascii() and name.isidentifier() and name.islower() and name[0] != "_"
    if not plain or keyword.iskeyword(name):
        raise CutpurseError(f"{name!s:.60} can't be a game's name: use small letters, digits and _, as in my_game")
    if name in games.names() or find_spec(name):
        raise CutpurseError(f"there is a game or a Python module called {name:.60} already: take another name")
