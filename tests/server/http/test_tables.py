"""Tables are found again: by who sits there, and by a code that can be said aloud."""

import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ..raw_http import do, http, is_refusal, newcomer, open_table, play_on, token_of, wait_until
from ..server_process import Running


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with http(server, newcomer(server, "Ada")) as client:
        yield client


def mine(client: httpx.Client) -> list[dict[str, Any]]:
    answer = client.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


# My tables.


def test_my_tables_are_those_where_i_sit(server: Running, ada: httpx.Client) -> None:
    table, other = open_table(server, token_of(ada)), open_table(server, token_of(ada))
    assert mine(ada) == []  # opened, but not sat down at
    do(ada, table, do="sit")
    wait_until(lambda: bool(mine(ada)))
    before = time.time()
    (found,) = mine(ada)
    assert before - 60 < found.pop("changed") < before
    assert found == {
        "id": table,
        "game": "lucre",
        "phase": "waiting",
        "stage": [],
        "your_turn": False,
        "names": ["Ada", "greedy", "greedy", "greedy"],
        "seat": 0,
        "match": 0,
        "won": None,
    }
    do(ada, other, do="sit", seat=2)
    wait_until(lambda: len(mine(ada)) == 2)
    assert [(found["id"], found["seat"]) for found in mine(ada)] == [(other, 2), (table, 0)]
    do(ada, other, do="leave")
    assert [found["id"] for found in mine(ada)] == [table]
    do(ada, table, do="ready", entropy="00" * 16)
    (found,) = mine(ada)
    assert (found["phase"], found["match"]) == ("playing", 1)
    view = ada.get(f"/api/tables/{table}").json()["picture"]["view"]
    assert (found["stage"], found["your_turn"]) == (view["stage"], view["turn"] == 0)


# Codes.


def test_a_code_leads_to_the_table(server: Running, ada: httpx.Client) -> None:
    opened = ada.post("/api/tables", json={"game": "lucre"}).json()
    assert set(opened) == {"id", "code", "given"}
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d\d", opened["code"])
    with http(server) as stranger:
        picture = stranger.get(f"/api/tables/{opened['id']}").json()["picture"]
        assert picture["settings"]["code"] == opened["code"]
        for said in (opened["code"], opened["code"].upper(), opened["code"].replace("-", " "), f" {opened['code']} "):
            answer = stranger.get(f"/api/codes/{said}")
            assert (answer.status_code, answer.json()) == (200, {"id": opened["id"]})


@pytest.mark.parametrize("code", ["no-such-10", "x", "%00", "'--", "%ff%fe", "brass key", "ß-ß-11"])
def test_other_codes_lead_nowhere(ada: httpx.Client, code: str) -> None:
    assert is_refusal(ada.get(f"/api/codes/{code}"), "not_found")


def test_a_code_holds_until_the_match_is_over(server: Running, ada: httpx.Client) -> None:
    bots = {"bots": ["", "greedy", "greedy", "greedy"], "pace": 0}
    opened = ada.post("/api/tables", json={"game": "lucre", **bots}).json()
    do(ada, opened["id"], do="sit")
    do(ada, opened["id"], do="ready", entropy="33" * 16)
    assert ada.get(f"/api/codes/{opened['code']}").status_code == 200
    play_on(ada, opened["id"])
    wait_until(lambda: ada.get(f"/api/codes/{opened['code']}").status_code == 404)
