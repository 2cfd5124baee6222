"""A socket at a table: commands come in, and all that this person is told goes out.

Each frame from the client is one command with a label; each frame to it holds one JSON object or more, one a line.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec

from cutpurse.core.message import Message, msg
from cutpurse.server.live.hub import ELSEWHERE, key_of
from cutpurse.server.live.tasks import background
from cutpurse.server.table.commands import LONGEST_ID
from cutpurse.server.table.matches import Viewer
from cutpurse.server.table.refusals import Refused

MOST_WAITING = 1 << 20  # bytes that a slow client may leave unread
MOST_REFUSED = 50  # commands that make no sense, or are too many, until we hang up
Bye: TypeAlias = tuple[int, str]
BYE_SLOW: Bye = (1013, "too slow")
BYE_FLOOD: Bye = (1008, "too many bad commands")
BYE_RESTART: Bye = (1012, "the server restarts")
BYE_EDITED: Bye = (1012, "the games have changed")  # the page loads itself again when the server is back
BYE_NOBODY: Bye = (1008, "this token or cookie is nobody's any more")

CarryOut: TypeAlias = Callable[[dict[str, object]], Awaitable[None]]  # a command, or refuses it
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

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""


class Socket:
    """One connection. It listens at the table, and speaks for its person there."""

    def __init__(self, person: str, token: str, carry_out: CarryOut, spend: Spend, connection: Connection) -> None:
        self.person, self.key = person, key_of(person)
        self.token = token  # by which the person is known; none for a stranger
        self.viewer: Viewer = ELSEWHERE
        self._carry_out = carry_out
        self._spend = spend
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._open = False  # nothing is sent before no bot plays for this person any more
        self._waiting: list[bytes] = []  # to be sent
        self._bytes = 0
        self._commands: list[str] = []  # to be carried out, one after another
        self._busy = False
        self._refused = 0
        self._bye: Bye | None = None
        self._over = self._loop.create_future()

    def tell(self, message: bytes) -> None:
        """To be sent soon. Whoever reads too slowly is sent away, and can come back for the rest."""
        if self._bye:  # nothing more is kept for a client that does not read
            return
        if self._open and not self._waiting:  # all that is told until then makes one frame
            self._loop.call_soon(self.flush)
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self.end(BYE_SLOW)

    def flush(self) -> None:
        if self._waiting and self._connection.has_room():
            self._connection.put(b"\n".join(self._waiting))
            self._waiting.clear()
            self._bytes = 0

    def end(self, bye: Bye) -> None:
        self._bye = self._bye or bye
        self.hung_up()

    def hung_up(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    async def run(self) -> None:
        """Until either side hangs up."""
        self._connection.attach(self)
        self._open = True
        self.flush()
        await self._over
        if self._bye:
            self.flush()
            await self._connection.close(*self._bye)

    def received(self, text: str) -> None:
        """Carry out a command, after those that came before; more of them are not read meanwhile."""
        self._commands.append(text)
        if self._busy:
            self._connection.pause()
        else:
            self._busy = True
            background(self._answer_all())

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
        except Refused as refused:
            if refused.code in ("bad_input", "too_many"):
                self._refused += 1
            return Answer(label, False, refused.code, refused.message)
        except Exception:
            log.exception("failed at a command")
            return Answer(label, False, "failed", msg("server-failed"))
        return Answer(label, True)


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
