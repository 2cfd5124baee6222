"""What a batch is given: one clear sentence where it is wrong."""

from typing import Any

import numpy as np
import pytest

from cutpurse.core.errors import CutpurseError, IllegalAction, OptionError
from cutpurse.envs.batch import Batch
from tests.envs.test_batch import shown


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0, 0, 0], r"step takes an action for each of 4 environments, not an array of \(3,\)"),
        ([[0, 0, 0, 0]], r"step takes an action for each of 4 environments, not an array of \(1, 4\)"),
        ([0.5, 0, 0, 0], "actions are whole numbers, not float64"),
        ([[0], [0, 0]], r"actions are one row of numbers, not \[\[0\], \[0, 0\]\]"),
    ],
)
def test_what_can_not_be_actions_is_refused(actions: Any, sentence: str) -> None:
    batch = Batch("lucre", 4, seed=1)
    before = shown(batch)
    with pytest.raises(CutpurseError, match=f"^{sentence}$"):
        batch.step(actions)
    assert all(np.array_equal(array, before[name]) for name, array in shown(batch).items())


def test_a_large_number_without_a_sign_is_not_taken_for_a_negative_one() -> None:
    batch = Batch("lucre", 4, seed=1)
    actions = batch.choose().astype(np.uint64)
    batch.step(actions)
    states = batch.states.tobytes()
    for wrong in (2**64 - 1, 2**64 - 2, 2**63):
        with pytest.raises(IllegalAction, match=r"environment 0, \w+: action \d+ is not permitted: "):
            batch.step(np.full(4, wrong, np.uint64))
    assert batch.states.tobytes() == states


@pytest.mark.parametrize(
    ("i", "seat", "sentence"),
    [
        (0, 9, "environment 0 has seats 0 to 2, not 9"),
        (0, -1, "environment 0 has seats 0 to 2, not -1"),
        (4, 0, "there are environments 0 to 3, not 4 to 4"),
        (-1, 0, "there are environments 0 to 3, not -1 to -1"),
        (0, 1.5, r"a seat is a whole number, not 1\.5"),
        ("first", 0, "an environment is a whole number, not 'first'"),
    ],
)
def test_there_is_nothing_to_observe_where_nobody_sits(i: Any, seat: Any, sentence: str) -> None:
    with pytest.raises(CutpurseError, match=f"^{sentence}$"):
        Batch("cryptruck", 4, seats=3).observe(i, seat)


def test_environments_may_be_told_by_truth_values() -> None:
    batch, numbered = Batch("lucre", 4, seed=1, auto_reset=False), Batch("lucre", 4, seed=1, auto_reset=False)
    which = np.array([False, False, True, True])
    assert np.array_equal(batch.state(which)["states"], batch.state([2, 3])["states"])
    batch.reset(which)
    numbered.reset([2, 3])
    assert batch.states.tobytes() == numbered.states.tobytes()
    batch.reset(batch.ended)  # none of them
    assert batch.states.tobytes() == numbered.states.tobytes()


@pytest.mark.parametrize("which", [[1.7], [True], [True] * 5, [[0, 1]], ["first"], [None], {1}, slice(2), 10**30])
def test_what_tells_no_environments_is_refused(which: Any) -> None:
    batch = Batch("lucre", 4, seed=1)
    for use in (batch.reset, batch.state):
        with pytest.raises(CutpurseError, match=r"^environments are told by a list of numbers, or by 4 truth values, "):
            use(which)


@pytest.mark.parametrize(("seat", "sentence"), [(4, "places 0 to 3, not 4"), (-1, "not -1"), (1.5, "whole number")])
def test_there_are_no_more_places_than_seats(seat: Any, sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        Batch("lucre", 4).place(seat)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"size": 0}, "at least one of its environments, not 0"),
        ({"threads": 0}, "at least one of its threads, not 0"),
        ({"size": "4"}, "^a batch has a whole number of environments, not '4'$"),
        ({"size": 2.5}, r"^a batch has a whole number of environments, not 2\.5$"),
        ({"threads": None}, "^a batch has a whole number of threads, not None$"),
        ({"options": ["purse_bars"]}, r"^options are values by name, not \['purse_bars'\]$"),
        ({"seats": 3}, "3"),
        ({"seats": 4.0}, r"^a number of seats is a whole number, not 4\.0$"),
        ({"seats": "4"}, "^a number of seats is a whole number, not '4'$"),
        ({"size": True}, "^a batch has a whole number of environments, not True$"),
        ({"observe": np.zeros(2)}, "^observe is one of 'turn', 'all', None, not array"),
        ({"bots": None}, "^bots are told by their names, not by None$"),
        ({"bots": ["you", 3]}, "^bots are told by their names, not by 3$"),
        ({"seats": []}, "seats is to be drawn from nothing"),
        ({"observe": "some"}, "observe is one of 'turn', 'all', None, not 'some'"),
        ({"dtype": "int8"}, "dtype is one of 'uint8', 'float32', not 'int8'"),
        ({"reward": "money"}, "reward is one of 'win', 'score', not 'money'"),
        ({"bots": ["sharp", "you"]}, "a bot in a batch is one of 'you', 'random', 'greedy', not 'sharp'"),
        ({"bots": ["greedy"]}, "one of the first 4 seats must be 'you'"),
        ({"bots": []}, "name one to 4 for the seats of a batch, not 0$"),
        ({"bots": ["you"] * 5}, "name one to 4 for the seats of a batch, not 5, 'you' among them$"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        Batch("lucre", **{"size": 4} | given)


def test_the_number_of_seats_may_be_numpys() -> None:
    assert Batch("cryptruck", 4, seats=np.int64(4)).seats == 4  # type: ignore[arg-type]


def test_an_option_that_does_not_exist_is_told_by_name() -> None:
    with pytest.raises(OptionError, match="colour"):
        Batch("lucre", 4, options={"colour": "red"})
    with pytest.raises(OptionError, match="purple"):
        Batch("lucre", 4, options={"purse_bars": ["on", "purple"]})
    with pytest.raises(CutpurseError, match="purse_bars is to be drawn from nothing"):
        Batch("lucre", 4, options={"purse_bars": []})
