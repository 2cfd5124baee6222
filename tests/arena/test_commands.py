"""What `simulate`, `arena` and `transcript` print."""

import json
from pathlib import Path
from typing import Any

import pytest

from cutpurse.arena.commands import arena, simulate, transcript
from cutpurse.arena.tournament import Terms
from cutpurse.core.errors import CutpurseError


def run_simulate(bots: str = "greedy, Random", *, as_json: bool = False, options: tuple[str, ...] = ()) -> None:
    simulate("lucre", games=1_500, bots=bots, options=options, players=None, seed="x", threads=2, as_json=as_json)


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulate()
    told = capsys.readouterr().out
    assert "Lucre, 1,500 games" in told
    assert "greedy" in told


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulate(as_json=True, options=("mulligan=off",))
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["decisions"], told["threads"]) == (1_500, 1_500 * 40, 2)
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]


def run_arena(*bots: str, **more: Any) -> None:
    asked = {"options": (), "players": None, "seed": "x", "save": None, "plot": None, "as_json": False, **more}
    arena("lucre", bots, terms=Terms(deals=2, threads=1), **asked)


def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    run_arena("Greedy", "random")
    told = capsys.readouterr().out
    assert "Lucre, 2 deals, 8 games" in told
    assert "greedy" in told


def test_arena_prints_json_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run_arena("greedy", "random", as_json=True, options=("mulligan=off",), plot=tmp_path / "plot.svg")
    told = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["options"]["mulligan"]) == (2, "off")
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    assert (tmp_path / "plot.svg").exists()


def test_arena_takes_the_seed_of_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = []
    for seed in ("tuesday", None):
        run_arena("greedy", "random", as_json=True, seed=seed, save=tmp_path / "match.jsonl")
        told.append(json.loads(capsys.readouterr().out)["seed"])
    assert told[0] == told[1]


def test_a_seed_in_words_gives_the_same_game_again(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("tuesday", "tuesday", "friday"):
        transcript("coin", seed=seed, bots="greedy,random", options=["target=round"], players=4)
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1] != told[2]
    assert told[0]["options"]["target"] == "round"


def test_bad_words_are_told() -> None:
    with pytest.raises(CutpurseError, match="there is no bot clever"):
        run_simulate("greedy,clever")
    with pytest.raises(CutpurseError, match="name=value"):
        run_simulate(options=("mulligan",))
