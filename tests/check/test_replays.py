"""States that compiled and interpreted code give differently are told by the step and the field."""

import pytest

from cutpurse.check.broken import Broken
from cutpurse.check.replays import both_ways_step_alike
from cutpurse.check.walks import go_on, new_match
from tests.contract.walks import EXAMPLE


def test_a_step_that_went_otherwise_is_told_with_its_field() -> None:
    match = new_match(EXAMPLE, 2)
    for _ in go_on(match, 2, 100):
        pass
    last = len(match.frames) - 1
    both_ways_step_alike(match, last, 0)
    match.frames[last].states["points"][0, 0] += 1
    with pytest.raises(Broken, match=r"^advance: compiled and interpreted differ, in points \(\[") as broken:
        both_ways_step_alike(match, last, 0)
    assert broken.value.step == last


def test_a_deal_that_went_otherwise_is_told() -> None:
    match = new_match(EXAMPLE, 1)
    match.frames[0].states["hand"][0, 0] ^= 1
    with pytest.raises(Broken, match=r"^deal: compiled and interpreted differ, in hand "):
        both_ways_step_alike(match, 0, 0)
