"""A socket at a table: wishes come in, and all that this person is told goes out.

Each frame from the client is one wish with a label; each frame to it holds one JSON object or more, one a line.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.types import Receive, Send

from cutpurse.server.hub import ELSEWHERE, Viewer
from cutpurse.server.refusals import Refused
from cutpurse.server.wishes import LONGEST_ID

MOST_WAITING = 1 << 20  # bytes that a slow client may leave unread
MOST_REFUSED = 50  # wishes that can't be understood, or are too many, until we hang up
BYE_SLOW, BYE_FLOOD, BYE_RESTART = (1013, "too slow"), (1008, "too many bad wishes"), (1012, "the server restarts")

Fulfil: TypeAlias = Callable[[dict[str, object]], Awaitable[None]]  # makes a wish come true, or refuses it

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

    def __init__(self, person: str, fulfil: Fulfil, receive: Receive, send: Send) -> None:
        self.person = person
        self.viewer: Viewer = ELSEWHERE
        self._fulfil = fulfil
        self._receive = receive
        self._send = send
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._news = asyncio.Event()
        self._bye: tuple[int, str] | None = None
        self._refused = 0

    def tell(self, message: bytes) -> None:
        """To be sent soon. Whoever reads too slowly is sent away, and can come back for the rest."""
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self.end(BYE_SLOW)
        self._news.set()

    def end(self, bye: tuple[int, str]) -> None:
        self._bye = self._bye or bye
        self._news.set()

    async def run(self) -> None:
        """Until either side hangs up."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

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
        while True:
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
            label = str(data.pop("answer", ""))[:LONGEST_ID]
            if data != {"do": "ping"}:
                await self._fulfil(data)
        except Refused as refused:
            if refused.code in ("bad_input", "too_many"):
                self._refused += 1
            return Answer(label, False, refused.code, str(refused))
        return Answer(label, True)


def read_object(text: str) -> dict[str, object]:
    try:
        return decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad_input", 'a wish is a JSON object, such as {"do": "sit"}') from None
