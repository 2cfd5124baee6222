"""A new game to begin with: a small trick-taking game of the documentation, with its test, under another name."""

import keyword
from importlib.util import find_spec
from pathlib import Path

from cutpurse import games
from cutpurse.core.errors import CutpurseError

TEMPLATE = "eight_tricks"  # in files and in Python; "Eight Tricks", eight-tricks and EIG- are made from it
COPIED = (".py", ".ftl", ".md", ".toml")


def template_folder() -> Path:
    """The template: in an installed package beside this folder, in a checkout in the documentation."""
    package = Path(__file__).parents[1]
    for folder in (package / "examples", package.parents[1] / "docs" / "examples"):
        if (folder / TEMPLATE / "pyproject.toml").is_file():
            return folder / TEMPLATE
    raise CutpurseError("the example that new games begin with is not installed")


def write_new_game(name: str, folder: Path) -> Path:
    """Write the package of a new game into a folder: the folder of its own that it has there."""
    check_name(name)
    home = folder / name
    if home.exists():
        raise CutpurseError(f"{home} is there already")
    spelled = dict(zip(spellings(TEMPLATE), spellings(name), strict=True))
    source = template_folder()
    for file in sorted(source.rglob("*")):
        if file.suffix in COPIED:
            text = file.read_text(encoding="utf-8")
            for old, new in spelled.items():
                text = text.replace(old, new)
            copy = home / str(file.relative_to(source)).replace(TEMPLATE, name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
    return home


def spellings(name: str) -> tuple[str, ...]:
    """A game's name in Python, of its package, as people read it, and before the numbers of its rules."""
    return name, name.replace("_", "-"), name.replace("_", " ").title(), f"{name[:3].upper()}-"


def check_name(name: str) -> None:
    """A game's name is that of its package, and nobody else's."""
    plain = name.isascii() and name.isidentifier() and name.islower() and name[0] != "_"
    if not plain or keyword.iskeyword(name):
        raise CutpurseError(f"{name!s:.60} can't be a game's name: use small letters, digits and _, as in my_game")
    if name in games.names() or find_spec(name):
        raise CutpurseError(f"there is a game or a Python module called {name:.60} already: take another name")
