"""Tournaments on a real server: played by programs and bots, whatever happens to the server."""

import asyncio
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cutpurse.server.storage.store import Store
from cutpurse.server.storage.tournaments import TournamentLogs
from cutpurse.server.table import events
from cutpurse.server.table.matches import table_from
from cutpurse.server.table.tournament import Tournament, fold
from cutpurse.server.table.tournament_events import decode
from cutpurse.server.table.tournament_view import picture

from ..client import Client
from ..conftest import LONG
from ..players import GONE
from ..raw_http import END, faults, http, is_refusal, newcomer, play_on
from ..server_process import Running

SHORT: dict[str, object] = {"game": "lucre", "bot": "greedy", "pace": 0, "pause": 0, "rounds": 2}
LOST = (*GONE, httpx.HTTPError)


@dataclass
class Contestant:
    """A program that plays its tables, and comes back when the server does."""

    client: Client
    moves: int = 0

    async def play(self, cup: str) -> None:
        while True:
            with suppress(*LOST):
                told = await look(self.client, cup)
                if told["phase"] == "over":
                    return
                if told["table"]:
                    await self._play_at(told["table"])
            await asyncio.sleep(0.1)

    async def _play_at(self, table: str) -> None:
        async with self.client.socket(table) as talk:
            while not talk.over:
                if talk.actions and talk.turn == talk.seat:
                    await talk.move(talk.actions[0]["id"])
                    self.moves += 1
                else:
                    await talk.receive()


