"""The games in use here: playable at once, interpreted until their compiled code is there."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from cutpurse import games
from cutpurse.bots import KINDS, QUICK
from cutpurse.bots.warm import PARTS, ask_for, is_warm, load, missing_parts, parts_for
from cutpurse.core.compiling import INTERPRETED, interpret
from cutpurse.core.game import Game
from cutpurse.core.message import Plain, msg
from cutpurse.server.table.refusals import Refused

INTERVAL = 0.2  # seconds between two looks whether a game has been compiled
PLAYED = parts_for([*KINDS, QUICK])  # what a worker needs: searches run in other processes


class Preparation(Plain, frozen=True, kw_only=True):
    """How far a game has been compiled. Until it is, stronger bots play by the greedy rules."""

    game: str
    done: int  # parts
    parts: int


class Games:
    """Loads compiled code once, beside the event loop and not in its way."""

    def __init__(self, compiled_elsewhere: bool = False, loaded: Callable[[str], None] = lambda game: None) -> None:
        """Without another process that compiles, a game is compiled here when it is first used.

        `loaded` is told of a game that can be searched in now.
        """
        self._loaded = loaded
        self._elsewhere = compiled_elsewhere and not INTERPRETED
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._thread = ThreadPoolExecutor(1, "games")  # one after another: the compiler is not for two at once
        if self._elsewhere:
            for name in games.names():
                interpret(games.load(name).layout)

    def use(self, name: str) -> None:
        """Let a game's compiled code be loaded when it is there: somebody plays it."""
        if self._elsewhere and name not in self._loading and name in games.names():
            ask_for(games.load(name))
            self._loading[name] = asyncio.ensure_future(self._load(games.load(name)))

    async def _load(self, game: Game) -> None:
        while not is_warm(game):
            await asyncio.sleep(INTERVAL)
        await asyncio.get_running_loop().run_in_executor(self._thread, load, game, PLAYED)
        self._loaded(game.name)

    async def can_search(self, name: str) -> bool:
        """Whether bots can search in a game. What was compiled before is waited for: it is loaded in a second."""
        self.use(name)
        if self._elsewhere and is_warm(games.load(name)):
            await asyncio.shield(self._loading[name])
        return not self._elsewhere or self._loading[name].done()

    async def check_search(self, name: str) -> None:
        """Refuse what needs a search, while there is none."""
        if not await self.can_search(name):
            found = preparation(games.load(name))
            raise Refused("not_now", msg("adviser-prepared", number=found.done, parts=found.parts))

    def preparing(self) -> list[Preparation]:
        """The games that have not been compiled yet."""
        return [preparation(game) for game in map(games.load, games.names()) if not is_warm(game)]


def preparation(game: Game) -> Preparation:
    return Preparation(game=game.name, done=len(PARTS) - len(missing_parts(game)), parts=len(PARTS))
