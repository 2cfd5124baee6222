"""Lucre in words: what each seat may see, do and hear."""

from typing import Any

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, thaw

from ..builder import LUCRE, lucre_end, lucre_table, random_game

GUILDS = ("Blue", "Green", "Red", "Yellow")
HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}


# Actions in words


@pytest.mark.parametrize("moves", [(), ("Red: wealth 4",), ("Red: wealth 4", "Red: 6 down")])
def test_what_may_be_done_is_read_as_it_is_written(moves: tuple[str, ...]) -> None:
    table = lucre_table("Red 7", hands=HANDS).play(*moves)
    for action, text in zip(table.match.legal, table.may, strict=True):
        assert LUCRE.parse(table.match.state, text) == action
        assert LUCRE.parse(table.match.state, f"  {text.upper()} ".replace(" ", "  ")) == action


def test_words_of_another_phase_are_refused_with_examples() -> None:
    table = lucre_table("Red 7")
    with pytest.raises(
        IllegalAction, match=r"“4 up” is not an action here; actions look like wealth 1, wealth 5, wealth 9"
    ):
        table.play("Red: 4 up")
    with pytest.raises(IllegalAction, match="it is Red's turn, not Blue's"):
        table.play("Blue: wealth 4")


def test_a_barred_card_says_who_bars_it() -> None:  # LUC-T02, LUC-20
    table = lucre_table("Red 9", hands={"Red": [7, 4, 1, 2], "Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 7", "Red: 4 up")
    barred = {"7 up": "Red put 7 in the Wealth", "4 up": "Red has played 4"}
    for action, who in barred.items():
        assert table.why_not(action) == f"{who}, and no value may be played twice; it may go face down"
    assert [table.why_not(action) for action in ("9 up", "7 down", "4 down")] == ["", "", ""]


def test_a_barred_card_in_the_hand_carries_the_reason() -> None:  # LUC-20
    table = lucre_table("Red 9", hands={"Red": [7, 4, 1, 2], "Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 7", "Red: 4 up")
    reasons = {card.id: card.why_not.partition(",")[0] for card in table.zone("hand.3", "Yellow").cards}
    assert reasons == {
        "hand.3.2": "",
        "hand.3.4": "Red has played 4",
        "hand.3.7": "Red put 7 in the Wealth",
        "hand.3.9": "",
    }


def test_a_card_that_is_not_held_says_so() -> None:
    table = lucre_table("Red 7", hands=HANDS)
    assert table.why_not("wealth 5") == "Red does not hold the 5"
    table.play("Red: wealth 4")
    assert table.why_not("4 up") == "Red does not hold the 4"
    assert table.why_not("4 down") == "Red does not hold the 4"


def test_an_action_of_another_phase_says_so() -> None:
    table = lucre_table("Red 7")
    swap = lucre_table().match.legal[-1]
    assert LUCRE.describe(table.match.state, swap) == ""
    assert LUCRE.why_not(table.match.state, swap) == "it is not an action of this phase"
    assert LUCRE.why_not(table.match.state, table.match.legal[0]) == ""


def test_an_earlier_card_in_the_wealth_is_not_named_as_the_one_that_bars() -> None:  # LUC-20
    table = lucre_table(
        "Red 7", "Red 1", hands={"Red": [4, 6, 8], "Yellow": [4, 9, 2, 5], "Blue": [9, 3, 1, 2]}, wealth={"Red": [9, 2]}
    )
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 9 up")
    assert table.why_not("9 up").startswith("Yellow has played 9")
    assert table.why_not("2 up") == ""


def test_each_card_names_what_may_be_done_with_it() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up")
    offered = [(action.text, action.label, action.about) for action in table.view("Blue").actions]
    assert offered == [
        ("8 up", "Face up", "highest so far, for the Purse"),
        ("9 up", "Face up", "highest so far, for the Purse"),
        ("10 up", "Face up", "highest so far, for the Purse"),
        ("12 up", "Face up", "highest so far, for the Purse"),
        ("8 down", "Face down", "one coin, no value"),
        ("9 down", "Face down", "one coin, no value"),
        ("10 down", "Face down", "one coin, no value"),
        ("12 down", "Face down", "one coin, no value"),
    ]
    table.play("Blue: 8 up")
    about = {action.text: action.about for action in table.view("Green").actions if action.label == "Face up"}
    assert about == {
        "1 up": "lowest so far, would stay face up",
        "3 up": "neither highest nor lowest: would be turned over, one coin",
        "5 up": "neither highest nor lowest: would be turned over, one coin",
        "12 up": "highest so far, for the Purse",
    }


def test_actions_belong_to_the_cards_they_move() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6")
    view = table.view("Red")
    by_card = {card.id: card.actions for zone in view.zones for card in zone.cards if card.actions}
    assert by_card == {
        card: tuple(action.id for action in view.actions if action.target == card)
        for card in ("hand.2.4", "hand.2.8", "hand.2.12")
    }
    assert all(not table.view(viewer).actions for viewer in ("Blue", "Green", "Yellow", None))


# Prompts


def test_the_seat_on_turn_and_the_others_are_told_what_is_waited_for() -> None:  # LUC-12, LUC-17..19
    table = lucre_table("Red 9", hands=HANDS)
    assert table.view("Red").prompt == "You lead: choose a card for your Wealth."
    assert table.view("Blue").prompt == table.view(None).prompt == "Red leads and adds a card to its Wealth."
    table.play("Red: wealth 6", "Red: 4 up")
    assert table.view("Yellow").prompt == "Your card for the middle, face up or face down."
    assert table.view("Red").prompt == table.view(None).prompt == "Yellow plays to the middle."


def test_in_the_swap_everyone_is_asked() -> None:  # LUC-12
    table = lucre_table()
    assert table.view("Blue").prompt.startswith("Choose a card to put beneath your deck, or keep what you hold.")
    assert {table.view(viewer).prompt for viewer in ("Green", "Red", "Yellow", None)} == {"Everyone may swap cards."}


def test_after_one_swapped_card_a_second_is_offered() -> None:  # LUC-12
    table = lucre_table(hands={"Blue": [1, 2, 3]})
    assert table.view("Blue").actions[-1].label == "Keep your hand"
    table.play("Blue: swap 3")
    assert table.view("Blue").prompt == "Choose a second card to put beneath your deck, or draw one now."
    assert [(action.text, action.label, action.about) for action in table.view("Blue").actions] == [
        ("swap 1", "Put beneath", "you draw it last"),
        ("swap 2", "Put beneath", "you draw it last"),
        ("keep", "That is all", "draw one card"),
    ]


def test_the_stage_counts_the_rounds() -> None:  # LUC-14
    assert lucre_table().view(None).stage == "Before round 1"
    assert lucre_table("Red 9").view(None).stage == "Round 1 of 8"
    assert lucre_table("Red 9", "Blue 2", "Red 3").view(None).stage == "Round 3 of 8"
    assert lucre_end().step().view(None).stage == "The end"


def test_at_the_end_the_prompt_says_who_won() -> None:  # LUC-31
    table = lucre_end(wealth={"Red": [2, 12]}, last={"Red": 4}).step()
    assert table.view("Blue").prompt == "Red wins with 15 coins to 11."
    assert table.news() == [
        "Last cards, face up: Blue 13, Green 13, Red 4, Yellow 13.",
        "Coins: Blue 11, Green 11, Red 15, Yellow 11.",
        "Red wins with 15 coins to 11.",
    ]


# The log, and who may hear it


def test_swapped_and_drawn_cards_are_told_to_their_owner_only() -> None:  # LUC-12, LUC-13, LUC-35
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5]})
    table.play("Blue: swap 3", "Blue: swap 1")
    assert table.news() == []
    assert table.secrets("Blue") == [
        "Blue puts the 3 beneath the deck.",
        "Blue puts the 1 beneath the deck.",
        "Blue draws the 4 and 5.",
    ]


