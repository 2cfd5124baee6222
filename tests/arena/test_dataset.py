"""Games as data: read by the real libraries, true to the matches, and gone on with after a stop."""

import json
import sys
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from cutpurse import games
from cutpurse.arena import dataset
from cutpurse.arena import simulate as module
from cutpurse.arena.simulate import simulate
from cutpurse.cli import app
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match
from cutpurse.core.record_reader import read_record
from cutpurse.kit.rows import ONE

SEED = bytes(range(32))
LUCRE = games.load("lucre")


def play(*save: Path, number: int = 30, **more: Any) -> Any:
    return simulate(
        LUCRE, games=number, bots=["greedy", "random"], threads=1, save=save, **{"seed": SEED} | more
    ).to_json()


def asked(question: str) -> list[Any]:
    return duckdb.connect().execute(question).fetchall()


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 10)


@pytest.mark.usefixtures("small_parts")
def test_every_library_reads_the_same(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told = play(file)
    by_polars, by_pandas = pl.read_parquet(file), pd.read_parquet(file)
    count, actions = asked(f"select count(*), sum(action) from '{file}'")[0]
    assert len(by_polars) == len(by_pandas) == count == told["decisions"]
    assert by_polars["action"].cast(int).sum() == by_pandas["action"].astype(int).sum() == actions
    assert np.array_equal(by_polars["observation"].to_numpy(), np.stack(by_pandas["observation"].tolist()))
    seats = f"select distinct game, seat, player, outcome from '{file}'"
    shares = asked(f"select player, sum(outcome) from ({seats}) group by player")
    assert {name: share / 30 for name, share in shares} == pytest.approx(
        {bot["name"]: bot["win_share"] for bot in told["bots"]}
    )


@pytest.mark.usefixtures("small_parts")
def test_rows_are_what_the_matches_were(tmp_path: Path) -> None:
    file, records = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    play(file, records)
    rows = pl.read_parquet(file)
    lines = records.read_text(encoding="utf-8").splitlines()
    assert rows["game"].unique().sort().to_list() == list(range(30))
    assert len(lines) == 30
    for number in (0, 9, 10, 29):
        record, mine = read_record(lines[number], games.load), rows.filter(game=number)
        match, replay = record.match, Match(LUCRE, seed=record.match.seed)
        assert match.outcome is not None
        assert mine["action"].to_list() == match.actions
        assert mine["step"].to_list() == list(range(len(match.actions)))
        for row in mine.iter_rows(named=True):
            seat = replay.turn
            assert seat == row["seat"]
            assert seat is not None
            assert row["player"] == record.players[seat]
            assert np.flatnonzero(row["mask"]).tolist() == replay.legal
            exact = np.clip(LUCRE.observe(replay.states, 0, seat), 0, 1)
            assert np.abs(np.array(row["observation"]) / ONE - exact).max() <= 0.5 / ONE + 1e-6
            winners = match.outcome.winners
            assert row["outcome"] == pytest.approx(1 / len(winners) if seat in winners else 0)
            assert row["score"] == match.scores[seat]
            replay.play(row["action"])


def test_saving_changes_nothing_and_the_file_says_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    saved, plain = play(file), play()
    assert saved["bots"] == plain["bots"]
    assert saved["seats"] == plain["seats"]
    head = json.loads(pq.read_schema(file).metadata[b"cutpurse"])
    assert head["game"] == "lucre"
    assert head["seed"] == SEED.hex()
    assert sum(length for _, length in head["observation"]) == LUCRE.observation_size
    assert not dataset.parts_folder(file).exists()


@pytest.mark.usefixtures("small_parts")
def test_what_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    told = play(whole)
    noted: list[int] = []

    def stop(done: int, _: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    assert play(stopped, progress=stop)["interrupted"]
    assert not stopped.exists()
    real = dataset.Notebook.play

    def note(notebook: dataset.Notebook, number: int, *luck: Any) -> Any:
        noted.append(number)
        return real(notebook, number, *luck)

    monkeypatch.setattr(dataset.Notebook, "play", note)
    again = play(stopped, seed=None)  # the seed is that of the parts
    assert min(noted) >= 10, "what was there is not played again"
    assert again["bots"] == told["bots"]
    assert stopped.read_bytes() == whole.read_bytes()


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("suffix", [".parquet", ".jsonl"])
@pytest.mark.parametrize("damaged", [".json", ""])
def test_a_damaged_part_is_played_again(tmp_path: Path, suffix: str, damaged: str) -> None:
    whole, stopped = tmp_path / f"whole{suffix}", tmp_path / f"stopped{suffix}"
    play(whole)

    def stop(done: int, _: int) -> None:
        if done >= 20:
            raise KeyboardInterrupt

    play(stopped, progress=stop)
    part = dataset.parts_folder(stopped) / f"{0:09}{damaged or suffix}"
    part.write_bytes(part.read_bytes()[:20])
    play(stopped)
    assert stopped.read_bytes() == whole.read_bytes()


@pytest.mark.usefixtures("small_parts")
def test_a_part_that_is_written_anew_does_not_count_until_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = dataset.Parts(tmp_path / "games.jsonl", setup("lucre"))
    parts.add(0, [], {"games": 0})
    assert parts.kept(0) == {"games": 0}
    monkeypatch.setitem(dataset.WRITERS, ".jsonl", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        parts.add(0, [], {"games": 10})
    assert parts.kept(0) is None


@pytest.mark.parametrize("text", ["", '{"seed": "zz"}', "[1]", "{}"])
def test_a_folder_that_can_not_be_gone_on_with_is_told(tmp_path: Path, text: str) -> None:
    folder = dataset.parts_folder(tmp_path / "games.jsonl")
    folder.mkdir()
    (folder / dataset.HEADER).write_text(text, encoding="utf-8")
    for seed in (SEED, None):
        with pytest.raises(CutpurseError, match=r"header\.json is damaged: remove its folder, or name another file$"):
            play(tmp_path / "games.jsonl", seed=seed)


def test_what_can_not_be_saved_is_told_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CutpurseError, match=r"saved as \.parquet or, as records, \.jsonl, not as games\.csv"):
        play(tmp_path / "games.csv")
    (tmp_path / "old.parquet").touch()
    with pytest.raises(CutpurseError, match=r"old\.parquet is there already"):
        play(tmp_path / "old.parquet")
    parts = dataset.Parts(tmp_path / "other.parquet", setup("coin"))
    assert parts.kept(0) is None
    with pytest.raises(CutpurseError, match=r"keeps other games \(game coin, not lucre\)"):
        play(tmp_path / "other.parquet")
    dataset.Parts(tmp_path / "same.parquet", setup("lucre"))
    with pytest.raises(CutpurseError, match=r"keeps other games \(options strict_memory off, not on\)"):
        play(tmp_path / "same.parquet", options={"strict_memory": "on"})
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(CutpurseError, match=r"pip install 'cutpurse\[data\]'"):
        play(tmp_path / "new.parquet")


def setup(name: str) -> Any:
    from cutpurse.arena.tournament import make_setup

    return make_setup(games.load(name), bots=["greedy", "random"], seed=SEED)


def test_the_arena_saves_its_games_too(tmp_path: Path) -> None:
    file, records = tmp_path / "arena.parquet", tmp_path / "arena.jsonl"
    command = ["arena", "lucre", "novice", "random", "--deals", "2", "--threads", "1", "--seed", "7"]
    result = CliRunner().invoke(app, [*command, "--save", str(file), "--save-records", str(records), "--json"])
    assert result.exit_code == 0, result.output
    told, rows = json.loads(result.stdout), pl.read_parquet(file)
    assert rows["game"].n_unique() == told["games"] == 8
    ends = rows.unique(["game", "seat"])
    share = ends.filter(player="novice")["outcome"].sum() / 8
    assert share == pytest.approx(next(bot["win_share"] for bot in told["bots"] if bot["name"] == "novice"))
    lines = records.read_text(encoding="utf-8").splitlines()
    assert [read_record(line, games.load).match.actions for line in lines] == [
        rows.filter(game=number)["action"].to_list() for number in range(8)
    ]
    assert {path.name for path in tmp_path.iterdir()} == {file.name, records.name}


def test_the_arena_saves_the_deals_it_has_counted_and_no_others(tmp_path: Path) -> None:
    """A run that was stopped, or settled early, may have played more than it is told about."""
    file = tmp_path / "arena.parquet"
    command = ["arena", "lucre", "greedy", "random", "--threads", "1", "--seed", "7", "--json", "--save"]
    kept = tmp_path / "kept.jsonl"
    assert CliRunner().invoke(app, [*command, str(kept), "--deals", "3"]).exit_code == 0
    dataset.parts_folder(file).mkdir()
    kept.rename(dataset.parts_folder(file) / "deals.jsonl")
    result = CliRunner().invoke(app, [*command, str(file), "--deals", "2"])
    assert result.exit_code == 0, result.output
    assert pl.read_parquet(file)["game"].n_unique() == json.loads(result.stdout)["games"] == 8


@pytest.mark.parametrize("wrong", [["nobody"], ["greedy", "--option", "colour=red"], ["greedy", "--players", "9"]])
def test_an_arena_that_does_not_begin_leaves_no_folder(tmp_path: Path, wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["arena", "lucre", *wrong, "--save", str(tmp_path / "arena.parquet")])
    assert result.exit_code == 2, result.output
    assert not [*tmp_path.iterdir()]
