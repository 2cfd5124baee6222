"""The deal of the day on a real server: everybody plays the same once, and nobody learns it beforehand."""

import asyncio
import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from cutpurse.server.http.matches import find
from cutpurse.server.live.access import access
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.table.daily import day_of, end_of, seed_for
from cutpurse.server.table.matches import record_of
from cutpurse.server.table.refusals import Refused

from ..client import Client
from ..raw_http import END, OPERATOR, http, is_refusal, newcomer, play_on, wait_until
from ..server_process import Running
from ..tables import first_move

GAME = "lucre"


@pytest.fixture(autouse=True)
def one_day() -> None:
    """No test begins on one day and ends on the next: shortly before midnight it waits."""
    rest = end_of(day_of(time.time())) - time.time()
    if rest < END:
        time.sleep(rest)


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with http(server, newcomer(server, "Ada")) as client:
        yield client


@pytest.fixture
def ben(server: Running) -> Iterator[httpx.Client]:
    with http(server, newcomer(server, "Ben")) as client:
        yield client


def start(client: httpx.Client) -> str:
    answer = client.post(f"/api/daily/{GAME}", json={"pace": 0})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def play(client: httpx.Client) -> str:
    """To the end, taking the first action whenever there is one."""
    table = start(client)
    play_on(client, table)
    wait_until(lambda: mine(client).get("over") is True)
    return table


