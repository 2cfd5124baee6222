"""Where a seat holds few worlds possible, they can be counted: the true one is there, and all are equally likely."""

from collections import Counter
from math import sqrt

from cutpurse.check.broken import SHUFFLES, Broken, different_fields, require
from cutpurse.check.walks import redealt
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.state import States

FIRST, MOST_WORLDS, EACH = 30, 12, 100  # worlds drawn to see how many there are; of at most so many, so many of each
RARE = 18  # chi-square exceeds f + 2 √(f x) + 2 x with a chance below e^-x (Laurent and Massart, 2000)
LOOKS = 8  # how often is looked for a position with few worlds, from the last one back


def worlds_are_equally_likely(match: Match, luck: int) -> None:
    """Where a seat holds few worlds possible, every one comes equally often, and the true one among them."""
    seat, last = luck % match.seats, len(match.frames) - 1
    if match.game.meanings.cards_alike:
        return
    for at in range(last, -1, -(last // LOOKS + 1)):
        seen = len(draw_worlds(match.frames[at].states, seat, luck, FIRST))
        if seen > 1:
            if seen <= MOST_WORLDS:
                worlds_are_even(match, at, seat, draw_worlds(match.frames[at].states, seat, luck, EACH * seen))
            return
        require_true_world(match, at, seat, luck, draw_worlds(match.frames[at].states, seat, luck, 1))


def require_true_world(match: Match, at: int, seat: int, luck: int, found: "Counter[bytes]") -> None:
    """Among all worlds of a seat is the true one."""
    states = match.frames[at].states
    if without_shuffles(states) not in found:
        world = redealt(states, seat, luck)
        for field in SHUFFLES:
            world[field] = states[field]
        fields = different_fields(match.game, states, world)
        raise Broken(f"redeal: the true state is not among the {len(found)} worlds of seat {seat}; see {fields}", at)


def worlds_are_even(match: Match, at: int, seat: int, found: "Counter[bytes]") -> None:
    """Some worlds, all that there are, come as often as chance lets them."""
    require_true_world(match, at, seat, 0, found)
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
