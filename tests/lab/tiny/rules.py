"""Four seats, eight cards, so many rounds in which everybody acts once; what decides is an option.

deal -> [ everyone acts ] x rounds -> the winner has ten points
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count, has
from cutpurse.core.chance import below, pick, reseed, shuffle, uniform
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER
from cutpurse.core.options import fields
from cutpurse.core.state import i8, i16, i32, layout
from tests.lab.tiny.options import OPTIONS, Kind

SEATS, CARDS, MARKED, MOST_ROUNDS = 4, 8, 7, 30
PRIZE = 10

State = layout(**fields(OPTIONS), hand=(i32, SEATS), acted=i16, winner=i8, points=(i16, SEATS))


@rule
def deal(s):
    deck = list(range(CARDS))
    shuffle(s, deck, 0, CARDS)
    for i in range(CARDS):
        s.hand[i % SEATS] |= 1 << deck[i]
    s.winner = -1
    if s.kind == Kind.FIRST:
        s.winner = 0
    if s.kind == Kind.LUCK:
        s.winner = 0 if uniform(s, 100) < s.bias else uniform(s, SEATS)
    if s.kind == Kind.MARKED:
        s.winner = holder(s)


@rule
def holder(s):
    for seat in range(SEATS):
        if s.hand[seat] >> MARKED & 1:
            return seat
    return -1


@rule
def turn(s):
    return OVER if s.acted == s.rounds * SEATS else s.acted % SEATS


@rule
def legal(s):
    """In every other round nobody has a choice, save where choices are what counts."""
    if s.kind == Kind.EARLY and s.acted == 0:
        return 15
    if s.kind != Kind.SKILL and s.acted // SEATS % 2 == 1:
        return 1
    return 3


@rule
def play(s, action):
    if s.kind == Kind.EARLY and s.acted == 0:
        s.winner = action
        s.points[action] = PRIZE
    if s.kind == Kind.SKILL:
        s.points[s.acted % SEATS] += action
    s.acted += 1
    if s.acted == s.rounds * SEATS and s.kind != Kind.SKILL:
        s.points[s.winner] = PRIZE


@rule
def advance(s):
    pass


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.points[seat]


@rule
def redeal(s, seat, rng):
    """What the seat does not know: the hands of the others, and the draw."""
    reseed(s, rng)
    unseen = (1 << CARDS) - 1 & ~s.hand[seat]
    for other in range(SEATS):
        if other != seat:
            s.hand[other] = 0
            for _ in range(2):
                card = pick(rng, unseen)
                unseen &= ~(1 << card)
                s.hand[other] |= 1 << card
    if s.kind == Kind.LUCK:
        s.winner = 0 if below(rng, 100) < s.bias else below(rng, SEATS)
    if s.kind == Kind.MARKED:
        s.winner = holder(s)


OBSERVATION = (("hand", CARDS),)


@rule
def observe(s, seat, out):
    for card in range(CARDS):
        out[card] = s.hand[seat] >> card & 1


@rule
def greedy(s, rng):
    if s.kind == Kind.SKILL:
        return 1
    return pick(rng, legal(s))


@rule
def broken_law(s):
    return 0 if count(s.hand[0]) == 2 and has(legal(s), 0) else 1
