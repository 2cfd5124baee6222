"""How a world is played to its end, and what the end is worth to each seat."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.chance import next_fast, pick
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import OVER, TABLE, advance, greedy, legal, play, scores, standing, turn
from cutpurse.core.loop import run_table

SHUFFLE = 4  # random words that a step of the table takes at least if it deals anew; a single draw takes one


@rule
def try_actions(line, states, search, other, actions, seed):
    """Play a line after each of these actions in the world `states[0]`, with the same random numbers; count its value.

    `line(states, search, other, action)` plays on in `states[1]`, where the action was played, and values the end.
    """
    while count(actions):
        action = lowest(actions)
        actions = rest(actions)
        copy_state(states, 1, 0)
        search.rng[0] = seed
        play(states[1], action)
        line(states, search, other, action)
        value = search.value[search.seat]
        search.visits[action] += 1
        search.sums[action, 0] += value
        search.sums[action, 1] += value * value


@rule
def playout(states, search, other, action):
    """Play `states[1]` to its end, by the greedy rules until the next deal, and value it."""
    value_end(states, search, action, play_until_deal(states[1], search.greedy_rate, search.rng[:]))


@rule
def playout_action(s, greedy_rate, rng):
    """The action of the seat on turn in a playout: by the greedy rules `greedy_rate` times of 2**32, else random."""
    return greedy(s, rng) if next_fast(rng) < greedy_rate else pick(rng, legal(s))


@rule
def play_until_deal(s, greedy_rate, rng):
    """Play on until the game is over (True) or the table has dealt anew (False)."""
    seat = turn(s)
    while seat != OVER:
        if seat == TABLE:
            words = s.words
            advance(s)
            if s.words - words >= SHUFFLE:
                return False
        else:
            play(s, playout_action(s, greedy_rate, rng))
        seat = turn(s)
    return True


@rule
def play_randomly(s, rng):
    """Play to the end of the game, every choice at random."""
    while run_table(s) != OVER:
        play(s, pick(rng, legal(s)))


@rule
def value_end(states, search, action, over):
    """Value `states[1]` if the game is over; after a new deal, play on at random several times and take the mean."""
    for seat in range(states[1].seats):
        search.value[seat] = 0.0
    if over:
        add_value(states[1], search, action, 1.0)
        return
    for _ in range(search.deal_playouts):
        copy_state(states, 2, 1)
        play_randomly(states[2], search.rng[:])
        add_value(states[2], search, action, 1 / search.deal_playouts)


@rule
def add_value(s, search, action, weight):
    """Add the value of a finished game for each seat, and the wins and points after `action`.

    The value blends the win share with the lead over the best other, so that a lost game is still played well.
    """
    seats, win_weight = s.seats, search.win_weight
    standings, points = search.ends[0], search.ends[1]
    standing(s, standings)
    scores(s, points)
    best, winners = standings[0], 0
    for seat in range(1, seats):
        best = max(best, standings[seat])
    for seat in range(seats):
        winners += standings[seat] == best
    for seat in range(seats):
        others = -(1 << 40)
        for other in range(seats):
            if other != seat:
                others = max(others, search.better * points[other])
        share = 1 / winners if standings[seat] == best and best >= 0 else 0.0
        lead = 0.5 + (search.better * points[seat] - others) / search.span
        lead = 0.0 if standings[seat] < 0 else min(1.0, max(0.0, lead))
        search.value[seat] += weight * (win_weight * share + (1 - win_weight) * lead)
        search.wins[action, seat] += weight * share
        search.points[action, seat] += weight * points[seat]


@entry
def measure_span(states, games, searches, rng):
    """By how many points the first leads the last when this position is played out at random, on average."""
    total = 0
    for _ in range(games):
        copy_state(states, 1, 0)
        play_randomly(states[1], rng)
        points = searches[0].ends[0]
        scores(states[1], points)
        most, least = points[0], points[0]
        for seat in range(1, states[0].seats):
            most, least = max(most, points[seat]), min(least, points[seat])
        total += most - least
    return total / games
