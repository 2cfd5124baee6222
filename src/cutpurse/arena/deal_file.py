"""Finished deals of the arena in a file, so that a long match can be stopped and go on."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from cutpurse import __version__
from cutpurse.arena.duplicate import GameResult
from cutpurse.arena.kept import KeptLines, Kind
from cutpurse.arena.setup import Setup
from cutpurse.core.errors import CutpurseError

Deal: TypeAlias = Sequence[GameResult]
"""All rotations of a deal, in their order."""

ARENA = Kind(format="cutpurse-arena", owner="the arena", content="the deals of another match", flag="--save")


class DealFile:
    """The deals of one match."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Open or begin the file; CutpurseError if it is another match's."""
        self.setup = setup
        self._kept = KeptLines(path, ARENA, header(setup))
        try:
            self.deals: dict[int, Deal] = dict(self._read(self._kept.lines))
        except CutpurseError:
            self._kept.close()
            raise

    def add(self, deal: Deal) -> None:
        """Write a finished deal to the end of the file."""
        games = [
            {
                "ranks": game.ranks,
                "winners": game.winners,
                "scores": game.scores,
                "faults": game.faults,
                "times": [sorted(times.items()) for times in game.times],
                "actions": game.actions,
            }
            for game in deal
        ]
        self._kept.append({"deal": deal[0].deal, "games": games})

    def close(self) -> None:
        self._kept.close()

    def _read(self, lines: Sequence[bytes]) -> Iterator[tuple[int, Deal]]:
        for number, line in enumerate(lines, 2):
            try:
                yield self._read_deal(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise CutpurseError(f"{self._kept.path}: line {number} is not a deal of this match") from None

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
                actions=tuple(map(int, game.get("actions", ()))),
            )
            for rotation, game in enumerate(data["games"])
        ]
        sizes = {(len(g.ranks), len(g.scores), len(g.faults), len(g.times)) for g in games}
        if len(games) != seats or sizes != {(seats, seats, seats, len(self.setup.names))} or deal < 0:
            raise ValueError
        return deal, games


def header(setup: Setup) -> dict[str, Any]:
    """What must be the same for deals to be counted together."""
    return {
        "version": __version__,
        "game": setup.game.name,
        "rules": setup.game.version,
        "seats": setup.seats,
        "options": setup.game.write_options(setup.options),
        "bots": list(setup.lineup),
        "seed": setup.seed.hex(),
    }
