"""Whole games of policies in compiled code: for learning, and for measuring how strong one is."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import log

import numpy as np

from cutpurse.bots.policy.network import INPUTS, OBSERVATION, SIZE, best, sample, score, show
from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import below, fraction, next_fast, pick, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import (
    MOST_ACTIONS,
    MOST_SEATS,
    OVER,
    deal,
    greedy,
    legal,
    observe,
    play,
    scores,
    standing,
)
from cutpurse.core.loop import run_table
from cutpurse.kit.rows import Row, clear

RANDOM, GREEDY, LEARNER = -2, -1, 0  # who moves for a seat; 1, 2, … are other policies
# Places in `mix`: shares of games, and of the seats in the others; whether other policies play what they score highest.
ALL_LEARN, LEARNS, GREEDY_SHARE, RANDOM_SHARE, FIRM = range(5)
WIN_WEIGHT, SPAN, BETTER = 0, 1, 2  # places in `worth`


@rule
def seat_players(who, seats, nets, mix, rng):
    """Draw who moves for each seat: at least one is the learner."""
    everybody = fraction(rng) < mix[ALL_LEARN]
    sure = below(rng, seats)
    for seat in range(seats):
        luck = fraction(rng)
        if everybody or seat == sure or luck < mix[LEARNS]:
            who[seat] = LEARNER
        elif luck < mix[LEARNS] + mix[RANDOM_SHARE]:
            who[seat] = RANDOM
        elif luck < mix[LEARNS] + mix[RANDOM_SHARE] + mix[GREEDY_SHARE] or nets < 2:
            who[seat] = GREEDY
        else:
            who[seat] = 1 + below(rng, nets - 1)


@rule
def simple_choice(s, who, rng):
    """What GREEDY or RANDOM would play."""
    return 0 + pick(rng, legal(s)) if who == RANDOM else 0 + greedy(s, rng)


@rule
def win_shares(s, ends, out):
    """The win share of each seat of a finished game; nobody below 0 can win."""
    standing(s, ends)
    top, winners = ends[0], 0
    for seat in range(s.seats):
        top = max(top, ends[seat])
    for seat in range(s.seats):
        winners += ends[seat] == top
    for seat in range(s.seats):
        out[seat] = 1 / winners if ends[seat] == top and top >= 0 else 0.0


@rule
def put_values(s, ends, out, worth):
    """What the end of a game is worth to each seat, as a search values it: win share and lead."""
    win_shares(s, ends, out)
    lost = 0
    for seat in range(s.seats):
        lost |= (ends[seat] < 0) << seat
    scores(s, ends)
    for seat in range(s.seats):
        others = -1e12
        for other in range(s.seats):
            if other != seat:
                others = max(others, worth[BETTER] * ends[other])
        lead = 0.5 + (worth[BETTER] * ends[seat] - others) / worth[SPAN]
        lead = 0.0 if lost >> seat & 1 else min(1.0, max(0.0, lead))
        out[seat] = worth[WIN_WEIGHT] * out[seat] + (1 - worth[WIN_WEIGHT]) * lead


@entry
def play_to_learn(
    states, nets, shape, mix, worth, views, observation, inputs, actions, starts, sizes, chosen, chances, seats, games,
    rewards, work, rng,
):  # fmt: skip
    """Play whole games from the templates in `states[1:]` until there is no room; how many decisions were kept.

    Row `d` of each array is the learner's decision number `d`; its actions are those from `starts[d]` on. `views` is
    how many seats' observations are kept of it, the deciding one's first.
    """
    flat, width = nets.reshape(-1), shape[OBSERVATION]
    luck = np.zeros(MOST_ACTIONS)
    who, ends, values = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS)
    room, pairs = len(starts), len(actions)
    kept, pair, game = 0, 0, 0
    while True:
        first = kept
        copy_state(states, 0, 1 + below(rng, len(states) - 1))
        s = states[0]
        reseed(s, rng)
        seat_players(who, s.seats, len(nets), mix, rng)
        deal(s)
        seat = run_table(s)
        while seat != OVER:
            if count(legal(s)) == 1:
                play(s, lowest(legal(s)))
            elif who[seat] < LEARNER:
                play(s, simple_choice(s, who[seat], rng))
            else:
                if kept == room or pair + MOST_ACTIONS > pairs:
                    return first
                at = kept * views * width
                size = show(s, seat, shape, observation, at, inputs, actions, pair, work, rng)
                score(flat, who[seat] * shape[SIZE], shape, observation, at, inputs, actions, pair, size, work, luck)
                firm = who[seat] != LEARNER and mix[FIRM]
                place = best(luck, size) if firm else sample(luck, size, 1.0, rng)
                action = 0 + int(actions[pair + place])
                if who[seat] == LEARNER:
                    for ahead in range(1, min(views, s.seats)):
                        row = Row(observation, at + ahead * width)
                        clear(row, width)
                        observe(s, (seat + ahead) % s.seats, row)
                    for ahead in range(s.seats, views):
                        clear(Row(observation, at + ahead * width), width)
                    starts[kept], sizes[kept], chosen[kept] = pair, size, place
                    chances[kept], seats[kept], games[kept] = log(luck[place]), seat, game
                    kept += 1
                    pair += size
                play(s, action)
            seat = run_table(s)
        put_values(s, ends, values, worth)
        for d in range(first, kept):
            rewards[d] = values[seats[d]]
        game += 1


@entry
def estimate_advantages(values, rewards, seats, games, trust, advantages, targets):
    """Generalised advantage estimates of whole games whose reward comes at the end; `trust` is lambda."""
    ahead, gained, there = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.bool_)
    for d in range(len(values) - 1, -1, -1):
        if d == len(values) - 1 or games[d] != games[d + 1]:
            there[:] = False
        seat = seats[d]
        if there[seat]:
            gained[seat] = ahead[seat] - values[d] + trust * gained[seat]
        else:
            gained[seat] = rewards[d] - values[d]
        there[seat], ahead[seat] = True, values[d]
        advantages[d] = gained[seat]
        targets[d] = gained[seat] + values[d]


@entry
def measure(states, nets, shape, first, deals, others, seed, work, out):
    """Duplicate deals: in each, policy 0 plays once in each seat, best scores only; its mean win share goes to `out`.

    The others are GREEDY, RANDOM or policy 1, as `others` says. `states[1]` is the template.
    """
    flat, rng, luck = nets.reshape(-1), np.zeros(1, np.int64), np.zeros(MOST_ACTIONS)
    observation, inputs = np.zeros(shape[OBSERVATION], np.uint8), np.zeros(MOST_ACTIONS * shape[INPUTS], np.int8)
    actions = np.zeros(MOST_ACTIONS, np.int64)
    ends, values = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS)
    for deal_number in range(first, first + deals):
        total = 0.0
        seats = states[1].seats
        for mine in range(seats):
            rng[0] = seed + 7919 * deal_number + 1
            for _ in range(8):
                next_fast(rng)
            copy_state(states, 0, 1)
            s = states[0]
            reseed(s, rng)
            deal(s)
            seat = run_table(s)
            while seat != OVER:
                if count(legal(s)) == 1:
                    play(s, lowest(legal(s)))
                elif seat != mine and others < LEARNER:
                    play(s, simple_choice(s, others, rng))
                else:
                    start = 0 if seat == mine else others * shape[SIZE]
                    size = show(s, seat, shape, observation, 0, inputs, actions, 0, work, rng)
                    score(flat, start, shape, observation, 0, inputs, actions, 0, size, work, luck)
                    play(s, 0 + int(actions[best(luck, size)]))
                seat = run_table(s)
            win_shares(s, ends, values)
            total += values[mine]
        out[deal_number - first] = total / seats


@entry
def typical_span(states, games, rng):
    """By how many points the first leads the last in greedy games, on average."""
    ends, total = np.zeros(MOST_SEATS, np.int64), 0
    for _ in range(games):
        copy_state(states, 0, 1 + below(rng, len(states) - 1))
        s = states[0]
        reseed(s, rng)
        deal(s)
        while run_table(s) != OVER:
            play(s, greedy(s, rng))
        scores(s, ends)
        most, least = ends[0], ends[0]
        for seat in range(1, s.seats):
            most, least = max(most, ends[seat]), min(least, ends[seat])
        total += most - least
    return total / games


@entry
def show_at(states, i, seat, shape, observation, inputs, actions, scratch, rng):
    """What the network is shown of one position; how many actions there are."""
    return show(states[i], seat, shape, observation, 0, inputs, actions, 0, scratch, rng)
