"""What the sheet of Lucre leaves open: our ruling, and every other one a table may choose."""

from typing import Any

import pytest
from msgspec.structs import replace

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match

from .._twosided.builder import LUCRE, Table, lucre_end, lucre_table
from ..builder import as_seed

GUILDS = ("Blue", "Green", "Red", "Yellow")
HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}
ALL_DOWN = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 down", "Blue: 10 down", "Green: 1 down")
ONE_UP = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 up", "Blue: 10 down", "Green: 1 down")
BACKS = {"Blue": "1 back", "Green": "1 back", "Red": "Red 6, 1 back", "Yellow": "1 back"}

ESTIMATED = (1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1)
LEAN = (1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1)
RICH = (1, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 3, 1)
TYPED_IN = (3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 3, 3)


def coins_on_values(**options: Any) -> tuple[int, ...]:
    """The coins on the values 1 to 13, as Blue's Wealth shows them."""
    table = lucre_end(wealth={"Blue": [1, 2, 3, 4, 5, 6, 7, 8, 9]}, won={"Blue": ["Blue 10", "Blue 11"]}, **options)
    faces = [card.face for card in table.zone("hoard.0").cards if card.face]
    more = lucre_end(wealth={"Blue": [12, 13]}, **options)
    faces += [card.face for card in more.zone("hoard.0").cards if card.face]
    assert [int(face.rank) for face in faces] == list(range(1, 14))
    return tuple(face.pips[0].count for face in faces)


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


# The coins


@pytest.mark.parametrize(
    ("coins", "table", "deck"), [("estimated", ESTIMATED, 20), ("lean", LEAN, 17), ("rich", RICH, 22)]
)
def test_coin_tables_come_ready_made(coins: str, table: tuple[int, ...], deck: int) -> None:  # LUC-A01
    assert coins_on_values(coins=coins) == table
    assert sum(table) == deck
    assert (table[9 - 1], table[12 - 1]) == (1, 3)  # the two that are known


def test_owners_of_the_cards_type_in_their_coins() -> None:  # LUC-A01
    assert coins_on_values(coins="3,2,1,3,2,1,3,2,1,3,2,3,3") == TYPED_IN
    assert coins_on_values(coins=list(TYPED_IN)) == TYPED_IN


@pytest.mark.parametrize("coins", ["1,2,3", "0,1,1,1,1,1,1,1,1,1,1,1,1", "4,1,1,1,1,1,1,1,1,1,1,1,1", "golden", ""])
def test_other_coins_are_refused(coins: str) -> None:  # LUC-A01, LUC-04
    with pytest.raises(OptionError, match="option coins can't be"):
        LUCRE.complete_options({"coins": coins})


def test_typed_in_coins_are_counted() -> None:  # LUC-A01, LUC-30
    table = lucre_end(wealth={"Blue": [1, 2, 3]}, last={"Blue": 4}, won={"Blue": ["Red 7"]}, coins=TYPED_IN).step()
    assert table.scores["Blue"] == (3 + 2 + 1) + 3 + 7 + 3


# The swap


def test_one_is_drawn_for_one_put_back() -> None:  # LUC-A02
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5, 6, 7, 8, 9, 10, 11]})
    table.play("Blue: swap 2", "Blue: keep")
    assert table.hand("Blue") == [1, 3, 4]
    assert table.deck("Blue") == [5, 6, 7, 8, 9, 10, 11, 2]


def test_none_is_drawn_for_none_put_back() -> None:  # LUC-A02
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5, 6, 7, 8, 9, 10, 11]})
    table.play("Blue: keep")
    assert table.hand("Blue") == [1, 2, 3]
    assert table.deck("Blue") == [4, 5, 6, 7, 8, 9, 10, 11]


def test_without_mulligan_the_first_purse_is_turned_up_at_once() -> None:  # LUC-A02
    table = Table(Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32)))
    assert table.stage == "Round 1 of 8"
    assert {len(table.hand(guild)) for guild in GUILDS} == {4}
    assert table.may == [f"wealth {value}" for value in table.hand(table.turn)]


def test_swapped_cards_are_drawn_last_in_the_order_their_owner_chose() -> None:  # LUC-A03, LUC-35
    table = lucre_table(hands={"Blue": [1, 2, 3]}).play("Blue: swap 3", "Blue: swap 1").play_until("Round 7")
    assert 3 in table.hand("Blue")
    assert table.cards("beneath.0", "Blue") == "Blue 1"
    table.play_until("Round 8")
    assert 1 in table.hand("Blue")


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


