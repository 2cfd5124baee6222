"""Compile what bots need before they play, and tell how far that is."""

from collections.abc import Callable, Iterable

from cutpurse.bots import is_search
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.plan import Budget
from cutpurse.core import compiling
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match

ENOUGH = Budget(iterations=20)  # that a search also keeps some worlds and reads what was done there


def warm_bots(game: Game, names: Iterable[str], tell: Callable[[str], None]) -> None:
    """Compile all that these bots need in a game whose rules are warm; nothing is told if that was done before.

    Every bot is given a redealt world. Those that search need more, and that takes a while.
    """
    if compiling.INTERPRETED:
        return
    needs = {"redeal": redeal} | ({"search": search} if any(map(is_search, names)) else {})
    stamps = {compiling.CACHE / f"{game.layout.name}.{need}": run for need, run in needs.items()}
    missing = [stamp for stamp in stamps if not stamp.exists()]
    for number, stamp in enumerate(missing, 1):
        tell(f"Compiling the bots of {game.title}, once: {number} of {len(missing)}")
        stamps[stamp](game)
        stamp.touch()


def redeal(game: Game) -> Position:
    """What every bot is given."""
    return Position.of(Match(game, seed=bytes(32)), fast_rng(0))


def search(game: Game) -> None:
    """All levels run the same compiled code, and its first look compiles it."""
    level("sharp", ENOUGH).think(redeal(game))
