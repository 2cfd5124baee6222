"""Information-set Monte Carlo tree search: one tree over all worlds that the seat holds possible."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import log, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cutpurse.bots.search.playouts import DEPTH, EXPLORE, OPEN, PRIOR, RIVALS, SUPPOSE, WIDEN, finish, play_by_luck
from cutpurse.core.bits import lowest
from cutpurse.core.chance import next_fast, pick, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, OVER, greedy, legal, play, redeal, scores, suppose
from cutpurse.core.loop import settle

# A node stands for an action after those of its ancestors. Nodes 1 to 63 are the actions at the root.
CHILD, SIBLING, ACTION, VISITS, SEEN = range(5)
LINKS = SEEN + 1
FIRST_FREE = MOST_ACTIONS + 1
MOST_DEPTH = 64


class Memory(NamedTuple):
    """All that a search writes to. How large it is depends on `nodes` alone."""

    links: npt.NDArray[np.int32]
    totals: npt.NDArray[np.float64]  # by node: what it was worth to the seat that moved there
    path: npt.NDArray[np.int64]  # the nodes of a line, and who moved
    luck: npt.NDArray[np.int64]  # a fast generator, the same for all actions in a world
    value: npt.NDArray[np.float64]  # what the end of a line is worth to each seat
    ends: npt.NDArray[np.int64]  # standings and scores there
    visits: npt.NDArray[np.int64]  # by action at the root
    sums: npt.NDArray[np.float64]  # values and their squares, by action
    wins: npt.NDArray[np.float64]  # by action and seat
    points: npt.NDArray[np.float64]


def new_memory(nodes: int) -> Memory:
    """Memory for a tree of so many nodes; what is not used yet costs nothing."""
    links = np.empty((FIRST_FREE + nodes, LINKS), np.int32)
    links[:FIRST_FREE] = 0
    links[0, CHILD] = FIRST_FREE
    return Memory(
        links=links,
        totals=np.empty(len(links)),
        path=np.zeros((MOST_DEPTH, 2), np.int64),
        luck=np.zeros(1, np.int64),
        value=np.zeros(MOST_SEATS),
        ends=np.zeros((2, MOST_SEATS), np.int64),
        visits=np.zeros(MOST_ACTIONS, np.int64),
        sums=np.zeros((MOST_ACTIONS, 2)),
        wins=np.zeros((MOST_ACTIONS, MOST_SEATS)),
        points=np.zeros((MOST_ACTIONS, MOST_SEATS)),
    )


@rule
def pick_child(links, totals, node, permitted, suggested, settings, rng):
    """The action to look at next: the best of those tried, or one more, the suggested one first. Its node."""
    untried, tried = permitted, 0
    best, chosen = -1e9, 0
    child = links[node, CHILD]
    while child:
        bit = 1 << links[child, ACTION]
        if permitted & bit:
            untried &= ~bit
            tried += 1
            links[child, SEEN] += 1
            visits = links[child, VISITS]
            hope = totals[child] / visits + settings[EXPLORE] * sqrt(log(links[child, SEEN]) / visits)
            if links[child, ACTION] == suggested:
                hope += settings[PRIOR] / sqrt(visits)
            if hope > best:
                best, chosen = hope, child
        child = links[child, SIBLING]
    if untried and tried * tried <= settings[WIDEN] * links[node, VISITS] and links[0, CHILD] < len(links):
        action = suggested if untried >> suggested & 1 else pick(rng, untried)
        return add_child(links, totals, node, action)
    return chosen


@rule
def add_child(links, totals, node, action):
    new = links[0, CHILD]
    links[0, CHILD] += 1
    links[new, CHILD], links[new, SIBLING] = 0, links[node, CHILD]
    links[new, ACTION], links[new, VISITS], links[new, SEEN] = action, 0, 1
    totals[new] = 0.0
    links[node, CHILD] = new
    return new


@rule
def try_line(states, me, action, settings, memory):
    """Play an action in the world `states[1]`, then down the tree to a node that is new, then to the end."""
    s, links, totals, path, luck = states[1], memory.links, memory.totals, memory.path, memory.luck
    play(s, action)
    node, depth, most = action + 1, 0, min(MOST_DEPTH, int(settings[DEPTH]))
    while depth < most and links[node, VISITS] > 0:
        seat = settle(s)
        if seat == OVER:
            break
        if seat != me and settings[RIVALS]:
            play(s, greedy(s, luck))
            continue
        node = pick_child(links, totals, node, legal(s), greedy(s, luck), settings, luck)
        if node == 0:
            break
        path[depth, 0], path[depth, 1] = node, seat
        depth += 1
        play(s, links[node, ACTION])
    finish(states, settings, memory, action, luck)
    links[action + 1, VISITS] += 1
    for i in range(depth):
        links[path[i, 0], VISITS] += 1
        totals[path[i, 0]] += memory.value[path[i, 1]]


@entry
def think(states, seat, alive, worlds, settings, memory, rng):
    """Draw so many worlds of the seat and try each of these actions in each of them, with the same luck.

    `states[0]` is one of the seat's worlds, and becomes another; with OPEN it is the truth, and stays. The places
    after it are for work.
    """
    for _ in range(worlds):
        if not settings[OPEN]:
            if settings[SUPPOSE]:
                suppose(states[0], seat, rng)
            else:
                redeal(states[0], seat, rng)
        luck = next_fast(rng) << 20 | 1
        actions = alive
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            copy_state(states, 1, 0)
            if settings[OPEN]:
                reseed(states[1], rng)
            memory.luck[0] = luck
            try_line(states, seat, action, settings, memory)
            memory.visits[action] += 1
            value = memory.value[seat]
            memory.sums[action, 0] += value
            memory.sums[action, 1] += value * value


@entry
def measure_span(states, games, memory, rng):
    """By how many points the first leads the last when this position is played out at random, on average."""
    total = 0
    for _ in range(games):
        copy_state(states, 1, 0)
        play_by_luck(states[1], rng)
        points = memory.ends[0]
        scores(states[1], points)
        most, least = points[0], points[0]
        for seat in range(1, states[0].seats):
            most, least = max(most, points[seat]), min(least, points[seat])
        total += most - least
    return total / games
