"""The examples in docs/research.md run as they stand."""

import re
from pathlib import Path
from typing import Any

import pytest

from cutpurse import games
from cutpurse.arena.simulate import simulate
from tests.catalogues import ROOT

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def example(heading: str) -> str:
    """The first example in Python under a heading."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found
    return found[1]


def run(heading: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(example(heading), names)
    return names


def test_a_random_agent_on_a_batch() -> None:
    won = run("Batch")["won"]
    assert won.shape == (4,)
    assert won.sum() > 4096, "each game has a winner"


def test_a_gymnasium_environment() -> None:
    names = run("Gymnasium")
    assert names["rewards"].shape == (64,)


def test_data_is_read_by_three_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    simulate(games.load("lucre"), games=20, bots=["greedy", "random"], save=[Path("games.parquet")])
    names = run("Data")
    assert len(names["rows"]) > 20


def test_the_layouts_are_told_as_they_are() -> None:
    told = TEXT.split('>>> games.load("village").observation[:2]\n')[1].splitlines()[0]
    assert told == repr(games.load("village").observation[:2])
