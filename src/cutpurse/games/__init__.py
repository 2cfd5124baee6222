"""The games: each folder here is one, save for those with a leading underscore, which several games share.

Other packages add theirs by the entry-point group `cutpurse.games`.
"""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from cutpurse.core.errors import CutpurseError, UnknownGame
from cutpurse.core.game import Game
from cutpurse.core.message import msg

GROUP = "cutpurse.games"


@cache
def _homes() -> dict[str, str | EntryPoint]:
    """Where each game is to be found: a folder's module, or another package's entry point."""
    homes: dict[str, str | EntryPoint] = {point.name: point for point in entry_points(group=GROUP)}
    folders = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg and found.name[0] != "_"]
    homes |= {name: f"{__name__}.{name}" for name in folders}
    return dict(sorted(homes.items()))


def names() -> list[str]:
    """The names of all games, without importing any."""
    return list(_homes())


@cache
def load(name: str) -> Game:
    """The game of that name; UnknownGame if there is none."""
    home = _homes().get(name)
    if home is None:
        close = get_close_matches(name, names(), n=1)
        if close:
            raise UnknownGame(msg("no-such-game-but", game=f"{name!s:.60}", close=close[0]))
        raise UnknownGame(msg("no-such-game", game=f"{name!s:.60}", games=", ".join(names())))
    if isinstance(home, str):
        return cast("Game", import_module(home).GAME)
    game = home.load()
    if not isinstance(game, Game):
        raise CutpurseError(
            f'the entry point of {name} names no game; write {name} = "{home.value.split(":")[0]}:GAME"'
        )
    return game
