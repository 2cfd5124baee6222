"""Games made ready for use: their compiled code is loaded once, beside the event loop and not in its way."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from cutpurse import games
from cutpurse.bots import NAMES
from cutpurse.bots.warm import is_warm, search, warm_bots
from cutpurse.core.game import Game
from cutpurse.core.warm import warm


class Games:
    """The games that are in use here."""

    def __init__(self, patience: float = 0.0) -> None:
        self._patience = patience  # seconds that another process has for compiling
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._thread = ThreadPoolExecutor(1, "games")  # one after another: the compiler is not for two at once

    async def ready(self, name: str) -> None:
        """Wait until a game can be played at once; nothing, if it is not installed any more."""
        task = self._ready.get(name)
        if task is None:
            task = self._ready[name] = asyncio.ensure_future(self._prepare(name))
        await asyncio.shield(task)

    async def _prepare(self, name: str) -> None:
        if name not in games.names():
            return
        await asyncio.get_running_loop().run_in_executor(self._thread, prepare, games.load(name), self._patience)


def prepare(game: Game, seconds: float = 0.0) -> None:
    """Load all that a match with bots needs; compile it if it was never done, and is not done elsewhere in time."""
    end = time.monotonic() + seconds
    while not is_warm(game) and time.monotonic() < end:
        time.sleep(0.1)
    warm(game, lambda told: None)
    warm_bots(game, NAMES, lambda told: None)
    search(game)
