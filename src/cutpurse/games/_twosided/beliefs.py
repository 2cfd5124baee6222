"""Which of another seat's hidden cards lie where: players hold on to cards that may still bring something."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import count, lowest
from cutpurse.core.compiling import rule
from cutpurse.games._shared.knowledge import fraction, power
from cutpurse.games._twosided.greedy import mean_prize, unopened, worth_kept
from cutpurse.games._twosided.knowledge import fill_deck
from cutpurse.games._twosided.rules import SEATS, VALUES

KEEN = 2  # how much a card that is worth twice as much is likelier to be kept: 2 to this power
BACK = 1  # what any card is worth


@rule
def suppose_others(s, seat, foreign, rng):
    """Lay the hidden cards of the other seats anew, as players keep them, in a world of this seat."""
    for other in range(SEATS):
        if other != seat:
            suppose_other(s, other, foreign, rng)


@rule
def suppose_other(s, seat, foreign, rng):
    """What is worth keeping is likelier in the hand, what is not face down; the deck holds the rest, in any order."""
    covered = s.middle[seat] > 0 and not s.faces >> seat & 1
    pool = s.hand[seat] | s.down[seat]
    if covered:
        pool |= 1 << s.middle[seat]
    for i in range(s.top[seat], s.bottom[seat]):
        pool |= 1 << s.deck[seat][i]
    weights = np.zeros(VALUES + 1)
    weigh(s, seat, pool, foreign, weights)
    s.hand[seat] = pick_weighted(weights, pool, count(s.hand[seat]), rng)
    pool &= ~s.hand[seat]
    for value in range(1, VALUES + 1):
        weights[value] = 1 / max(1e-9, weights[value])
    s.down[seat] = pick_weighted(weights, pool, count(s.down[seat]), rng)
    pool &= ~s.down[seat]
    if covered:
        s.middle[seat] = lowest(pick_weighted(weights, pool, 1, rng))
        pool &= ~(1 << s.middle[seat])
    fill_deck(s, seat, pool, s.top[seat], s.bottom[seat], rng)


@rule
def weigh(s, seat, cards, foreign, weights):
    """How likely each card is kept, compared with others."""
    mean, unseen = mean_prize(s, foreign), unopened(s, seat)
    while cards:
        value = lowest(cards)
        cards &= cards - 1
        weights[value] = power(worth_kept(s, value, BACK, mean, unseen), KEEN)


@rule
def pick_weighted(weights, pool, size, rng):
    """So many cards of a set, by weight."""
    chosen = 0
    for _ in range(size):
        total, left = 0.0, pool & ~chosen
        while left:
            total += weights[lowest(left)]
            left &= left - 1
        at, left = fraction(rng) * total, pool & ~chosen
        while left & left - 1 and at >= weights[lowest(left)]:
            at -= weights[lowest(left)]
            left &= left - 1
        chosen |= left & -left
    return chosen
