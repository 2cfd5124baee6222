"""Cards as numbers and sets, shuffled and dealt; compiled the same as interpreted."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.chance import set_seed
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, i8, i64, layout
from cutpurse.kit.cards import NO_CARD, above, all_of_suit, all_of_suits, deal_hands, from_pack, like, set_of, shuffled

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
