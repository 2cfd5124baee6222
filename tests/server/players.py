"""People who play on whatever happens to the server, and remember what they were told."""

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from cutpurse.server.live.stream import Stream
from cutpurse.server.storage.store import Store
from cutpurse.server.table.events import Moved, decode
from cutpurse.server.table.table import Table

from .client import Client, Talk

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


@dataclass
class Player:
    """One person at one table. Plays until told to stop, comes back when the server does, and asks again."""

    client: Client
    table: str
    acknowledged: list[str] = field(default_factory=list)  # the ids of moves
    told: dict[int, dict[str, Any]] = field(default_factory=dict)  # by number
    contradictions: list[tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=list)
    resumed: int = 0
    talk: Talk | None = None
    pending: dict[str, Any] | None = None  # a move without an answer

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with suppress(*GONE):
                after = f"?after={max(self.told)}&as=0" if self.told else ""
                async with asyncio.timeout(60), self.client.socket(self.table, after) as talk:
                    if self.talk:
                        talk.go_on_from(self.talk)
                        self.resumed += 1
                    self.talk = talk
                    await self._converse(talk, stop)
            await asyncio.sleep(0.05)

    async def _converse(self, talk: Talk, stop: asyncio.Event) -> None:
        while not stop.is_set():
            self._remember(talk)
            if self.pending is None:
                self.pending = self._next_command(talk)
            if self.pending is None:
                with suppress(TimeoutError):
                    await talk.receive(0.5)
                continue
            answer = await talk.command(**self.pending)
            if answer["ok"] and self.pending["do"] == "move":
                self.acknowledged.append(self.pending["id"])
            if answer.get("code") != "busy":
                self.pending = None

    def _next_command(self, talk: Talk) -> dict[str, Any] | None:
        phase = talk.board.get("phase")
        if phase == "over":
            return {"do": "rematch"}
        if phase == "waiting" and not talk.board["holders"][0]["ready"]:
            return {"do": "ready", "entropy": secrets.token_hex(16)}
        if phase == "playing" and talk.turn == 0 and talk.actions:
            action = talk.actions[0]["id"]
            return {"do": "move", "id": secrets.token_hex(8), "match": talk.match, "action": action}
        return None

    def _remember(self, talk: Talk) -> None:
        for message in talk.messages:
            known = self.told.setdefault(message["n"], message)
            if known != message and "picture" not in known and "picture" not in message:
                self.contradictions.append((known, message))
        talk.messages.clear()


async def newcomer(url: str, number: int, **settings: object) -> Player:
    """Somebody who plays against three bots."""
    client = await Client.new(url, f"Player {number}")
    table = await client.open(game="lucre", bots=["", "greedy", "greedy", "greedy"], pace=0, **settings)
    assert (await client.do(table, do="sit", seat=0)).status_code == 200
    return Player(client, table)


async def compare(store: Store, player: Player) -> None:
    """What a person was told is what the log tells; each acknowledged move is there, and no move twice."""
    events = [decode(data) for data in await store.events_after(player.table)]
    ids = [event.id for event in events if isinstance(event, Moved) and event.id]
    assert len(set(ids)) == len(ids)
    assert set(player.acknowledged) <= set(ids)
    assert not player.contradictions
    table, stream = Table(), Stream(0)
    for event in events:
        table.apply(event)
        for data in stream.take(table, event):
            message = httpx.Response(200, content=data).json()
            told = player.told.get(message["n"])
            assert told in (None, message) or "picture" in told
