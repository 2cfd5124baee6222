"""Two things that should be the same: where they differ is told by its path, or by its field."""

import pytest

from cutpurse.check.broken import Broken, difference, different_fields, require
from tests.contract.walks import EXAMPLE


def test_a_difference_is_told_by_its_path() -> None:
    one = {"zones": [{"id": "hand", "cards": [1, 2]}], "turn": 1}
    assert difference(one, {"zones": [{"id": "hand", "cards": [1, 2]}], "turn": 1}) == ""
    assert difference(one, {**one, "turn": None}) == "turn is 1 in one and None in the other"
    other = {"zones": [{"id": "hand", "cards": [1, 3]}], "turn": 2}
    assert difference(one, other) == "zones[0].cards[1] is 2 in one and 3 in the other"
    assert difference(one, {"zones": [], "turn": 1}).startswith("zones is [{'id': 'hand'")
    assert difference({"a": 1}, {"a": 1, "b": 2}, "view") == "view.b is None in one and 2 in the other"


def test_states_differ_in_fields() -> None:
    one, other = EXAMPLE.layout.new(), EXAMPLE.layout.new()
    assert different_fields(EXAMPLE, one, other) == ""
    other["points"][0, 1], other["seed"] = 3, 1
    assert different_fields(EXAMPLE, one, other) == "points ([0, 0, 0, 0] and [0, 3, 0, 0]), seed"


def test_what_is_required_and_does_not_hold_is_broken() -> None:
    require(True, "no")
    with pytest.raises(Broken, match=r"^this is wrong$") as broken:
        require([], "this is wrong", 7)
    assert broken.value.step == 7
