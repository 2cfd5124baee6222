"""What `bench server` measures and how it judges it."""

import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from bench import cli, processes, server, table_load
from bench.processes import Load, free_port, serving
from bench.results import Row
from bench.table_load import OURS, THEIRS, Candidate, Idle, Loaded, Round
from cutpurse.core.errors import CutpurseError

MATCH = 48  # moves of boardgame.io's game here
IDLE = Idle(20_000.0, 45_000.0, {})


def loaded(
    rate: float = 3000.0,
    *,
    times: Sequence[float] = (1.0, 2.0, 3.0),
    busy: tuple[float, float] = (1.0, 0.4),
    unanswered: int = 0,
    trouble: Mapping[str, int] | None = None,
) -> Loaded:
    return Loaded(rate=rate, milliseconds=times, busy=busy, unanswered=unanswered, trouble=trouble or {})


def played(full: Loaded, *, playing: int = 1000) -> Round:
    return Round(playing=playing, full=full, half=loaded(full.rate / 2), same=loaded(1000.0), memory=200_000_000)


def table(ours: Sequence[Round], theirs: Sequence[Round], size: int = 1000) -> dict[tuple[str, str], Row]:
    """The rows by part and name."""
    found = {(OURS, size): ours, (THEIRS, size): theirs}
    return {(row.part, row.name): row for row in server.rows_of(found, dict.fromkeys(found, IDLE))}


def missed(row: Row) -> list[str]:
    return [limit.text for limit in row.limits if not limit.met]


# A real load, on boardgame.io's server.


def test_three_tables_are_played_at_until_new_matches_have_begun(tmp_path: Path) -> None:
    with table_load.started(THEIRS) as (running, where, _), Load("boardgame", running, where, tmp_path / "log") as load:
        assert load.order("open", tables=3)["tables"] == 3
        assert load.order("connect", tables=3, people=4)["connections"] == 12
        assert load.order("spread", moves=MATCH)["unanswered"] == 0
        moves = 0
        for _ in range(60):  # a broken rematch would play no more than three matches, however long it takes
            found = Loaded.of(load.order("flat_out", seconds=0.5))
            assert (found.unanswered, found.trouble) == (0, {})
            moves += len(found.milliseconds)
            if moves > 6 * MATCH:
                break
        assert moves > 6 * MATCH
        paced = Loaded.of(load.order("paced", rate=30, seconds=2))
        assert 50 <= len(paced.milliseconds) <= 70  # as many as were due, and each of them answered
        assert (paced.unanswered, paced.trouble) == (0, {})
        assert all(0 <= share <= 1 for share in paced.busy)


def test_what_a_round_and_idle_tables_are_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_load, "WARM_UP", 0.2)
    monkeypatch.setattr(table_load, "SETTLING", 0.01)
    monkeypatch.setattr(table_load, "SPARE_FILES", processes.open_files() - 2 * 4)
    found = table_load.play(THEIRS, 3, 0.5, 20.0)
    assert found.playing == 2  # there are no connections for more
    assert found.full.rate > 0
    assert found.same is not None
    assert found.same.unanswered == 0
    assert found.memory > 10_000_000
    idle = table_load.leave_alone(THEIRS, 3)
    assert -inf < idle.alone < inf
    assert -inf < idle.watched < inf


