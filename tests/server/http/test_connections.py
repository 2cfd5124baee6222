"""Connections from their beginning to their end: nobody is waited for who is just coming, and none leaves anything."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from cutpurse.server.http.connections import CONNECTION, Http, WebSockets, is_between_frames

from ..raw_http import END
from ..server_process import free_port


@asynccontextmanager
async def serving(app: Any) -> AsyncIterator[uvicorn.Server]:
    """A server in this process; it may end by itself."""
    config = uvicorn.Config(app, port=free_port(), http=Http, ws=WebSockets, lifespan="off", log_config=None)
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


def test_it_is_known_whether_the_library_waits_for_the_next_frame() -> None:
    """Between frames a short one may be read beside it; within one, at any byte, nothing may."""
    frame, conn = Frame(Opcode.TEXT, b"a command").serialize(mask=True), ServerProtocol(state=State.OPEN)
    conn.receive_data(frame)
    for byte in frame[:-1]:
        conn.receive_data(bytes([byte]))
        assert not is_between_frames(conn)
    conn.receive_data(frame[-1:])
    assert is_between_frames(conn)