def today(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/daily").json()
    return found


def mine(client: httpx.Client) -> dict[str, Any]:
    return next(game for game in today(client)["games"] if game["game"] == GAME)["mine"] or {}


def results(client: httpx.Client) -> httpx.Response:
    return client.get(f"/api/daily/{today(client)['day']}/{GAME}")


def secret_of(server: Running) -> bytes:
    with closing(sqlite3.connect(server.log.parent / "tables.db")) as file:
        return bytes(file.execute("SELECT secret FROM secrets").fetchone()[0])


LOOKS = ["", "/matches/1/replay", "/matches/1/replay?eyes=0", "/matches/1/record.txt", "/matches/1/record.json"]
LOOKS += ["/matches/1/statistics", "/matches/1/review", "/matches/1/advice?step=1", "/hint", "/stream"]
UPGRADE = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
UPGRADE |= {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}


def assert_closed(client: httpx.Client, table: str) -> None:
    """Whatever somebody tries who has not played: nothing is shown, and nothing can be done there."""
    for path in LOOKS:
        assert is_refusal(client.get(f"/api/tables/{table}{path}"), "not_yours"), path
    assert is_refusal(client.post(f"/api/tables/{table}/do", json={"do": "sit"}), "not_yours")
    assert is_refusal(client.post("/api/tables", json={"start": {"table": table, "match": 1}}), "not_yours")
    assert is_refusal(results(client), "not_now")
    assert client.get(f"/api/tables/{table}/socket", headers=UPGRADE).status_code == 403
    assert table not in "".join(client.get(path).text for path in ("/api/tables", "/api/me/tables", "/api/daily"))


def test_nobody_sees_a_deal_before_they_have_played_it(server: Running, ada: httpx.Client, ben: httpx.Client) -> None:
    table = start(ada)
    with http(server) as stranger:
        assert is_refusal(stranger.get(f"/api/tables/{table}"), "not_yours")
    assert_closed(ben, table)
    assert play(ada) == table
    assert_closed(ben, table)
    start(ben)
    assert_closed(ben, table)


def test_the_same_play_meets_the_same_answers(ada: httpx.Client, ben: httpx.Client) -> None:
    one, other = play(ada), play(ben)
    path = "/matches/1/replay?eyes=0"
    assert ben.get(f"/api/tables/{one}{path}").text == ada.get(f"/api/tables/{other}{path}").text
    compared = results(ada).json()["results"]
    places = {row["table"]: (row["place"], row["score"], row["rank"]) for row in compared["rows"]}
    assert places[one] == places[other]
    assert [row["table"] for row in compared["rows"] if row["me"]] == [one]


def test_a_running_match_is_watched_by_nobody_else(ada: httpx.Client, ben: httpx.Client) -> None:
    """Not even by those who have played."""
    play(ada)
    running = start(ben)
    for path in ("", "/matches/1/replay?eyes=0", "/stream"):
        assert is_refusal(ada.get(f"/api/tables/{running}{path}"), "not_yours")


def test_everybody_plays_once(ada: httpx.Client) -> None:
    table = start(ada)
    assert start(ada) == table
    for command in ({"do": "undo"}, {"do": "leave"}, {"do": "rest"}, {"do": "say", "phrase": "hello"}):
        assert is_refusal(ada.post(f"/api/tables/{table}/do", json=command), "not_now")
    assert is_refusal(ada.get(f"/api/tables/{table}/hint"), "not_now")
    assert play(ada) == table
    assert is_refusal(ada.post(f"/api/tables/{table}/do", json={"do": "rematch"}), "not_now")
    assert start(ada) == table


def test_the_seed_is_told_to_nobody_before_the_day_is_over(server: Running, ada: httpx.Client) -> None:
    table = play(ada)
    for path in ("record.txt", "record.json"):
        assert is_refusal(ada.get(f"/api/tables/{table}/matches/1/{path}"), "not_now")
    assert is_refusal(ada.post("/api/tables", json={"start": {"table": table, "match": 1}}), "not_now")
    day, secret = today(ada)["day"], secret_of(server)
    seed = seed_for(secret, day, GAME).hex()
    paths = ["/api/daily", f"/api/daily/{day}/{GAME}", f"/api/tables/{table}", "/api/me/tables", "/api/tables"]
    paths += [f"/api/tables/{table}/matches/1/replay", f"/api/tables/{table}/matches/1/statistics", "/api/me/results"]
    told = "".join(ada.get(path).text for path in paths)
    told += "".join(ada.get(path, headers=OPERATOR).text for path in ("/metrics", "/api/operator"))
    told += server.log.read_text()
    assert seed not in told
    assert secret.hex() not in told
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() in told


def test_it_counts_neither_for_results_nor_for_ratings(ada: httpx.Client) -> None:
    assert ada.patch("/api/me", json={"rated": True}).status_code == 200
    play(ada)
    assert ada.get("/api/me/results").json() == {"results": [], "ratings": []}


@pytest.mark.parametrize(
    "path", ["2026-02-30/lucre", "2999-01-01/lucre", "9999-12-31/lucre", "2026-11-18/whist", "today/lucre"]
)
def test_what_there_is_not(ada: httpx.Client, path: str) -> None:
    assert is_refusal(ada.get(f"/api/daily/{path}"), "not_found", "bad_input")
    assert is_refusal(ada.post("/api/daily/whist"), "not_found")


def test_strangers_see_what_there_is_and_play_with_a_name_only(server: Running) -> None:
    with http(server) as stranger:
        assert {game["mine"] for game in today(stranger)["games"]} == {None}
        assert is_refusal(stranger.post(f"/api/daily/{GAME}"), "nobody")
        assert is_refusal(results(stranger), "not_now")


def test_killed_at_any_moment(tmp_path: Path) -> None:
    """In the middle of a match, and before its result was kept: the log has everything."""
    database = tmp_path / "tables.db"
    with Running(f"sqlite:///{database}", tmp_path / "log") as server:
        token, table = asyncio.run(play_some(server))
        server.kill()
        server.start()
        with http(server, token) as client:
            assert play(client) == table
            before = results(client).json()
            server.kill()
            with closing(sqlite3.connect(database)) as file, file:  # as if it had been killed a moment earlier
                file.execute("UPDATE daily SET score = NULL, rank = NULL, ended = NULL")
            server.start()
            wait_until(lambda: mine(client).get("over") is True)
            assert results(client).json() == before


async def play_some(server: Running) -> tuple[str, str]:
    client = await Client.new(server.url, "Ada")
    table = (await client.http.post(f"/api/daily/{GAME}", json={"pace": 0})).json()["id"]
    async with client.socket(table) as talk:
        assert await talk.play_on(most=3) == 3
    await client.close()
    return client.token, table


async def test_when_the_day_is_over_all_is_open_and_can_be_checked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    migrate(url)
    worker = Worker(Config(database=url))
    async with worker.running():
        ada, _ = await worker.people.welcome("Ada")
        told = await worker.daily.today(ada.id)
        tomorrow = end_of(told.day)
        promised = next(game.tomorrow for game in told.games if game.game == GAME)
        worker.daily.now = lambda: tomorrow + 60
        day = await worker.daily.today(ada.id)
        assert next(game.commitment for game in day.games if game.game == GAME) == promised
        live = await worker.daily.start(GAME, ada, 0.0)
        while not live.table.over:
            await live.do(lambda table, now: [first_move(table)])
        assert not (await access(worker, live.id, live.table, "")).look
        with pytest.raises(Refused):
            await worker.daily.results(day.day, GAME, "")
        worker.daily.now = lambda: tomorrow + 86_400 + 60
        assert all(await access(worker, live.id, live.table, ""))
        shown = await worker.daily.results(day.day, GAME, "")
        assert hashlib.sha256(bytes.fromhex(shown.seed)).hexdigest() == promised == shown.commitment
        record = record_of(await find(worker, live, None, 1))
        assert record.match.seed.hex() == shown.seed
        assert (await worker.daily.today(ada.id)).day > day.day
