"""What `bench search` measures and how it judges it."""

import json
import sys
import time

import pytest

from bench import moves, ours, peers, search
from bench.machine import NO_OPENSPIEL
from cutpurse import games
from cutpurse.bots.search.settings import Budget


def test_openspiel_searches_from_its_first_choice() -> None:
    for name, least in (("hearts", 52), ("oh_hell", 40), ("euchre", 20)):
        rate, decisions = peers.openspiel_search(name)
        assert rate(0.001) > 0
        assert decisions >= least


def test_iterations_are_those_of_the_search() -> None:
    rate = ours.search(games.load("lucre"), search.PLAIN)
    start = time.perf_counter()
    found = rate(0.001)
    assert found * (time.perf_counter() - start) >= 4  # every action once
    assert 40 <= ours.decisions_per_game(games.load("lucre")) <= 48


def test_a_run_measures_every_game_and_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUNDS", 1), ("SECONDS", 0.001)):
        monkeypatch.setattr(search, name, value)
    monkeypatch.setattr(moves, "MOVES", 5)
    monkeypatch.setattr(moves, "BOTS", ("sharp@1ms",))
    monkeypatch.setattr(moves, "SIDE_BY_SIDE", {"two threads": moves.in_threads})
    told: list[tuple[int, int]] = []
    results = search.run(lambda done, total: told.append((done, total)))
    names = [row.name for row in results.rows]
    assert names.count("Lucre") == 2
    assert names.count("OpenSpiel hearts") == 1
    assert "sharp@1ms, two threads" in names
    assert told[-1][0] == told[-1][1] == len(told)
    rows = {row["name"]: row for row in json.loads(json.dumps(results.to_json()))["rows"]}
    assert rows["sharp@1ms, two threads"]["median"] >= 1  # it uses its time
    assert rows["casual, 12 iterations"]["median"] < rows["expert, 20,000 iterations"]["median"]


def test_without_openspiel_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for name, value in (("ROUNDS", 1), ("SECONDS", 0.001)):
        monkeypatch.setattr(search, name, value)
    rows = search.speeds(lambda: None)
    assert [row.note for row in rows if row.note] == [NO_OPENSPIEL]


@pytest.mark.parametrize("pair", [moves.in_threads, moves.in_processes])
def test_two_sides_move_at_once(pair: moves.Pair) -> None:
    times = pair("greedy", 3)
    assert len(times) == 6
    assert all(wall > 0 and busy >= 0 for wall, busy in times)


def test_a_level_is_held_to_its_limit_in_time() -> None:
    times = [(0.02, 0.01)] * 98 + [(0.5, 0.01), (0.6, 0.01)]
    rows = [moves.level_row("sharp", Budget(iterations=600, seconds=seconds), times) for seconds in (0.5, 0.4)]
    assert [str(row.limits[0]) for row in rows] == ["99% within 500 ms: met", "99% within 400 ms: MISSED"]
    assert rows[0].figures == pytest.approx({"median": 20.0, "99%": 500.0, "longest": 600.0})


@pytest.mark.parametrize(("late", "met"), [(1.2, True), (1.21, False)])
def test_one_move_in_a_hundred_may_be_late(late: float, met: bool) -> None:
    times = [(0.02, 0.01)] * 98 + [(0.02 * late, 0.01), (0.1, 0.01)]
    row = moves.row("sharp@20ms", times, 0.02)
    assert row.figures == pytest.approx({"median": 1.0, "99%": late, "longest": 5.0})
    assert row.limits[0].met is met
    assert "on a processor: 50%" in row.beside
