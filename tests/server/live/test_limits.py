"""Limits: whoever asks too much is told so, and when to come back; then it is let in again."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import Any

import httpx
import pytest

from cutpurse import new_match
from cutpurse.core.record import Record
from cutpurse.server.live.limits import LIMITS, MOST_CLIENTS, MOST_EVENTS, MOST_OPEN, Kind, Limits, household
from cutpurse.server.live.socket import MOST_REFUSED
from cutpurse.server.table.refusals import Refused

from ..raw_http import GREEDY, do, http, is_refusal, newcomer, open_table
from ..raw_socket import Bare, bare, command
from ..server_process import Running

RECORD = f"Game: lucre\nRules: 1\nSeats: 4\nSeed: {'00' * 32}\n"


RATE = 0.2  # a second, at most: whoever asks on a busy machine does so faster
HARD = f"""
from dataclasses import replace
from cutpurse.cli import main
from cutpurse.server.live.limits import LIMITS
for kind in LIMITS.keys() - {{"crowd", "hints", "frame"}}:
    LIMITS[kind] = replace(LIMITS[kind], rate=min(LIMITS[kind].rate, {RATE}))
main()
"""


@pytest.fixture(scope="module")
def hard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that takes as much as any other at once, and then hardly more."""
    folder = tmp_path_factory.mktemp("hard")
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", more=(), program=("-c", HARD)) as running:
        yield running


class Asking:
    """Somebody with an address of their own, who asks for one kind of thing again and again."""

    def __init__(self, server: Running, kind: Kind) -> None:
        self.address = f"198.51.100.{KINDS.index(kind)}"
        self.token = newcomer(server, "Ada")
        self.table = open_table(server, self.token)
        self.http = http(server, self.token, **{"x-forwarded-for": self.address})
        asks: dict[Kind, Callable[[], httpx.Response]] = {
            "newcomer": lambda: self.http.post("/api/people", json={"name": "Ada"}),
            "table": lambda: self.http.post("/api/tables", json=GREEDY),
            "tournament": lambda: self.http.post("/api/tournaments", json={"game": "lucre", "rounds": 1}),
            "code": lambda: self.http.get("/api/codes/no-such-10"),
            "command": lambda: self.command(do="sit"),
            "phrase": lambda: self.command(do="say", phrase="hello"),
            "hint": lambda: self.http.get(f"/api/tables/{self.table}/hint"),
            "look": lambda: self.http.get(f"/api/tables/{self.table}"),
            "study": lambda: self.http.get(f"/api/tables/{self.table}/matches/1/statistics"),
            "review": lambda: self.stream(f"/api/records/{self.brought}/review"),
            "import": lambda: self.http.post("/api/records", json={"text": RECORD}),
            "socket": lambda: self.stream(f"/api/tables/{self.table}/stream"),
        }
        self.ask = asks[kind]

    @cached_property
    def brought(self) -> str:
        """A record with many decisions, whose review is never read to its end."""
        match = new_match("lucre", seed=bytes(32))
        while not match.over:
            match.play(match.legal[0])
        return str(self.http.post("/api/records", json={"text": Record(match=match).to_text()}).json()["id"])

    def command(self, **fields: object) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}/do", json=fields)

    def stream(self, path: str) -> httpx.Response:
        """Begin to read, and hang up."""
        with self.http.stream("GET", path) as answer:
            if answer.status_code != 200:
                answer.read()
            return answer


KINDS: list[Kind] = [
    kind for kind in LIMITS if kind not in ("request", "crowd", "beside", "hints", "frame")
]  # of one client


def first_refusal(ask: Callable[[], httpx.Response], most: int) -> httpx.Response:
    """The first answer to so many requests that says that it was too much."""
    return next(answer for answer in (ask() for _ in range(most)) if answer.status_code == 429)


def ask_too_much(server: Running, kind: Kind) -> None:
    """Refused until it has been waited."""
    asking, limit = Asking(server, kind), LIMITS[kind]
    rate = min(limit.rate, RATE)
    with asking.http:
        assert asking.command(do="sit").status_code == 200
        answers = [asking.ask() for _ in range(int(limit.burst) - (kind == "command"))]
        assert 429 not in {answer.status_code for answer in answers}, kind
        refused = first_refusal(asking.ask, int(limit.burst))  # some was given back meanwhile
        assert is_refusal(refused, "too_many")
        assert refused.json()["message"] == {"key": limit.refusal.key}
        assert 1 <= int(refused.headers["retry-after"]) <= 1 + 1 / rate, kind
        elsewhere = asking.http.get("/healthz", headers={"x-forwarded-for": "203.0.113.1"})
        assert elsewhere.status_code == 200
        if kind not in ("import", "tournament"):  # which take longest, and are counted as all others are
            time.sleep(int(refused.headers["retry-after"]))
            assert asking.ask().status_code == answers[0].status_code, kind


