"""Requests that nobody should send: each is answered, none does harm, and nobody can keep the server waiting."""

import asyncio
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress

import pytest

from cutpurse.server.http import connections as wire
from cutpurse.server.http.guard import MOST_BYTES
from cutpurse.server.table.refusals import STATUS

from ..raw_http import (
    END,
    HANDSHAKE,
    MB,
    Raw,
    connect,
    connected,
    faults,
    http,
    is_refusal,
    newcomer,
    open_table,
    read_answer,
    request,
    send,
)
from ..raw_socket import command
from ..server_process import Running

JSON = "Content-Type: application/json"
ADA = b'{"name": "Ada"}'


@pytest.fixture(autouse=True)
def unharmed(server: Running) -> Iterator[None]:
    """After every test the server is well, and has nothing to regret."""
    yield
    assert server.healthy()
    assert faults(server) == []


def check_refused(answer: Raw, *statuses: int) -> None:
    told = json.loads(answer.body)
    assert answer.status in statuses
    assert set(told) == {"code", "message"}
    assert told["code"] in STATUS
    assert told["message"]["key"]


# What is no HTTP, or only half.

GARBAGE: dict[str, tuple[bytes, int]] = {
    "TLS": (bytes.fromhex("16030102000100 01fc0303") + bytes(100), 400),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "no such method": (b"FROB /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
    "no path": (b"GET http://example.org HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
    "an address elsewhere": (b"GET http://evil.example/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
    "an address of another scheme": (b"GET ftp://HOST/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
    "an address and no host": (b"GET http://HOST/healthz HTTP/1.1\r\n\r\n", 400),
    "a socket elsewhere": (
        b"GET http://evil.example/api/tables/aaaaaaaa/socket HTTP/1.1\r\nHost: HOST\r\n"
        + "\r\n".join(HANDSHAKE).encode()
        + b"\r\n\r\n",
        400,
    ),
    "a header without a colon": (b"GET /healthz HTTP/1.1\r\nHost: HOST\r\nnonsense\r\n\r\n", 400),
    "a header with a NUL": (b"GET /healthz HTTP/1.1\r\nHost: HOST\r\na: \x00\r\n\r\n", 400),
    "two lengths": (b"POST /api/people HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", 400),
    "length and chunks": (
        b"POST /api/people HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
    ),
    "chunks of no size": (
        b"POST /api/people HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n"
        b"Content-Type: application/json\r\n\r\nzz\r\n\r\n",
        400,
    ),
    "two hosts": (b"GET /api/me HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n", 400),
    "two tokens": (b"GET /api/me HTTP/1.1\r\nHost: HOST\r\nAuthorization: Bearer a\r\nAuthorization: b\r\n\r\n", 400),
    "no host": (b"GET /api/me HTTP/1.1\r\n\r\n", 403),
    "a strange cookie": (b"GET /api/me HTTP/1.1\r\nHost: HOST\r\nCookie: cutpurse=\xff\xfe;;=; cutpurse\r\n\r\n", 401),
    "another server": (b"OPTIONS * HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
    "a socket by HTTP": (b"GET /api/tables/aaaaaaaa/socket HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
}  # fmt: skip


@pytest.mark.parametrize("name", GARBAGE)
def test_what_is_not_quite_http_is_refused(server: Running, name: str) -> None:
    data, status = GARBAGE[name]
    check_refused(send(server, data.replace(b"HOST", f"127.0.0.1:{server.port}".encode())), status)


def test_an_address_may_name_us(server: Running) -> None:
    """As programs write it that speak through a proxy."""
    assert send(server, request(server, f"GET http://127.0.0.1:{server.port}/healthz HTTP/1.1")).status == 200


PATHS = [
    "/../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/api/tables/..%2f..%2fpeople",
    "/api/tables/%00%00%00%00%00%00%00%00",
    "/api/tables/aaaaaaaa%0a",
    "/api/tables/'%20OR%20'1'='1",
    f"/api/tables/{'a' * 60_000}",
    "/api/tables/%ff%fe%ff%fe%ff%fe%ff%fe",
    "/api/games/..%2flucre/ratings",
    "/api/games/lucre/rules?language=../../x",
    "/api//me",
    "/%",
    "/api/tables/aaaaaaaa/stream?after=-1",
    f"/api/tables/aaaaaaaa/stream?after={'9' * 6000}",
    "/api/tables/aaaaaaaa/stream?after=1&after=%ff",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_no_path_leads_elsewhere(server: Running, path: str) -> None:
    check_refused(send(server, request(server, f"GET {path} HTTP/1.1")), 400, 404)


# Bodies.

BODIES: dict[str, bytes] = {
    "no JSON": b"name=Ada",
    "half": b'{"name": "Ad',
    "a list": b'["name"]',
    "not a number": b'{"name": NaN}',
    "a giant number": b'{"name": ' + b"9" * 10_000 + b"}",
    "deep": b'{"name": ' + b"[" * 8000 + b"]" * 8000 + b"}",
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "half a letter": b'{"name": "\\ud800"}',
    "too much": b'{"name": "Ada", "id": "mine"}',
    "a NUL": b'{"name": "A\\u0000da"}',
    "too long": b'{"name": "' + b"a" * MOST_BYTES + b'"}',
}


@pytest.mark.parametrize("name", BODIES)
def test_bodies_that_can_t_be_read_are_refused(server: Running, name: str) -> None:
    with http(server) as client:
        answer = client.post("/api/people", content=BODIES[name], headers={"content-type": "application/json"})
    assert is_refusal(answer, "bad_input")
    assert len(answer.content) < 1000


def test_a_long_body_is_not_read_to_its_end(server: Running) -> None:
    """Whatever it says of its length, or if it does not say."""
    chunk = b"10000\r\n" + bytes(0x10000) + b"\r\n"
    for length in ("Transfer-Encoding: chunked", f"Content-Length: {100 * MB}"):
        with connect(server) as connection:
            connection.sendall(request(server, "POST /api/people HTTP/1.1", JSON, length))
            connection.sendall(chunk)
            answer = read_answer(connection)
        check_refused(answer, 400)
        assert b"body-too-long" in answer.body


def test_a_body_that_is_shorter_than_it_says_is_the_beginning_of_one(server: Running) -> None:
    """No second request hides behind the first."""
    hidden = request(server, "GET /healthz HTTP/1.1")
    data = request(server, "POST /api/people HTTP/1.1", JSON, f"Content-Length: {len(hidden)}", body=hidden)
    with connect(server, 1) as connection:
        connection.sendall(data)
        check_refused(read_answer(connection), 400)
        with pytest.raises(TimeoutError):
            connection.recv(1)


# Sockets where there are none.

UPGRADES: dict[str, tuple[str, tuple[str, ...], set[int]]] = {
    "a plain route": ("GET /api/me HTTP/1.1", HANDSHAKE, {403}),
    "no such table": ("GET /api/tables/aaaaaaaa/socket HTTP/1.1", HANDSHAKE, {404}),
    "nobody's token": ("GET /api/tables/aaaaaaaa/socket HTTP/1.1", (*HANDSHAKE, "Authorization: Bearer x"), {401}),
    "no key": ("GET /api/tables/aaaaaaaa/socket HTTP/1.1", HANDSHAKE[:3], {400}),
    "a long path": (f"GET /api/tables/{'a' * 30_000}/socket HTTP/1.1", HANDSHAKE, {400, 414}),
    "many headers": ("GET /api/tables/aaaaaaaa/socket HTTP/1.1", (*HANDSHAKE, *["a: b"] * 500), {431}),
    "another protocol": ("GET /healthz HTTP/1.1", ("Connection: Upgrade", "Upgrade: h2c"), {200}),
}


@pytest.mark.parametrize("name", UPGRADES)
def test_sockets_where_there_are_none(server: Running, name: str) -> None:
    line, headers, statuses = UPGRADES[name]
    assert send(server, request(server, line, *headers)).status in statuses


# Who keeps us waiting.


async def dripping(server: Running, data: bytes, drip: bytes) -> None:
    """Send a beginning, then a little every moment, until the server has had enough."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(data)
    dropping = asyncio.create_task(drop(writer, drip))
    with suppress(ConnectionError):
        while await reader.read(10_000):
            pass
    dropping.cancel()
    writer.close()


async def drop(writer: asyncio.StreamWriter, drip: bytes) -> None:
    while drip:
        await asyncio.sleep(0.5)
        writer.write(drip)


async def never_reading(server: Running, data: bytes) -> None:
    """Ask for a lot and read nothing, until the server is tired of it."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        connection.connect(("127.0.0.1", server.port))
        connection.setblocking(False)
        with suppress(TimeoutError):  # the server may have stopped to listen
            await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(connection, data), 2)
        while connected(server, connection):
            await asyncio.sleep(0.2)


async def listening(server: Running, table: str, token: str) -> None:
    """A stream that goes on quietly, when others have been sent away."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request(server, f"GET /api/tables/{table}/stream HTTP/1.1"))
    await reader.readuntil(b"picture")
    await asyncio.sleep(wire.SLOWEST_REQUEST + 2)
    with http(server, token) as client:
        assert client.post(f"/api/tables/{table}/do", json={"do": "sit"}).status_code == 200
    await reader.readuntil(b'"name":"Ada"')
    writer.close()


async def test_nobody_can_keep_the_server_waiting(server: Running) -> None:
    """Half requests are given up after seconds, and so is who does not read; but not a stream that is quiet."""
    token = newcomer(server)
    table = open_table(server, token)
    post = request(server, "POST /api/people HTTP/1.1", JSON, "Content-Length: 1000")
    nowhere = request(server, "POST /nowhere HTTP/1.1", JSON, "Content-Length: 1000000")
    stream = request(server, f"GET /api/tables/{table}/stream HTTP/1.1", "Content-Length: 1000000")
    large = request(server, "GET /api/openapi.json HTTP/1.1")
    socket_ = request(server, f"GET /api/tables/{table}/socket HTTP/1.1", *HANDSHAKE)
    slow = {
        "nothing at all": (b"", b""),
        "half a line": (b"GET /heal", b""),
        "ever more of a header": (b"GET /healthz HTTP/1.1\r\na: ", b"b"),
        "a body letter by letter": (post + b'{"name":"', b"a"),
        "a body for nobody": (nowhere, b"a"),
        "a body for a stream": (stream, b"a"),
        "half of the next request": (request(server, "GET /healthz HTTP/1.1") + b"GET /heal", b"t"),
        "half a socket": (b"GET /api/tables/aaaaaaaa/socket HTTP/1.1\r\n" + "\r\n".join(HANDSHAKE).encode(), b""),
    }

    async with asyncio.timeout(END), asyncio.TaskGroup() as group:
        for data, drip in slow.values():
            group.create_task(dripping(server, data, drip))
        group.create_task(never_reading(server, large * 20))
        group.create_task(never_reading(server, socket_ + command(do="ping", answer="a" * 40) * 20_000))
        group.create_task(listening(server, table, token))


def test_who_hangs_up_at_once_stops_nothing(server: Running) -> None:
    """Whatever is being written or read for somebody who is gone; others are answered as ever."""
    token = newcomer(server)
    table = open_table(server, token)
    bearer = f"Authorization: Bearer {token}"
    wish_ = b'{"do": "sit"}'
    asked = [
        request(server, f"POST /api/tables/{table}/do HTTP/1.1", bearer, JSON, "Content-Length: 13", body=wish_),
        request(server, f"GET /api/tables/{table}/stream HTTP/1.1", bearer),
        request(server, f"GET /api/tables/{table}/socket HTTP/1.1", bearer, *HANDSHAKE) + command(do="sit", seat=0) * 5,
        request(server, "POST /api/people HTTP/1.1", JSON, f"Content-Length: {len(ADA)}", body=ADA),
    ]
    for number in range(200):
        with connect(server) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without a goodbye
            connection.sendall(asked[number % len(asked)])
            if number % 3:
                connection.recv(1)
    with http(server, newcomer(server, "Ben")) as client:
        assert client.post(f"/api/tables/{table}/do", json={"do": "sit", "seat": 1}).status_code == 200


def test_endless_headers_end(server: Running) -> None:
    with connect(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\na: " + b"b" * (wire.MOST_HEADER_BYTES + 1))
        answer = read_answer(connection)
    check_refused(answer, 400)
    assert b"headers" in answer.body


def test_who_asks_before_it_has_listened_is_not_heard_for_ever(server: Running) -> None:
    """Requests that wait for the answers to others are few."""
    received = b""
    with connect(server) as connection:
        connection.sendall(request(server, "GET /healthz HTTP/1.1") * 10)
        while received.count(b'{"ok":true}') < 10:
            received += connection.recv(MB)
    with connect(server) as connection, suppress(ConnectionError):
        connection.sendall(request(server, "GET /healthz HTTP/1.1") * 500)
        while data := connection.recv(MB):
            received += data
    assert received.count(b'{"ok":true}') < 10 + 2 * wire.MOST_PIPELINED