def test_nobody_may_look_at_the_purse_deck_not_even_at_the_own_cards() -> None:  # LUC-A04, LUC-34
    table = lucre_table("Red 7", to_come=["Blue 2", "Blue 9"])
    for viewer in (*GUILDS, None):
        assert table.cards("prizes", viewer) == "1 back"
        assert table.zone("prizes", viewer).count == 7


# Barred values


def test_the_leads_wealth_card_bars_its_value() -> None:  # LUC-A05
    table = lucre_table("Red 7", hands=HANDS).play("Red: wealth 6", "Red: 4 down")
    assert table.may == ["2 up", "9 up", "12 up", "2 down", "6 down", "9 down", "12 down"]


def test_a_table_may_ignore_the_leads_wealth_card() -> None:  # LUC-A05
    table = lucre_table("Red 7", hands=HANDS, lead_card_bars="off").play("Red: wealth 6", "Red: 4 down")
    assert table.may == ["2 up", "6 up", "9 up", "12 up", "2 down", "6 down", "9 down", "12 down"]


def test_the_purse_bars_nothing() -> None:  # LUC-A06
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 4 down")
    assert table.may == ["2 up", "9 up", "12 up", "2 down", "6 down", "9 down", "12 down"]


def test_the_purse_bars_its_value_where_the_table_wants_it() -> None:  # LUC-A06
    table = lucre_table("Red 9", hands=HANDS, purse_bars="on").play("Red: wealth 6", "Red: 4 down")
    assert table.may == ["2 up", "12 up", "2 down", "6 down", "9 down", "12 down"]
    assert table.why_not("9 up").startswith("the Purse is 9, ")


# Purses that nobody wins


def test_a_purse_nobody_wins_is_set_aside_for_good() -> None:  # LUC-A07
    table = lucre_table("Red 9", hands=HANDS, to_come=["Blue 3"]).play(*ALL_DOWN)
    assert table.hoards == BACKS
    table.play("Blue: wealth 8", "Blue: 12 up", "Green: 3 down", "Red: 8 down", "Yellow: 6 down")
    assert table.hoards["Blue"] == "Blue 8, Blue 12, Blue 3, 1 back"
    assert table.cards("unclaimed") == "Red 9"


def test_a_purse_nobody_wins_may_wait_for_the_next_winner() -> None:  # LUC-A07
    table = lucre_table("Red 9", hands=HANDS, to_come=["Blue 3", "Green 2"], unclaimed="carry").play(*ALL_DOWN)
    assert table.hoards == BACKS
    assert table.cards("unclaimed") == "Red 9"
    table.play("Blue: wealth 8", "Blue: 12 down", "Green: 3 down", "Red: 8 down", "Yellow: 6 down")
    assert table.cards("unclaimed") == "Red 9, Blue 3"
    table.play("Green: wealth 5", "Green: 12 up", "Red: 12 down", "Yellow: 9 down", "Blue: 9 down")
    assert table.hoards["Green"] == "Green 5, Green 12, Red 9, Blue 3, Green 2, 2 backs"
    assert "unclaimed" not in table.zones()


def test_a_purse_that_waits_to_the_end_scores_for_nobody() -> None:  # LUC-A07
    table = lucre_table(unclaimed="carry").play_until("The end")
    assert table.zone("unclaimed").count == 8
    assert [table.zone(f"hoard.{seat}").count for seat in range(4)] == [11] * 4


def test_a_purse_nobody_wins_may_go_to_the_lead() -> None:  # LUC-A07
    table = lucre_table("Red 9", hands=HANDS, unclaimed="lead").play(*ALL_DOWN)
    assert table.hoards == {**BACKS, "Red": "Red 6, Red 9, 1 back"}
    assert "unclaimed" not in table.zones()


def test_a_lone_card_is_highest_and_lowest_at_once() -> None:  # LUC-A08
    table = lucre_table("Red 9", hands=HANDS).play(*ONE_UP)
    assert table.hoards == {**BACKS, "Yellow": "Yellow 2, Red 9"}


@pytest.mark.parametrize("unclaimed", ["aside", "carry"])
def test_without_contest_a_lone_card_stays_face_up_and_the_purse_is_left(unclaimed: str) -> None:  # LUC-A08, LUC-A07
    table = lucre_table("Red 9", hands=HANDS, lone_card="no_contest", unclaimed=unclaimed).play(*ONE_UP)
    assert table.hoards == {**BACKS, "Yellow": "Yellow 2"}
    assert table.cards("unclaimed") == "Red 9"


