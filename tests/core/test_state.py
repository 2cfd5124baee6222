"""States: records, stand-ins, and the way between them."""

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.state import (
    Layout,
    StandIn,
    copy,
    freeze,
    i8,
    i16,
    i32,
    i64,
    is_states,
    layout,
    thaw,
    u32,
)

KINDS: dict[str, type[np.integer]] = {"small": i8, "middling": i16, "plain": i32, "large": i64, "word": u32}
Sample = layout(**KINDS, row=(i16, 3), table=(i8, 2, 4))


def numbers(kind: type[np.integer]) -> st.SearchStrategy[int]:
    return st.integers(int(np.iinfo(kind).min), int(np.iinfo(kind).max))


@st.composite
def stand_ins(draw: st.DrawFn) -> StandIn:
    s = thaw(Sample.new())
    for field, kind in KINDS.items():
        setattr(s, field, draw(numbers(kind)))
    s.row = [draw(numbers(i16)) for _ in range(3)]
    s.table = [[draw(numbers(i8)) for _ in range(4)] for _ in range(2)]
    return s


def as_dict(s: StandIn) -> dict[str, object]:
    return {field: getattr(s, field) for field in s.layout.fields}


@given(stand_ins())
def test_a_stand_in_survives_freezing_and_thawing(s: StandIn) -> None:
    states = Sample.new(3)
    freeze(s, states, 1)
    assert as_dict(thaw(states, 1)) == as_dict(s)
    assert states[0] == states[2] == Sample.new()[0]


@given(stand_ins())
def test_a_state_survives_thawing_and_freezing(s: StandIn) -> None:
    states, again = Sample.new(), Sample.new()
    freeze(s, states)
    freeze(thaw(states), again)
    assert again.tobytes() == states.tobytes()


def test_a_stand_in_is_plain_python() -> None:
    s = thaw(Sample.new())
    assert type(s.small) is type(s.word) is int
    assert s.row == [0, 0, 0]
    assert s.table == [[0, 0, 0, 0], [0, 0, 0, 0]]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("small", 128),
        ("small", -129),
        ("middling", 2**15),
        ("word", -1),
        ("word", 2**32),
        ("row", [0, 0, 40_000]),
        ("table", [[0, 0, 0, 0], [0, 0, 0, 200]]),
    ],
)
def test_a_number_that_does_not_fit_is_an_error(field: str, value: object) -> None:
    s = thaw(Sample.new())
    setattr(s, field, value)
    with pytest.raises(OverflowError):
        freeze(s, Sample.new())


def test_a_copy_shares_nothing() -> None:
    s = thaw(Sample.new())
    twin = copy(s)
    twin.row[0], twin.table[1][2] = 5, 6
    assert as_dict(s) == as_dict(thaw(Sample.new()))
    assert twin.layout is s.layout


def test_a_field_that_is_not_there_is_an_error() -> None:
    s = thaw(Sample.new())
    with pytest.raises(AttributeError, match="purse"):
        _ = s.purse
    with pytest.raises(AttributeError):
        s.purse = 1


def test_a_record_has_no_gaps_so_that_a_copy_has_the_same_bytes() -> None:
    for known in (Sample, Layout("gaps", {"one": i8, "two": i64, "three": i8, "four": i16})):
        sizes = [known.dtype[name].itemsize for name in known.dtype.names or ()]
        assert sum(sizes) == known.dtype.itemsize
        states = known.new()
        for _ in range(50):
            for junk in [np.full(known.dtype.itemsize, 255, np.uint8) for _ in range(20)]:
                del junk  # memory that is likely to be used again, and full of ones
            assert states.copy().tobytes() == states.tobytes()


def test_two_records_with_the_same_fields_are_of_two_types() -> None:
    one, other = Layout("one", {"a": i8}), Layout("other", {"a": i8})
    assert one.dtype != other.dtype
    assert numba.from_dtype(one.dtype) != numba.from_dtype(other.dtype)
    assert is_states(one.new())
    assert not is_states(np.zeros(3))
    assert not is_states([one.new()])


def test_a_record_is_named_by_its_rules_sources_until_there_are_states() -> None:
    """So that code compiled for it is not used any longer when its rules change."""
    edited = Layout("edited", {"a": i8})
    edited.compiled_from("first")
    edited.compiled_from("second")
    assert edited.name == "edited_second"
    assert edited.dtype.names
    assert edited.dtype.names[-1] == "edited_second"
    edited.compiled_from("third")
    assert edited.name == "edited_second"


def test_a_layout_is_called_like_the_module_of_the_rules() -> None:
    assert Sample.name == __name__.replace(".", "_")
