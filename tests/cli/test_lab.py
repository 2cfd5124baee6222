"""`cutpurse lab` as a user types it: reports, comparisons, tuning; what is wrong is told in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app

QUICK = ("--games", 300, "--search", 0, "--seed", "x", "--threads", 1)


def run(*arguments: object) -> Any:
    return CliRunner().invoke(app, ["lab", *map(str, arguments)])


def told(*arguments: object) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.stderr
    return str(result.stdout)


def test_a_report_is_printed_and_written(tmp_path: Path) -> None:
    shown = told("report", "lucre", *QUICK, "--out", tmp_path / "r.html")
    assert "Lucre, 300 games, greedy in all seats" in shown
    for title in ("Seats and roles", "Length", "Where points come from"):
        assert title in shown
    assert {file.name for file in tmp_path.iterdir()} == {"r.html", "r.json", "r.parquet", "r.lab"}


def test_a_report_has_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told("report", "lucre", *QUICK)
    assert (tmp_path / "lucre-report.html").exists()


def test_the_time_it_takes_is_said_first(tmp_path: Path) -> None:
    result = run("report", "lucre", *QUICK, "--out", tmp_path / "r.html")
    assert "This takes about " in result.stderr
    again = run("report", "lucre", *QUICK, "--out", tmp_path / "r.html")
    assert "This takes about" not in again.stderr  # all is there already
    assert again.stdout == result.stdout


def test_json_is_all_that_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    data = json.loads(told("report", "lucre", *QUICK, "--option", "mulligan=off", "--json"))
    assert (data["format"], data["games"], data["options"]["mulligan"]) == ("cutpurse-lab-report", 300, "off")
    assert "sentence" not in {figure["group"] for figure in data["figures"]}  # how it ended is no event
    assert not list(tmp_path.iterdir())


def test_bots_that_search_play_reports(tmp_path: Path) -> None:
    asked = ("--bots", "sharp@5,greedy", "--games", 6, "--search", 0, "--seed", "x", "--threads", 1)
    data = json.loads(told("report", "lucre", *asked, "--json"))
    assert data["lineup"] == ["sharp@5", "greedy", "greedy", "greedy"]
    assert (data["games"], data["told"]) == (6, 6)
    assert [level["bots"] for level in data["levels"]] == ["greedy"]


def test_options_are_compared(tmp_path: Path) -> None:
    asked = ("--vary", "final_tie=seat", "--games", 300, "--seed", "x", "--threads", 1)
    shown = told("compare", "lucre", *asked, "--out", tmp_path / "c.html")
    assert "final_tie=seat: 300 games on the same deals" in shown
    assert "Shared wins" in shown
    assert (tmp_path / "c.html").exists()


def test_bots_that_search_are_compared_and_the_time_is_said_first(tmp_path: Path) -> None:
    asked = (
        "compare",
        "lucre",
        "--vary",
        "final_tie=seat",
        "--bots",
        "sharp@5",
        "--games",
        4,
        "--keep",
        tmp_path / "c.lab",
    )
    result = run(*asked, "--seed", "x", "--threads", 1, "--json")
    assert "This takes about " in result.stderr
    assert json.loads(result.stdout)["games"] == 4
    again = run(*asked, "--seed", "x", "--threads", 1, "--json")
    assert "This takes about" not in again.stderr  # all is there already
    assert again.stdout == result.stdout


def test_what_needs_search_is_compared_on_demand() -> None:
    asked = ("--vary", "final_tie=seat", "--games", 20, "--search", 20, "--seed", "x", "--threads", 1)
    result = run("compare", "lucre", *asked, "--json")
    assert "chances from playouts" in result.stderr
    metrics = {change["metric"] for change in json.loads(result.stdout)["variants"][0]["changes"]}
    assert {"decided_at", "choice_wins", "ladder"} <= metrics


def test_a_deck_is_an_option_to_compare() -> None:
    deck = Path(__file__).parents[2] / "docs" / "examples" / "dirty-money-deck.txt"
    asked = ("--vary", f"deck=@{deck}", "--games", 60, "--seed", "x", "--threads", 1)
    data = json.loads(told("compare", "dirty_money", *asked, "--json"))
    assert len(data["variants"]) == 1
    assert data["variants"][0]["name"].startswith("deck=")


def test_options_are_tuned_and_the_time_is_said_first() -> None:
    asked = ("--target", "shared=1%", "--over", "final_tie", "--games", 200, "--seed", "x", "--threads", 1)
    result = run("tune", "lucre", *asked, "--json")
    assert "This takes at most about " in result.stderr
    data = json.loads(result.stdout)
    assert data["format"] == "cutpurse-lab-tuning"
    assert [setting["name"] for setting in data["settings"]][:2] == ["as it is", "final_tie=play_off"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("report", "poker"), "there is no game poker"),
        (("report", "lucre", "--games", "5", "--minutes", "1"), "say how many games or how many minutes, not both"),
        (("report", "lucre", "--out", "report.pdf"), "give --out a name that ends in .html, not report.pdf"),
        (("report", "lucre", "--bots", "genius"), "there is no bot genius"),
        (("report", "lucre", "--option", "speed=5"), "speed"),
        (("report", "lucre", "--out", "no/such/folder/r.html"), "there is no folder"),
        (("compare", "lucre", "--vary", "speed=5"), "Lucre has no option speed; it has coins"),
        (("compare", "lucre", "--vary", "mulligan=on"), "all these values are played already"),
        (("tune", "coin", "--target", "length=9min", "--target", "minutes=8", "--over", "target"), "the same metric"),
        (("tune", "lucre", "--target", "beauty=1", "--over", "mulligan"), "there is no metric beauty"),
        (("tune", "lucre", "--target", "shared=300%", "--over", "mulligan"), "its target is from 0 to 100%"),
        (("tune", "lucre", "--target", "shared=1%", "--over", "speed"), "Lucre has no option speed"),
        (("tune", "coin", "--target", "length=25min", "--over", "target"), "name some: target=a|b|c"),
        (("report", "lucre", "--games", "9", "--search", "0", "--json", "--cluster", "nowhere"), "not the address"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not [line for line in result.stderr.splitlines() if "Traceback" in line]


def test_what_is_no_study_is_left_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes.lab"
    notes.write_text("milk\n")
    result = run("report", "lucre", *QUICK, "--keep", notes, "--json")
    assert result.exit_code == 2
    assert "which is not the lab's" in result.stderr
    assert notes.read_text() == "milk\n"
