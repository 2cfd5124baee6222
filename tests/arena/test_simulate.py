"""Many games: shares that add up, figures that can be had again, and errors in a sentence."""

import signal
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from scipy import stats

from cutpurse import games
from cutpurse.arena import simulate as module
from cutpurse.arena.intervals import of_mean, of_share
from cutpurse.arena.setup import Setup
from cutpurse.arena.simulate import Simulation, samples, simulate
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


def test_samples_of_a_game_by_hand() -> None:
    lucre = games.load("lucre")
    setup = Setup(game=lucre, options={}, seats=4, lineup=["greedy", "random", "random", "random"], seed=SEED)
    standings = np.array([[9, 3, 9, 1], [5, 8, 2, 2]])
    points = np.array([[20, 10, 20, 5], [11, 30, 7, 8]])
    first, second = samples(setup, 6, standings, points)
    # game 6: the greedy bot sits in seat 2; game 7: in seat 1
    assert first == pytest.approx([0.5, 0, 0.5, 0, 20, 10, 20, 5, 0.5, 0.5, 20, 35 / 3, 1])
    assert second == pytest.approx([0, 1, 0, 0, 11, 30, 7, 8, 1, 0, 30, 26 / 3, 0])


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
    def interrupted(setup: Setup, first: int, number: int) -> module.Sums:
        if number:
            raise KeyboardInterrupt
        return module.Sums()

    monkeypatch.setattr(module, "play_chunk", interrupted)
    with pytest.raises(KeyboardInterrupt):
        played(["random"])


def test_wilson_covers_as_often_as_it_says() -> None:
    rng = np.random.default_rng(7)
    for share, number in ((0.25, 60), (0.02, 300), (0.9, 40)):
        found = [of_share(wins / number, number) for wins in rng.binomial(number, share, 4_000)]
        covered = np.mean([low <= share <= high for low, high in found])
        assert 0.925 < covered < 0.985
    assert of_share(1.0, 10)[0] < 0.8
    assert of_share(1.0, 10)[1] == pytest.approx(1)


def test_the_interval_of_a_mean_is_students() -> None:
    scores = np.array([12.0, 15.0, 11.0, 19.0, 16.0])
    low, high = stats.t.interval(0.95, 4, loc=scores.mean(), scale=stats.sem(scores))
    found = of_mean(scores.sum(), (scores**2).sum(), 5)
    assert found is not None
    assert found == pytest.approx((low, high), abs=1e-3)
    assert of_mean(3.0, 9.0, 1) is None
