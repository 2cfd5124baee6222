"""Whole matches over real sockets against the real server: what a person does in an evening."""

import asyncio
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse import games

from ..client import Client, Talk
from ..raw_http import END
from ..server_process import Running

BOT = Path(__file__).parents[3] / "docs" / "examples" / "table_bot.py"
ALL_GAMES = games.names()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running


def entropy() -> str:
    return secrets.token_hex(16)


async def two_at_a_table(server: Running, **settings: object) -> tuple[Client, Client, str]:
    ada, ben = await Client.new(server.url, "Ada"), await Client.new(server.url, "Ben")
    table = await ada.open(game="lucre", bots=["", "", "greedy", "greedy"], pace=0, **settings)
    for person in (ada, ben):
        assert (await person.do(table, do="sit")).status_code == 200
    return ada, ben, table


async def until(talk: Talk, condition: str) -> None:
    """Receive until something holds of a message, told as a Python expression of it."""
    async with asyncio.timeout(END):
        while not any(eval(condition, {"m": message}) for message in talk.messages):
            await talk.receive()


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_a_match_against_bots(server: Running, game: str) -> None:
    ada = await Client.new(server.url, "Ada")
    table = await ada.open(
        game=game,
        bots=["", *["greedy"] * 5][: min(games.load(game).seats)],
        pace=0,
        seats=min(games.load(game).seats),
    )
    async with ada.socket(table) as talk:
        assert (await talk.command(do="sit"))["ok"]
        assert (await talk.command(do="ready", entropy=entropy()))["ok"]
        assert await talk.play_on() > 3
        await until(talk, "'board' in m and m['board']['phase'] == 'over'")
    numbers = [message["n"] for message in talk.messages if "picture" not in message]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    await ada.close()


async def test_two_people_and_two_bots_play_a_rematch_in_rotated_seats(server: Running) -> None:
    ada, ben, table = await two_at_a_table(server)
    async with ada.socket(table) as one, ben.socket(table) as other:
        for talk in (one, other):
            assert (await talk.command(do="ready", entropy=entropy()))["ok"]
        await asyncio.gather(one.play_on(), other.play_on())
        await until(one, "m.get('board', {}).get('phase') == 'over'")
        wins = one.messages[-1]["board"]["holders"]
        assert sum(holder["wins"] for holder in wins) == pytest.approx(1.0)
        assert (await other.command(do="rematch", rotate=True))["ok"]
        one.over = other.over = False
        for talk, seat in ((one, 1), (other, 2)):
            while talk.seat != seat:
                await talk.receive()
            assert (await talk.command(do="ready", entropy=entropy()))["ok"]
        await asyncio.gather(one.play_on(), other.play_on())
        assert one.match == other.match == 2
    await ada.close()
    await ben.close()


async def test_a_bot_plays_for_who_is_gone_and_hands_back(server: Running) -> None:
    ada, ben, table = await two_at_a_table(server, patience=1)
    await ada.ready(table)
    await ben.ready(table)
    async with ada.socket(table) as talk:
        playing = asyncio.create_task(talk.play_on())
        await asyncio.sleep(0)
        await until_away(ada, table, seat=1)
        async with ben.socket(table) as back:
            await until(back, "'picture' in m")
            board = (await look(ben, table))["board"]
            assert not board["holders"][1]["away"]
            await asyncio.gather(playing, back.play_on())
    await ada.close()
    await ben.close()


async def look(client: Client, table: str) -> dict[str, Any]:
    picture: dict[str, Any] = (await client.http.get(f"/api/tables/{table}")).json()["picture"]
    return picture


async def until_away(client: Client, table: str, seat: int) -> None:
    async with asyncio.timeout(END):
        while not (await look(client, table))["board"]["holders"][seat]["away"]:
            await asyncio.sleep(0.1)


async def test_when_the_time_is_up_a_bot_moves(server: Running) -> None:
    ada = await Client.new(server.url, "Ada")
    table = await ada.open(game="lucre", bots=["", *["greedy"] * 3], pace=0, clock={"move": 0.2})
    await ada.do(table, do="sit")
    await ada.ready(table)
    async with ada.socket(table) as talk:
        while not talk.over:  # she never moves
            await talk.receive()
    late = [line for message in talk.messages for line in message.get("lines", []) if line["key"] == "time-up"]
    assert late == [{"key": "time-up", "args": {"seat": 0}}]  # after that she is away, and nobody waits for her
    assert talk.board["holders"][0]["away"]
    await ada.close()


async def test_the_example_bot_plays_by_plain_http(server: Running) -> None:
    ada = await Client.new(server.url, "Ada")
    table = await ada.open(game="lucre", bots=["", "", "greedy", "greedy"], pace=0)
    await ada.do(table, do="sit")
    command = [sys.executable, str(BOT), server.url, table]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        async with ada.socket(table) as talk:
            await until(
                talk,
                "any(h['name'].startswith('Bot') and h['ready'] for h in m.get('board', {}).get('holders', []))",
            )
            await talk.command(do="ready", entropy=entropy())
            await talk.play_on()
    finally:
        bot.kill()
        printed, _ = bot.communicate()
    assert printed == b""
    await ada.close()


def test_the_example_bot_says_why_it_can_not_play(server: Running) -> None:
    async def full_table() -> str:
        people = [await Client.new(server.url, name) for name in ("Ada", "Ben", "Eve")]
        table = await people[0].open(game="cryptruck", seats=3, bots=["", "", ""])
        for person in people:
            await person.do(table, do="sit")
            await person.close()
        return table

    def last_words(url: str, table: str) -> str:
        return subprocess.run([sys.executable, str(BOT), url, table], capture_output=True, text=True).stderr

    assert last_words(server.url, asyncio.run(full_table())) == "refused: taken, all-seats-taken\n"
    assert last_words(server.url, "nowhere-at-all") == "refused: not_found, no-such-table\n"
    assert last_words("http://127.0.0.1:1", "nowhere").startswith("no server at http://127.0.0.1:1: ")
