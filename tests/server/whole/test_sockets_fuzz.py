"""Sockets that are fed garbage, flooded, left alone and never read: they are answered or closed, and others play on."""

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.server.http.connections import MOST_FRAGMENTS
from cutpurse.server.live.feed import Feed
from cutpurse.server.live.limits import MOST_HELD, Limits
from cutpurse.server.live.outbox import MOST_WAITING, Outbox
from cutpurse.server.live.socket import MOST_REFUSED, Socket
from cutpurse.server.serve import LARGEST_FRAME
from cutpurse.server.storage.store import Store
from cutpurse.server.table.events import Talked, encode
from cutpurse.server.table.phrases import PHRASES
from cutpurse.server.table.refusals import STATUS

from ..client import Client
from ..conftest import LONG
from ..raw_http import (
    END,
    GREEDY,
    MB,
    connect,
    do,
    faults,
    http,
    memory,
    newcomer,
    open_table,
    request,
    sockets_open,
    wait_until,
)
from ..raw_socket import BINARY, CONT, PING, TEXT, NoConnection, bare, command, frame
from ..server_process import Running

IDLE = 2000  # sockets that only listen


@pytest.fixture(autouse=True)
def unharmed(server: Running) -> Iterator[None]:
    """After every test the server is well, has nothing to regret, and has forgotten all sockets."""
    yield
    wait_until(lambda: sockets_open(server) == 0)
    assert faults(server) == []


@pytest.fixture(scope="module")
def token(server: Running) -> str:
    return newcomer(server)


@pytest.fixture(scope="module")
def table(server: Running, token: str) -> str:
    """A table where Ada plays against bots, with a clock that nobody minds."""
    table = open_table(server, token)
    with http(server, token) as client:
        for wanted in ({"do": "sit"}, {"do": "ready", "entropy": "00" * 16}):
            assert client.post(f"/api/tables/{table}/do", json=wanted).status_code == 200
    return table


async def play_elsewhere(server: Running, name: str = "Ben") -> None:
    """A whole match at a table of one's own."""
    player = await Client.new(server.url, name)
    table = await player.open(**GREEDY)
    async with player.socket(table) as talk:
        assert (await talk.command(do="sit"))["ok"]
        assert (await talk.command(do="ready", entropy="11" * 16))["ok"]
        assert await talk.play_on() > 5
    await player.close()


def while_others_play(server: Running, attack: Callable[[], Awaitable[None]]) -> None:
    """Attack, while somebody plays a match at another table and notices nothing."""

    async def run() -> None:
        async with asyncio.timeout(END), asyncio.TaskGroup() as group:
            group.create_task(play_elsewhere(server))
            await attack()

    asyncio.run(run())


def settled_memory(server: Running) -> int:
    """What it holds when somebody has played, and the game's compiled code has been loaded beside that."""
    asyncio.run(play_elsewhere(server, "Cid"))
    held = [0, memory(server)]
    while held[-1] - held[-2] > MB:
        time.sleep(1)
        held.append(memory(server))
    return held[-1]


# One frame.

WRONG_FRAMES: dict[str, tuple[bytes, int]] = {
    "too large": (frame(TEXT, b" " * (LARGEST_FRAME + 1)), 1009),
    "too large in parts": (frame(TEXT, b" " * 9000, fin=False) + frame(CONT, b" " * 9000), 1009),
    "no end of empty parts": (frame(TEXT, fin=False) + frame(CONT, fin=False) * (MOST_FRAGMENTS + 1), 1009),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "not masked": (frame(TEXT, b"{}", masked=False), 1002),
    "reserved bits": (frame(TEXT, b"{}", reserved=4), 1002),
    "no such kind": (frame(5, b"{}"), 1002),
    "a continuation of nothing": (frame(CONT, b"{}"), 1002),
    "a long ping": (frame(PING, bytes(200)), 1002),
    "random bytes": (bytes(range(255, 0, -1)), 1002),
}


@pytest.mark.parametrize("name", WRONG_FRAMES)
def test_wrong_frames_end_the_connection_with_a_reason(server: Running, table: str, name: str) -> None:
    data, code = WRONG_FRAMES[name]

    async def run() -> int:
        async with bare(server, table) as connection:
            await connection.send(data)
            return await connection.bye()

    assert asyncio.run(run()) == code


ODD_FRAMES: dict[str, bytes] = {
    "nothing": frame(TEXT),
    "binary": frame(BINARY, bytes(range(256))),
    "no JSON": frame(TEXT, b"hello"),
    "a list": frame(TEXT, b"[]"),
    "deep": frame(TEXT, b'{"do": ' + b"[" * 8000 + b"]" * 8000 + b"}"),
    "a giant number": frame(TEXT, b'{"do": "move", "id": "a", "action": 1, "match": ' + b"9" * 6000 + b"}"),
    "a label that is none": frame(TEXT, b'{"do": "ping", "answer": {}}'),
    "a long label": frame(TEXT, b'{"do": "ping", "answer": "' + b"a" * 41 + b'"}'),
    "in parts": frame(TEXT, b'{"do"', fin=False) + frame(PING) + frame(CONT, b': "frob"}'),
}


