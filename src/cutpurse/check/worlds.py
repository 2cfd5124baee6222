"""Where a seat holds few worlds possible, they can be counted: the true one is there, and all are equally likely."""

from collections import Counter
from math import sqrt

from cutpurse.check.broken import different_fields, require
from cutpurse.check.secrecy import SHUFFLES
from cutpurse.check.walks import redealt
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.state import States

FIRST, MOST_WORLDS, EACH = 60, 30, 60  # worlds drawn to see how many there are; of at most so many, so many of each
RARE = 18  # chi-square exceeds f + 2 √(f x) + 2 x with a chance below e^-x (Laurent and Massart, 2000)


def worlds_are_equally_likely(match: Match, at: int, luck: int) -> None:
    """Every world that a seat holds possible comes equally often, and the true one among them."""
    states, seat = match.frames[at].states, (at + luck) % match.seats
    if match.game.meanings.cards_alike:
        return
    found = draw_worlds(states, seat, luck, FIRST)
    if len(found) > MOST_WORLDS:
        return
    found = draw_worlds(states, seat, luck, EACH * len(found))
    if without_shuffles(states) not in found:
        fields = different_fields(match.game, states, redealt(states, seat, luck))
        require(False, f"redeal: the true state is not among the {len(found)} worlds of seat {seat}; see {fields}", at)
    expected, freedom = found.total() / len(found), len(found) - 1
    statistic = sum((number - expected) ** 2 / expected for number in found.values())
    told = f"of {len(found)} worlds of seat {seat} one comes {max(found.values())} times in {found.total()}"
    told += f", another {min(found.values())} times; where cards are alike, say so in `meanings`"
    limit = freedom + 2 * sqrt(freedom * RARE) + 2 * RARE
    require(statistic <= limit, f"redeal: worlds are not equally likely, {told}", at)


def draw_worlds(states: States, seat: int, luck: int, number: int) -> "Counter[bytes]":
    """So many worlds of a seat, by their bytes."""
    world, rng, found = states.copy(), fast_rng(luck), Counter[bytes]()
    for _ in range(number):
        world[:] = states
        loop.redeal_at(world, 0, seat, rng)
        found[without_shuffles(world)] += 1
    return found


def without_shuffles(states: States) -> bytes:
    """The bytes of a state, whatever its shuffles will give."""
    bare = states.copy()
    for field in SHUFFLES:
        bare[field] = 0
    return bare.tobytes()
