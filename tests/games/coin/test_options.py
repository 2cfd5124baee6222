"""What the sheet of COIN leaves open: our ruling, and every other one a table may choose."""

from typing import Any

import pytest
from msgspec.structs import replace

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match

from .._twosided.builder import COIN, Table, coin_end, coin_table
from ..builder import as_seed, random_game

HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
DECKS = {"Red": [8, 13, 12, 1, 2, 6, 7]}
ALL_DOWN = ("Red: bank 10", "Blue: 3 down", "Orange: 11 down", "Yellow: 1 down", "Red: 11 down")
KEEP = ("Red: keep", "Blue: keep", "Orange: keep", "Yellow: keep")


def after_one_trick(**options: Any) -> Table:
    """Red holds 3 and 5, the others 6, 7 and 12 and a card more; the exchange is next."""
    return coin_table("Red 9", hands=HANDS, decks=DECKS, to_come=["Blue 1"], **options).play(*ALL_DOWN)


def test_every_option_settles_a_gap_and_has_our_ruling_as_its_default() -> None:
    settled = COIN.write_options(COIN.complete_options())
    assert {option.name: (option.settles, settled[option.name]) for option in COIN.options} == {
        "target": ("COI-33", "65"),
        "coins": ("COI-A01", "estimated"),
        "unclaimed": ("COI-A02", "aside"),
        "lone_card": ("COI-A02", "takes"),
        "exchange": ("COI-A03", "on"),
        "exchange_order": ("COI-A03", "together"),
        "after_burying": ("COI-A04", "keep"),
        "gray_tie": ("COI-A05", "everyone"),
        "end_tie": ("COI-A06", "shared"),
        "gray_coins_score": ("COI-A07", "on"),
        "rotate_colours": ("COI-A08", "off"),
        "strict_memory": ("COI-A10", "off"),
    }


def test_a_trick_card_does_not_wait_beyond_the_round() -> None:  # COI-A02, COI-31
    table = coin_table("Red 9", hands=HANDS, unclaimed="carry", target=200).play_until("Round 2")
    assert "unclaimed" not in table.zones()


# The exchange


def test_only_who_has_exchanged_becomes_known_and_only_when_all_have_chosen() -> None:  # COI-A03
    table = after_one_trick()
    for move in ("Red: exchange", "Red: bury 5", "Blue: keep", "Orange: exchange", "Orange: bury 6"):
        assert table.play(move).news() == []
    table.play("Yellow: keep")
    assert table.news()[0] == "Exchanged a card: Red and Orange."
    assert [table.counter(f"exchanges.{seat}").value for seat in range(4)] == [1, 0, 1, 0]


def test_nobody_sees_who_exchanges_while_all_choose() -> None:  # COI-A03
    table = after_one_trick()
    before = table.view(None)
    for move in (
        "Red: exchange",
        "Red: bury 5",
        "Blue: keep",
        "Orange: exchange",
        "Orange: bury 6",
        "Yellow: exchange",
    ):
        view = table.play(move).view(None)
        assert replace(view, turn=0) == before
    assert before.prompt.key == "everyone-may-exchange"


def test_in_turn_order_each_sees_who_exchanges() -> None:  # COI-A03
    table = after_one_trick(exchange_order="turn")
    assert (table.turn, table.prompt()) == ("Blue", "Blue may exchange a card.")  # left of the Trick's Colour
    assert table.play("Blue: keep").news() == ["Blue keeps its hand."]
    assert table.play("Orange: exchange").news() == ["Orange exchanges a card."]
    assert (table.zone("hand.2").count, table.zone("deck.2").count) == (4, 6)
    assert table.prompt() == "Orange puts a card beneath its deck."
    assert table.play("Orange: bury 6").news() == []
    assert table.secrets("Orange") == ["You put the 6 beneath your deck."]
    table.play("Yellow: keep", "Red: keep")
    assert table.news()[:2] == ["Yellow keeps its hand.", "Red keeps its hand."]


