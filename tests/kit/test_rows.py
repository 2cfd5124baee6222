"""Numbers as bytes: compiled and interpreted the same, and as near as bytes can be."""

from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.bits import split
from cutpurse.kit.rows import ONE, Row, clear, put_known, put_part, to_byte, to_bytes, write_bits, write_set


@numba.njit
def put_floats(row: Any, numbers: Any) -> None:
    out = Row(row, 0)
    for i in range(len(numbers)):
        out[i] = numbers[i]


@numba.njit
def spread(row: Any, at: int, size: int, bits: int) -> None:
    write_bits(Row(row, 0), at, size, bits)


@numba.njit
def add(row: Any) -> None:
    out = Row(row, 0)
    out[1] += 0.5


@given(st.lists(st.floats(-2, 3, width=32), min_size=1, max_size=20))
def test_a_number_becomes_the_nearest_byte(numbers: list[float]) -> None:
    compiled, interpreted = np.zeros(20, np.uint8), np.zeros(20, np.uint8)
    put_floats(compiled, np.array(numbers))
    for i, number in enumerate(numbers):
        Row(interpreted, 0)[i] = number
        assert abs(compiled[i] / ONE - min(max(number, 0), 1)) <= 0.5 / ONE + 1e-9
    assert compiled.tolist() == interpreted.tolist()


@pytest.mark.parametrize("kind", [np.bool_, np.int64, np.int8])
def test_whole_numbers_and_truth_values_are_0_or_1(kind: type[Any]) -> None:
    row = np.zeros(3, np.uint8)
    put_floats(row, np.array([0, 1, 0], kind))
    assert row.tolist() == [0, 255, 0]
    assert [to_byte(number) for number in (0, 1, True, False, 7, -1)] == [0, 255, 255, 0, 255, 0]


def test_what_is_there_can_be_read() -> None:
    row = np.array([0, 51, 0], np.uint8)
    add(row)
    assert row.tolist() == [0, 179, 0]
    assert Row(row, 0)[1] == 179 / 255


@given(st.integers(0, (1 << 63) - 1), st.integers(1, 63), st.integers(0, 5))
def test_sets_of_bits_become_rows_of_bytes(bits: int, size: int, at: int) -> None:
    """Of any size, and not a byte beyond it."""
    compiled, interpreted = np.full(80, 7, np.uint8), np.full(80, 7, np.uint8)
    compiled[at : at + size] = interpreted[at : at + size] = 0
    spread(compiled, at, size, bits)
    write_bits(Row(interpreted, 0), at, size, bits)
    assert compiled.tolist() == interpreted.tolist()
    assert compiled[at : at + size].tolist() == [255 * (bits >> i & 1) for i in range(size)]


@pytest.mark.parametrize("most", [2, 8, 11, 30, 100, 127, 254])
def test_fractions_of_up_to_254_parts_stay_apart(most: int) -> None:
    assert len({to_byte(part / most) for part in range(most + 1)}) == most + 1


@numba.njit
def put_parts(row: Any, whole: int) -> None:
    for number in range(-1, whole + 2):
        put_part(Row(row, 0), number + 1, number, whole)


@pytest.mark.parametrize("whole", [*range(1, 31), 56, 60, 100, 200, 255, 1000, 32_767])
def test_a_part_is_what_its_fraction_is(whole: int) -> None:
    """To the byte, though the compiled one is found by whole numbers; also what is less than 0 or more than 1."""
    compiled, interpreted, fractions = (np.zeros(whole + 3, np.uint8) for _ in range(3))
    put_parts(compiled, whole)
    for i in range(whole + 3):
        put_part(Row(interpreted, 0), i, i - 1, whole)
        Row(fractions, 0)[i] = (i - 1) / whole
    assert compiled.tolist() == interpreted.tolist() == fractions.tolist()


@pytest.mark.parametrize("kind", [np.float32])
def test_a_part_of_floats_is_a_fraction(kind: type[Any]) -> None:
    row = np.zeros(6, kind)
    put_parts(row, 3)
    assert row.tolist() == np.array([-1 / 3, 0, 1 / 3, 2 / 3, 1, 4 / 3], kind).tolist()


NUMBERS = np.array([0, 1 / 9, 0.5, 1])
AS_BYTES = to_bytes(NUMBERS)


@numba.njit
def look_up(row: Any) -> None:
    for i in range(len(NUMBERS)):
        put_known(Row(row, 0), i, NUMBERS, AS_BYTES, i)


@pytest.mark.parametrize("kind", [np.uint8, np.float32])
def test_what_was_worked_out_before_can_be_looked_up(kind: type[Any]) -> None:
    compiled, interpreted, written = (np.zeros(len(NUMBERS), kind) for _ in range(3))
    look_up(compiled)
    for i, number in enumerate(NUMBERS):
        put_known(Row(interpreted, 0), i, NUMBERS, AS_BYTES, i)
        Row(written, 0)[i] = number
    assert compiled.tolist() == interpreted.tolist() == written.tolist()


@numba.njit
def put_set(row: Any, at: int, size: int, bits: Any) -> None:
    write_set(Row(Row(row, 1), at - 1), size, bits)


@given(st.integers(0, (1 << 126) - 1), st.integers(1, 126), st.integers(1, 5))
def test_a_set_of_one_word_or_two_becomes_truth_values(bits: int, size: int, at: int) -> None:
    """Over whatever was there, and not a byte beyond."""
    compiled, interpreted = np.ones(140, np.bool_), np.ones(140, np.bool_)
    put_set(compiled, at, size, bits & (1 << 63) - 1 if size <= 63 else split(bits))
    write_set(Row(Row(interpreted, 1), at - 1), size, bits)
    assert compiled.tolist() == interpreted.tolist()
    assert compiled[at : at + size].tolist() == [bool(bits >> i & 1) for i in range(size)]
    assert compiled[:at].all()
    assert compiled[at + size :].all()


@numba.njit
def put_in_the_middle(flat: Any, at: int, number: Any) -> float:
    out = Row(flat, at)
    clear(out, 2)
    out[1] = number
    return float(out[1])


@pytest.mark.parametrize("kind", [np.uint8, np.float32])
def test_a_row_lies_within_a_larger_array(kind: type[Any]) -> None:
    compiled, interpreted = np.full(5, 9, kind), np.full(5, 9, kind)
    out = Row(interpreted, 2)
    clear(out, 2)
    out[1] = 0.4
    assert put_in_the_middle(compiled, 2, 0.4) == pytest.approx(out[1]) == pytest.approx(0.4)
    assert compiled.tolist() == interpreted.tolist()
    assert compiled.tolist() == pytest.approx([9, 9, 0, 102 if kind is np.uint8 else 0.4, 9])
