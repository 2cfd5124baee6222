"""Worlds that agree with what a seat knows in Cryptruck.

A world is the deal and every card that was given for a bought one. The hands of the others and the second undealt card
are hidden, and so is a gift between two others. Whoever did not follow held nothing that follows at that moment, but
may have been given such a card in a later auction (CRY-A01). Every deal of the cards, with every choice of gifts, is
equally likely if the round could have gone as it was seen. As the whites are alike, two deals that differ in them alone
are the same world, which is then twice as likely.

Worlds are made from now back to the beginning of the round: the unseen cards are dealt around all voids that still
bind; then each unknown gift is any card of its receiver's hand at that time. These hands have the same sizes in all
worlds, so all worlds are equally likely; those in which somebody could have followed who did not are thrown away.
Should that go on for too long, the worlds are counted instead (see `worlds_counting`), which gives the same chances.
"""

import numpy as np

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import below, pick, reseed
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.options import BuyerIs
from cutpurse.games.cryptruck.rules import DECLARE, DECLINE, GIVE, REVEAL, SEATS, TRICKS, WANT, begin_trick, clear_round
from cutpurse.games.cryptruck.rules_cards import RANKS, WHITES, alike, join, same_kind, without
from cutpurse.games.cryptruck.rules_history import (
    buyer_of,
    card_led,
    colours_among,
    followers,
    knows_gift,
    shown_lacking,
    unseen_by,
)
from cutpurse.games.cryptruck.worlds_counting import deals_of_whites, redeal_by_counting
from cutpurse.kit.cards import NO_CARD, all_of_suits, set_of
from cutpurse.kit.dealing import deal_unseen

TRIES = 100  # worlds that may be thrown away before all are counted
PLACES = SEATS + 1  # the hands, and the undealt card


@rule
def redeal(s, seat, rng):
    """Deal the unseen cards anew, and let each secret gift be what it may have been."""
    reseed(s, rng)
    if s.turned == NO_CARD:  # nothing is dealt yet
        return
    pinned, voids = np.zeros(SEATS, np.int64), np.zeros(PLACES, np.int64)
    work_out(s, seat, pinned, voids)
    for _ in range(TRIES):
        whites = deal_around(s, seat, pinned, voids, rng)
        if trace_back(s, seat, whites, rng):
            return
    redeal_by_counting(s, seat, rng)


@rule
def work_out(s, seat, pinned, voids):
    """For each other hand the cards that are certain to be there, and the colours none of its further cards can have.

    A gift that the seat doesn't know may be any card of the giver: what was certain there is so no longer, and the
    receiver stays void only where the giver is void, too.
    """
    gifts = False  # without any, nothing is certain
    for trick in range(min(s.trick + 1, TRICKS)):
        seller = s.seller[trick]
        if gifts:
            pinned[seller] = without(s, pinned[seller], set_of(card_led(s, trick)))
        if s.given[trick] != NO_CARD:
            gifts = True
            buyer, gift = buyer_of(s, trick), 1 << s.given[trick]
            if knows_gift(s, seat, trick):
                pinned[buyer] = without(s, pinned[buyer], gift)
                pinned[seller] = join(pinned[seller], gift)
            else:
                voids[buyer] &= ~colours_among(pinned[buyer])
                pinned[buyer] = 0
                voids[seller] &= voids[buyer]
        follow = followers(s, trick)
        lacked = colours_among(follow)
        for other in range(s.seats):
            card = set_of(s.played[other][trick]) if other != s.leader[trick] else 0
            voids[other] |= lacked if card and not card & follow else 0  # as in shown_lacking
            if gifts:
                pinned[other] = without(s, pinned[other], card)
    pinned[seat], voids[seat] = 0, 0


@rule
def deal_around(s, seat, pinned, voids, rng):
    """Deal what the seat can't see to the other hands and the undealt place; the whites among it."""
    sizes, barred, out = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    pool = unseen_by(s, seat)
    for other in range(s.seats):
        pool = without(s, pool, pinned[other])
        sizes[other] = count(s.hand[other]) - count(pinned[other]) if other != seat else 0
        barred[other] = all_of_suits(voids[other], RANKS)
    sizes[SEATS] = 1
    deal_unseen(pool, sizes, barred, PLACES, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = join(alike(s, out[other]), pinned[other])
    s.aside = lowest(alike(s, out[SEATS]))
    return pool & WHITES


@rule
def trace_back(s, seat, whites, rng):
    """Undo the round trick by trick, with a choice for each unknown gift; whether it can have come about so.

    If whites that are alike can be drawn in more ways than they can have been dealt, only that share of worlds is kept.
    """
    last = -1
    for trick in range(TRICKS):
        if s.given[trick] != NO_CARD:
            last = trick
    if last < 0 and count(whites) != 1:  # then all voids bind, and whites lie where they were dealt
        return True
    hands = np.zeros(SEATS, np.int64)
    for other in range(s.seats):
        hands[other] = s.hand[other]
    ways = deals_of_whites(s, hands) if whites == WHITES else 2
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        for other in range(s.seats):
            if other != s.leader[trick]:
                hands[other] = join(hands[other], set_of(s.played[other][trick]))
            if trick < last and hands[other] & shown_lacking(s, other, trick):
                return False
        seller = s.seller[trick]
        if s.given[trick] != NO_CARD:
            if not knows_gift(s, seat, trick):
                s.given[trick] = lowest(alike(s, 1 << pick(rng, hands[seller])))
                ways *= count(hands[seller] & same_kind(s, s.given[trick]))
            gift = 1 << s.given[trick]
            if not hands[seller] & gift:
                return False
            hands[seller] = without(s, hands[seller], gift)
            buyer = buyer_of(s, trick)
            hands[buyer] = join(hands[buyer], gift)
        hands[seller] = join(hands[seller], set_of(card_led(s, trick)))
    deals = deals_of_whites(s, hands)
    return ways == deals or below(rng, ways) < deals


# How a round has gone: all of it is in the state; a gift is what the world says it was.


@rule
def rewind(s, rng):
    """Back to the first trick of the round; not where seats are asked again and again, as nobody keeps all answers."""
    if s.buyer_is == BuyerIs.OUTBIDDING:  # CRY-A04
        return False
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        seller = s.seller[trick]
        for seat in range(s.seats):
            if seat != s.leader[trick]:
                s.hand[seat] = join(s.hand[seat], set_of(s.played[seat][trick]))
        if s.given[trick] != NO_CARD:
            gift, buyer = 1 << s.given[trick], buyer_of(s, trick)
            s.hand[seller] = without(s, s.hand[seller], gift)
            s.hand[buyer] = join(s.hand[buyer], gift)
        s.hand[seller] = join(s.hand[seller], set_of(card_led(s, trick)))
    first = s.seller[0]
    clear_round(s)
    begin_trick(s, first)
    return True


@rule
def replayed(s, then):
    trick = then.trick
    if then.phase == REVEAL:
        return card_led(s, trick)
    if then.phase == GIVE:
        return s.given[trick]
    if then.phase != DECLARE:
        return s.played[then.actor][trick]
    if s.wanted[trick] >> then.actor & 1:
        return WANT
    to_be_asked = trick == s.trick and s.phase == DECLARE and not s.declined >> then.actor & 1
    return -1 if to_be_asked else DECLINE
