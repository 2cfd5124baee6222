"""A process that thinks for others: it is sent positions, and answers with what a search finds there.

    [ a game to load -> an empty answer | a task -> what was found ] x n -> the input ends

What is sent is a length of four bytes and a message (MessagePack). A task holds one of the seat's worlds and no more
than that, so whoever thinks knows as little as the seat, on this machine or on another.
"""

import os
import secrets
import signal
import struct
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO, TypeAlias

import msgspec
import numpy as np

from cutpurse import bots, core, games
from cutpurse.bots.levels import LEVELS, level
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.warm import load, parts_for
from cutpurse.core import compiling
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.sources import digest

LENGTH = struct.Struct("<I")
MOST_BYTES = 1 << 20  # of a message
NICE = 5  # whoever serves people comes first


class Task(msgspec.Struct, frozen=True, kw_only=True, tag="task"):
    """A position to think about, and how much. Options and the version of the rules are fields of the world."""

    game: str
    layout: str  # the name of the state's type, which has a hash of the rules
    seat: int
    world: bytes  # a redealt state: what the seat can't know is chance, and so is the seed
    random: int  # what the search draws its random numbers from
    level: str
    iterations: int = 0
    seconds: float = 0.0
    clear: float = 0.0

    @staticmethod
    def of(position: Position, name: str, budget: Budget) -> "Task":
        return Task(
            game=position.game.name,
            layout=position.game.layout.name,
            seat=position.seat,
            world=position.states.tobytes(),
            random=secrets.randbits(63),
            level=name,
            iterations=budget.iterations,
            seconds=budget.seconds,
            clear=budget.clear,
        )


class Load(msgspec.Struct, frozen=True, kw_only=True, tag="load"):
    """A game whose compiled code will be needed."""

    game: str


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it; nothing was found where a game was loaded, or where something went wrong."""

    found: SearchResult | None = None
    error: str = ""


Order: TypeAlias = Task | Load

_orders = msgspec.msgpack.Decoder(Order)
_tasks = msgspec.msgpack.Decoder(Task)
_answers = msgspec.msgpack.Decoder(Answer)


def pack(message: Order | Answer) -> bytes:
    return msgspec.msgpack.encode(message)


def read_task(data: bytes) -> Task:
    return _tasks.decode(data)


def read_answer(data: bytes) -> Answer:
    return _answers.decode(data)


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


def think(task: Task) -> SearchResult:
    """What the search of that level finds. A task from other rules is a CutpurseError."""
    game = games.load(task.game)
    if task.layout != game.layout.name or len(task.world) != game.layout.dtype.itemsize:
        raise CutpurseError(f"the rules of {game.name} are others here")
    if task.level not in LEVELS or not (task.iterations > 0 or task.seconds > 0):
        raise CutpurseError(f"nobody thinks as {task.level!s:.40}")
    states = np.frombuffer(bytearray(task.world), game.layout.dtype)
    position = Position(game, {}, states, task.seat, fast_rng(task.random), lambda: ())
    return level(task.level, Budget(iterations=task.iterations, seconds=task.seconds, clear=task.clear)).think(position)


def carry_out(order: Order) -> Answer:
    """Do what is asked; whatever goes wrong is told, and the next may be asked."""
    try:
        if isinstance(order, Load):
            game = games.load(order.game)
            if not compiling.INTERPRETED:
                load(game, parts_for(LEVELS))
            return Answer()
        return Answer(found=think(order))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error!s:.300}")


@cache
def sources_of(game: Game) -> str:
    """A hash of all that decides what is found in a game: the sources of core, bots and the game, and calibration."""
    return digest(source_files(game))


def source_files(game: Game) -> dict[str, Path]:
    folders = [Path(module.__file__ or "").parent for module in (core, bots, *game.rules, *game.shown)]
    files = [file for folder in folders for kind in ("*.py", "*.json") for file in folder.rglob(kind)]
    return {"/".join(file.parts[-3:]): file for file in files}


def main() -> None:
    """Answer until the input ends: whoever has started us is gone then, however that happened."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for those above us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what somebody prints must not be taken for an answer
    with suppress(BrokenPipeError):
        while message := read_message(sys.stdin.buffer):
            answers.write(framed(pack(carry_out(_orders.decode(message)))))
            answers.flush()
            give_way()


@cache
def give_way() -> None:
    """From the first game that was loaded: until then a table may be waiting for just that."""
    with suppress(AttributeError, OSError):  # not every system has priorities
        os.nice(NICE)


def read_message(stream: BinaryIO) -> bytes:
    """The next message; empty when there will be no more."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


if __name__ == "__main__":
    main()
