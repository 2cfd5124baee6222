"""What one viewer of a table is told, message by message, each with a number of its own.

A viewer is a seat, or somebody who stands beside the table. Numbers count what this viewer is told, not what happens:
else the gaps would tell that another seat has done something in secret. Messages follow from the log alone, so that any
worker gives the same ones the same numbers, before and after a restart.
"""

from collections import deque
from typing import Any, TypeAlias

from cutpurse.server.live.messages import (
    Board,
    Change,
    Here,
    Picture,
    Told,
    board_of,
    change_for,
    encode,
    unnumbered,
)
from cutpurse.server.live.news import News, Shared, Step, change_seen
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.state import Shown
from cutpurse.server.table.table import Table

REMEMBERED = 4  # messages that are kept for clients that come back; earlier ones are made from the log again


Kept: TypeAlias = tuple[bytes, ...]
"""The parts of a message: what others are told, too, is kept once for all."""


class Stream:
    """The messages of one viewer. It is told of every event after the table has taken it."""

    def __init__(self, seat: Viewer) -> None:
        self.seat = seat
        self.n = 0
        self.at = 0.0  # of the last message
        self._kept: deque[Kept] = deque(maxlen=REMEMBERED)  # the last messages
        self._shown: Shown | None = None
        self._board: Board | None = None
        self._banks: tuple[float, ...] = ()
        self._undone = 0  # lines of the match, that were taken back

    def take(self, news: News) -> list[bytes]:
        """The messages that follow from an event, ready to be sent."""
        return self._messages(news)

    def since(self, after: int) -> list[bytes] | None:
        """All messages after that number, if they are still kept."""
        missed, kept = self.n - after, len(self._kept)
        if not 0 <= missed <= kept:
            return None
        return [b"".join(parts) for parts in list(self._kept)[kept - missed :]]

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

    def _messages(self, news: News) -> list[bytes]:
        table, event, told = news.table, news.event, list[bytes]()
        if type(event) is events.Moved:  # by far the most
            told = self._steps(news) if table.match else []
            return told + self._around(news) if news.over else told
        if isinstance(event, events.Said | events.Talked):
            told = [self._tell(event, by=event.seat, spoken=table.talk[-1])]
        elif table.match is None:
            pass
        elif isinstance(event, events.Started):
            self._shown, self._undone = None, 0
            told = self._steps(news)
        elif isinstance(event, events.TookBack):
            told = self._taken_back(news, event)
        elif table.together:
            told = self._choice(news)
        return told + self._around(news)

    def _around(self, news: News) -> list[bytes]:
        """What is new of the table around the game."""
        if news.board == self._board:
            return []
        self._board = news.board
        return [self._numbered(news.event, news.board_told)]

    def _steps(self, news: News) -> list[bytes]:
        """What was played, and what the table does then, as far as it shows."""
        if not news.steps:
            return self._choice(news)
        return [message for step in news.steps if (message := self._step(news, step))]

    def _step(self, news: News, step: Step) -> bytes | None:
        seat, before = self.seat, self._shown
        together = news.together and step is news.steps[-1]  # then what a seat sees is not what is in the match
        self._shown = after = news.table.shown_to(seat) if together else step.shown(seat)
        if before is None:
            return self._first_step(news, step)
        shared, actor, on_turn = step.shared(before.public, after.public), step.actor, before.public.turn
        if before.own is after.own and shared.leaves(after.own):
            change = shared.change
            if not news.together and (actor is None or actor == on_turn) and step.is_common_to(seat):
                return self._common_step(news, step, shared)
        else:
            assert seat is not None
            change = change_for(seat, shared.change, before, after)
        by = actor if actor in (seat, on_turn) else None  # whose turn it was may be a secret, too
        lines = news.lines_before(step, by is not None) + step.told_to(seat)
        if not (change or lines):
            return None
        banks = self._banks_seen(news)
        told = Told(n=self.n + 1, at=news.event.at, step=True, by=by, lines=lines, banks=banks, change=change)
        return self._message(told)

    def _first_step(self, news: News, step: Step) -> bytes:
        table, seat = news.table, self.seat
        view = table.view(seat) if step is news.steps[-1] else table.playing.view(seat, step.numbers[-1])
        return self._message(Told(n=self.n + 1, at=news.event.at, step=True, view=view, banks=self._banks_seen(news)))

    def _banks_seen(self, news: News) -> tuple[float, ...]:
        """Clocks go with what is seen: alone they would tell that somebody has acted in secret."""
        table = news.table
        return table.banks_seen_by(self.seat) if table.agreed.clock.bank else ()

    def _common_step(self, news: News, step: Step, shared: Shared) -> bytes | None:
        """What everybody is told who has no part in a step: encoded once, each gets it with a number of its own."""
        banks = self._banks_seen(news)
        if shared.told is None:
            lines = news.lines_before(step, step.actor is not None) + step.common_lines
            change, at = shared.change, news.event.at
            told = Told(n=0, at=at, step=True, by=step.actor, lines=lines, banks=banks, change=change)
            shared.told = unnumbered(told) if change or lines else b""
        if not shared.told:
            return None
        self._banks = banks or self._banks
        return self._numbered(news.event, shared.told)

    def _choice(self, news: News) -> list[bytes]:
        """Somebody has done something while all choose: what they see themselves, and who is still choosing."""
        table, event, seat = news.table, news.event, self.seat
        together = table.together
        act = event if isinstance(event, events.Moved) and not news.time_up else None
        if act and together and self._shown and act.seat != seat and act.seat in together.open:
            return []  # that somebody has begun to choose is their own secret
        change, lines, shown = self._change(news), news.time_up, self._act_of(event)
        if shown["step"] and together and seat is not None:
            lines += tuple(line.message for line in together.told(seat) if line.visible_to(seat))
            shown["banks"] = table.banks_seen_by(seat) if table.agreed.clock.bank else ()
        return [self._tell(event, lines=lines, change=change, **shown)] if change or lines else []

    def _taken_back(self, news: News, event: events.TookBack) -> list[bytes]:
        change, undone = self._change(news), news.table.undone.count(self.seat) - self._undone
        self._undone += undone
        if not (change or undone):
            return []
        shown = self._act_of(event) if event.choice else {"step": True, "by": event.seat}
        return [self._tell(event, undone=undone, change=change, **shown)]

    def _act_of(self, event: AnyEvent) -> dict[str, Any]:
        """How something is told that somebody has done while all choose: as a step to that seat only."""
        own = isinstance(event, events.Moved | events.TookBack) and event.seat == self.seat
        return {"choice": True, "step": own, "by": self.seat if own else None}

    def _change(self, news: News) -> Change | None:
        """What is different now for this viewer."""
        before, self._shown = self._shown, news.table.shown_to(self.seat)
        return change_seen(self.seat, before, self._shown) if before else None

    def _numbered(self, event: AnyEvent, told: bytes) -> bytes:
        """The next message, where others are told the same: only their numbers differ."""
        self.n, self.at = self.n + 1, event.at
        head = b'{"n":%d,' % self.n
        self._kept.append((head, told))
        return head + told

    def _message(self, told: Told) -> bytes:
        """The next message."""
        self.n, self.at = told.n, told.at
        self._banks = told.banks or self._banks
        message = encode(told)
        self._kept.append((message,))
        return message

    def _tell(self, event: AnyEvent, **fields: Any) -> bytes:
        return self._message(Told(n=self.n + 1, at=event.at, **fields))
