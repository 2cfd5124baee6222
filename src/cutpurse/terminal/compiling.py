"""Games for a command: compiled before they are used, with a line that says how far it is; or interpreted meanwhile."""

import subprocess
from collections.abc import Sequence

from cutpurse import games
from cutpurse.bots.warm import load, missing_parts, parts_for, start_compiling, warm
from cutpurse.core.compiling import interpret
from cutpurse.core.game import Game
from cutpurse.terminal.screen import progress_line


def compile_game(game: Game, bots: Sequence[str] = ()) -> None:
    """Compile a game, and what these bots need in it, if that was not done before. Whatever is wrong is said first."""
    compile_parts(game, parts_for(bots))


def compile_parts(game: Game, parts: Sequence[str]) -> None:
    """Compile parts of a game, if that was not done before."""
    with progress_line() as tell:
        warm(game, parts, tell)


def load_for_one_match(name: str) -> Game:
    """The game of that name; never compiled here, it is interpreted, which is quick enough for one match."""
    game = games.load(name)
    if missing_parts(game, parts_for(())):
        interpret(game.layout)
    return game


class Meanwhile:
    """A game that another process compiles while it is played: interpreted at first, with simple bots."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Meanwhile":
        if missing := missing_parts(self._game):
            interpret(self._game.layout)
            self._process = start_compiling(self._game, missing)
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()

    @property
    def waiting(self) -> bool:
        """Whether the game is still interpreted."""
        return self._process is not None

    def take_over(self) -> bool:
        """Go over to compiled code, if it is there now; whether that was just done."""
        if not self._process or missing_parts(self._game):
            return False
        self._process.communicate()
        self._process = None
        load(self._game)
        return True