def test_everyone_may_be_forced_to_exchange() -> None:  # COI-A03
    table = after_one_trick(exchange="forced")
    assert table.may == ["exchange"]
    with pytest.raises(IllegalAction, match="keep is not permitted: here everyone must exchange a card"):
        table.play("Red: keep")
    table.play("Red: exchange")
    assert table.may == ["bury 3", "bury 5", "bury 8"]


def test_there_may_be_no_exchange() -> None:  # COI-A03
    table = after_one_trick(exchange="off")
    assert table.stage == "Round 1, Trick 2 of 8"
    assert table.turn == "Blue"
    match = random_game(COIN, 1, exchange="off", target="round")
    assert len(match.actions) == 8 * 5


def test_its_owner_remembers_what_was_buried_and_draws_it_last() -> None:  # COI-A04
    table = after_one_trick().play("Red: exchange", "Red: bury 5", *KEEP[1:])
    assert table.cards("beneath.0", "Red") == "Red 5"
    for viewer in ("Blue", "Orange", "Yellow", None):
        assert [zone for zone in table.zones(viewer) if zone.startswith("beneath")] == []
    table.play_until("Round 1, Trick 8")
    assert 5 in table.hand("Red")
    assert "beneath.0" not in table.zones("Red")


def bury_and_shuffle(number: int) -> Table:
    """All play face down; Red exchanges and buries its lowest card, where decks are shuffled after that."""
    table = Table(Match(COIN, options={"after_burying": "shuffle"}, seed=as_seed(number)))
    while table.may != ["keep", "exchange"]:
        table.play(table.moves[-1])
    return table.play("Red: exchange").play(table.moves[0])


def test_decks_may_be_shuffled_after_burying() -> None:  # COI-A04
    places = set()
    for number in range(60):
        table = bury_and_shuffle(number)
        (buried,) = (card.face for card in table.zone("beneath.0", "Red").cards)
        assert buried is not None
        assert table.zone("beneath.0", "Red").label.key == "somewhere-in-deck"
        places.add(table.deck("Red").index(int(buried.rank)))
    assert places == set(range(7))


def test_a_buried_card_that_is_drawn_again_is_no_longer_in_the_deck() -> None:  # COI-A04
    table = bury_and_shuffle(3).play_until("Round 1, Trick 8")
    assert [zone for zone in table.zones("Red") if zone.startswith("beneath")] == []
    assert table.deck("Red") == []


# Gray Coins


MOST_GRAY: dict[str, Any] = {"banks": {"Orange": [1], "Yellow": [1]}, "last": {"Orange": 4, "Yellow": 4}}


@pytest.mark.parametrize(
    ("gray_tie", "red", "blue"),
    [("everyone", 11 + 11, 11 + 11), ("nobody", 11, 11), ("split", 11 + 5, 11 + 5), ("fewest", 11, 11 + 11)],
)
def test_a_tie_for_the_most_gray_coins(gray_tie: str, red: int, blue: int) -> None:  # COI-A05
    table = coin_end(**MOST_GRAY, points={"Red": 20, "Blue": 19}, gray_tie=gray_tie).step()
    assert table.scores == {"Red": 20 + red, "Blue": 19 + blue, "Orange": 11, "Yellow": 11}


def test_the_fewest_points_count_this_round_too() -> None:  # COI-A05
    table = coin_end(**MOST_GRAY, points={"Red": 20, "Blue": 19}, won={"Blue": ["Yellow 12"]}, gray_tie="fewest").step()
    assert table.scores == {"Red": 20 + 11 + 11, "Blue": 19 + 11 + 3 + 1, "Orange": 11, "Yellow": 11}


FRONTS_OF_20: dict[str, Any] = {  # with 4 Gray Coins and 2 foreign cards
    "banks": {
        "Blue": [2, 3, 4, 5, 7, 11, 12],
        "Red": [2, 3, 4, 5, 6, 7, 8, 9],
        "Orange": [2, 3, 4, 5, 6, 7, 8, 9],
        "Yellow": [2, 3, 4, 5, 6, 7, 8, 9],
    },
    "won": {"Blue": ["Red 12", "Orange 12"]},
}


