"""What one viewer of a table is told, message by message, each with a number of its own.

A viewer is a seat, or somebody who stands beside the table. Numbers count what this viewer is told, not what happens:
else the gaps would tell that another seat has done something in secret. Messages follow from the log alone, so that any
worker gives the same ones the same numbers, before and after a restart.
"""

from collections import deque
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.view import Action, Counter, Seat, View, Zone
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Settings
from cutpurse.server.table.state import Phase, Proof
from cutpurse.server.table.table import Table
from cutpurse.server.table.talk import Spoken
from cutpurse.server.table.undo import UndoneLine

T = TypeVar("T", Zone, Counter)

encode = msgspec.json.Encoder().encode

REMEMBERED = 4  # messages that are kept for clients that come back; earlier ones are made from the log again


class Holder(Plain, frozen=True, kw_only=True):
    """Who holds a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False  # a bot plays for this person
    ready: bool = False
    wins: float = 0.0


class Board(Plain, frozen=True, kw_only=True):
    """The table around the game."""

    holders: tuple[Holder, ...]
    phase: Phase
    matches: int  # begun so far: the number of this one
    commitment: str  # the hash of the server's part in the deal
    proof: Proof | None = None  # that it was fair, after the match
    winners: tuple[int, ...] = ()  # seats, when the match is over
    ranks: tuple[int, ...] = ()  # of all seats, then: 1 is best, equal ranks share a place
    host: int | None = None  # the seat of who opened the table
    given: bool = False  # the deal was played before: it has no commitment, and does not count
    alone: bool = False  # one person against bots, who may take anything back
    unplayable: Message | None = None  # why the match can be neither shown nor played on: its rules are gone


class Change(Plain, frozen=True, kw_only=True):
    """What is different in a view: zones and counters that are new, other or (by id) gone."""

    stage: tuple[Message, ...]
    turn: int | None
    over: bool
    prompt: Message
    seats: tuple[Seat, ...] | None  # where one has changed
    zones: tuple[Zone, ...] = ()
    counters: tuple[Counter, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None  # of all zones, where that has changed
    actions: tuple[Action, ...] = ()
    mood: str = ""
    round_over: bool = False


class Picture(Plain, frozen=True, kw_only=True):
    """All that is needed to draw a table from nothing."""

    seat: int | None  # whose eyes these are
    settings: Settings
    board: Board
    view: View | None = None  # when a match is on, or over
    banks: tuple[float, ...] = ()  # seconds left, by seat, when it was this seat's turn last
    undone: tuple[UndoneLine, ...] = ()  # what was told and taken back, between the lines of the view's log
    talk: tuple[Spoken, ...] = ()  # the last that was said


class Here(Plain, frozen=True, kw_only=True):
    """Who is connected now."""

    seats: tuple[int, ...]  # whose people are
    watching: int  # people beside the table


class Told(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """One thing a viewer is told."""

    n: int
    at: float
    picture: Picture | None = None  # forget all before
    step: bool = False  # something was played, or the table moved: a screen may pause here
    by: int | None = None  # the seat that has done it
    choice: bool = False  # while all choose at the same time: time runs on as before
    lines: tuple[Message, ...] = ()
    undone: int = 0  # so many of the last lines told that still counted are taken back
    banks: tuple[float, ...] = ()  # seconds left, by seat
    view: View | None = None  # at the beginning of a match
    change: Change | None = None  # later
    board: Board | None = None  # where it has changed
    spoken: Spoken | None = None  # somebody has said something
    here: Here | None = None  # comes alone, and again whenever it changes; it has no number, so n is that of the last


def board_of(table: Table) -> Board:
    return Board(
        holders=tuple(
            Holder(
                name=chair.name,
                bot=chair.bot,
                away=chair.away,
                ready=bool(chair.entropy),
                wins=table.wins.get(table.holder(seat), 0.0),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        phase=table.phase,
        matches=table.matches,
        commitment=table.commitment,
        proof=table.proof,
        winners=table.winners,
        ranks=table.ranks,
        host=table.seat_of(table.owner),
        given=table.given is not None,
        alone=table.alone,
        unplayable=table.unplayable,
    )


def change_between(before: View, after: View) -> Change | None:
    """What a screen needs to draw the one after the other; None if they look the same."""
    zones, same_zones = changed(before.zones, after.zones)
    counters, same_counters = changed(before.counters, after.counters)
    if not (zones or counters) and same_zones and same_counters and frame_of(before) == frame_of(after):
        return None
    return Change(
        stage=after.stage,
        turn=after.turn,
        over=after.over,
        prompt=after.prompt,
        seats=None if before.seats == after.seats else after.seats,
        zones=zones,
        counters=counters,
        gone=() if same_zones and same_counters else missing(before, after),
        order=None if same_zones else tuple(zone.id for zone in after.zones),
        actions=after.actions,
        mood=after.mood,
        round_over=after.round_over,
    )


def changed(before: Sequence[T], after: Sequence[T]) -> tuple[tuple[T, ...], bool]:
    """Those that are new or other, and whether all have kept their places. Most are the very same object."""
    other: list[T] = []
    for was, item in zip(before, after, strict=False):
        if was is not item:
            if was.id != item.id:
                break
            if was != item:
                other.append(item)
    else:
        if len(before) == len(after):
            return tuple(other), True
    old: dict[str, T] = {item.id: item for item in before}
    return tuple([item for item in after if old.get(item.id) != item]), False


def missing(before: View, after: View) -> tuple[str, ...]:
    still = ids_of(after)
    return tuple(gone for gone in ids_of(before) if gone not in still)


def ids_of(view: View) -> list[str]:
    return [zone.id for zone in view.zones] + [counter.id for counter in view.counters]


def frame_of(view: View) -> tuple[object, ...]:
    """All but zones and counters."""
    return (view.stage, view.turn, view.over, view.prompt, view.seats, view.actions, view.mood, view.round_over)


def time_up(event: AnyEvent) -> tuple[Message, ...]:
    """A line where somebody's time was up. All can see anyway that a bot plays there now."""
    if isinstance(event, events.Moved) and event.by == "clock":
        return (msg("time-up", seat=event.seat),)
    return ()


