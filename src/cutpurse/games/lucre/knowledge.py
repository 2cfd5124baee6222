"""What a seat knows in Lucre: worlds that agree with it, and the same as numbers."""

from cutpurse.core.bits import count
from cutpurse.core.chance import below, reseed
from cutpurse.core.compiling import rule
from cutpurse.games._shared.knowledge import put_one
from cutpurse.games._twosided.beliefs import suppose_others
from cutpurse.games._twosided.knowledge import (
    IN_ANY_ORDER,
    IN_ORDER,
    TABLE_OBSERVATION,
    observe_table,
    redeal_other,
    redeal_own,
    redeal_prizes,
)
from cutpurse.games._twosided.rules import DEALT, SEATS, VALUES
from cutpurse.games.lucre.rules import (
    ENDED,
    MOST_SWAPPED,
    OWNER_ORDERS,
    RANDOM_ORDER,
    SWAP,
    TOGETHER,
    exchange_buried,
)


@rule
def redeal(s, seat, rng):
    """Each guild's unseen cards in any order; how many another seat swaps is open until all have chosen."""
    reseed(s, rng)
    redeal_prizes(s, rng)
    for other in range(SEATS):
        if other != seat:
            hand_size = count(s.hand[other])
            if swap_is_hidden(s, other):
                hand_size = redeal_swap(s, other, rng)
            redeal_other(s, other, hand_size, rng)
    redeal_own(s, seat, rng)
    if s.buried_order == RANDOM_ORDER and s.top[seat] <= VALUES and s.bottom[seat] == VALUES + 2:
        redeal_buried(s, seat, rng)


@rule
def redeal_buried(s, seat, rng):
    """Two cards beneath the own deck, in an order that nobody knows."""
    deck = s.deck[seat]
    if deck[VALUES] > deck[VALUES + 1]:
        exchange_buried(s, seat)
    if below(rng, 2):
        exchange_buried(s, seat)


@rule
def swap_is_hidden(s, seat):
    """Whether the others can't know yet how many cards this seat has put beneath."""
    return s.phase == SWAP and s.swap_order == TOGETHER and seat <= s.actor


@rule
def redeal_swap(s, seat, rng):
    """How many cards another seat has put beneath so far, each world equally likely; its hand size."""
    if seat < s.actor:  # it has chosen, and drawn again
        swapped = below(rng, MOST_SWAPPED + 1)
        s.top[seat] = DEALT + swapped
        hand_size = 3
    else:  # amid its choice: there are three times as many worlds with one card beneath (hands of 2) as with none (3)
        swapped = int(below(rng, 4) > 0)
        hand_size = 3 - swapped
    s.bottom[seat] = VALUES + swapped
    return hand_size


@rule
def suppose(s, seat, rng):
    """Worlds in which the others have kept what they would keep."""
    redeal(s, seat, rng)
    suppose_others(s, seat, 0, rng)


OBSERVATION = (
    *TABLE_OBSERVATION,
    ("cards swapped at the start, of 2, per seat, once all have chosen", SEATS),
    ("phase", ENDED + 1),
    ("seat to act", SEATS),
    ("seats in the play-off", SEATS),
    ("options: set aside, carried over, to the lead; no contest; lead card bars, purse bars, lead card down", 7),
)


@rule
def observe(s, seat, out):
    at = observe_table(s, seat, IN_ORDER if s.buried_order == OWNER_ORDERS else IN_ANY_ORDER, out)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        known = other == seat or not swap_is_hidden(s, other)
        out[at + i] = (s.bottom[other] - VALUES) / MOST_SWAPPED if known else 0
    at = put_one(out, at + SEATS, ENDED + 1, s.phase)
    at = put_one(out, at, SEATS, (s.actor - seat) % SEATS)
    for i in range(SEATS):
        out[at + i] = s.tied >> (seat + i) % SEATS & 1
    at = put_one(out, at + SEATS, 3, s.unclaimed)
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.lone_card, s.lead_card_bars, s.purse_bars, s.lead_card_down
