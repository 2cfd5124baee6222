"""The worlds that a search looks at, weighted by what the other seats did: likely cards explain their actions."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np
import numpy.typing as npt

from cutpurse.bots.search.memory import SCRATCH
from cutpurse.core.bits import count
from cutpurse.core.chance import WORD, next_fast, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import (
    OVER,
    TABLE,
    advance,
    copy_hidden,
    greedy,
    legal,
    play,
    redeal,
    replayed,
    rewind,
    suppose,
    turn,
)

MIN_EFFECTIVE = 1 / 8  # effective sample size of the weights, as a share of the stored worlds


@entry
def store_worlds(states, seat, first, surprises, rng):
    """Draw and store a world of the seat for each row of `surprises`, from place `first` on; count its surprises.

    False if the game can't replay how a world came about.
    """
    for i in range(len(surprises)):
        suppose(states[0], seat, rng)
        copy_state(states, SCRATCH + first + i, 0)
        if not count_surprises(states, seat, surprises[i], rng):
            return False
    return True


@rule
def count_surprises(states, me, surprises, rng):
    """Count, by seat, the actions in the world `states[0]` that the greedy rules would not have taken.

    The searching seat's own count is the sum of all others'. False if the game can't replay how the world came about.
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
        action, choices = replayed(now, then), legal(then)
        if action < 0:
            return True
        if seat != me and count(choices) > 1 and greedy(then, rng) != action:
            surprises[seat] += 1
            surprises[me] += 1
        play(then, action)


def cumulative_weights(surprises: npt.NDArray[np.int64], weight: float) -> npt.NDArray[np.float64]:
    """Cumulative weights `weight**surprises`, flattened until the effective sample size is large enough."""
    exponent = 1.0
    while True:
        weights = weight ** (exponent * (surprises - surprises.min()))
        if weights.sum() ** 2 >= MIN_EFFECTIVE * len(weights) * (weights**2).sum():
            cumulative: npt.NDArray[np.float64] = weights.cumsum() / weights.sum()
            return cumulative
        exponent *= 0.8


@rule
def sample_world(states, search, cumulative, rng):
    """Make `states[0]`, a world of the searching seat, another one: a stored one, if there are any, or a new one.

    A search that sees all keeps the true cards; only what is still to be shuffled is drawn anew.
    """
    if len(cumulative):
        load_world(states, search.seat, cumulative, rng)
    elif search.sees_all:
        reseed(states[0], rng)
    elif search.likely_worlds:
        suppose(states[0], search.seat, rng)
    else:
        redeal(states[0], search.seat, rng)


@rule
def load_world(states, me, cumulative, rng):
    """Load a stored world, drawn by weight, into `states[0]`, and each other seat's cards from one drawn for that seat.

    Cards are exchanged only where the game can (`copy_hidden`). What is still to be shuffled is drawn anew.
    """
    copy_state(states, 0, SCRATCH + draw_index(cumulative[me], rng))
    for seat in range(states[0].seats):
        if seat != me and not copy_hidden(states[0], seat, states[SCRATCH + draw_index(cumulative[seat], rng)]):
            break
    reseed(states[0], rng)


@rule
def draw_index(cumulative, rng):
    """An index, drawn by its weight."""
    at = next_fast(rng) / (WORD + 1)
    low, high = 0, len(cumulative) - 1
    while low < high:
        middle = (low + high) // 2
        if cumulative[middle] > at:
            high = middle
        else:
            low = middle + 1
    return low
