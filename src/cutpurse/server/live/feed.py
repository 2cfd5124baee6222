"""The messages of a table over plain HTTP, for bots and scripts: lines of JSON, or server-sent events."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec

from cutpurse.core.contract import MOST_SEATS
from cutpurse.server.live.hub import ELSEWHERE, key_of
from cutpurse.server.live.outbox import Outbox
from cutpurse.server.live.socket import Bye
from cutpurse.server.table.matches import Viewer

STILL_HERE = 15.0  # seconds of silence until an empty line shows that the connection lives


class Numbered(msgspec.Struct):
    """What a feed needs to know of a message."""

    n: int


read_number = msgspec.json.Decoder(Numbered).decode


class Feed:
    """A listener whose messages are taken one by one."""

    def __init__(
        self, person: str, token: str, as_events: bool, outbox: Outbox, abort: Callable[[], None] = lambda: None
    ) -> None:
        self.person, self.key = person, key_of(person)
        self.token = token  # by which the person is known; none for a stranger
        self.viewer: Viewer = ELSEWHERE
        self.outbox = outbox
        self._as_events = as_events
        self._abort = abort  # the connection
        self._news = asyncio.Event()
        self._over = False

    def tell(self, message: bytes) -> None:
        """To be sent soon. A slow reader is cut off, and can come back for the rest."""
        if not self._over and not self.outbox.add(message):
            self._abort()
            self.outbox.clear()
            self._over = True
        self._news.set()

    def end(self, bye: Bye | None = None) -> None:
        """Tell no more than what is waiting."""
        self._over = True
        self._news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the reader is too slow."""
        self.outbox.begin()
        while True:
            while self.outbox:
                (message,) = self.outbox.take(0)
                yield self._event(message) if self._as_events else message + b"\n"
            if self._over:
                return
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), STILL_HERE)
            if not self._news.is_set():
                yield b":\n\n" if self._as_events else b"\n"

    def _event(self, message: bytes) -> bytes:
        """A server-sent event. Its id is the viewer and the number: what a reader sends when it comes back."""
        return f"id: {mark(self.viewer, read_number(message).n)}\ndata: ".encode() + message + b"\n\n"


def mark(viewer: Viewer, number: int) -> str:
    return f"{'beside' if viewer is None else viewer}.{number}"


def read_mark(text: str) -> tuple[int | None, Viewer]:
    """The number and the viewer in such an id; nothing, if it is none of ours."""
    viewer, _, number = text.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) < 15):
        return None, None
    return int(number), int(viewer) if viewer in map(str, range(MOST_SEATS)) else None
