"""Options: what each kind takes, how it says what it doesn't, and how values are written."""

from dataclasses import replace
from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.errors import OptionError
from cutpurse.core.options import Choice, Number, Numbers, Option, Switch, Value, complete_options, fields, read_pairs
from cutpurse.core.words import common
from tests.contract.walks import values_of

COMMON: dict[str, Any] = {"settles": "XXX-A01"}


class Tie(IntEnum):
    """Who has won, if several have the same."""

    SHARED = 0
    PLAY_OFF = 1
    SEAT = 2


SWITCH = Switch(name="mulligan", default=True, **COMMON)
CHOICE = Choice(name="tie", values=Tie, default=Tie.SEAT, **COMMON)
NUMBER = Number(name="target", low=20, high=500, named={"round": 0}, default=65, **COMMON)
NUMBERS = Numbers(name="coins", length=3, low=1, high=3, presets={"lean": (1, 1, 1)}, default=(1, 2, 3), **COMMON)
ALL: tuple[Option, ...] = (SWITCH, CHOICE, NUMBER, NUMBERS)
every_kind = pytest.mark.parametrize("option", ALL, ids=lambda option: type(option).__name__)

READS: list[tuple[Option, object, Value]] = [
    (SWITCH, "on", True),
    (SWITCH, " Yes ", True),
    (SWITCH, "1", True),
    (SWITCH, True, True),
    (SWITCH, "off", False),
    (SWITCH, "FALSE", False),
    (SWITCH, 0, False),
    (CHOICE, "shared", Tie.SHARED),
    (CHOICE, "Play-Off", Tie.PLAY_OFF),
    (CHOICE, "play off", Tie.PLAY_OFF),
    (CHOICE, Tie.PLAY_OFF, Tie.PLAY_OFF),
    (NUMBER, "20", 20),
    (NUMBER, 500, 500),
    (NUMBER, "round", 0),
    (NUMBER, "0", 0),
    (NUMBERS, "1,2,3", (1, 2, 3)),
    (NUMBERS, "1 2, 3", (1, 2, 3)),
    (NUMBERS, [3, 3, 3], (3, 3, 3)),
    (NUMBERS, ("1", 1, 1), (1, 1, 1)),
    (NUMBERS, "Lean", (1, 1, 1)),
]

REFUSED: list[tuple[Option, object, str]] = [
    (SWITCH, "maybe", "option mulligan can't be maybe; it takes on or off"),
    (SWITCH, 2, "option mulligan can't be 2; it takes on or off"),
    (SWITCH, None, "option mulligan can't be None; it takes on or off"),
    (CHOICE, "first", "option tie can't be first; it takes shared, play_off or seat"),
    (CHOICE, "", "option tie can't be ; it takes shared, play_off or seat"),
    (NUMBER, 19, "option target can't be 19; it takes a whole number from 20 to 500 or round"),
    (NUMBER, "501", "option target can't be 501; it takes a whole number from 20 to 500 or round"),
    (NUMBER, "-20", "option target can't be -20; it takes a whole number from 20 to 500 or round"),
    (NUMBER, "6５", "option target can't be 6５; it takes a whole number from 20 to 500 or round"),
    (NUMBER, 65.0, "option target can't be 65.0; it takes a whole number from 20 to 500 or round"),
    (NUMBER, True, "option target can't be True; it takes a whole number from 20 to 500 or round"),
    (NUMBERS, "1,2", "option coins can't be 1,2; it takes lean, or 3 numbers from 1 to 3 with commas between"),
    (NUMBERS, "1,2,4", "option coins can't be 1,2,4; it takes lean, or 3 numbers from 1 to 3 with commas between"),
    (NUMBERS, [1, 2, [3]], "option coins can't be [1, 2, [3]]; it takes lean, or 3 numbers from 1 to 3"),
    (NUMBERS, 111, "option coins can't be 111; it takes lean, or 3 numbers from 1 to 3 with commas between"),
    (NUMBERS, "rich", "option coins can't be rich; it takes lean, or 3 numbers from 1 to 3 with commas between"),
]


@pytest.mark.parametrize(("option", "given_value", "read"), READS)
def test_a_value_is_read(option: Option, given_value: object, read: Value) -> None:
    assert option.read(given_value) == read


@pytest.mark.parametrize(("option", "given_value", "message"), REFUSED)
def test_a_refusal_says_what_is_allowed(option: Option, given_value: object, message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        option.read(given_value)
    assert str(refusal.value).startswith(message)


@every_kind
@given(data=st.data())
def test_what_is_written_is_read_back(option: Option, data: st.DataObject) -> None:
    value = data.draw(values_of(option))
    assert option.read(option.write(value)) == value
    assert option.read(value) == value
    assert " " not in option.write(value)  # in a record, spaces stand between options


@every_kind
def test_the_default_is_an_allowed_value(option: Option) -> None:
    assert option.read(option.write(option.default)) == option.default


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@every_kind
@given(value=anything | st.text(alphabet="0123456789,- ronuadelf"))
def test_whatever_is_given_is_read_or_refused_in_a_sentence(option: Option, value: object) -> None:
    try:
        read = option.read(value)
    except OptionError as error:
        refusal = str(error)
    else:
        assert option.read(option.write(read)) == read
        return
    assert option.name in refusal
    assert refusal.endswith(common().say(option.allowed))
    assert len(refusal) < 250


def test_the_state_holds_a_switch_as_0_or_1_and_a_choice_as_its_number() -> None:
    assert [SWITCH.encode(value) for value in (False, True)] == [0, 1]
    assert [CHOICE.encode(value) for value in CHOICE.values] == [0, 1, 2]
    assert NUMBER.encode(65) == 65
    assert NUMBERS.encode((1, 2, 3)) == (1, 2, 3)


def test_names_are_written_for_values_that_have_one() -> None:
    assert NUMBER.write(0) == "round"
    assert NUMBERS.write((1, 1, 1)) == "lean"
    assert NUMBERS.write((1, 2, 3)) == "1,2,3"


def test_options_are_completed_by_what_is_given_else_by_default() -> None:
    assert complete_options(ALL, {"tie": "shared"}) == {
        "mulligan": True,
        "tie": Tie.SHARED,
        "target": 65,
        "coins": (1, 2, 3),
    }
    with pytest.raises(OptionError, match="there is no option purse; there are mulligan, tie, target, coins"):
        complete_options(ALL, {"purse": "on"})


def test_pairs_are_read_as_name_and_value() -> None:
    assert read_pairs(["tie=seat", " coins = 1,2,3 ", "a=b=c"]) == {"tie": "seat", "coins": "1,2,3", "a": "b=c"}
    with pytest.raises(OptionError, match="an option is given as name=value, not as tie"):
        read_pairs(["tie"])
    with pytest.raises(OptionError, match="option tie is given twice"):
        read_pairs(["tie=seat", "tie=shared"])


def test_an_option_of_no_kind_takes_nothing() -> None:
    bare = Option(name="bare", **COMMON)
    assert replace(bare, default="x").write("x") == "x"
    assert bare.encode("x") == "x"
    with pytest.raises(NotImplementedError):
        bare.read("x")
    with pytest.raises(NotImplementedError):
        _ = bare.allowed


def test_options_say_what_a_state_holds_of_them() -> None:
    kinds = fields((SWITCH, CHOICE, NUMBER, NUMBERS), target=np.int16)
    assert kinds == {"mulligan": np.int8, "tie": np.int8, "target": np.int16, "coins": (np.int8, 3)}
