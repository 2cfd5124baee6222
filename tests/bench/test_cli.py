"""What the commands of `bench` print and keep."""

import json
from pathlib import Path

import pytest

from bench import cli, engine, search, strength
from bench.results import Results, Row
from cutpurse.core.errors import CutpurseError


def found(progress: object) -> Results:
    row = Row(part="Games", name="Lucre", unit="decisions/s", figures={"best": 3e7, "worst": 2e7})
    return Results(
        title="Speed",
        date="2026-01-02",
        taken="at home",
        machine={"C": "gcc"},
        notes={"Games": "Deals are included."},
        rows=(row,),
    )


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "run", found)
    monkeypatch.setattr(search, "run", found)
    monkeypatch.setattr(strength, "run", lambda games, settings, progress: found(progress))


def test_a_table_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cli.engine(as_json=False, save=tmp_path / "engine.md")
    assert "30.0 M/s" in capsys.readouterr().out
    assert (tmp_path / "engine.md").read_text().startswith("# Speed")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    cli.engine(as_json=True, save=None)
    assert json.loads(capsys.readouterr().out)["rows"][0]["best"] == 3e7


def test_the_search_and_the_strength_likewise(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cli.search(as_json=False, save=tmp_path / "search.md")
    assert (tmp_path / "search.md").exists()
    cli.strength(
        ["lucre"], deals=32, keep=tmp_path / "new" / "deals", only_kept=False, threads=1, as_json=True, save=None
    )
    assert '"best": 30000000.0' in capsys.readouterr().out
    assert (tmp_path / "new" / "deals").is_dir()


@pytest.mark.parametrize(
    ("names", "deals", "keep", "said"),
    [
        (["poker"], 32, "", "no game"),
        ([], 31, "", "at least"),
        ([], 32, "file/deals", "can't keep deals in"),
    ],
)
def test_what_is_wrong_is_said_before_hours_are_spent(
    tmp_path: Path, names: list[str], deals: int, keep: str, said: str
) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / keep if keep else None
    with pytest.raises(CutpurseError, match=said):
        cli.strength(names, deals=deals, keep=folder, only_kept=False, threads=None, as_json=False, save=None)
