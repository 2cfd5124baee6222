"""An auction: bids rise, whoever passes is out, and it ends."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.bits import members
from cutpurse.core.compiling import entry, interpreted
from cutpurse.core.state import States, i8, layout, thaw
from cutpurse.kit.bidding import auction_over, fields, higher_bids, make_bid, pass_bid, start_auction
from cutpurse.kit.tricks import NOBODY

MOST = 7
TABLE = layout(actor=i8, **fields())


@entry
def start_at(states: Any, i: int, seat: int) -> None:
    start_auction(states[i], seat)


@entry
def bid_at(states: Any, i: int, amount: int) -> Any:
    """0 passes; whether it is over then."""
    if amount:
        make_bid(states[i], amount)
    else:
        pass_bid(states[i])
    return auction_over(states[i], 7)


def table(seats: int, first: int) -> States:
    states = TABLE.new()
    states["seats"] = seats
    start_at(states, 0, first)
    return states


@pytest.mark.parametrize(
    ("bids", "bidder", "bid"),
    [
        ([0, 0, 0, 0], NOBODY, 0),
        ([0, 2, 0, 0], 2, 2),
        ([1, 2, 0, 3, 4, 0, 5, 0], 0, 5),
        ([1, 0, 0, 2, 0], 0, 2),
        ([1, MOST], 2, MOST),
    ],
)
def test_the_highest_bid_wins_when_all_others_have_passed(bids: list[int], bidder: int, bid: int) -> None:
    states = table(4, 1)
    ends = [bid_at(states, 0, amount) for amount in bids]
    assert ends == [False] * (len(bids) - 1) + [True]
    assert (int(states["bidder"][0]), int(states["bid"][0])) == (bidder, bid)


def test_only_higher_bids_are_open() -> None:
    states = table(3, 0)
    assert members(higher_bids(thaw(states), MOST)) == [1, 2, 3, 4, 5, 6, 7]
    bid_at(states, 0, 5)
    assert members(higher_bids(thaw(states), MOST)) == [6, 7]
    bid_at(states, 0, 7)
    assert members(higher_bids(thaw(states), MOST)) == []


@given(luck=st.randoms(use_true_random=False), seats=st.integers(2, 6))
def test_every_auction_ends_and_nobody_who_passed_is_asked_again(luck: Random, seats: int) -> None:
    states = table(seats, luck.randrange(seats))
    same, passed = states.copy(), set()
    for _ in range(seats * MOST):
        s = thaw(states)
        assert s.actor not in passed
        amount = luck.choice([0, *members(higher_bids(s, MOST))])
        passed |= set() if amount else {s.actor}
        over = bid_at(states, 0, amount)
        assert interpreted(bid_at)(same, 0, amount) == over
        assert states.tobytes() == same.tobytes()
        if over:
            return
    raise AssertionError
