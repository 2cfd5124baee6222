"""A lock that can also be taken at once, by whoever does not want to wait for it in a task of its own."""

import asyncio
from collections import deque


class Turns:
    """One at a time, in the order they came; used by `async with`, or by `take` and `leave`."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        """It goes to the next who waits, who has it from now on."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was given to us at the same time
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