def test_too_much_is_refused_until_it_has_been_waited(hard: Running) -> None:
    with ThreadPoolExecutor(len(KINDS)) as pool:
        for asked in [pool.submit(ask_too_much, hard, kind) for kind in KINDS]:
            asked.result()


def test_too_many_requests_of_any_kind(hard: Running) -> None:
    with http(hard, **{"x-forwarded-for": "198.51.100.202"}) as client:
        answer = first_refusal(lambda: client.get("/healthz"), 2 * int(LIMITS["request"].burst))
        assert is_refusal(answer, "too_many")
        time.sleep(int(answer.headers["retry-after"]))
        assert client.get("/healthz").status_code == 200


async def all_answers(connection: Bare) -> list[dict[str, Any]]:
    """Until the server hangs up."""
    answers = []
    with suppress(EOFError):
        while True:
            answers.append(await connection.answer())
    return answers


async def test_a_flood_through_a_socket_ends_it(limited: Running) -> None:
    """Frames are counted for their address, so that others play on."""
    token = newcomer(limited)
    table = open_table(limited, token)
    flooder, other = "X-Forwarded-For: 198.51.100.200", "X-Forwarded-For: 198.51.100.201"

    async with bare(limited, table, "", flooder) as flood, bare(limited, table, token, other) as player:
        sending = asyncio.create_task(flood.send(command(do="ping", answer="a") * 5000))
        answers = await all_answers(flood)
        sending.cancel()
        refused = [answer for answer in answers if not answer["ok"]]
        assert {answer["code"] for answer in refused} == {"too_many"}
        assert {answer["answer"] for answer in refused} == {"a"}
        assert len(refused) == MOST_REFUSED + 1
        assert (await player.asks(do="sit"))["ok"]


def test_watchers_can_t_hold_up_players(hard: Running) -> None:
    """However much is refused to people beside the table, those who sit there are answered."""
    ada = newcomer(hard)
    table = open_table(hard, ada)
    watchers = [newcomer(hard, f"Watcher {number}") for number in range(12)]

    def ask(number: int) -> list[int]:
        with http(hard, watchers[number], **{"x-forwarded-for": f"198.51.100.{210 + number}"}) as client:
            asked = [client.post(f"/api/tables/{table}/do", json={"do": "undo"}) for _ in range(40)]
            return [answer.status_code for answer in asked]

    with http(hard, ada, **{"x-forwarded-for": "198.51.100.230"}) as client, ThreadPoolExecutor(12) as pool:
        do(client, table, do="sit", seat=0)
        refused = [status for statuses in pool.map(ask, range(12)) for status in statuses]
        assert set(refused) == {403, 429}  # more than a table takes of all of them
        for _ in range(20):
            do(client, table, do="sit", seat=0)


def test_one_address_has_so_many_connections() -> None:
    limits = Limits()
    held = [limits.open("here") for _ in range(MOST_OPEN)]
    for connection in held:
        limits.check_open("here")
        connection.__enter__()
    with pytest.raises(Refused, match="too many connections are open"):
        limits.check_open("here")
    limits.check_open("there")
    for connection in held:
        connection.__exit__(None, None, None)
    limits.check_open("here")


def test_a_table_has_an_end() -> None:
    """When very much has happened there, as somebody who attacks may bring about, only moves are played."""
    Limits().check_length(MOST_EVENTS - 1)
    with pytest.raises(Refused, match="open another"):
        Limits().check_length(MOST_EVENTS)


def test_only_so_many_clients_are_remembered() -> None:
    limits = Limits()
    for _ in range(MOST_CLIENTS + 1000):
        limits.spend("request", secrets.token_hex(4))
    assert len(limits._left) == MOST_CLIENTS


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown" * 100, ("unknown" * 100)[:40]),
    ],
)
def test_a_household_is_one_client(address: str, client: str) -> None:
    """Whoever has a network of IPv6 addresses can't use each of them anew."""
    assert household(address) == client
