"""What Python calls: the contract's functions on an array of states, and whole games in compiled loops."""

from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.chance import pick, reseed
from cutpurse.core.compiling import copy_state, entry, quick, rule
from cutpurse.core.contract import (
    OVER,
    TABLE,
    advance,
    broken_law,
    deal,
    features,
    greedy,
    legal,
    observe,
    outlook,
    play,
    redeal,
    scores,
    standing,
    suppose,
    turn,
)

RANDOM, GREEDY = 0, 1  # who moves for a seat in `play_games`


@quick
def deal_at(states, i):
    deal(states[i])


@quick
def turn_at(states, i):
    return turn(states[i])


@quick
def legal_at(states, i):
    return legal(states[i])


@quick
def play_at(states, i, action):
    play(states[i], action)


@quick
def advance_at(states, i):
    advance(states[i])


@quick
def scores_at(states, i, out):
    scores(states[i], out)


@quick
def standing_at(states, i, out):
    standing(states[i], out)


@entry
def outlook_at(states, i, chances, points):
    return outlook(states[i], chances, points)


@entry
def redeal_at(states, i, seat, rng):
    redeal(states[i], seat, rng)


@entry
def suppose_at(states, i, seat, rng):
    suppose(states[i], seat, rng)


@quick
def observe_at(states, i, seat, out):
    out[:] = 0
    observe(states[i], seat, out)


@quick
def features_at(states, i, seat, out):
    """The features of all actions of the seat on turn: a row each, 0 for those that are not permitted."""
    write_features(states[i], seat, out)


@quick
def greedy_at(states, i, rng):
    return greedy(states[i], rng)


@quick
def broken_law_at(states, i):
    return broken_law(states[i])


@rule
def run_table(s):
    """Let the table do all its steps; the seat to act, or OVER."""
    seat = turn(s)
    while seat == TABLE:
        advance(s)
        seat = turn(s)
    return seat


@rule
def list_actions(bits, out):
    """Write a set of actions as a list; how many there are."""
    size = 0
    while count(bits):
        out[size] = lowest(bits)
        bits = rest(bits)
        size += 1
    return size


@rule
def write_features(s, seat, out):
    """Fill a matrix of actions and features for the seat on turn; rows of actions that are not permitted are 0."""
    out[:] = 0
    write_rows(s, seat, legal(s), out)


@rule
def write_rows(s, seat, actions, out):
    """The features of a set of actions, each in its row of a matrix of zeros."""
    while count(actions):
        action = lowest(actions)
        features(s, seat, action, out[action])
        actions = rest(actions)


@quick
def begin_at(states, i, out):
    """Deal, let the table move, and list the legal actions; how many there are."""
    deal(states[i])
    run_table(states[i])
    return list_actions(legal(states[i]), out)


@quick
def act_at(states, i, action, out):
    """Play, let the table move, and list the next legal actions; how many there are, 0 when the game is over."""
    s = states[i]
    play(s, action)
    if run_table(s) == OVER:
        return 0
    return list_actions(legal(s), out)


@rule
def play_out(s, kinds, shift, rng):
    """Play a game to its end, seat `q` moved by `kinds[(q + shift) % seats]`; the number of decisions."""
    decisions, seats = 0, s.seats
    shift %= seats
    seat = run_table(s)
    while seat != OVER:
        bot = seat + shift
        if kinds[bot if bot < seats else bot - seats] == RANDOM:
            play(s, pick(rng, legal(s)))
        else:
            play(s, greedy(s, rng))
        decisions += 1
        seat = run_table(s)
    return decisions


@entry
def play_games(states, first, games, kinds, rng, standings, points):
    """Play `games` games from the template in `states[0]`, using `states[1]`; the number of decisions.

    In game number `g` seat `q` is moved by `kinds[(q + g) % seats]`, so that the bots change seats from game to game.
    """
    decisions = 0
    for game in range(games):
        copy_state(states, 1, 0)
        s = states[1]
        reseed(s, rng)
        deal(s)
        decisions += play_out(s, kinds, first + game, rng)
        standing(s, standings[game])
        scores(s, points[game])
    return decisions
