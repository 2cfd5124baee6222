"""Which source files compiled code is made from: compiled again is what these change, and nothing else."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

ENGINE = ("core.", "kit.", "bots.search.")  # modules that compiled code of every game may be made from
MARK = "cutpurse.core.compiling import"  # whoever compiles anything imports it from there


def engine_digest(package: Path) -> str:
    """A short hash of all that the games' compiled code shares: its sources, where they are, and from when.

    To Numba the same text at another place, or in a newer file, is another source.
    """
    files = compiled_sources(package, ENGINE)
    places = [f"{file} {file.stat().st_mtime_ns}" for file in files.values()]
    return hashlib.sha256("\n".join([digest(files), *places]).encode()).hexdigest()[:16]


def game_digest(rules: Path, module: str) -> str:
    """A short hash of the rules in this file, given with its module's name, and all that they are compiled with."""
    folder, depth = rules.parent, module.count(".")
    if not module.startswith("cutpurse."):
        return digest(compiled_sources(folder))
    package = rules.parents[depth - 1]
    own = ".".join(module.split(".")[1:-1]) + "."
    return digest(compiled_sources(package, (own, "games._"), start=own))


def compiled_sources(folder: Path, among: Iterable[str] = ("",), start: str = "") -> dict[str, Path]:
    """The modules below a folder with compiled functions, and all that they import: constants are compiled in.

    Only modules whose names begin like one of `among` count; `start` limits where the search begins.
    """
    files = {".".join(file.relative_to(folder).with_suffix("").parts): file for file in folder.rglob("*.py")}
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items() if name.startswith(tuple(among))}
    imports = re.compile(rf"^from (?:{folder.name}|(?=\.))\.([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
    found: set[str] = set()
    new = {name for name, text in texts.items() if MARK in text and name.startswith(start)}
    while new:
        found |= new
        lines = [line for name in new for line in imports.findall(texts[name])]
        named = {f"{home}{dot}{name}" for home, names in lines for dot, name in [("", ""), *dotted(names, home)]}
        new = {name for name in named if name in texts} - found
    return {name: files[name] for name in sorted(found)}


def dotted(names: str, home: str) -> list[tuple[str, str]]:
    """What stands after `import`, each with the dot that joins it to the name of its home."""
    return [("." if home else "", name) for name in re.findall(r"\w+", names)]


def digest(files: dict[str, Path]) -> str:
    """A short hash of some files and their names."""
    hashed = hashlib.sha256()
    for name in sorted(files):
        hashed.update(name.encode())
        hashed.update(files[name].read_bytes())
    return hashed.hexdigest()[:16]
