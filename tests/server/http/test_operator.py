"""What only the operator is shown, and how."""

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..raw_http import OPERATOR, http, is_refusal, newcomer, open_table, serving
from ..server_process import OPERATOR_KEY, Running

ROOT = Path(__file__).parents[3]
METRIC = re.compile(r"\bcutpurse_\w+")
PATHS = ("/metrics", "/api/operator")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("operated"), "--no-limits") as running:
        yield running


def basic(password: str) -> dict[str, str]:
    return {"authorization": "Basic " + base64.b64encode(f"any:{password}".encode()).decode()}


@pytest.mark.parametrize("path", PATHS)
def test_numbers_are_for_whoever_has_the_key(server: Running, path: str) -> None:
    with http(server) as client:
        wrong: list[dict[str, str]] = [
            {},
            {"authorization": "Bearer x"},
            {"authorization": "Basic !"},
            {"authorization": "Basic /w=="},
        ]
        for headers in (*wrong, basic(""), basic("x"), {"authorization": f"Bearer {newcomer(server)}"}):
            assert is_refusal(client.get(path, headers=headers), "nobody")
        assert client.get(path, headers=OPERATOR).status_code == 200
        assert client.get(path, headers=basic(OPERATOR_KEY)).status_code == 200


@pytest.mark.parametrize("path", PATHS)
def test_without_a_key_nobody_is_shown_anything(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, CUTPURSE_OPERATOR_KEY="") as running, http(running) as client:
        for headers in ({}, OPERATOR, basic("")):
            assert is_refusal(client.get(path, headers=headers), "not_found")


def test_the_key_can_t_be_guessed(tmp_path: Path) -> None:
    with serving(tmp_path) as running, http(running) as client:
        answers = [client.get("/metrics", headers=basic(str(guess))) for guess in range(30)]
        assert {answer.status_code for answer in answers} == {401, 429}
        assert answers[-1].status_code == 429


def test_what_goes_on_is_counted(server: Running) -> None:
    def told(client: httpx.Client) -> Any:
        return client.get("/api/operator", headers=OPERATOR).json()

    with http(server) as client:
        before = told(client)
        token = newcomer(server)
        table = open_table(server, token)
        done = client.post(f"/api/tables/{table}/do", json={"do": "sit"}, headers={"authorization": f"Bearer {token}"})
        assert done.status_code == 200
        after = told(client)
    assert after["overview"]["people"] == before["overview"]["people"] + 1
    assert after["counted"]["commands"]["ok"] == before["counted"]["commands"].get("ok", 0) + 1
    assert after["overview"]["workers"] == 1
    assert after["overview"]["database"] == "SQLite"
    assert [game["title"] for game in after["overview"]["games"]] == ["Lucre"]


def test_the_dashboard_asks_for_what_there_is(server: Running) -> None:
    with http(server) as client:
        client.get("/healthz")
        told = client.get("/metrics", headers=OPERATOR).text
    panels = json.loads((ROOT / "docs" / "grafana.json").read_text())["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in METRIC.findall(target["expr"])}
    kept = {
        name.removesuffix(end) for name in re.findall(r"^# TYPE (\w+)", told, re.MULTILINE) for end in ("_total", "")
    }
    assert {re.sub("_(total|bucket)$", "", name) for name in asked} <= kept
    assert len(asked) >= 4
