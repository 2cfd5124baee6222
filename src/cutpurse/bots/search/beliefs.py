"""Which worlds are likely: those in which the others, had they held those cards, would have done what they did."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np
import numpy.typing as npt

from cutpurse.core.chance import WORD, next_fast, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import OVER, TABLE, advance, greedy, legal, past, play, rewind, suppose, turn

WORK = 3  # places of an array of states before the worlds that are kept in it
UNKNOWN = -1  # surprises in a world of which the game can't tell how it came about


@entry
def gather(states, seat, first, last, surprises, rng):
    """Draw worlds of the seat into these places of the store, and count what would surprise in each."""
    for i in range(first, last):
        suppose(states[0], seat, rng)
        copy_state(states, WORK + i, 0)
        surprises[i] = count_surprises(states, seat, rng)


@rule
def count_surprises(states, me, rng):
    """How often in the world `states[0]` another seat has done what the greedy rules would not have done."""
    copy_state(states, 1, 0)
    now, then = states[0], states[1]
    if not rewind(then, rng):
        return UNKNOWN
    surprises = 0
    while True:
        seat = turn(then)
        if seat == OVER:
            return surprises
        if seat == TABLE:
            advance(then)
            continue
        action, choices = past(now, then), legal(then)
        if action < 0 or not choices >> action & 1:
            return surprises
        if seat != me and choices & choices - 1:
            surprises += greedy(then, rng) != action
        play(then, action)


def chances(surprises: npt.NDArray[np.int64], surprise: float, fewest: float) -> npt.NDArray[np.float64]:
    """The chances of these worlds, summed up: each surprise makes a world less likely, by a factor.

    Less so if it would come to bets on very few worlds.
    """
    belief = 1.0
    while True:
        weights = surprise ** (belief * (surprises - surprises.min()))
        if weights.sum() ** 2 >= fewest * (weights**2).sum() or belief < 0.01:
            sums: npt.NDArray[np.float64] = weights.cumsum() / weights.sum()
            return sums
        belief *= 0.8


@rule
def recall(states, upto, rng):
    """Make one of the kept worlds `states[0]`, by its chance; what is still to be shuffled is not settled there."""
    at = next_fast(rng) / (WORD + 1)
    low, high = 0, len(upto) - 1
    while low < high:
        middle = (low + high) // 2
        if upto[middle] > at:
            high = middle
        else:
            low = middle + 1
    copy_state(states, 0, WORK + low)
    reseed(states[0], rng)