class Stream:
    """The messages of one viewer. It is told of every event after the table has taken it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.n = 0
        self.at = 0.0  # of the last message
        self.kept: deque[bytes] = deque(maxlen=REMEMBERED)  # the last messages
        self._view: View | None = None
        self._board: Board | None = None
        self._banks: tuple[float, ...] = ()
        self._frames = 0  # of the match, that have been told
        self._undone = 0  # lines of it, that were taken back

    def take(self, table: Table, event: AnyEvent) -> list[bytes]:
        """The messages that follow from an event, ready to be sent."""
        sent = [encode(message) for message in self._messages(table, event)]
        self.kept += sent
        return sent

    def since(self, after: int) -> list[bytes] | None:
        """All messages after that number, if they are still kept."""
        missed, kept = self.n - after, len(self.kept)
        return list(self.kept)[kept - missed :] if 0 <= missed <= kept else None

    def picture(self, table: Table) -> bytes:
        """One message with all that is needed to draw the table."""
        view = table.view(self.seat) if table.match else None
        picture = Picture(
            seat=self.seat,
            settings=table.agreed,
            board=board_of(table),
            view=view,
            banks=self._banks,
            undone=tuple(table.undone.seen_by(table.match, self.seat)) if table.match else (),
            talk=tuple(table.talk),
        )
        return encode(Told(n=self.n, at=self.at, picture=picture))

    def presence(self, here: Here) -> bytes:
        """Who is connected is in no log: it is told as it is now, and not told again."""
        return encode(Told(n=self.n, at=self.at, here=here))

    def _messages(self, table: Table, event: AnyEvent) -> list[Told]:
        told: list[Told] = []
        if isinstance(event, events.Said | events.Talked):
            told.append(self._message(event, by=event.seat, spoken=table.talk[-1]))
        elif table.match is None:
            pass
        elif isinstance(event, events.Moved):
            told += self._steps(table, event)
            if not table.over:
                return told
        elif isinstance(event, events.Started):
            # What was played elsewhere is in the log of the first view, and not told again.
            self._frames = len(table.playing.frames) - 1 if table.given and table.given.actions else 0
            self._view, self._undone = None, 0
            told += self._steps(table, event)
        elif isinstance(event, events.TookBack):
            self._frames = len(table.playing.frames)
            change, undone = self._change(table.seen_by(self.seat)), table.undone.count(self.seat) - self._undone
            self._undone += undone
            if change or undone:
                shown = self._act_of(event) if event.choice else {"step": True, "by": event.seat}
                told.append(self._message(event, undone=undone, change=change, **shown))
        elif table.together:
            told += self._steps(table, event)
        return told + self._news(table, event)

    def _news(self, table: Table, event: AnyEvent) -> list[Told]:
        """Of the table around the game, if there are any."""
        board = board_of(table)
        if board == self._board:
            return []
        self._board = board
        return [self._message(event, board=board)]

    def _steps(self, table: Table, event: AnyEvent) -> list[Told]:
        """The action, or all that were chosen at the same time, and what the table does then, as far as it shows."""
        match, told = table.playing, list[Told]()
        new = range(self._frames, len(match.frames))
        self._frames = len(match.frames)
        acted = [number for number in new if match.frames[number].action is not None]
        for numbers in [acted] * bool(acted) + [[number] for number in new if number not in acted]:
            told += self._step(table, event, numbers)
        return told if new else self._choice(table, event)

    def _step(self, table: Table, event: AnyEvent, numbers: list[int]) -> list[Told]:
        """Some steps of the match that are shown as one."""
        match, before, seat, last = table.playing, self._view, self.seat, numbers[-1]
        # Clocks go with what is seen: alone they would tell that somebody has acted in secret.
        banks = table.banks_seen_by(seat) if table.agreed.clock.bank else ()
        now = last == len(match.frames) - 1
        change = self._change(table.seen_by(seat) if now else match.game.view(match.frames[last].state, seat))
        if before is None:
            return [
                self._message(event, step=True, view=table.view(seat) if now else match.view(seat, last), banks=banks)
            ]
        own = [number for number in numbers if match.frames[number].seat == seat]
        lines = [line for number in numbers if number not in own[:-1] for line in match.told_to(seat, number)]
        actor = match.frames[last].seat if len(numbers) == 1 else None
        by = actor if actor in (seat, before.turn) else None  # whose turn it was is a secret, too
        if by is not None or len(numbers) > 1:
            lines = [*time_up(event), *lines]
        if not (change or lines):
            return []
        return [self._message(event, step=True, by=by, lines=tuple(lines), change=change, banks=banks)]

    def _choice(self, table: Table, event: AnyEvent) -> list[Told]:
        """Somebody has done something while all choose: what they see themselves, and who is still choosing."""
        change, lines, shown = self._change(table.seen_by(self.seat)), time_up(event), self._act_of(event)
        if shown["step"] and table.together and self.seat is not None:
            lines += tuple(line.message for line in table.together.told(self.seat) if line.visible_to(self.seat))
            shown["banks"] = table.banks_seen_by(self.seat) if table.agreed.clock.bank else ()
        return [self._message(event, lines=lines, change=change, **shown)] if change or lines else []

    def _act_of(self, event: AnyEvent) -> dict[str, object]:
        """How something is told that somebody has done while all choose: as a step to that seat only."""
        own = isinstance(event, events.Moved | events.TookBack) and event.seat == self.seat
        return {"choice": True, "step": own, "by": self.seat if own else None}

    def _change(self, view: View) -> Change | None:
        """What is different in a view that is shown now."""
        before, self._view = self._view, view
        return change_between(before, view) if before else None

    def _message(self, event: AnyEvent, **fields: object) -> Told:
        self.n += 1
        self.at = event.at
        message = Told(n=self.n, at=event.at, **fields)  # type: ignore[arg-type]
        self._banks = message.banks or self._banks
        return message
