"""Two decks in one whose copies are alike, compiled the same as interpreted; worlds against all that there are."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, set_seed
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, i64, layout
from cutpurse.kit.copies import (
    add_copy,
    deal_copies,
    deal_copies_to_hands,
    deal_copies_unseen,
    number_of,
    remove_copy,
    unseen_copies,
)

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
TABLE = layout(hand=(i64, 4, 2), barred=(i64, 4))
Held = list[int]


@entry
def deal_at(states: Any, i: int, cards: int, each: int) -> None:
    deal_copies(states[i], cards, each)


@entry
def add_at(states: Any, i: int, seat: int, card: int) -> int:
    add_copy(states[i].hand[seat], card)
    return int(number_of(states[i].hand[seat]))


@entry
def remove_at(states: Any, i: int, seat: int, card: int) -> int:
    remove_copy(states[i].hand[seat], card)
    return int(number_of(states[i].hand[seat]))


@entry
def redeal_at(states: Any, i: int, seat: int, cards: int, rng: Any) -> None:
    s = states[i]
    deal_copies_to_hands(s, seat, unseen_copies(s.hand[seat], cards), s.barred, rng)


@entry
def unseen_at(pool: Any, sizes: Any, barred: Any, out: Any, rng: Any) -> None:
    deal_copies_unseen(pool, sizes, barred, len(sizes), out, rng)


def table(seed: bytes = bytes(32), seats: int = 4) -> States:
    states = TABLE.new()
    states["seats"] = seats
    set_seed(states, 0, seed)
    return states


def listed(held: Held) -> list[int]:
    """The cards that are held, copies as often as they are there."""
    return sorted(members(held[0]) + members(held[1]))


def held(cards: list[int]) -> Held:
    number = Counter(cards)
    return [sum(1 << card for card in number if number[card] >= least) for least in (1, 2)]


def test_a_copy_comes_and_goes() -> None:
    for ways in (add_at, remove_at), (interpreted(add_at), interpreted(remove_at)):
        states = table()
        add, remove = ways
        assert [add(states, 0, 1, card) for card in (5, 62, 5)] == [1, 2, 3]
        assert listed(states["hand"][0, 1].tolist()) == [5, 5, 62]
        assert [remove(states, 0, 1, card) for card in (5, 62)] == [2, 1]
        assert states["hand"][0].tolist() == [[0, 0], held([5]), [0, 0], [0, 0]]


@given(seed=st.binary(min_size=32, max_size=32), cards=st.integers(0, 2**63 - 1), seats=st.integers(2, 4))
def test_every_copy_is_dealt_once(seed: bytes, cards: int, seats: int) -> None:
    each = 2 * cards.bit_count() // seats
    states, same = table(seed, seats), table(seed, seats)
    deal_at(states, 0, cards, each)
    interpreted(deal_at)(same, 0, cards, each)
    assert states.tobytes() == same.tobytes()
    hands = [listed(hand) for hand in states["hand"][0].tolist()[:seats]]
    assert [len(hand) for hand in hands] == [each] * seats
    dealt = Counter(card for hand in hands for card in hand)
    assert max(dealt.values(), default=0) <= 2
    assert set(dealt) <= set(members(cards))
    assert dealt.total() == each * seats


@given(seed=st.binary(min_size=32, max_size=32), luck=st.integers(0, 2**63), seat=st.integers(0, 3), data=st.data())
def test_a_world_leaves_the_own_hand_and_gives_nobody_what_it_can_not_hold(
    seed: bytes, luck: int, seat: int, data: st.DataObject
) -> None:
    """All 104 cards are dealt; each of the others lacks a suit, or some of what it has not."""
    states, deck = table(seed), (1 << 52) - 1
    deal_at(states, 0, deck, 26)
    before = states["hand"][0].tolist()
    suits = [(1 << 13) - 1 << 13 * data.draw(st.integers(0, 3)) for _ in range(4)]
    states["barred"][0] = [suit & ~hand[0] for suit, hand in zip(suits, before, strict=True)]
    same = states.copy()
    redeal_at(states, 0, seat, deck, fast_rng(luck))
    interpreted(redeal_at)(same, 0, seat, deck, fast_rng(luck))
    assert states.tobytes() == same.tobytes()
    after = states["hand"][0].tolist()
    assert after[seat] == before[seat]
    assert [len(listed(hand)) for hand in after] == [26] * 4
    assert Counter(card for hand in after for card in listed(hand)) == Counter(list(range(52)) * 2)
    others = [other for other in range(4) if other != seat]
    assert not any(after[other][0] & int(states["barred"][0, other]) for other in others)


def every_deal(pool: list[int], sizes: list[int], barred: list[int]) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every way to deal the single cards to places; how many ways look the same."""
    ways: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for places in product(range(len(sizes)), repeat=len(pool)):
        hands = [tuple(card for card, place in zip(pool, places, strict=True) if place == i) for i in range(len(sizes))]
        fits = all(not barred[i] >> card & 1 for i in range(len(sizes)) for card in hands[i])
        ways[tuple(hands)] += fits and [*map(len, hands)] == sizes
    return +ways


@pytest.mark.parametrize(
    ("pool", "sizes", "barred"),
    [
        ([0, 0, 1, 1, 2], [2, 2, 1], [0, 0, 0]),
        ([0, 0, 1, 1, 2, 5], [2, 2, 2], [0b1, 0b110, 0]),
        ([0, 0, 1, 2, 2, 3, 3], [3, 3, 1], [0b11, 0b11, 0b100]),
        ([4, 4], [1, 0, 1], [0, 0b10000, 0]),
    ],
)
def test_every_deal_of_single_cards_is_equally_likely(pool: list[int], sizes: list[int], barred: list[int]) -> None:
    ways, rng = every_deal(pool, sizes, barred), fast_rng(7)
    draws = 60 * ways.total()
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    out = np.zeros((len(sizes), 2), np.int64)
    for _ in range(draws):
        unseen_at(np.array(held(pool), np.int64), np.array(sizes), np.array(barred), out, rng)
        found[tuple(tuple(listed(hand)) for hand in out.tolist())] += 1
    assert set(found) == set(ways)
    if len(ways) > 1:
        expected = [ways[deal] * draws / ways.total() for deal in ways]
        assert chisquare([found[deal] for deal in ways], expected).pvalue > SURPRISING
