"""What the tests of bad input and attacks share: a server that is attacked, and requests byte by byte."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPResponse
from pathlib import Path
from typing import NamedTuple

import httpx

from cutpurse.server.table.refusals import STATUS

from .server_process import OPERATOR_KEY, Running

OPERATOR = {"authorization": f"Bearer {OPERATOR_KEY}"}

END = 300.0  # seconds that anything may take on a busy machine; a worker killed amid a health check is missed after 60
ANEW = httpx.Limits(max_keepalive_connections=0)  # an idle connection may be closed just when it is to be used again
GREEDY = {"game": "lucre", "seats": 4, "bots": ["", "greedy", "greedy", "greedy"], "pace": 0}
MB = 1 << 20


@contextmanager
def serving(folder: Path, *more: str, **environment: str) -> Iterator[Running]:
    database = f"sqlite:///{folder / 'tables.db'}"
    with Running(database, folder / "log", more=more, environment=environment) as server:
        yield server


# People and tables.


def http(server: Running, token: str = "", **headers: str) -> httpx.Client:
    if token:
        headers["authorization"] = f"Bearer {token}"
    return httpx.Client(base_url=server.url, headers=headers, timeout=END, limits=ANEW, trust_env=False)


def newcomer(server: Running, name: str = "Ada") -> str:
    """Somebody's token."""
    with http(server) as client:
        answer = client.post("/api/people", json={"name": name, "token": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def open_table(server: Running, token: str, **more: object) -> str:
    with http(server, token) as client:
        answer = client.post("/api/tables", json={**GREEDY, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def do(client: httpx.Client, table: str, **command: object) -> None:
    """A command that is granted."""
    answer = client.post(f"/api/tables/{table}/do", json=command)
    assert answer.status_code == 200, answer.text


def play_on(client: httpx.Client, table: str) -> None:
    """Do the first thing whenever there is something to do, until the match is over; bots need a listener."""
    with client.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        for number in range(10_000):
            picture = client.get(f"/api/tables/{table}").json()["picture"]
            view, match = picture["view"], picture["board"]["matches"]
            if view["over"]:
                return
            if view["actions"]:
                do(client, table, do="move", id=str(number), match=match, action=view["actions"][0]["id"])
            else:
                next(lines)


def token_of(client: httpx.Client) -> str:
    return client.headers["authorization"].removeprefix("Bearer ")


def is_refusal(answer: httpx.Response, *codes: str) -> bool:
    """Whether an answer refuses with one of these codes, or with any that we have, as all refusals do."""
    assert answer.headers["content-type"] == "application/json", answer.text
    told = answer.json()
    assert set(told) == {"code", "message"}
    assert told["message"]["key"]
    assert "Traceback" not in answer.text
    return told["code"] in (codes or STATUS)


# Requests as they are.


class Raw(NamedTuple):
    """An answer to some bytes."""

    status: int
    headers: dict[str, str]
    body: bytes


def connect(server: Running, seconds: float = END) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=seconds)


def send(server: Running, data: bytes) -> Raw:
    """Send these bytes on a connection of their own, and read one answer."""
    with connect(server) as connection:
        connection.sendall(data)
        return read_answer(connection)


def read_answer(connection: socket.socket) -> Raw:
    with HTTPResponse(connection) as response:
        response.begin()
        return Raw(response.status, {key.lower(): value for key, value in response.getheaders()}, response.read())


def request(server: Running, line: str, *headers: str, body: bytes = b"", host: str | None = "") -> bytes:
    """A request as bytes; whatever it says, with our own Host unless told otherwise (None: without)."""
    hosts = [] if host is None else [f"Host: {host or f'127.0.0.1:{server.port}'}"]
    return "\r\n".join([line, *hosts, *headers, "", ""]).encode("latin-1") + body


HANDSHAKE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


# The server's health.


def memory(server: Running) -> int:
    """Bytes of memory that it holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def sockets_open(server: Running) -> int:
    with http(server) as client:
        found = re.findall(r"^cutpurse_sockets (\S+)", client.get("/metrics", headers=OPERATOR).text, re.MULTILINE)
    return int(float(found[0]))


def connected(server: Running, connection: socket.socket) -> bool:
    """Whether the server's system still knows of a connection; who does not read is not told when it ends."""
    ends = [f":{port:04X}" for port in (server.port, connection.getsockname()[1])]
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return any(line[1].endswith(ends[0]) and line[2].endswith(ends[1]) for line in lines)


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + END
    while not true():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def faults(server: Running) -> list[str]:
    """What the log has of errors."""
    return [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
