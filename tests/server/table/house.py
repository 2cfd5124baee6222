"""A table with four people who all choose at the same time, and what everybody is told."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.server.live.messages import Told
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Given, Settings
from cutpurse.server.table.table import Table

from ..tables import SECRET

PEOPLE = ("ada", "ben", "cleo", "dora")
VIEWERS = (None, 0, 1, 2, 3)

read = msgspec.json.Decoder(Told).decode


class House:
    """A table with four people, the log of it, and what everybody is told."""

    def __init__(self, game: str, moves: Sequence[int] = (), seed: bytes = bytes(32), **settings: Any) -> None:
        self.table, self.log = Table(), list[AnyEvent]()
        self.streams = {viewer: Stream(viewer) for viewer in VIEWERS}
        self.told: dict[int | None, list[Told]] = {viewer: [] for viewer in VIEWERS}
        agreed = Settings(game=game, seats=4, bots=settings.pop("bots", ("",) * 4), **settings)
        given = Given(seed=seed, actions=tuple(moves), rules=games.load(game).version) if moves else None
        self.happen([events.Opened(by="ada", settings=agreed), events.Prepared(secret=SECRET, given=given)])
        for seat, person in enumerate(PEOPLE):
            if not agreed.bots[seat]:
                self.happen(self.table.sit(person, person.title(), seat, 0.0))
        for seat, person in enumerate(PEOPLE):
            if not agreed.bots[seat]:
                self.happen(self.table.ready(person, bytes([seat]) * 16, 0.0))

    def happen(self, news: Sequence[AnyEvent]) -> None:
        for event in news:
            self.table.apply(event)
            self.log.append(event)
            told = News(self.table, event)
            for viewer, stream in self.streams.items():
                self.told[viewer] += map(read, stream.take(told))

    def do(self, seat: int, *actions: str, at: float = 1.0) -> None:
        for action in actions:
            self.happen(self.table.move(PEOPLE[seat], action, 1, "", at))

    def back(self, seat: int, at: float = 2.0) -> None:
        self.happen(self.table.take_back(PEOPLE[seat], at))

    def news(self, viewer: int | None) -> list[Told]:
        """What a viewer was told since this was asked last."""
        told, self.told[viewer] = self.told[viewer], []
        return told

    def hear_all(self) -> None:
        for viewer in VIEWERS:
            self.news(viewer)

    def texts(self, seat: int) -> list[str]:
        """What a seat may do now."""
        return [action.text for action in self.table.seen_by(seat).actions]

    def choosing(self, viewer: int | None = None) -> list[int]:
        """The seats that a viewer sees choosing."""
        seats = self.table.seen_by(viewer).seats
        return [seat.number for seat in seats if msg("choosing") in seat.markers]

    def chosen(self, seat: int) -> None:
        """A seat does the last thing it may until it has chosen."""
        while seat in self.table.open_seats:
            self.do(seat, self.texts(seat)[-1])


def lucre() -> House:
    house = House("lucre")
    house.hear_all()
    return house


def coin() -> House:
    """After the first trick, when all may exchange."""
    match, rng = Match(games.load("coin"), seed=bytes(32)), fast_rng(1)
    while not match.asked:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    house = House("coin", match.actions)
    house.hear_all()
    return house


def sealed() -> House:
    house = House("village", options={"betting": "sealed"})
    house.hear_all()
    return house
