"""People who play on whatever happens to the server, and remember what they were told."""

import asyncio
import json
import random
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.storage.store import Store
from cutpurse.server.table.events import Asked, Moved, decode
from cutpurse.server.table.table import Table

from .client import Client, Talk

UNDO = 0.05  # so often something is taken back in place of a move
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


@dataclass
class Player:
    """One person at one table. Plays until told to stop, comes back when the server does, and asks again."""

    client: Client
    table: str
    acknowledged: list[str] = field(default_factory=list)  # the ids of moves, and of what was taken back
    told: dict[int, dict[str, Any]] = field(default_factory=dict)  # by number
    contradictions: list[tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=list)
    last: int = 0  # the number that was told last
    resumed: int = 0
    talk: Talk | None = None
    pending: dict[str, Any] | None = None  # a move without an answer

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with suppress(*GONE):
                after = f"?after={self.last}&as=0" if self.told else ""
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
            if answer["ok"] and "id" in self.pending:
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
            if random.random() < UNDO:
                return {"do": "undo", "id": secrets.token_hex(8)}
            action = talk.actions[0]["id"]
            return {"do": "move", "id": secrets.token_hex(8), "match": talk.match, "action": action}
        return None

    def _remember(self, talk: Talk) -> None:
        for message in talk.messages:
            self.last = message["n"]
            known = self.told.setdefault(self.last, message)
            if known != message and "picture" not in known and "picture" not in message:
                self.contradictions.append((known, message))
        talk.messages.clear()


async def newcomer(url: str, number: int, **settings: object) -> Player:
    """Somebody who plays against three bots."""
    client = await Client.new(url, f"Player {number}")
    table = await client.open(game="lucre", bots=["", "greedy", "greedy", "greedy"], pace=0, **settings)
    assert (await client.do(table, do="sit", seat=0)).status_code == 200
    return Player(client, table)


async def compare(store: Store, player: Player) -> int:
    """What a person was told is what the log tells, and what is told again now; how many messages that were.

    Each acknowledged command is in the log, and none twice.
    """
    acknowledged = set(player.acknowledged)  # before the log is read, for they may play on
    events = [decode(data) for data in await store.events_after(player.table)]
    ids = [event.id for event in events if isinstance(event, Moved | Asked) and event.id]
    assert len(set(ids)) == len(ids)
    assert acknowledged <= set(ids)
    assert not player.contradictions
    table, stream, compared = Table(), Stream(0), 0
    for event in events:
        table.apply(event)
        for data in stream.take(News(table, event)):
            message = json.loads(data)
            told = player.told.get(message["n"], message)
            assert told == message or "picture" in told
            compared += message["n"] in player.told
    return compared


async def retold(player: Player) -> int:
    """A server tells again from the beginning what it, or one before it, has told; how many messages."""
    last, again = max(player.told), dict[int, dict[str, Any]]()
    async with player.client.socket(player.table, "?after=0&as=0") as talk:
        while not again or max(again) < last:
            await talk.receive()
            again |= {message["n"]: message for message in talk.messages}
            talk.messages.clear()
    for number, message in player.told.items():
        assert message == again[number] or "picture" in message
    return len(again)
