"""Seats, bots and options as people name them."""

from dataclasses import replace
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.cli.arguments import name_bots, read_bots, read_options, read_seat
from cutpurse.core.errors import CutpurseError, OptionError
from cutpurse.core.message import msg

LUCRE = games.load("lucre")


@pytest.mark.parametrize(("text", "seat"), [("1", 0), ("4", 3), ("Blue", 0), ("yellow", 3), (" red ", 2)])
def test_a_seat_is_counted_from_one_or_named(text: str, seat: int) -> None:
    assert read_seat(LUCRE, 4, text) == seat


@pytest.mark.parametrize("text", ["0", "5", "-1", "", "Purple", "²", "1" * 5000])
def test_any_other_seat_is_refused(text: str) -> None:
    with pytest.raises(CutpurseError, match="there are 1 to 4, or by name Blue, Green, Red, Yellow"):
        read_seat(LUCRE, 4, text)


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert read_bots("greedy", 3) == ["greedy", "greedy", "greedy"]
    assert read_bots("Greedy, random", 3) == ["greedy", "random", "random"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("clever", "there is no bot clever; there are random, greedy"),
        ("greedy,,random", "there is no bot ; there are random, greedy"),
        ("random,random,random,random", "name one to 3 bots, not 4"),
    ],
)
def test_unknown_or_too_many_bots_are_refused(text: str, told: str) -> None:
    with pytest.raises(CutpurseError, match=told):
        read_bots(text, 3)


def test_bots_of_a_record_stay_and_people_are_replaced() -> None:
    assert name_bots(["random", "you", "Ann", "greedy"], "greedy", 1) == ["random", "you", "greedy", "greedy"]
    assert name_bots(["", "you", "", ""], "random,greedy", 1) == ["random", "you", "greedy", "greedy"]


def test_an_option_can_be_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "coins.txt"
    file.write_text("1,2,3,1,2,3,\n1,2,3,1,2,3,\n1\n")
    settled = read_options(LUCRE, 4, [f"coins=@{file}", "buried_order=random"])
    assert settled["coins"] == (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1)
    assert settled["buried_order"] == "random"
    with pytest.raises(CutpurseError, match="nowhere: no such file"):
        read_options(LUCRE, 4, [f"coins=@{tmp_path / 'nowhere'}"])


def test_options_that_so_many_cannot_play_with_are_refused() -> None:
    unlucky = msg("plain-text", text="4 is an unlucky number")
    choosy = replace(LUCRE, why_unplayable=lambda options, seats: unlucky)
    with pytest.raises(OptionError, match="4 is an unlucky number"):
        read_options(choosy, 4, [])
