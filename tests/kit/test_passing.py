"""Cards are passed all at once; what others have passed is drawn exactly, in a world whose hands are dealt."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, i8, i64, layout, thaw
from cutpurse.kit.passing import (
    choose,
    exchange,
    fields,
    giver_to,
    know_passed,
    may_pass,
    receiver_of,
    redeal_passed,
    start_passing,
    yet_to_pass,
)

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
TABLE = layout(hand=(i64, 4), played=(i64, 4), actor=i8, **fields(4))
HANDS = [0b1111, 0b1111_0000, 0b1111_0000_0000, 0b1111_0000_0000_0000]


@entry
def start_at(states: Any, i: int, step: int) -> None:
    start_passing(states[i], step)


@entry
def choose_at(states: Any, i: int, card: int) -> Any:
    return choose(states[i], card, 2)


@entry
def exchange_at(states: Any, i: int) -> None:
    exchange(states[i])


@entry
def redeal_at(states: Any, i: int, seat: int, rng: Any) -> None:
    redeal_passed(states[i], seat, rng)


@entry
def know_at(states: Any, i: int, seat: int, known: Any) -> None:
    know_passed(states[i], seat, known)


def table(step: int) -> States:
    states = TABLE.new()
    states["seats"], states["hand"], states["actor"] = 4, HANDS, 3
    start_at(states, 0, step)
    return states


def chosen(step: int, cards: int = 8) -> States:
    """Everyone has chosen its two lowest cards, or the first so many of these."""
    states = table(step)
    for card in [0, 1, 4, 5, 8, 9, 12, 13][:cards]:
        assert choose_at(states, 0, card) == (card == 13)
    return states


@pytest.mark.parametrize("step", [1, 2, 3])
def test_everyone_chooses_and_all_pass_at_once(step: int) -> None:
    states = chosen(step)
    assert states["hand"][0].tolist() == HANDS
    exchange_at(states, 0)
    for seat in range(4):
        given = HANDS[seat] & 0b0011_0011_0011_0011
        kept = HANDS[(seat + step) % 4] & 0b1100_1100_1100_1100
        assert states["hand"][0][(seat + step) % 4] == given | kept
        s = thaw(states)
        assert receiver_of(s, seat) == (seat + step) % 4
        assert giver_to(s, receiver_of(s, seat)) == seat


def test_a_card_is_chosen_once_and_those_who_have_not_chosen_are_asked() -> None:
    states = chosen(1, cards=3)
    s = thaw(states)
    assert (s.actor, may_pass(s), yet_to_pass(s)) == (1, 0b1110_0000, (1, 2, 3))


@pytest.mark.parametrize("cards", [0, 3, 8])
def test_before_the_exchange_others_may_have_chosen_any_of_their_cards(cards: int) -> None:
    states, rng = chosen(1, cards), fast_rng(cards)
    drawn: list[Counter[int]] = [Counter() for _ in range(4)]
    for _ in range(2000):
        world = states.copy()
        redeal_at(world, 0, 0, rng)
        assert world["passed"][0][0] == states["passed"][0][0]
        for seat in range(1, 4):
            drawn[seat][int(world["passed"][0][seat])] += 1
    for seat in range(1, 4):
        held = [4 * seat + i for i in range(4)]
        size = int(states["passed"][0][seat]).bit_count()
        assert set(drawn[seat]) == {sum(1 << card for card in some) for some in combinations(held, size)}
        assert len(drawn[seat]) == 1 or chisquare(list(drawn[seat].values())).pvalue > SURPRISING


def test_after_the_exchange_others_may_have_given_any_card_that_the_receiver_had_then() -> None:
    states, rng = chosen(1), fast_rng(1)
    exchange_at(states, 0)
    states["played"][0][2] = 1 << 10  # which seat 2 had from the beginning
    states["hand"][0][2] ^= 1 << 10
    drawn: Counter[int] = Counter()
    for _ in range(2000):
        world = states.copy()
        redeal_at(world, 0, 0, rng)
        assert (
            world["passed"][0][[0, 3]].tolist() == states["passed"][0][[0, 3]].tolist()
        )  # what it gave and what it got
        drawn[int(world["passed"][0][1])] += 1
    assert set(drawn) == {1 << a | 1 << b for a, b in combinations((4, 5, 10, 11), 2)}
    assert chisquare(list(drawn.values())).pvalue > SURPRISING


def test_what_a_seat_has_passed_it_knows_until_it_is_played() -> None:
    states = chosen(1)
    for expected in (0, 0b11, 0b01):
        for run in (know_at, interpreted(know_at)):
            known = np.zeros(4, np.int64)
            run(states, 0, 0, known)
            assert known.tolist() == [0, expected, 0, 0]
        if not expected:
            exchange_at(states, 0)
        else:
            states["played"][0][1] = 0b10


def test_it_is_the_same_interpreted() -> None:
    states, same = chosen(3), table(3)
    for card in [0, 1, 4, 5, 8, 9, 12, 13]:
        interpreted(choose_at)(same, 0, card)
    exchange_at(states, 0)
    interpreted(exchange_at)(same, 0)
    redeal_at(states, 0, 2, fast_rng(5))
    interpreted(redeal_at)(same, 0, 2, fast_rng(5))
    assert states.tobytes() == same.tobytes()
