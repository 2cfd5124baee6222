"""What a seat knows in Eight Tricks: the worlds it holds possible, and the same as numbers."""

import numpy as np

from cutpurse.core.chance import reseed
from cutpurse.core.compiling import rule
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.dealing import deal_hands_unseen
from cutpurse.kit.observing import put_bits, put_one, put_rows, put_seat
from cutpurse.kit.tricks import unseen
from eight_tricks.options import Trump
from eight_tricks.rules import CARDS, EACH, ENDED, SEATS, deck_of


@rule
def redeal(s, seat, rng):
    """The unseen cards in the other hands, but no suit in a hand that did not follow it."""
    reseed(s, rng)
    known = np.zeros(SEATS, np.int64)  # cards that are certain to be in a hand: none in this game
    deal_hands_unseen(s, seat, unseen(s, seat, deck_of(s)), known, s.barred, rng)


OBSERVATION = (
    ("own hand", CARDS),
    ("cards shown not to be there, per seat", SEATS * CARDS),
    ("cards taken, per seat", SEATS * CARDS),
    ("card in this trick, per seat", SEATS * CARDS),
    ("who is to act; who leads", SEATS * 2),
    ("phase; trump; number of players", ENDED + 1 + Trump.NONE + 1 + SEATS),
    ("tricks taken, of 8", 1),
)


@rule
def observe(s, seat, out):
    at = put_bits(out, 0, CARDS, s.hand[seat])
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.barred)
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.taken)
    for i in range(SEATS):
        at = put_one(out, at, CARDS, s.trick[(seat + i) % s.seats] if i < s.seats else NO_CARD)
    at = put_seat(s, out, at, SEATS, seat, s.actor)
    at = put_seat(s, out, at, SEATS, seat, s.lead)
    at = put_one(out, at, ENDED + 1, s.phase)
    at = put_one(out, at, Trump.NONE + 1, s.trump)
    at = put_one(out, at, SEATS, s.seats - 1)
    out[at] = s.tricks / EACH
