"""Games compiled before they are used, with a line that says how far it is. Whatever is wrong is said before it."""

from collections.abc import Sequence

from cutpurse import games
from cutpurse.bots.warm import warm_bots
from cutpurse.core.game import Game
from cutpurse.core.warm import warm
from cutpurse.terminal.screen import progress_line


def compile_game(game: Game, bots: Sequence[str] = ()) -> None:
    """Compile a game, and what these bots need in it, if that was not done before."""
    with progress_line() as tell:
        warm(game, tell)
    if bots:
        with progress_line() as tell:
            warm_bots(game, bots, tell)


def load_compiled(name: str) -> Game:
    """The game of that name, compiled."""
    game = games.load(name)
    compile_game(game)
    return game
