"""Greedy in COIN: positions in which one choice is clearly right, or clearly silly. The Trick's Colour plays last."""

from typing import Any

import pytest

from cutpurse.games._twosided.rules import SEATS, VALUES
from cutpurse.games.coin.greedy import gray_worth

from .._twosided.builder import Table, choice, coin_table, plays

FIRST = ("Blue", "Orange", "Yellow")
SIX_TRICKS = ["Blue 9", "Orange 9", "Yellow 9", "Blue 8", "Orange 8", "Yellow 8"]


def red_last(hand: list[int], *middle: str, trick: str = "Red 4", aside: int = 5, **options: Any) -> Table:
    """The first Trick, Red to play last after these cards of Blue, Orange and Yellow."""
    values = [int(card.split()[0]) for card in middle]
    small = [value for value in range(1, VALUES + 1) if value not in values]
    hands = {name: [value, *small[:3]] for name, value in zip(FIRST, values, strict=True)}
    table = coin_table(trick, hands=hands | {"Red": [*hand, aside]}, **options)
    return table.play(f"Red: bank {aside}", *plays(FIRST, middle))


def late(hand: list[int], red_up: list[int], others_up: list[int], blue: str = "5 up", **options: Any) -> Table:
    """The seventh Trick, Red last after 5, 12 and 10. Six cards lie in its Bank, eight in the others, these face up."""
    hands = {"Blue": [5, 1], "Orange": [12, 1], "Yellow": [10, 1], "Red": [*hand, 8, 6]}
    banks = {"Red": red_up, "Blue": others_up, "Orange": others_up, "Yellow": others_up}
    table = coin_table(*SIX_TRICKS, "Red 13", hands=hands, banks=banks, **options)
    return table.play("Red: bank 8", f"Blue: {blue}", "Orange: 12 up", "Yellow: 10 up")


def test_a_low_card_that_would_lose_the_most_gray_coins_goes_face_down() -> None:
    """COI-28: Red has six Gray Coins, the others five: one more keeps the bonus, the two Coins of the 3 do not."""
    table = late([3, 7], [], [2, 4, 6])
    assert [table.counter(f"gray.{seat}").value for seat in range(SEATS)] == [6, 5, 5, 5]
    assert choice(table).endswith("down")


def test_without_hope_of_the_bonus_a_low_card_shows_its_coins() -> None:
    """Red has one Gray Coin, the others eight: the 3 stays face up as the lowest, two Coins instead of one."""
    table = late([3, 7], [1, 2, 4, 5, 9], [])
    assert table.counter("gray.0").value == 1
    assert choice(table) == "3 up"


def test_a_gray_coin_is_worth_itself_and_its_part_in_the_bonus() -> None:
    """COI-26, COI-28, COI-A07: the bonus is worth most to who can still gain or lose it."""
    hopeless, level = late([3, 7], [1, 2, 4, 5, 9], []), late([3, 7], [], [2, 4])
    assert gray_worth(hopeless.match.state, 0) == 1
    assert gray_worth(level.match.state, 0) > 3
    unscored = late([3, 7], [1, 2, 4, 5, 9], [], gray_coins_score=False)
    assert gray_worth(unscored.match.state, 0) == 0


def test_a_card_face_down_in_the_middle_is_a_gray_coin_already() -> None:
    """One behind, Red can draw level; when Blue adds another it can not."""
    assert gray_worth(late([3, 7], [], [2], blue="5 up").match.state, 0) > 3
    assert gray_worth(late([3, 7], [], [2], blue="5 down").match.state, 0) == 1


def test_a_tie_for_the_bonus_counts_for_less_where_it_is_not_paid_in_full() -> None:
    """COI-A05: one behind, a Gray Coin makes Red level; that is worth the bonus only if everyone level gains it."""
    paid, unpaid = (late([3, 7], [], [2], gray_tie=tie) for tie in ("everyone", "nobody"))
    assert gray_worth(paid.match.state, 0) > gray_worth(unpaid.match.state, 0)


def last_trick(hand: list[int], *middle: str, trick: str = "Red 4") -> Table:
    """The eighth Trick, Red to play last with two cards and few Gray Coins."""
    past = ["Red 7", "Blue 7", "Blue 6", "Orange 7", "Orange 6", "Yellow 7", "Yellow 6"]
    hands = {name: [int(card.split()[0]), 13] for name, card in zip(FIRST, middle, strict=True)}
    banks = {"Red": [1, 3, 6, 8, 10], "Blue": [1], "Orange": [1], "Yellow": [2]}
    table = coin_table(*past, trick, hands=hands | {"Red": [*hand, 11]}, banks=banks)
    return table.play("Red: bank 11", *plays(FIRST, middle))


