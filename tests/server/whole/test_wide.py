"""A game with 104 actions on a server: more than fit one word."""

import os
import secrets
import sys
from collections.abc import Iterator

import pytest

from cutpurse.core.record_reader import read_record
from tests.games.double_deck import GAME
from tests.installing import install

from ..client import Client
from ..server_process import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    install(folder, "double_deck = tests.games.double_deck:GAME")
    path = {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)]), "CUTPURSE_INTERPRETED": "1"}
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", environment=path) as running:
        yield running


async def play_a_match(ada: Client) -> tuple[str, list[int]]:
    """A match over HTTP against a bot, always the highest card: the table, and what was played."""
    table = await ada.open(game="double_deck", seats=2, bots=["", "greedy"], pace=0)
    assert (await ada.do(table, do="sit", seat=0)).status_code == 200
    assert (await ada.ready(table)).status_code == 200
    played = []
    async with ada.socket(table) as talk:
        while not talk.over:
            if talk.turn != 0 or not talk.actions:
                await talk.receive()
                continue
            played.append(max(action["id"] for action in talk.actions))
            move = {"do": "move", "match": talk.match, "action": played[-1]}
            answer = await ada.do(table, **move, id=secrets.token_hex(4))
            assert answer.status_code == 200, answer.text
            again = await ada.do(table, **move, id=secrets.token_hex(4))
            assert again.status_code in (409, 422), "it was played, or somebody else is on turn"
            talk.actions = []
    return table, played


async def test_matches_are_played_over_http_and_their_records_read_back(server: Running) -> None:
    """As many as it takes to have played cards of both words."""
    ada = await Client.new(server.url, "Ada")
    seen: set[int] = set()
    while not min(seen, default=63) < 63 <= max(seen):
        table, played = await play_a_match(ada)
        assert len(played) == 3
        seen.update(played)
        record = await ada.http.get(f"/api/tables/{table}/matches/1/record.txt")
        match = read_record(record.text, lambda name: GAME).match
        assert [frame.action for frame in match.frames if frame.seat == 0 and frame.action is not None] == played
        statistics = await ada.http.get(f"/api/tables/{table}/matches/1/statistics")
        assert statistics.status_code == 200, statistics.text
    await ada.close()