def test_a_face_down_card_is_told_to_its_owner_only() -> None:  # LUC-33
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 12 down")
    assert table.news() == ["Red adds 6 to its Wealth.", "Red plays a card face down."]
    assert table.secrets("Red") == ["Red's face-down card is the 12."]


def test_a_round_is_told_as_it_was_played() -> None:  # LUC-15, LUC-24..26
    table = lucre_table("Red 9", hands=HANDS, to_come=["Yellow 13"])
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up", "Green: 1 up")
    assert table.news() == [
        "Red adds 6 to its Wealth.",
        "Red plays 4 face up.",
        "Yellow plays 2 face up.",
        "Blue plays 10 face up.",
        "Green plays 1 face up.",
        "Blue is highest with 10 and takes Red 9.",
        "Green is lowest with 1; it stays face up.",
        "Red and Yellow: one coin each, face down.",
        "Round 2: the Purse is Yellow 13 (1 coin); Yellow leads.",
    ]


ALL_DOWN = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 down", "Blue: 10 down", "Green: 1 down")
ONE_UP = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 up", "Blue: 10 down", "Green: 1 down")


@pytest.mark.parametrize(
    ("options", "moves", "told"),
    [
        ({}, ONE_UP, ["Yellow is highest with 2 and takes Red 9."]),
        ({}, ALL_DOWN, ["Nobody wins the Purse: it is set aside."]),
        ({"unclaimed": "carry"}, ALL_DOWN, ["Nobody wins the Purse: it waits for the next winner."]),
        ({"unclaimed": "lead"}, ALL_DOWN, ["Nobody wins the Purse: Red takes Red 9."]),
        (
            {"lone_card": "no_contest"},
            ONE_UP,
            ["Yellow is highest alone with 2; it stays face up.", "Nobody wins the Purse: it is set aside."],
        ),
        (
            {"lone_card": "no_contest", "unclaimed": "lead"},
            ONE_UP,
            ["Yellow is highest alone with 2; it stays face up.", "Nobody wins the Purse: Red takes Red 9."],
        ),
    ],
)
def test_the_log_says_what_became_of_the_purse(
    options: dict[str, Any], moves: tuple[str, ...], told: list[str]
) -> None:  # LUC-A07, LUC-A08
    table = lucre_table("Red 9", hands=HANDS, **options).play(*moves)
    assert table.news()[5 : 5 + len(told)] == told


