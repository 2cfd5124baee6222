"""The table as numbers: the same layout for every seat, which counts the seats from itself."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.rules import (
    NOBODY,
    PRIZES,
    SEATS,
    VALUES,
    is_covered,
    is_open,
    owner_of,
    prize_owner,
    value_of,
)
from cutpurse.kit.observing import put_bits, put_one

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
    if is_covered(s, seat):
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
        at = put_bits(out, at, VALUES, 1 << s.middle[other] - 1 if is_open(s, other) else 0)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        out[at + i] = is_covered(s, other)
    at = observe_prizes(s, seat, out, at + SEATS)
    out[at] = s.trick / 8
    for i in range(VALUES):
        out[at + 1 + i] = s.coins[i] / 3
    return at + 1 + VALUES


@rule
def observe_prizes(s, seat, out, at):
    for i in range(PRIZES):
        seen = i < s.trick
        at = put_one(out, at, SEATS, (owner_of(s.prize[i]) - seat) % SEATS if seen else -1)
        at = put_bits(out, at, VALUES, 1 << value_of(s.prize[i]) - 1 if seen else 0)
        taker = (s.taker[i] - seat) % SEATS if s.taker[i] != NOBODY else SEATS
        at = put_one(out, at, SEATS + 1, taker if seen else -1)
    return put_one(out, at, SEATS, (prize_owner(s) - seat) % SEATS if s.trick else -1)
