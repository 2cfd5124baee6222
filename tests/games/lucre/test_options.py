"""What the sheet of Lucre leaves open: our ruling, and every other one a table may choose."""

from typing import Any

import pytest
from msgspec.structs import replace

from cutpurse.core.match import Match

from .._twosided.builder import LUCRE, Table, lucre_end, lucre_table
from ..builder import as_seed

GUILDS = ("Blue", "Green", "Red", "Yellow")
HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}


def test_every_option_settles_a_gap_and_has_our_ruling_as_its_default() -> None:
    settled = LUCRE.write_options(LUCRE.complete_options())
    assert {option.name: (option.settles, settled[option.name]) for option in LUCRE.options} == {
        "coins": ("LUC-A01", "estimated"),
        "mulligan": ("LUC-A02", "on"),
        "buried_order": ("LUC-A03", "owner"),
        "swap_order": ("LUC-A03", "together"),
        "lead_card_bars": ("LUC-A05", "on"),
        "purse_bars": ("LUC-A06", "off"),
        "unclaimed": ("LUC-A07", "aside"),
        "lone_card": ("LUC-A08", "takes"),
        "lead_card_down": ("LUC-A10", "off"),
        "strict_memory": ("LUC-A11", "off"),
        "final_tie": ("LUC-A12", "shared"),
    }


# The swap


def test_without_mulligan_the_first_purse_is_turned_up_at_once() -> None:  # LUC-A02
    table = Table(Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32)))
    assert table.stage == "Round 1 of 8"
    assert {len(table.hand(guild)) for guild in GUILDS} == {4}
    assert table.may == [f"wealth {value}" for value in table.hand(table.turn)]


def test_the_others_learn_how_many_were_swapped_when_all_have_chosen() -> None:  # LUC-A03, LUC-36
    table = lucre_table()
    for move in ("Blue: swap 1", "Blue: keep", "Green: keep", "Red: swap 3", "Red: swap 2"):
        assert table.play(move).news() == []
    table.play("Yellow: keep")
    assert table.news()[0] == "Cards swapped: Blue 1, Green 0, Red 2, Yellow 0."


def test_nobody_sees_who_swaps_while_all_choose() -> None:  # LUC-A03
    table = lucre_table()
    as_dealt = table.view(None)
    for move in ("Blue: swap 1", "Blue: swap 2", "Green: swap 2", "Green: keep", "Red: keep", "Yellow: swap 1"):
        view = table.play(move).view(None)
        assert replace(view, turn=0) == as_dealt
    assert as_dealt.prompt.key == "everyone-may-swap"


def test_in_seat_order_each_sees_how_many_the_others_swap() -> None:  # LUC-A03
    table = lucre_table(swap_order="seat")
    assert (table.view("Red").turn, table.prompt("Red")) == (0, "Blue may swap cards.")
    table.play("Blue: swap 1")
    assert (table.zone("hand.0").count, table.zone("deck.0").count) == (2, 9)
    assert table.play("Blue: swap 2").news() == ["Blue swaps 2."]
    assert table.play("Green: keep").news() == ["Green swaps 0."]
    assert table.play("Red: swap 1", "Red: keep").news() == ["Red swaps 1."]
    assert table.play("Yellow: keep").news()[0] == "Yellow swaps 0."


def swap_two_by_chance(number: int) -> tuple[list[int], Table]:
    """Blue swaps its two lowest cards, the lower first, where chance orders them."""
    table = Table(Match(LUCRE, options={"buried_order": "random"}, seed=as_seed(number)))
    low, second, _ = table.hand("Blue")
    return [low, second], table.play(f"Blue: swap {low}", f"Blue: swap {second}")


def test_chance_may_order_the_swapped_cards() -> None:  # LUC-A03
    kept = 0
    for number in range(40):
        swapped, table = swap_two_by_chance(number)
        assert sorted(table.deck("Blue")[-2:]) == swapped
        kept += table.deck("Blue")[-2:] == swapped
    assert 10 < kept < 30


def test_its_owner_does_not_see_the_order_that_chance_gave() -> None:  # LUC-A03
    for number in range(10):
        swapped, table = swap_two_by_chance(number)
        assert table.cards("beneath.0", "Blue") == ", ".join(f"Blue {value}" for value in swapped)


# Barred values


@pytest.mark.parametrize(
    ("options", "may"),
    [
        ({}, "2 up, 9 up, 12 up"),
        ({"lead_card_bars": "off"}, "2 up, 6 up, 9 up, 12 up"),
        ({"purse_bars": "on"}, "2 up, 12 up"),
    ],
)
def test_the_leads_card_bars_its_value_and_the_purse_may(options: dict[str, Any], may: str) -> None:
    """LUC-A05, LUC-A06."""
    table = lucre_table("Red 9", hands=HANDS, **options).play("Red: wealth 6", "Red: 4 down")
    assert [action for action in table.may if action.endswith("up")] == may.split(", ")
    assert table.why_not("9 up").startswith("the Purse is 9, ") == ("purse_bars" in options)


