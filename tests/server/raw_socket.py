"""A socket byte by byte, for frames that no proper client would send."""

import asyncio
import json
import secrets
import socket
import struct
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cutpurse.server.live.socket import FrameHandler

from .raw_http import END, HANDSHAKE, request
from .server_process import Running

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Frame(NamedTuple):
    """What came: its kind, and what is in it."""

    opcode: int
    data: bytes


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it; or as it must not."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    mask = bytes(4)  # which changes nothing
    size, bit = len(data), masked << 7
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", bit | 126, size)
    else:
        head += struct.pack("!BQ", bit | 127, size)
    return head + (mask if masked else b"") + data


def command(**fields: object) -> bytes:
    return frame(TEXT, json.dumps(fields).encode())


class Bare:
    """One connection to a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._told: deque[dict[str, Any]] = deque()  # and not yet read

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def receive(self) -> Frame:
        async with asyncio.timeout(END):
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return Frame(first & 15, await self.reader.readexactly(size))

    async def told(self) -> dict[str, Any]:
        """The next object that the server tells; EOFError if it hangs up."""
        while not self._told:
            received = await self.receive()
            if received.opcode == CLOSE:
                raise EOFError
            if received.opcode == TEXT:
                self._told += map(json.loads, received.data.split(b"\n"))
        return self._told.popleft()

    async def answer(self) -> dict[str, Any]:
        """The next answer to a command."""
        while "answer" not in (told := await self.told()):
            pass
        return told

    async def asks(self, **fields: object) -> dict[str, Any]:
        """Wish something, and wait for what becomes of it."""
        label = secrets.token_hex(4)
        await self.send(command(answer=label, **fields))
        while (told := await self.answer())["answer"] != label:
            pass
        return told

    async def bye(self) -> int:
        """The code with which the server hangs up; 0 if it does so without a word."""
        try:
            while (received := await self.receive()).opcode != CLOSE:
                pass
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(struct.unpack("!H", received.data[:2])[0])


@asynccontextmanager
async def bare(
    server: Running, table: str, token: str = "", *headers: str, query: str = "", deaf: bool = False
) -> AsyncIterator[Bare]:
    """A socket at a table; a deaf one has no room for what it is told."""
    connection = socket.socket()
    connection.setblocking(False)
    if deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=2000 if deaf else 1 << 20)
    more = [f"Authorization: Bearer {token}"] if token else []
    writer.write(request(server, f"GET /api/tables/{table}/socket{query} HTTP/1.1", *HANDSHAKE, *more, *headers))
    try:
        async with asyncio.timeout(END):
            line = await reader.readuntil(b"\r\n")
            assert b" 101 " in line, line
            if not deaf:
                await reader.readuntil(b"\r\n\r\n")
        yield Bare(reader, writer)
    finally:
        writer.transport.abort()


class NoConnection:
    """Keeps what is sent."""

    def __init__(self, room: bool = True) -> None:
        self.sent: list[bytes] = []
        self.aborted = False
        self._room = room

    def attach(self, handler: FrameHandler) -> None:
        """Nothing ever comes."""

    def has_room(self) -> bool:
        return self._room

    def put(self, data: bytes) -> None:
        self.sent += data.split(b"\n")

    def pause(self) -> None:
        """Nothing to pause."""

    def resume(self) -> None:
        """Nor to resume."""

    def abort(self) -> None:
        self.aborted = True

    async def close(self, code: int, reason: str) -> None:
        """Nor to close."""