def test_the_last_card_turns_gray_so_the_rich_one_is_played() -> None:
    """COI-30: 2 up is three Coins now; 9 up is one and a Trick card of one, and the 2 would end as one Gray Coin."""
    assert choice(last_trick([2, 9], "3 up", "5 up", "8 up")) == "2 up"


@pytest.mark.parametrize(("hand", "right"), [([4, 7, 12, 13], "bank 7"), ([4, 8, 10, 13], "bank 4")])
def test_the_bank_takes_what_would_bring_least_in_the_middle(hand: list[int], right: str) -> None:
    assert choice(coin_table("Red 5", hands={"Red": hand})) == right


def until_red_may(table: Table, *actions: str) -> Table:
    """All others play on, face down and without exchanges; Red takes these actions, until it has to choose again."""
    for action in (*actions, ""):
        while table.turn != "Red":
            table.play(next((move for move in table.moves if move.endswith(("down", "keep"))), table.moves[0]))
        if action:
            table.play(f"Red: {action}")
    return table


def test_an_unknown_card_is_worth_a_look_and_the_poorest_is_buried() -> None:
    """COI-A03: whatever is drawn, the poorest card can be put beneath the deck."""
    table = coin_table("Yellow 5", hands={"Red": [1, 6, 12, 13]}, decks={"Red": [2]})
    assert choice(until_red_may(table, "1 down")) == "exchange"
    assert choice(until_red_may(table, "exchange")) == "bury 6"


@pytest.mark.parametrize(("remembered", "answer"), [([5], "exchange"), ([5, 6], "keep")])
def test_a_shuffled_deck_is_worth_a_look_while_it_holds_unknown_cards(remembered: list[int], answer: str) -> None:
    """COI-A04: after six Tricks Red's deck holds the 5 and the 6, and Red knows one of them, or both."""
    hands, decks = {"Red": [1, 11, 12, 13]}, {"Red": [5, 6]}
    table = coin_table(*SIX_TRICKS, hands=hands, decks=decks, after_burying="shuffle")
    until_red_may(table, "1 down").match.states["remembered"][0, 0] = sum(1 << value for value in remembered)
    assert choice(table) == answer


@pytest.mark.parametrize(("buried", "answer"), [(6, "keep"), (12, "exchange")])
def test_a_known_card_is_drawn_only_if_it_is_better(buried: int, answer: str) -> None:
    """COI-A04: after five Tricks Red's deck holds what it has buried itself, the second such card on top."""
    to_come = ["Yellow 6", "Blue 5", "Blue 6", "Orange 5"]
    hands, decks = {"Red": [1, 11, 12, 13]}, {"Red": [4, 5, 6, 7, 8, 9, 10]}
    table = coin_table("Yellow 5", to_come=to_come, hands=hands, decks=decks)
    until_red_may(table, "1 down", "exchange", "bury 4", "5 down", "exchange", f"bury {buried}")
    until_red_may(table, "7 down", "exchange", "bury 8", "9 down", "exchange", "bury 10", "4 down")
    assert table.deck("Red")[0] == buried
    assert choice(table) == answer


def test_an_exchange_that_changes_nothing_is_not_made() -> None:
    """COI-36: after the seventh Trick what is put back is drawn at once."""
    table = coin_table(*SIX_TRICKS, "Red 13", hands={"Red": [1, 2, 3, 4]})
    assert choice(until_red_may(table, "bank 1", "2 down")) == "keep"


def test_where_everyone_must_exchange_greedy_does() -> None:
    """COI-A03: even where it changes nothing."""
    table = coin_table(*SIX_TRICKS, "Red 13", hands={"Red": [1, 2, 3, 4]}, exchange="forced")
    while table.turn != "Red" or "exchange" not in table.may:
        table.play(table.moves[0])
    assert choice(table) == "exchange"


def test_a_trick_card_that_comes_to_its_colour_anyway_is_not_paid_for() -> None:
    """COI-A02: all others lie face down. If so Red takes the Trick card face down, too; else it must show a card."""
    played = ([6, 8, 9], "5 down", "5 down", "4 down")
    assert choice(red_last(*played, trick="Red 12", unclaimed="lead")) == "6 down"
    assert choice(red_last(*played, trick="Red 12", unclaimed="aside")) == "6 up"