@pytest.mark.parametrize("name", ODD_FRAMES)
async def test_odd_frames_are_answered(server: Running, table: str, name: str) -> None:
    async with bare(server, table) as connection:
        await connection.send(ODD_FRAMES[name])
        assert (await connection.answer())["code"] == "bad_input"
        assert (await connection.asks(do="ping"))["ok"]


# Wishes of all shapes.

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 70), 1 << 70) | st.floats(allow_nan=False, width=32) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
verbs = st.sampled_from(["sit", "leave", "fill", "ready", "move", "undo", "rematch", "say", "ping", "", "__class__"])
values = (
    st.integers(-1, 70)
    | st.sampled_from(["", "greedy", "0" * 32, "bank 7", "7 up", "swap 3", *PHRASES])
    | st.text(max_size=130)
    | anything
)
fields = st.sampled_from(["seat", "entropy", "id", "match", "action", "rotate", "phrase", "bot", "answer"])
commands = st.builds(lambda do, more: {**more, "do": do}, verbs | anything, st.dictionaries(fields, values, max_size=4))
good_moves = st.builds(lambda action: {"do": "move", "id": "a", "match": 1, "action": action}, values)


def check_answer(told: dict[str, Any]) -> None:
    if told["ok"]:
        assert set(told) == {"answer", "ok"}
    else:
        assert told["code"] in STATUS
        assert told["code"] != "failed"
        assert told["message"]["key"]


@given(st.lists(commands | good_moves | st.dictionaries(st.text(), anything, max_size=3), max_size=10))
def test_a_wish_of_any_shape_is_granted_or_refused(server: Running, token: str, table: str, shapes: list[Any]) -> None:
    async def run() -> None:
        async with bare(server, table, token) as connection:
            for shape in shapes:
                await connection.send(frame(TEXT, json.dumps(shape).encode()[:LARGEST_FRAME]))
                check_answer(await connection.answer())
            assert (await connection.asks(do="ping"))["ok"]

    assert len(shapes) < MOST_REFUSED
    asyncio.run(run())


async def test_who_goes_on_with_nonsense_is_hung_up_on(server: Running, table: str) -> None:
    async with bare(server, table) as connection:
        await connection.send(frame(TEXT, b"nonsense") * 1000)
        refused = [await connection.answer() for _ in range(MOST_REFUSED + 1)]
        assert {told["code"] for told in refused} == {"bad_input"}
        with pytest.raises(EOFError):
            await connection.told()
    async with bare(server, table) as connection:
        await connection.send(frame(TEXT, b"nonsense") * 1000)
        assert await connection.bye() == 1008


# Many frames, many sockets.


def test_round_after_round_nothing_remains(server: Running, token: str, table: str) -> None:
    """Sockets that send garbage, nonsense or nothing come and go; the memory stays."""
    wrong = [data for data, _ in WRONG_FRAMES.values()]
    sent = [b"", frame(TEXT, b"{}")[:3], frame(TEXT, b"nonsense") * 100, *wrong, *ODD_FRAMES.values()]

    async def come_and_go(number: int) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            async with bare(server, table, token if number % 2 else "") as connection:
                await connection.send(sent[number % len(sent)])
                await connection.receive()

    async def one_round() -> None:
        for start in range(0, 200, 50):
            await asyncio.gather(*map(come_and_go, range(start, start + 50)))

    held = []
    for _ in range(12):
        asyncio.run(one_round())
        wait_until(lambda: sockets_open(server) == 0)
        held.append(memory(server))
    assert held[-1] - held[7] < 5 * MB, held  # by then the collector has been round


# Who does not read.

MANY_COMMANDS = command(do="ping", answer="a" * 40) * 1000
MANY_PINGS = frame(PING, bytes(100)) * 1000


async def ask_and_never_read(server: Running, table: str, asked: bytes) -> int:
    """Ask for far more answers, or pongs, than are kept for anybody; the server's memory then."""
    async with bare(server, table, deaf=True) as connection:
        with suppress(ConnectionError, TimeoutError):
            for _ in range(200):
                async with asyncio.timeout(0.5 if asked is MANY_COMMANDS else END):  # we are not listened to any more
                    await connection.send(asked)
        return memory(server)


def test_who_never_reads_costs_little(server: Running, table: str) -> None:
    """Neither at once nor round after round; and others play on."""
    before, held = settled_memory(server), []

    async def attack() -> None:
        tasks = [ask_and_never_read(server, table, asked) for asked in 3 * [MANY_COMMANDS, MANY_PINGS]]
        held.append(max(await asyncio.gather(*tasks)))

    for _ in range(2):
        while_others_play(server, attack)
    assert held[0] - before < 30 * MB
    assert held[-1] - held[0] < 10 * MB


