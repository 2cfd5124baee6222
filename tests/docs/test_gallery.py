"""The gallery says what its reports say: every figure with an interval is in the report beside it."""

import html
import json
import re
from pathlib import Path

import pytest

from cutpurse import games
from tests.contract.walks import OWN

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "gallery.md").read_text(encoding="utf-8")


def section(name: str) -> str:
    """What the gallery says of a game."""
    title = games.load(name).title.partition(" (")[0]
    return TEXT.partition(f"## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("name", OWN)
def test_every_figure_is_in_the_report(name: str) -> None:
    told, report = section(name), html.unescape((DOCS / "gallery" / f"{name}.html").read_text(encoding="utf-8"))
    figures = re.findall(r"\d+\.\d+%? \(-?\d+\.\d+%? to \d+\.\d+%?\)", " ".join(told.split()))
    assert len(figures) >= 2
    for figure in figures:
        assert figure in report, figure


@pytest.mark.parametrize("name", OWN)
def test_reports_are_of_these_rules(name: str) -> None:
    data = json.loads((DOCS / "gallery" / f"{name}.json").read_text(encoding="utf-8"))
    game = games.load(name)
    assert (data["game"], data["rules"], data["complete"]) == (name, game.version, True)
    assert data["options"] == game.write_options(game.complete_options())
