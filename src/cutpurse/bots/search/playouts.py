"""How a world is played to its end, and what the end is worth to each seat."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.chance import next_fast, pick
from cutpurse.core.compiling import copy_state, rule
from cutpurse.core.contract import OVER, TABLE, advance, greedy, legal, play, scores, standing, turn
from cutpurse.core.loop import settle

SHUFFLE = 4  # random words that a step of the table takes at least if it deals anew; a single draw takes one

MOST_DEPTH = 64  # of a tree

# What a search is set to: places in an array of numbers.
GUIDED, TAILS, WIN, SPAN, DEPTH, EXPLORE, WIDEN, PRIOR, OPEN, SUPPOSE, AHEAD, GLANCES, MARGIN = range(13)
SETTINGS = MARGIN + 1


@rule
def follow(s, guided, rng):
    """What a seat does in a playout: it follows the greedy rules `guided` times of 2**32, else its luck."""
    return greedy(s, rng) if next_fast(rng) < guided else pick(rng, legal(s))


@rule
def play_deal(s, guided, rng):
    """Play on until the game is over (True) or the table has dealt anew (False)."""
    seat = turn(s)
    while seat != OVER:
        if seat == TABLE:
            words = s.words
            advance(s)
            if s.words - words >= SHUFFLE:
                return False
        else:
            play(s, follow(s, guided, rng))
        seat = turn(s)
    return True


@rule
def play_by_luck(s, rng):
    """Play to the end of the game, every choice at random."""
    while settle(s) != OVER:
        play(s, pick(rng, legal(s)))


@rule
def judge(s, settings, weight, memory, action):
    """Add what a finished game is worth: to `value` for the search, to `wins` and `points` as people count it.

    The value is the win share, blended with how far a seat is ahead of the best other, so that a lost game is still
    played well; a lead of half a span is as good as can be.
    """
    seats, win = s.seats, settings[WIN]
    places, counted = memory.ends[0], memory.ends[1]
    value, wins, points = memory.value, memory.wins[action], memory.points[action]
    standing(s, places)
    scores(s, counted)
    best, winners = places[0], 0
    for seat in range(1, seats):
        best = max(best, places[seat])
    for seat in range(seats):
        winners += places[seat] == best
    for seat in range(seats):
        others = -(1 << 40)
        for other in range(seats):
            if other != seat:
                others = max(others, counted[other])
        share = 1 / winners if places[seat] == best and best >= 0 else 0.0
        ahead = 0.5 + (counted[seat] - others) / settings[SPAN]
        ahead = 0.0 if places[seat] < 0 else min(1.0, max(0.0, ahead))
        value[seat] += weight * (win * share + (1 - win) * ahead)
        wins[seat] += weight * share
        points[seat] += weight * counted[seat]


@rule
def finish(states, settings, memory, action, rng):
    """Play `states[1]` to its end, guided until the next deal."""
    wind_up(states, play_deal(states[1], settings[GUIDED], rng), settings, memory, action, rng)


@rule
def wind_up(states, over, settings, memory, action, rng):
    """Judge `states[1]`, if it is over; if it has been dealt anew, what follows is tried several times."""
    for seat in range(states[1].seats):
        memory.value[seat] = 0.0
    if over:
        judge(states[1], settings, 1.0, memory, action)
        return
    tails = int(settings[TAILS])
    for _ in range(tails):
        copy_state(states, 2, 1)
        play_by_luck(states[2], rng)
        judge(states[2], settings, 1 / tails, memory, action)
