"""What keeps other sites, other names and other eyes away; docs/security.md lists what each test shows."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cutpurse.server.http.guard import HEADERS
from cutpurse.server.live.outbox import Outbox
from cutpurse.server.live.socket import Socket

from ..raw_http import HANDSHAKE, http, is_refusal, newcomer, open_table, request, send, serving, wait_until
from ..raw_socket import NoConnection
from ..server_process import Running

NAME = "cards.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that people reach by a name, through a proxy that speaks HTTPS; and we by its number."""
    names = ("--name", NAME)
    with serving(tmp_path_factory.mktemp("public"), "--no-limits", "--https", *names) as running:
        yield running


@contextmanager
def browser(server: Running, **headers: str) -> Iterator[httpx.Client]:
    """Somebody with a cookie."""
    with http(server, **headers) as client:
        answer = client.post("/api/people", json={"name": "Ada"})
        assert answer.status_code == 201
        assert "token" not in answer.json()
        yield client


def database(server: Running) -> Path:
    return server.log.parent / "tables.db"


def contents(server: Running) -> dict[str, list[Any]]:
    """All that is in the database, save who is connected where."""
    with closing(sqlite3.connect(database(server))) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        kept = [name for name in tables if name not in ("workers", "presence")]
        assert {"events", "people", "keys"} <= set(kept)
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in kept}


def own(server: Running) -> str:
    return f"http://127.0.0.1:{server.port}"


# Other sites.

CHANGES = [
    ("POST", "/api/people", {"name": "Eve"}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me/tokens", None),
    ("POST", "/api/tables", {"game": "lucre"}),
    ("POST", "/api/tables/TABLE/do", {"do": "sit"}),
]
ELSEWHERE: list[dict[str, str]] = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},  # another port
    {"origin": "http://127.0.0.1:PORT.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://127.0.0.1:PORT"},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_other_sites_can_t_change_anything(server: Running, headers: dict[str, str]) -> None:
    table = open_table(server, newcomer(server))
    headers = {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}
    with browser(server) as client:
        before = contents(server)
        for method, path, body in CHANGES:
            answer = client.request(method, path.replace("TABLE", table), json=body, headers=headers)
            assert is_refusal(answer, "not_yours")
            assert answer.status_code == 403
        assert contents(server) == before


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_no_form_can_change_anything(server: Running, kind: str) -> None:
    """Not even from a browser that does not say where the request comes from."""
    with browser(server) as client:
        answer = client.post(
            "/api/tables", content=b'{"game": "lucre"}', headers={"content-type": kind} if kind else {}
        )
        assert is_refusal(answer, "bad_input")
        assert answer.json()["message"] == {"key": "json-only"}


async def refused(server: Running, path: str, **headers: str) -> int:
    """The status with which a socket is refused; 101 if it is not."""
    address = f"{server.url.replace('http', 'ws', 1)}{path}"
    try:
        async with connect(address, additional_headers=headers, proxy=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_other_sites_get_no_socket(server: Running, headers: dict[str, str]) -> None:
    path = f"/api/tables/{open_table(server, newcomer(server))}/socket"
    headers = {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}
    assert asyncio.run(refused(server, path, **headers)) == 403
    assert asyncio.run(refused(server, path, origin=own(server))) == 101
    assert asyncio.run(refused(server, path)) == 101


def test_a_cookie_opens_a_socket(server: Running) -> None:
    """From our own page: then it plays as its person."""
    table = open_table(server, newcomer(server))

    async def run(cookie: str) -> dict[str, Any]:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"origin": own(server), "cookie": f"cutpurse={cookie}"}
        async with connect(address, additional_headers=headers, proxy=None) as connection:
            await connection.send('{"do": "sit", "answer": "a"}')
            while '"answer"' not in (text := str(await connection.recv())):
                pass
            return dict(json.loads(text.split("\n")[-1]))

    with browser(server) as client:
        assert asyncio.run(run(client.cookies["cutpurse"])) == {"answer": "a", "ok": True}


def test_no_other_site_may_read_answers(server: Running) -> None:
    asking = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    with browser(server) as client:
        for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("OPTIONS", "/api/tables")):
            answer = client.request(method, path, headers=asking)
            assert not [name for name in answer.headers if name.startswith("access-control")]
        assert client.options("/api/tables", headers=asking).status_code == 405


@pytest.mark.parametrize("host", ["evil.example", "evil.example:PORT", "127.0.0.1.evil.example:PORT", "localhost.", ""])
def test_other_names_are_not_ours(server: Running, host: str) -> None:
    """A name that is made to point here (DNS rebinding) opens nothing."""
    host = host.replace("PORT", str(server.port)) or " "
    for line, more in (("GET /api/me", ()), ("POST /api/people", ()), ("GET /api/tables/aaaaaaaa/socket", HANDSHAKE)):
        answer = send(server, request(server, f"{line} HTTP/1.1", *more, f"Origin: http://{host}", host=host))
        assert (answer.status, json.loads(answer.body)["code"]) == (403, "not_yours")
    assert send(server, request(server, "GET /healthz HTTP/1.1", host=f"localhost:{server.port}")).status == 200
    assert send(server, request(server, "GET /healthz HTTP/1.1", host="[::1]")).status == 200


# What browsers are told.