def test_without_contest_the_lead_takes_the_purse_where_the_table_wants_it() -> None:  # LUC-A08, LUC-A07
    table = lucre_table("Red 9", hands=HANDS, lone_card="no_contest", unclaimed="lead").play(*ONE_UP)
    assert table.hoards == {**BACKS, "Red": "Red 6, Red 9, 1 back", "Yellow": "Yellow 2"}


def test_two_cards_are_a_contest() -> None:  # LUC-A08
    table = lucre_table("Red 9", hands=HANDS, lone_card="no_contest")
    table.play(*ONE_UP[:3], "Blue: 10 up", "Green: 1 down")
    assert table.hoards == {**BACKS, "Blue": "Blue 10, Red 9", "Yellow": "Yellow 2"}


def test_highest_lowest_and_purse_lie_face_up() -> None:  # LUC-A09
    table = lucre_table("Red 9", hands=HANDS)
    table.play(*ONE_UP[:3], "Blue: 10 up", "Green: 3 up")
    assert table.hoards == {
        "Blue": "Blue 10, Red 9",
        "Green": "1 back",
        "Red": "Red 6, 1 back",
        "Yellow": "Yellow 2",
    }


# The lead's card, memory, ties, seats


def test_the_leads_wealth_card_may_go_face_down() -> None:  # LUC-A10
    table = lucre_table("Red 9", hands=HANDS, lead_card_down="on").play("Red: wealth 12")
    assert table.hoards["Red"] == "1 back"
    assert table.counter("coins.2").value == 1
    assert table.news() == ["Red adds a face-down card to its Wealth."]
    assert table.secrets("Red") == ["Red's card for its Wealth is the 12."]
    table.play("Red: 4 down")
    assert "12 up" in table.may  # it has no value, so it bars none: LUC-21


def test_a_turned_card_leaves_the_table_but_stays_in_the_log() -> None:  # LUC-A11
    table = lucre_table("Red 9", hands=HANDS).play(*ONE_UP[:3], "Blue: 10 up", "Green: 3 up")
    for viewer in (*GUILDS, None):
        assert table.cards("hoard.1", viewer) == "1 back"
        assert "Green plays 3 face up." in table.log(viewer)


def test_strict_memory_hides_the_log_of_earlier_rounds() -> None:  # LUC-A11
    table = lucre_table("Red 9", hands=HANDS, to_come=["Blue 3"], strict_memory="on")
    table.play(*ONE_UP[:3], "Blue: 10 up", "Green: 3 up")
    end_of_round_1 = [
        "Green plays 3 face up.",
        "Blue is highest with 10 and takes Red 9.",
        "Yellow is lowest with 2; it stays face up.",
        "Green and Red: one coin each, face down.",
        "Round 2: the Purse is Blue 3 (2 coins); Blue leads.",
    ]
    assert table.log() == end_of_round_1
    table.play("Blue: wealth 8", "Blue: 12 up")
    assert table.log() == [*end_of_round_1, "Blue adds 8 to its Wealth.", "Blue plays 12 face up."]
    table.play("Green: 1 down", "Red: 8 down", "Yellow: 6 down")
    assert table.log()[:2] == ["Yellow plays a card face down.", "Blue is highest with 12 and takes Blue 3."]


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
RED_HAS_MORE_CARDS = {**LEVEL, "wealth": {"Blue": [2], "Green": [12], "Red": [3]}}  # 14 coins and 13 cards


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


def test_seat_order_does_not_come_before_cards() -> None:  # LUC-A12, LUC-32
    table = lucre_end(**RED_HAS_MORE_CARDS, final_tie="seat").step()
    assert table.winners == ["Red"]
    assert table.reason == "Red wins on cards, 13 to 12"


def test_a_tie_may_be_played_off() -> None:  # LUC-A12
    table = lucre_end(**LEVEL, final_tie="play_off").step()
    assert table.news()[-1] == "Blue and Green are level with 14 coins and play off: the best of them wins."
    assert table.stage == "Play-off, Before round 1"
    assert [(len(table.hand(guild)), len(table.deck(guild))) for guild in GUILDS] == [(3, 8)] * 4
    assert table.play_until("The end", choose="up").winners in (["Blue"], ["Green"], ["Blue", "Green"])
    assert table.scores == {"Blue": 14, "Green": 14, "Red": 13, "Yellow": 11}


def test_without_a_tie_nothing_is_played_off() -> None:  # LUC-A12
    assert lucre_end(**RED_HAS_MORE_CARDS, final_tie="play_off").step().winners == ["Red"]


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
