"""Worlds that agree with what a seat knows in Cryptruck.

A world is the deal and every card that was given for a bought one. The hands of the others and the second undealt card
are hidden, and so is a gift between two others. Whoever did not follow held nothing that follows at that moment, but
may have been given such a card in a later auction (CRY-A01).

Worlds are made from now back to the beginning of the round: the unseen cards are dealt around all voids that still
bind; then each unknown gift is any card of its receiver's hand at that time. These hands have the same sizes in all
worlds, so all worlds are equally likely; those in which somebody could have followed who did not are thrown away.
Should that go on for too long, the worlds are counted instead (see `counting`), which gives the same chances.
"""

import numpy as np

from cutpurse.core.bits import count, highest
from cutpurse.core.chance import pick, reseed
from cutpurse.core.compiling import rule
from cutpurse.games._tricks.knowledge import deal_unseen
from cutpurse.games.cryptruck.cards import COLOURS, RANKS
from cutpurse.games.cryptruck.counting import redeal_by_counting
from cutpurse.games.cryptruck.history import (
    buyer_of,
    card_led,
    colours_among,
    knows_gift,
    played_in,
    shown_lacking,
    unseen_by,
)
from cutpurse.games.cryptruck.rules import SEATS, TRICKS

TRIES = 100  # worlds that may be thrown away before all are counted
PLACES = SEATS + 1  # the hands, and the undealt card


@rule
def redeal(s, seat, rng):
    """Deal the unseen cards anew, and let each secret gift be what it may have been."""
    reseed(s, rng)
    if s.turned == 0:  # nothing is dealt yet
        return
    pinned, voids = np.zeros(SEATS, np.int64), np.zeros(PLACES, np.int64)
    work_out(s, seat, pinned, voids)
    for _ in range(TRIES):
        deal_around(s, seat, pinned, voids, rng)
        if trace_back(s, seat, rng):
            return
    redeal_by_counting(s, seat, rng)


@rule
def work_out(s, seat, pinned, voids):
    """For each other hand the cards that are certain to be there, and the colours none of its further cards can have.

    A gift that the seat doesn't know may be any card of the giver: what was certain there is so no longer, and the
    receiver stays void only where the giver is void, too.
    """
    for trick in range(min(s.trick + 1, TRICKS)):
        if s.given[trick]:
            buyer, seller, card = buyer_of(s, trick), s.seller[trick] - 1, 1 << s.given[trick] - 1
            if knows_gift(s, seat, trick):
                pinned[buyer] &= ~card
                pinned[seller] |= card
            else:
                voids[buyer] &= ~colours_among(pinned[buyer])
                pinned[buyer] = 0
                voids[seller] &= voids[buyer]
        for other in range(s.seats):
            if other != seat:
                voids[other] |= colours_among(shown_lacking(s, other, trick))
        for other in range(s.seats):
            pinned[other] &= ~played_in(s, trick)
    for other in range(s.seats):
        pinned[other] &= ~(1 << s.offered >> 1)
    pinned[seat] = 0


@rule
def deal_around(s, seat, pinned, voids, rng):
    """Deal what the seat can't see to the other hands and the undealt place."""
    sizes, out = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    pool = unseen_by(s, seat)
    for other in range(s.seats):
        pool &= ~pinned[other]
        sizes[other] = count(s.hand[other]) - count(pinned[other]) if other != seat else 0
    sizes[SEATS] = 1
    deal_unseen(pool, sizes, voids, PLACES, COLOURS + 1, RANKS, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = out[other] | pinned[other]
    s.aside = highest(int(out[SEATS])) + 1


@rule
def trace_back(s, seat, rng):
    """Undo the round trick by trick, with a choice for each unknown gift; whether it can have come about so."""
    last = -1
    for trick in range(TRICKS):
        if s.given[trick]:
            last = trick
    if last < 0:  # then all voids bind
        return True
    hands = np.zeros(SEATS, np.int64)
    for other in range(s.seats):
        hands[other] = s.hand[other]
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        leader = s.leader[trick] - 1
        for other in range(s.seats):
            if other != leader:
                hands[other] |= 1 << s.played[other][trick] >> 1
            if trick < last and hands[other] & shown_lacking(s, other, trick):
                return False
        seller = s.seller[trick] - 1
        if s.given[trick]:
            if not knows_gift(s, seat, trick):
                s.given[trick] = pick(rng, int(hands[seller])) + 1
            card = 1 << s.given[trick] - 1
            if not hands[seller] & card:
                return False
            hands[seller] &= ~card
            hands[buyer_of(s, trick)] |= card
        hands[seller] |= 1 << card_led(s, trick) >> 1
    return True
