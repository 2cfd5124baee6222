"""An auction: in turn each seat bids more than the highest bid or passes for good, until one is left.

A game puts `**bidding.fields()` into its layout. Bids are whole numbers from 1; what they mean is the game's affair.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from typing import Any

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8
from cutpurse.kit.match import next_among
from cutpurse.kit.ranking import everybody
from cutpurse.kit.tricks import NOBODY


def fields() -> dict[str, Any]:
    """What a state holds of an auction, to be given to `layout`; it also needs `actor`."""
    return {
        "bid": i8,  # the highest so far; 0 if nobody has bid
        "bidder": i8,  # who bid it; NOBODY
        "declined": i8,  # the set of seats that have passed
    }


@rule
def start_auction(s, seat):
    """The seat is to bid first."""
    s.bid, s.bidder, s.declined = 0, NOBODY, 0
    s.actor = seat


@rule
def higher_bids(s, most):
    """The set of bids, up to `most`, that the seat on turn may make; it may also pass."""
    return (2 << most) - (2 << s.bid)


@rule
def make_bid(s, amount):
    """The seat on turn bids; the next one that has not passed is on turn."""
    s.bid, s.bidder = amount, s.actor
    next_bidder(s)


@rule
def pass_bid(s):
    """The seat on turn passes for good."""
    s.declined |= 1 << s.actor
    next_bidder(s)


@rule
def next_bidder(s):
    if s.declined != everybody(s.seats):
        s.actor = next_among(s, s.actor, ~s.declined)


@rule
def auction_over(s, most):
    """Whether nobody can bid any more: all others have passed, everyone has, or nothing is higher."""
    left = s.seats - count(s.declined)
    return left == 0 or (s.bidder != NOBODY and (left == 1 or s.bid >= most))
