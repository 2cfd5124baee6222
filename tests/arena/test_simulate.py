"""Many games: shares that add up, figures that can be had again, and errors in a sentence."""

import io
import json
import signal
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from rich.console import Console
from scipy import stats

from cutpurse import games
from cutpurse.arena import simulate as module
from cutpurse.arena.intervals import of_mean, of_share, student
from cutpurse.arena.plan import Plan
from cutpurse.arena.simulate import Simulation, print_simulation, samples, simulate
from cutpurse.core.errors import CutpurseError

SEED = bytes(range(32))


def played(bots: Sequence[str], number: int = 4_000, name: str = "lucre", **more: Any) -> Simulation:
    return simulate(games.load(name), games=number, bots=bots, **{"seed": SEED, "threads": 1, **more})


def without_time(simulation: Simulation) -> dict[str, Any]:
    return {k: v for k, v in simulation.to_json().items() if k not in ("seconds", "decisions_per_s", "threads")}


@pytest.mark.parametrize("name", ["lucre", "coin"])
def test_the_seed_decides_whatever_the_threads(name: str) -> None:
    once, twice, many = (played(["greedy", "random"], 5_500, name, threads=n) for n in (1, 2, 5))
    assert without_time(once) == without_time(twice) == without_time(many)
    assert without_time(played(["greedy", "random"], 5_500, name, seed=bytes(32))) != without_time(once)


def test_shares_add_up() -> None:
    result = played(["greedy", "random"])
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1)
    assert sum(bot.fair_share for bot in result.bots) == 1
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1)
    assert [(bot.name, bot.seats) for bot in result.bots] == [("greedy", 1), ("random", 3)]
    by_bots = sum(bot.mean_score * bot.seats for bot in result.bots)
    assert by_bots == pytest.approx(sum(seat.mean_score for seat in result.seats))


def test_greedy_beats_random() -> None:
    for name in ("lucre", "coin"):
        greedy, _ = played(["greedy", "random"], name=name).bots
        assert greedy.ci95[0] > 1.5 * greedy.fair_share


def test_equal_bots_do_equally_well() -> None:
    """Random against random is fair: of twenty runs about one misses its 95% interval."""
    missed = 0
    for number in range(20):
        result = played(["random"], 2_000, seed=number.to_bytes(32, "big"))
        missed += sum(not seat.ci95[0] <= 0.25 <= seat.ci95[1] for seat in result.seats)
        assert result.bots[0].win_share == pytest.approx(1)
    assert missed <= 10  # of 80; 4 are expected, more than 10 happen once in 300 tries


def test_bots_change_seats() -> None:
    """One greedy bot lifts every seat alike."""
    seats = played(["greedy", "random"], 8_000).seats
    assert all(abs(seat.win_share - 0.25) < 0.03 for seat in seats)


def test_samples_of_a_game_by_hand() -> None:
    lucre = games.load("lucre")
    plan = Plan(game=lucre, options={}, seats=4, lineup=["greedy", "random", "random", "random"], seed=SEED)
    standings = np.array([[9, 3, 9, 1], [5, 8, 2, 2]])
    points = np.array([[20, 10, 20, 5], [11, 30, 7, 8]])
    first, second = samples(plan, 6, standings, points)
    # game 6: the greedy bot sits in seat 2; game 7: in seat 1
    assert first == pytest.approx([0.5, 0, 0.5, 0, 20, 10, 20, 5, 0.5, 0.5, 20, 35 / 3, 1])
    assert second == pytest.approx([0, 1, 0, 0, 11, 30, 7, 8, 1, 0, 30, 26 / 3, 0])


def test_one_game_has_wide_intervals() -> None:
    result = played(["greedy", "random"], 1)
    assert result.games == 1
    assert all(bot.mean_score_ci95 is None for bot in result.bots)
    assert all(low < bot.win_share < high or high - low > 0.7 for bot in result.bots for low, high in [bot.ci95])


