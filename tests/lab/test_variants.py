"""Option values as they are named on the command line."""

import pytest

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.variants import all_values, find_option, one_by_one, read_values
from tests.lab.tiny import GAME
from tests.lab.tiny.options import Kind


def plain(value: str) -> str:
    return value


def test_every_value_is_tried_alone() -> None:
    base = GAME.complete_options(None, 4)
    varied = [read_values(GAME, "rounds=2,4,6", plain), read_values(GAME, "kind=first", plain)]
    variants = one_by_one(GAME, base, varied, 4)
    assert [variant.name for variant in variants] == ["rounds=2", "rounds=6", "kind=first"]
    assert variants[2].options == base | {"kind": Kind.FIRST}


def test_values_with_commas_are_told_apart_by_bars() -> None:
    lucre = games.load("lucre")
    coins = ",".join(["1"] * 13)
    option, values = read_values(lucre, f"coins={coins}|{coins[:-1]}2", plain)
    assert (option.name, len(values)) == ("coins", 2)


def test_all_values_of_an_option() -> None:
    assert all_values(find_option(GAME, "kind")) == list(Kind)
    assert all_values(find_option(GAME, "rounds")) == list(range(1, 31))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("speed=1", "Tiny has no option speed; it has kind, rounds, bias"),
        ("rounds", "say which values of rounds to try: rounds=a,b,c"),
        ("rounds=99", "option rounds can't be 99"),
    ],
)
def test_what_can_not_be_varied_is_told(text: str, sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        read_values(GAME, text, plain)


def test_there_must_be_something_to_compare() -> None:
    with pytest.raises(CutpurseError, match="all these values are played already"):
        one_by_one(GAME, GAME.complete_options(None, 4), [read_values(GAME, "rounds=4", plain)], 4)
