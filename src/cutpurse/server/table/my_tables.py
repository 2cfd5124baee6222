"""A row of "my tables": a table as somebody sees it who sits there."""

from cutpurse.core.message import Message, Plain
from cutpurse.server.table.state import Phase
from cutpurse.server.table.table import Table


class MyTable(Plain, frozen=True, kw_only=True):
    """A table where one sits."""

    id: str
    game: str
    phase: Phase
    stage: tuple[Message, ...]  # round 3 of 8; none before the cards are dealt; or why it can't be played on
    your_turn: bool
    names: tuple[str, ...]  # by seat; bots by their level, nothing for a free seat
    seat: int  # one's own
    match: int  # begun so far: the number of this one
    changed: float  # when something has happened last that one can see
    won: bool | None  # null: the match is not over


def describe(name: str, table: Table, person: str) -> MyTable | None:
    """A table for one who sits there; nothing if they have left."""
    seat = table.seat_of(person)
    if seat is None:
        return None
    match = table.match
    view = table.seen_by(seat) if match else None
    return MyTable(
        id=name,
        game=table.agreed.game,
        phase=table.phase,
        stage=view.stage if view else (table.unplayable,) if table.unplayable else (),
        your_turn=view is not None and view.turn == seat,
        names=tuple(chair.name or chair.bot for chair in table.chairs),
        seat=seat,
        match=table.matches,
        changed=table.changed_for(seat),
        won=seat in match.outcome.winners if match and match.outcome else None,
    )
