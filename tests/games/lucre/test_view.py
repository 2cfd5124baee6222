"""What each seat of Lucre may see and do."""

import pytest

from cutpurse.core.errors import IllegalAction

from .._twosided.builder import LUCRE, lucre_end, lucre_table

HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}


def test_an_action_of_another_phase_is_refused_with_examples() -> None:
    table = lucre_table("Red 7")
    with pytest.raises(IllegalAction, match=r"“4 up” is not .* look like wealth 1, wealth 5, wealth 9"):
        table.play("Red: 4 up")
    swap = lucre_table().match.legal[-1]
    assert LUCRE.notation(table.match.state, swap) == ""
    assert table.say(LUCRE.why_not(table.match.state, swap)) == "it is not an action of this phase"


def test_a_barred_card_says_who_bars_it() -> None:  # LUC-T02, LUC-20
    table = lucre_table("Red 9", hands={"Red": [7, 4, 1, 2], "Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 7", "Red: 4 up")
    barred = {"7 up": "Red put 7 in the Wealth", "4 up": "Red has played 4"}
    for action, who in barred.items():
        assert table.why_not(action) == f"{who}, and no value may be played twice; it may go face down"
    assert [table.why_not(action) for action in ("9 up", "7 down", "4 down")] == ["", "", ""]
    reasons = {card.id: table.say(card.why_not).partition(",")[0] for card in table.zone("hand.3", "Yellow").cards}
    assert reasons == {"hand.3.2": "", "hand.3.4": barred["4 up"], "hand.3.7": barred["7 up"], "hand.3.9": ""}


def test_a_card_that_is_not_held_says_so() -> None:
    table = lucre_table("Red 7", hands=HANDS)
    assert table.why_not("wealth 5") == "Red does not hold the 5"
    table.play("Red: wealth 4")
    assert table.why_not("4 up") == table.why_not("4 down") == "Red does not hold the 4"


def test_an_earlier_card_in_the_wealth_is_not_named_as_the_one_that_bars() -> None:  # LUC-20
    hands = {"Red": [4, 6, 8], "Yellow": [4, 9, 2, 5], "Blue": [9, 3, 1, 2]}
    table = lucre_table("Red 7", "Red 1", hands=hands, wealth={"Red": [9, 2]})
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 9 up")
    assert table.why_not("9 up").startswith("Yellow has played 9")
    assert table.why_not("2 up") == ""


def test_each_card_says_what_would_follow() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 8 up")
    about = {action.text: action.about and action.about.key for action in table.view("Green").actions}
    assert about == {
        "1 up": "lowest-so-far",
        "3 up": "neither-so-far",
        "5 up": "neither-so-far",
        "12 up": "highest-so-far",
        **{f"{value} down": "back-without-value" for value in (1, 3, 5, 12)},
    }


def test_the_seat_on_turn_and_the_others_are_told_what_is_waited_for() -> None:  # LUC-12, LUC-17..19
    table = lucre_table("Red 9", hands=HANDS)
    assert table.prompt("Red") == "You lead: choose a card for your Wealth."
    assert table.prompt("Blue") == table.prompt() == "Red leads and adds a card to its Wealth."
    table.play("Red: wealth 6", "Red: 4 up")
    assert table.prompt("Yellow") == "Your card for the middle, face up or face down."
    assert table.prompt("Red") == table.prompt() == "Yellow plays to the middle."


def test_in_the_swap_everyone_is_asked_and_after_one_card_for_a_second() -> None:  # LUC-12
    table = lucre_table(hands={"Blue": [1, 2, 3]})
    assert {table.prompt(viewer) for viewer in ("Green", "Red", "Yellow", None)} == {"Everyone may swap cards."}
    assert [view.prompt.key for view in (table.view("Blue"), table.play("Blue: swap 3").view("Blue"))] == [
        "prompt-swap",
        "prompt-second-swap",
    ]
    assert [(action.text, action.label.key) for action in table.view("Blue").actions] == [
        ("swap 1", "put-beneath"),
        ("swap 2", "put-beneath"),
        ("keep", "that-is-all"),
    ]


def test_the_stage_counts_the_rounds() -> None:  # LUC-14
    assert lucre_table().stage == "Before round 1"
    assert lucre_table("Red 9", "Blue 2", "Red 3").stage == "Round 3 of 8"
    assert lucre_end().step().stage == "The end"


def test_at_the_end_the_prompt_says_who_won() -> None:  # LUC-31
    table = lucre_end(wealth={"Red": [2, 12]}, last={"Red": 4}).step()
    assert table.prompt("Blue") == "Red wins with 15 coins to 11."


def test_only_its_owner_remembers_what_lies_beneath_a_deck() -> None:  # LUC-35
    table = lucre_table(hands={"Blue": [1, 2, 3]}).play("Blue: swap 3", "Blue: swap 1")
    assert table.cards("beneath.0", "Blue") == "Blue 3, Blue 1"
    assert table.cards("deck.0", "Blue") == "1 back"
    for viewer in ("Green", "Red", "Yellow", None):
        assert [zone for zone in table.zones(viewer) if zone.startswith("beneath")] == []


def test_the_coins_of_each_wealth_are_counted_for_all() -> None:  # LUC-30, LUC-36
    table = lucre_table(
        "Red 12", "Blue 4", hands={"Red": [4, 8, 2]}, wealth={"Red": [6], "Blue": [3]}, won={"Blue": ["Red 12"]}
    )
    counters = [table.counter(f"coins.{seat}") for seat in range(4)]
    assert [counter.value for counter in counters] == [2 + 3, 1, 1 + 1, 1]
    assert table.say(counters[0].reason) == "5 on fronts, 0 face down, 1 Purse won"


def test_the_play_off_keeps_the_first_games_coins_in_sight() -> None:  # LUC-A12
    first = {"Blue": (20, 12), "Green": (20, 12), "Red": (20, 11), "Yellow": (18, 14)}
    table = lucre_end(first_game=first, final_tie="play_off")
    assert [table.counter(f"first.{seat}").value for seat in range(4)] == [20, 20, 20, 18]
