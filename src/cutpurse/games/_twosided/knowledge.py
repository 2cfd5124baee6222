"""What a seat knows of two-sided cards, and worlds that agree with it.

Each deck's cards are known; what is hidden is where they are. A seat has seen what ever lay face up, its own hand and
plays, and what it put beneath its own deck. Any arrangement of the rest is as likely as any other.
"""

from cutpurse.core.bits import count
from cutpurse.core.chance import below, pick
from cutpurse.core.compiling import rule
from cutpurse.games._shared.knowledge import put_bits, put_one
from cutpurse.games._twosided.rules import ALL, PRIZES, SEATS, VALUES, prize_owner


@rule
def shown(s, seat):
    """The cards of a deck that everybody has seen."""
    cards = s.up[seat] | s.turned[seat]
    if s.faces >> seat & 1:
        cards |= 1 << s.middle[seat]
    for i in range(s.trick):
        if s.prize[i] >> 4 == seat:
            cards |= 1 << (s.prize[i] & 15)
    return cards


@rule
def beneath(s, seat):
    """The cards which their owner put beneath the deck and has not drawn again."""
    cards = 0
    for i in range(max(VALUES, s.top[seat]), s.bottom[seat]):
        cards |= 1 << s.deck[seat][i]
    return cards


@rule
def redeal_prizes(s, rng):
    """The owners of the prizes to come, in any order; their values are still to be filled in."""
    place = s.trick
    for seat in range(SEATS):
        left = 2
        for i in range(s.trick):
            left -= s.prize[i] >> 4 == seat
        for _ in range(left):
            s.prize[place] = seat << 4
            place += 1
    for last in range(PRIZES - 1, s.trick, -1):
        other = s.trick + below(rng, last - s.trick + 1)
        s.prize[last], s.prize[other] = s.prize[other], s.prize[last]


@rule
def fill_prizes(s, seat, pool, rng):
    """Take this seat's prizes to come from its unknown cards; what remains of them."""
    for i in range(s.trick, PRIZES):
        if s.prize[i] >> 4 == seat:
            value = pick(rng, pool)
            pool &= ~(1 << value)
            s.prize[i] |= value
    return pool


@rule
def fill_deck(s, seat, pool, first, last, rng):
    """Take a stretch of this seat's deck from its unknown cards; what remains of them."""
    for i in range(first, last):
        value = pick(rng, pool)
        pool &= ~(1 << value)
        s.deck[seat][i] = value
    return pool


@rule
def pick_set(pool, size, rng):
    """So many cards of a set."""
    chosen = 0
    for _ in range(size):
        chosen |= 1 << pick(rng, pool & ~chosen)
    return chosen


@rule
def redeal_own(s, seat, rng):
    """The seat's own deck: it knows its hand, what it has played, and what it put beneath."""
    known = shown(s, seat) | s.hand[seat] | s.down[seat] | beneath(s, seat)
    if s.middle[seat]:
        known |= 1 << s.middle[seat]
    pool = fill_prizes(s, seat, ALL & ~known, rng)
    fill_deck(s, seat, pool, s.top[seat], min(VALUES, s.bottom[seat]), rng)


@rule
def redeal_other(s, seat, hand_size, rng):
    """Another seat's cards: everything that never lay open."""
    pool = fill_prizes(s, seat, ALL & ~shown(s, seat), rng)
    if s.middle[seat] and not s.faces >> seat & 1:
        s.middle[seat] = pick(rng, pool)
        pool &= ~(1 << s.middle[seat])
    s.down[seat] = pick_set(pool, count(s.down[seat]), rng)
    pool &= ~s.down[seat]
    s.hand[seat] = pick_set(pool, hand_size, rng)
    pool &= ~s.hand[seat]
    for i in range(len(s.deck[seat])):
        s.deck[seat][i] = 0
    fill_deck(s, seat, pool, s.top[seat], s.bottom[seat], rng)


# Observations: the same layout for every seat, which counts the seats from itself


NOWHERE, IN_ANY_ORDER, IN_ORDER = 0, 1, 2  # what a seat knows of where the cards lie that it put beneath its deck

TABLE_OBSERVATION = (
    ("own hand", VALUES),
    ("own cards played face down", VALUES),
    (
        "own cards put beneath the deck: 1 over the draws until it comes (on average, where the order is unknown)",
        VALUES,
    ),
    ("own deck size, of 8", 1),
    ("values barred", VALUES),
    ("cards face up in the hoard, per seat", SEATS * VALUES),
    ("cards turned face down after all saw them, per seat", SEATS * VALUES),
    ("cards face down never seen, of 11, per seat", SEATS),
    ("card in the middle face up, per seat", SEATS * VALUES),
    ("card in the middle face down, per seat", SEATS),
    ("prizes turned up: owner, value, taker (last: nobody)", PRIZES * (SEATS + VALUES + SEATS + 1)),
    ("owner of this trick's prize", SEATS),
    ("tricks begun, of 8", 1),
    ("coins on each value, of 3", VALUES),
)


@rule
def observe_table(s, seat, beneath_known, out):
    """Write what both games have in common; the place after it."""
    at = put_bits(out, 0, VALUES, s.hand[seat] >> 1)
    hidden = s.down[seat]
    if s.middle[seat] and not s.faces >> seat & 1:
        hidden |= 1 << s.middle[seat]
    at = put_bits(out, at, VALUES, hidden >> 1)
    for value in range(1, VALUES + 1):
        out[at + value - 1] = 0
    if beneath_known != NOWHERE:
        first, last = max(VALUES, s.top[seat]), s.bottom[seat] - 1
        for i in range(first, last + 1):
            place = i if beneath_known == IN_ORDER else (first + last) / 2
            out[at + s.deck[seat][i] - 1] = 1 / (place - s.top[seat] + 1)
    at += VALUES
    out[at] = (s.bottom[seat] - s.top[seat]) / 8
    at = put_bits(out, at + 1, VALUES, s.barred >> 1)
    for i in range(SEATS):
        at = put_bits(out, at, VALUES, s.up[(seat + i) % SEATS] >> 1)
    for i in range(SEATS):
        at = put_bits(out, at, VALUES, s.turned[(seat + i) % SEATS] >> 1)
    for i in range(SEATS):
        out[at + i] = count(s.down[(seat + i) % SEATS]) / 11
    at += SEATS
    for i in range(SEATS):
        other = (seat + i) % SEATS
        at = put_bits(out, at, VALUES, 1 << s.middle[other] - 1 if s.faces >> other & 1 else 0)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        out[at + i] = s.middle[other] > 0 and not s.faces >> other & 1
    at = observe_prizes(s, seat, out, at + SEATS)
    out[at] = s.trick / 8
    for i in range(VALUES):
        out[at + 1 + i] = s.coins[i] / 3
    return at + 1 + VALUES


@rule
def observe_prizes(s, seat, out, at):
    for i in range(PRIZES):
        seen = i < s.trick
        at = put_one(out, at, SEATS, ((s.prize[i] >> 4) - seat) % SEATS if seen else -1)
        at = put_bits(out, at, VALUES, 1 << (s.prize[i] & 15) - 1 if seen else 0)
        taken = seen and s.taker[i] > 0
        taker = (s.taker[i] - 1 - seat) % SEATS if taken else SEATS
        at = put_one(out, at, SEATS + 1, taker if seen else -1)
    return put_one(out, at, SEATS, (prize_owner(s) - seat) % SEATS if s.trick else -1)
