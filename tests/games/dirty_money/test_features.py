"""What features say of cards in Dirty Money."""

from ..steps import meaning
from .test_greedy import last


def test_who_plays_last_is_told_what_it_takes_and_leaves() -> None:
    match = last("Artifacts 3", "Artifacts 4", ["Artifacts 2", "Artifacts 5", "Junk 9"]).match
    high, low = meaning(match, "Artifacts 5"), meaning(match, "Artifacts 2")
    assert high["takes the trick so far"] == high["takes it for sure"] == 1
    assert high["coins it takes as it lies, of 12"] == 0.75  # three cards of three coins and two fingerprints
    assert (
        high["fingerprints it takes as it lies, of 6"]
        == high["has the most fingerprints after taking it as it lies"]
        == 1
    )
    assert low["takes the trick so far"] == low["chance to take it"] == 0
    assert low["fingerprints it adds for another, of 3"] == 0.6667
    assert (
        low["leaves fingerprints to another, of 6"] == low["whoever has it gets the most fingerprints as it lies"] == 1
    )
    brings = "what it brings beyond what the card would bring later, of 30"
    assert low[brings] > high[brings]


def test_a_cleaner_takes_no_fingerprints() -> None:
    match = last("Artifacts 3", "Artifacts 4", ["Artifacts 2", "cleaner", "Junk 9"]).match
    cleaner = meaning(match, "cleaner")
    assert cleaner["is the cleaner"] == cleaner["takes it for sure"] == cleaner["holds the own cleaner"] == 1
    assert cleaner["coins it takes as it lies, of 12"] == 0.5
    assert cleaner["fingerprints it takes as it lies, of 6"] == 0
