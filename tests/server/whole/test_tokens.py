"""Secrets: who has none, a wrong one or a stolen one gets nowhere, and the log knows none of them."""

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from ..raw_http import END, http, is_refusal, newcomer, open_table, request, send
from ..raw_socket import bare
from ..server_process import Running

WRONG = ["0" * 43, "a" * 5000, "' OR '1'='1", "%00"]
FOR_SOMEBODY = [
    ("GET", "/api/me", None),
    ("POST", "/api/me/tokens", None),
    ("DELETE", "/api/me/tokens", None),
    ("POST", "/api/tables", {"game": "lucre"}),
    ("POST", "/api/tables/TABLE/do", {"do": "sit"}),
    ("GET", "/api/tables/TABLE/hint", None),
]


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    return open_table(server, newcomer(server))


@pytest.mark.parametrize("token", WRONG, ids=lambda token: token[:20])
@pytest.mark.parametrize("way", ["header", "cookie", "another scheme"])
def test_a_wrong_token_is_nobody_s(server: Running, table: str, token: str, way: str) -> None:
    headers = {
        "header": {"authorization": f"Bearer {token}"},
        "cookie": {"cookie": f'cutpurse="{token}"'},
        "another scheme": {"authorization": f"Basic {token}"},
    }[way]
    with http(server) as client:
        for method, path, body in FOR_SOMEBODY:
            answer = client.request(method, path.replace("TABLE", table), json=body, headers=headers)
            assert is_refusal(answer, "nobody")
            assert answer.status_code == 401


def test_a_hash_is_no_token(server: Running) -> None:
    """Whoever reads the database can't be anybody: it holds no secrets."""
    token = newcomer(server)
    with closing(sqlite3.connect(server.log.parent / "tables.db")) as connection:
        hashes = [secret for (secret,) in connection.execute("SELECT secret_hash FROM keys")]
        dump = "\n".join(connection.iterdump())
    assert token not in dump
    for secret in hashes:
        with http(server, secret) as client:
            assert client.get("/api/me").status_code == 401


def test_everybody_has_tokens_of_their_own(server: Running) -> None:
    tokens = {newcomer(server) for _ in range(20)}
    assert len(tokens) == 20
    assert min(map(len, tokens)) >= 43  # 256 bits


# Seats.


def command(server: Running, token: str, table: str, **command: object) -> dict[str, Any]:
    with http(server, token) as client:
        return dict(client.post(f"/api/tables/{table}/do", json=command).json())


def test_nobody_moves_for_another(server: Running) -> None:
    tokens = [newcomer(server, name) for name in ("Ada", "Ben")]
    beside = newcomer(server, "Eve")
    table = open_table(server, tokens[0], bots=["", "", "greedy", "greedy"], options={"mulligan": "off"})
    for seat, token in enumerate(tokens):
        assert command(server, token, table, do="sit", seat=seat)["ok"]
        assert command(server, token, table, do="ready", entropy="00" * 16)["ok"]
    with http(server, tokens[0]) as client:
        view = client.get(f"/api/tables/{table}").json()["picture"]["view"]
    mover, other = (0, 1) if view["turn"] == 0 else (1, 0)
    move = {"do": "move", "id": "a", "match": 1, "action": 0}
    assert command(server, tokens[other], table, **move)["code"] == "not_your_turn"
    assert command(server, beside, table, **move)["code"] == "not_yours"
    assert command(server, "", table, **move)["code"] == "nobody"
    assert command(server, tokens[other], table, **move, seat=mover)["code"] == "bad_input"
    assert command(server, beside, table, do="sit", seat=mover)["code"] == "taken"
    for what in ("undo", "leave", "rematch"):
        assert command(server, beside, table, do=what)["code"] == "not_yours"
    assert command(server, beside, table, do="fill", seat=mover, bot="greedy")["code"] == "not_yours"


def test_a_seat_s_cards_are_for_that_seat(server: Running) -> None:
    """Neither a spectator nor another seat is shown them, whatever they ask for."""
    token, beside = newcomer(server), newcomer(server, "Eve")
    table = open_table(server, token)
    assert command(server, token, table, do="sit", seat=0)["ok"]
    assert command(server, token, table, do="ready", entropy="00" * 16)["ok"]

    def seat_shown(token: str, query: str) -> object:
        with http(server, token) as client, client.stream("GET", f"/api/tables/{table}/stream{query}") as answer:
            return json.loads(next(answer.iter_lines()))["picture"]["seat"]

    assert seat_shown(token, "") == 0
    for stranger in (beside, ""):
        for query in ("", "?as=0", "?as=0&after=0", "?as=0&after=1", "?seat=0", "?viewer=0"):
            assert seat_shown(stranger, query) is None


