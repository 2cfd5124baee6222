"""COIN in words: what each seat may see, do and hear."""

from typing import Any

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, thaw

from ..builder import COIN, Table, coin_end, coin_table, random_game

COLOURS = ("Red", "Blue", "Orange", "Yellow")
HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
TRICK = ("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")
KEEP = ("Red: keep", "Blue: keep", "Orange: keep", "Yellow: keep")


def after_one_trick(**options: Any) -> Table:
    """Red holds 3 and 5, its next card is the 8; the exchange is next."""
    return coin_table("Red 9", hands=HANDS, decks={"Red": [8]}, to_come=["Blue 1"], **options).play(*TRICK)


# Actions in words


@pytest.mark.parametrize("moves", [(), TRICK[:1], TRICK, (*TRICK, "Red: exchange")])
def test_what_may_be_done_is_read_as_it_is_written(moves: tuple[str, ...]) -> None:
    table = coin_table("Red 9", hands=HANDS).play(*moves)
    for action, text in zip(table.match.legal, table.may, strict=True):
        assert COIN.parse(table.match.state, text) == action
        assert COIN.parse(table.match.state, f"  {text.upper()} ".replace(" ", "  ")) == action


def test_words_of_another_phase_are_refused_with_examples() -> None:
    table = coin_table("Red 9")
    with pytest.raises(IllegalAction, match="“keep” is not an action here; actions look like bank 1, bank 5, bank 9"):
        table.play("Red: keep")
    with pytest.raises(IllegalAction, match="it is Red's turn, not Blue's"):
        table.play("Blue: bank 4")


def test_a_barred_card_says_who_bars_it() -> None:  # COI-16, COI-17, COI-T01
    table = coin_table("Red 9", hands={**HANDS, "Yellow": [9, 10, 3, 11]}).play(*TRICK[:3])
    reasons = {
        "9 up": "the Trick card is 9",
        "10 up": "Red put 10 in the Bank",
        "3 up": "Blue has played 3",
        "11 up": "Orange has played 11",
    }
    for action, who in reasons.items():
        assert table.why_not(action) == f"{who}, and no value may be played twice; it may go face down"
    assert [table.why_not(f"{value} down") for value in (9, 10, 3, 11)] == ["", "", "", ""]
    shown = [card.why_not.partition(",")[0] for card in table.zone("hand.3", "Yellow").cards]
    assert shown == [reasons["3 up"], reasons["9 up"], reasons["10 up"], reasons["11 up"]]


def test_a_card_that_is_not_held_says_so() -> None:
    table = coin_table("Red 9", hands=HANDS)
    assert table.why_not("bank 4") == "Red does not hold the 4"
    table.play(*TRICK, "Red: exchange")
    assert table.why_not("bury 11") == "Red does not hold the 11"


def test_an_action_of_another_phase_says_so() -> None:
    table = coin_table("Red 9")
    keep = after_one_trick().match.legal[0]
    assert COIN.describe(table.match.state, keep) == ""
    assert COIN.why_not(table.match.state, keep) == "it is not an action of this phase"
    assert COIN.why_not(table.match.state, table.match.legal[0]) == ""


def test_an_earlier_card_in_the_bank_is_not_named_as_the_one_that_bars() -> None:  # COI-17
    table = coin_table(
        "Red 2", "Red 9", hands={**HANDS, "Red": [11, 3, 10], "Orange": [8, 6, 7, 12]}, banks={"Red": [6]}
    )
    table.play("Red: bank 10", "Blue: 6 up")
    assert table.why_not("6 up").startswith("Blue has played 6")


def test_each_action_says_what_would_follow() -> None:
    table = coin_table("Red 9", hands=HANDS)
    assert [(action.label, action.about) for action in table.view("Red").actions] == [
        ("To your Bank", "2 Coins, for good"),
        ("To your Bank", "1 Coin, for good"),
        ("To your Bank", "1 Coin, for good"),
        ("To your Bank", "2 Coins, for good"),
    ]
    table.play("Red: bank 10", "Blue: 3 up", "Orange: 11 up")
    assert {action.text: action.about for action in table.view("Yellow").actions} == {
        "1 up": "lowest so far, would stay face up",
        "6 up": "neither highest nor lowest: would be turned over, one Gray Coin",
        "7 up": "neither highest nor lowest: would be turned over, one Gray Coin",
        "12 up": "highest so far, for the Trick card",
        "1 down": "one Gray Coin, no value",
        "6 down": "one Gray Coin, no value",
        "7 down": "one Gray Coin, no value",
        "12 down": "one Gray Coin, no value",
    }


@pytest.mark.parametrize(
    ("after_burying", "about"), [("keep", "you draw it last"), ("shuffle", "is shuffled into your deck")]
)
def test_the_exchange_says_what_would_follow(after_burying: str, about: str) -> None:  # COI-A03, COI-A04
    table = after_one_trick(after_burying=after_burying)
    assert [(action.label, action.about, action.target) for action in table.view("Red").actions] == [
        ("Keep your hand", "draw nothing, bury nothing", ""),
        ("Exchange", "draw a card, then put any one beneath your deck", ""),
    ]
    table.play("Red: exchange")
    assert {(action.target, action.about) for action in table.view("Red").actions} == {
        ("hand.0.3", about),
        ("hand.0.5", about),
        ("hand.0.8", about),
    }


