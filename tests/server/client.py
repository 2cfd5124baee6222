"""A person with a program: talks to a real server as anybody would, over HTTP and a socket."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .raw_http import ANEW, END


class Client:
    """One person, at one table at a time."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=END, limits=ANEW, trust_env=False)

    @staticmethod
    async def new(url: str, name: str) -> "Client":
        async with httpx.AsyncClient(base_url=url, timeout=END, trust_env=False) as http:
            answer = await http.post("/api/people", json={"name": name, "token": True})
        assert answer.status_code == 201, answer.text
        return Client(url, answer.json()["token"])

    async def open(self, **settings: object) -> str:
        answer = await self.http.post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, **command: object) -> httpx.Response:
        return await self.http.post(f"/api/tables/{table}/do", json=command)

    async def ready(self, table: str) -> httpx.Response:
        return await self.do(table, do="ready", entropy=secrets.token_hex(16))

    @asynccontextmanager
    async def socket(self, table: str, query: str = "") -> AsyncIterator["Talk"]:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        async with connect(address, additional_headers=headers, max_size=None, proxy=None) as connection:
            yield Talk(connection)

    async def close(self) -> None:
        await self.http.aclose()


class Talk:
    """A socket at a table: what came, and what is known from it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.seat: int | None = None
        self.turn: int | None = None
        self.actions: list[dict[str, Any]] = []
        self.over = False
        self.match = 0
        self.board: dict[str, Any] = {}
        self.here: dict[str, Any] = {}  # who is connected

    def go_on_from(self, earlier: "Talk") -> None:
        """Know what was known before the connection was lost."""
        self.seat, self.turn, self.over, self.match = earlier.seat, earlier.turn, earlier.over, earlier.match
        self.actions, self.board = earlier.actions, earlier.board

    async def receive(self, seconds: float = END) -> None:
        """One frame, which may hold several messages."""
        async with asyncio.timeout(seconds):
            frame = await self.connection.recv()
        for line in str(frame).split("\n"):
            data = json.loads(line)
            if "answer" in data:
                self.answers[data["answer"]] = data
            elif "here" in data:
                self.here = data["here"]
            else:
                self.messages.append(data)
                self._see(data)

    def _see(self, message: dict[str, Any]) -> None:
        picture = message.get("picture") or {}
        if picture:
            self.seat = picture["seat"]
        if board := message.get("board") or picture.get("board"):
            self.board, self.match = board, board["matches"]
        if view := message.get("view") or picture.get("view") or message.get("change"):
            self.turn, self.over, self.actions = view["turn"], view["over"], view["actions"]

    async def command(self, **command: object) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        label = secrets.token_hex(4)
        await self.connection.send(json.dumps({"answer": label, **command}))
        while label not in self.answers:
            await self.receive()
        return self.answers.pop(label)

    async def move(self, action: int | str) -> dict[str, Any]:
        return await self.command(do="move", id=secrets.token_hex(4), match=self.match, action=action)

    async def play_on(self, most: int = 10_000) -> int:
        """Take the first action whenever there is one, until the match is over; how many."""
        played = 0
        while not self.over and played < most:
            if self.actions and self.turn == self.seat:
                answer = await self.move(self.actions[0]["id"])
                assert answer["ok"], answer
                played += 1
            else:
                await self.receive()
        return played


__all__ = ["Client", "ConnectionClosed", "Talk"]
