"""The table as numbers: the same layout for every seat, which counts the seats from itself."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.rules import (
    NOBODY,
    PRIZES,
    SEATS,
    VALUES,
    is_covered,
    owner_of,
    prize_owner,
    value_of,
)
from cutpurse.kit.observing import put_bits, put_rows, put_seat
from cutpurse.kit.rows import put_part

NOWHERE, IN_ANY_ORDER, IN_ORDER = 0, 1, 2  # what a seat knows of where the cards lie that it put beneath its deck

PRIZE_WIDTH = SEATS + VALUES + SEATS + 1

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
    ("prizes turned up: owner, value, taker (last: nobody)", PRIZES * PRIZE_WIDTH),
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
    if beneath_known != NOWHERE:
        first, last = max(VALUES, s.top[seat]), s.bottom[seat] - 1
        for i in range(first, last + 1):
            place = i if beneath_known == IN_ORDER else (first + last) / 2
            out[at + s.deck[seat][i] - 1] = 1 / (place - s.top[seat] + 1)
    at += VALUES
    put_part(out, at, s.bottom[seat] - s.top[seat], 8)
    at = put_bits(out, at + 1, VALUES, s.barred >> 1)
    at = put_rows(s, out, at, SEATS, VALUES, seat, s.up, 1)
    at = put_rows(s, out, at, SEATS, VALUES, seat, s.turned, 1)
    for i in range(SEATS):
        put_part(out, at + i, count(s.down[(seat + i) % SEATS]), 11)
    at = put_bits(out, at + SEATS, SEATS * VALUES, open_cards(s, seat))
    for i in range(SEATS):
        out[at + i] = is_covered(s, (seat + i) % SEATS)
    at = observe_prizes(s, seat, out, at + SEATS)
    put_part(out, at, s.trick, 8)
    for i in range(VALUES):
        put_part(out, at + 1 + i, s.coins[i], 3)
    return at + 1 + VALUES


@rule
def open_cards(s, seat):
    """The cards that lie face up in the middle, one row of values after the other, as a set."""
    cards = 0
    for i in range(SEATS):
        other = (seat + i) % SEATS
        cards |= (s.faces >> other & 1) << VALUES * i + s.middle[other]
    return cards >> 1


@rule
def observe_prizes(s, seat, out, at):
    for i in range(s.trick):
        taker = (s.taker[i] - seat) % SEATS if s.taker[i] != NOBODY else SEATS
        owner, value = (owner_of(s.prize[i]) - seat) % SEATS, SEATS - 1 + value_of(s.prize[i])
        put_bits(out, at + i * PRIZE_WIDTH, PRIZE_WIDTH, 1 << owner | 1 << value | 1 << SEATS + VALUES + taker)
    at += PRIZES * PRIZE_WIDTH
    return put_seat(s, out, at, SEATS, seat, prize_owner(s) if s.trick else NOBODY)
