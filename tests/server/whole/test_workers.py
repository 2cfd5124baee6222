"""Two workers and one database; and a database that is gone for a while."""

import asyncio
from pathlib import Path
from typing import Any

from cutpurse.server.storage.store import Store
from cutpurse.server.table.events import Moved, decode

from ..client import Client, Talk
from ..conftest import Database
from ..server_process import Running


async def play_a_match(one: Running, other: Running) -> tuple[str, list[Talk]]:
    """Ada is connected to one worker, Ben to another; two bots play with them, and a stranger watches."""
    ada, ben, eve = await Client.new(one.url, "Ada"), await Client.new(other.url, "Ben"), Client(other.url)
    table = await ada.open(game="lucre", bots=["", "", "greedy", "sharp"], pace=0)
    assert (await ada.do(table, do="sit")).status_code == 200
    assert (await ben.do(table, do="sit")).status_code == 200
    async with ada.socket(table) as first, ben.socket(table) as second, eve.socket(table) as third:
        assert (await ada.ready(table)).status_code == 200
        assert (await ben.ready(table)).status_code == 200
        talks = [first, second, third]
        await asyncio.gather(*(until_over(talk) for talk in talks))
    for client in (ada, ben, eve):
        await client.close()
    return table, talks


async def until_over(talk: Talk) -> None:
    async with asyncio.timeout(90):
        while talk.board.get("phase") != "over":
            if talk.actions and talk.turn == talk.seat and not talk.over:
                assert (await talk.move(talk.actions[0]["id"]))["ok"]
            else:
                await talk.receive()


def plays(talk: Talk) -> list[dict[str, Any]]:
    """What everybody sees alike: who has acted, and the words that all may read."""
    return [{"by": message.get("by"), "at": message["at"]} for message in talk.messages if message.get("step")]


def test_people_at_different_workers_see_everything_once_and_in_order(database_url: str, tmp_path: Path) -> None:
    with Running(database_url, tmp_path / "one") as one, Running(database_url, tmp_path / "other") as other:
        table, talks = asyncio.run(play_a_match(one, other))
    for talk in talks:
        numbers = [message["n"] for message in talk.messages if "picture" not in message]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == numbers[-1] - numbers[0] + 1
    assert {(talk.match, talk.over) for talk in talks} == {(1, True)}

    async def log() -> list[Any]:
        store = Store(database_url)
        events = [decode(data) for data in await store.events_after(table)]
        store.close()
        return events

    moves = [event for event in asyncio.run(log()) if isinstance(event, Moved)]
    assert {event.by for event in moves if event.seat > 1} == {"bot"}
    assert {event.by for event in moves if event.seat < 2} == {"person"}
    public = [step for step in plays(talks[2]) if step["by"] is not None]
    assert len(public) == len({step["at"] for step in public})


def test_while_the_database_is_gone_answers_are_clear_and_then_all_goes_on(database: Database, tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        ada = await Client.new(server.url, "Ada")
        table = await ada.open(game="lucre", bots=["", "greedy", "greedy", "greedy"], pace=0)
        await ada.do(table, do="sit")
        await ada.ready(table)
        async with ada.socket(table) as talk:
            await talk.play_on(2)
            while not talk.actions:
                await talk.receive()
            before = talk.messages[-1]["n"]
            move = {"do": "move", "id": "while it is gone", "match": 1, "action": talk.actions[0]["id"]}
            with database.gone():
                answer = await talk.command(**move)
                assert (answer["ok"], answer["code"]) == (False, "busy")
                assert answer["message"]["key"].startswith("database-")
                opened = await ada.http.post("/api/tables", json={"game": "lucre"})
                assert (opened.status_code, opened.json()["code"]) == (503, "busy")
                assert opened.headers["retry-after"]
            async with asyncio.timeout(30):
                while not (await talk.command(**move))["ok"]:
                    await asyncio.sleep(0.2)
            await until_over(talk)
            own = [message for message in talk.messages if message.get("by") == 0 and message["n"] > before]
            assert own
        await ada.close()

    with Running(database.url, tmp_path / "log") as server:
        asyncio.run(run(server))
        assert "Traceback" not in server.log.read_text()