def test_the_log_names_every_purse_that_waited() -> None:  # LUC-A07
    table = lucre_table("Red 9", hands=HANDS, to_come=["Blue 3"], unclaimed="carry").play(*ALL_DOWN)
    table.play("Blue: wealth 8", "Blue: 12 up", "Green: 3 down", "Red: 8 down", "Yellow: 6 down")
    assert "Blue is highest with 12 and takes Red 9 and Blue 3." in table.news()


def test_a_purse_that_nobody_wins_in_the_last_round_waits_for_no_one() -> None:  # LUC-A07
    table = lucre_table(unclaimed="carry").play_until("The end")
    assert "Nobody wins the Purse: it is set aside." in table.news()


# Views


def public_faces(s: StandIn) -> list[tuple[str, str]]:
    """Every face that lies open on the table."""
    faces = [(seat, value) for seat in range(4) for value in range(1, 14) if s.up[seat] >> value & 1]
    faces += [(seat, s.middle[seat]) for seat in range(4) if s.faces >> seat & 1]
    faces += [(prize >> 4, prize & 15) for prize in s.prize[: s.trick]]
    return [(GUILDS[seat], str(value)) for seat, value in faces]


def own_faces(s: StandIn, seat: int) -> list[tuple[str, str]]:
    """What a seat knows beside that: its hand, and what it put beneath its deck."""
    beneath = list(s.deck[seat][max(13, s.top[seat]) : s.bottom[seat]])
    held = [value for value in range(1, 14) if s.hand[seat] >> value & 1]
    return [(GUILDS[seat], str(value)) for value in held + beneath]


@pytest.mark.parametrize("number", range(6))
def test_a_view_shows_the_open_cards_and_the_own_ones(number: int) -> None:  # LUC-13, LUC-33..35, LUC-A04
    options: dict[str, Any] = [{}, {"unclaimed": "carry"}, {"swap_order": "seat", "lead_card_down": "on"}][number % 3]
    for frame in random_game(LUCRE, number, **options).frames:
        public = public_faces(frame.state)
        assert sorted(LUCRE.view(frame.state, None).faces()) == sorted(public)
        for seat in range(4):
            seen = LUCRE.view(frame.state, seat).faces()
            assert sorted(seen) == sorted(public + own_faces(frame.state, seat))


def test_not_even_its_owner_sees_a_face_down_card() -> None:  # LUC-33
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 12 down")
    assert table.cards("middle", "Red") == "1 back"
    table.play("Yellow: 2 up", "Blue: 10 up", "Green: 1 up")
    assert table.cards("hoard.2", "Red") == "Red 6, 1 back"


def test_only_its_owner_remembers_what_lies_beneath_a_deck() -> None:  # LUC-35
    table = lucre_table(hands={"Blue": [1, 2, 3]}).play("Blue: swap 3", "Blue: swap 1")
    assert table.cards("beneath.0", "Blue") == "Blue 3, Blue 1"
    assert table.cards("deck.0", "Blue") == "1 back"
    for viewer in ("Green", "Red", "Yellow", None):
        assert [zone for zone in table.zones(viewer) if zone.startswith("beneath")] == []


