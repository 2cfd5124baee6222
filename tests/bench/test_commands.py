"""What `bench engine` prints and keeps."""

import json
from pathlib import Path

import pytest

from cutpurse.bench import commands, engine
from cutpurse.bench.results import Results, Row


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


def test_a_table_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    commands.engine(as_json=False, save=tmp_path / "engine.md")
    assert "30.0 M/s" in capsys.readouterr().out
    assert (tmp_path / "engine.md").read_text().startswith("# Speed")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    commands.engine(as_json=True, save=None)
    assert json.loads(capsys.readouterr().out)["rows"][0]["best"] == 3e7
