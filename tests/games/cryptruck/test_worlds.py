"""Redealing is exact: each world that agrees with what a seat has seen comes up, as often as it can have been dealt."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.core import loop
from cutpurse.core.chance import below, fast_rng, pick
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from cutpurse.games.cryptruck.rules import DECLARE, NEW_ROUND, WANT
from cutpurse.games.cryptruck.worlds_counting import redeal_by_counting

from .builder import GAME, as_seed
from .worlds import WHITE, Event, Key, Knower, colour_of, events, key

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
SMALL = (20, 600)  # deals that are all listed and counted
LARGE = (3_000, 40_000)  # deals that are listed, to count where each card is


@entry
def count_and_deal(states, i, seat, rng):  # type: ignore[no-untyped-def]
    redeal_by_counting(states[i], seat, rng)


Redeal = Callable[[States, int, int, Any], None]
BOTH = pytest.mark.parametrize("redeal", [loop.redeal_at, count_and_deal], ids=["trying", "counting"])


def redealt(knower: Knower, redeal: Redeal, number: int) -> Iterator[Key]:
    rng, states = fast_rng(number), knower.match.states
    for _ in range(number):
        world = states.copy()
        redeal(world, 0, knower.seat, rng)
        yield key(thaw(world))


def positions(seats: int, options: dict[str, object]) -> Iterator[Match]:
    """Positions in random games, in which most say yes to all that is revealed."""
    for number in range(1000):
        match = Match(GAME, seats=seats, options=options, seed=as_seed(number))
        rng = fast_rng(number)
        while match.turn is not None and match.state.phase < NEW_ROUND:
            if below(rng, 3) == 0:
                yield match
            legal = loop.legal_at(match.states, 0)
            match.play(WANT if match.state.phase == DECLARE and below(rng, 4) else pick(rng, legal))


def knowers(seats: int, options: dict[str, object], wanted: str) -> Iterator[Knower]:
    """Seats that have seen what the case is about."""
    for number, match in enumerate(positions(seats, options)):
        seat = number % seats
        if CASES[wanted](events(match), seat):
            yield Knower(match, seat)


def gifts(seen: list[Event]) -> list[Event]:
    return [event for event in seen if event.kind == "give"]


def a_gift_to_one_who_could_not_follow(seen: list[Event], seat: int) -> bool:
    """Between two others, after the receiver has played another colour than the one led."""
    void: set[int] = set()
    led = ""
    for event in seen:
        if event.kind == "lead":
            led = event.card
        if event.kind == "play" and colour_of(event.card) != colour_of(led):
            void.add(event.seat)
        if event.kind == "give" and event.to in void and seat not in (event.seat, event.to):
            return True
    return False


def whites(seen: list[Event], kind: str) -> list[Event]:
    return [event for event in seen if event.kind == kind and colour_of(event.card) == WHITE]


CASES: dict[str, Callable[[list[Event], int], bool]] = {
    "buyer": lambda seen, seat: any(gift.seat == seat for gift in gifts(seen)),
    "dealer": lambda seen, seat: any(gift.to == seat for gift in gifts(seen)),
    "third": lambda seen, seat: any(seat not in (gift.seat, gift.to) for gift in gifts(seen)),
    "nobody bought": lambda seen, seat: len(seen) > 6 and not gifts(seen),
    "gift to the void": a_gift_to_one_who_could_not_follow,
    "gave and lost sight": lambda seen, seat: any(
        gift.seat == seat and any(later.seat == gift.to and later.to != seat for later in gifts(seen)[i + 1 :])
        for i, gift in enumerate(gifts(seen))
    ),
    "another played a white": lambda seen, seat: any(event.seat != seat for event in whites(seen, "play")),
    "gave a white": lambda seen, seat: any(gift.seat == seat for gift in whites(seen, "give")),
    "gave a white that was played": lambda seen, seat: any(
        gift.seat == seat and any(later.seat == gift.to for later in whites(seen, "play"))
        for gift in whites(seen, "give")
    ),
    "a white was given in secret": lambda seen, seat: any(
        seat not in (gift.seat, gift.to) for gift in whites(seen, "give")
    ),
}

EVERY: dict[str, object] = {"auction": "every_trick"}
SMALL_CASES = [
    *((3, {}, case) for case in ("buyer", "dealer", "third", "nobody bought", "another played a white")),
    *((3, EVERY, case) for case in CASES if case != "nobody bought"),
    *((4, {}, case) for case in ("buyer", "third", "another played a white")),
    *((4, EVERY, case) for case in ("gift to the void", "gave and lost sight", "a white was given in secret")),
    (5, EVERY, "gift to the void"),
    (3, EVERY | {"open_gift": "on"}, "third"),
    (3, EVERY | {"white_led": "trumps", "one_trump_suit": "on"}, "gift to the void"),
    (3, {"white_led": "free"}, "third"),
    (4, {"white_led": "trumps", "one_trump_suit": "on"}, "third"),
]


@BOTH
@pytest.mark.parametrize(("seats", "options", "case"), SMALL_CASES, ids=str)
def test_every_world_comes_up_as_often_as_it_can_have_been_dealt(
    seats: int, options: dict[str, object], case: str, redeal: Redeal
) -> None:  # CRY-E04, CRY-A01, CRY-E02
    compared = 0
    for knower in knowers(seats, options, case):
        worlds = list(islice(knower.worlds(), SMALL[1] + 1))
        deals = Counter(worlds)
        if SMALL[0] <= len(worlds) <= SMALL[1] and len(deals) > 1:
            assert set(deals.values()) <= {1, 2}
            assert key(knower.match.state) in deals
            number = 30 * len(worlds)
            drawn = Counter(redealt(knower, redeal, number))
            assert set(drawn) == set(deals)
            expected = [deals[world] * number / len(worlds) for world in drawn]
            assert chisquare(list(drawn.values()), expected).pvalue > SURPRISING
            compared += 1
        if compared == 2:
            return
    pytest.fail("there are too few such positions")


LARGE_CASES = [(3, {}, "third"), (3, EVERY, "gift to the void"), (4, EVERY, "gift to the void"), (4, {}, "buyer")]


@BOTH
@pytest.mark.parametrize(("seats", "options", "case"), LARGE_CASES, ids=str)
def test_every_card_is_where_it_should_be_as_often_as_it_should(
    seats: int, options: dict[str, object], case: str, redeal: Redeal
) -> None:
    """Positions with many worlds: the place of each card, and what each gift was."""
    for knower in knowers(seats, options, case):
        worlds = list(islice(knower.worlds(), LARGE[1] + 1))
        if LARGE[0] <= len(worlds) <= LARGE[1]:
            expected = Counter(fact for world in worlds for fact in facts(world))
            number = 5_000
            drawn = Counter(fact for world in redealt(knower, redeal, number) for fact in facts(world))
            assert set(drawn) <= set(expected)
            for fact, weight in expected.items():
                share = weight / len(worlds)
                spread = np.sqrt(number * share * (1 - share))
                assert abs(drawn[fact] - number * share) <= 5 * spread + 1e-9, fact
            return
    pytest.fail("there is no such position")


def facts(world: Key) -> Iterator[tuple[Any, ...]]:
    hands, aside, given = world
    yield ("aside", aside)
    yield from (("hand", seat, card, hand.count(card)) for seat, hand in enumerate(hands) for card in set(hand))
    yield from (("gift", i, card) for i, card in enumerate(given))
    yield ("all gifts", given)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_counting_gives_the_same_bytes_compiled_and_interpreted(seats: int) -> None:
    for number, match in enumerate(islice(positions(seats, EVERY), 0, 60, 12)):
        compiled, plain = match.states.copy(), match.states.copy()
        count_and_deal(compiled, 0, number % seats, fast_rng(number))
        interpreted(count_and_deal)(plain, 0, number % seats, fast_rng(number))
        assert compiled.tobytes() == plain.tobytes()
        assert loop.broken_law_at(compiled, 0) == 0
