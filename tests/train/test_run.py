"""Training on a tiny budget: it runs, goes on where it was, and tells what is wrong in a sentence."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cutpurse.bots.policy.weights import Policy
from cutpurse.cli import app
from cutpurse.core.errors import CutpurseError
from cutpurse.games import load
from tests.bots.test_network import random_policy

NO_SUCH = "is no such training of Lucre as it is now; take another folder"


def tiny(out: Path, **others: Any) -> Any:
    """A plan of seconds."""
    from cutpurse.train.improving import Practice
    from cutpurse.train.run import Plan

    plan = Plan(
        game=load("lucre"), out=out, minutes=60, workers=1, hidden=16, second=8, iterations=20, decisions=200,
        rounds=20, deals=20, every=0.0, first_critic=1, updates=3, device="cpu", collecting=0.9,
        practice=Practice(decisions=512, rows=256),
    )  # fmt: skip
    return replace(plan, **others)


def train(plan: Any) -> Any:
    """All of it; what each number of players won."""
    from cutpurse.train.run import Training

    return Training(plan, lambda line: None).run()


def curves(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "curves.jsonl").read_text().splitlines()]


def test_a_tiny_training_runs_and_goes_on(tmp_path: Path) -> None:
    import torch

    plan = tiny(tmp_path)
    train(plan)
    assert (tmp_path / "policy.npz").exists()
    first = curves(tmp_path)
    assert {"collect", "copy", "improve", "measure", "kept"} <= {line["stage"] for line in first}
    found = train(replace(plan, deals=24))
    assert [each.seats for each in found] == list(plan.game.seats)
    then = curves(tmp_path)[len(first) :]
    assert [line["stage"] for line in then[:3]] == ["compiled", "measure", "improve"]
    assert then[1]["best"] == then[1]["overall"]  # by these deals, not by those of the first run
    assert [repr(line["update"]) for line in then if line["stage"] == "improve"] == ["4", "5", "6"]
    assert Policy.read(plan.game, tmp_path / "policy.npz").hidden == 16

    state = torch.load(tmp_path / "checkpoint.pt")
    torch.save(state | {"critic": {}}, tmp_path / "checkpoint.pt")
    with pytest.raises(CutpurseError, match=NO_SUCH):
        train(plan)


def test_what_was_copied_is_kept_before_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Collecting takes long, and whatever ends the first update must not cost it."""
    from cutpurse.train.run import Training

    class Stopped(Exception):
        pass

    def stop(*arguments: object) -> None:
        raise Stopped

    with monkeypatch.context() as patched:
        patched.setattr(Training, "practise", stop)
        with pytest.raises(Stopped):
            train(tiny(tmp_path))
    count = len(curves(tmp_path))
    train(tiny(tmp_path, updates=1))
    assert {"collect", "copy"}.isdisjoint(line["stage"] for line in curves(tmp_path)[count:])


def damaged(content: bytes) -> dict[str, bytes]:
    return {"empty": b"", "cut off": content[:5000], "random": Random(1).randbytes(5000), "text": b"hello\n"}


@pytest.mark.parametrize("how", damaged(b""))
def test_a_checkpoint_that_can_not_be_read_is_refused(how: str, tmp_path: Path) -> None:
    import torch

    from cutpurse.train.run import CHECKPOINT, Training

    training = Training(tiny(tmp_path), lambda line: None)
    torch.save(training.net.state_dict(), tmp_path / CHECKPOINT)
    (tmp_path / CHECKPOINT).write_bytes(damaged((tmp_path / CHECKPOINT).read_bytes())[how])
    with pytest.raises(CutpurseError, match=NO_SUCH):
        training.load(tmp_path / CHECKPOINT)


def test_a_network_of_any_width_can_play() -> None:
    """What was widened has the same scores, and so wins as much."""
    from cutpurse.train.evaluation import strengths
    from cutpurse.train.model import Net

    narrow = random_policy(load("lucre"))
    wide = Net(narrow.game, 2000, narrow.second)
    wide.take(narrow.parts)
    assert strengths(wide.policy(), 2, 1, 5) == strengths(narrow, 2, 1, 5)


def run_command(words: list[str]) -> None:
    app(words, prog_name="cutpurse")


def run_module(words: list[str]) -> None:
    from cutpurse.train.__main__ import main

    main(*words[1:])


WRONG: list[tuple[Callable[[list[str]], None], list[str], str]] = [
    (run_command, ["--device", "abacus"], "PyTorch can't compute on the device abacus here"),
    (run_command, ["--device", "meta"], "PyTorch can't compute on the device meta here"),
    (run_command, ["--seed", str(2**32)], "Invalid value for '--seed'"),
    (run_command, ["--minutes", "inf"], "Invalid value for '--minutes'"),
    (run_module, ["steps=3"], "a plan has no field steps; it has out, minutes, workers"),
    (run_module, ["minutes=soon"], "“soon” is no value of minutes; write minutes=NUMBER"),
    (run_module, ["begin=nowhere"], "the policy of Lucre can't be read (FileNotFoundError)"),
]


@pytest.mark.parametrize(("run", "words", "sentence"), WRONG)
def test_what_is_wrong_is_told_in_one_sentence(
    run: Callable[[list[str]], None],
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        run(["train", "lucre", *words])
    told = f"{capsys.readouterr().err}{ended.value.code}"
    assert sentence in told
    assert told.count("\n") <= 1


def test_the_module_wants_a_game_and_reads_a_plan() -> None:
    from cutpurse.train.__main__ import main, read_plan

    with pytest.raises(SystemExit, match="name a game, then if you like FIELD=VALUE of out, minutes, workers"):
        main()
    plan = read_plan(["coin", "minutes=6.5", "workers=8", "begin=old.npz"])
    assert (plan.minutes, plan.workers, plan.begin, plan.out) == (6.5, 8, Path("old.npz"), Path("coin-policy"))


def test_without_torch_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(SystemExit) as ended:
        app(["train", "lucre"], prog_name="cutpurse")
    assert ended.value.code == 2
    assert "torch is not installed; pip install 'cutpurse[train]'" in capsys.readouterr().err
