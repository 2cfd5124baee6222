"""`cutpurse doctor`: whether this machine is ready to serve, point by point, and what to do where it is not."""

import os
import platform
import statistics
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DBAPIError

from cutpurse import __version__, games
from cutpurse.bots.warm import PARTS, missing_parts, stamp
from cutpurse.core.compiling import INTERPRETED
from cutpurse.core.errors import CutpurseError
from cutpurse.server.http.page import FOLDER as PAGE
from cutpurse.server.ports import is_free
from cutpurse.server.storage.database import in_a_line, open_engine, parse_url
from cutpurse.server.storage.migrations import known_steps, newest_step

State: TypeAlias = Literal["ok", "warning", "problem"]

NEEDED = ("numpy", "numba", "msgspec", "sqlalchemy", "alembic", "fastapi", "uvicorn", "websockets")
EXTRAS = {  # and the library that each is about
    "postgres": "psycopg",
    "plots": "matplotlib",
    "lab": "vl-convert-python",
    "data": "pyarrow",
    "cluster": "ray",
    "train": "torch",
    "gym": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel": "open-spiel",
}
SYNCS = 20
TOO_FAST = 0.00005  # seconds: no disk is, so something only says that it has written
IN_MEMORY = ("tmpfs", "ramfs")
FEW_FILES = 4096


class Finding(msgspec.Struct, frozen=True):
    """One point: how it is, and what to do about it."""

    topic: str
    state: State
    found: str
    advice: str = ""


def examine(url: str, port: int) -> Iterator[Finding]:
    """All points, each as soon as it is known."""
    yield Finding(
        "Cutpurse", "ok", f"{__version__}, Python {platform.python_version()}, {platform.platform(terse=True)}"
    )
    yield libraries()
    yield from map(extra, EXTRAS)
    yield page()
    yield from game_findings()
    yield compiled_folder()
    yield from disk(data_folder(url))
    yield database(url)
    yield free_port(port)
    yield open_files()


def libraries() -> Finding:
    found = {name: installed(name) for name in NEEDED}
    if missing := [name for name, number in found.items() if not number]:
        return Finding("libraries", "problem", f"{', '.join(missing)} not installed", "install Cutpurse anew")
    return Finding("libraries", "ok", ", ".join(f"{name} {number}" for name, number in found.items()))


def extra(name: str) -> Finding:
    """One that is not there is no fault: serving needs none but that of its database."""
    number = installed(EXTRAS[name])
    found = f"{EXTRAS[name]} {number}" if number else f"not installed; pip install 'cutpurse[{name}]' adds it"
    return Finding(f"extra {name}", "ok", found)


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def page() -> Finding:
    if (PAGE / "index.html").exists():
        return Finding("page", "ok", str(PAGE))
    return Finding("page", "problem", f"there is none in {PAGE}", "install a wheel, or build it: python hatch_build.py")


def game_findings() -> Iterator[Finding]:
    for name in games.names():
        try:
            missing = missing_parts(games.load(name))
        except (CutpurseError, ImportError, SyntaxError) as error:
            yield Finding(f"game {name}", "problem", str(error), f"see what is wrong: cutpurse check {name}")
            continue
        if INTERPRETED:
            yield Finding(f"game {name}", "warning", "interpreted, which is slow", "unset CUTPURSE_INTERPRETED")
        elif missing:
            found = f"{len(PARTS) - len(missing)} of {len(PARTS)} parts compiled"
            yield Finding(f"game {name}", "ok", f"{found}; cutpurse compile {name} does the rest beforehand")
        else:
            yield Finding(f"game {name}", "ok", "compiled")


def compiled_folder() -> Finding:
    if INTERPRETED:
        return Finding("compiled code", "ok", "none: rules are interpreted")
    folder = stamp(games.load(games.names()[0]), next(iter(PARTS))).parent
    if folder.is_relative_to(tempfile.gettempdir()):
        advice = "name a folder that stays in CUTPURSE_CACHE, or all is compiled again at each start"
        return Finding("compiled code", "warning", f"in {folder}, for a while only", advice)
    return Finding("compiled code", "ok", f"in {folder}")