async def look(client: Client, cup: str) -> dict[str, Any]:
    answer = await client.http.get(f"/api/tournaments/{cup}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def open_cup(client: Client, **more: object) -> str:
    answer = await client.http.post("/api/tournaments", json={**SHORT, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def do(client: Client, cup: str, **command: object) -> None:
    answer = await client.http.post(f"/api/tournaments/{cup}/do", json=command)
    assert answer.status_code == 200, answer.text


async def killed_twice(server: Running) -> tuple[str, dict[str, Any], str]:
    """Five programs and three bots play two rounds; the server is killed in each of them. What it tells in the end."""
    contestants = [Contestant(await Client.new(server.url, f"Player {number}")) for number in range(5)]
    host = contestants[0].client
    cup = await open_cup(host)
    for one in contestants:
        await do(one.client, cup, do="join", entropy=secrets.token_hex(16))
    await do(host, cup, do="begin")
    async with asyncio.timeout(END), asyncio.TaskGroup() as group:
        for one in contestants:
            group.create_task(one.play(cup))
        for number in (1, 2):
            await until_round(host, cup, number, contestants)
            server.kill()
            await asyncio.to_thread(server.start)
    told = await look(host, cup)
    table = (await host.http.get(f"/api/tournaments/{cup}/standings.csv")).text
    for one in contestants:
        await one.client.close()
    return cup, told, table


async def until_round(host: Client, cup: str, number: int, contestants: list[Contestant]) -> None:
    """Until some moves of a round are played."""
    while len((await look(host, cup))["rounds"]) < number:
        await asyncio.sleep(0.05)
    before = sum(one.moves for one in contestants)
    while sum(one.moves for one in contestants) < before + 6:
        await asyncio.sleep(0.02)


async def from_the_log(url: str, cup: str) -> tuple[Tournament, dict[str, tuple[int, ...]]]:
    """The tournament as its log tells it, and the scores as the logs of its tables do."""
    store = Store(url, patience=LONG)
    try:
        state = fold(cup, map(decode, await TournamentLogs(store).events_after(cup)))
        tables = [match.table for each in state.rounds for match in each.tables]
        scores = {}
        for name in tables:
            table = table_from(map(events.decode, await store.events_after(name)))
            scores[name] = table.playing.scores
        return state, scores
    finally:
        await asyncio.to_thread(store.close)


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_tournament_of_eight_on_a_server_that_is_killed_twice(tmp_path: Path, workers: int) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(url, tmp_path / "log", workers=workers) as server:
        cup, told, table = asyncio.run(killed_twice(server))
        assert faults(server) == []
    state, scores = asyncio.run(from_the_log(url, cup))
    assert state.phase == "over"
    assert [len(each.tables) for each in state.rounds] == [2, 2]
    assert {match.table: match.scores for each in state.rounds for match in each.tables} == scores
    assert {standing.played for standing in state.standings()} == {2}
    assert told["standings"] == json.loads(msgspec.json.encode(picture(state, "").standings))
    assert len(table.splitlines()) == 9


# While a round is played, its deal is a secret of those who sit there.


@pytest.fixture
def eight(server: Running) -> Iterator[list[httpx.Client]]:
    clients = [http(server, newcomer(server, f"Player {number}")) for number in range(5)]
    yield clients
    for client in clients:
        client.close()


def begun(clients: list[httpx.Client]) -> str:
    host = clients[0]
    cup = str(host.post("/api/tournaments", json={**SHORT, "rounds": 1}).json()["id"])
    for client in clients:
        joined = client.post(f"/api/tournaments/{cup}/do", json={"do": "join", "entropy": "ab" * 16})
        assert joined.status_code == 200, joined.text
    assert host.post(f"/api/tournaments/{cup}/do", json={"do": "begin"}).status_code == 200
    return cup


def table_for(client: httpx.Client, cup: str) -> str:
    return str(client.get(f"/api/tournaments/{cup}").json()["table"])


LOOKS = ["", "/stream", "/matches/1/replay", "/matches/1/record.txt", "/matches/1/statistics", "/hint"]


def test_nobody_sees_a_table_of_the_round_but_those_who_sit_there(server: Running, eight: list[httpx.Client]) -> None:
    cup = begun(eight)
    tables = {table_for(client, cup) for client in eight}
    assert len(tables) == 2
    for client in eight:
        own = table_for(client, cup)
        (other,) = tables - {own}
        assert client.get(f"/api/tables/{own}").status_code == 200
        for path in LOOKS:
            assert is_refusal(client.get(f"/api/tables/{other}{path}"), "not_yours"), path
        assert is_refusal(client.post(f"/api/tables/{other}/do", json={"do": "sit"}), "not_yours")
        again = client.post("/api/tables", json={"start": {"table": own, "match": 1}})
        assert is_refusal(again, "not_now")
        for path in ("record.txt", "record.json", "replay?eyes=3", "replay?eyes=2"):
            seat = client.get(f"/api/tables/{own}").json()["picture"]["seat"]
            if path != f"replay?eyes={seat}":
                assert is_refusal(client.get(f"/api/tables/{own}/matches/1/{path}"), "not_now", "not_yours")
        for command in ({"do": "undo"}, {"do": "rematch"}, {"do": "fill", "seat": 1, "bot": "greedy"}):
            assert is_refusal(client.post(f"/api/tables/{own}/do", json=command), "not_now")
    with http(server) as stranger:
        assert is_refusal(stranger.get(f"/api/tables/{tables.pop()}"), "not_yours")


def test_when_the_round_is_over_everything_is_open(server: Running, eight: list[httpx.Client]) -> None:
    """Whoever leaves does not stop it: bots play for all but one, who plays on."""
    cup = begun(eight)
    tables = {table_for(client, cup) for client in eight}
    for client in eight[1:]:
        assert client.post(f"/api/tournaments/{cup}/do", json={"do": "leave", "id": "1"}).status_code == 200
    play_on(eight[0], table_for(eight[0], cup))
    told: dict[str, Any] = {}
    end = time.monotonic() + END
    while told.get("phase") != "over":
        assert time.monotonic() < end
        told = eight[0].get(f"/api/tournaments/{cup}").json()
    assert [player["left"] for player in told["players"]] == [False, *[True] * 4, *[False] * 3]
    with http(server) as stranger:
        records = {stranger.get(f"/api/tables/{table}/matches/1/record.json").json()["seed"] for table in tables}
        assert len(records) == 1
        rows = stranger.get(f"/api/tournaments/{cup}/standings.json").json()
        assert sorted(row["name"] for row in rows if not row["bot"]) == [f"Player {number}" for number in range(5)]
    assert told["proof"]["secret"]


def test_what_can_t_be_opened(eight: list[httpx.Client]) -> None:
    host = eight[0]
    wishes: list[dict[str, object]] = [{"game": "whist"}, {"bot": "nobody"}, {"rounds": 0}, {"seats": 9}]
    wishes += [{"clock": {}}, {"clock": {"move": 1, "bank": 1}}]
    for wanted in wishes:
        assert is_refusal(host.post("/api/tournaments", json={**SHORT, **wanted}), "bad_input")
    for path in ("", "/standings.csv", "/standings.json"):
        assert is_refusal(host.get(f"/api/tournaments/nowhere-at-all{path}"), "not_found")
    cup = host.post("/api/tournaments", json=SHORT).json()["id"]
    assert is_refusal(host.get(f"/api/tables/{cup}"), "not_found")
    assert is_refusal(host.post(f"/api/tournaments/{cup}/do", json={"do": "begin"}), "not_now")
    assert is_refusal(eight[1].post(f"/api/tournaments/{cup}/do", json={"do": "begin"}), "not_yours")
    assert is_refusal(eight[1].post(f"/api/tournaments/{cup}/do", json={"do": "join"}), "bad_input")
    assert [one["id"] for one in host.get("/api/me/tournaments").json()] == [cup]
    assert eight[1].get("/api/me/tournaments").json() == []