def test_sizes_and_open_cards_are_public() -> None:  # LUC-36
    table = lucre_table(
        "Red 9", "Blue 2", hands={"Red": [4, 8, 12]}, wealth={"Red": [6], "Blue": [10]}, won={"Blue": ["Red 9"]}
    )
    zones = {zone.id: (zone.count, table.cards(zone.id)) for zone in table.view(None).zones}
    assert zones == {
        "prize": (1, "Blue 2"),
        "prizes": (6, "1 back"),
        "middle": (0, ""),
        "hand.0": (4, "4 backs"),
        "hand.1": (4, "4 backs"),
        "hand.2": (3, "3 backs"),
        "hand.3": (4, "4 backs"),
        "deck.0": (6, "1 back"),
        "deck.1": (6, "1 back"),
        "deck.2": (6, "1 back"),
        "deck.3": (6, "1 back"),
        "hoard.0": (2, "Blue 10, Red 9"),
        "hoard.1": (1, "1 back"),
        "hoard.2": (2, "Red 6, 1 back"),
        "hoard.3": (1, "1 back"),
    }


def test_highest_and_lowest_carry_a_badge() -> None:  # LUC-24, LUC-25
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up")
    badges = {card.id: card.badge for card in table.zone("middle").cards}
    assert badges == {"middle.0": "highest", "middle.2": "", "middle.3": "lowest"}


def test_the_coins_of_each_wealth_are_counted_for_all() -> None:  # LUC-30, LUC-36
    table = lucre_table(
        "Red 12", "Blue 4", hands={"Red": [4, 8, 2]}, wealth={"Red": [6], "Blue": [3]}, won={"Blue": ["Red 12"]}
    )
    counters = [table.counter(f"coins.{seat}") for seat in range(4)]
    assert [counter.value for counter in counters] == [2 + 3, 1, 1 + 1, 1]
    assert counters[0].reason == "5 on fronts, 0 face down, 1 Purse won"
    assert counters[2].reason == "1 on fronts, 1 face down, 0 Purses won"


def test_the_play_off_keeps_the_first_games_coins_in_sight() -> None:  # LUC-A12
    first = {"Blue": (20, 12), "Green": (20, 12), "Red": (20, 11), "Yellow": (18, 14)}
    table = lucre_end(first_game=first, final_tie="play_off")
    assert [table.counter(f"first.{seat}").value for seat in range(4)] == [20, 20, 20, 18]


# What is hidden from a seat


def unseen_own(s: StandIn, seat: int) -> set[int]:
    deck = s.deck[seat][s.top[seat] : s.bottom[seat]]
    return set(deck) | {prize & 15 for prize in s.prize[s.trick :] if prize >> 4 == seat}


def test_a_seat_can_count_its_unseen_cards_but_not_place_them() -> None:  # LUC-E05, LUC-34, LUC-35
    match = Match(LUCRE, seed=bytes(32))
    while len(match.actions) < 20:
        match.play(match.legal[-1])
    worlds = [world(match, seat=1, number=number) for number in range(60)]
    assert {frozenset(unseen_own(s, 1)) for s in worlds} == {frozenset(unseen_own(match.state, 1))}
    assert {(s.hand[1], s.down[1]) for s in worlds} == {(match.state.hand[1], match.state.down[1])}
    assert len({tuple(s.deck[1]) for s in worlds}) > 1
    assert len({tuple(s.prize[s.trick :]) for s in worlds}) > 1
    for other in (0, 2, 3):
        assert len({s.hand[other] for s in worlds}) > 1
        assert len({s.down[other] for s in worlds}) > 1


def test_everybody_remembers_what_was_turned_over() -> None:  # LUC-36, LUC-A11, LUC-E05
    table = lucre_table("Red 9", hands=HANDS)
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 6 down", "Blue: 10 up", "Green: 3 up")
    worlds = [world(table.match, seat=0, number=number) for number in range(40)]
    assert {s.turned[2] for s in worlds} == {1 << 4}
    assert len({s.down[3] for s in worlds}) > 1


def world(match: Match, seat: int, number: int) -> StandIn:
    states = np.copy(match.states)
    loop.redeal_at(states, 0, seat, fast_rng(number))
    return thaw(states)
