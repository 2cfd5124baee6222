"""Reviews and advice: what a strong bot thinks of a match that is over, decision by decision."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cutpurse import games, new_match
from cutpurse.bots import explain
from cutpurse.bots.explain import label
from cutpurse.bots.position import Position
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.server.live import review
from cutpurse.server.live.review import (
    MOST_AT_ONCE,
    Analysis,
    Reviews,
    analyse,
    decisions,
    judge_digest,
    match_digest,
    pack,
    unpack,
)
from cutpurse.server.storage.analyses import Analyses
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused
from tests.contract.walks import OWN

from ..raw_http import do, http, is_refusal, newcomer, open_table, play_on, serving, token_of, wait_until
from ..server_process import Running
from ..thinking_here import ThinkingHere, look


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[httpx.Client]:
    with http(server, newcomer(server, "Ada")) as client:
        yield client


@pytest.fixture(scope="module")
def match() -> Match:
    """The last rounds of a game of Lucre are left to play, by the first action that may be taken."""
    match = new_match("lucre", seed=b"3" * 32)
    while not match.over:
        match.play(match.legal[0])
    return match


@pytest.fixture(scope="module")
def record(ada: httpx.Client, match: Match) -> str:
    return bring(ada, match)


def lines(client: httpx.Client, path: str) -> list[dict[str, Any]]:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_review_has_every_decision(ada: httpx.Client, match: Match, record: str) -> None:
    head, *told = lines(ada, f"/api/records/{record}/review")
    assert match.outcome is not None
    winners = list(match.outcome.winners)
    assert head == {"bot": "expert", "seconds": 0.15, "decisions": len(told), "winners": winners}
    replay = lines(ada, f"/api/records/{record}/replay")
    acted = [step["step"] for step in replay if step["action"]]
    assert {decision["step"] for decision in told} <= set(acted)
    for decision in told:
        step = replay[decision["step"]]
        assert (decision["seat"], decision["action"]) == (step["by"], step["action"])
        before = match.view(decision["seat"], decision["step"] - 1)
        assert {choice["action"] for choice in decision["choices"]} == {action.text for action in before.actions}
        check(decision)
    assert any(decision["loss"] > 0 for decision in told)  # nobody would always take the first action
    assert any(decision["action"] == decision["best"] for decision in told)


def check(decision: dict[str, Any]) -> None:
    """What must hold of every decision."""
    by_action = {choice["action"]: choice for choice in decision["choices"]}
    assert len(by_action) == len(decision["choices"]) > 1
    played, best = by_action[decision["action"]], by_action[decision["best"]]
    assert (decision["chance"], decision["label"]) == (played["chance"], played["label"])
    assert decision["best_label"] == best["label"]
    assert all(0 <= choice["chance"] <= 1 for choice in decision["choices"])
    assert len(decision["expected"]) == 4
    assert decision["expected"][decision["seat"]] == played["score"]
    assert decision["loss"] in (0.0, pytest.approx(best["chance"] - played["chance"], abs=1e-3))
    assert bool(decision["words"]) == (decision["loss"] > 0)


def test_a_match_of_a_table_is_reviewed_and_advised_on(server: Running, ada: httpx.Client) -> None:
    table = open_table(server, token_of(ada))
    do(ada, table, do="sit")
    do(ada, table, do="ready", entropy="44" * 16)
    base = f"/api/tables/{table}/matches/1"
    for path in (f"{base}/review", f"{base}/advice?step=3"):
        assert is_refusal(ada.get(path), "not_now")  # not even one's own, while it is played
    play_on(ada, table)
    with http(server) as stranger, stranger.stream("GET", f"{base}/review") as stream:
        told = stream.iter_lines()
        assert json.loads(next(told))["bot"] == "expert"
        check(json.loads(next(told)))
    steps = lines(ada, f"{base}/replay")
    step = next(step["step"] for step in steps if step["view"]["turn"] is not None)
    advice = ada.get(f"{base}/advice", params={"step": step}).json()
    assert advice["seat"] == steps[step]["view"]["turn"]
    legal = lines(ada, f"{base}/replay?eyes={advice['seat']}")[step]["view"]["actions"]
    assert {action["action"] for action in advice["actions"]} == {action["id"] for action in legal}
    assert is_refusal(ada.get(f"{base}/advice", params={"step": steps[-1]["step"]}), "not_now")
    assert is_refusal(ada.get(f"{base}/advice", params={"step": 99_999}), "bad_input")


def bring(client: httpx.Client, match: Match) -> str:
    answer = client.post("/api/records", json={"text": Record(match=match).to_text()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def first_match(seed: int) -> Match:
    """Another match of Lucre, by the first action that may be taken."""
    match = new_match("lucre", seed=bytes([seed]) * 32)
    while not match.over:
        match.play(match.legal[0])
    return match


def beginning(client: httpx.Client, record: str, count: int) -> list[dict[str, Any]]:
    """The first decisions of a review, which is then left alone."""
    with client.stream("GET", f"/api/records/{record}/review") as stream:
        assert stream.status_code == 200
        told = stream.iter_lines()
        next(told)
        return [json.loads(next(told)) for _ in range(count)]


def test_it_ends_when_nobody_listens(ada: httpx.Client) -> None:
    """As many as there is room for are left alone: if they went on, there would be no room for a minute and a half."""
    records = [bring(ada, first_match(100 + number)) for number in range(MOST_AT_ONCE + 1)]
    for record in records:
        wait_until(lambda record=record: bool(beginning(ada, record, 1)))  # type: ignore[misc]


def test_opened_again_it_is_the_same(ada: httpx.Client, record: str) -> None:
    first = lines(ada, f"/api/records/{record}/review")
    assert lines(ada, f"/api/records/{record}/review") == first
    for decision in first[1:4]:
        advice = ada.get(f"/api/records/{record}/advice", params={"step": decision["step"] - 1}).json()
        assert [action["text"] for action in advice["actions"]] == [one["action"] for one in decision["choices"]]
        assert [round(action["chance"], 4) for action in advice["actions"]] == [
            one["chance"] for one in decision["choices"]
        ]


def test_a_review_and_a_record_of_the_same_match_agree(server: Running, ada: httpx.Client) -> None:
    """And advice that was given first is what the review says."""
    table = open_table(server, token_of(ada))
    do(ada, table, do="sit")
    do(ada, table, do="ready", entropy="45" * 16)
    play_on(ada, table)
    base = f"/api/tables/{table}/matches/1"
    text = ada.get(f"{base}/record.txt").text
    record = ada.post("/api/records", json={"text": text}).json()["id"]
    (decision,) = beginning(ada, record, 1)
    advice = ada.get(f"{base}/advice", params={"step": decision["step"] - 1}).json()
    assert advice["actions"][0]["text"] == decision["best"]
    with ada.stream("GET", f"{base}/review") as stream:
        told = stream.iter_lines()
        next(told)
        assert json.loads(next(told)) == decision


def test_it_goes_on_where_it_was_interrupted_also_after_a_restart(tmp_path: Path) -> None:
    match = first_match(7)
    with serving(tmp_path, "--no-limits") as server:
        with http(server, newcomer(server)) as client:
            record = bring(client, match)
            before = beginning(client, record, 5)
        server.kill()
        server.start()
        with http(server) as client:
            whole = lines(client, f"/api/records/{record}/review")
            assert whole[1:6] == before
            assert len(whole) == 1 + len(decisions(match))


def test_a_finished_review_is_free(tmp_path: Path) -> None:
    """It counts as a replay does, which may be asked for far more often."""
    match = new_match("lucre", seed=b"9" * 32)
    with serving(tmp_path) as server, http(server, newcomer(server)) as client:
        match.play(match.legal[0])
        record = bring(client, match)  # one decision only
        first = lines(client, f"/api/records/{record}/review")
        for _ in range(10):
            assert lines(client, f"/api/records/{record}/review") == first


async def test_two_who_look_at_once_are_told_the_same(store: Store) -> None:
    """Within a worker a decision is thought over once; of two workers the first one's thoughts are kept."""
    record, thinking = Record(match=first_match(8)), ThinkingHere()
    numbers = decisions(record.match)[:3]
    one, other = Reviews(Analyses(store), thinking), Reviews(Analyses(store), thinking)

    async def look(reviews: Reviews) -> list[Analysis]:
        return [await reviews.analysis(record, number) for number in numbers]

    first, second = await asyncio.gather(look(one), look(one))
    assert first == second
    assert thinking.searches == len(numbers)
    assert await look(other) == first
    assert thinking.searches == len(numbers)  # what one worker has found, the other reads
    assert await one.kept(record) == {found.decision.step: found.decision for found in first}
    await store.write(lambda connection: connection.exec_driver_sql("DELETE FROM analyses") and None)
    third, fourth = await asyncio.gather(look(one), look(other))
    assert third == fourth


