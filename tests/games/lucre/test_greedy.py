"""Greedy in Lucre: positions in which one choice is clearly right, or clearly silly."""

from typing import Any

import pytest

from cutpurse.games._twosided.rules import VALUES

from .._twosided.builder import Table, choice, lucre_table, plays

OTHERS = ("Green", "Red", "Yellow")  # where Green leads, Blue plays last and knows what each of its cards would do


def blue_last(hand: list[int], *middle: str, purse: str = "Green 4", **options: Any) -> Table:
    """The first round, Blue to play last after these cards of Green, Red and Yellow."""
    values = [int(card.split()[0]) for card in middle]
    taken = {*values, *hand, int(purse.split()[1])}
    aside, *small = [value for value in range(1, VALUES + 1) if value not in taken]  # the first bars nobody's card
    hands = {name: [value, aside, *small[:2]] for name, value in zip(OTHERS, values, strict=True)}
    table = lucre_table(purse, hands=hands | {"Blue": hand}, **options)
    return table.play(f"Green: wealth {aside}", *plays(OTHERS, middle))


BLUE_LAST: dict[str, tuple[str, list[int], str, str, str, str]] = {  # purse, Blue's hand, the middle, what is right
    "the 12 is rich, and the 13 wins again later": ("Green 4", [5, 8, 12, 13], "10 up", "6 up", "9 up", "12 up"),
    "of equal winning cards the weakest is enough": ("Green 12", [6, 8, 9, 13], "3 up", "4 up", "5 up", "6 up"),
    "a Purse of three coins is worth the 13": ("Green 12", [5, 6, 8, 13], "11 up", "1 up", "4 up", "13 up"),
    "a Purse of one coin is not worth the 13": ("Green 9", [5, 6, 8, 13], "11 up", "1 up", "4 up", "5 down"),
    "nothing beats the 12, but the 2 shows three coins": ("Green 4", [2, 6, 8, 10], "12 up", "4 up", "5 up", "2 up"),
    "any card is one coin, and the 6 is the poorest": ("Green 4", [2, 6, 7, 12], "13 up", "1 up", "8 up", "6 down"),
    "the 12 is barred, not to be thrown away": ("Green 4", [6, 7, 11, 12], "12 up", "1 up", "5 up", "6 down"),
    "alone the 2 shows three coins and wins": ("Green 4", [2, 6, 8, 13], "5 down", "4 down", "5 down", "2 up"),
}


@pytest.mark.parametrize("why", BLUE_LAST)
def test_who_plays_last_knows_what_each_card_brings(why: str) -> None:
    purse, hand, *middle, right = BLUE_LAST[why]
    assert choice(blue_last(hand, *middle, purse=purse)) == right


def test_a_lone_card_that_wins_no_purse_still_shows_its_coins() -> None:
    """LUC-A08: it stays face up; the 7 shows two coins, and would seldom do so later."""
    assert choice(blue_last([4, 5, 7, 12], "5 down", "4 down", "5 down", lone_card="no_contest")) == "7 up"


def test_waiting_purses_raise_the_stake() -> None:
    """LUC-A07: alone a Purse of one coin is not worth the 13, with two that wait it is."""
    won = {"Blue": ["Red 2"], "Red": ["Yellow 3"]}
    answers = []
    for given in (won, {}):
        hands = {"Green": [11, 2, 3, 5], "Red": [1, 4, 5], "Yellow": [4, 5, 6], "Blue": [5, 6, 8, 13]}
        table = lucre_table("Red 2", "Yellow 3", "Green 9", hands=hands, won=given, unclaimed="carry")
        table.play("Green: wealth 3", "Green: 11 up", "Red: 1 up", "Yellow: 4 up")
        answers.append(choice(table))
    assert answers == ["5 down", "13 up"]


def test_a_leader_who_has_counted_leads_a_sure_card() -> None:
    """Where all cards above the 11 lie open nobody can beat it; else somebody may, for a Purse of two coins."""
    purses, hands = ("Green 1", "Red 1", "Blue 7"), {"Blue": [4, 5, 6, 11]}
    seen = lucre_table(*purses, hands=hands, wealth={"Green": [12, 13], "Red": [12, 13], "Yellow": [12, 13]})
    unseen = lucre_table(*purses, hands=hands)
    assert choice(seen.play("Blue: wealth 5")) == "11 up"
    assert choice(unseen.play("Blue: wealth 5")) != "11 up"


LEADS = {
    "two coins for sure on a 7, which is seldom highest or lowest; the 12 wins": ([4, 7, 12, 13], "wealth 7"),
    "three coins on the 2, but it is often lowest and shows them all the same": ([2, 4, 7, 13], "wealth 7"),
    "one coin on each, but the 13 wins Purses": ([4, 8, 10, 13], "wealth 4"),
}


@pytest.mark.parametrize("why", LEADS)
def test_the_lead_adds_what_would_bring_least_in_the_middle(why: str) -> None:
    hand, right = LEADS[why]
    assert choice(lucre_table("Blue 5", hands={"Blue": hand})) == right


def test_a_lead_card_that_goes_face_down_is_a_poor_one() -> None:
    """LUC-A10: where it counts one coin whatever it is."""
    table = lucre_table("Blue 5", hands={"Blue": [2, 4, 7, 12]}, lead_card_down=True)
    assert choice(table) == "wealth 4"


def test_poor_cards_of_the_first_hand_are_swapped_and_rich_ones_kept() -> None:
    table = lucre_table(hands={"Blue": [5, 6, 12], "Green": [2, 12, 13]})
    assert choice(table) == "swap 5"
    assert choice(table.play("Blue: swap 5")) == "swap 6"
    assert choice(table.play("Blue: swap 6")) == "keep"  # now it is Green's choice


def last_round(hand: list[int], *middle: str, purse: str = "Green 9") -> Table:
    """The eighth round, Blue to play last with two cards."""
    past = ["Blue 5", "Blue 6", "Green 8", "Red 7", "Red 6", "Yellow 7", "Yellow 6"]
    green, red, yellow = (int(card.split()[0]) for card in middle)
    hands = {"Green": [green, 10, 11], "Red": [red, 10], "Yellow": [yellow, 11], "Blue": hand}
    return lucre_table(*past, purse, hands=hands).play("Green: wealth 10", *plays(OTHERS, middle))


def test_the_last_card_shows_so_the_rich_one_is_kept_for_it() -> None:
    """LUC-29: the 12 wins nothing in the middle, but counts three coins as the last card."""
    assert choice(last_round([4, 12], "13 up", "1 up", "8 up")) == "4 down"