@pytest.mark.parametrize(("score", "blue"), [("on", 20 + 4 + 2 + 4), ("off", 20 + 2 + 4)])
def test_gray_coins_are_coins_unless_they_are_only_for_the_bonus(score: str, blue: int) -> None:  # COI-A07, COI-26
    assert coin_end(**FRONTS_OF_20, gray_coins_score=score).step().scores["Blue"] == blue


def test_the_own_deck_in_the_bank_does_not_count() -> None:  # COI-A09
    table = coin_table("Red 9")
    assert [table.counter(f"coins.{seat}").value for seat in range(4)] == [0, 0, 0, 0]


# The end


LEVEL = {"Red": 44, "Blue": 48, "Orange": 48, "Yellow": 20}  # and 22 each in the Round that is scored


def test_level_at_the_end_the_win_is_shared() -> None:  # COI-A06, COI-T04
    table = coin_end(points=LEVEL).step()
    assert table.winners == ["Blue", "Orange"]
    assert table.outcome.ranks == (3, 1, 1, 4)
    assert table.outcome.scores == (66, 70, 70, 42)
    assert table.reason == "Blue and Orange share the win with 70 Points each"


def test_level_at_the_end_one_more_round_may_decide() -> None:  # COI-A06
    table = coin_end(points=LEVEL, end_tie="round").settle()
    assert "Blue and Orange are level: one more Round decides." in table.news()
    assert table.stage == "Deciding round, Trick 1 of 8"
    table.play_until("The end")
    assert table.match.state.rounds == 3
    assert table.outcome.winners == tuple(i for i in range(4) if table.match.scores[i] == max(table.match.scores))


def test_level_at_the_end_cards_in_the_last_bank_may_decide() -> None:  # COI-A06
    table = coin_end(points={**LEVEL, "Blue": 46}, won={"Blue": ["Red 1"]}, end_tie="cards").step()
    assert table.scores == {"Red": 66, "Blue": 70, "Orange": 70, "Yellow": 42}
    assert table.winners == ["Blue"]
    assert table.outcome.ranks == (3, 1, 2, 4)
    assert table.reason == "Blue wins on cards in the last Bank, 12 to 11"


def test_level_on_cards_too_the_win_is_shared() -> None:  # COI-A06
    table = coin_end(points=LEVEL, end_tie="cards").step()
    assert table.winners == ["Blue", "Orange"]
    assert table.reason == "Blue and Orange share the win with 70 Points and 11 cards each"


# Colours, memory


def test_seats_and_colours_stay() -> None:  # COI-A08
    table = coin_end().settle()
    assert [seat.suit for seat in table.view(None).seats] == ["Red", "Blue", "Orange", "Yellow"]


def test_colours_may_move_on_after_each_round() -> None:  # COI-A08
    table = coin_end(rotate_colours="on")
    assert [seat.suit for seat in table.view(None).seats] == ["Red", "Blue", "Orange", "Yellow"]
    table.settle()
    assert [seat.suit for seat in table.view(None).seats] == ["Blue", "Orange", "Yellow", "Red"]
    assert [seat.name for seat in table.view(None).seats] == ["Red", "Blue", "Orange", "Yellow"]
    hand = [card.face for card in table.zone("hand.0", "Red").cards]
    assert {face.suit for face in hand if face} == {"Blue"}
    assert "Red now plays Blue, Blue now plays Orange, Orange now plays Yellow, Yellow now plays Red." in table.news()


def test_a_round_is_scored_in_the_colours_it_was_played_with() -> None:  # COI-A08, COI-27
    table = coin_end(rotate_colours="on", points=LEVEL, won={"Red": ["Red 1"], "Blue": ["Red 4"]}).step()
    assert table.view(None).over
    assert [seat.suit for seat in table.view(None).seats] == ["Blue", "Orange", "Yellow", "Red"]  # the second Round
    assert table.scores == {"Red": 44 + 22 + 1, "Blue": 48 + 22 + 2, "Orange": 70, "Yellow": 42}
