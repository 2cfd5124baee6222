"""What is told of a round of Cryptruck, and to whom."""

from .builder import NAMES, lay_out


def test_the_deal_is_told_and_each_hears_of_their_hand() -> None:
    table = lay_out(tricks=6, turned="Green 1")
    assert [line.startswith("Round 2: Bram deals and turns up ") for line in table.told()].count(True) == 1
    for viewer in NAMES[:3]:
        assert [line.split()[0] for line in table.told(viewer) if " is dealt " in line] == [viewer]


def test_points_are_told_with_what_they_are_for() -> None:
    taken = {"Cleo": "", "Ada": "Red 3, Red 4, Blue 5", "Bram": ""}
    assert lay_out(taken=taken, tricks=6, turned="Green 1", undealt="Green 2").told()[:4] == [
        "Round 1 is over.",
        "Ada: 6 for 3 blocks in 2 colours, 6 points in all.",
        "Bram: 5 for no blocks, 5 points in all.",
        "Cleo: 8 for 8 blocks at a point each, 8 points in all.",
    ]


def test_three_blocks_have_a_message_of_their_own() -> None:
    """A beginner is given a tip then."""
    hands = {"Ada": "Blue 5", "Bram": "Green 4", "Cleo": "Blue 1"}
    taken = {"Bram": "", "Ada": "Red 3"}
    table = lay_out(hands, tricks=5, taken=taken, turned="Green 1").play("Ada: Blue 5", "Bram: Green 4", "Cleo: Blue 1")
    keys = {line.message.key for line in table.match.log()}
    assert "wins-trick" in keys
    table = lay_out(hands | {"Bram": "Yellow 4"}, tricks=5, taken=taken, seats=4, turned="Red 1")
    table.play("Ada: Blue 5", "Bram: Yellow 4", "Cleo: Blue 1", f"Dov: {table.hand('Dov')}")
    assert "Ada wins trick 6 with Blue 5: 2 blocks, 3 in all." in table.news()
    assert "wins-trick-has-three" in {line.message.key for line in table.match.log()}