def test_a_table_by_link_is_not_in_the_lobby(server: Running) -> None:
    token = newcomer(server)
    hidden, listed = open_table(server, token), open_table(server, token, listed=True)
    with http(server) as client:
        text = client.get("/api/tables").text
    assert listed in text
    assert hidden not in text


# What was stolen, and what is carried.


def test_a_stolen_token_is_worthless_at_once(server: Running) -> None:
    """Its requests are refused, its socket and its stream end; those of its person go on."""
    token = newcomer(server)
    table = open_table(server, token)
    with http(server, token) as client:
        stolen = client.post("/api/me/tokens").json()["token"]
        assert command(server, stolen, table, do="sit", seat=0)["ok"]

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request(server, f"GET /api/tables/{table}/stream HTTP/1.1", f"Authorization: Bearer {stolen}"))
        async with asyncio.timeout(END), bare(server, table, stolen) as thief, bare(server, table, token) as owner:
            await reader.readuntil(b"picture")
            assert (await thief.asks(do="say", phrase="hello"))["ok"]
            with http(server, token) as client:
                assert client.delete("/api/me/tokens").status_code == 204
            assert await thief.bye() == 1008
            await reader.readuntil(b"\r\n0\r\n\r\n")  # the end of the stream
            assert (await owner.asks(do="say", phrase="hello"))["ok"]
        writer.close()

    asyncio.run(run())
    assert command(server, stolen, table, do="say", phrase="hello")["code"] == "nobody"
    with http(server, stolen) as client:
        assert is_refusal(client.get(f"/api/tables/{table}"), "nobody")
    stream = request(server, f"GET /api/tables/{table}/stream HTTP/1.1", f"Authorization: Bearer {stolen}")
    assert send(server, stream).status == 401


def test_a_carry_code_holds_once_and_not_for_long(server: Running) -> None:
    token = newcomer(server, "Ada")
    with http(server, token) as first:
        once, late = (first.post("/api/me/carry").json()["code"] for _ in range(2))
    with closing(sqlite3.connect(server.log.parent / "tables.db")) as connection, connection:
        assert connection.execute("SELECT count(*) FROM carries WHERE until > unixepoch() + 500").fetchone() == (2,)
    with http(server) as second:
        answer = second.post("/api/carry", json={"code": once})
        assert (answer.json()["name"], "cutpurse" in second.cookies) == ("Ada", True)
        assert second.get("/api/me").json()["name"] == "Ada"
    with closing(sqlite3.connect(server.log.parent / "tables.db")) as connection, connection:
        connection.execute("UPDATE carries SET until = unixepoch() - 1")
    with http(server) as third:
        for code in (once, late, "", "x" * 100, "' OR 1=1 --"):
            answer = third.post("/api/carry", json={"code": code})
            assert is_refusal(answer, "not_found")
            assert "set-cookie" not in answer.headers


# The log.


def test_the_log_holds_no_secrets(server: Running) -> None:
    """Neither tokens, cookies and codes nor the ids of tables and people, nor what was sent with them."""
    token = newcomer(server, "Mallory")
    table = open_table(server, token)
    with http(server, token) as client:
        code = client.post("/api/me/carry").json()["code"]
        person = client.get("/api/me").json()["id"]
        client.get(f"/api/tables/{table}?secret=in-the-query")
        client.post(f"/api/tables/{table}/do", content=b"in-the-body", headers={"content-type": "application/json"})
        client.get(f"/api/tables/{table}/nowhere", headers={"cookie": "cutpurse=in-the-cookie"})
        client.get("/nowhere/in-the-path")
        client.get(f"/api/tables/{token}")
    with http(server) as client:
        client.post("/api/carry", json={"code": code})
        cookie = client.cookies["cutpurse"]

    async def run() -> None:
        async with bare(server, table, token) as connection:
            assert (await connection.asks(do="sit"))["ok"]
            await connection.send(b"\xff" * 100)
            assert await connection.bye() == 1002

    asyncio.run(run())
    send(server, request(server, f"GET /api/tables/{table}/nowhere HTTP/1.1", "Upgrade: h2c", "Connection: Upgrade"))
    send(server, f"GET /{token} HTTP/9\r\n\r\n".encode())
    log = server.log.read_text()
    for secret in (token, code, cookie, table, person, "in-the-", "Mallory"):
        assert secret not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert "/api/tables/{table_id}/do" in {line.get("route") for line in lines}
    assert [line for line in log.splitlines() if not line.startswith("{")] == [log.splitlines()[0]]
