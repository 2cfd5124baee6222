"""Many games stepped in compiled code: the loops of a batch, written once for all games.

Each environment has random numbers of its own, so that it does the same however many threads there are: one stream for
its deals and one for its bots, so that deal number `k` is the same whatever is played.

Within the loop few functions are given an array, and no part of one is taken: Numba counts who holds it, by atomic
operations, which took a third of the time. Random numbers are copied to places of their own.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np
from numba.core import types
from numba.extending import overload

from cutpurse.core.bits import count, has, pair
from cutpurse.core.chance import below, pick, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import MOST_SEATS, OVER, deal, greedy, legal, observe, play, scores, standing, turn
from cutpurse.core.loop import RANDOM, run_table
from cutpurse.core.pipelines import RULE
from cutpurse.kit.rows import Row, clear, write_set

YOURS = -1  # who moves for a seat, beside the bots of `core.loop`: whoever steps the batch
LEAVE, DEAL, SHOW = -1, -2, -3  # for actions: all stays as it is; a new game; what is there is shown
AUTO_RESET, ROTATE, OBSERVE_ALL, BY_SCORE, LOWEST_WINS, SETTINGS = 0, 1, 2, 3, 4, 5  # places in `settings`


@rule
def run_others(s, kinds, shift, rng):
    """Let the table and the bots move; your seat to move, or OVER."""
    seat = run_table(s)
    while seat != OVER:
        place = seat + shift
        kind = kinds[place if place < s.seats else place - s.seats]
        if kind == YOURS:
            return seat
        play(s, pick(rng, legal(s)) if kind == RANDOM else greedy(s, rng))
        seat = run_table(s)
    return seat


@rule
def put_result(s, out, points, reward, settings):
    """What each seat has scored, and its reward: its share of the win, or its score, more being better."""
    standing(s, out)
    best, winners = 0, 0
    for seat in range(s.seats):
        if out[seat] > best or (out[seat] == best and winners == 0):
            best, winners = out[seat], 1
        elif out[seat] == best:
            winners += 1
    for seat in range(s.seats):
        reward[seat] = 1 / winners if winners and out[seat] == best else 0
    scores(s, out)
    points[:] = 0
    for seat in range(s.seats):
        points[seat] = out[seat]
        if settings[BY_SCORE]:
            reward[seat] = -out[seat] if settings[LOWEST_WINS] else out[seat]


def observe_into(s, seat, row, size):
    """Write what the seat knows into a row of floats or of bytes; one of truth values wants nothing."""
    if row.flat.dtype != np.bool_:
        write_observation(s, seat, row, size)


@rule
def write_observation(s, seat, row, size):
    clear(row, size)
    observe(s, seat, row)


@overload(observe_into, strict=False, jit_options=RULE)
def _observe_into(s, seat, row, size):
    if row.kind == types.boolean:
        return lambda s, seat, row, size: None
    return lambda s, seat, row, size: write_observation(s, seat, row, size)


@rule
def look(s, i, seat, rows, shape, everyone):
    """Write what the seat knows, or what every seat does."""
    places, size = shape
    if not everyone:
        observe_into(s, seat, Row(rows, i * size), size)
        return
    for place in range(places):
        row = Row(rows, (i * places + place) * size)
        if place < s.seats:
            observe_into(s, place, row, size)
        else:
            clear(row, size)  # a game before may have had more players


def choices_at(choices, i):
    """The set of actions in an environment; an array has one word for each, or two."""
    return int(choices[i]) if choices.ndim == 1 else pair(choices[i].tolist())


@overload(choices_at, strict=False, inline="always")
def _choices_at(choices, i):
    if choices.ndim == 1:
        return lambda choices, i: choices[i]
    return lambda choices, i: (choices[i, 0], choices[i, 1])


@entry
def find_illegal(choices, actions, known):
    """The first environment whose action is not permitted, or that has ended; -1 if there is none.

    Nothing is taken from what was shown: whoever steps the batch may have written there.
    """
    for i in range(len(actions)):
        action = actions[i]
        if action != LEAVE and (action < 0 or action >= known or not has(choices_at(choices, i), action)):
            return i
    return -1


@entry
def step_games(
    states, first, last, actions, deals, moves, kinds, shifts, settings,
    choices, mask, seats, rewards, ended, points, observation, last_observation,
):  # fmt: skip
    """Carry out an action in each of these environments, and all that follows until one of your seats is to move.

    `choices` keeps the sets that `mask` shows, out of reach of whoever steps the batch.
    """
    size, known, shape, everyone = len(actions), mask.shape[1], observation.shape[1:], settings[OBSERVE_ALL]
    now, then, masks = Row(observation.reshape(-1), 0), Row(last_observation.reshape(-1), 0), Row(mask.reshape(-1), 0)
    out, luck, rng = np.zeros(MOST_SEATS, np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    bots, templates = (kinds != YOURS).any(), len(states) - size  # templates lie behind the environments
    for i in range(first, last):
        action, s, seat = actions[i], states[i], OVER
        if action == LEAVE:
            continue
        if ended[i]:
            ended[i] = False
            rewards[i, :] = 0
        if action != DEAL:
            mover = turn(s)
            if action != SHOW:
                play(s, action)
            seat = run_table(s)
            if bots and seat != OVER:
                rng[0] = moves[i]
                seat = run_others(s, kinds, shifts[i], rng)
                moves[i] = rng[0]
            if seat == OVER and action != SHOW:
                ended[i] = True
                put_result(s, out, points[i], rewards[i], settings)
                look(s, i, mover, then, shape, everyone)
        if action == DEAL or (seat == OVER and action != SHOW and settings[AUTO_RESET]):
            luck[0], rng[0], seat = deals[i], moves[i], OVER
            while seat == OVER:  # where bots play for others, a game may end before one of your seats is to move
                copy_state(states, i, size + below(luck, templates))
                s = states[i]
                reseed(s, luck)
                shifts[i] = below(luck, s.seats) if settings[ROTATE] else 0
                deal(s)
                seat = run_others(s, kinds, shifts[i], rng)
            deals[i], moves[i] = luck[0], rng[0]
        seats[i] = seat
        if seat == OVER:
            choices[i] = 0
            clear(Row(masks, i * known), known)
            continue
        bits = legal(s)
        choices[i] = bits
        write_set(Row(masks, i * known), known, bits)
        look(s, i, seat, now, shape, everyone)


@entry
def observe_one(states, i, seat, row):
    """Write what a seat of one environment knows."""
    observe_into(states[i], seat, Row(row, 0), len(row))


@entry
def pick_actions(choices, rng, actions):
    """An action for each environment, at random; LEAVE where the game is over."""
    for i in range(len(actions)):
        bits = choices_at(choices, i)
        actions[i] = pick(rng, bits) if count(bits) else LEAVE


@entry
def greedy_actions(states, rng, actions):
    """An action for each environment by the greedy rules; LEAVE where the game is over."""
    for i in range(len(actions)):
        actions[i] = LEAVE if turn(states[i]) == OVER else greedy(states[i], rng)
