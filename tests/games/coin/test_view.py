"""What each seat of COIN may see and do."""

from typing import Any

import pytest

from cutpurse.core.errors import IllegalAction

from .._twosided.builder import COIN, Table, coin_end, coin_table

HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
TRICK = ("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")


def after_one_trick(**options: Any) -> Table:
    """Red holds 3 and 5, its next card is the 8; the exchange is next."""
    return coin_table("Red 9", hands=HANDS, decks={"Red": [8]}, to_come=["Blue 1"], **options).play(*TRICK)


def test_an_action_of_another_phase_is_refused_with_examples() -> None:
    table = coin_table("Red 9")
    with pytest.raises(IllegalAction, match="“keep” is not an action here; actions look like bank 1, bank 5, bank 9"):
        table.play("Red: keep")
    keep = after_one_trick().match.legal[0]
    assert COIN.notation(table.match.state, keep) == ""
    assert table.say(COIN.why_not(table.match.state, keep)) == "it is not an action of this phase"


def test_a_barred_card_says_who_bars_it() -> None:  # COI-16, COI-17, COI-T01
    table = coin_table("Red 9", hands={**HANDS, "Yellow": [9, 10, 3, 11]}).play(*TRICK[:3])
    reasons = {
        "3 up": "Blue has played 3",
        "9 up": "the Trick card is 9",
        "10 up": "Red put 10 in the Bank",
        "11 up": "Orange has played 11",
    }
    for action, who in reasons.items():
        assert table.why_not(action) == f"{who}, and no value may be played twice; it may go face down"
        assert table.why_not(action.replace("up", "down")) == ""
    shown = [table.say(card.why_not).partition(",")[0] for card in table.zone("hand.3", "Yellow").cards]
    assert shown == list(reasons.values())


def test_a_card_that_is_not_held_says_so() -> None:
    table = coin_table("Red 9", hands=HANDS)
    assert table.why_not("bank 4") == "Red does not hold the 4"
    table.play(*TRICK, "Red: exchange")
    assert table.why_not("bury 11") == "Red does not hold the 11"


def test_an_earlier_card_in_the_bank_is_not_named_as_the_one_that_bars() -> None:  # COI-17
    hands = {**HANDS, "Red": [11, 3, 10], "Orange": [8, 6, 7, 12]}
    table = coin_table("Red 2", "Red 9", hands=hands, banks={"Red": [6]}).play("Red: bank 10", "Blue: 6 up")
    assert table.why_not("6 up").startswith("Blue has played 6")


@pytest.mark.parametrize(("after_burying", "about"), [("keep", "drawn-last"), ("shuffle", "is-shuffled-in")])
def test_each_action_says_what_would_follow(after_burying: str, about: str) -> None:  # COI-A03, COI-A04
    bank = coin_table("Red 9", hands=HANDS).view("Red").actions
    assert [action.about and action.about.args for action in bank] == [{"coins": coins} for coins in (2, 1, 1, 2)]
    table = after_one_trick(after_burying=after_burying)
    assert [(action.label.key, action.target) for action in table.view("Red").actions] == [
        ("keep-hand", ""),
        ("exchange", ""),
    ]
    table.play("Red: exchange")
    assert {(action.target, action.about and action.about.key) for action in table.view("Red").actions} == {
        ("hand.0.3", about),
        ("hand.0.5", about),
        ("hand.0.8", about),
    }


def test_the_seat_on_turn_and_the_others_are_told_what_is_waited_for() -> None:  # COI-14, COI-15, COI-22
    table = coin_table("Red 9", hands=HANDS, exchange_order="turn")
    prompts = [(table.prompt(table.turn), table.prompt())]
    for moves in (TRICK[:1], TRICK[1:], ("Blue: exchange",)):
        table.play(*moves)
        prompts.append((table.prompt(table.turn), table.prompt()))
    assert prompts == [
        ("It is your Colour: choose a card for your Bank.", "Red adds a card to its Bank."),
        ("Your card for the middle, face up or face down.", "Blue plays to the middle."),
        ("Draw a card and put one beneath your deck?", "Blue may exchange a card."),
        ("Choose a card to put beneath your deck.", "Blue puts a card beneath its deck."),
    ]


@pytest.mark.parametrize(
    ("exchange", "you", "others"),
    [("on", "prompt-exchange", "everyone-may-exchange"), ("forced", "prompt-forced-exchange", "everyone-exchanges")],
)
def test_in_the_exchange_everyone_is_asked(exchange: str, you: str, others: str) -> None:  # COI-A03
    table = after_one_trick(exchange=exchange)
    assert table.view("Red").prompt.key == you
    assert {table.view(viewer).prompt.key for viewer in ("Blue", "Orange", "Yellow", None)} == {others}


def test_the_stage_counts_rounds_and_tricks() -> None:  # COI-11
    assert coin_table("Red 9", "Blue 2", "Red 3").stage == "Round 1, Trick 3 of 8"
    assert coin_end(points={"Red": 1}).stage == "Round 2, Trick 8 of 8"
    assert coin_end(points={"Red": 1}).settle().stage == "Round 3, Trick 1 of 8"
    assert coin_end(target="round").step().stage == "The end"


def test_amid_the_exchange_only_its_owner_sees_the_drawn_card() -> None:  # COI-A03, COI-E04
    table = after_one_trick().play("Red: exchange")
    assert (table.cards("hand.0", "Red"), table.zone("deck.0", "Red").count) == ("Red 3, Red 5, Red 8", 6)
    for viewer in ("Blue", "Orange", "Yellow", None):
        assert (table.cards("hand.0", viewer), table.zone("deck.0", viewer).count) == ("2 backs", 7)


def test_amid_the_exchange_only_its_owner_counts_it() -> None:  # COI-A03
    table = after_one_trick().play("Red: exchange", "Red: bury 5")
    own = {counter.id: counter.value for counter in table.view("Red").counters}
    assert own["exchanges.0"] == 1
    assert table.counter("exchanges.0").value == 0


def test_the_most_gray_coins_are_marked() -> None:  # COI-28
    table = coin_table("Red 9", hands=HANDS).play(*TRICK)
    gray = [table.counter(f"gray.{seat}") for seat in range(4)]
    assert [(counter.value, table.say(counter.reason)) for counter in gray] == [
        (1, "the most"),
        (1, "the most"),
        (0, ""),
        (0, ""),
    ]
