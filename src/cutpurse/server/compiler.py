"""Compiles games beside the server. No table waits for it: rules are interpreted until their compiled code is there."""

import logging
import subprocess
import threading
from collections.abc import Sequence

from cutpurse.bots.warm import PARTS, asked_at, missing_parts, start_compiling
from cutpurse.core import compiling
from cutpurse.core.game import Game

AT_ONCE = 2
INTERVAL = 0.1  # seconds between two looks at the processes, and at what people have asked for
LONGEST = ("search",)  # these parts are compiled beside all others of their game

log = logging.getLogger("cutpurse.server")


class Compiler:
    """Compiles what was never compiled, two processes at a time; games that somebody has asked for come first."""

    def __init__(self, games: Sequence[Game]) -> None:
        self._games = () if compiling.INTERPRETED else games
        self._running: dict[tuple[Game, tuple[str, ...]], subprocess.Popen[str]] = {}
        self._failed: set[Game] = set()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="compiler", daemon=True)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to compile, or nothing that can be."""
        return not self._thread.is_alive()

    def __enter__(self) -> "Compiler":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """What is being compiled is given up; what was compiled is kept."""
        self._stop.set()
        self._thread.join()
        for process in self._running.values():
            process.kill()
            process.communicate()

    def _run(self) -> None:
        while not self._stop.is_set():
            self._look()
            waiting = self._waiting()
            while waiting and len(self._running) < AT_ONCE:
                game, parts = job = waiting.pop(0)
                self._running[job] = start_compiling(game, parts)
            if not self._running:
                return
            self._stop.wait(INTERVAL)

    def _look(self) -> None:
        """Forget the processes that have ended."""
        for (game, parts), process in list(self._running.items()):
            if process.poll() is None:
                continue
            del self._running[game, parts]
            told = process.communicate()[1].strip()
            if missing_parts(game, parts):  # once more would end the same way
                self._failed.add(game)
                log.error("can't compile a game; its bots stay simple", extra={"game": game.name, "why": told[-2000:]})

    def _waiting(self) -> list[tuple[Game, tuple[str, ...]]]:
        """What is to be compiled next, the most urgent first."""
        games = [game for game in self._games if game not in self._failed]
        jobs = [(game, parts) for game in sorted(games, key=urgency) for parts in groups(game)]
        busy = {(game, part) for game, parts in self._running for part in parts}
        return [(game, parts) for game, parts in jobs if not any((game, part) in busy for part in parts)]


def urgency(game: Game) -> tuple[float, bool]:
    """When somebody has asked for a game, if ever; then the one that newcomers begin with."""
    return asked_at(game), not game.starter


def groups(game: Game) -> list[tuple[str, ...]]:
    """The missing parts of a game, in groups that can be compiled side by side."""
    rest = tuple(part for part in PARTS if part not in LONGEST)
    found = (tuple(missing_parts(game, parts)) for parts in (LONGEST, rest))
    return [parts for parts in found if parts]
