"""Records, replays and statistics over the wire; and the proof of a fair deal, checked by the command line."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app

from ..client import Client
from ..server_process import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running


async def begin(server: Running, **settings: object) -> tuple[Client, str, str]:
    """Ada, her table, and the bytes she has added to the deal."""
    ada = await Client.new(server.url, "Ada")
    table = await ada.open(game="lucre", bots=["", *["greedy"] * 3], pace=0, **settings)
    await ada.do(table, do="sit")
    added = secrets.token_hex(16)
    await ada.do(table, do="ready", entropy=added)
    return ada, table, added


async def finish(ada: Client, table: str) -> None:
    async with ada.socket(table) as talk:
        await talk.play_on()


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_finished_match_proves_its_deal(server: Running, tmp_path: Path) -> None:
    async def run() -> tuple[str, str, str]:
        ada, table, added = await begin(server)
        shown = (await ada.http.get(f"/api/tables/{table}")).json()["picture"]["board"]["commitment"]
        await finish(ada, table)
        record = await ada.http.get(f"/api/tables/{table}/matches/1/record.txt")
        assert record.headers["content-type"].startswith("text/plain")
        as_json = await ada.http.get(f"/api/tables/{table}/matches/1/record.json")
        assert as_json.json()["players"] == ["Ada", "greedy", "greedy", "greedy"]
        await ada.close()
        return record.text, shown, added

    text, shown, added = asyncio.run(run())
    file = tmp_path / "match.txt"
    file.write_text(text)
    verify = ["verify", str(file), "--commitment", shown, "--entropy", added]
    assert CliRunner().invoke(app, verify).exit_code == 0
    assert CliRunner().invoke(app, [*verify[:-1], "00" * 16]).exit_code == 1


async def test_a_record_can_be_brought_and_watched(server: Running) -> None:
    ada, table, _ = await begin(server)
    await finish(ada, table)
    text = (await ada.http.get(f"/api/tables/{table}/matches/1/record.txt")).text
    first = await ada.http.post("/api/records", json={"text": text})
    again = await ada.http.post("/api/records", json={"text": text})
    assert first.status_code == 201
    assert first.json() == again.json()
    path = f"/api/records/{first.json()['id']}"
    assert (await ada.http.get(path)).text == text
    steps = lines((await ada.http.get(f"{path}/replay?eyes=3")).text)
    assert steps[-1]["view"]["over"] is True  # type: ignore[index]
    assert (await ada.http.get(f"{path}/statistics")).json()["accounts"]
    nonsense = await ada.http.post("/api/records", json={"text": text.replace("wealth", "health")})
    assert (nonsense.status_code, nonsense.json()["code"]) == (400, "bad_input")
    assert nonsense.json()["message"]["key"] == "record-error"
    assert (await ada.http.get("/api/records/nowhere-at-all")).status_code == 404
    await ada.close()