def test_who_can_not_connect_is_lost(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with table_load.started(THEIRS) as (running, where, _):
            load = stack.enter_context(Load("boardgame", running, where, tmp_path / "log"))
            load.order("open", tables=1)
        assert load.order("connect", tables=1, people=2)["trouble"] == {"lost": 2}


# Processes.


def test_a_server_that_does_not_start_has_the_last_word(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "raise SystemExit('no port is left')"]
    with (
        pytest.raises(CutpurseError, match="did not start: no port is left"),
        serving(command, free_port(), "/", frozenset(os.sched_getaffinity(0)), tmp_path / "log", {}),
    ):
        pass


# What is told.


@pytest.mark.parametrize(
    ("size", "limit"),
    [
        (10, "at least 1x boardgame.io: met"),
        (100, "at least 1x boardgame.io: met"),
        (1000, "at least 1.3x boardgame.io: MISSED"),
    ],
)
def test_the_median_of_all_rounds_is_held_to_the_limits(size: int, limit: str) -> None:
    ours, theirs = (9000, 2500, 100), (2000, 8000, 1000)
    rows = table([played(loaded(rate)) for rate in ours], [played(loaded(rate)) for rate in theirs], size)
    row = rows[server.FULL, f"Cutpurse, {size:,} tables"]
    assert row.figures == {"median": 2500, "best": 9000, "worst": 100}
    assert row.ratio == 1.25
    assert row.beside == ("1.25x boardgame.io", "server's core 100% busy", "load generator's 40%", "200 MB")
    assert [str(limit) for limit in row.limits] == [limit]
    assert not rows[server.FULL, f"boardgame.io, {size:,} tables"].limits


@pytest.mark.parametrize(("rate", "kept"), [(2400, "(0.80): met"), (2370, "(0.79): MISSED")])
def test_with_many_tables_most_of_the_rate_remains(rate: int, kept: str) -> None:
    found = {(OURS, 1000): [played(loaded(3000))], (THEIRS, 1000): [played(loaded())]}
    found |= {(OURS, 10_000): [played(loaded(rate))], (THEIRS, 10_000): [played(loaded())]}
    rows = {(row.part, row.name): row for row in server.rows_of(found, dict.fromkeys(found, IDLE))}
    limits = rows[server.FULL, "Cutpurse, 10,000 tables"].limits
    assert [str(limit) for limit in limits] == [f"at least 0.8 of the rate with 1,000 tables {kept}"]


def test_a_figure_is_in_doubt_if_the_generator_was_busy_or_something_went_wrong() -> None:
    doubtful = loaded(busy=(1.0, 0.86), unanswered=1, trouble={"illegal": 2})
    for ours, theirs, name in ((doubtful, loaded(), "Cutpurse"), (loaded(), doubtful, "boardgame.io")):
        rows = table([played(loaded()), played(ours)], [played(loaded()), played(theirs)], size=100)
        assert missed(rows[server.FULL, f"{name}, 100 tables"]) == [
            "load generator's core under 85% busy",
            "every move is answered",
            "nothing is refused or lost (2 illegal)",
        ]


def test_a_run_measures_both_servers_in_turn_with_every_number_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[tuple[str, int]] = []

    def play(candidate: Candidate, tables: int, seconds: float, same_rate: float | None) -> Round:
        order.append((candidate.name, tables))
        assert (same_rate is not None) is (tables == 1000)
        return replace(played(loaded()), same=loaded() if same_rate else None)

    monkeypatch.setattr(server, "play", play)
    monkeypatch.setattr(server, "leave_alone", lambda candidate, tables: IDLE)
    told: list[tuple[int, int]] = []
    settings = server.Settings(sizes=(10, 1000), seconds=1, rounds=2, postgres="postgresql://x")
    results = server.run(settings, lambda done, total: told.append((done, total)))
    once = [("Cutpurse", 10), ("boardgame.io", 10), ("Cutpurse", 1000), ("boardgame.io", 1000)]
    more = [f"{number}, SQLite" for number in ("two workers", "four workers")]
    more += [f"{number}, PostgreSQL" for number in ("one worker", "two workers", "four workers")]
    assert order == 2 * [*once, *((name, 1000) for name in more)]
    assert told[-1][0] == told[-1][1] == len(told)
    assert [row.name for row in results.rows if row.part == server.WORKERS] == more
    assert [row.name for row in results.rows if row.part == server.SAME] == [
        "Cutpurse, 1,000 tables",
        "boardgame.io, 1,000 tables",
    ]
    assert "| Cutpurse, 1,000 tables | 3,000/s | 3,000/s | 3,000/s | 1.00x boardgame.io;" in results.to_markdown()
    assert json.loads(json.dumps(results.to_json()))["machine"]["boardgame.io"].startswith("0.50.2, Node.js v")
    assert results.machine["taken from the cores by the host meanwhile"].endswith("%")


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(processes, "LOAD", tmp_path)
    with pytest.raises(CutpurseError, match="make bench-server"):
        cli.server([10], seconds=1.0, rounds=1, postgres="", as_json=False, save=None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(CutpurseError, match=r"Node\.js"):
        processes.check_installed()
    monkeypatch.delattr(os, "sched_setaffinity")
    with pytest.raises(CutpurseError, match="Linux"):
        processes.check_installed()
