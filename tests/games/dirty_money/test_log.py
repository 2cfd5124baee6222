"""What the log of Dirty Money tells, and what it must not tell."""

import pytest

from cutpurse.core.ledger import statistics
from cutpurse.core.match import Match

from .builder import GAME, Heist, as_seed, heist, random_game


@pytest.fixture
def three() -> Heist:
    return heist(
        Fox=["Jewels 4", "Junk 1", "cleaner"],
        Magpie=["Jewels 9", "Junk 3", "cleaner"],
        Weasel=["Artifacts 1", "Junk 6", "cleaner"],
    )


def test_each_play_is_told(three: Heist) -> None:
    three.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: Artifacts 1", "Magpie: cleaner", "Weasel: Junk 6")
    assert three.news() == [
        "Fox leads Jewels 4.",
        "Magpie plays Jewels 9.",
        "Weasel plays Artifacts 1, having no Jewels.",
        "Magpie takes the trick with Jewels 9: 8 coins and 4 fingerprints.",
        "Magpie leads its cleaner: anything may follow.",
        "Weasel plays Junk 6.",
    ]


def test_off_suit_after_a_cleaner_tells_nothing_of_the_hand(three: Heist) -> None:  # DIR-E04
    three.play("Fox: Jewels 4", "Magpie: cleaner", "Weasel: Junk 6")
    assert three.news()[1:3] == ["Magpie plays its cleaner: anything may follow.", "Weasel plays Junk 6."]


def test_a_cleaner_played_last_breaks_nothing(three: Heist) -> None:
    three.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: cleaner")
    assert three.news()[2] == "Weasel plays its cleaner."


def test_the_deal_is_told() -> None:
    match = Match(GAME, seats=5, options={"deck": "48", "uneven": "first"}, seed=as_seed(2))
    told = {message.key: message.args for message in match.view(None).log}
    more = sorted((match.state.first + i) % 5 for i in range(3))
    assert list(told) == ["deals", "one-more-for", "leads-by-cleaner"]
    assert told["one-more-for"] == {"seats": tuple(more)}
    assert Heist(match).log()[0] == "Round 1 of 2: everyone gets a cleaner and 9 loot cards."


@pytest.mark.parametrize("bust", ["end", "round"])
def test_statistics_name_where_all_coins_come_from(bust: str) -> None:
    match = random_game(3, 4, bust=bust)
    causes = {cause.key: amounts for cause, amounts in statistics(match).by_cause().items()}
    assert set(causes) == {"tricks-by-cleaner", "tricks-by-loot"} | ({"busted"} if bust == "round" else set())
    assert tuple(map(sum, zip(*causes.values(), strict=True))) == match.scores
