"""What people see of an arena: tables and plots."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from cutpurse.arena.plots import check_format, draw
from cutpurse.arena.report import print_result
from cutpurse.arena.tally import ArenaResult
from cutpurse.core.errors import CutpurseError

from .matches import SEED, held

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return held(("oracle@20", "sharp@20", "greedy", "random"), 3)


def shown(result: ArenaResult) -> str:
    console = Console(width=80, record=True, file=io.StringIO())
    print_result(result, console)
    text = console.export_text()
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    return text


def test_the_tables_for_people(result: ArenaResult) -> None:
    text = shown(result)
    for word in ("Lucre, 3 deals, 12 games", "oracle@20", "fair", "25.0%", "rating", "99% within", "µs", SEED.hex()):
        assert word in text
    assert "stopped early" not in text
    assert "seats" not in text  # each has one
    lines = [line.split()[0] for line in text.splitlines() if line.startswith("  ") and "±" in line]
    names = [bot.name for bot in result.ranking]
    assert lines == names + names[:-1]


def test_what_was_asked_is_answered(result: ArenaResult) -> None:
    assert "The order of the bots is not settled yet; play more deals." in shown(replace(result, settled=False))
    assert "The order of the bots is settled after 3 deals." in shown(replace(result, settled=True))
    assert "stopped early" in shown(replace(result, interrupted=True))
    assert "failed" not in shown(result)
    failed = replace(result, bots=(replace(result.bots[0], faults=12), *result.bots[1:]))
    assert "oracle@20 failed in 12 moves: the greedy rules chose for it." in shown(failed)


def test_a_long_name_leaves_room_for_the_rest(result: ArenaResult, tmp_path: Path) -> None:
    long = "run:python3 [bold]/somewhere/far/away/in/a/deep/folder/my_bot.py --cost $5 --gain $6"
    names = {"oracle@20": long}
    renamed = replace(
        result,
        bots=tuple(replace(bot, name=names.get(bot.name, bot.name)) for bot in result.bots),
        differences=tuple(
            replace(pair, better=names.get(pair.better, pair.better), worse=names.get(pair.worse, pair.worse))
            for pair in result.differences
        ),
    )
    text = shown(renamed)
    assert "…" not in text
    assert "[bold]" in text
    draw(renamed, tmp_path / "plot.svg")
    assert "run:python3…" in (tmp_path / "plot.svg").read_text()


def test_a_plot_names_everything(result: ArenaResult, tmp_path: Path) -> None:
    draw(result, tmp_path / "plot.svg")
    text = (tmp_path / "plot.svg").read_text()
    for bot in result.bots:
        assert text.count(f">{bot.name}<") == 2
    for word in (
        "fair 25.0%",
        "Lucre: 3 deals, each in 4 rotations",
        "OpenSkill rating",
        f"{result.bots[0].win_share:.1%}",
    ):
        assert word in text
    draw(result, tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_text() == text
    draw(result, tmp_path / "plot.PNG")
    assert (tmp_path / "plot.PNG").read_bytes().startswith(PNG)


def test_a_plot_that_can_not_be_is_told_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_format(tmp_path / "plot.png")
    with pytest.raises(CutpurseError, match="which plot is not"):
        check_format(tmp_path / "plot")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(CutpurseError, match=r"plots need matplotlib: pip install 'cutpurse\[plots\]'"):
        check_format(tmp_path / "plot.png")
