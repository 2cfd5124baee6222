"""A socket at a table: wishes come in, and all that this person is told goes out.

Each frame from the client is one wish with a label; each frame to it holds one JSON object or more, one a line.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.types import Receive, Send

from cutpurse.server.hub import ELSEWHERE, Viewer
from cutpurse.server.refusals import FAILED, Refused
from cutpurse.server.wishes import LONGEST_ID

MOST_WAITING = 1 << 20  # bytes that a slow client may leave unread
MOST_REFUSED = 50  # wishes that can't be understood, or are too many, until we hang up
Bye: TypeAlias = tuple[int, str]
BYE_SLOW: Bye = (1013, "too slow")
BYE_FLOOD: Bye = (1008, "too many bad wishes")
BYE_RESTART: Bye = (1012, "the server restarts")
BYE_NOBODY: Bye = (1008, "this token or cookie is nobody's any more")

Fulfil: TypeAlias = Callable[[dict[str, object]], Awaitable[None]]  # makes a wish come true, or refuses it
Spend: TypeAlias = Callable[[], None]  # counts a frame, and refuses it if it is too many

log = logging.getLogger("cutpurse.server")

decode = msgspec.json.Decoder(dict[str, object]).decode
encode = msgspec.json.Encoder().encode


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a wish."""

    answer: str
    ok: bool
    code: str = ""
    sentence: str = ""


class Socket:
    """One connection. It listens at the table, and speaks for its person there."""

    def __init__(self, person: str, token: str, fulfil: Fulfil, spend: Spend, receive: Receive, send: Send) -> None:
        self.person = person
        self.token = token  # by which the person is known; none for a stranger
        self.viewer: Viewer = ELSEWHERE
        self._fulfil = fulfil
        self._spend = spend
        self._receive = receive
        self._send = send
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._news = asyncio.Event()
        self._bye: Bye | None = None
        self._refused = 0

    def tell(self, message: bytes) -> None:
        """To be sent soon. Whoever reads too slowly is sent away, and can come back for the rest."""
        if self._bye:  # nothing more is kept for who does not read
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self.end(BYE_SLOW)
        self._news.set()

    def end(self, bye: Bye) -> None:
        self._bye = self._bye or bye
        self._news.set()

    async def run(self) -> None:
        """Until either side hangs up."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if self._bye:
                await asyncio.wait((writing,))
        finally:
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)  # whose end is gone can't be written to

    async def _write(self) -> None:
        while self._bye is None:
            await self._news.wait()
            self._news.clear()
            if self._waiting:
                text = b"\n".join(self._waiting).decode()
                self._waiting.clear()
                await self._send({"type": "websocket.send", "text": text})
                self._bytes = sum(map(len, self._waiting))
        code, reason = self._bye
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def _read(self) -> None:
        while self._bye is None:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            self.tell(encode(await self._answer(message.get("text") or "")))
            if self._refused > MOST_REFUSED:
                self.end(BYE_FLOOD)

    async def _answer(self, text: str) -> Answer:
        label = ""
        try:
            data = read_object(text)
            label = read_label(data)
            self._spend()
            if data != {"do": "ping"}:
                await self._fulfil(data)
        except Refused as refused:
            if refused.code in ("bad_input", "too_many"):
                self._refused += 1
            return Answer(label, False, refused.code, str(refused))
        except Exception:
            log.exception("failed at a wish")
            return Answer(label, False, "failed", FAILED)
        return Answer(label, True)


def read_object(text: str) -> dict[str, object]:
    try:
        return decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad_input", 'a wish is a JSON object, such as {"do": "sit"}') from None


def read_label(data: dict[str, object]) -> str:
    """The client's own name for a wish, which its answer carries."""
    label = data.pop("answer", "")
    if not isinstance(label, str) or len(label) > LONGEST_ID:
        raise Refused("bad_input", f"answer: a text of at most {LONGEST_ID} letters")
    return label
