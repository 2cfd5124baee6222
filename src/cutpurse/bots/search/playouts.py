"""How a world is played to its end, and what the end is worth to each seat."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.chance import next_fast, pick
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import OVER, TABLE, advance, greedy, legal, outlook, play, scores, standing, turn
from cutpurse.core.loop import run_table

SHUFFLE = 4  # random words that a step of the table takes at least if it deals anew; a single draw takes one
DEALT = -3  # beside TABLE and OVER: the table has just dealt anew


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
def run_to_deal(s):
    """Let the table do its steps: the seat to act, OVER, or DEALT as soon as it has dealt anew."""
    seat = turn(s)
    while seat == TABLE:
        words = s.words
        advance(s)
        if s.words - words >= SHUFFLE:
            return DEALT
        seat = turn(s)
    return seat


@rule
def play_until_deal(s, greedy_rate, rng):
    """Play on until the game is over (True) or the table has dealt anew (False)."""
    seat = run_to_deal(s)
    while seat >= 0:
        play(s, playout_action(s, greedy_rate, rng))
        seat = run_to_deal(s)
    return seat == OVER


@rule
def play_randomly(s, rng):
    """Play to the end of the game, every choice at random."""
    while run_table(s) != OVER:
        play(s, pick(rng, legal(s)))


@rule
def value_end(states, search, action, over):
    """Value `states[1]` when the game is over, or after a new deal.

    After a deal by the game's outlook; if it has none, play on at random several times and take the mean.
    """
    clear_values(search)
    if over:
        count_end(states[1], search, action, 1.0)
        return
    if outlook(states[1], search.chances, search.finals):
        count_outlook(search, states[1].seats, action)
        return
    for _ in range(search.deal_playouts):
        copy_state(states, 2, 1)
        play_randomly(states[2], search.rng[:])
        count_end(states[2], search, action, 1 / search.deal_playouts)


@rule
def clear_values(search):
    for seat in range(len(search.value)):
        search.value[seat] = 0.0


@rule
def count_end(s, search, action, weight):
    """Count a finished game for each seat: its value, and the wins and points after `action`."""
    seats = s.seats
    standings, points = search.ends[0], search.ends[1]
    standing(s, standings)
    scores(s, points)
    best, winners = standings[0], 0
    for seat in range(1, seats):
        best = max(best, standings[seat])
    for seat in range(seats):
        winners += standings[seat] == best
        search.finals[seat] = points[seat]
    for seat in range(seats):
        share = 1 / winners if standings[seat] == best and best >= 0 else 0.0
        add_value(search, seats, seat, action, weight, share, standings[seat] < 0)


@rule
def count_outlook(search, seats, action):
    """Count what the seats may expect."""
    for seat in range(seats):
        add_value(search, seats, seat, action, 1.0, search.chances[seat], False)


@rule
def add_value(search, seats, seat, action, weight, share, is_lost):
    """Add the value of a win share and the final points, `search.finals`, for a seat.

    The value blends the win share with the lead over the best other, so that a lost game is still played well.
    """
    others = -1e12
    for other in range(seats):
        if other != seat:
            others = max(others, search.better * search.finals[other])
    lead = 0.5 + (search.better * search.finals[seat] - others) / search.span
    lead = 0.0 if is_lost else min(1.0, max(0.0, lead))
    search.value[seat] += weight * (search.win_weight * share + (1 - search.win_weight) * lead)
    search.wins[action, seat] += weight * share
    search.points[action, seat] += weight * search.finals[seat]


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
