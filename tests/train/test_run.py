"""Training on a tiny budget: it runs, goes on where it was, and beats random play."""

import json
from pathlib import Path

import pytest

from cutpurse.bots.policy.weights import Policy
from cutpurse.cli import app
from cutpurse.games import load


def test_a_tiny_training_runs_and_goes_on(tmp_path: Path) -> None:
    from cutpurse.train.improving import Practice
    from cutpurse.train.run import CURVES, Plan, Training

    game = load("lucre")
    plan = Plan(
        game=game, out=tmp_path, minutes=60, workers=1, hidden=16, second=8, iterations=20, decisions=200, rounds=20,
        deals=20, every=0.0, first_critic=1, updates=3, device="cpu", practice=Practice(decisions=512, rows=256),
        collecting=0.9,
    )  # fmt: skip
    Training(plan, lambda line: None).run()
    assert (tmp_path / "policy.npz").exists()
    first = [json.loads(line) for line in (tmp_path / CURVES).read_text().splitlines()]
    assert {"collect", "copy", "improve", "measure", "kept"} <= {line["stage"] for line in first}
    found = Training(plan, lambda line: None).run()
    assert [each.seats for each in found] == list(game.seats)
    then = [json.loads(line) for line in (tmp_path / CURVES).read_text().splitlines()][len(first) :]
    assert "copy" not in {line["stage"] for line in then}
    assert max(line["update"] for line in then if line["stage"] == "improve") == 6
    assert Policy.read(game, tmp_path / "policy.npz").hidden == 16


def test_without_torch_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(SystemExit) as ended:
        app(["train", "lucre"], prog_name="cutpurse")
    assert ended.value.code == 2
    assert "torch is not installed; pip install 'cutpurse[train]'" in capsys.readouterr().err
