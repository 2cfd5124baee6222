"""What hints say of cards in Dirty Money: coins, and above all fingerprints."""

from ..steps import because
from .builder import heist


def test_fingerprints_are_taken_wiped_off_or_left_to_another() -> None:
    table = heist(
        Fox=["Jewels 4", "Junk 1", "cleaner"],
        Magpie=["Jewels 2", "Junk 3", "cleaner"],
        Weasel=["Jewels 12", "Jewels 1", "cleaner"],
    ).play("Fox: Jewels 4", "Magpie: Jewels 2")
    assert because(table.match, "Jewels 12") == ["takes 8 coins and 4 fingerprints"]
    assert because(table.match, "cleaner")[0] == "wipes off 2 fingerprints"
    assert because(table.match, "Jewels 1") == ["hands Fox 1 fingerprint", "leaves 2 fingerprints to Fox"]


def test_what_nobody_has_above_a_card_only_a_cleaner_takes() -> None:
    table = heist(Fox=["Jewels 15", "cleaner"], Magpie=["Jewels 2", "cleaner"], Weasel=["Jewels 12", "cleaner"])
    assert because(table.match, "Jewels 15")[0] == "only a cleaner can take the trick away"
