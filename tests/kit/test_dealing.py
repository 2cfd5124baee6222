"""Unseen cards dealt around voids: exactly the ways there are, each equally often, the same bytes interpreted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.kit.cards import all_of_suits
from cutpurse.kit.dealing import (
    count_deals,
    deal_alike,
    deal_hands_unseen,
    deal_unseen,
    draw_group,
    draw_weighted,
    sum_of,
    take,
)

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
MOST_CARDS = 61


@dataclass(frozen=True, kw_only=True)
class Unseen:
    """What is to be dealt; by construction there is a way."""

    pool: int
    sizes: tuple[int, ...]
    voids: tuple[int, ...]
    suits: int
    width: int

    def may_hold(self, place: int, card: int) -> bool:
        return not self.voids[place] >> card // self.width & 1

    @property
    def barred(self) -> tuple[int, ...]:
        return tuple(all_of_suits(void, self.width) for void in self.voids)

    def dealt(self, times: int, seed: int = 0) -> npt.NDArray[np.int64]:
        out = np.zeros((times, len(self.sizes)), np.int64)
        compiled(self.pool, np.array(self.sizes), np.array(self.barred), out, fast_rng(seed))
        return out


@numba.njit
def compiled(pool, sizes, barred, out, rng):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        deal_unseen(pool, sizes, barred, len(sizes), out[i], rng)


def unseen(luck: Random, *, suits: int, width: int, places: int, most: int, void: float) -> Unseen:
    """Deal some cards at random; of the suits that a place lacks so many become known voids."""
    cards = luck.sample(range(suits * width), luck.randint(0, min(most, suits * width)))
    hands: list[list[int]] = [[] for _ in range(places)]
    for card in cards:
        luck.choice(hands).append(card)
    lacks = [set(range(suits)) - {card // width for card in hand} for hand in hands]
    voids = tuple(sum(1 << suit for suit in lack if luck.random() < void) for lack in lacks)
    sizes = tuple(map(len, hands))
    return Unseen(pool=sum(1 << card for card in cards), sizes=sizes, voids=voids, suits=suits, width=width)


# Few cards: all ways are listed.


def ways(case: Unseen, left: tuple[int, ...], place: int = 0) -> Iterator[tuple[int, ...]]:
    if place == len(case.sizes):
        yield ()
        return
    for hand in combinations([card for card in left if case.may_hold(place, card)], case.sizes[place]):
        rest = tuple(card for card in left if card not in hand)
        yield from ((sum(1 << card for card in hand), *others) for others in ways(case, rest, place + 1))


def small_cases() -> Iterator[tuple[Unseen, list[tuple[int, ...]]]]:
    luck = Random(5)
    while True:
        suits, width, places = luck.randint(2, 6), luck.randint(1, 3), luck.randint(2, 5)
        case = unseen(luck, suits=suits, width=width, places=places, most=8, void=luck.choice([0.3, 0.6, 1]))
        all_ways = list(ways(case, tuple(members(case.pool))))
        if any(case.voids) and 2 <= len(all_ways) <= 1000:
            yield case, all_ways


def test_every_way_comes_up_equally_often() -> None:
    cases = small_cases()
    for seed in range(150):
        case, all_ways = next(cases)
        dealt = Counter(map(tuple, case.dealt(30 * len(all_ways), seed).tolist()))
        assert set(dealt) == set(all_ways), case
        assert chisquare(list(dealt.values())).pvalue > SURPRISING, case


def test_a_place_without_a_card_may_be_void_in_anything() -> None:
    case = Unseen(pool=0b1111, sizes=(0, 2, 2, 0), voids=(0b11, 0, 0, 0b01), suits=2, width=2)
    assert len(Counter(map(tuple, case.dealt(1000).tolist()))) == comb(4, 2)
    nothing = Unseen(pool=0, sizes=(0, 0), voids=(0b01, 0b11), suits=2, width=2)
    assert nothing.dealt(1).tolist() == [[0, 0]]


def test_what_only_one_way_allows_is_dealt_so() -> None:
    """The first place can hold nothing but hearts, the second no clubs, and so on."""
    case = Unseen(pool=(1 << 60) - 1, sizes=(15, 15, 15, 15), voids=(0b1110, 0b1100, 0b1000, 0b0000), suits=4, width=15)
    suit = (1 << 15) - 1
    assert case.dealt(100).tolist() == [[suit, suit << 15, suit << 30, suit << 45]] * 100


# Many cards: how often a place gets so many of a suit is counted with whole numbers, suit by suit, place by place.


def counts(case: Unseen, place: int, suit: int) -> list[int]:
    """In how many ways a place gets 0, 1, 2 … cards of a suit: these are dealt first."""
    suits = sorted(range(case.suits), key=lambda other: other != suit)
    places = sorted(range(len(case.sizes)), key=lambda other: other != place)
    mask = (1 << case.width) - 1

    def shares(step: int, left: int, room: tuple[int, ...]) -> list[int]:
        """The ways to give a place 0, 1, 2 … of what is left of a suit, and to go on."""
        at, to = divmod(step, len(places))
        most = 0 if case.voids[places[to]] >> suits[at] & 1 else min(left, room[to])
        least = left if to == len(places) - 1 else 0
        rooms = [(*room[:to], room[to] - number, *room[to + 1 :]) for number in range(most + 1)]
        return [
            comb(left, number) * deals(step + 1, left - number, rooms[number]) if number >= least else 0
            for number in range(most + 1)
        ]

    @cache
    def deals(step: int, left: int, room: tuple[int, ...]) -> int:
        at, to = divmod(step, len(places))
        if at == len(suits):
            return 1
        return sum(shares(step, left if to else (case.pool >> suits[at] * case.width & mask).bit_count(), room))

    first = (case.pool >> suit * case.width & mask).bit_count()
    return shares(0, first, tuple(case.sizes[place] for place in places))


LARGE = {
    "three hands, two of them void": Unseen(
        pool=(1 << 60) - 1, sizes=(20, 19, 21), voids=(0b0001, 0b0110, 0), suits=4, width=15
    ),
    "every hand void in another suit": Unseen(
        pool=(1 << 48) - 1, sizes=(17, 14, 17), voids=(0b0001, 0b0010, 0b0100), suits=4, width=12
    ),
    "two hands alike and a few cards laid away": Unseen(
        pool=(1 << 28) - 1, sizes=(6, 6, 6, 5, 5), voids=(0b10, 0b10, 0b1001, 0b1, 0), suits=4, width=7
    ),
    "six suits": Unseen(
        pool=(1 << 32) - 1 ^ 0b1_011011_001101_101110,
        sizes=(6, 6, 6, 2),
        voids=(0b000001, 0b100010, 0b100001, 0),
        suits=6,
        width=6,
    ),
    "tight": Unseen(
        pool=(1 << 40) - 1, sizes=(10, 10, 10, 10), voids=(0b1100, 0b1001, 0b0011, 0b0110), suits=4, width=10
    ),
}


@pytest.mark.parametrize("case", LARGE.values(), ids=LARGE)
def test_every_place_gets_so_many_of_a_suit_as_often_as_it_should(case: Unseen) -> None:
    times = 10_000
    dealt = case.dealt(times)
    for place in range(len(case.sizes)):
        for suit in range(case.suits):
            exact = counts(case, place, suit)
            held = dealt[:, place] >> suit * case.width & (1 << case.width) - 1
            drawn = np.bincount(np.bitwise_count(held), minlength=len(exact))
            expected = np.array([times * (number / sum(exact)) for number in exact])
            assert not drawn[np.array([number == 0 for number in exact])].any()
            usual = expected >= 5  # rare numbers are compared together
            pairs = [*zip(drawn[usual], expected[usual], strict=True), (drawn[~usual].sum(), expected[~usual].sum())]
            seen, hoped = zip(*[pair for pair in pairs if pair[1] > 0], strict=True)
            if len(seen) > 1:
                assert chisquare(seen, hoped).pvalue > SURPRISING, (place, suit)


@pytest.mark.parametrize("case", LARGE.values(), ids=LARGE)
def test_cards_of_a_suit_are_alike(case: Unseen) -> None:
    dealt = case.dealt(5_000)
    for place in range(len(case.sizes)):
        for suit in range(case.suits):
            cards = [card for card in members(case.pool) if card // case.width == suit]
            times = [int((dealt[:, place] >> card & 1).sum()) for card in cards]
            if sum(times) and len(cards) > 1:
                assert chisquare(times).pvalue > SURPRISING, (place, suit)


# Cards that a hand is certain to hold, and single cards that it can't.


def test_cards_known_to_be_in_a_hand_stay_there_and_all_other_ways_are_equally_likely() -> None:
    hands = [0b11, 0b1100, 0b110000, 0b11000000]
    known, barred = [0, 0b100, 0, 0], [0, 0, 0b1000, 0b10100]
    drawn: Counter[tuple[int, ...]] = Counter()
    rng = fast_rng(3)
    for _ in range(2000):
        s = SimpleNamespace(seats=4, hand=list(hands))
        deal_hands_unseen(s, 0, 0b11111100, known, barred, rng)
        drawn[tuple(s.hand)] += 1
    expected = set()
    for one, two in product(combinations((3, 4, 5, 6, 7), 1), combinations((4, 5, 6, 7), 2)):
        rest = {3, 4, 5, 6, 7} - {*one, *two}
        if len(rest) == 2 and 4 not in rest:
            expected.add((0b11, 0b100 | 1 << one[0], 1 << two[0] | 1 << two[1], sum(1 << card for card in rest)))
    assert set(drawn) == expected
    assert chisquare(list(drawn.values())).pvalue > SURPRISING


# Any cards at all.


@st.composite
def any_unseen(draw: st.DrawFn) -> Unseen:
    suits = draw(st.integers(1, 6))
    width = draw(st.integers(1, min(16, MOST_CARDS // suits)))
    places, void = draw(st.integers(1, 7)), draw(st.sampled_from([0, 0.3, 1]))
    luck = Random(draw(st.integers(0, 2**32)))
    return unseen(luck, suits=suits, width=width, places=places, most=draw(st.integers(0, 61)), void=void)


@given(case=any_unseen(), seed=st.integers(0, 2**32))
def test_all_cards_are_dealt_and_nobody_gets_a_void_suit(case: Unseen, seed: int) -> None:
    for hands in case.dealt(20, seed).tolist():
        assert sum(hands) == case.pool  # no card is dealt twice: sets that overlap sum up to more
        assert tuple(hand.bit_count() for hand in hands) == case.sizes
        assert all(case.may_hold(place, card) for place, hand in enumerate(hands) for card in members(hand))


@pytest.mark.parametrize("lists", [True, False], ids=["lists", "arrays"])
@given(case=any_unseen(), seed=st.integers(0, 2**32))
def test_the_same_is_dealt_interpreted(lists: bool, case: Unseen, seed: int) -> None:
    sizes: Any = list(case.sizes) if lists else np.array(case.sizes, np.int8)
    barred: Any = list(case.barred) if lists else np.array(case.barred)
    out: Any = [0] * len(case.sizes) if lists else np.zeros(len(case.sizes), np.int64)
    rng, same = fast_rng(seed), fast_rng(seed)
    expected = np.zeros((1, len(case.sizes)), np.int64)
    compiled(case.pool, np.array(case.sizes), np.array(case.barred), expected, same)
    deal_unseen(case.pool, sizes, barred, len(case.sizes), out, rng)
    assert list(out) == expected[0].tolist()
    assert rng[0] == same[0]


def test_rounding_never_draws_what_leads_nowhere() -> None:
    """The mark may come out behind all weights: here by far. Groups that leave no way, or no card, stay undrawn."""
    cards, strides = np.array([0b11, 0b100, 0]), np.array([1, 2, 3])
    ways = np.array([1000.0, 2.0, 0.0, 1.0])
    drawn = {draw_group(cards, 0b111, strides, ways, 0, 3, fast_rng(seed)) for seed in range(100)}
    assert drawn == {0}


@pytest.mark.parametrize("size", range(5))
def test_a_part_is_taken_at_random(size: int) -> None:
    rng = fast_rng(size)
    taken = Counter(take(0b1011010, size, rng) for _ in range(3000))
    assert set(taken) == {sum(1 << card for card in part) for part in combinations((1, 3, 4, 6), size)}
    assert len(taken) == 1 or chisquare(list(taken.values())).pvalue > SURPRISING


# Numbers of deals, and cards that are alike


@numba.njit
def counted(pool, sizes, barred):  # type: ignore[no-untyped-def]
    return count_deals(pool, sizes, barred, len(sizes))


def test_deals_are_counted() -> None:
    cases = small_cases()
    for _ in range(150):
        case, all_ways = next(cases)
        deals = counted(case.pool, np.array(case.sizes), np.array(case.barred))
        assert deals == count_deals(case.pool, case.sizes, case.barred, len(case.sizes))
        assert deals == pytest.approx(len(all_ways), rel=1e-12), case


def test_there_may_be_no_way_or_nothing_to_deal() -> None:
    barred = np.array([0b0011, 0b1100])
    assert counted(0b0111, np.array([1, 2]), barred) == 1
    assert counted(0b0111, np.array([2, 1]), barred) == 0
    assert counted(0, np.array([0, 0]), np.array([1, 2])) == 1


@numba.njit
def drawn_by_weight(weights, times, rng):  # type: ignore[no-untyped-def]
    return [draw_weighted(weights, sum_of(weights), rng) for _ in range(times)]


def test_a_place_is_drawn_as_often_as_it_weighs() -> None:
    weights = np.array([0.0, 3.0, 0.0, 1.0, 0.0])
    drawn = drawn_by_weight(weights, 4000, fast_rng(1))
    rng = fast_rng(1)
    assert drawn[:100] == [draw_weighted(weights, sum_of(weights), rng) for _ in range(100)]
    often = Counter(drawn)
    assert set(often) == {1, 3}
    assert chisquare([often[1], often[3]], [3000, 1000]).pvalue > SURPRISING


def test_rounding_can_not_draw_a_place_without_weight() -> None:
    assert {draw_weighted([1.0, 0.0], 2.0, fast_rng(seed)) for seed in range(20)} == {0}


@numba.njit
def dealt_alike(numbers, rng):  # type: ignore[no-untyped-def]
    cards = np.full(5, 9)
    deal_alike(cards, 1, 5, numbers, rng)
    return cards


def test_cards_that_are_alike_lie_in_any_order() -> None:
    rng, plain_rng = fast_rng(2), fast_rng(2)
    orders = Counter[tuple[int, ...]]()
    for _ in range(2400):
        cards, plain = dealt_alike(np.array([2, 0, 1, 1]), rng).tolist(), [9] * 5
        deal_alike(plain, 1, 5, [2, 0, 1, 1], plain_rng)
        assert cards == plain
        orders[tuple(cards)] += 1
    assert all(order[0] == 9 and sorted(order[1:]) == [0, 0, 2, 3] for order in orders)
    assert len(orders) == 12
    assert chisquare(list(orders.values())).pvalue > SURPRISING
