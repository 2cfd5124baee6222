"""People play while the server is killed again and again; nothing that was acknowledged may be lost, doubled or retold
otherwise. The tests run it with some kills, `make chaos` with a thousand."""

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from cutpurse.server.storage.migrations import migrate
from cutpurse.server.storage.store import Store

from .players import Player, compare, newcomer, retold
from .postgres import Postgres
from .raw_http import faults
from .server_process import Running

PLAYERS = 6
PATIENCE = 300.0  # seconds for everybody to play on after a kill, on a machine that is busy with other things
MOST_BETWEEN = 20  # commands that are acknowledged between two kills
CHECK = 100  # kills between two looks at the log


@dataclass
class Chaos:
    """A server under load, and what happens to it."""

    server: Running
    url: str  # of its database
    database: Postgres | None = None  # that may be killed, too
    workers: int = 1
    kills: Counter[str] = field(default_factory=Counter)
    players: list[Player] = field(default_factory=list)
    compared: int = 0  # messages, with what the log tells
    retold: int = 0  # messages, that were told again
    enough: bool = False  # no more kills

    async def run(self, kills: int, report: Callable[[int], None] = lambda done: None) -> None:
        """Kill it so often, or until `enough`, while people play; then all play on, and are told everything again."""
        async with AsyncExitStack() as stack:
            for number in range(PLAYERS):
                player = await newcomer(self.server.url, number)
                self.players.append(player)
                stack.push_async_callback(player.client.close)
            stop = asyncio.Event()
            async with asyncio.TaskGroup() as group:  # all play inside, and are stopped if something goes wrong
                for player in self.players:
                    group.create_task(player.play(stop))
                for number in range(kills):
                    await self._until(self.acknowledged() + random.randint(1, MOST_BETWEEN))
                    if self.enough:
                        break
                    await self._kill(random.choice(self._kinds()))
                    if (number + 1) % CHECK == 0:
                        await self._check()
                    report(number + 1)
                for player in self.players:
                    await self._until(len(player.acknowledged) + 1, [player])
                stop.set()
            self.retold = sum([await retold(player) for player in self.players])
            await self._check()

    def _kinds(self) -> list[str]:
        several = ["worker", "parent"] if self.workers > 1 else []
        return ["server", *several, *(["database"] if self.database and random.random() < 0.2 else [])]

    async def _kill(self, kind: str) -> None:
        self.kills[kind] += 1
        if kind == "worker":
            await self._kill_worker()
        elif kind == "database":
            assert self.database
            await asyncio.to_thread(self.database.kill)
            await asyncio.to_thread(self.database.start)
        else:
            if kind == "parent":
                self.server.kill_parent()
            else:
                self.server.kill()
            await asyncio.to_thread(self.server.start)

    async def _kill_worker(self) -> None:
        workers = self.server.workers
        if workers:
            os.kill(random.choice(workers), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len(self.server.workers) < self.workers:
                await asyncio.sleep(0.1)

    def acknowledged(self, players: Sequence[Player] = ()) -> int:
        return sum(len(player.acknowledged) for player in players or self.players)

    async def _until(self, acknowledged: int, players: Sequence[Player] = ()) -> None:
        """So many commands are done. A kill comes at any moment of the next one."""
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged(players) < acknowledged:
                assert self.server.process.poll() is None, (
                    f"the server has ended: {self.server.log.read_text()[-2000:]}"
                )
                await asyncio.sleep(random.uniform(0, 0.05))

    async def _check(self) -> None:
        """Look at the log."""
        store = Store(self.url, patience=PATIENCE)
        try:
            self.compared = sum([await compare(store, player) for player in self.players])
        finally:
            await asyncio.to_thread(store.close)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cutpurse-chaos-"))
        database, url = None, f"sqlite:///{folder}/tables.db"
        if given.database == "postgresql":
            database = Postgres()
            stack.callback(database.remove)
            url = database.fresh_database()
        migrate(url)
        server = stack.enter_context(Running(url, Path(folder) / "log", workers=given.workers))
        chaos = Chaos(server, url, database, given.workers)
        run(chaos, given.kills)
        tell(chaos, f"{given.database}, {given.workers} worker(s)")


def run(chaos: Chaos, kills: int) -> None:
    """Tell now and then how far it is. When it is told to end it kills no more, and looks at what was done."""
    start = time.monotonic()

    def report(done: int) -> None:
        if done % 10 == 0:
            told = f"{chaos.acknowledged()} acknowledged, {chaos.compared} messages compared with the log"
            print(f"{done} kills, {told}, {time.monotonic() - start:.0f} s", flush=True)

    def stop(*_: object) -> None:
        print("no more kills; looking at what was done", flush=True)
        chaos.enough = True

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stop)
    asyncio.run(chaos.run(kills, report))


def tell(chaos: Chaos, where: str) -> None:
    kinds = ", ".join(f"{count} of the {kind}" for kind, count in chaos.kills.items())
    resumed = sum(player.resumed for player in chaos.players)
    log = chaos.server.log.read_text()
    print(f"{where}: {chaos.kills.total()} kills ({kinds})")
    print(f"{chaos.acknowledged()} commands acknowledged, none lost, none done twice; {resumed} connections made again")
    print(f"{chaos.compared} messages as in the log, {chaos.retold} told again and the same")
    print(f"{log.count('Traceback')} tracebacks and {len(faults(chaos.server))} errors in the server's log")


if __name__ == "__main__":
    main()
