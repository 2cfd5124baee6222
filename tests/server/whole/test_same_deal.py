"""The same deal once more, from its beginning or from any step: nothing of it is told, and it does not count."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from cutpurse import new_match
from cutpurse.core.record import Record
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import Given, Settings
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..raw_http import do, http, is_refusal, newcomer, open_table, play_on, server, token_of, wait_until
from ..server_process import Running
from ..tables import ADA, ENTROPY, begun, happen, opened
from ..tables import play_on as play

__all__ = ["server"]  # a fixture


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


def test_the_same_deal_from_the_beginning(ada: httpx.Client, source: str) -> None:
    table = take_up(ada, {"table": source, "match": 1}, bots=["", "greedy", "greedy", "greedy"])
    before = picture(ada, table)
    assert before["settings"]["given"] is True
    assert (before["board"]["given"], before["board"]["commitment"], before["board"]["phase"]) == (True, "", "waiting")
    assert before["settings"]["options"] == picture(ada, source)["settings"]["options"]
    now = begin(ada, table)
    steps = replay(ada, source, 0)
    dealt = next(step for step in steps if step["view"]["turn"] is not None)
    assert without_log(now["view"])["zones"] == dealt["view"]["zones"]


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


def test_what_a_listener_is_told_at_the_start_is_one_view(ada: httpx.Client, source: str) -> None:
    step = own_step(replay(ada, source, 0), 0)
    table = take_up(ada, {"table": source, "match": 1, "step": step})
    do(ada, table, do="sit")
    with ada.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        do(ada, table, do="ready", entropy="66" * 16)
        told: list[dict[str, Any]] = []
        while not told or "view" not in told[-1]:
            told.append(json.loads(next(lines)))
    assert sum(message.get("step", False) for message in told) == 1
    assert without_log(told[-1]["view"]) == without_log(picture(ada, table)["view"])
    assert told[-1]["view"]["log"]


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


def test_it_survives_the_death_of_the_server(server: Running, ada: httpx.Client, source: str) -> None:
    step = own_step(replay(ada, source, 0), 0)
    table = take_up(ada, {"table": source, "match": 1, "step": step})
    before = begin(ada, table)
    server.kill()
    server.start()
    assert picture(ada, table) == before


def test_its_record_has_no_proof_and_verify_says_so(ada: httpx.Client, source: str) -> None:
    steps = replay(ada, source, 0)
    step = own_step(steps, 0)
    table = take_up(ada, {"table": source, "match": 1, "step": step}, bots=["", "greedy", "greedy", "greedy"])
    begin(ada, table)
    play_on(ada, table)
    path = f"/api/tables/{table}/matches/1/record"
    record, text = ada.get(f"{path}.json").json(), ada.get(f"{path}.txt").text
    origin = ada.get(f"/api/tables/{source}/matches/1/record.json").json()
    assert record["seed"] == origin["seed"]
    played = sum(bool(earlier["action"]) for earlier in steps[: step + 1])
    assert record["actions"][:played] == origin["actions"][:played]
    assert not {"commitment", "secret", "entropy"} & set(record)
    command = [sys.executable, "-m", "cutpurse", "verify", "-", "--json"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    checks = {check["check"]: check for check in json.loads(done.stdout)["checks"]}
    assert checks["moves"]["holds"]
    assert "no proof of a fair deal" in checks["proof"]["text"]
    assert len(replay(ada, table, 0)) > step


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


def test_a_friend_can_have_the_same_deal(server: Running, source: str) -> None:
    """Whoever may see the match whole: then it is no secret. They sit where there is a choice to make."""
    with http(server, newcomer(server, "Ben")) as ben:
        table = take_up(ben, {"table": source, "match": 1}, bots=["greedy"] * 4)
        assert ben.get(f"/api/tables/{table}").status_code == 200
        own = picture(ben, take_up(ben, {"table": source, "match": 1}))["settings"]["bots"]
        assert own.count("") == 1
        first = next(step["view"]["turn"] for step in replay(ben, source, 0) if step["view"]["turn"] is not None)
        assert own[first] == ""


def test_on_from_a_record(ada: httpx.Client) -> None:
    match = new_match("coin", seed=b"7" * 32, options={"target": "round"})
    for _ in range(20):
        match.play(match.legal[-1])
    brought = ada.post("/api/records", json={"text": Record(match=match).to_text()}).json()["id"]
    step = len(match.frames) - 1
    table = take_up(ada, {"record": brought, "step": step})
    now = begin(ada, table)
    assert (now["settings"]["game"], now["settings"]["options"]["target"]) == ("coin", "round")
    assert now["seat"] == match.turn
    assert without_log(now["view"]) == without_log(json.loads(msgspec.json.encode(match.view(match.turn))))


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"start": {"table": "TABLE", "match": 2}}, "not_found"),
    ({"start": {"table": "nowhere-at-all", "match": 1}}, "not_found"),
    ({"start": {"record": "nowhere-at-all"}}, "not_found"),
    ({"start": {"table": "TABLE", "match": 1, "step": 99_999}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1, "step": -1}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1, "seat": 4}}, "bad_input"),
    ({"start": {"table": "TABLE", "record": "TABLE"}}, "bad_input"),
    ({"start": {}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1}, "game": "coin"}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1}, "seats": 3}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1}, "options": {"mulligan": "off"}}, "bad_input"),
    ({"start": {"table": "TABLE", "match": 1, "seed": "00" * 32}}, "bad_input"),
    ({}, "bad_input"),
]


@pytest.mark.parametrize(("wanted", "code"), REFUSED, ids=str)
def test_what_can_t_be_taken_up(ada: httpx.Client, source: str, wanted: dict[str, object], code: str) -> None:
    asked = json.loads(json.dumps(wanted).replace("TABLE", source))
    assert is_refusal(ada.post("/api/tables", json=asked), code)


def test_nothing_is_left_after_the_end(ada: httpx.Client, source: str) -> None:
    steps = replay(ada, source, 0)
    start = {"table": source, "match": 1, "step": steps[-1]["step"]}
    answer = ada.post("/api/tables", json={"start": start, "game": "lucre", "seats": 4})
    assert is_refusal(answer, "bad_input")
    assert answer.json()["message"] == {"key": "nothing-left"}


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


def test_a_table_is_made_from_its_log_again() -> None:
    """The same table, and the same messages, whatever was played before."""
    first = begun()
    play(first, 12)
    given = Given(seed=first.playing.seed, actions=tuple(first.playing.actions))
    table = Table()
    settings = Settings(game="lucre", seats=4, bots=("", "greedy", "greedy", "greedy"), given=True)
    log = happen(table, [events.Opened(by=ADA, settings=settings), events.Prepared(secret=b"", given=given)])
    log += happen(table, table.sit(ADA, "Ada", None, 0.0))
    log += happen(table, table.ready(ADA, ENTROPY, 0.0))
    again, stream = Table(), Stream(0)
    messages: list[bytes] = []
    for event in map(events.decode, map(events.encode, log)):
        again.apply(event)
        messages += stream.take(again, event)
    for made in (table, again):
        assert made.playing.states.tobytes() == first.playing.states.tobytes()
    assert sum(b'"step":true' in message for message in messages) == 1
