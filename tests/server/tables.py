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
        if not table.open_seats:
            return
        event = first_move(table, by="bot")
        if table.bots_to_move():
            happen(table, [event])
        else:
            happen(table, table.move(ADA, event.action, table.matches, f"move {number}", 1.0))


def finish(table: Table) -> None:
    """Everybody does the first thing they may, to the end of the match."""
    while table.open_seats:
        happen(table, [first_move(table)])


def first_move(table: Table, by: str = "person") -> events.Moved:
    """The first thing that may be done, by the first seat that may do something; rather by a bot."""
    seat = [*table.bots_to_move(), *table.open_seats][0]
    return events.Moved(at=1.0, seat=seat, action=table.question(seat).legal[0], by=by)