def test_what_was_played_and_who_judges_decide_what_is_kept() -> None:
    record, same, other = (Record(match=first_match(seed)) for seed in (8, 8, 9))
    assert match_digest(record) == match_digest(same) != match_digest(other)
    same.players = ("Ada", "sharp", "sharp", "sharp")
    assert match_digest(record) == match_digest(same)
    same.players = ("Ada", "greedy", "greedy", "greedy")  # against whom other chances are told
    assert match_digest(record) != match_digest(same)
    same.players = record.players
    same.match.take_back()
    assert match_digest(record) != match_digest(same)
    assert len({judge_digest(games.load(name)) for name in OWN}) == len(OWN)


def thought_over(record: Record, number: int) -> Analysis:
    """A short look at what a step has carried out."""
    position = Position.of(record.match, fast_rng(1), number - 1)
    return analyse(record, number, position, look(position))


def test_chances_are_those_against_the_players_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"greedy": 0.61, "stronger": 0.52}
    for module in (review, explain):
        monkeypatch.setattr(module, "chance", lambda game, against, share: told[against])
    match = first_match(8)
    number = decisions(match)[-1]
    for bot, chance in (("greedy", 0.61), ("sharp", 0.52)):
        players = tuple("Ada" if seat == match.frames[number].seat else bot for seat in range(match.seats))
        found = thought_over(Record(match=match, players=players), number)
        assert (found.decision.chance, found.advice.actions[0].chance) == (chance, chance)


async def test_there_is_room_for_so_many(store: Store) -> None:
    reviews = Reviews(Analyses(store), ThinkingHere())
    stack = [reviews.running() for _ in range(MOST_AT_ONCE)]
    for one in stack[:-1]:
        one.__enter__()
    reviews.check_room()
    stack[-1].__enter__()
    with pytest.raises(Refused, match="too many matches are reviewed at once"):
        reviews.check_room()
    stack[-1].__exit__(None, None, None)
    reviews.check_room()


@pytest.mark.parametrize("name", OWN)
def test_every_game_can_be_reviewed(name: str) -> None:
    """Any decision, in words: with the card it is made with, where there is one."""
    match = new_match(name, seed=b"5" * 32)
    for _ in range(30):
        match.play(match.legal[0])
    for number in decisions(match)[-3:]:
        found = thought_over(Record(match=match), number)
        assert unpack(pack(found)) == found
        told = found.decision
        assert told.label == label(match.view(told.seat, number - 1), match.frames[number].action or 0)
        assert told.action in {choice.action for choice in told.choices}
        words = match.game.words()
        assert all(words.say(choice.label) for choice in told.choices)
        assert not words.gaps
