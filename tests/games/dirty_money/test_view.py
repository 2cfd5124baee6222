"""What each seat of Dirty Money may see and do."""

import pytest

from cutpurse.core.match import Match

from .builder import GAME, Heist, as_seed, heist, random_game, say


@pytest.fixture
def three() -> Heist:
    return heist(
        Fox=["Jewels 4", "Junk 1", "cleaner"],
        Magpie=["Jewels 9", "Junk 3", "cleaner"],
        Weasel=["Artifacts 1", "Junk 6", "cleaner"],
    )


# Actions


def test_what_is_not_permitted_says_why(three: Heist) -> None:
    three.play("Fox: Jewels 4")
    assert three.why_not("Junk 3") == "Jewels is led and must be followed, or the cleaner played"
    assert three.why_not("Jewels 5") == "Magpie does not hold Jewels 5"
    three.play("Magpie: cleaner", "Weasel: Junk 6", "Magpie: Junk 3", "Weasel: cleaner")
    assert three.why_not("cleaner") == ""
    three.play("Fox: cleaner", "Fox: Junk 1")
    assert three.why_not("cleaner") == "Magpie has played the cleaner"
    other_deck = Heist(Match(GAME, options={"deck": "48"}, seed=as_seed(1)))
    assert other_deck.why_not("Jewels 13") == "there is no Jewels 13 in this deck"


def test_without_a_cleaner_there_is_only_following() -> None:
    table = heist(Fox=["Jewels 4", "Junk 1"], Magpie=["Jewels 9", "Junk 3"], Weasel=["Jewels 1", "Junk 6"])
    table.play("Fox: Jewels 4")
    assert table.why_not("Junk 3") == "Jewels is led and must be followed"
    assert table.prompt("Magpie") == "Follow with Jewels."


def abouts(table: Heist) -> dict[str, tuple[str, str]]:
    return {action.text: (say(action.label), say(action.about)) for action in table.view(table.turn).actions}


def test_each_card_says_what_it_would_do(three: Heist) -> None:
    assert abouts(three) == {
        "Jewels 4": ("Lead", "2 coins and 1 fingerprint"),
        "Junk 1": ("Lead", "no coins and 1 fingerprint"),
        "cleaner": ("Lead", "takes what follows, wiped, unless a later cleaner comes"),
    }
    three.play("Fox: Jewels 4")
    assert abouts(three) == {
        "Jewels 9": ("Play", "wins so far: 5 coins and 2 fingerprints"),
        "cleaner": ("Play", "wins so far: 2 coins and no fingerprints"),
    }
    three.play("Magpie: Jewels 9")
    assert abouts(three) == {
        "Artifacts 1": ("Play", "adds 3 coins and 2 fingerprints"),
        "Junk 6": ("Play", "adds 1 coin and no fingerprints"),
        "cleaner": ("Play", "takes: 5 coins and no fingerprints"),
    }


# Prompts and stages


def test_the_prompt_says_what_the_rules_ask_for(three: Heist) -> None:
    assert three.prompt("Fox") == "You lead: play any card."
    assert three.prompt("Magpie") == "Fox leads."
    three.play("Fox: Jewels 4")
    assert three.prompt("Magpie") == "Follow with Jewels, or play your cleaner."
    assert three.prompt() == "Magpie plays a card."
    three.play("Magpie: Jewels 9")
    assert three.prompt("Weasel") == "You have no Jewels: play any card."
    three.play("Weasel: Junk 6", "Magpie: cleaner")
    assert three.prompt("Weasel") == "A cleaner has broken the suit: play any card."


def test_the_prompt_tells_others_nothing_of_the_hand(three: Heist) -> None:
    three.play("Fox: Jewels 4")
    follows = three.view("Fox").prompt
    three.play("Magpie: Jewels 9")
    assert follows.key == three.view("Fox").prompt.key == "prompt-play"


def test_the_stage_counts_rounds_and_tricks() -> None:
    match = Match(GAME, seats=4, seed=as_seed(1))
    assert GAME.words().say_all(match.view(None, 0).stage) == "Round 1 of 2"
    assert Heist(match).stage() == "Round 1 of 2, trick 1 of 16"
    assert Heist(random_game(1, 4, 64 + 9)).stage() == "Round 2 of 2, trick 3 of 16"
    assert Heist(random_game(1, 5, 51, deck="48", uneven="first")).stage() == "Round 1 of 2, trick 11 of 11"  # DIR-A02
    assert Heist(random_game(1)).stage() == "The end"


# The table


def test_the_trick_shows_who_is_winning(three: Heist) -> None:
    def trick() -> list[tuple[int | None, list[str], bool]]:
        cards = three.zone("trick").cards
        return [(card.seat, [badge.key for badge in card.badges], card.winning) for card in cards]

    three.play("Fox: Jewels 4")
    assert trick() == [(0, ["winning", "led"], True)]
    three.play("Magpie: Jewels 9")
    assert trick() == [(0, ["led"], False), (1, ["winning"], True)]
    three.play("Weasel: cleaner", "Weasel: Artifacts 1")
    assert trick() == [(2, ["winning", "led"], True)]


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


def test_two_numbers_are_counted_for_each_seat() -> None:
    table = heist(
        Fox=["Jewels 4", "Junk 1"],
        Magpie=["Jewels 9", "Junk 3"],
        Weasel=["Jewels 1", "Junk 6"],
        coins={"Magpie": 20},
        prints={"Magpie": 5, "Weasel": 9},
    )
    table.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: Jewels 1")
    assert [(c.id, c.value, say(c.reason)) for c in table.view().counters if c.seat in (1, 2)] == [
        ("coins.1", 27, "7 in this round"),
        ("prints.1", 8, "3 in this round"),
        ("coins.2", 0, "0 in this round"),
        ("prints.2", 9, "0 in this round, the most"),
    ]
