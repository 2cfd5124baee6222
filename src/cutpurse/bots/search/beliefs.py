"""Which worlds are likely: those in which the others, had they held those cards, would have done what they did."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np
import numpy.typing as npt

from cutpurse.core.chance import WORD, next_fast, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import OVER, TABLE, advance, graft, greedy, legal, past, play, rewind, suppose, turn

WORK = 6  # places of an array of states before the worlds that are kept in it
FEWEST = 1 / 8  # of the worlds, to bet on


@entry
def gather(states, seat, first, last, surprises, rng):
    """Draw worlds of the seat into these places of the store, and count what surprises there; whether that is known."""
    for i in range(first, last):
        suppose(states[0], seat, rng)
        copy_state(states, WORK + i, 0)
        if not count_surprises(states, seat, surprises[i], rng):
            return False
    return True


@rule
def count_surprises(states, me, surprises, rng):
    """How often in the world `states[0]` each other seat has done what the greedy rules would not have done.

    The row of the seat itself is for all together. False if the game can't tell how the world came about.
    """
    copy_state(states, 1, 0)
    now, then = states[0], states[1]
    if not rewind(then, rng):
        return False
    for seat in range(len(surprises)):
        surprises[seat] = 0
    while True:
        seat = turn(then)
        if seat == OVER:
            return True
        if seat == TABLE:
            advance(then)
            continue
        action, choices = past(now, then), legal(then)
        if action < 0:
            return True
        if seat != me and choices & choices - 1 and greedy(then, rng) != action:
            surprises[seat] += 1
            surprises[me] += 1
        play(then, action)


def chances(surprises: npt.NDArray[np.int64], surprise: float) -> npt.NDArray[np.float64]:
    """The chances of worlds, summed up, by their surprises: each makes a world less likely, by a factor.

    By less if that would come to bets on very few worlds.
    """
    belief = 1.0
    while True:
        weights = surprise ** (belief * (surprises - surprises.min()))
        if weights.sum() ** 2 >= FEWEST * len(weights) * (weights**2).sum():
            upto: npt.NDArray[np.float64] = weights.cumsum() / weights.sum()
            return upto
        belief *= 0.8


@rule
def recall(states, me, upto, rng):
    """Make a likely one of the kept worlds `states[0]`, with each other seat's cards from a likely one if that can be.

    What is still to be shuffled is not settled in a world.
    """
    copy_state(states, 0, WORK + draw_kept(upto[me], rng))
    for seat in range(states[0].seats):
        if seat != me and not graft(states[0], seat, states[WORK + draw_kept(upto[seat], rng)]):
            break
    reseed(states[0], rng)


@rule
def draw_kept(upto, rng):
    """The place of one of the kept worlds, by its chance."""
    at = next_fast(rng) / (WORD + 1)
    low, high = 0, len(upto) - 1
    while low < high:
        middle = (low + high) // 2
        if upto[middle] > at:
            high = middle
        else:
            low = middle + 1
    return low
