"""What was told is told again in the same words: by another process, compiled or not, after a burst of commands."""

import asyncio
import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from cutpurse import games
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Clock, Settings
from cutpurse.server.table.table import Table

from ..client import Client
from ..raw_http import GREEDY
from ..raw_socket import bare, command
from ..server_process import Running
from ..tables import ADA, BEN, ENTROPY, SECRET, happen


def told_of_a_match(name: str) -> str:
    """A hash of all that is told of a match to every viewer. Much of it happens: people come, go and take back."""
    seats = games.load(name).seats[-1]
    table, log = Table(), list[AnyEvent]()
    agreed = Settings(game=name, seats=seats, bots=("",) * 2 + ("greedy",) * (seats - 2), clock=Clock(bank=60.0))
    log += happen(table, [events.Opened(by=ADA, settings=agreed), events.Prepared(secret=SECRET)])
    for person in (ADA, BEN):
        log += happen(table, table.sit(person, person[7:].title(), None, 1.0))
    for person in (ADA, BEN):
        log += happen(table, table.ready(person, ENTROPY, 2.0))
    for number in range(3000):
        if not table.open_seats:
            break
        seat = table.open_seats[number % len(table.open_seats)]
        legal = table.question(seat).legal
        log += happen(table, [events.Moved(at=3.0 + number, seat=seat, action=legal[number % len(legal)])])
        if number % 50 == 7:
            log += happen(table, [events.SteppedIn(at=3.0 + number, seat=0), events.Returned(at=3.1 + number, seat=0)])
    streams, again = [Stream(seat) for seat in (None, *range(seats))], Table()
    found = hashlib.sha256()
    for event in log:
        again.apply(event)
        for stream in streams:
            found.update(b"\n".join(stream.take(News(again, event))))
    return found.hexdigest()


PROGRAM = (
    "import sys; from tests.server.whole.test_retelling import told_of_a_match; print(told_of_a_match(sys.argv[1]))"
)


@pytest.mark.parametrize("name", games.names())
def test_every_process_tells_the_same(name: str) -> None:
    """Whatever order its sets have, and whether the rules are compiled."""
    told = {told_of_a_match(name)}
    for changes in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "CUTPURSE_INTERPRETED": "1"}):
        command = [sys.executable, "-c", PROGRAM, name]
        found = subprocess.run(command, env=os.environ | changes, capture_output=True, text=True, check=True)
        told.add(found.stdout.strip())
    assert len(told) == 1


async def test_after_a_burst_and_a_kill_the_same_is_told(server: Running) -> None:
    """Many commands in one piece, of which some are refused; then the server is killed, and tells it all again."""
    player = await Client.new(server.url, "Ada")
    table = await player.open(**GREEDY)
    wanted: list[dict[str, Any]] = [{"do": "sit", "seat": 0}, {"do": "ready", "entropy": "11" * 16}]
    for number in range(60):
        wanted += [
            {"do": "move", "id": f"{number}.{action}", "match": 1, "action": action} for action in range(0, 40, 3)
        ]
        wanted += [{"do": "say", "phrase": "hello", "id": str(number)}, {"do": "rest"}, {"do": "sit"}, {"do": "undo"}]
    before = list[dict[str, Any]]()
    async with bare(server, table, player.token) as connection:
        await connection.send(b"".join(command(answer=str(number), **each) for number, each in enumerate(wanted)))
        while len([told for told in before if "answer" in told]) < len(wanted):
            before.append(await connection.told())
    server.kill()
    await asyncio.to_thread(server.start)
    first = {told["n"]: told for told in before if "n" in told and not {"here", "picture"} & set(told)}
    assert len(first) > 100
    again = dict[int, object]()
    async with player.socket(table, "?after=0&as=0") as talk:
        while max(first) not in again:
            await talk.receive()
            again |= {told["n"]: told for told in talk.messages}
    assert first == {number: again[number] for number in first}
    await player.close()
