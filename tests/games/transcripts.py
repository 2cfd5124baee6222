"""Reading a transcript step by step, as plain JSON: whoever replays it by hand starts from this."""

import json
from typing import Any


class Reader:
    """The steps of a transcript one after the other, and the table as they lay it open."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.options: dict[str, str] = told["options"]
        self.names: list[str] = [seat["name"] for seat in told["seats"]]
        self.steps: list[dict[str, Any]] = told["steps"]
        self.at = 0
        self.table: dict[str, Any] = {}

    def next_step(self, by: str) -> dict[str, Any]:
        step = self.steps[self.at]
        assert (step["step"], step["by"]) == (self.at, by)
        self.at += 1
        if "table" in step:
            self.table = json.loads(json.dumps(step["table"]))
        else:
            merge(self.table, step["changed"])
        return step

    def action(self, name: str, legal: list[str]) -> str:
        """The next action, which must be this seat's, and one of exactly these."""
        step = self.next_step(name)
        assert sorted(step["legal"]) == sorted(legal)
        assert step["action"] in legal
        return str(step["action"])


def merge(table: dict[str, Any], changed: dict[str, Any]) -> None:
    for key, value in changed.items():
        if isinstance(value, dict) and isinstance(table.get(key), dict):
            merge(table[key], value)
        else:
            table[key] = value
