"""High Card: three cards each, one a round; the highest takes a point.

deal -> [ everyone plays a card -> the highest takes a point ] x 3
"""

from cutpurse.core.bits import count, highest
from cutpurse.core.chance import pick, reseed, shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, i32, layout

CARDS, SEATS, ROUNDS = 12, 4, 3
ALL = (1 << CARDS) - 1

State = layout(
    worth=i8,  # the option: points for a round
    hand=(i32, SEATS),
    played=(i32, SEATS),  # this round's cards, as sets of one or none
    gone=i32,  # cards of earlier rounds
    points=(i8, SEATS),
    actor=i8,
    waiting=i8,  # whether the table has to resolve
    rounds=i8,
)


@rule
def deal(s):
    deck = list(range(CARDS))
    shuffle(s, deck, 0, CARDS)
    for i in range(ROUNDS * s.seats):
        s.hand[i % s.seats] |= 1 << deck[i]


@rule
def turn(s):
    if s.rounds == ROUNDS:
        return OVER
    return TABLE if s.waiting else int(s.actor)


@rule
def legal(s):
    return s.hand[s.actor]


@rule
def play(s, action):
    s.hand[s.actor] &= ~(1 << action)
    s.played[s.actor] = 1 << action
    s.actor = (s.actor + 1) % s.seats
    s.waiting = s.actor == 0


@rule
def advance(s):
    """The highest takes the round's points."""
    cards = 0
    for seat in range(s.seats):
        cards |= s.played[seat]
    for seat in range(s.seats):
        if s.played[seat] >> highest(cards):
            s.points[seat] += s.worth
        s.played[seat] = 0
    s.gone |= cards
    s.waiting = 0
    s.rounds += 1


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def standing(s, out):
    scores(s, out)


@rule
def redeal(s, seat, rng):
    """The unseen cards, dealt again to the other hands."""
    reseed(s, rng)
    unseen = ALL & ~(s.gone | s.hand[seat])
    for other in range(s.seats):
        unseen &= ~s.played[other]
    for other in range(s.seats):
        if other != seat:
            size = count(s.hand[other])
            s.hand[other] = 0
            for _ in range(size):
                card = pick(rng, unseen)
                unseen &= ~(1 << card)
                s.hand[other] |= 1 << card


OBSERVATION = (
    ("own hand", CARDS),
    ("cards of earlier rounds", CARDS),
    ("cards of this round, per seat", SEATS * CARDS),
)


@rule
def observe(s, seat, out):
    for card in range(CARDS):
        out[card] = s.hand[seat] >> card & 1
        out[CARDS + card] = s.gone >> card & 1
        for i in range(SEATS):
            out[(2 + i) * CARDS + card] = i < s.seats and s.played[(seat + i) % s.seats] >> card & 1


@rule
def greedy(s, rng):
    """The highest card."""
    return highest(s.hand[s.actor])


@rule
def broken_law(s):
    size, cards = count(s.gone), s.gone
    for seat in range(s.seats):
        size += count(s.hand[seat]) + count(s.played[seat])
        cards |= s.hand[seat] | s.played[seat]
    return 0 if size == count(cards) == ROUNDS * s.seats else 1
