"""What `bench server` measures and how it judges it."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from bench import cli, processes, server, table_load
from bench.processes import Cores, Load, Server, cores, free_port, on_cores, resident, serving
from bench.results import Results, Row
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


def test_time_counts_from_when_a_move_was_due(tmp_path: Path) -> None:
    """Many times as many moves are due as the server can carry: who comes last waits longest."""
    with table_load.started(THEIRS) as (running, where, _), Load("boardgame", running, where, tmp_path / "log") as load:
        load.order("open", tables=3)
        load.order("connect", tables=3, people=4)
        most = load.order("flat_out", seconds=1)["rate"]
        times = load.order("paced", rate=20 * most, seconds=0.2)["milliseconds"]
    tenth = len(times) // 10
    assert sum(times[-tenth:]) > 2 * sum(times[:tenth])


# Processes.


def test_a_server_that_does_not_start_has_the_last_word(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "raise SystemExit('no port is left')"]
    with (
        pytest.raises(CutpurseError, match="did not start: no port is left"),
        serving(command, free_port(), "/", frozenset(os.sched_getaffinity(0)), tmp_path / "log", {}),
    ):
        pass


def test_a_generator_that_stops_has_the_last_word(tmp_path: Path) -> None:
    nobody = Server(0, f"http://127.0.0.1:{free_port()}")
    with (
        Load("boardgame", nobody, cores(), tmp_path / "log") as load,
        pytest.raises(CutpurseError, match="has stopped"),
    ):
        load.order("open", tables=1)


def test_a_server_that_does_not_listen_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ENDING", 0.1)
    code = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(600)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, start_new_session=True)
    with process:
        assert process.stdout
        process.stdout.readline()
        processes.end(process)
    assert process.returncode == -9


def test_memory_is_that_of_all_workers() -> None:
    worker = "kept = bytes(range(256)) * 200_000; print(flush=True); input()"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {worker!r}])"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, start_new_session=True) as process:
        assert process.stdout
        process.stdout.readline()
        assert resident(process.pid) > 51_200_000
        process.communicate(b"\n")


def test_a_process_stays_on_its_core() -> None:
    mine = os.sched_getaffinity(0)
    told = "import os; print(os.sched_getaffinity(0))"
    with on_cores(frozenset({max(mine)})):
        found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout
    assert found.strip() == str({max(mine)})
    assert os.sched_getaffinity(0) == mine


def test_the_generator_has_a_core_of_its_own_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 5, 7})
    assert cores() == Cores(frozenset({3}), 7)
    assert not cores(2).shared
    assert cores(3).shared


def test_our_server_is_started_without_limits_on_a_new_database() -> None:
    command = OURS.command(8123, Path("folder"))
    assert command[1:4] == ["-m", "cutpurse", "serve"]
    assert command[-5:] == ["--workers", "1", "--no-limits", "--database", "sqlite:///folder/tables.db"]
    assert "postgresql://x" in Candidate("two", workers=2, database="postgresql://x").command(8123, Path())


@pytest.mark.parametrize(("files", "tables"), [(20_000, 4_875), (100_000, 24_875), (100, 1)])
def test_each_person_is_an_open_file(files: int, tables: int) -> None:
    assert table_load.tables_that_fit(files) == tables


# What is told.


def test_the_best_round_is_held_to_the_limits() -> None:
    rows = table([played(loaded(1900)), played(loaded(2500))], [played(loaded(2000)), played(loaded(1000))])
    row = rows[server.FULL, "Cutpurse, 1,000 tables"]
    assert row.figures == {"best": 2500, "worst": 1900}
    assert row.ratio == 1.25
    assert row.beside == ("1.25x boardgame.io", "server's core 100% busy", "load generator's 40%", "200 MB")
    assert [str(limit) for limit in row.limits] == ["at least 2,000/s: met", "at least as fast as boardgame.io: met"]
    assert not rows[server.FULL, "boardgame.io, 1,000 tables"].limits


def test_slower_than_boardgame_is_missed() -> None:
    rows = table([played(loaded(1999))], [played(loaded(2001))])
    row = rows[server.FULL, "Cutpurse, 1,000 tables"]
    assert missed(row) == ["at least 2,000/s", "at least as fast as boardgame.io"]


def test_a_peer_that_does_nothing_is_no_measure() -> None:
    rows = table([played(loaded(1500.0), playing=4875)], [played(loaded(0.0), playing=4875)], size=10_000)
    assert "x boardgame.io" not in " ".join(rows[server.FULL, "Cutpurse, 10,000 tables"].beside)
    assert server.waits([Loaded(rate=0.0, milliseconds=[], busy=(1.0, 0.1), unanswered=0, trouble={})]) == 3 * (inf,)


def test_a_figure_is_in_doubt_if_the_generator_was_busy_or_something_went_wrong() -> None:
    doubtful = loaded(busy=(1.0, 0.86), unanswered=1, trouble={"illegal": 2})
    for ours, theirs, name in ((doubtful, loaded(), "Cutpurse"), (loaded(), doubtful, "boardgame.io")):
        rows = table([played(loaded()), played(ours)], [played(loaded()), played(theirs)])
        assert missed(rows[server.FULL, f"{name}, 1,000 tables"]) == [
            "load generator's core under 85% busy",
            "every move is answered",
            "nothing is refused or lost (2 illegal)",
        ]


def test_where_connections_are_too_few_that_is_said() -> None:
    few = [played(loaded(), playing=4875)]
    rows = table(few, few, size=10_000)
    assert "people at 4,875 of them" in rows[server.FULL, "Cutpurse, 10,000 tables"].beside


def test_late_answers() -> None:
    times = [1.0] * 50 + [2.0] * 48 + [49.0, 300.0]
    row = server.late_row(server.HALF, OURS, 1000, [loaded(times=times[:30]), loaded(times=times[30:])])
    assert row.figures == {"median": 1.0, "99%": 49.0, "longest": 300.0}
    assert [str(limit) for limit in row.limits] == ["99% under 50 ms: met"]
    later = server.late_row(server.HALF, OURS, 1000, [loaded(times=[*times, 60.0])])
    assert missed(later) == ["99% under 50 ms"]


def test_moves_without_an_answer_are_the_latest() -> None:
    row = server.late_row(server.HALF, OURS, 1000, [loaded(times=[1.0] * 97, unanswered=3)])
    assert row.figures == {"median": 1.0, "99%": None, "longest": None}
    assert missed(row) == ["99% under 50 ms", "every move is answered"]
    assert "-" in row.cells("; ")


@pytest.mark.parametrize(
    ("alone", "watched", "expected"),
    [(49, 49, []), (49, 51, ["aim: with one person, too, under 50 kB"]), (50, 20, ["under 50 kB"])],
)
def test_memory_by_table(alone: float, watched: float, expected: list[str]) -> None:
    row = server.memory_row(OURS, 1000, Idle(alone * 1000, watched * 1000, {}))
    assert row.figures == {"nobody connected": alone, "one person each": watched}
    assert missed(row) == expected
    assert not server.memory_row(THEIRS, 1000, Idle(1e6, 1e6, {})).limits
    assert not server.memory_row(OURS, 10, Idle(1e6, 1e6, {})).limits
    assert missed(server.memory_row(THEIRS, 10, Idle(1e6, 1e6, {"lost": 3}))) == ["nothing is refused or lost (3 lost)"]


@pytest.mark.parametrize("mine", [{0, 1}, {0, 1, 2}])
def test_two_workers_share_a_core_with_the_generator_unless_there_are_three(
    monkeypatch: pytest.MonkeyPatch, mine: set[int]
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: mine)
    row = server.worker_row(Candidate("two", workers=2), [played(loaded(busy=(1.0, 0.99)))])
    shared = len(mine) == 2
    assert ("the load generator shares a core with them" in row.beside) is shared
    assert bool(missed(row)) is not shared
    assert "at half of it median 2.0 ms, 99% 3.0 ms" in row.beside


def test_a_run_measures_both_servers_in_turn_with_every_number_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[tuple[str, int]] = []

    def play(candidate: Candidate, tables: int, seconds: float, same_rate: float | None) -> Round:
        order.append((candidate.name, tables))
        assert (same_rate is not None) is (tables == 1000)
        return replace(played(loaded()), same=loaded() if same_rate else None)

    monkeypatch.setattr(server, "play", play)
    monkeypatch.setattr(server, "leave_alone", lambda candidate, tables: IDLE)
    told: list[tuple[int, int]] = []
    terms = server.Terms(sizes=(10, 1000), seconds=1, rounds=2, postgres="postgresql://x")
    results = server.run(terms, lambda done, total: told.append((done, total)))
    once = [("Cutpurse", 10), ("boardgame.io", 10), ("Cutpurse", 1000), ("boardgame.io", 1000)]
    more = ["two workers, SQLite", "one worker, PostgreSQL", "two workers, PostgreSQL"]
    assert order == 2 * [*once, *((name, 1000) for name in more)]
    assert told[-1][0] == told[-1][1] == len(told)
    assert [row.name for row in results.rows if row.part == server.WORKERS] == more
    assert [row.name for row in results.rows if row.part == server.SAME] == [
        "Cutpurse, 1,000 tables",
        "boardgame.io, 1,000 tables",
    ]
    assert "| Cutpurse, 1,000 tables | 3,000/s | 3,000/s | 1.00x boardgame.io;" in results.to_markdown()
    assert json.loads(json.dumps(results.to_json()))["machine"]["boardgame.io"].startswith("0.50.2, Node.js v")
    assert results.machine["taken from the cores by the host meanwhile"].endswith("%")


def test_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[server.Terms] = []

    def found(terms: server.Terms, progress: object) -> Results:
        asked.append(terms)
        row = server.memory_row(OURS, 1000, IDLE)
        return Results(title="Server", date="", taken="", machine={}, notes=server.NOTES, rows=(row,))

    monkeypatch.setattr(server, "run", found)
    cli.server([], seconds=2.0, rounds=1, postgres="", as_json=True, save=tmp_path / "server.md")
    assert asked == [server.Terms(sizes=(10, 100, 1000, 10_000), seconds=2.0, rounds=1)]
    assert json.loads(capsys.readouterr().out)["rows"][0]["nobody connected"] == 20
    assert "| Cutpurse, 1,000 tables | 20.0 kB | 45.0 kB |" in (tmp_path / "server.md").read_text()


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


def test_a_safe_write_takes_time(tmp_path: Path) -> None:
    start = time.perf_counter()
    found = processes.safe_write(tmp_path, times=3)
    assert 0 < found < time.perf_counter() - start
