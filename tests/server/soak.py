"""People play for many minutes, others come and go: the memory of the server stays as it is. `make soak` runs it."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import mean

from cutpurse.server.storage.migrations import migrate

from .client import Client
from .players import Player, newcomer
from .raw_http import MB, faults, memory, sockets_open
from .server_process import Running

PLAYERS = 10
EVENING = 60.0  # seconds that a group stays at its tables; then others open new ones
LOOK = 15.0  # seconds between two looks at the memory
FLAT = 10 * MB  # by which the last third of the looks may be above the second, on average


async def evening(url: str, number: int, seconds: float) -> int:
    """Somebody plays for a while, watched by somebody who comes and goes; how many commands were acknowledged."""
    player, stop = await newcomer(url, number), asyncio.Event()
    playing, watching = asyncio.create_task(player.play(stop)), asyncio.create_task(watch(player, stop))
    await asyncio.sleep(seconds)
    stop.set()
    await asyncio.gather(playing, watching)
    await player.client.do(player.table, do="leave")
    await player.client.close()
    return len(player.acknowledged)


async def watch(player: Player, stop: asyncio.Event) -> None:
    stranger = Client(player.client.url)
    while not stop.is_set():
        async with stranger.socket(player.table, "?after=0") as talk:
            await talk.receive()
        await asyncio.sleep(1)
    await stranger.close()


async def soak(server: Running, minutes: float) -> list[int]:
    """The server's memory, look by look."""
    held, start, acknowledged = list[int](), time.monotonic(), 0

    async def look() -> None:
        while True:
            await asyncio.sleep(LOOK)
            held.append(memory(server))
            seconds = time.monotonic() - start
            print(f"{seconds:.0f} s, {held[-1] / MB:.1f} MB, {acknowledged} commands acknowledged", flush=True)

    looking = asyncio.create_task(look())
    while time.monotonic() - start < 60 * minutes:
        evenings = [evening(server.url, number, EVENING) for number in range(PLAYERS)]
        acknowledged += sum(await asyncio.gather(*evenings))
    looking.cancel()
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cutpurse-soak-") as folder:
        url = f"sqlite:///{folder}/tables.db"
        migrate(url)
        with Running(url, Path(folder) / "log") as server:
            held = asyncio.run(soak(server, given.minutes))
            assert faults(server) == []
            assert sockets_open(server) == 0
    third = len(held) // 3
    second, last = mean(held[third : 2 * third]), mean(held[2 * third :])
    print(f"on average {second / MB:.1f} MB in the second third, {last / MB:.1f} MB in the last")
    assert last - second < FLAT, "the memory has grown"


if __name__ == "__main__":
    main()