def test_a_purse_that_waits_to_the_end_scores_for_nobody() -> None:  # LUC-A07
    table = lucre_table(unclaimed="carry").play_until("The end")
    assert table.zone("unclaimed").count == 8
    assert [table.zone(f"hoard.{seat}").count for seat in range(4)] == [11] * 4


# The lead's card, memory, ties, seats


def test_the_leads_wealth_card_may_go_face_down() -> None:  # LUC-A10
    table = lucre_table("Red 9", hands=HANDS, lead_card_down="on").play("Red: wealth 12")
    assert table.hoards["Red"] == "1 back"
    assert table.counter("coins.2").value == 1
    assert table.news() == ["Red adds a face-down card to its Wealth."]
    assert table.secrets("Red") == ["Your card for your Wealth is the 12."]
    table.play("Red: 4 down")
    assert "12 up" in table.may  # it has no value, so it bars none: LUC-21


def test_under_strict_memory_all_still_hear_how_many_were_swapped() -> None:  # LUC-A11, LUC-36
    table = lucre_table(strict_memory="on").play(
        "Blue: swap 1", "Blue: keep", "Green: keep", "Red: keep", "Yellow: keep"
    )
    assert table.log()[0] == "Cards swapped: Blue 1, Green 0, Red 0, Yellow 0."


LEVEL: dict[str, Any] = {  # 14 coins and 12 cards
    "wealth": {"Blue": [2], "Green": [12]},
    "won": {"Blue": ["Red 1"], "Green": ["Yellow 1"], "Red": ["Blue 1", "Green 1"]},
    "last": {"Blue": 4, "Green": 4, "Red": 4},
}


def test_level_on_coins_and_cards_the_win_is_shared() -> None:  # LUC-A12
    table = lucre_end(**LEVEL).step()
    assert table.scores == {"Blue": 14, "Green": 14, "Red": 13, "Yellow": 11}
    assert table.winners == ["Blue", "Green"]
    assert table.outcome.ranks == (1, 1, 3, 4)
    assert table.reason == "Blue and Green share the win with 14 coins and 12 cards each"


def test_seat_order_may_decide_a_tie() -> None:  # LUC-A12
    table = lucre_end(**LEVEL, final_tie="seat").step()
    assert table.winners == ["Blue"]
    assert table.outcome.ranks == (1, 2, 3, 4)
    assert table.reason == "Blue wins by seat order, level with Green at 14 coins"


def test_a_tie_may_be_played_off() -> None:  # LUC-A12
    table = lucre_end(**LEVEL, final_tie="play_off").step()
    assert table.news()[-1] == "Blue and Green are level with 14 coins and play off: the best of them wins."
    assert table.stage == "Play-off, Before round 1"
    assert [(len(table.hand(guild)), len(table.deck(guild))) for guild in GUILDS] == [(3, 8)] * 4
    assert table.play_until("The end", choose="up").winners in (["Blue"], ["Green"], ["Blue", "Green"])
    assert table.scores == {"Blue": 14, "Green": 14, "Red": 13, "Yellow": 11}


FIRST_GAME = {"Blue": (20, 12), "Green": (20, 12), "Red": (18, 12), "Yellow": (18, 12)}


def test_only_those_who_were_level_can_win_the_play_off() -> None:  # LUC-A12
    table = lucre_end(
        wealth={"Green": [2], "Red": [2, 12]}, last={"Green": 4, "Red": 4}, first_game=FIRST_GAME, final_tie="play_off"
    ).step()
    assert table.winners == ["Green"]
    assert table.outcome.ranks == (2, 1, 3, 3)  # Red's good second game counts for nothing
    assert table.scores == {"Blue": 20, "Green": 20, "Red": 18, "Yellow": 18}
    assert table.reason == "Green wins the play-off (Blue 11, Green 13)"


def test_cards_decide_the_play_off_too() -> None:  # LUC-A12, LUC-32
    table = lucre_end(
        wealth={"Blue": [3]}, last={"Blue": 4}, won={"Green": ["Red 1"]}, first_game=FIRST_GAME, final_tie="play_off"
    ).step()
    assert table.winners == ["Green"]
    assert table.reason == "Green wins the play-off on cards, 12 to 11 (Blue 12, Green 12)"


def test_level_again_in_the_play_off_the_win_is_shared() -> None:  # LUC-A12
    table = lucre_end(first_game=FIRST_GAME, final_tie="play_off").step()
    assert table.winners == ["Blue", "Green"]
    assert table.outcome.ranks == (1, 1, 3, 3)
    assert table.reason == "Blue and Green share the win, level again in the play-off (Blue 11, Green 11)"


def test_the_guilds_sit_clockwise_as_in_the_example() -> None:  # LUC-A13
    assert LUCRE.seat_names == GUILDS
    assert [(seat.name, seat.suit) for seat in lucre_table().view(None).seats] == [(guild, guild) for guild in GUILDS]
