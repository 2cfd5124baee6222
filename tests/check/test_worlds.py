"""Worlds that are not equally likely are noticed, those that are by chance a little uneven are not."""

from collections import Counter

import pytest

from cutpurse.check.broken import Broken
from cutpurse.check.worlds import without_shuffles, worlds_are_even
from cutpurse.core.match import Match
from tests.contract.walks import EXAMPLE


def worlds(match: Match, *numbers: int) -> "Counter[bytes]":
    """So many of each world, the true one first."""
    true = without_shuffles(match.states)
    return Counter({true if i == 0 else bytes([i]): number for i, number in enumerate(numbers)})


def test_chance_is_no_fault_but_a_rule_is() -> None:
    match = Match(EXAMPLE, seed=bytes(32))
    worlds_are_even(match, 0, 0, worlds(match, 100, 80, 120, 95, 105))
    with pytest.raises(Broken, match=r"^redeal: worlds are not equally likely, of 3 worlds of seat 0 one comes 160 "):
        worlds_are_even(match, 0, 0, worlds(match, 40, 160, 100))


def test_the_true_world_is_among_them() -> None:
    match = Match(EXAMPLE, seed=bytes(32))
    found = worlds(match, 100, 100)
    del found[without_shuffles(match.states)]
    with pytest.raises(Broken, match=r"^redeal: the true state is not among the 1 worlds of seat 0"):
        worlds_are_even(match, 0, 0, found)