# Prompts


def test_the_seat_on_turn_and_the_others_are_told_what_is_waited_for() -> None:  # COI-14, COI-15, COI-22
    table = coin_table("Red 9", hands=HANDS, exchange_order="turn")
    prompts = [(table.view(table.turn).prompt, table.view(None).prompt)]
    for moves in (TRICK[:1], TRICK[1:], ("Blue: exchange",)):
        table.play(*moves)
        prompts.append((table.view(table.turn).prompt, table.view(None).prompt))
    assert prompts == [
        ("It is your Colour: choose a card for your Bank.", "Red adds a card to its Bank."),
        ("Your card for the middle, face up or face down.", "Blue plays to the middle."),
        ("Draw a card and put one beneath your deck?", "Blue may exchange a card."),
        ("Choose a card to put beneath your deck.", "Blue puts a card beneath its deck."),
    ]


@pytest.mark.parametrize(
    ("exchange", "you", "others"),
    [
        ("on", "Draw a card and put one beneath your deck?", "Everyone may exchange a card."),
        (
            "forced",
            "You must exchange: draw a card, then put one beneath your deck.",
            "Everyone exchanges a card.",
        ),
    ],
)
def test_in_the_exchange_everyone_is_asked(exchange: str, you: str, others: str) -> None:  # COI-A03
    table = after_one_trick(exchange=exchange)
    assert table.view("Red").prompt == you
    assert {table.view(viewer).prompt for viewer in ("Blue", "Orange", "Yellow", None)} == {others}


def test_the_stage_counts_rounds_and_tricks() -> None:  # COI-11
    assert coin_table("Red 9", "Blue 2", "Red 3").view(None).stage == "Round 1, Trick 3 of 8"
    assert coin_end(points={"Red": 1}).view(None).stage == "Round 2, Trick 8 of 8"
    assert coin_end(points={"Red": 1}).settle().view(None).stage == "Round 3, Trick 1 of 8"
    assert coin_end(target="round").step().view(None).stage == "The end"


# The log, and who may hear it


def test_a_trick_is_told_as_it_was_played() -> None:  # COI-12, COI-19..21
    table = coin_table("Red 9", hands=HANDS).play(*TRICK)
    assert table.news() == [
        "Red adds 10 to its Bank.",
        "Blue plays 3 face up.",
        "Orange plays 11 face up.",
        "Yellow plays 1 face up.",
        "Red plays a card face down.",
        "Orange is highest with 11 and takes Red 9.",
        "Yellow is lowest with 1; it stays face up.",
        "Red and Blue: one Gray Coin each, face down.",
    ]
    assert table.secrets("Red") == ["Red's face-down card is the 11."]


def test_drawn_and_buried_cards_are_told_to_their_owner_only() -> None:  # COI-A03, COI-E04
    table = after_one_trick().play("Red: exchange", "Red: bury 5")
    assert table.news() == []
    assert table.secrets("Red") == ["Red draws the 8.", "Red puts the 5 beneath its deck."]


def test_every_point_of_a_round_is_told_with_its_reason() -> None:  # COI-26..29, COI-T02
    table = coin_end(
        banks={
            "Blue": [2, 3, 4, 5, 7, 11, 12],
            "Red": [2, 3, 4, 5, 6, 7, 8, 9],
            "Orange": [2, 3, 4, 5, 6, 7, 8, 9],
            "Yellow": [2, 3, 4, 5, 6, 7, 8, 9],
        },
        won={"Blue": ["Red 1", "Orange 1"], "Red": ["Red 13"]},
        points={"Blue": 30},
    ).step()
    assert table.news() == [
        "The last cards go face down into the Banks.",
        "Red: 16 Points (13 Coins on fronts, 3 Gray, 0 for foreign cards), 16 in all.",
        "Blue: 26 Points (16 Coins on fronts, 4 Gray, 2 for foreign cards, 4 for the most Gray Coins), 56 in all.",
        "Orange: 15 Points (12 Coins on fronts, 3 Gray, 0 for foreign cards), 15 in all.",
        "Yellow: 15 Points (12 Coins on fronts, 3 Gray, 0 for foreign cards), 15 in all.",
    ]


def test_the_lines_of_a_round_follow_the_rulings_on_gray_coins() -> None:  # COI-A05, COI-A07
    table = coin_end(banks={"Orange": [1, 4], "Yellow": [1, 4]}, gray_tie="split", gray_coins_score="off").step()
    assert table.news()[1:] == [
        "Red: 5 Points (0 Coins on fronts, 0 for foreign cards, 5 for the most Gray Coins), 5 in all.",
        "Blue: 5 Points (0 Coins on fronts, 0 for foreign cards, 5 for the most Gray Coins), 5 in all.",
        "Orange: 2 Points (2 Coins on fronts, 0 for foreign cards), 2 in all.",
        "Yellow: 2 Points (2 Coins on fronts, 0 for foreign cards), 2 in all.",
    ]


