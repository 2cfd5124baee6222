"""Tables for the tests, and people who sit at them."""

from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Settings
from cutpurse.server.table.table import Table

SECRET = bytes(range(32))
ENTROPY = bytes(16)
ADA, BEN = "person-ada", "person-ben"


def opened(bots: tuple[str, ...] = ("", "greedy", "greedy", "greedy"), **more: object) -> Table:
    """A table of Lucre that Ada has opened; she does not sit yet."""
    settings = Settings(**{"game": "lucre", "seats": 4, "bots": bots, **more})  # type: ignore[arg-type]
    table = Table()
    happen(table, [events.Opened(by=ADA, settings=settings), events.Prepared(secret=SECRET)])
    return table


def happen(table: Table, news: list[AnyEvent]) -> list[AnyEvent]:
    for event in news:
        table.apply(event)
    return news


def begun(**settings: object) -> Table:
    """Ada plays against three bots."""
    table = opened(**settings)  # type: ignore[arg-type]
    happen(table, table.sit(ADA, "Ada", None, 0.0))
    happen(table, table.ready(ADA, ENTROPY, 0.0))
    return table


def play_on(table: Table, most: int = 10_000) -> None:
    """Ada does the first thing she may; bots do so, too."""
    for number in range(most):
        match = table.match
        assert match is not None
        turn = match.turn
        if turn is None:
            return
        if table.bot_to_move() is None:
            happen(table, table.move(ADA, match.legal[0], table.matches, f"move {number}", 1.0))
        else:
            happen(table, [events.Moved(at=1.0, seat=turn, action=match.legal[0], by="bot")])


def finish(table: Table) -> None:
    """Everybody does the first thing they may, to the end of the match."""
    match = table.playing
    while match.turn is not None:
        happen(table, [events.Moved(at=1.0, seat=match.turn, action=match.legal[0])])
