"""Tricks, by hand and against plain Python; compiled the same as interpreted."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.bits import members
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, layout, thaw
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.deck import STANDARD
from cutpurse.kit.tricks import (
    NOBODY,
    beat,
    beats,
    broken_law,
    cards_in_trick,
    collect,
    fields,
    follow,
    holder_of,
    lay,
    led,
    start_deal,
    start_trick,
    unseen,
)

WIDTH = STANDARD.width
TABLE = layout(**fields(4))


def cards(names: str) -> int:
    """A set of cards from suits' initials and ranks: C2 SQ."""
    suits = {name[0]: name for name in STANDARD.suits}
    return sum(1 << card(f"{suits[name[0]]} {name[1:]}") for name in names.split())


card = STANDARD.card


@entry
def start_at(states: Any, i: int, seat: int) -> None:
    start_deal(states[i])
    start_trick(states[i], seat)


@entry
def lay_at(states: Any, i: int, played: int, trumps: int) -> None:
    lay(states[i], played, trumps, 13)
    if states[i].left == 0:
        start_trick(states[i], collect(states[i]))


@entry
def asked_at(states: Any, i: int, first: int, second: int, trumps: int) -> Any:
    s = states[i]
    cards = s.hand[0]
    return beats(first, second, trumps, 13), beat(cards, second, trumps, 13), follow(cards, 0b1111), unseen(s, 1, 0xFF)


@entry
def law_at(states: Any, i: int) -> Any:
    return broken_law(states[i], (1 << 52) - 1, 13), cards_in_trick(states[i]), led(states[i])


def dealt(luck: Random, lead: int = 0) -> States:
    states, pack = TABLE.new(), luck.sample(range(52), 52)
    states["seats"] = 4
    states["hand"][0] = [sum(1 << card for card in pack[seat::4]) for seat in range(4)]
    start_at(states, 0, lead)
    return states


def test_a_suit_is_followed_if_it_can_be() -> None:
    clubs = STANDARD.suit("Clubs")
    assert follow(cards("C2 C9 SQ"), clubs) == cards("C2 C9")
    assert follow(cards("D4 SQ"), clubs) == cards("D4 SQ")


@pytest.mark.parametrize(
    ("played", "best", "trumps", "wins"),
    [
        ("C9", "C8", "", True),
        ("C7", "C8", "", False),
        ("D9", "C8", "", False),
        ("H2", "C8", "Hearts", True),
        ("C9", "H2", "Hearts", False),
        ("H3", "H2", "Hearts", True),
        ("H2", "H3", "Hearts", False),
    ],
)
def test_a_card_beats_a_lower_one_of_its_suit_and_a_trump_beats_all_others(
    played: str, best: str, trumps: str, wins: bool
) -> None:
    trump_cards = STANDARD.suit(trumps) if trumps else 0
    first, second = members(cards(played))[0], members(cards(best))[0]
    assert beats(first, second, trump_cards, WIDTH) == wins


def test_where_the_best_card_must_be_beaten_it_is_if_it_can_be() -> None:
    hearts = STANDARD.suit("Hearts")
    assert beat(cards("C5 C9 D9"), card("Clubs 8"), 0, WIDTH) == cards("C9")
    assert beat(cards("C5 C9 H2"), card("Clubs 8"), hearts, WIDTH) == cards("C9 H2")
    assert beat(cards("C5 D9"), card("Clubs 8"), 0, WIDTH) == cards("C5 D9")
    assert beat(cards("C9 H2 H4"), card("Hearts 3"), hearts, WIDTH) == cards("H4")


@given(
    luck=st.randoms(use_true_random=False),
    suit=st.sampled_from(["", *STANDARD.suits]),
    lead=st.integers(0, 3),
)
def test_thirteen_tricks_go_as_plain_python_says(luck: Random, suit: str, lead: int) -> None:
    states, trumps = dealt(luck, lead), STANDARD.suit(suit) if suit else 0
    same, first = states.copy(), [set(members(hand)) for hand in states["hand"][0].tolist()]
    taken: list[set[int]] = [set() for _ in range(4)]
    for _ in range(13):
        trick: list[tuple[int, int]] = []
        for turn in range(4):
            seat, s = (lead + turn) % 4, thaw(states)
            assert (s.actor, s.lead, s.left, s.trick_winner == NOBODY) == (seat, lead, 4 - turn, turn == 0)
            led_suit = trick[0][1] // 13 if trick else -1
            able = [card for card in members(s.hand[seat]) if card // 13 == led_suit] or members(s.hand[seat])
            played = luck.choice(able)
            trick.append((seat, played))
            for run, table in ((lay_at, states), (interpreted(lay_at), same)):
                run(table, 0, played, trumps)
            assert states.tobytes() == same.tobytes()
            lacking = thaw(states).barred[seat] >> 13 * led_suit & 1 if led_suit >= 0 else 0
            assert lacking or led_suit < 0 or played // 13 == led_suit
            assert law_at(states, 0) == interpreted(law_at)(states, 0)
            assert law_at(states, 0)[0] == 0
        strength = {card: (trumps >> card & 1, card // 13 == trick[0][1] // 13, card) for _, card in trick}
        lead = max(trick, key=lambda play: strength[play[1]])[0]
        taken[lead] |= {card for _, card in trick}
    s = thaw(states)
    assert [set(members(won)) for won in s.taken] == taken
    assert [set(members(played)) for played in s.played] == first
    assert (s.tricks, s.trick) == (13, [NO_CARD] * 4)
    for seat in range(4):
        assert not s.barred[seat] & s.hand[seat]


@given(luck=st.randoms(use_true_random=False), pair=st.tuples(st.integers(0, 51), st.integers(0, 51)))
def test_questions_have_the_same_answers_compiled(luck: Random, pair: tuple[int, int]) -> None:
    states = dealt(luck)
    for trumps in (0, STANDARD.suit("Spades")):
        assert asked_at(states, 0, *pair, trumps) == interpreted(asked_at)(states, 0, *pair, trumps)


def test_what_a_seat_has_not_seen() -> None:
    states = dealt(Random(1))
    hands = states["hand"][0].tolist()
    first = members(hands[0])[0]
    lay_at(states, 0, first, 0)
    s = thaw(states)
    assert unseen(s, 1, STANDARD.all) == STANDARD.all & ~hands[1] & ~(1 << first)
    assert (led(s), cards_in_trick(s)) == (first, 1 << first)
    assert [holder_of(s, hand.bit_length() - 1) for hand in hands] == [0, 1, 2, 3]
    assert holder_of(s, first) == NOBODY


def test_a_card_that_its_seat_has_shown_not_to_hold_breaks_a_law() -> None:
    states = dealt(Random(2))
    hand = states["hand"][0][3]
    states["barred"][0][3] = STANDARD.all & ~hand
    assert law_at(states, 0)[0] == 0
    states["barred"][0][3] |= hand & -hand
    assert law_at(states, 0)[0] == interpreted(law_at)(states, 0)[0] == 3


@pytest.mark.parametrize(("change", "law"), [("lost", 2), ("doubled", 1), ("taken twice", 1)])
def test_a_card_too_many_or_too_few_breaks_a_law(change: str, law: int) -> None:
    states = dealt(Random(2))
    hand, other = states["hand"][0][0], states["hand"][0][1]
    first = hand & -hand
    if change == "lost":
        states["hand"][0][0] ^= first
    elif change == "doubled":
        states["hand"][0][0] ^= first | other & -other
    else:
        states["taken"][0][0] |= first
    assert law_at(states, 0)[0] == law
