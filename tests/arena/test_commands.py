"""What `simulate` and `transcript` print."""

import json

import pytest

from cutpurse.arena.commands import simulate, transcript
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
