"""The messages of a table over plain HTTP, for bots and scripts: lines of JSON, or server-sent events."""

import asyncio
from collections.abc import AsyncIterator

from cutpurse.server.hub import ELSEWHERE, Viewer

MOST_WAITING = 1000  # messages that a slow reader may leave unread
STILL_HERE = 15.0  # seconds of silence until an empty line shows that the connection lives


class Feed:
    """A listener whose messages are taken one by one."""

    def __init__(self, person: str, as_events: bool) -> None:
        self.person = person
        self.viewer: Viewer = ELSEWHERE
        self._as_events = as_events
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._over = False

    def tell(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:  # too slow: they can come back for the rest
            self._over = True

    async def lines(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the reader is too slow."""
        while not self._over:
            try:
                message = await asyncio.wait_for(self._waiting.get(), STILL_HERE)
            except TimeoutError:
                yield b":\n\n" if self._as_events else b"\n"
                continue
            yield self._event(message) if self._as_events else message + b"\n"

    def _event(self, message: bytes) -> bytes:
        """A server-sent event. Its id is the viewer and the number: what a reader sends when it comes back."""
        number = message[len(b'{"n":') : message.index(b",")].decode()
        return f"id: {mark(self.viewer, number)}\ndata: ".encode() + message + b"\n\n"


def mark(viewer: Viewer, number: str) -> str:
    return f"{'beside' if viewer is None else viewer}.{number}"


def read_mark(text: str) -> tuple[int | None, Viewer]:
    """The number and the viewer in such an id; nothing, if it is none of ours."""
    viewer, _, number = text.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) < 15):
        return None, None
    return int(number), int(viewer) if viewer in tuple("012345") else None
