"""Dirty Money in words: what each seat may see, do and hear."""

import pytest

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match

from ..builder import as_seed
from .heists import GAME, Heist, heist, some_moves, whole_game


@pytest.fixture
def three() -> Heist:
    return heist(
        Fox=["Jewels 4", "Junk 1", "cleaner"],
        Magpie=["Jewels 9", "Junk 3", "cleaner"],
        Weasel=["Artifacts 1", "Junk 6", "cleaner"],
    )


# Actions


def test_cards_are_named_by_suit_and_rank(three: Heist) -> None:
    assert three.may == ["Jewels 4", "Junk 1", "cleaner"]
    three.play("Fox: jewels  4")
    with pytest.raises(IllegalAction, match="“Gems 4” is not an action here; actions look like jewels 1, "):
        three.match.play("Gems 4")


def test_what_is_not_permitted_says_why(three: Heist) -> None:
    three.play("Fox: Jewels 4")
    assert three.why_not("Junk 3") == "Jewels is led and must be followed, or the cleaner played"
    assert three.why_not("Jewels 5") == "Magpie does not hold Jewels 5"
    three.play("Magpie: cleaner", "Weasel: Junk 6", "Magpie: Junk 3", "Weasel: cleaner")
    assert three.why_not("cleaner") == ""
    three.play("Fox: cleaner", "Fox: Junk 1")
    assert three.why_not("cleaner") == "Magpie has played the cleaner"


def test_a_card_of_another_deck_says_so() -> None:
    table = Heist(Match(GAME, options={"deck": "48"}, seed=as_seed(1)))
    assert table.why_not("Jewels 13") == "there is no Jewels 13 in this deck"


def test_when_the_game_is_over_nothing_is_an_action() -> None:
    s = whole_game(1).state
    assert {GAME.why_not(s, action) for action in range(GAME.actions)} == {"it is not an action of this phase"}


def test_without_a_cleaner_there_is_only_following() -> None:
    table = heist(Fox=["Jewels 4", "Junk 1"], Magpie=["Jewels 9", "Junk 3"], Weasel=["Jewels 1", "Junk 6"])
    table.play("Fox: Jewels 4")
    assert table.why_not("Junk 3") == "Jewels is led and must be followed"
    assert table.view("Magpie").prompt == "Follow with Jewels."


def test_each_card_says_what_it_would_do(three: Heist) -> None:
    assert {action.text: (action.label, action.about) for action in three.view("Fox").actions} == {
        "Jewels 4": ("Lead", "2 coins and 1 fingerprint"),
        "Junk 1": ("Lead", "no coins and 1 fingerprint"),
        "cleaner": ("Lead", "takes what follows, wiped, unless a later cleaner comes"),
    }
    three.play("Fox: Jewels 4")
    assert {action.text: (action.label, action.about) for action in three.view("Magpie").actions} == {
        "Jewels 9": ("Play", "wins so far: 5 coins and 2 fingerprints"),
        "cleaner": ("Play", "wins so far: 2 coins and no fingerprints"),
    }
    three.play("Magpie: Jewels 9")
    assert {action.text: action.about for action in three.view("Weasel").actions} == {
        "Artifacts 1": "adds 3 coins and 2 fingerprints",
        "Junk 6": "adds 1 coin and no fingerprints",
        "cleaner": "takes: 5 coins and no fingerprints",
    }


def test_actions_lie_on_the_cards_of_the_hand(three: Heist) -> None:
    three.play("Fox: Jewels 4")
    cards = {card.id: card.actions for card in three.zone("hand.1", "Magpie").cards}
    assert cards == {"hand.1.8": (8,), "hand.1.47": (), "hand.1.60": (60,)}
    assert [action.target for action in three.view("Magpie").actions] == ["hand.1.8", "hand.1.60"]


# Prompts and stages


def test_the_prompt_says_what_the_rules_ask_for(three: Heist) -> None:
    assert three.view("Fox").prompt == "You lead: play any card."
    assert three.view("Magpie").prompt == "Fox leads."
    three.play("Fox: Jewels 4")
    assert three.view("Magpie").prompt == "Follow with Jewels, or play your cleaner."
    assert three.view(None).prompt == "Magpie plays a card."
    three.play("Magpie: Jewels 9")
    assert three.view("Weasel").prompt == "You have no Jewels: play any card."
    three.play("Weasel: Junk 6", "Magpie: cleaner")
    assert three.view("Weasel").prompt == "A cleaner has broken the suit: play any card."


def test_the_stage_counts_rounds_and_tricks() -> None:
    match = Match(GAME, seats=4, seed=as_seed(1))
    assert match.view(None, 0).stage == "Round 1 of 2"
    assert match.view(None).stage == "Round 1 of 2, trick 1 of 16"
    match = some_moves(1, 4, 64 + 9)
    assert match.view(None).stage == "Round 2 of 2, trick 3 of 16"
    assert whole_game(1).view(None).stage == "The end"


