"""Worlds that agree with what a seat knows in Hearts, and the same as numbers."""

import numpy as np

from cutpurse.core.chance import reseed
from cutpurse.core.compiling import rule
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.dealing import deal_hands_unseen
from cutpurse.kit.observing import put_bits, put_numbers, put_one, put_rows, put_seat
from cutpurse.kit.passing import know_passed, redeal_passed
from cutpurse.kit.tricks import led, unseen
from hearts.rules import ALL, ALL_POINTS, CARDS, EACH, ENDED, FIRST, PLAY, SEATS


@rule
def redeal(s, seat, rng):
    """The unseen cards in the other hands, but what we have passed is where it is; and what the others have passed."""
    reseed(s, rng)
    deal_hands_unseen(s, seat, unseen(s, seat, ALL), known(s, seat), s.barred, rng)
    redeal_passed(s, seat, rng)


@rule
def known(s, seat):
    """For each other hand the cards that the seat knows to be there."""
    cards = np.zeros(SEATS, np.int64)
    know_passed(s, seat, cards)
    if s.phase == PLAY and s.tricks == 0 and led(s) == NO_CARD and s.lead != seat:
        cards[s.lead] |= 1 << FIRST
    return cards


OBSERVATION = (
    ("own hand", CARDS),
    ("own cards passed", CARDS),
    ("cards known to be in the hand, per seat", SEATS * CARDS),
    ("cards shown not to be there, per seat", SEATS * CARDS),
    ("cards taken, per seat", SEATS * CARDS),
    ("card in this trick, per seat", SEATS * CARDS),
    ("who is to act; who leads", SEATS * 2),
    ("phase; how far cards are passed", ENDED + 1 + SEATS),
    ("points of this deal, of 26, and of earlier ones, of 100, per seat", SEATS * 2),
    ("tricks taken, of 13; hearts are broken; target, of 100; moon", 4),
)


@rule
def observe(s, seat, out):
    at = put_bits(out, 0, CARDS, s.hand[seat])
    at = put_bits(out, at, CARDS, s.passed[seat])
    at = put_rows(s, out, at, SEATS, CARDS, seat, known(s, seat))
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.barred)
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.taken)
    for i in range(SEATS):
        at = put_one(out, at, CARDS, s.trick[(seat + i) % SEATS])
    at = put_seat(s, out, at, SEATS, seat, s.actor)
    at = put_seat(s, out, at, SEATS, seat, s.lead if s.phase == PLAY else -1)
    at = put_one(out, at, ENDED + 1, s.phase)
    at = put_one(out, at, SEATS, s.step)
    at = put_numbers(s, out, at, SEATS, seat, s.points, ALL_POINTS)
    at = put_numbers(s, out, at, SEATS, seat, s.total, 100)
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.tricks / EACH, s.broken, s.target / 100, s.moon
