"""Redealing is exact: every world that agrees with what a seat has seen comes up, equally often, and no other."""

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
from cutpurse.core.state import States
from cutpurse.games.cryptruck.counting import redeal_by_counting
from cutpurse.games.cryptruck.rules import DECLARE, NEW_ROUND, WANT

from .builder import GAME, as_seed, name
from .worlds import Event, Knower, events

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
SMALL = (20, 600)  # worlds that are all listed and counted
LARGE = (3_000, 40_000)  # worlds that are listed, to count where each card is


@entry
def count_and_deal(states, i, seat, rng):  # type: ignore[no-untyped-def]
    redeal_by_counting(states[i], seat, rng)


Redeal = Callable[[States, int, int, Any], None]
BOTH = pytest.mark.parametrize("redeal", [loop.redeal_at, count_and_deal], ids=["trying", "counting"])


def key(states: States) -> tuple[tuple[frozenset[str], ...], str, tuple[str, ...]]:
    """A state as `worlds` gives it."""
    hands = [cards_of(hand) for hand in states["hand"][0][: states["seats"][0]].tolist()]
    gifts = tuple(name(card - 1) for card in states["given"][0].tolist() if card)
    return tuple(hands), name(int(states["aside"][0]) - 1), gifts


def cards_of(hand: int) -> frozenset[str]:
    return frozenset(name(card) for card in range(32) if hand >> card & 1)


def redealt(knower: Knower, redeal: Redeal, number: int) -> Iterator[tuple[Any, ...]]:
    rng, states = fast_rng(number), knower.match.states
    for _ in range(number):
        world = states.copy()
        redeal(world, 0, knower.seat, rng)
        yield key(world)


def positions(seats: int, options: dict[str, object], eager: bool) -> Iterator[Match]:
    """Positions in random games, in which the eager say yes to all that is revealed."""
    for number in range(1000):
        match = Match(GAME, seats=seats, options=options, seed=as_seed(number))
        rng = fast_rng(number)
        while match.turn is not None and match.state.phase < NEW_ROUND:
            if below(rng, 3) == 0:
                yield match
            legal = loop.legal_at(match.states, 0)
            match.play(WANT if match.state.phase == DECLARE and eager and below(rng, 4) else pick(rng, legal))


def knowers(seats: int, options: dict[str, object], wanted: str) -> Iterator[Knower]:
    """Seats that have seen what the case is about."""
    for number, match in enumerate(positions(seats, options, eager=True)):
        seat = number % seats
        seen = events(match)
        if CASES[wanted](seen, seat):
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
        if event.kind == "play" and event.card.split()[0] != led.split()[0]:
            void.add(event.seat)
        if event.kind == "give" and event.to in void and seat not in (event.seat, event.to):
            return True
    return False


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
}

EVERY: dict[str, object] = {"auction": "every_trick"}
SMALL_CASES = [
    *((3, {}, case) for case in ("buyer", "dealer", "third", "nobody bought")),
    *((3, EVERY, case) for case in ("buyer", "dealer", "third", "gift to the void", "gave and lost sight")),
    *((4, {}, case) for case in ("buyer", "third")),
    *((4, EVERY, case) for case in ("gift to the void", "gave and lost sight")),
    (5, EVERY, "gift to the void"),
    (3, EVERY | {"open_gift": "on"}, "third"),
    (3, EVERY | {"white_led": "trumps", "one_trump_suit": "on"}, "gift to the void"),
    (3, {"white_led": "free"}, "third"),
    (4, {"white_led": "trumps", "one_trump_suit": "on"}, "third"),
]


@BOTH
@pytest.mark.parametrize(("seats", "options", "case"), SMALL_CASES, ids=str)
def test_every_world_comes_up_equally_often(
    seats: int, options: dict[str, object], case: str, redeal: Redeal
) -> None:  # CRY-E04, CRY-A01
    compared = 0
    for knower in knowers(seats, options, case):
        worlds = list(islice(knower.worlds(), SMALL[1] + 1))
        if SMALL[0] <= len(worlds) <= SMALL[1]:
            assert len(set(worlds)) == len(worlds)
            assert key(knower.match.states) in worlds
            drawn = Counter(redealt(knower, redeal, 30 * len(worlds)))
            assert set(drawn) == set(worlds)
            assert chisquare(list(drawn.values())).pvalue > SURPRISING
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


def facts(world: tuple[tuple[frozenset[str], ...], str, tuple[str, ...]]) -> Iterator[tuple[Any, ...]]:
    hands, aside, given = world
    yield ("aside", aside)
    yield from (("hand", seat, card) for seat, hand in enumerate(hands) for card in hand)
    yield from (("gift", i, card) for i, card in enumerate(given))
    yield ("all gifts", given)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_counting_gives_the_same_bytes_compiled_and_interpreted(seats: int) -> None:
    for number, match in enumerate(islice(positions(seats, {"auction": "every_trick"}, eager=True), 0, 60, 12)):
        compiled, plain = match.states.copy(), match.states.copy()
        count_and_deal(compiled, 0, number % seats, fast_rng(number))
        interpreted(count_and_deal)(plain, 0, number % seats, fast_rng(number))
        assert compiled.tobytes() == plain.tobytes()
        assert loop.broken_law_at(compiled, 0) == 0
