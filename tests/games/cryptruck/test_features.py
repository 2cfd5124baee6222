"""What features say of actions in Cryptruck."""

from ..steps import meaning
from .test_greedy import cleo_last


def test_who_plays_last_is_told_what_the_trick_does_to_the_blocks() -> None:
    table = cleo_last("Blue 6, Blue 1", "Blue 5", "Blue 2", taken={"Cleo": "Red 3, Green 4, Green 1"})
    six, one = meaning(table.match, "Blue 6"), meaning(table.match, "Blue 1")
    assert six["the best of the trick so far"] == six["chance to stay the best"] == 1
    assert six["takes the third block as it lies"] == 1
    assert six["what taking the trick as it lies adds, of 10"] == 0.5  # from two in two colours, 4, to 9
    assert one["the best of the trick so far"] == 0
    assert one["chance that whoever is best now stays so"] == 1
    assert six["what greedy expects, of 10"] > one["what greedy expects, of 10"]


def test_a_fourth_block_is_a_loss() -> None:
    table = cleo_last("Blue 6, Blue 1", "Blue 5", "Blue 2", taken={"Cleo": "Red 3, Green 4, White 3"})
    six = meaning(table.match, "Blue 6")
    assert six["takes a fourth block or more as it lies"] == 1
    assert six["what taking the trick as it lies adds, of 10"] == -0.5


def test_an_answer_is_told_by_the_revealed_card() -> None:
    match = cleo_last("Blue 1, Blue 2, Green 1, Green 2, White 3, Red 1", "Blue 5", "Blue 4").match
    assert meaning(match, "Blue 1")["phase: follow"] == 1
    while match.state.phase != 1:
        match.frames.pop()
    want, decline = meaning(match, "want"), meaning(match, "decline")
    assert (want["wants the revealed card"], decline["wants the revealed card"]) == (1, 0)
    assert want["rank, of 6"] == decline["rank, of 6"] == 0.8333
