"""The same deal once more, from its beginning or from any step: nothing of it is told, and it does not count."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cutpurse import new_match
from cutpurse.server.table import events
from cutpurse.server.table.events import Given
from cutpurse.server.table.refusals import Refused

from ..raw_http import do, http, is_refusal, newcomer, open_table, play_on, token_of, wait_until
from ..server_process import Running
from ..tables import ADA, ENTROPY, happen, opened


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[httpx.Client]:
    with http(server, newcomer(server, "Ada")) as client:
        assert client.patch("/api/me", json={"rated": True}).status_code == 200
        yield client


@pytest.fixture(scope="module")
def source(server: Running, ada: httpx.Client) -> str:
    """A match of Lucre that Ada has played to its end, at seat 0."""
    table = open_table(server, token_of(ada))
    do(ada, table, do="sit")
    do(ada, table, do="ready", entropy="44" * 16)
    play_on(ada, table)
    return table


def replay(client: httpx.Client, table: str, eyes: int) -> list[dict[str, Any]]:
    text = client.get(f"/api/tables/{table}/matches/1/replay", params={"eyes": eyes}).text
    return [json.loads(line) for line in text.splitlines()]


def take_up(client: httpx.Client, start: dict[str, object], **more: object) -> str:
    answer = client.post("/api/tables", json={"start": start, "pace": 0, **more})
    assert answer.status_code == 201, answer.text
    assert answer.json()["given"] is True
    return str(answer.json()["id"])


def picture(client: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}").json()["picture"]
    return found


def begin(client: httpx.Client, table: str) -> dict[str, Any]:
    do(client, table, do="sit")
    do(client, table, do="ready", entropy="55" * 16)
    return picture(client, table)


def without_log(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "log"}


def own_step(steps: list[dict[str, Any]], seat: int) -> int:
    """A step somewhere in the middle after which a seat is to act."""
    found = [step["step"] for step in steps if step["view"]["turn"] == seat]
    return int(found[len(found) // 2])


@pytest.mark.parametrize("seat", [0, 2])
def test_on_from_a_step_against_bots(ada: httpx.Client, source: str, seat: int) -> None:
    steps = replay(ada, source, seat)
    step = own_step(steps, seat)
    table = take_up(ada, {"table": source, "match": 1, "step": step, "seat": seat})
    bots = picture(ada, table)["settings"]["bots"]
    assert [bool(bot) for bot in bots] == [number != seat for number in range(4)]
    now = begin(ada, table)
    assert now["seat"] == seat
    assert without_log(now["view"]) == without_log(steps[step]["view"])
    told = [line for earlier in steps[: step + 1] for line in earlier["lines"]]
    assert now["view"]["log"] == told
    play_on(ada, table)
    assert picture(ada, table)["board"]["proof"] is None
    assert picture(ada, table)["board"]["holders"][seat]["wins"] == 0


def test_undo_ends_where_the_match_was_taken_up() -> None:
    """Seat 0's last action could be taken back by the law, but it was played elsewhere."""
    match = new_match("lucre", seed=bytes(32))
    while True:
        seat = match.turn
        assert seat is not None
        match.play(match.legal[0])
        if not match.why_no_undo(seat):
            break
    bots = tuple("" if number == seat else "greedy" for number in range(4))
    table = opened(bots)
    happen(table, [events.Prepared(secret=b"", given=Given(seed=match.seed, actions=tuple(match.actions)))])
    happen(table, table.sit(ADA, "Ada", seat, 0.0))
    happen(table, table.ready(ADA, ENTROPY, 0.0))
    assert table.playing.actions == match.actions
    assert table.playing.why_no_undo(seat) is None
    with pytest.raises(Refused, match="the match was taken up here"):
        table.take_back(ADA, 0.0)


def test_neither_seed_nor_actions_are_told(ada: httpx.Client, source: str) -> None:
    seed = ada.get(f"/api/tables/{source}/matches/1/record.json").json()["seed"]
    table = take_up(ada, {"table": source, "match": 1, "step": 40})
    do(ada, table, do="sit")
    do(ada, table, do="ready", entropy="77" * 16)
    told = [ada.get(f"/api/tables/{table}").text, ada.get("/api/me/tables").text]
    told.append(ada.get(f"/api/tables/{table}/matches/1/replay", params={"eyes": 0}).text)
    for text in told:
        assert seed not in text
        assert '"secret"' not in text
    for path in ("record.txt", "record.json", "statistics", "replay?eyes=1"):
        assert is_refusal(ada.get(f"/api/tables/{table}/matches/1/{path}"), "not_now")


def results(client: httpx.Client) -> set[tuple[str, int]]:
    return {(result["table"], result["match"]) for result in client.get("/api/me/results").json()["results"]}


def test_it_does_not_count(ada: httpx.Client, source: str) -> None:
    """Neither as a result nor for a rating; the next match at the same table is dealt anew, and does."""
    table = take_up(ada, {"table": source, "match": 1}, bots=["", "greedy", "greedy", "greedy"])
    begin(ada, table)
    play_on(ada, table)
    do(ada, table, do="rematch")
    waiting = picture(ada, table)
    assert (waiting["board"]["given"], len(waiting["board"]["commitment"])) == (False, 64)
    do(ada, table, do="ready", entropy="88" * 16)
    play_on(ada, table)
    assert picture(ada, table)["board"]["proof"]
    wait_until(lambda: (table, 2) in results(ada))
    assert (source, 1) in results(ada)
    assert (table, 1) not in results(ada)


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"start": {"table": "TABLE", "match": 2}}, "not_found"),
    ({"start": {"table": "nowhere-at-all", "match": 1}}, "not_found"),
    ({"start": {"table": "TABLE", "match": 1, "step": 99_999}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1, "seat": 4}}, "bad_input"),
    ({"start": {"table": "TABLE", "record": "TABLE"}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1}, "game": "coin"}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1}, "options": {"mulligan": "off"}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1, "seed": "00" * 32}}, "bad_input"),
    ({}, "bad_input"),
]


@pytest.mark.parametrize(("wanted", "code"), REFUSED, ids=str)
def test_what_can_t_be_taken_up(ada: httpx.Client, source: str, wanted: dict[str, object], code: str) -> None:
    asked = json.loads(json.dumps(wanted).replace("TABLE", source))
    assert is_refusal(ada.post("/api/tables", json=asked), code)


def test_only_who_may_see_a_match_whole_can_take_it_up(server: Running, ada: httpx.Client) -> None:
    """Not while it is played, nor where hands stay hidden: not even those who play."""
    token = token_of(ada)
    table, hidden = open_table(server, token), open_table(server, token, hands_after=False)
    for name in (table, hidden):
        do(ada, name, do="sit")
        do(ada, name, do="ready", entropy="99" * 16)
    play_on(ada, hidden)
    for name, code in ((table, "not_now"), (hidden, "not_yours")):
        assert is_refusal(ada.post("/api/tables", json={"start": {"table": name, "match": 1}}), code)
    with http(server) as stranger:
        assert is_refusal(stranger.post("/api/tables", json={"start": {"table": table, "match": 1}}), "nobody")
