"""Inputs at random, by HTTP and through sockets: each is answered or hung up on, without a fault of the server's own.

The tests send some of them, `make fuzz` a hundred thousand. What is sent is made from good requests: a part of it is
exchanged, repeated, cut off or replaced by something odd.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from cutpurse.server.storage.migrations import migrate
from cutpurse.server.table.commands import EXAMPLES

from .raw_http import END, MB, faults, memory, newcomer, open_table
from .raw_socket import CONT, PING, TEXT, bare, frame
from .server_process import Running

AT_ONCE = 20  # connections
ODD = ["", "0", "-1", "1e999", "9" * 400, "\u0000", "%00", "%ff", "../..", "%2e%2e%2f", "'; --", "{}", "[]", "null"]
ODD += ["true", '"', "\\", "\\ud800", "é", "💰", "a" * 5000, "[" * 3000, "NaN", " ", "\t"]
PATHS = ["/", "/healthz", "/metrics", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/api/me/results"]
PATHS += ["/api/people", "/api/records", "/api/carry", "/api/codes/brass-key-41", "/api/games/lucre/rules?language=de"]
PATHS += [
    "/api/games/lucre/guide",
    "/api/games/lucre/ratings",
    "/api/words/de",
    "/api/preparing",
    "/t/TABLE",
    "/api/tables/TABLE",
]
PATHS += ["/api/tables/TABLE/do", "/api/tables/TABLE/hint", "/api/tables/TABLE/matches/1/replay?eyes=0"]
PATHS += ["/api/tables/TABLE/matches/1/record.txt", "/api/tables/TABLE/matches/1/statistics"]
HEADERS = ["Origin: x", "Cookie: cutpurse=x", "Accept: text/event-stream", "Range: bytes=0-", "If-None-Match: *"]
HEADERS += [
    "X-Forwarded-For: x",
    "Sec-Fetch-Site: cross-site",
    "Expect: 100-continue",
    "Connection: Upgrade",
    "Upgrade: h2c",
]
METHODS = ["GET", "POST", "POST", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]
BODIES: list[object] = [*EXAMPLES.values(), {"name": "Ada", "token": True}, {"game": "lucre", "bots": ["", "sharp"]}]
BODIES += [{"text": "Game: lucre\nRules: 1\nSeats: 4\nSeed: 00\n"}, {"code": "x"}, {"name": None, "rated": True}]


@dataclass
class Fuzz:
    """A server that is sent inputs, and what it has answered."""

    server: Running
    luck: random.Random
    token: str = ""
    table: str = ""
    answers: Counter[str] = field(default_factory=Counter)

    def prepare(self) -> None:
        self.token = newcomer(self.server)
        self.table = open_table(self.server, self.token)

    async def run(self, inputs: int) -> None:
        """Half of them by HTTP, half through sockets."""
        share = inputs // (2 * AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._by_http(share))
                group.create_task(self._by_sockets(share))

    async def _by_http(self, inputs: int) -> None:
        while inputs > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=MB)
            with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                while inputs > 0:
                    inputs -= 1
                    writer.write(self._request())
                    await self._read_answer(reader)
            writer.transport.abort()

    async def _read_answer(self, reader: asyncio.StreamReader) -> None:
        """The next answer; its body is not read to the end if it may have none."""
        async with asyncio.timeout(END):
            status = (await reader.readuntil(b"\r\n")).split(b" ", 2)[1].decode()
            self.answers[status] += 1
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            _, found, rest = head.partition(b"content-length: ")
            length = int(rest.partition(b"\r\n")[0]) if found else 0
            if not found or b"connection: close" in head or status[0] == "1":
                raise ConnectionResetError  # on to the next connection
            body = await reader.readexactly(length)
            if b"Traceback" in body:
                self.answers["traceback"] += 1

    def _request(self) -> bytes:
        luck = self.luck
        method, path = luck.choice(METHODS), luck.choice(PATHS).replace("TABLE", self.table)
        body = self._body()
        path = self._spoilt(path).replace(" ", "%20").replace("\t", "%09") if luck.random() < 0.5 else path
        more = [
            self._spoilt(line) if luck.random() < 0.3 else line for line in luck.sample(HEADERS, luck.randint(0, 2))
        ]
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/json"] * (luck.random() < 0.95)
        lines += [f"Authorization: Bearer {self.token}"] * (luck.random() < 0.8)
        head = "\r\n".join(line.replace("\n", "").replace("\r", "") for line in [*lines, *more])
        return head.encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body

    def _body(self) -> bytes:
        luck = self.luck
        text = json.dumps(luck.choice(BODIES))
        return (self._spoilt(text) if luck.random() < 0.7 else text).encode("utf-8", "replace")

    def _spoilt(self, text: str) -> str:
        """The same with something odd in place of a part."""
        luck = self.luck
        start = luck.randint(0, len(text))
        end = min(len(text), start + luck.choice([0, 1, 2, 8, len(text)]))
        return text[:start] + luck.choice([*ODD, text[start:end] * 2, chr(luck.randint(32, 0x2FFF))]) + text[end:]

    async def _by_sockets(self, inputs: int) -> None:
        while inputs > 0:
            with suppress(ConnectionError, asyncio.IncompleteReadError, EOFError):
                token = self.token if self.luck.random() < 0.8 else ""
                async with bare(self.server, self.table, token) as connection:
                    while inputs > 0:
                        inputs -= 1
                        sent, whole = self._frame()
                        await connection.send(sent)
                        if whole:
                            answer = await connection.answer()
                            self.answers[answer.get("code", "ok")] += 1
                        else:
                            self.answers["odd frame"] += 1

    def _frame(self) -> tuple[bytes, bool]:
        """A frame, and whether there will be an answer to it."""
        luck, body = self.luck, self._body()[:16_000]
        if luck.random() < 0.97:
            return frame(TEXT, body), True
        kind = luck.choice([TEXT, CONT, PING, 3, 11])
        return frame(kind, body[:200], masked=luck.random() < 0.5, reserved=luck.randint(0, 7)), False

    def check(self) -> None:
        """No fault was answered, or written to the log."""
        bad = [answer for answer in self.answers if answer[0] == "5" or answer in ("failed", "traceback")]
        assert not bad, self.answers
        assert faults(self.server) == []
        assert "Traceback" not in self.server.log.read_text()
        assert self.server.healthy()


def rounds(fuzz: Fuzz, inputs: int, number: int) -> Iterator[int]:
    """The server's memory after each round of inputs."""
    for _ in range(number):
        asyncio.run(fuzz.run(inputs // number))
        fuzz.check()
        yield memory(fuzz.server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cutpurse-fuzz-") as folder:
        url = f"sqlite:///{folder}/tables.db"
        migrate(url)
        with Running(url, Path(folder) / "log") as server:
            fuzz, start = Fuzz(server, random.Random(given.seed)), time.monotonic()
            fuzz.prepare()
            for held in rounds(fuzz, given.inputs, 10):
                print(
                    f"{fuzz.answers.total()} answers, {held / MB:.0f} MB, {time.monotonic() - start:.0f} s", flush=True
                )
    print(f"seed {given.seed}: {dict(fuzz.answers.most_common())}")


if __name__ == "__main__":
    main()
