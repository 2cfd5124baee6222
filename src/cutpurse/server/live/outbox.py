"""What waits to be sent to one connection: bounded for itself, and with all others of its address."""

from collections import deque

from cutpurse.server.live.limits import Limits

MOST_WAITING = 1 << 20  # bytes that a slow client may leave unread, besides what it missed before it came
PORTION = 1 << 16  # bytes that are sent at once


class Outbox:
    """Messages for one connection, in order."""

    def __init__(self, limits: Limits | None = None, client: str = "") -> None:
        self._limits, self._client = limits or Limits(on=False), client
        self._messages: deque[bytes] = deque()
        self._most: int | None = None  # bytes; no end to what was missed, save for the address's
        self.bytes = 0

    def __bool__(self) -> bool:
        return bool(self._messages)

    def begin(self) -> None:
        """All that was missed is here: from now on somebody may read too slowly."""
        self._most = self.bytes + MOST_WAITING

    def add(self, message: bytes) -> bool:
        """Let a message wait; not if that is too much."""
        size = len(message)
        if (self._most is not None and self.bytes + size > self._most) or not self._limits.hold(self._client, size):
            return False
        self._messages.append(message)
        self.bytes += size
        return True

    def take(self, most: int = PORTION) -> list[bytes]:
        """The next ones, of so many bytes together, but at least one."""
        taken = [self._messages.popleft()]
        size = len(taken[0])
        while self._messages and size + len(self._messages[0]) <= most:
            taken.append(self._messages.popleft())
            size += len(taken[-1])
        self._sent(size)
        return taken

    def clear(self) -> None:
        self._messages.clear()
        self._sent(self.bytes)

    def _sent(self, size: int) -> None:
        self.bytes -= size
        self._limits.let_go(self._client, size)
