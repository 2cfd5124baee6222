"""Compile what bots need before they play, and tell how far that is."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from cutpurse.bots import is_search
from cutpurse.bots.levels import THOROUGH
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import Search
from cutpurse.bots.search.settings import Budget
from cutpurse.core import compiling
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match

ENOUGH = Budget(iterations=400)  # that a search also stores worlds, and has a final
WITH_FINAL = replace(THOROUGH, final_gap=2.0, nested_choices=1, nested_worlds=1, final_min_worlds=0)


def warm_bots(game: Game, names: Iterable[str], tell: Callable[[str], None]) -> None:
    """Compile all that these bots need in a game whose rules are warm; nothing is told if that was done before.

    Every bot is given a redealt world. Those that search need more, and that takes a while.
    """
    if compiling.INTERPRETED:
        return
    needs = ["redeal", "search"] if any(map(is_search, names)) else ["redeal"]
    missing = [need for need in needs if not stamp(game, need).exists()]
    for number, need in enumerate(missing, 1):
        tell(f"Compiling the bots of {game.title}, once: {number} of {len(missing)}")
        NEEDS[need](game)
        stamp(game, need).touch()


def is_warm(game: Game) -> bool:
    """Whether everything that games and bots need has been compiled here before."""
    return compiling.INTERPRETED or all(stamp(game, need).exists() for need in ("ready", *NEEDS))


def stamp(game: Game, need: str) -> Path:
    """A file that is there when something has been compiled."""
    return compiling.CACHE / f"{game.layout.name}.{need}"


def redeal(game: Game) -> Position:
    """What every bot is given."""
    return Position.of(Match(game, seed=bytes(32)), fast_rng(0))


def search(game: Game) -> None:
    """All levels run the same compiled code, and its first look compiles it."""
    Search(WITH_FINAL, ENOUGH).think(redeal(game))


NEEDS: dict[str, Callable[[Game], object]] = {"redeal": redeal, "search": search}