def test_the_stage_counts_the_trick_of_the_first_seats_too() -> None:  # DIR-A02
    match = some_moves(1, 5, 51, deck="48", uneven="first")
    assert match.view(None).stage == "Round 1 of 2, trick 11 of 11"


def test_before_the_first_deal_nothing_lies_on_the_table() -> None:
    view = Match(GAME, seed=as_seed(1)).view(None, 0)
    assert view.prompt == "One moment."
    assert all(zone.count == 0 for zone in view.zones)
    assert [seat.markers for seat in view.seats] == [()] * 3


# The table


def test_the_trick_shows_who_is_winning(three: Heist) -> None:
    three.play("Fox: Jewels 4")
    assert [card.badge for card in three.zone("trick").cards] == ["winning, led"]
    three.play("Magpie: Jewels 9")
    shown = [(card.seat, card.face and card.face.rank, card.badge) for card in three.zone("trick").cards]
    assert shown == [(0, "4", "led"), (1, "9", "winning")]
    three.play("Weasel: cleaner", "Weasel: Artifacts 1")
    assert [card.seat for card in three.zone("trick").cards] == [2]


def test_cards_show_coins_and_fingerprints(three: Heist) -> None:
    faces = [card.face for card in three.zone("hand.0", "Fox").cards if card.face]
    assert [{pip.kind: pip.count for pip in face.pips} for face in faces] == [
        {"coin": 2, "fingerprint": 1},
        {"coin": 0, "fingerprint": 1},
        {},
    ]
    assert (faces[2].rank, faces[2].suit) == ("cleaner", "")


def test_a_cleaner_shows_its_coins_where_it_has_some() -> None:  # DIR-A08
    match = Match(GAME, options={"cleaner_coins": 2}, seed=as_seed(1))
    face = match.view(0).zones[1].cards[-1].face
    assert face is not None
    assert [(pip.kind, pip.count) for pip in face.pips] == [("coin", 2)]


def test_nobody_sees_another_hand(three: Heist) -> None:
    assert [card.face for card in three.zone("hand.1", "Fox").cards] == [None] * 3
    assert [card.face for card in three.zone("hand.1").cards] == [None] * 3


def test_two_numbers_are_counted_for_each_seat() -> None:
    table = heist(
        Fox=["Jewels 4", "Junk 1"],
        Magpie=["Jewels 9", "Junk 3"],
        Weasel=["Jewels 1", "Junk 6"],
        coins={"Magpie": 20},
        prints={"Magpie": 5, "Weasel": 9},
    )
    table.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: Jewels 1")
    counters = [(c.id, c.value, c.reason) for c in table.view(None).counters if c.seat in (1, 2)]
    assert counters == [
        ("coins.1", 27, "7 in this round"),
        ("prints.1", 8, "3 in this round"),
        ("coins.2", 0, "0 in this round"),
        ("prints.2", 9, "0 in this round, the most"),
    ]


# The log


def test_the_log_tells_each_play(three: Heist) -> None:
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
    assert three.news()[:3] == [
        "Fox leads Jewels 4.",
        "Magpie plays its cleaner: anything may follow.",
        "Weasel plays Junk 6.",
    ]


def test_a_cleaner_played_last_breaks_nothing(three: Heist) -> None:
    three.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: cleaner")
    assert three.news()[2] == "Weasel plays its cleaner."


def test_the_deal_is_told() -> None:
    assert Match(GAME, seats=4, seed=as_seed(1)).view(None).log[0] == (
        "Round 1 of 2: everyone gets a cleaner and 15 loot cards."
    )
    uneven = Match(GAME, seats=5, options={"deck": "48", "uneven": "first"}, seed=as_seed(2))
    names = [GAME.seat_names[(uneven.state.first + i) % 5] for i in range(3)]
    told = next(line for line in uneven.view(None).log if line.startswith("One more for "))
    assert all(name in told for name in names)


def test_what_lies_open_in_a_transcript() -> None:
    table = heist(Fox=["Jewels 4", "Junk 1"], Magpie=["Jewels 9", "Junk 3"], Weasel=["Jewels 1", "Junk 6"])
    table.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: Jewels 1", "Magpie: Junk 3")
    laid = GAME.words.lay_open(table.match.state)
    assert laid["loot"]["Jewels 9"] == {"coins": 3, "fingerprints": 1}
    assert laid["leads"] == "Magpie"
    assert laid["seats"]["Magpie"] == {
        "hand": [],
        "trick": "Junk 3",
        "taken": ["Jewels 1", "Jewels 4", "Jewels 9"],
        "coins_this_round": 7,
        "fingerprints_this_round": 3,
        "coins": 0,
        "fingerprints": 0,
    }
