"""A socket at a table: commands come in, and all that this person is told goes out.

Each frame from the client is one command with a label; each frame to it holds one JSON object or more, one a line.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec

from cutpurse.core.message import Message, msg
from cutpurse.server.live.hub import ELSEWHERE, Done, key_of
from cutpurse.server.live.outbox import Outbox
from cutpurse.server.live.tasks import background
from cutpurse.server.table.commands import LONGEST_ID, MoveFrame, read_move
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.refusals import Refused

MOST_REFUSED = 50  # commands that make no sense, or are too many, until we hang up
Bye: TypeAlias = tuple[int, str]
BYE_FLOOD: Bye = (1008, "too many bad commands")
BYE_RESTART: Bye = (1012, "the server restarts")
BYE_EDITED: Bye = (1012, "the games have changed")  # the page loads itself again when the server is back
BYE_NOBODY: Bye = (1008, "this token or cookie is nobody's any more")

CarryOut: TypeAlias = Callable[[dict[str, object]], Awaitable[None]]  # a command, or refuses it
Play: TypeAlias = Callable[[MoveFrame, Done], bool]  # a move at once, if that can be
Spend: TypeAlias = Callable[[], None]  # counts a frame, and refuses it if it is too many

log = logging.getLogger("cutpurse.server")

decode = msgspec.json.Decoder(dict[str, object]).decode
encode = msgspec.json.Encoder().encode


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command."""

    answer: str
    ok: bool
    code: str = ""
    message: Message | None = None


class FrameHandler(Protocol):
    """What a connection tells of what happens to it."""

    def received(self, text: str) -> None:
        """A frame has come."""

    def flush(self) -> None:
        """There is room again for what is to be sent."""

    def hung_up(self) -> None:
        """The other end is gone."""


class Connection(Protocol):
    """The connection itself (`http/connections.py`). Nothing here waits for the other end."""

    def attach(self, handler: FrameHandler) -> None:
        """From now on what comes is told at once; first what has come already."""

    def has_room(self) -> bool:
        """Whether the other end reads as fast as we write."""

    def put(self, data: bytes) -> None:
        """Send a frame."""

    def pause(self) -> None:
        """Let what comes wait, on the other side."""

    def resume(self) -> None:
        """Let it come again."""

    def abort(self) -> None:
        """Cut the connection, whatever waits to be sent or read."""

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""


class Socket:
    """One connection. It listens at the table, and speaks for its person there."""

    def __init__(
        self,
        person: str,
        token: str,
        carry_out: CarryOut,
        spend: Spend,
        connection: Connection,
        outbox: Outbox,
        play: Play = lambda move, done: False,
    ) -> None:
        self.person, self.key = person, key_of(person)
        self.token = token  # by which the person is known; none for a stranger
        self.viewer: Viewer = ELSEWHERE
        self._carry_out, self._play = carry_out, play
        self._spend = spend
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._open = False  # nothing is sent before no bot plays for this person any more
        self.outbox = outbox
        self._batch: list[bytes] = []  # goes out at the end of this turn of the event loop
        self._commands: list[str] = []  # to be carried out, one after another
        self._busy = False
        self._refused = 0
        self._bye: Bye | None = None
        self._over = self._loop.create_future()

    def tell(self, message: bytes) -> None:
        """To be sent soon. Whoever reads too slowly is cut off, and can come back for the rest."""
        if self._over.done():  # nothing more is kept
            return
        if self._batch:  # all that is told until then makes one frame
            self._batch.append(message)
        elif self._open and not self.outbox.bytes and self._connection.has_room():  # nearly always
            self._batch.append(message)
            self._loop.call_soon(self._send_batch)
        elif not self.outbox.add(message):
            self._cut_off()

    def _send_batch(self) -> None:
        if self._batch:
            self._connection.put(self._batch[0] if len(self._batch) == 1 else b"\n".join(self._batch))
            self._batch.clear()

    def flush(self) -> None:
        self._send_batch()
        while self.outbox and self._connection.has_room():
            self._connection.put(b"\n".join(self.outbox.take()))

    def _cut_off(self) -> None:
        """At once: a farewell would have to wait until all is read that was sent before."""
        self._connection.abort()
        self.outbox.clear()
        self.hung_up()

    def end(self, bye: Bye) -> None:
        self._bye = self._bye or bye
        self.hung_up()

    def hung_up(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    async def run(self) -> None:
        """Until either side hangs up."""
        self.outbox.begin()
        self._connection.attach(self)
        self._open = True
        self.flush()
        await self._over
        self._commands.clear()
        if self._bye:
            self.flush()
            if self.outbox or not self._connection.has_room():
                self._cut_off()
            else:
                await self._connection.close(*self._bye)

    def received(self, text: str) -> None:
        """Carry out a command, after those that came before; more of them are not read meanwhile."""
        if self._over.done():
            return
        self._commands.append(text)
        if self._busy:
            self._connection.pause()
        elif not self._move(text):
            self._busy = True
            background(self._answer_all())

    def _move(self, text: str) -> bool:
        """Carry out a move without a task, if it is one and nothing stands in its way: by far the most are such."""
        frame = read_move(text)
        if frame is None:
            return False
        label = frame.answer

        def done(error: Exception | None) -> None:
            self.tell(encode(answer_of(label, error)))
            self._busy = False
            if self._commands and not self._over.done():
                self._busy = True
                background(self._answer_all())

        self._busy = self._play(frame, done)
        if self._busy:
            self._commands.pop()
        return self._busy

    async def _answer_all(self) -> None:
        while self._commands and not self._over.done():
            self.tell(encode(await self._answer(self._commands.pop(0))))
            if self._refused > MOST_REFUSED:
                self.end(BYE_FLOOD)
        self._busy = False
        self._connection.resume()

    async def _answer(self, text: str) -> Answer:
        label = ""
        try:
            data = read_object(text)
            label = read_label(data)
            self._spend()
            if data != {"do": "ping"}:
                await self._carry_out(data)
        except Exception as error:
            if isinstance(error, Refused) and error.code in ("bad_input", "too_many"):
                self._refused += 1
            return answer_of(label, error)
        return Answer(label, True)


def answer_of(label: str, error: Exception | None) -> Answer:
    if error is None:
        return Answer(label, True)
    if isinstance(error, Refused):
        return Answer(label, False, error.code, error.message)
    log.error("failed at a command", exc_info=error)
    return Answer(label, False, "failed", msg("server-failed"))


def read_object(text: str) -> dict[str, object]:
    try:
        return decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad_input", msg("no-command")) from None


def read_label(data: dict[str, object]) -> str:
    """The client's own name for a command, which its answer carries."""
    label = data.pop("answer", "")
    if not isinstance(label, str) or len(label) > LONGEST_ID:
        raise Refused("bad_input", msg("label-too-long", most=LONGEST_ID))
    return label
