"""Worlds that agree with what a seat knows in Dirty Money, and how a round has gone.

Everybody sees every card played, so that the unseen loot is known; who holds which of it, and what lies aside, is not.
A seat that did not follow a suit that bound it holds no card of it. Cleaners are no secret: each seat has one until it
is played. DIR-23, DIR-24, DIR-E04
"""

import numpy as np

from cutpurse.core.bits import count
from cutpurse.core.chance import reseed
from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.options_deck import RANKS
from cutpurse.games.dirty_money.rules import CLEANER, LOOT, PLAY, SEATS, clear_tricks, holders, loot_played, whole_deck
from cutpurse.kit.cards import all_of_suits, set_of
from cutpurse.kit.dealing import deal_unseen


@rule
def unseen_by(s, seat):
    """The loot a seat has never seen."""
    return unseen_among(s, seat, whole_deck(s))


@rule
def unseen_among(s, seat, deck):
    """The loot of the deck that a seat has never seen."""
    cards = deck & ~(s.shown | s.hand[seat])
    for other in range(s.seats):
        cards &= ~(s.taken[other] | loot_played(s, other))
    return cards


@rule
def redeal(s, seat, rng):
    """The unseen loot in the other hands and aside, in any way that gives nobody a suit it has shown not to hold."""
    reseed(s, rng)
    sizes, barred, out = np.zeros(SEATS + 1, np.int64), np.zeros(SEATS + 1, np.int64), np.zeros(SEATS + 1, np.int64)
    for other in range(s.seats):
        if other != seat:
            sizes[other], barred[other] = count(s.hand[other] & LOOT), all_of_suits(s.void[other], RANKS)
    sizes[s.seats] = count(s.aside)
    deal_unseen(unseen_by(s, seat), sizes, barred, s.seats + 1, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = s.hand[other] & 1 << CLEANER | int(out[other])
    s.aside = int(out[s.seats])


@rule
def rewind(s, rng):
    """Back to the first trick of the round."""
    for seat in range(s.seats):
        for trick in range(s.tricks + 1):
            s.hand[seat] |= set_of(s.played[seat][trick])
        s.coins[seat], s.prints[seat] = 0, 0
    clear_tricks(s)
    s.left = holders(s)
    s.phase = PLAY
    return True


@rule
def replayed(s, then):
    return s.played[then.actor][then.tricks]
