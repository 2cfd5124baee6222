"""Seats, bots and options as people name them."""

from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.cli.arguments import name_bots, read_bots, read_options, read_seat
from cutpurse.core.errors import CutpurseError

LUCRE = games.load("lucre")


@pytest.mark.parametrize(("text", "seat"), [("1", 0), ("4", 3), ("Blue", 0), ("yellow", 3), (" red ", 2)])
def test_a_seat_is_counted_from_one_or_named(text: str, seat: int) -> None:
    assert read_seat(LUCRE, 4, text) == seat


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert read_bots("greedy", 3) == ["greedy", "greedy", "greedy"]
    assert read_bots("Greedy, random", 3) == ["greedy", "random", "random"]


def test_bots_of_a_record_stay_and_people_are_replaced() -> None:
    assert name_bots(["random", "you", "Ann", "greedy"], "greedy", 1) == ["random", "you", "greedy", "greedy"]
    assert name_bots(["", "you", "", ""], "random,greedy", 1) == ["random", "you", "greedy", "greedy"]


def test_an_option_can_be_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "coins.txt"
    file.write_text("1,2,3,1,2,3,\n1,2,3,1,2,3,\n1\n")
    settled = read_options(LUCRE, 4, [f"coins=@{file}", "buried_order=random"])
    assert settled["coins"] == (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1)
    assert LUCRE.write_options(settled)["buried_order"] == "random"
    with pytest.raises(CutpurseError, match="nowhere: no such file"):
        read_options(LUCRE, 4, [f"coins=@{tmp_path / 'nowhere'}"])
