"""Connections that do not keep the server waiting: uvicorn's own, with an end to what clients may leave undone.

Whoever sends half a request, ever more headers, or does not read what it is sent, is hung up on. So is whoever has too
many connections.
"""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from struct import Struct
from typing import Any, cast

from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

from cutpurse.core.message import msg as told
from cutpurse.server.http.answers import last_answer
from cutpurse.server.live.limits import household
from cutpurse.server.live.socket import BYE_EDITED, FrameHandler
from cutpurse.server.live.worker import Worker
from cutpurse.server.table.refusals import Refused

SLOWEST_REQUEST = 10.0  # seconds from a connection, or the last answer, to the end of the next request's headers
SLOWEST_READER = 15.0  # seconds that what we have sent may stay unread
MOST_UNREAD = 131_072  # bytes that the system keeps for one of these; by default it would keep megabytes
MOST_HEADER_BYTES = 65_536  # as much as may come at once, so that all of it is seen
MOST_PIPELINED = 20  # requests that wait for the answer to an earlier one
MOST_FRAGMENTS = 1000  # of one message; empty ones would count for nothing otherwise
WORKER = "worker"  # where the application's state has it
CONNECTION = "cutpurse.connection"  # the extension of ASGI by which an application gets at the connection itself
WHOLE_TEXT = 0x81  # the first byte of a frame
MASKED = 0x80  # a bit of the second one, with the length: of clients all are
LONGER, LONGEST = 126, 127  # in place of a length: it follows, in 2 bytes or 8
SHORT_HEAD = 6  # bytes before a short text of a client: those two, and the mask
LONGER_HEAD = Struct(">BBH").pack
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the library waits then


