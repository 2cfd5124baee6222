"""Small programs that play, or do something else, and a table for them to sit at."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.core.match import Match

PRELUDE = """
import json, os, signal, sys, time

def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            yield message["question"], [action["id"] for action in message["view"]["actions"]]

def answer(question, action):
    print(json.dumps({"question": question, "action": action}), flush=True)

"""
LAST_ACTION = "for question, actions in questions(): answer(question, actions[-1])"

Program = Callable[[str], list[str]]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The command that runs these lines of Python."""

    def write(lines: str) -> list[str]:
        file = tmp_path / f"program-{len(list(tmp_path.iterdir()))}.py"
        file.write_text(PRELUDE + lines, encoding="utf-8")
        return [sys.executable, str(file)]

    return write


def named(command: list[str]) -> str:
    """A command as the name of a bot."""
    return f"run:{shlex.join(command)}"


@pytest.fixture
def match() -> Match:
    """Lucre after the swaps, with somebody on turn who has a choice."""
    match = Match(games.load("lucre"), options={"mulligan": "off"}, seed=bytes(32))
    assert len(match.legal) > 1
    return match
