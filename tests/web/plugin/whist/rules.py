"""Whist without trumps or partners: follow suit; the highest card of the suit that was led takes the trick.

deal -> [ everyone plays a card -> the highest takes the trick ] x 13
"""

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import pick, reseed, shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, i64, layout

CARDS, SEATS, RANKS = 52, 4, 13
SUIT = (1 << RANKS) - 1
NOTHING = -1

State = layout(
    hand=(i64, SEATS),
    played=(i8, SEATS),  # this trick's cards
    last=(i8, SEATS),  # the cards of the last trick
    gone=i64,
    tricks=(i8, SEATS),
    honours=(i8, SEATS),  # aces, kings, queens and jacks that were taken
    leader=i8,
    actor=i8,
    waiting=i8,  # whether the table has to resolve
)


@rule
def deal(s):
    deck = list(range(CARDS))
    shuffle(s, deck, 0, CARDS)
    for i in range(CARDS):
        s.hand[i % SEATS] |= 1 << deck[i]
    for seat in range(SEATS):
        s.played[seat] = NOTHING
        s.last[seat] = NOTHING


@rule
def turn(s):
    if count(s.gone) == CARDS:
        return OVER
    return TABLE if s.waiting else int(s.actor)


@rule
def legal(s):
    held = s.hand[s.actor]
    if s.actor == s.leader:
        return held
    same = held & SUIT << s.played[s.leader] // RANKS * RANKS
    return same or held


@rule
def play(s, action):
    s.hand[s.actor] &= ~(1 << action)
    s.played[s.actor] = action
    s.actor = (s.actor + 1) % SEATS
    s.waiting = s.actor == s.leader


@rule
def winner(s):
    best = s.leader
    for seat in range(SEATS):
        card = s.played[seat]
        if card > s.played[best] and card // RANKS == s.played[best] // RANKS:
            best = seat
    return best


@rule
def advance(s):
    best = winner(s)
    s.tricks[best] += 1
    for seat in range(SEATS):
        s.honours[best] += s.played[seat] % RANKS > 8
        s.gone |= 1 << s.played[seat]
        s.last[seat] = s.played[seat]
        s.played[seat] = NOTHING
    s.leader = best
    s.actor = best
    s.waiting = 0


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.tricks[seat]


@rule
def redeal(s, seat, rng):
    reseed(s, rng)
    unseen = 0
    for other in range(SEATS):
        unseen |= s.hand[other] if other != seat else 0
    for other in range(SEATS):
        if other != seat:
            size = count(s.hand[other])
            s.hand[other] = 0
            for _ in range(size):
                card = pick(rng, unseen)
                unseen &= ~(1 << card)
                s.hand[other] |= 1 << card


@rule
def observe(s, seat, out):
    for card in range(CARDS):
        out[card] = s.hand[seat] >> card & 1


@rule
def greedy(s, rng):
    return lowest(legal(s))


@rule
def broken_law(s):
    return 0