def test_every_answer_says_what_browsers_may_do(server: Running) -> None:
    table = open_table(server, newcomer(server))
    with browser(server) as client:
        answers = [
            client.get("/healthz"),
            client.get("/metrics"),
            client.get("/api/openapi.json"),
            client.get(f"/api/tables/{table}"),
            client.get("/nowhere"),
            client.post("/api/people", content=b"x"),
            client.post("/api/people", json={"name": "Eve"}, headers={"origin": "null"}),
            client.put("/api/me"),
        ]
        with client.stream("GET", f"/api/tables/{table}/stream") as stream:
            answers.append(stream)
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (answer.url, name)
        assert "server" not in answer.headers
        assert "content-encoding" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        if answer.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"


def cookie_flags(answer: httpx.Response) -> set[str]:
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith("cutpurse=")
    return {flag.strip().lower() for flag in cookie.split(";")[1:]}


def test_the_cookie_is_for_us_only(server: Running, public: Running) -> None:
    newcomer = {"json": {"name": "Ada"}}
    flags = {"httponly", "samesite=lax", "path=/", f"max-age={365 * 86_400}"}
    with http(server) as client:
        assert cookie_flags(client.post("/api/people", **newcomer)) == flags  # type: ignore[arg-type]
        by_proxy = client.post("/api/people", **newcomer, headers={"x-forwarded-proto": "https"})  # type: ignore[arg-type]
        assert cookie_flags(by_proxy) == flags | {"secure"}
    with http(public, host=NAME) as client:
        assert cookie_flags(client.post("/api/people", **newcomer)) == flags | {"secure"}  # type: ignore[arg-type]


def test_by_https_only_and_by_its_name_only(public: Running) -> None:
    with http(public, host=NAME) as client:
        answer = client.post("/api/people", json={"name": "Ada"}, headers={"origin": f"https://{NAME}"})
        assert answer.status_code == 201
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        for origin in (f"http://{NAME}", f"https://{NAME}:8000", f"https://www.{NAME}"):
            answer = client.post("/api/people", json={"name": "Ada"}, headers={"origin": origin})
            assert is_refusal(answer, "not_yours")
    with http(public, host="other.example") as client:
        assert is_refusal(client.get("/healthz"), "not_yours")


# What GET does.


def test_looking_changes_nothing(server: Running) -> None:
    table = open_table(server, newcomer(server))
    with browser(server) as client:
        assert client.post(f"/api/tables/{table}/do", json={"do": "sit"}).status_code == 200
        paths = [
            path.replace("{table_id}", table).replace("{name}", "lucre")
            for path, operations in client.get("/api/openapi.json").json()["paths"].items()
            if "get" in operations and not path.endswith("/stream")
        ]
        assert len(paths) >= 8
        wait_until(lambda: bool(client.get("/api/me/tables").json()))  # the lobby is written a moment later
        before = contents(server)
        for path in paths:
            for method in ("GET", "HEAD", "OPTIONS"):
                assert client.request(method, path).status_code < 500
        assert contents(server) == before


# Faults of our own.


def test_a_fault_is_for_the_log_only(server: Running) -> None:
    """An event that can't be read, as if the disk had spoilt it."""
    with closing(sqlite3.connect(database(server))) as connection, connection:
        connection.execute("INSERT INTO events VALUES ('spoilt-table', 1, ?)", (b'{"type": "nonsense"}',))
    logged = server.log.stat().st_size
    with browser(server) as client:
        answer = client.get("/api/tables/spoilt-table")
        assert answer.status_code == 500
        assert answer.json() == {"code": "failed", "message": {"key": "server-failed"}}
        assert answer.headers["x-frame-options"] == "DENY"
        assert client.post("/api/tables/spoilt-table/do", json={"do": "sit"}).status_code == 500
    told = send(server, request(server, "GET /api/tables/spoilt-table/socket HTTP/1.1", *HANDSHAKE))
    assert told.status == 500
    assert b"Traceback" not in told.body
    lines = [json.loads(line) for line in server.log.read_bytes()[logged:].splitlines()]
    errors = [line["error"] for line in lines if line["level"] == "error"]
    assert len(errors) == 3
    assert all("Traceback" in error and "nonsense" in error for error in errors)
    assert server.healthy()


def test_a_fault_at_a_wish_ends_no_socket(caplog: pytest.LogCaptureFixture) -> None:
    """A socket whose commands fail, for whatever reason, answers so, and goes on."""

    async def fail(data: dict[str, object]) -> None:
        raise ZeroDivisionError

    async def run() -> list[bytes]:
        line = NoConnection()
        connection = Socket("", "", fail, lambda: None, line, Outbox())
        running = asyncio.create_task(connection.run())
        connection.received('{"do": "sit", "answer": "1"}')
        connection.received('{"do": "ping", "answer": "2"}')
        while len(line.sent) < 2:
            await asyncio.sleep(0.01)
        connection.hung_up()
        await running
        return line.sent

    first, second = map(json.loads, asyncio.run(run()))
    assert first == {"answer": "1", "ok": False, "code": "failed", "message": {"key": "server-failed"}}
    assert second == {"answer": "2", "ok": True}
    assert "ZeroDivisionError" in caplog.text


# The list.


def test_every_test_that_the_list_names_exists() -> None:
    here = Path(__file__).parents[1]
    named = set(re.findall(r"`(test_\w+)`", (here.parents[1] / "docs" / "security.md").read_text()))
    tests = "\n".join(file.read_text() for file in here.rglob("test_*.py"))
    defined = set(re.findall(r"^(?:async )?def (test_\w+)", tests, re.MULTILINE))
    assert len(named) > 30
    assert named <= defined
