"""Connections from their beginning to their end: nobody is waited for who is just coming, and none leaves anything."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from cutpurse.server.http.connections import CONNECTION, WORKER, Http, WebSockets, is_between_frames
from cutpurse.server.live import limits as bounds
from cutpurse.server.live.limits import Limits
from cutpurse.server.live.metrics import Metrics

from ..raw_http import END, HANDSHAKE, OPERATOR
from ..server_process import Running, free_port

ELSEWHERE = "127.0.0.2"  # this machine, too, but no proxy by default
FEW = """
from cutpurse.cli import main
from cutpurse.server.live import limits
limits.MOST_CONNECTIONS = 3
main()
"""


@asynccontextmanager
async def serving(app: Any, worker: object = None) -> AsyncIterator[uvicorn.Server]:
    """A server in this process; it may end by itself."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        scope["state"][WORKER] = worker
        for step in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{step}.complete"})

    config = uvicorn.Config(application, port=free_port(), http=Http, ws=WebSockets, lifespan="on", log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    async with asyncio.timeout(END):
        while not server.started:
            await asyncio.sleep(0.01)
        yield server
        server.should_exit = True
        await running


async def test_a_server_that_ends_does_not_wait_for_who_is_coming(caplog: pytest.LogCaptureFixture) -> None:
    """What they would be told is not there yet, and may take long; that they are sent away is no fault."""
    coming = asyncio.Event()

    async def come() -> None:
        coming.set()
        await asyncio.Event().wait()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        scope["extensions"][CONNECTION].go_on_with(come())

    async with serving(app) as server, connect(f"ws://127.0.0.1:{server.config.port}", proxy=None) as connection:
        await coming.wait()
        server.should_exit = True
        with pytest.raises(ConnectionClosedError) as closed:
            await connection.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_connection_that_has_ended_leaves_nothing() -> None:
    """Not even for the collector: it comes so seldom that thousands of them would wait for it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close"})
        else:
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})

    def left() -> Counter[str]:
        return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in (Http, WebSockets))

    gc.collect()
    gc.disable()
    try:
        async with serving(app) as server:
            for _ in range(5):
                async with httpx.AsyncClient(trust_env=False) as client:
                    assert (await client.get(f"http://127.0.0.1:{server.config.port}")).status_code == 204
                async with connect(f"ws://127.0.0.1:{server.config.port}", proxy=None) as connection:
                    await connection.wait_closed()
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        assert left() == {}
    finally:
        gc.enable()


async def talk(port: int, data: bytes, address: str = ELSEWHERE) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which so much has been said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(data)
    return reader, writer


def abort(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


def handshake(path: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *HANDSHAKE, "", ""]).encode()


async def test_a_connection_is_counted_until_it_ends_in_any_way() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/refused":
            await send({"type": "websocket.close"})
            return
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        elif scope["path"] == "/":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})
        while "disconnect" not in (await receive())["type"]:
            pass

    said = {
        "nothing": b"",
        "half a request": b"GET / HT",
        "no HTTP": b"hello\r\n\r\n",
        "all of it": b"GET / HTTP/1.1\r\n\r\n",
        "the last request": b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        "a request that is never answered": b"GET /never HTTP/1.1\r\n\r\n",
        "a socket": handshake("/socket"),
        "a socket that is refused": handshake("/refused"),
        "a socket and nonsense": handshake("/socket") + b"\xff\xff",
        "no proper socket": b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    }
    counted = SimpleNamespace(limits=Limits(), metrics=Metrics())
    connected = counted.limits._connected
    async with serving(app, counted) as server, asyncio.timeout(END):
        port = server.config.port
        for ends in (asyncio.StreamWriter.close, abort):
            for data in said.values():
                _, writer = await talk(port, data)
                while not connected and data in (b"", said["a socket"]):
                    await asyncio.sleep(0.01)
                ends(writer)
            while connected or server.server_state.connections:
                await asyncio.sleep(0.01)
        reader, writer = await talk(port, handshake("/socket"))
        assert b" 101 " in await reader.readline()
        assert connected == {ELSEWHERE: 1}
        abort(writer)
    assert connected == {}


async def test_no_limits_is_no_limit_of_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CONNECTIONS", 0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    for on, status in ((True, b"429"), (False, b"204")):
        async with serving(app, SimpleNamespace(limits=Limits(on), metrics=Metrics())) as server:
            reader, writer = await talk(server.config.port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
            assert (await reader.readline()).split()[1] == status
            writer.close()


async def test_one_address_has_so_many_connections_of_any_kind(tmp_path: Path) -> None:
    """Also those on which nothing is asked. Proxies have as many as they like."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, tmp_path / "log", more=(), program=("-c", FEW)) as running:
        async with asyncio.timeout(END), AsyncExitStack() as stack:

            async def another(address: str = ELSEWHERE) -> asyncio.StreamReader:
                reader, writer = await talk(running.port, b"", address)
                stack.callback(abort, writer)
                return reader

            for address in (ELSEWHERE, "127.0.0.3", "127.0.0.1", "127.0.0.1"):
                for _ in range(3):
                    await another(address)
            answer = await (await another()).read()
            head, _, body = answer.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert b"retry-after: 2" in head
            assert body == b'{"code":"too_many","message":{"key":"too-many-open"}}'
            async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
                told = (await client.get("/metrics", headers=OPERATOR)).text
            assert 'cutpurse_requests_total{route="none",status="429"} 1.0' in told
            await stack.aclose()
            while True:  # it takes a moment until the server knows that they are gone
                reader, writer = await talk(running.port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                status = (await reader.readline()).split()[1]
                abort(writer)
                if status == b"200":
                    break
                assert status == b"429"
                await asyncio.sleep(0.05)


def test_it_is_known_whether_the_library_waits_for_the_next_frame() -> None:
    """Between frames a short one may be read beside it; within one, at any byte, nothing may."""
    frame, conn = Frame(Opcode.TEXT, b"a command").serialize(mask=True), ServerProtocol(state=State.OPEN)
    conn.receive_data(frame)
    for byte in frame[:-1]:
        conn.receive_data(bytes([byte]))
        assert not is_between_frames(conn)
    conn.receive_data(frame[-1:])
    assert is_between_frames(conn)
