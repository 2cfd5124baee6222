"""What `simulate`, `arena` and `transcript` print."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app


def told(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.stderr
    return result.stdout


def data(*arguments: object) -> Any:
    return json.loads(told(*arguments, "--json"))


ARENA = ("arena", "lucre", "Greedy", "random", "--deals", 2, "--threads", 1)


def test_simulate_prints_a_table() -> None:
    shown = told("simulate", "lucre", "--games", 500, "--bots", "greedy, Random", "--threads", 2)
    assert "Lucre, 500 games" in shown
    assert "greedy" in shown


def test_simulate_prints_json() -> None:
    asked = ("--seed", "x", "--bots", "greedy,random", "--option", "mulligan=off")
    found = data("simulate", "lucre", "--games", 1_500, "--threads", 2, *asked)
    assert (found["games"], found["decisions"], found["threads"]) == (1_500, 1_500 * 40, 2)
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]


def test_arena_prints_a_table() -> None:
    shown = told(*ARENA)
    assert "Lucre, 2 deals, 8 games" in shown
    assert "greedy" in shown


def test_arena_prints_json_and_draws(tmp_path: Path) -> None:
    found = data(*ARENA, "--seed", "x", "-o", "mulligan=off", "--plot", tmp_path / "plot.svg")
    assert (found["deals"], found["games"], found["options"]["mulligan"]) == (2, 8, "off")
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    assert (tmp_path / "plot.svg").exists()


def test_arena_takes_the_seed_of_the_file(tmp_path: Path) -> None:
    save = ("--save", tmp_path / "match.jsonl")
    assert data(*ARENA, *save, "--seed", "tuesday")["seed"] == data(*ARENA, *save)["seed"]


@pytest.mark.parametrize(("other", "same"), [("tuesday", True), ("friday", False)])
def test_a_seed_in_words_gives_the_same_game_again(other: str, same: bool) -> None:
    asked = ("transcript", "coin", "--bots", "greedy,random", "--option", "target=round", "--players", 4, "--seed")
    first, second = (data(*asked, seed) for seed in ("tuesday", other))
    assert (first == second) is same
    assert first["options"]["target"] == "round"
