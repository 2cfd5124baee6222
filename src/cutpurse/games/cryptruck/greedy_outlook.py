"""What a hand may still bring in a round: a table of expected points, made once from a rough model of the game.

In each trick that is left a player may try to win it or to stay clear of it. Either succeeds with a chance that depends
on how strong the hand is, and a trick won brings as many blocks as a trick holds on average.
"""

from math import comb
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.games.cryptruck.rules import TRICKS
from cutpurse.games.cryptruck.rules_scoring import NO_BLOCKS

Points: TypeAlias = npt.NDArray[np.float64]

LEVELS = 9  # of a hand's strength, from hopeless to unbeatable
BLOCKS = 13  # no trick; a trick but no block; one block and so on, up to "eleven or more"
COLOURS = 4  # of the blocks, as far as these count: none to three
SAME_COLOUR = 0.5  # the chance that a further block in a trick is of the colour led, as one before


def outlook(seats: int, trick_for_five: bool) -> Points:
    """Expected points by tricks left, strength, blocks taken (counted from no trick at all) and their colours."""
    expected = np.zeros((TRICKS + 1, LEVELS, BLOCKS, COLOURS))
    for taken in range(BLOCKS):
        for colours in range(COLOURS):
            expected[0, :, taken, colours] = final(taken - 1, colours, trick_for_five)
    after_a_trick = gains(seats)
    strength = np.linspace(0, 1, LEVELS)[:, None, None]
    wins, ducks = 0.1 + 0.85 * strength, 1 - 0.85 * strength
    for left in range(1, TRICKS + 1):
        lost = expected[left - 1]
        won = np.einsum("tcnd,lnd->ltc", after_a_trick, lost)
        expected[left] = np.maximum(wins * won + (1 - wins) * lost, ducks * lost + (1 - ducks) * won)
    return expected


def final(blocks: int, colours: int, trick_for_five: bool) -> float:
    """CRY-22..24."""
    if blocks <= 0:
        return 0 if blocks < 0 and trick_for_five else NO_BLOCKS
    return blocks * min(max(1, colours), blocks) if blocks <= 3 else blocks


def gains(seats: int) -> Points:
    """The chances of what one has after a trick, by what one had before: blocks and colours."""
    share = (3 * seats + 2) / (6 * seats + 2)  # of blocks among the cards
    found = np.zeros((BLOCKS, COLOURS, BLOCKS, COLOURS))
    for taken in range(BLOCKS):
        for colours in range(COLOURS):
            spread = np.eye(COLOURS)[colours]  # the chances of so many colours, block by block
            for new in range(seats + 1):
                chance = comb(seats, new) * share**new * (1 - share) ** (seats - new)
                found[taken, colours, min(max(taken, 1) + new, BLOCKS - 1)] += chance * spread
                fresh = (1 - np.arange(COLOURS) / (seats + 1)) * (SAME_COLOUR if new else 1)
                fresh[-1] = 0
                spread = spread * (1 - fresh) + np.roll(spread * fresh, 1)
    return found


EXPECTED = np.array([[outlook(seats, on) for seats in (3, 4, 5)] for on in (False, True)])
