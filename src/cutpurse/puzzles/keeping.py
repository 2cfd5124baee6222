"""Puzzles in a file while they are made: the same command goes on where it was stopped."""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from cutpurse import __version__
from cutpurse.arena.kept import KeptLines, Kind
from cutpurse.core.game import Game
from cutpurse.puzzles.making import Making, Settings, made_with, make_puzzles
from cutpurse.puzzles.puzzle import FORMAT, Puzzle, read_puzzles

PUZZLES = Kind(format=FORMAT, owner="the puzzle maker", content="other puzzles", flag="--save")


@dataclass(frozen=True, kw_only=True)
class Made:
    """What a run of the maker has come to."""

    puzzles: tuple[Puzzle, ...]
    games: int  # looked through, from the first one on
    interrupted: bool


def header_of(game: Game, seed: bytes, settings: Settings) -> dict[str, Any]:
    """What decides the puzzles of a file, after the name of its format."""
    return {
        "game": game.name,
        "rules": game.version,
        "options": game.write_options(game.complete_options()),
        "seed": seed.hex(),
        "made": made_with(settings, __version__),
    }


def make_file(
    game: Game,
    path: Path,
    *,
    wanted: int,
    seed: bytes,
    settings: Settings,
    threads: int | None = 1,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> Made:
    """Add puzzles to a file until it has so many; Ctrl-C ends that with what has been found."""
    with closing(KeptLines(path, PUZZLES, header_of(game, seed, settings))) as kept:
        puzzles = list(read_puzzles(path.read_bytes(), game).puzzles.values())
        games, interrupted = (puzzles[-1].deal + 1 if puzzles else 0), False
        try:
            progress(len(puzzles), wanted)
            for number, puzzle in make_puzzles(Making(game.name, seed, settings), wanted, puzzles, threads):
                games = number + 1
                if puzzle:
                    puzzles.append(puzzle)
                    kept.append(msgspec.to_builtins(puzzle))
                    progress(len(puzzles), wanted)
        except KeyboardInterrupt:
            interrupted = True
    return Made(puzzles=tuple(puzzles), games=games, interrupted=interrupted)


def summary(made: Made, path: Path) -> dict[str, Any]:
    """What there is in the file now, as plain data."""
    return {
        "file": str(path),
        "puzzles": len(made.puzzles),
        "games": made.games,
        "interrupted": made.interrupted,
        "stars": dict(sorted(Counter(puzzle.stars for puzzle in made.puzzles).items())),
        "kinds": dict(Counter(puzzle.kind for puzzle in made.puzzles).most_common()),
        "players": dict(sorted(Counter(puzzle.seats for puzzle in made.puzzles).items())),
    }