def test_json_has_what_programs_need() -> None:
    told = json.loads(json.dumps(played(["greedy", "random"], 100, options={"coins": "rich"}).to_json()))
    assert {"games", "decisions", "seconds", "decisions_per_s", "seed", "options", "threads", "bots", "seats"} <= set(
        told
    )
    assert {"name", "win_share", "ci95", "fair_share", "mean_score", "mean_score_ci95", "seats"} <= set(told["bots"][0])
    assert told["seed"] == SEED.hex()
    assert told["options"]["coins"] == "rich"
    assert told["decisions_per_s"] == pytest.approx(told["decisions"] / told["seconds"])


def test_options_matter() -> None:
    assert played(["random"], 500, options={"mulligan": "off"}).decisions == 500 * 40


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    played(["random"], 2_500, progress=lambda done, total: told.append((done, total)))
    assert told == [(1_000, 2_500), (2_000, 2_500), (2_500, 2_500)]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"number": 0}, "play at least one game, not 0"),
        ({"threads": 0}, "play on at least one thread, not 0"),
        ({"bots": ["greedy", "clever"]}, "there is no bot clever; there are random, greedy"),
        ({"bots": ["greedy", "novice"]}, "simulate plays random and greedy only; `cutpurse arena` plays novice, too"),
        ({"bots": ["random"] * 5}, "name one to 4 bots, not 5"),
        ({"bots": []}, "name one to 4 bots, not 0"),
        ({"seats": 3}, "Lucre is played by 4, not by 3"),
        ({"options": {"colour": "on"}}, "there is no option colour"),
    ],
)
def test_bad_input_is_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        played(**{"bots": ["random"], **wrong})


def test_ctrl_c_keeps_what_is_done() -> None:
    def interrupt(done: int, total: int) -> None:
        if done == 3 * module.CHUNK:
            signal.raise_signal(signal.SIGINT)

    stopped = played(["greedy", "random"], 50 * module.CHUNK, threads=2, progress=interrupt)
    assert stopped.interrupted
    assert stopped.games == 3 * module.CHUNK
    whole = without_time(played(["greedy", "random"], 3 * module.CHUNK))
    assert without_time(stopped) == whole | {"interrupted": True}
    assert threading.active_count() == 1


def test_ctrl_c_before_anything_is_done_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, first: int, number: int) -> module.Tally:
        if number:
            raise KeyboardInterrupt
        return module.Tally()

    monkeypatch.setattr(module, "play_chunk", interrupted)
    with pytest.raises(KeyboardInterrupt):
        played(["random"])


def test_the_table_for_people() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    print_simulation(played(["greedy", "random"], 1_000), console)
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= 80
    for word in ("Lucre, 1,000 games", "greedy", "fair", "25.0%", "Yellow", "million a second", SEED.hex()):
        assert word in text


def test_wilson_covers_as_often_as_it_says() -> None:
    rng = np.random.default_rng(7)
    for share, number in ((0.25, 60), (0.02, 300), (0.9, 40)):
        found = [of_share(wins / number, number) for wins in rng.binomial(number, share, 4_000)]
        covered = np.mean([low <= share <= high for low, high in found])
        assert 0.925 < covered < 0.985
    assert of_share(1.0, 10)[0] < 0.8
    assert of_share(1.0, 10)[1] == pytest.approx(1)


def test_students_points_are_right() -> None:
    for freedom in (1, 2, 5, 9, 10, 11, 20, 100, 10_000):
        assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=3e-3)


def test_the_interval_of_a_mean_is_students() -> None:
    scores = np.array([12.0, 15.0, 11.0, 19.0, 16.0])
    low, high = stats.t.interval(0.95, 4, loc=scores.mean(), scale=stats.sem(scores))
    found = of_mean(scores.sum(), (scores**2).sum(), 5)
    assert found is not None
    assert found == pytest.approx((low, high), abs=1e-3)
    assert of_mean(3.0, 9.0, 1) is None
