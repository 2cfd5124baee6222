"""Cards as numbers and sets, shuffled and dealt; compiled the same as interpreted."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from cutpurse.core.bits import count
from cutpurse.core.chance import set_seed
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, i8, i64, layout
from cutpurse.kit.cards import (
    NO_CARD,
    above,
    all_of_suit,
    all_of_suits,
    deal_hands,
    draw,
    from_pack,
    joined_once,
    like,
    set_of,
    shuffled,
)

TABLE = layout(hand=(i64, 5), rest=i64, pack=(i8, 63))


@entry
def deal_at(states: Any, i: int, cards: int, each: int) -> None:
    states[i].rest = deal_hands(states[i], cards, each)


@entry
def shuffle_at(states: Any, i: int, cards: int) -> Any:
    return shuffled(states[i], cards, states[i].pack)


@entry
def sets_at(states: Any, i: int, card: int, width: int) -> Any:
    return set_of(card), like(card, width), above(card, width), all_of_suits(0b101, width)


@entry
def join_at(states: Any, i: int, cards: int, more: int) -> Any:
    return joined_once(joined_once(cards, more), 0)


def table(seed: bytes, seats: int = 4) -> States:
    states = TABLE.new()
    states["seats"] = seats
    set_seed(states, 0, seed)
    return states


def test_sets_of_suits_and_ranks() -> None:
    assert (set_of(7), set_of(62), set_of(NO_CARD)) == (1 << 7, 1 << 62, 0)
    assert all_of_suit(1, 4) == 0b1111_0000
    assert all_of_suits(0b101, 4) == 0b1111_0000_1111
    assert like(5, 4) == 0b1111_0000
    assert above(5, 4) == 0b1100_0000
    assert above(7, 4) == 0


@given(cards=st.integers(0, 2**63 - 1), more=st.integers(0, 2**63 - 1))
def test_sets_are_joined_once_if_no_card_is_in_both(cards: int, more: int) -> None:
    for other in (more, more & ~cards):
        expected = cards | other if not cards & other else -1
        assert join_at(table(bytes(32)), 0, cards, other) == joined_once(cards, other) == expected
    assert joined_once(-1, 0) == joined_once(-1, 1) == -1


@given(card=st.integers(0, 51), width=st.sampled_from([6, 13, 15]))
def test_they_are_the_same_compiled(card: int, width: int) -> None:
    states = table(bytes(32))
    assert sets_at(states, 0, card, width) == interpreted(sets_at)(states, 0, card, width)


@given(seed=st.binary(min_size=32, max_size=32), cards=st.integers(0, 2**63 - 1), seats=st.integers(2, 5))
def test_everybody_gets_so_many_and_the_rest_is_left(seed: bytes, cards: int, seats: int) -> None:
    each = cards.bit_count() // (seats + 1)
    states, same = table(seed, seats), table(seed, seats)
    deal_at(states, 0, cards, each)
    interpreted(deal_at)(same, 0, cards, each)
    assert states.tobytes() == same.tobytes()
    hands = states["hand"][0][:seats].tolist()
    assert [hand.bit_count() for hand in hands] == [each] * seats
    assert sum(hands) + int(states["rest"][0]) == cards  # no card is there twice: sets that overlap sum up to more


def test_a_pack_holds_the_cards_in_random_order() -> None:
    orders = set()
    for number in range(200):
        states = table(number.to_bytes(32, "big"))
        assert shuffle_at(states, 0, 0b1011) == 3
        pack = states["pack"][0].tolist()
        assert sorted(pack[:3]) == [0, 1, 3]
        orders.add(tuple(pack[:3]))
    assert len(orders) == 6


@pytest.mark.parametrize(("at", "size", "cards"), [(0, 2, 0b100010), (1, 2, 0b000011), (1, 0, 0)])
def test_cards_are_drawn_from_a_pack_as_a_set(at: int, size: int, cards: int) -> None:
    assert from_pack(np.array([5, 1, 0], np.int8), at, size) == cards


@entry
def draw_at(states: Any, i: int, cards: int, number: int) -> None:
    states[i].rest = draw(states[i], cards, count(cards), number)


@given(seed=st.binary(min_size=32, max_size=32), cards=st.integers(0, 2**63 - 1), share=st.floats(0, 1))
def test_so_many_of_a_set_are_drawn(seed: bytes, cards: int, share: float) -> None:
    number = int(share * cards.bit_count())
    states, same = table(seed), table(seed)
    draw_at(states, 0, cards, number)
    interpreted(draw_at)(same, 0, cards, number)
    assert states.tobytes() == same.tobytes()
    drawn = int(states["rest"][0])
    assert (drawn & ~cards, drawn.bit_count()) == (0, number)


def test_any_of_them_are_drawn_equally_often() -> None:
    states, drawn = table(bytes(32)), Counter[int]()
    for _ in range(3000):
        draw_at(states, 0, 0b1011011, 3)
        drawn[int(states["rest"][0])] += 1
    assert len(drawn) == 10  # three of five
    assert chisquare(list(drawn.values())).pvalue > 1e-6
