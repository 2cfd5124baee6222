"""Sets of bits, against plain Python, both interpreted and compiled."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import bits
from cutpurse.core.bits import count, has, highest, lowest, members, pair, rest, select, set_for, split, without

sets = st.frozensets(st.integers(0, 62)) | st.integers(0, 2**63 - 1).map(lambda word: frozenset(members(word)))


def word(numbers: frozenset[int]) -> int:
    return sum(1 << number for number in numbers)


compiled_count = numba.njit(lambda word: count(word))
compiled_lowest = numba.njit(lambda word: lowest(word))
compiled_highest = numba.njit(lambda word: highest(word))
compiled_select = numba.njit(lambda word, k: select(word, k))
by_clearing = numba.njit(bits._select_by_clearing)
by_deposit = numba.njit(bits._select_by_deposit) if bits.HAS_BMI2 else select  # not every processor has it


@given(sets)
def test_members_lists_the_set(numbers: frozenset[int]) -> None:
    assert members(word(numbers)) == sorted(numbers)


@pytest.mark.parametrize("counted", [count, compiled_count])
@given(numbers=sets)
def test_count(counted: Callable[[int], int], numbers: frozenset[int]) -> None:
    assert counted(word(numbers)) == len(numbers)


@pytest.mark.parametrize("low", [lowest, compiled_lowest])
@pytest.mark.parametrize("high", [highest, compiled_highest])
@given(numbers=sets.filter(bool))
def test_lowest_and_highest(low: Callable[[int], int], high: Callable[[int], int], numbers: frozenset[int]) -> None:
    assert low(word(numbers)) == min(numbers)
    assert high(word(numbers)) == max(numbers)


@pytest.mark.parametrize("selected", [select, compiled_select, by_clearing, by_deposit])
@given(numbers=sets.filter(bool))
def test_select_finds_each_member_by_its_place(selected: Callable[[int, int], int], numbers: frozenset[int]) -> None:
    assert [selected(word(numbers), k) for k in range(len(numbers))] == sorted(numbers)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64])
def test_sets_in_small_fields_are_counted_right(kind: type[np.signedinteger]) -> None:
    full = kind(np.iinfo(kind).max)
    assert compiled_count(full) == count(int(full)) == np.iinfo(kind).bits - 1
    assert compiled_highest(full) == highest(int(full)) == np.iinfo(kind).bits - 2
    assert compiled_select(full, 3) == 3


def test_sets_may_be_numbers_of_numpy() -> None:
    """As in rules that keep sets in an array and run interpreted."""
    held: Any = np.int64(0b101100)
    assert (count(held), lowest(held), highest(held), select(held, 1)) == (3, 2, 5, 3)


wide = st.frozensets(st.integers(0, 125))
compiled_has = numba.njit(lambda word, number: has(word, number))
compiled_without = numba.njit(lambda word, number: without(word, number))
compiled_rest = numba.njit(lambda word: rest(word))
compiled_pair = numba.njit(lambda words: pair(words))
BOTH_WAYS = [
    (count, lowest, highest, select, has, without, rest),
    (
        compiled_count,
        compiled_lowest,
        compiled_highest,
        compiled_select,
        compiled_has,
        compiled_without,
        compiled_rest,
    ),
]


@pytest.mark.parametrize("functions", BOTH_WAYS, ids=["interpreted", "compiled"])
@pytest.mark.parametrize("actions", [63, 126])
@given(data=st.data())
def test_sets_of_one_word_and_of_two(functions: tuple[Any, ...], actions: int, data: st.DataObject) -> None:
    counted, low, high, selected, contains, reduced, others = functions
    numbers = data.draw(sets if actions == 63 else wide)
    held = set_for(actions, word(numbers))
    assert counted(held) == len(numbers)
    assert members(held) == sorted(numbers)
    assert [number for number in range(actions) if contains(held, number)] == sorted(numbers)
    if numbers:
        assert (low(held), high(held)) == (min(numbers), max(numbers))
        assert [selected(held, k) for k in range(len(numbers))] == sorted(numbers)
        assert members(others(held)) == sorted(numbers)[1:]
        one = data.draw(st.sampled_from(sorted(numbers)))
        assert members(reduced(held, one)) == sorted(numbers - {one})
        assert reduced(reduced(held, one), one) == reduced(held, one)


@given(wide)
def test_a_field_of_two_words_is_read_as_a_set(numbers: frozenset[int]) -> None:
    held = split(word(numbers))
    field = np.array(held, np.int64)
    assert compiled_pair(field) == pair(list(held)) == held
    assert compiled_count(field) == count(held)
    assert all(compiled_has(field, number) == has(held, number) for number in range(126))