def test_the_line_of_the_fewest_points_tells_who_gained_the_bonus() -> None:  # COI-A05
    points = {"Red": 20, "Blue": 19, "Orange": 30, "Yellow": 30}
    table = coin_end(banks={"Orange": [1], "Yellow": [1]}, points=points, gray_tie="fewest").step()
    assert [line for line in table.news() if "for the most Gray Coins" in line] == [
        "Blue: 22 Points (0 Coins on fronts, 11 Gray, 0 for foreign cards, 11 for the most Gray Coins), 41 in all."
    ]


def test_a_new_round_is_announced() -> None:  # COI-31
    assert "Round 2 begins: every deck is shuffled anew." in coin_end().settle().news()


def test_the_end_says_who_won() -> None:  # COI-31
    table = coin_end(points={"Red": 44, "Blue": 48, "Orange": 47}).step()
    assert table.outcome.reason == "Blue wins with 70 Points to 69"
    assert table.news()[-1] == table.view(None).prompt == "Blue wins with 70 Points to 69."


# Views


def public_faces(s: StandIn) -> list[tuple[str, str]]:
    """Every face that lies open on the table."""
    faces = [(seat, value) for seat in range(4) for value in range(1, 14) if s.up[seat] >> value & 1]
    faces += [(seat, s.middle[seat]) for seat in range(4) if s.faces >> seat & 1]
    faces += [(prize >> 4, prize & 15) for prize in s.prize[: s.trick]]
    return [(COLOURS[seat], str(value)) for seat, value in faces]


def own_faces(s: StandIn, seat: int) -> list[tuple[str, str]]:
    """What a seat knows beside that: its hand, and what it put beneath its deck."""
    beneath = list(s.deck[seat][max(13, s.top[seat]) : s.bottom[seat]])
    if s.after_burying:
        beneath = [value for value in range(1, 14) if s.remembered[seat] >> value & 1]
        assert set(beneath) <= set(deck_of(s, seat))
    held = [value for value in range(1, 14) if s.hand[seat] >> value & 1]
    return [(COLOURS[seat], str(value)) for value in held + beneath]


@pytest.mark.parametrize(
    "options",
    [{}, {"unclaimed": "carry"}, {"exchange_order": "turn"}, {"after_burying": "shuffle", "exchange": "forced"}],
)
def test_a_view_shows_the_open_cards_and_the_own_ones(options: dict[str, Any]) -> None:  # COI-08, COI-09, COI-24
    for frame in random_game(COIN, 1, target="round", **options).frames:
        public = public_faces(frame.state)
        assert sorted(COIN.view(frame.state, None).faces()) == sorted(public)
        for seat in range(4):
            seen = COIN.view(frame.state, seat).faces()
            assert sorted(seen) == sorted(public + own_faces(frame.state, seat))


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
    assert [(counter.value, counter.reason) for counter in gray] == [(1, "the most"), (1, "the most"), (0, ""), (0, "")]


def test_highest_and_lowest_carry_a_badge() -> None:  # COI-19, COI-20
    table = coin_table("Red 9", hands=HANDS).play(*TRICK[:4])
    badges = {card.id: card.badge for card in table.zone("middle").cards}
    assert badges == {"middle.1": "", "middle.2": "highest", "middle.3": "lowest"}


# What is hidden from a seat


def test_a_seat_knows_the_tail_of_its_own_deck_and_no_more() -> None:  # COI-E04, COI-A04
    table = after_one_trick().play("Red: exchange", "Red: bury 5", *KEEP[1:])
    table.play("Blue: bank 7", "Orange: 6 down", "Yellow: 6 up", "Red: 3 down", "Blue: 6 down")
    table.play("Red: exchange").play(table.moves[0], *KEEP[1:])
    tail = table.deck("Red")[-2:]
    worlds = [world(table.match, seat=0, number=number) for number in range(60)]
    assert {tuple(deck_of(s, 0)[-2:]) for s in worlds} == {tuple(tail)}
    assert {(s.hand[0], s.down[0]) for s in worlds} == {(table.match.state.hand[0], table.match.state.down[0])}
    assert len({tuple(deck_of(s, 0)[:-2]) for s in worlds}) > 1
    assert len({tuple(s.prize[s.trick :]) for s in worlds}) > 1
    for other in (1, 2, 3):
        assert len({s.hand[other] for s in worlds}) > 1
        assert len({tuple(deck_of(s, other)) for s in worlds}) > 1


def test_everybody_remembers_what_was_turned_over() -> None:  # COI-A10, COI-E04
    table = after_one_trick()
    worlds = [world(table.match, seat=2, number=number) for number in range(40)]
    assert {s.turned[1] for s in worlds} == {1 << 3}
    assert len({s.down[0] for s in worlds}) > 1


def deck_of(s: StandIn, seat: int) -> list[int]:
    return list(s.deck[seat][s.top[seat] : s.bottom[seat]])


def world(match: Match, seat: int, number: int) -> StandIn:
    states = np.copy(match.states)
    loop.redeal_at(states, 0, seat, fast_rng(number))
    return thaw(states)
