"""Results in a file, a line of JSON each, so that a long job can be stopped and go on.

The first line says what the results belong to. What a kill has left half written at the end is dropped.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from cutpurse.core.errors import CutpurseError


@dataclass(frozen=True, kw_only=True)
class Kind:
    """Which program keeps results, and how it speaks of them."""

    format: str  # in the first line
    owner: str  # whose file it is: "the arena"
    content: str  # what is kept there
    flag: str  # the option that names the file


class KeptLines:
    """The file of one job, open to be written on."""

    def __init__(self, path: Path, kind: Kind, header: dict[str, Any]) -> None:
        """Open or begin the file; CutpurseError if it is another job's, or another process writes on it."""
        self.path = path
        check_file(path, kind, header)
        self._file = path.open("r+b" if path.exists() else "w+b")
        lock(self._file, path)
        lines = check_file(path, kind, header)  # again: nobody else changes it from here on
        self.lines = lines[1:]  # what was there already
        self._file.seek(sum(map(len, lines)))
        self._file.truncate()
        if not lines:
            self.append({"format": kind.format} | header)

    def append(self, data: dict[str, Any]) -> None:
        """Write to the end of the file."""
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def lock(file: BinaryIO, path: Path) -> None:
    """Keep other processes from writing on the file until it is closed, where the system can do that."""
    try:
        import fcntl
    except ImportError:  # on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise CutpurseError(f"another process is writing to {path}; wait for it, or name another file") from None


def saved_seed(path: Path, kind: Kind) -> bytes | None:
    """The seed of the job in a file, if there is one."""
    lines = read_lines(path, kind)
    return bytes.fromhex(read_header(path, kind, lines[0])["seed"]) if lines else None


def check_file(path: Path, kind: Kind, header: dict[str, Any]) -> list[bytes]:
    """The lines of the file, none if there is none yet; CutpurseError if they are another job's."""
    lines = read_lines(path, kind)
    if lines:
        check_same(path, kind, read_header(path, kind, lines[0]), header)
    return lines


def read_lines(path: Path, kind: Kind) -> list[bytes]:
    """The lines of a file that are whole; none if there is no file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        half = lines.pop()
        if not lines and not half.startswith(b'{"format":"' + kind.format.encode()):
            raise no_such_file(path, kind)
    return lines


def read_header(path: Path, kind: Kind, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
        if found["format"] == kind.format and len(bytes.fromhex(found["seed"])) == 32:
            return dict(found)
    except (ValueError, KeyError, TypeError):
        pass
    raise no_such_file(path, kind)


def no_such_file(path: Path, kind: Kind) -> CutpurseError:
    return CutpurseError(f"can't save to {path}: there is a file of that name already, which is not {kind.owner}'s")


def check_same(path: Path, kind: Kind, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """CutpurseError if another job's results are in the file, with the first thing that differs."""
    theirs, ours = flat(found), flat(wanted)
    for name, value in ours.items():
        if theirs.get(name) != value:
            differs = f"{name} {theirs.get(name)!s:.64}, not {value!s:.64}"
            raise CutpurseError(f"{path} keeps {kind.content} ({differs}); give {kind.flag} another file")


def flat(data: dict[str, Any]) -> dict[str, str]:
    """A header with the options one by one, as people read it."""
    lines: dict[str, str] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            lines |= {f"{name} {option}": str(choice) for option, choice in value.items()}
        else:
            lines[name] = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return lines
