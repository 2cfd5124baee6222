"""Which source files compiled code is made from: compiled again is what these change, and nothing else."""

import ast
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.util import resolve_name
from itertools import accumulate
from pathlib import Path

PACKAGE = "cutpurse"
ENGINE = (
    f"{PACKAGE}.core.",
    f"{PACKAGE}.bots.search.",
    f"{PACKAGE}.bots.policy.",
)  # compiled code of every game may be made from these
COMPILER = f"{PACKAGE}.core.compiling"  # whoever compiles anything imports it from there
VERSIONED = frozenset({"llvmlite", "numba", "numpy"})  # compiled code of another version is kept apart


def engine_digest(package: Path) -> str:
    """A short hash of all that the games' compiled code shares: its sources, where they are, and from when.

    To Numba the same text at another place, or in a newer file, is another source.
    """
    folder = package.parent
    names = [".".join(file.relative_to(folder).with_suffix("").parts) for file in package.rglob("*.py")]
    files = {name: file for name in names if is_engine(name) and (file := source(folder, name))}
    compiled = [name for name, file in files.items() if any(COMPILER in pair for pair in imported(name, file))]
    files = reached(compiled, files.get)
    places = [f"{file} {file.stat().st_mtime_ns}" for file in files.values()]
    return hashlib.sha256("\n".join([digest(files), *places]).encode()).hexdigest()[:16]


def game_digest(modules: Iterable[str], bodies: Iterable[str]) -> str:
    """A short hash of the modules with a game's rules, which must have been imported, and of all that they import.

    `bodies` are the names of the functions that were chosen from them.
    """
    hashed = digest(reached(modules, game_source))
    return hashlib.sha256("\n".join([hashed, *bodies]).encode()).hexdigest()[:16]


def is_engine(module: str) -> bool:
    return f"{module}.".startswith(ENGINE)


def game_source(module: str) -> Path | None:
    """The file of a module that rules may be compiled from. What the engine is made of has a hash of its own."""
    top = module.partition(".")[0]
    if is_engine(module) or top in VERSIONED or top in sys.stdlib_module_names:
        return None
    folder = home(top)
    return source(folder, module) if folder else None


def home(top: str) -> Path | None:
    """The folder that holds an imported package, or module, of the highest level."""
    module = sys.modules.get(top)
    paths = list(getattr(module, "__path__", ())) or [getattr(module, "__file__", None)]
    return Path(paths[0]).parent if paths[0] else None


def source(folder: Path, module: str) -> Path | None:
    """The file of a module, if there is one below this folder."""
    base = folder.joinpath(*module.split("."))
    return next((file for file in (base.with_suffix(".py"), base / "__init__.py") if file.is_file()), None)


def reached(start: Iterable[str], find: Callable[[str], Path | None]) -> dict[str, Path]:
    """Modules and all that they import, as far as `find` knows their files: constants are compiled in."""
    found: dict[str, Path] = {}
    new = list(start)
    while new:
        module = new.pop()
        if module not in found and (file := find(module)):
            found[module] = file
            new += [inner if find(inner) else outer for outer, inner in imported(module, file)]
    return dict(sorted(found.items()))


def imported(module: str, file: Path) -> Iterator[tuple[str, str]]:
    """What a file imports. `from a import b` is ("a", "a.b"): the module a.b, or else something of the module a."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in statements(ast.parse(file.read_bytes(), file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                parents = [] if alias.asname else list(accumulate(alias.name.split("."), "{}.{}".format))
                yield from ((name, name) for name in {alias.name, *parents})
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield from ((origin, f"{origin}.{alias.name}") for alias in node.names)


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All within a module, save for what only a type checker reads."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from statements(child)


def digest(files: dict[str, Path]) -> str:
    """A short hash of some files and their names."""
    hashed = hashlib.sha256()
    for name in sorted(files):
        hashed.update(name.encode())
        hashed.update(files[name].read_bytes())
    return hashed.hexdigest()[:16]
