"""How much one client may ask for: so much at once, and then so much a second."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from cutpurse.server.refusals import Refused

Kind: TypeAlias = Literal["request", "newcomer", "table", "wish", "phrase", "hint", "import", "socket"]

MOST_CLIENTS = 50_000  # remembered; who has not come for longest is forgotten


@dataclass(frozen=True)
class Limit:
    """At most `burst` at once, and `rate` a second after that."""

    burst: float
    rate: float
    sentence: str


LIMITS: dict[Kind, Limit] = {
    "request": Limit(200, 50, "too many requests; wait a few seconds"),
    "newcomer": Limit(30, 0.2, "too many new people from here; wait a minute"),
    "table": Limit(30, 0.2, "too many new tables; wait a minute"),
    "wish": Limit(40, 20, "too many wishes at once; wait a second"),
    "phrase": Limit(5, 0.5, "enough said for now; wait a few seconds"),
    "hint": Limit(5, 0.5, "too many hints at once; wait a few seconds"),
    "import": Limit(5, 0.1, "too many records at once; wait a minute"),
    "socket": Limit(60, 2, "too many connections at once; wait a few seconds"),
}


@dataclass
class Limits:
    """What every client has left."""

    on: bool = True
    _left: OrderedDict[tuple[Kind, str], tuple[float, float]] = field(default_factory=OrderedDict)

    def spend(self, kind: Kind, client: str) -> None:
        """One more of that; refused if it is too much."""
        if not self.on:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, then = self._left.pop((kind, client), (limit.burst, now))
        left = min(limit.burst, left + (now - then) * limit.rate)
        self._left[kind, client] = (max(0.0, left - 1), now)
        while len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        if left < 1:
            raise Refused("too_many", limit.sentence)
