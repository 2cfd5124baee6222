"""How much one client may ask for: so much at once, and then so much a second."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from cutpurse.core.message import Message, msg
from cutpurse.server.table.refusals import Refused

Kind: TypeAlias = Literal[
    "request",
    "newcomer",
    "table",
    "tournament",
    "code",
    "command",
    "crowd",
    "beside",
    "phrase",
    "hint",
    "hints",
    "look",
    "study",
    "review",
    "import",
    "socket",
    "frame",
]

MOST_CLIENTS = 50_000  # remembered; the one that came longest ago is forgotten first
MOST_EVENTS = 10_000  # at one table: for each newcomer its log is replayed
MOST_OPEN = 500  # sockets and streams of one address at the same time
MOST_CONNECTIONS = 1000  # of one address, of any kind: those, and as many for other requests
MOST_HELD = 32 << 20  # bytes that wait to be read by all of them together
NETWORK = 64  # bits of an IPv6 address that name a household; the rest it may choose as it likes


@dataclass(frozen=True)
class Limit:
    """At most `burst` at once, and `rate` a second after that."""

    burst: float
    rate: float
    refusal: Message


LIMITS: dict[Kind, Limit] = {
    "request": Limit(200, 50, msg("too-many-requests")),
    "newcomer": Limit(30, 0.2, msg("too-many-newcomers")),
    "table": Limit(30, 0.2, msg("too-many-tables")),
    "tournament": Limit(5, 0.02, msg("too-many-tournaments")),
    "code": Limit(20, 0.1, msg("too-many-codes")),
    "command": Limit(40, 20, msg("too-many-commands")),
    "crowd": Limit(200, 100, msg("too-many-commands-here")),
    "beside": Limit(50, 10, msg("too-many-commands-here")),
    "phrase": Limit(5, 0.5, msg("too-many-phrases")),
    "hint": Limit(5, 0.5, msg("too-many-hints")),
    "hints": Limit(20, 2, msg("too-many-hints-wanted")),
    "look": Limit(60, 5, msg("too-many-looks")),
    "study": Limit(30, 3, msg("too-many-replays")),
    "review": Limit(6, 0.2, msg("too-many-reviews")),
    "import": Limit(5, 0.1, msg("too-many-records")),
    "socket": Limit(60, 2, msg("too-many-connections")),
    "frame": Limit(200, 100, msg("too-many-frames")),
}


@dataclass
class Limits:
    """What every client has left."""

    on: bool = True
    _left: OrderedDict[tuple[Kind, str], tuple[float, float]] = field(default_factory=OrderedDict)
    _connected: Counter[str] = field(default_factory=Counter)
    _open: Counter[str] = field(default_factory=Counter)
    _held: Counter[str] = field(default_factory=Counter)

    def spend(self, kind: Kind, client: str = "everybody") -> None:
        """One more of that; refused if it is too much."""
        if not self.on:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, then = self._left.pop((kind, client), (limit.burst, now))
        left = min(limit.burst, left + (now - then) * limit.rate)
        self._left[kind, client] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        if left < 1:
            raise Refused("too_many", limit.refusal, seconds=(1 - left) / limit.rate)

    def connect(self, client: str) -> None:
        """A client has one more connection, whatever for; refused if that is too many. It ends with `disconnect`."""
        if self.on and self._connected[client] >= MOST_CONNECTIONS:
            raise Refused("too_many", msg("too-many-open"))
        self._connected[client] += 1

    def disconnect(self, client: str) -> None:
        self._connected[client] -= 1
        if not self._connected[client]:
            del self._connected[client]

    def check_open(self, client: str) -> None:
        """Refused if a client has too many sockets and streams open already."""
        if self.on and self._open[client] >= MOST_OPEN:
            raise Refused("too_many", msg("too-many-open"))

    def check_length(self, events: int) -> None:
        """Refused if too much has happened at a table."""
        if self.on and events >= MOST_EVENTS:
            raise Refused("too_many", msg("table-too-long"))

    def hold(self, client: str, size: int) -> bool:
        """So many bytes more wait to be read by a client; not if that is too much."""
        if self.on and self._held[client] + size > MOST_HELD:
            return False
        self._held[client] += size
        return True

    def let_go(self, client: str, size: int) -> None:
        self._held[client] -= size
        if self._held[client] <= 0:
            del self._held[client]

    @contextmanager
    def open(self, client: str) -> Iterator[None]:
        """While a client has one more socket or stream open; refused if that is too many."""
        self.check_open(client)
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def household(address: str) -> str:
    """Whom an address belongs to: itself, or the network of an IPv6 address."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:40]
    if ip.version == 4:
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, NETWORK), strict=False))
