"""A transcript of The Village is enough to check a game by hand: the referee reads it, and nothing of the engine."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from cutpurse import games
from cutpurse.arena.transcript import transcript

from .referee import UNLIMITED, Referee
from .test_referee import any_options
from .turns import NAMES


def read_option(name: str, text: str) -> object:
    if name == "cards":
        return [20, 20, 20, 20] if text == "even" else [int(count) for count in text.split(",")]
    words: dict[str, object] = {"on": True, "off": False}
    if name in ("limit", "night_cap"):
        words = {"none": UNLIMITED if name == "limit" else 1000}
    return words[text] if text in words else int(text) if text.isdigit() else text


def changed(table: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The table with what a step has changed."""
    merged = dict(table)
    for key, value in changes.items():
        merged[key] = changed(merged[key], value) if isinstance(value, dict) and key in merged else value
    return merged


class Written:
    """A game from its transcript alone."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data, self.steps_left = data, list(data["steps"])
        self.options: dict[str, Any] = {name: read_option(name, text) for name, text in data["options"].items()}
        self.laid_open: list[dict[str, Any]] = [self.steps_left.pop(0)["table"]]
        self.let_the_table_move()

    def let_the_table_move(self) -> None:
        while self.steps_left and self.steps_left[0]["by"] == "table":
            self.step()
            scores = self.laid_open[-1]["seats"]
            assert self.latest["scores"] == {name: scores[name]["chips"] for name in NAMES}

    def step(self) -> None:
        self.latest = self.steps_left.pop(0)
        assert self.latest["told"] or "action" in self.latest
        table = self.latest.get("table") or changed(self.laid_open[-1], self.latest["changed"])
        self.laid_open.append(table)

    def ask(self, seat: int, permitted: list[str]) -> str:
        action = self.steps_left[0]
        assert action["by"] == NAMES[seat]
        assert sorted(action["legal"]) == sorted(permitted)
        assert action["action"] in permitted
        self.step()
        self.laid_open = self.laid_open[-1:]
        self.let_the_table_move()
        return str(action["action"])

    def steps(self) -> list[dict[str, Any]]:
        return self.laid_open

    def end(self) -> tuple[list[int], list[int]]:
        assert not self.steps_left
        return [self.data["scores"][name] for name in NAMES], [NAMES.index(name) for name in self.data["winners"]]


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_a_transcript_is_enough_to_referee_a_game(first: int) -> None:
    for number in range(first, first + 20):
        chance = random.Random(number)
        bots = [chance.choice(["random", "greedy"]) for _ in NAMES]
        options = any_options(chance) if number % 4 else {}
        data = transcript(games.load("village"), bots=bots, options=options, seed=chance.randbytes(32))
        Referee(Written(json.loads(json.dumps(data)))).play()