class Http(HttpToolsProtocol):
    """A connection for HTTP."""

    _uncount: Callable[[], None] | None = None  # when it ends
    _late: asyncio.TimerHandle | None = None
    _answering: RequestResponseCycle | None = None
    _in_headers = False
    _header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        expect_readers(transport)
        self._expect_request()
        if (worker := self.app_state.get(WORKER)) and self.client and not self._is_from_proxy(self.client[0]):
            self._count(worker, household(self.client[0]))

    def _is_from_proxy(self, address: str) -> bool:
        """Whether this is a proxy that is believed when it says for whom it asks: many people share its connections."""
        outermost = self.config.loaded_app
        return isinstance(outermost, ProxyHeadersMiddleware) and address in outermost.trusted_hosts

    def _count(self, worker: Worker, client: str) -> None:
        """One more of this client, or one too many: then it is told so before it asks for anything."""
        try:
            worker.limits.connect(client)
        except Refused as refused:
            worker.metrics.requests.labels("none", 429).inc()
            self._hang_up(refused)
        else:
            self._uncount = partial(worker.limits.disconnect, client)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._uncount:
            self._uncount()
        self._stop_waiting()
        self.pipeline.clear()
        if self._answering and not self._answering.response_complete:  # uvicorn thinks of the last request only
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSockets):  # it is the same connection, and goes on being counted as one
            socket.uncount, self._uncount = self._uncount, None
        self._let_go()

    def _let_go(self) -> None:
        """Of all that refers to this again: it would stay in memory until the collector comes, which is seldom."""
        self.parser = self.scope = self.cycle = self._answering = None  # type: ignore[assignment]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > MOST_HEADER_BYTES and not self.transport.is_closing():
                self.send_400_response("the headers of this request are too long")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {CONNECTION: self}  # type: ignore[dict-item]  # these are open to anything
        self._in_headers, self._header_bytes = True, 0

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._stop_waiting()
        if not names_host(self.url, self.headers):
            raise ValueError("the address names another host")
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            raise ValueError("too many requests at once")  # the parser ends, and so does the connection

    def on_response_complete(self) -> None:
        last = not self.pipeline
        super().on_response_complete()
        if last and not self.transport.is_closing():
            self._expect_request()

    def abort(self) -> None:
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused in our own words, too."""
        self._hang_up(Refused("bad_input", told("bad-request", error=msg.rstrip(".").lower())))

    def _hang_up(self, refused: Refused) -> None:
        """The application is not asked."""
        answer = last_answer(refused)
        headers = b"".join(name + b": " + value + b"\r\n" for name, value in answer.raw_headers)
        self.transport.write(STATUS_LINE[answer.status_code] + headers + b"\r\n" + bytes(answer.body))
        self.transport.close()

    def _expect_request(self) -> None:
        self._stop_waiting()
        self._late = self.loop.call_later(SLOWEST_REQUEST, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


class WebSockets(WebSocketsSansIOProtocol):
    """A connection that has become a socket. An application may use it as a `Connection`.

    Frames go to a handler and from it directly, without the queue, the two tasks and the framework's layers that
    uvicorn's own class needs for each socket. That one took a third more CPU time for a move: 742 µs against 551, with
    240 sockets at 60 tables (uvicorn 0.54, measured in November 2026). It also has no end to what follows here.
    """

    uncount: Callable[[], None] | None = None  # when it ends
    _handler: FrameHandler | None = None
    _life: Coroutine[Any, Any, None] | None = None
    _task: asyncio.Task[None] | None = None
    _between_frames = False  # known: the library has read all frames to their ends

    async def run_asgi(self) -> None:
        """Run the application, and then what it has left to do."""
        framework, self._task = self.app, asyncio.current_task()

        async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
            try:
                await framework(scope, receive, send)
                if self._life:
                    cast("dict[str, Any]", self.scope).clear()  # what was asked is of no use any more
                    del self.request, self.response
                    await self._life
            except asyncio.CancelledError:  # the server ends, and they were told so: uvicorn would make a fault of it
                raise ClientDisconnected from None

        self.app = app
        await super().run_asgi()
        self.app, self._life, self._handler, self._task = framework, None, None, None  # else this holds itself
        cast("dict[str, Any]", self.scope).clear()

    def shutdown(self) -> None:
        """Hang up. Whoever was just coming comes to another worker, or back: nobody here waits for that."""
        super().shutdown()
        if self._task and not self._handler:
            self._task.cancel()

    def go_on_with(self, life: Coroutine[Any, Any, None]) -> None:
        """What is to be done when the application has returned: a dozen layers of it need not wait for hours."""
        self._life = life

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CONNECTION] = self  # type: ignore[assignment]  # these are open to anything

    def attach(self, handler: FrameHandler) -> None:
        self._handler = handler
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                handler.received(message.get("text") or "")
            else:
                handler.hung_up()
        self.resume()

    def has_room(self) -> bool:
        return self.writable.is_set()

    def put(self, data: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame_head(len(data)) + data)

    def abort(self) -> None:
        self.transport.abort()

    async def close(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected):  # whose end is gone can't be told
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def pause(self) -> None:
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._handler:
            self._handler.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.uncount:
            self.uncount()
        super().connection_lost(exc)
        if self._handler:
            self._handler.hung_up()

    def data_received(self, data: bytes) -> None:
        if self._handler is not None and (text := self._whole_text(data)) is not None:
            self._handler.received(text)
            return
        self._between_frames = False  # that is to be seen: the library may have read a part of one
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:  # uvicorn would leave it at that
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if this is a short frame with a whole one, as commands are. All else is left to
        the library, and so is what is wrong with it."""
        length = len(data) - SHORT_HEAD
        if not 0 <= length < LONGER or data[0] != WHOLE_TEXT or data[1] != MASKED | length:
            return None
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None:
            return None
        if not self._between_frames:
            self._between_frames = is_between_frames(conn)
            if not self._between_frames:
                return None
        try:
            return apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD]).decode()
        except UnicodeDecodeError:
            return None

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and message["type"] == "websocket.close":  # both ends hang up at the same time
            return
        await super().send(message)
        if self.initial_response is not None and self.close_sent:  # a refusal completes the handshake, too
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Whoever does not read gets no pongs: they would fill the memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 ends the connection, too; uvicorn would also make a fault of it in the log."""
        try:
            text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "no UTF-8")
            return
        if self._handler is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self._handler.received(text)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def frame_head(length: int) -> bytes:
    """What comes before a text that goes to a client (RFC 6455, 5.2)."""
    if length < LONGER:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return LONGER_HEAD(WHOLE_TEXT, LONGER, length)
    return bytes((WHOLE_TEXT, LONGEST)) + length.to_bytes(8, "big")


def is_between_frames(conn: Protocol) -> bool:
    """Whether the library has read all frames to their ends, and waits for the next one."""
    waiting: Any = conn.parser
    while (inner := waiting.gi_yieldfrom) is not None:
        waiting = inner
    between: bool = waiting.gi_code is BETWEEN_FRAMES
    return between


def names_host(target: bytes, headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a request is for the host that its header names. An absolute address names one, too, and goes before
    the header (RFC 9112, 3.2.2)."""
    if target[:1] == b"/" or target == b"*":
        return True
    hosts = [value.strip().lower() for name, value in headers if name == b"host"]
    scheme, _, rest = target.lower().partition(b"://")
    return scheme in (b"http", b"https") and hosts == [rest.partition(b"/")[0].partition(b"?")[0]]


def expect_readers(transport: asyncio.Transport) -> None:
    """Let the system hang up on clients that do not read, or are gone without a word, also while we hang up."""
    connection: socket.socket | None = transport.get_extra_info("socket")
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
        option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux has it
        if option is not None:
            connection.setsockopt(socket.IPPROTO_TCP, option, int(1000 * SLOWEST_READER))


class SocketsUntilEdited(WebSockets):
    """For a server that starts anew with edited games: a page that hears why loads itself again."""

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": BYE_EDITED[0]})
            self.conn.send_close(*BYE_EDITED)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()