def data_folder(url: str) -> Path | None:
    """Where SQLite's file lies; None: PostgreSQL, which has its own disk."""
    target = parse_url(url)
    return Path(target.database or "").absolute().parent if target.get_backend_name() == "sqlite" else None


def disk(folder: Path | None) -> Iterator[Finding]:
    """Whether data can be written, and whether it is on disk when the system says so."""
    if folder is None:
        return
    try:
        seconds = sync_seconds(folder)
    except OSError as error:
        yield Finding("data", "problem", f"{folder} can't be written: {error.strerror}", "name another --database")
        return
    kind = file_system(folder)
    yield Finding("data", "ok", f"in {folder}" + (f", on {kind}" if kind else ""))
    found = f"a sync takes {seconds * 1000:.2f} ms"
    if kind in IN_MEMORY:
        yield Finding("disk", "warning", f"{kind} is no disk", "all tables are gone at a restart: name another folder")
    elif seconds < TOO_FAST:
        advice = "this disk may not really write: a power cut may lose moves that were acknowledged"
        yield Finding("disk", "warning", found, advice)
    else:
        yield Finding("disk", "ok", found)


def sync_seconds(folder: Path) -> float:
    """How long it takes until some bytes are on disk."""
    times: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(SYNCS):
            file.write(os.urandom(4096))
            file.flush()
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def file_system(folder: Path) -> str:
    """Its kind, where the system tells that."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    except OSError:
        return ""
    under = [(place, kind) for place, kind in mounts if folder.is_relative_to(place)]
    return max(under, key=lambda mount: len(mount[0]), default=("", ""))[1]


def database(url: str) -> Finding:
    target = parse_url(url)
    if target.get_backend_name() == "sqlite" and not Path(target.database or "").exists():
        return Finding("database", "ok", f"{target.database} is not there yet; the server makes it")
    name = make_url(url).render_as_string()  # without its password, and as it was given
    try:
        engine = open_engine(url)
        try:
            with engine.connect() as connection:
                return described(connection, name)
        finally:
            engine.dispose()
    except ModuleNotFoundError:
        return Finding("database", "problem", f"{name} needs a driver", "pip install 'cutpurse[postgres]'")
    except DBAPIError as error:
        return Finding(
            "database", "problem", f"{name} can't be used: {in_a_line(error)}", "is it running, and the address right?"
        )


def described(connection: Connection, name: str) -> Finding:
    """What answers, and which migrations it has seen."""
    server = ".".join(map(str, connection.dialect.server_version_info or ()))
    kind = f"{name}, {'PostgreSQL' if connection.dialect.name == 'postgresql' else 'SQLite'} {server}"
    heads = set(MigrationContext.configure(connection).get_current_heads())
    if heads - known_steps():
        return Finding("database", "problem", f"{kind}, written by a newer Cutpurse", "update Cutpurse")
    if not heads:
        return Finding("database", "ok", f"{kind}, without tables yet; the server makes them")
    if heads != {newest_step()}:
        advice = "the server migrates it when it starts; make a backup before: cutpurse backup FILE"
        return Finding("database", "warning", f"{kind}, at migration {min(heads)} of {newest_step()}", advice)
    return Finding("database", "ok", f"{kind}, at migration {newest_step()}")


def free_port(port: int) -> Finding:
    if is_free("127.0.0.1", port):
        return Finding("port", "ok", f"{port} is free")
    return Finding("port", "warning", f"{port} is taken, perhaps by a server that runs", "choose another: --port")


def open_files() -> Finding:
    try:
        import resource
    except ImportError:
        return Finding("open files", "ok", "no limit known")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= most < FEW_FILES:
        return Finding("open files", "warning", f"{most} for a process", "each connection needs one: raise ulimit -n")
    return Finding("open files", "ok", f"{most if most >= 0 else 'any number'} for a process")
