"""Puzzles over HTTP: a view before the guess, everything after it."""

from typing import Any

import httpx
import pytest

from cutpurse import games
from cutpurse.puzzles.puzzle import puzzles_of

from ..raw_http import http
from ..server_process import Running

SECRETS = ("seed", "answer", "reasons", "values", "tried", "record")


def keys(told: Any) -> set[str]:
    """The keys of an answer, at any depth; arguments of messages have names of their own."""
    if isinstance(told, list):
        return set().union(*map(keys, told))
    if not isinstance(told, dict):
        return set()
    return set(told).union(*(keys(part) for name, part in told.items() if name != "args"))


def first(client: httpx.Client, game: str) -> dict[str, Any]:
    listed: list[dict[str, Any]] = client.get(f"/api/games/{game}/puzzles").json()
    return listed[0]


@pytest.mark.parametrize("game", ["lucre", "coin", "cryptruck", "dirty_money", "village"])
def test_before_a_guess_only_the_view_is_told(server: Running, game: str) -> None:
    collection = puzzles_of(games.load(game))
    assert collection is not None
    with http(server) as client:
        listed = client.get(f"/api/games/{game}/puzzles")
        assert [each["id"] for each in listed.json()] == list(collection.puzzles)
        puzzle = next(iter(collection.puzzles.values()))
        told = client.get(f"/api/games/{game}/puzzles/{puzzle.id}")
        hint = client.get(f"/api/games/{game}/puzzles/{puzzle.id}/hint")
    shown = told.json()
    assert set(shown) == {"id", "stars", "players", "view"}
    assert shown["view"]["seat"] == puzzle.seat
    assert sorted(action["id"] for action in shown["view"]["actions"]) == collection.match(puzzle).legal
    for answer in (listed, told, hint):
        assert puzzle.seed not in answer.text
        assert not keys(answer.json()).intersection(SECRETS)
    assert puzzle.answer in hint.json()["actions"]
    assert len(hint.json()["actions"]) == 2


def test_a_guess_is_told_what_is_best_and_why(server: Running) -> None:
    collection = puzzles_of(games.load("lucre"))
    assert collection is not None
    with http(server) as client:
        puzzle = collection.puzzles[first(client, "lucre")["id"]]
        path = f"/api/games/lucre/puzzles/{puzzle.id}/guess"
        right = client.post(path, json={"action": puzzle.answer}).json()
        wrong = client.post(path, json={"action": puzzle.values[-1].action}).json()
    assert (right["right"], wrong["right"]) == (True, False)
    assert right["answer"] == wrong["answer"] == puzzle.answer
    assert f"Seed: {puzzle.seed}" in right["record"]
    assert right["choices"] == wrong["choices"]


def test_the_record_of_a_solution_can_be_played_on_from(server: Running) -> None:
    with http(server) as client:
        token = client.post("/api/people", json={"name": "Ada", "token": True}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        puzzle = first(client, "coin")["id"]
        view = client.get(f"/api/games/coin/puzzles/{puzzle}").json()["view"]
        told = client.post(f"/api/games/coin/puzzles/{puzzle}/guess", json={"action": view["actions"][0]["id"]}).json()
        record = client.post("/api/records", json={"text": told["record"]}).json()["id"]
        start = {"record": record, "step": told["step"]}
        table = client.post("/api/tables", json={"game": "coin", "seats": len(view["seats"]), "start": start})
        assert table.status_code == 201, table.text


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/games/nonsense/puzzles", None, "not_found"),
        ("GET", "/api/games/lucre/puzzles/000000000000", None, "not_found"),
        ("GET", "/api/games/lucre/puzzles/000000000000/hint", None, "not_found"),
        ("GET", "/api/games/lucre/puzzles/..%2F..", None, "not_found"),
        ("GET", "/api/games/lucre/puzzles/nonsense", None, "bad_input"),
        ("POST", "/api/games/lucre/puzzles/000000000000/guess", {"action": 1}, "not_found"),
        ("POST", "/api/games/lucre/puzzles/000000000000/guess", {"action": 999}, "bad_input"),
        ("POST", "/api/games/lucre/puzzles/000000000000/guess", {}, "bad_input"),
    ],
)
def test_what_there_is_not_is_refused(server: Running, method: str, path: str, body: object, code: str) -> None:
    with http(server) as client:
        answer = client.request(method, path, json=body)
    assert answer.json()["code"] == code
    assert answer.json()["message"]["key"]


def test_a_guess_that_is_no_choice_is_refused(server: Running) -> None:
    with http(server) as client:
        puzzle = first(client, "lucre")["id"]
        view = client.get(f"/api/games/lucre/puzzles/{puzzle}").json()["view"]
        legal = {action["id"] for action in view["actions"]}
        action = next(action for action in range(40) if action not in legal)
        answer = client.post(f"/api/games/lucre/puzzles/{puzzle}/guess", json={"action": action})
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
