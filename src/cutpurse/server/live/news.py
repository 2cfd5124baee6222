"""What follows from one event of a table, as far as it is the same for all who look on: worked out once for all."""

from collections.abc import Sequence

from cutpurse.core.match import Match
from cutpurse.core.message import Message, msg
from cutpurse.core.view import NOTHING, Own, View
from cutpurse.server.live.messages import Board, Change, Told, board_of, change_between, change_for, unnumbered
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.state import Shown
from cutpurse.server.table.table import Table


class Step:
    """Some frames of a match that are shown as one: all actions that were chosen at the same time, or a single one."""

    __slots__ = ("_match", "_shared", "_some", "_state", "actor", "alone", "common_lines", "numbers", "public")

    def __init__(self, match: Match, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.alone = len(numbers) == 1
        frame = match.frames[numbers[-1]]
        self.actor = frame.seat if self.alone else None
        self._match, self._state = match, frame.state
        self.public = match.game.public(self._state)
        self._shared: Shared | None = None
        lines = match.told(numbers[0]) if self.alone else [line for number in numbers for line in match.told(number)]
        self.common_lines = tuple([line.message for line in lines if line.seats is None])
        own = len(lines) > len(self.common_lines)
        self._some = {seat for line in lines for seat in line.seats or ()} if own else ()

    def shown(self, seat: Viewer) -> Shown:
        """What a viewer sees after it."""
        return Shown(self.public, NOTHING if seat is None else self._match.game.own(self._state, seat))

    def shared(self, before: View, after: View) -> "Shared":
        """What is different for everybody; after the last view that all have seen it is worked out once for all."""
        found = self._shared
        if found is None or found.before is not before or found.after is not after:
            found = self._shared = Shared(before, after)
        return found

    def is_common_to(self, seat: Viewer) -> bool:
        """Whether a viewer reads what everybody does, and no more."""
        return seat not in self._some and (self.alone or seat is None)

    def told_to(self, seat: Viewer) -> tuple[Message, ...]:
        """The lines that a viewer may read. Of its own choice it has heard all but the end."""
        if self.is_common_to(seat):
            return self.common_lines
        match = self._match
        own = [number for number in self.numbers if match.frames[number].seat == seat]
        return tuple(
            [line for number in self.numbers if number not in own[:-1] for line in match.told_to(seat, number)]
        )


class Shared:
    """What is different for everybody between two views, and what those are told of it who see no more than that."""

    __slots__ = ("_touched", "after", "before", "change", "told")

    def __init__(self, before: View, after: View) -> None:
        self.before, self.after = before, after
        self.change = change = None if before is after else change_between(before, after)
        self.told: bytes | None = None  # a message without its number, once somebody was told it
        zones = change.zones if change else ()
        if change and (change.gone or change.order):
            zones = (*before.zones, *after.zones)
        self._touched = {zone.id for zone in zones}

    def leaves(self, own: Own) -> bool:
        """Whether a seat with this of its own, as before, sees just that."""
        if own.actions or own.prompt or own.turn or own.counters:
            return False
        touched = self._touched
        return not touched or touched.isdisjoint([zone.id for zone in own.zones])


def change_seen(seat: Viewer, before: Shown, after: Shown) -> Change | None:
    """What is different for one viewer."""
    shared = Shared(before.public, after.public)
    if before.own is after.own and (seat is None or shared.leaves(after.own)):
        return shared.change
    assert seat is not None
    return change_for(seat, shared.change, before, after)


class News:
    """An event that a table has just taken."""

    __slots__ = ("_board", "_board_told", "event", "over", "steps", "table", "time_up", "together")

    def __init__(self, table: Table, event: AnyEvent) -> None:
        self.table, self.event = table, event
        self.over, self.together = table.over, table.together is not None
        self.steps = steps_of(table)
        self.time_up: tuple[Message, ...] = ()  # a line, where somebody's time was up
        if type(event) is events.Moved and event.by == "clock":  # all can see anyway that a bot plays there now
            self.time_up = (msg("time-up", seat=event.seat),)
        self._board: Board | None = None
        self._board_told: bytes | None = None

    @property
    def board(self) -> Board:
        self._board = self._board or board_of(self.table)
        return self._board

    @property
    def board_told(self) -> bytes:
        """The message with the board, without its number: all are told the same."""
        if self._board_told is None:
            self._board_told = unnumbered(Told(n=0, at=self.event.at, board=self.board))
        return self._board_told

    def lines_before(self, step: Step, seen: bool) -> tuple[Message, ...]:
        """What is told before the lines of a step to those who have seen who acted."""
        return self.time_up if self.time_up and (seen or not step.alone) else ()


def steps_of(table: Table) -> list[Step]:
    """The action, or all that were chosen at the same time, and then each step of the table."""
    match = table.match
    if match is None:
        return []
    frames, new = match.frames, range(table.frames_before, len(match.frames))
    acted = [number for number in new if frames[number].action is not None]
    rest = [(number,) for number in new if frames[number].action is None]
    return [Step(match, numbers) for numbers in ([acted, *rest] if acted else rest)]
