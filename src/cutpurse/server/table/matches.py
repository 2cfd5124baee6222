"""What remains of a match: its record, its replay as each seat saw it, and its statistics; and who may see what.

A record has the seed, and with it every card: it is for everybody when the match is over and the table has agreed to
open all hands then, and for nobody before. A replay is made of views, and a seat's own view is never refused to it.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

import msgspec

from cutpurse import games
from cutpurse.core.errors import RecordError
from cutpurse.core.fair import Proof
from cutpurse.core.ledger import Statistics, statistics
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.record import Record
from cutpurse.core.record_reader import deal_record, play_out
from cutpurse.core.view import View
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import Chair
from cutpurse.server.table.table import Table

Viewer: TypeAlias = int | None
"""A seat, or somebody who stands beside the table."""

# Of a record that somebody brings. Each move is played, which takes up to a millisecond and 50 kB.
MOST_BYTES = 200_000
MOST_MOVES = 2_000
RECORD: Literal["record"] = "record"


def may_see(viewer: Viewer, what: Viewer | Literal["record"], *, over: bool, hands_after: bool) -> bool:
    """Whether somebody may see the record of a match, or its replay with the eyes of a seat.

    Always what one has seen oneself, and what all have; the rest when the match is over, if hands are opened then.
    """
    return (over and hands_after) or what is None or what == viewer


class Step(Plain, frozen=True, kw_only=True):
    """One step of a replay, and the table after it."""

    step: int
    by: int | None = None  # the seat that has acted, where the viewer knows it
    action: str = ""  # as in a record, where the viewer knows it
    lines: tuple[Message, ...] = ()  # what this step has told; the view has no log
    view: View


@dataclass(frozen=True, kw_only=True)
class Played:
    """A match of a table, finished or not, and who was there."""

    match: Match
    players: tuple[str, ...]  # names; bots by their level
    people: tuple[str, ...]  # by seat who holds it, or has held it in the end; nothing for a bot
    proof: Proof | None = field(repr=False)  # none where the deal was played before
    hands_after: bool
    takebacks: int = 0  # beyond the undo law

    def seat_of(self, person: str) -> Viewer:
        """Where a person sat in this match; None: beside the table."""
        return self.people.index(person) if person and person in self.people else None

    def check(self, viewer: Viewer, what: Viewer | Literal["record"]) -> None:
        """Refuse what the viewer may not see."""
        if may_see(viewer, what, over=self.match.over, hands_after=self.hands_after):
            return
        if not self.match.over:
            raise Refused("not_now", msg("own-view-only"))
        raise Refused("not_yours", msg("hands-stay-hidden"))


def fold(log: Iterable[AnyEvent], match: int | None = None) -> Iterator[tuple[Table, AnyEvent]]:
    """A table after each event of its log, and that event.

    If one match is wanted, moves of other matches are left out, and it ends with that match.
    """
    table = Table()
    for event in log:
        if match is not None:
            wanted = table.matches == match
            if isinstance(event, events.Moved | events.TookBack) and not wanted:
                continue
            if wanted and (table.over or isinstance(event, events.Prepared)):
                return
        table.apply(event)
        yield table, event


def table_from(log: Iterable[AnyEvent]) -> Table:
    """A table after all of its log."""
    return deque(fold(log), maxlen=1)[0][0]


def played(log: Iterable[AnyEvent], number: int) -> Played:
    """The match of that number, counted from 1, from the log of its table."""
    table = Table()
    first: list[Chair] = []
    seated: dict[int, str] = {}  # who has taken a seat during the match
    for table, event in fold(log, number):
        if isinstance(event, events.Started) and table.matches == number:
            first = [replace(chair) for chair in table.chairs]
        elif isinstance(event, events.Sat) and first:
            seated[event.seat] = event.name
    if not first:
        raise Refused("not_found", msg("no-match", number=number))
    return Played(
        match=table.playing,
        players=tuple(name_of(chair, seated.get(seat, "")) for seat, chair in enumerate(first)),
        people=tuple(chair.person for chair in table.chairs),
        proof=None if table.given else Proof(commitment=table.commitment, secret=table.secret, entropy=table.added),
        hands_after=table.agreed.hands_after,
        takebacks=table.undone.practice,
    )


def name_of(chair: Chair, later: str) -> str:
    """Who has played at a seat: from the beginning, and who has taken it over."""
    name = chair.name if chair.person else chair.bot
    both = f"{name}, then {later}" if later and later != name else name
    return both.replace(";", ",")  # which a record needs between names


def record_of(found: Played, viewer: Viewer = None) -> Record:
    """The record of a finished match with the proof of its deal; `to_text` and `to_json` write it."""
    found.check(viewer, RECORD)
    return Record(match=found.match, players=found.players, proof=found.proof, takebacks=found.takebacks)


def statistics_of(found: Played) -> Statistics:
    """What each seat has earned and from what. All have seen that; but while they play they have to remember it."""
    if not found.match.over:
        raise Refused("not_now", msg("statistics-later"))
    return statistics(found.match)


def replay_of(found: Played, viewer: Viewer, eyes: Viewer) -> Iterator[Step]:
    """All steps as `eyes` have seen them, for a viewer who may."""
    found.check(viewer, eyes)
    if may_see(viewer, RECORD, over=found.match.over, hands_after=found.hands_after):
        return replay(found.match, eyes)
    return partial(found.match, eyes)


def replay(match: Match, eyes: Viewer) -> Iterator[Step]:
    """Every step of a match that is open to all, as a seat or a spectator has seen it: steps have the same numbers."""
    for number, frame in enumerate(match.frames):
        yield Step(
            step=number,
            by=frame.seat,
            action=action_text(match, number),
            lines=match.told_to(eyes, number),
            view=match.game.view(frame.state, eyes),
        )


def partial(match: Match, eyes: Viewer) -> Iterator[Step]:
    """The steps that somebody has noticed, and nothing that this viewer can't know.

    Steps are counted as they were noticed: else the gaps would tell that another seat has done something in secret.
    While the match goes on it begins where the viewer's log does, for where memory is strict nobody may look back.
    """
    last = len(match.frames) - 1
    begin = 0 if match.over else match.remembered_from(last)
    begin = 0 if begin == 1 else begin  # nothing is forgotten, nor is the deal
    before = match.game.view(match.frames[max(0, begin - 1)].state, eyes)
    count = 0
    for number in range(begin, last + 1):
        view, lines = match.game.view(match.frames[number].state, eyes), match.told_to(eyes, number)
        if count == 0 or lines or view != before:
            frame = match.frames[number]
            by = frame.seat if frame.seat == before.turn else None  # where the viewer saw whose turn it was
            action = action_text(match, number) if frame.seat == eyes else ""
            yield Step(step=count, by=by, action=action, lines=lines, view=view)
            count += 1
        before = view


def action_text(match: Match, number: int) -> str:
    """What was done in a step, as in a record; nothing if the table moved."""
    action = match.frames[number].action
    return "" if action is None else match.game.notation(match.frames[number - 1].state, action)


def import_record(text: str) -> Record:
    """A record that somebody brings, to watch it."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise Refused("bad_input", msg("record-too-large", bytes=size, most=MOST_BYTES))
    try:
        record, written = deal_record(text, games.load)
        if len(written.moves) > MOST_MOVES:
            raise Refused("bad_input", msg("match-too-long", moves=len(written.moves), most=MOST_MOVES))
        play_out(record.match, written)
    except RecordError as error:
        raise Refused("bad_input", error.message, error.game) from None
    return record


def encode(steps: Iterable[Step]) -> Iterator[bytes]:
    """Steps as JSON, one a line."""
    encoder = msgspec.json.Encoder()
    return (encoder.encode(step) + b"\n" for step in steps)