MUCH = 4000  # texts that were said: four megabytes
RETOLD = 120 * MB  # while the log is read and told again for one after another; without any bound it was 360 MB in all


async def say_much(server: Running, table: str) -> None:
    """As another worker would write it, which counts for itself."""
    store = Store(f"sqlite:///{server.log.parent / 'tables.db'}", patience=LONG)
    number = len(await store.events_after(table))
    await store.append(table, number, [encode(Talked(seat=0, text="€" * 300)) for _ in range(MUCH)])
    store.close()


async def never_read_and_send(server: Running, table: str) -> None:
    """Come for all that was ever told, read nothing, and send as fast as we are listened to, until we are cut off."""
    long = frame(TEXT, b" " * 16_000) * 20
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        async with bare(server, table, query="?after=0", deaf=True) as connection:
            while True:
                connection.writer.write(long)
                await connection.writer.drain()


def test_who_never_reads_and_goes_on_sending_costs_little(limited: Running) -> None:
    """Forty of them, where there is much to tell, are all cut off; and nobody is once they have gone."""
    token = newcomer(limited)
    table = open_table(limited, token)
    with http(limited, token) as client:
        do(client, table, do="sit", seat=0)
    asyncio.run(say_much(limited, table))
    before, held = settled_memory(limited), list[int]()

    async def watch() -> None:
        while True:
            held.append(memory(limited))
            await asyncio.sleep(0.05)

    async def attack() -> None:
        watching = asyncio.create_task(watch())
        async with asyncio.timeout(5 * END), asyncio.TaskGroup() as group:
            for _ in range(40):
                group.create_task(never_read_and_send(limited, table))
        watching.cancel()

    asyncio.run(attack())
    assert max(held) - before < MOST_HELD + RETOLD
    wait_until(lambda: sockets_open(limited) == 0)
    asyncio.run(play_elsewhere(limited))


def test_a_stream_that_nobody_reads_is_cut_off(server: Running, token: str) -> None:
    """At once when a megabyte waits; and who reads is told all of it."""
    table = open_table(server, token)
    with http(server, token) as client, connect(server) as deaf:
        do(client, table, do="sit", seat=0)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        deaf.sendall(request(server, f"GET /api/tables/{table}/stream HTTP/1.1"))
        wait_until(lambda: sockets_open(server) == 1)
        asyncio.run(say_much(server, table))
        asyncio.run(say_much(server, table))
        do(client, table, do="say", phrase="hello")
        wait_until(lambda: sockets_open(server) == 0)
        with client.stream("GET", f"/api/tables/{table}/stream?after=1&as=0") as stream:
            told = (json.loads(line) for line in stream.iter_lines() if '"spoken"' in line)
            assert sum(1 for _ in islice(told, 2 * MUCH)) == 2 * MUCH


async def test_no_more_is_kept_for_who_is_too_slow() -> None:
    """A socket whose other end does not read is ended, and then remembers nothing more."""

    async def never(*_: object) -> None:
        raise AssertionError

    line = NoConnection(room=False)
    limits = Limits()
    connection = Socket("", "", never, lambda: None, line, Outbox(limits, "here"))
    connection.tell(bytes(2 * MOST_WAITING))  # all that was missed
    running = asyncio.create_task(connection.run())
    await asyncio.sleep(0)
    for _ in range(MOST_WAITING // 1000):
        connection.tell(bytes(1000))
    assert 3 * MOST_WAITING - 1000 < connection.outbox.bytes == limits._held["here"] <= 3 * MOST_WAITING
    connection.tell(bytes(1000))
    assert line.aborted  # before anything is waited for
    connection.tell(bytes(1000))
    connection.received("{}")
    await running
    assert (connection.outbox.bytes, connection._commands, limits._held, line.sent) == (0, [], {}, [])


async def test_no_more_is_kept_for_a_stream_that_is_too_slow() -> None:
    """The same for whoever reads lines: cut off before anything is waited for."""
    aborted, limits = list[bool](), Limits()
    feed = Feed("", "", False, Outbox(limits, "here"), lambda: aborted.append(True))
    lines = feed.lines()
    feed.tell(b"the first")
    assert await anext(lines) == b"the first\n"
    for _ in range(MOST_WAITING // 1000):
        feed.tell(bytes(1000))
    assert not aborted
    feed.tell(bytes(1000))
    assert aborted == [True]
    feed.tell(bytes(1000))
    assert (feed.outbox.bytes, limits._held) == (0, {})
    assert [line async for line in lines] == []


async def test_what_waits_for_one_address_is_bounded() -> None:
    limits = Limits()
    boxes = [Outbox(limits, "here") for _ in range(100)]
    message = bytes(MOST_WAITING)
    kept = [box.add(message) for box in boxes]
    assert kept.count(True) == MOST_HELD // MOST_WAITING
    assert Outbox(limits, "there").add(message)
    boxes[0].take()
    assert boxes[-1].add(message)
    assert not boxes[-1].add(b"more")
    for box in boxes:
        box.clear()
    assert list(limits._held) == ["there"]
