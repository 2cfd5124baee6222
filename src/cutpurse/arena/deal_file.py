"""Finished deals in a file, a line of JSON each, so that a long match can be stopped and go on."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from cutpurse import __version__
from cutpurse.arena.duplicate import GameResult
from cutpurse.arena.setup import Setup
from cutpurse.core.errors import CutpurseError

Deal: TypeAlias = Sequence[GameResult]
"""All rotations of a deal, in their order."""

FORMAT = "cutpurse-arena"


class DealFile:
    """The deals of one match. What a kill has left half written at the end is dropped."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Open or begin the file; CutpurseError if it is another match's."""
        self.path = path
        self.setup = setup
        self.deals: dict[int, Deal] = {}
        check_file(path, setup)
        lines = read_lines(path)
        self.deals = dict(self._read(lines[1:]))
        self.file = path.open("r+b" if path.exists() else "w+b")
        self.file.seek(sum(map(len, lines)))
        self.file.truncate()
        if not lines:
            self._append(header(setup))

    def add(self, deal: Deal) -> None:
        """Write a finished deal to the end of the file."""
        games = [
            {
                "ranks": game.ranks,
                "winners": game.winners,
                "scores": game.scores,
                "faults": game.faults,
                "times": [sorted(times.items()) for times in game.times],
            }
            for game in deal
        ]
        self._append({"deal": deal[0].deal, "games": games})

    def close(self) -> None:
        self.file.close()

    def _append(self, data: dict[str, Any]) -> None:
        self.file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def _read(self, lines: Sequence[bytes]) -> Iterator[tuple[int, Deal]]:
        for number, line in enumerate(lines, 2):
            try:
                yield self._read_deal(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise CutpurseError(f"{self.path}: line {number} is not a deal of this match") from None

    def _read_deal(self, data: Any) -> tuple[int, Deal]:
        deal, seats = int(data["deal"]), self.setup.seats
        games = [
            GameResult(
                deal=deal,
                rotation=rotation,
                ranks=tuple(map(int, game["ranks"])),
                winners=tuple(map(int, game["winners"])),
                scores=tuple(map(int, game["scores"])),
                faults=tuple(map(int, game["faults"])),
                times=tuple(Counter({int(number): int(moves) for number, moves in times}) for times in game["times"]),
            )
            for rotation, game in enumerate(data["games"])
        ]
        sizes = {(len(g.ranks), len(g.scores), len(g.faults), len(g.times)) for g in games}
        if len(games) != seats or sizes != {(seats, seats, seats, len(self.setup.names))} or deal < 0:
            raise ValueError
        return deal, games


def saved_seed(path: Path) -> bytes | None:
    """The seed of the match in a file, if there is one."""
    lines = read_lines(path)
    return bytes.fromhex(read_header(path, lines[0])["seed"]) if lines else None


def check_file(path: Path, setup: Setup) -> None:
    """CutpurseError if the file is not this match's; one that is yet to be is right."""
    if lines := read_lines(path):
        check_same(path, read_header(path, lines[0]), header(setup))


def header(setup: Setup) -> dict[str, Any]:
    """What must be the same for deals to be counted together."""
    return {
        "format": FORMAT,
        "version": __version__,
        "game": setup.game.name,
        "rules": setup.game.version,
        "seats": setup.seats,
        "options": setup.game.write_options(setup.options),
        "bots": list(setup.lineup),
        "seed": setup.seed.hex(),
    }


def read_lines(path: Path) -> list[bytes]:
    """The lines of a file that are whole; none if there is no file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        half = lines.pop()
        if not lines and not half.startswith(b'{"format":"' + FORMAT.encode()):
            raise CutpurseError(f"can't save to {path}: there is a file of that name already, which is no arena's")
    return lines


def read_header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
        if found["format"] == FORMAT and len(bytes.fromhex(found["seed"])) == 32:
            return dict(found)
    except (ValueError, KeyError, TypeError):
        pass
    raise CutpurseError(f"can't save to {path}: there is a file of that name already, which is no arena's")


def check_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """CutpurseError if deals of another match are in the file, with the first thing that differs."""
    theirs, ours = flat(found), flat(wanted)
    for name, value in ours.items():
        if theirs.get(name) != value:
            differs = f"{name} {theirs.get(name)!s:.64}, not {value!s:.64}"
            raise CutpurseError(f"{path} keeps the deals of another match ({differs}); give --save another file")


def flat(data: dict[str, Any]) -> dict[str, str]:
    """A header with the options one by one, as people read it."""
    lines: dict[str, str] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            lines |= {f"{name} {option}": str(choice) for option, choice in value.items()}
        else:
            lines[name] = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return lines
