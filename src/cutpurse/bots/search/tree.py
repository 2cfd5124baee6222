"""Information-set Monte Carlo tree search: one tree over all worlds that the seat holds possible."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import log, sqrt

import numpy as np
import numpy.typing as npt

from cutpurse.bots.search.beliefs import recall
from cutpurse.bots.search.playouts import (
    DEPTH,
    EXPLORE,
    GUIDED,
    MOST_DEPTH,
    OPEN,
    PRIOR,
    SUPPOSE,
    WIDEN,
    finish,
    follow,
    play_by_luck,
)
from cutpurse.core.bits import lowest
from cutpurse.core.chance import next_fast, pick, reseed
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS, OVER, greedy, legal, play, redeal, scores, suppose
from cutpurse.core.loop import settle

# A node stands for an action of the seat after those of its ancestors. Nodes 1 to 63 are the actions at the root; the
# first place of the tree tells, as its child, which node is free.
NODE = np.dtype(
    [("total", np.float64), ("visits", np.int32), ("action", np.int32), ("child", np.int32), ("sibling", np.int32)]
)
FIRST_FREE = MOST_ACTIONS + 1
NOTHING = MOST_ACTIONS  # suggested: a number that is no action


# All else that a search writes to: one record, which compiled code hands on faster than a dozen arrays.
MEMORY = np.dtype(
    [
        ("path", np.int64, MOST_DEPTH),  # the nodes of a line
        ("luck", np.int64, 1),  # a fast generator, the same for all actions in a world
        ("value", np.float64, MOST_SEATS),  # what the end of a line is worth to each seat
        ("ends", np.int64, (2, MOST_SEATS)),  # standings and scores there
        ("visits", np.int64, MOST_ACTIONS),  # by action at the root
        ("sums", np.float64, (MOST_ACTIONS, 2)),  # values and their squares, by action
        ("wins", np.float64, (MOST_ACTIONS, MOST_SEATS)),  # by action and seat
        ("points", np.float64, (MOST_ACTIONS, MOST_SEATS)),
    ]
)


def new_tree(nodes: int) -> npt.NDArray[np.void]:
    """Room for so many nodes; what is not used yet costs nothing."""
    tree = np.empty(FIRST_FREE + nodes, NODE)
    tree[:FIRST_FREE] = 0
    tree[0]["child"] = FIRST_FREE
    return tree


def new_memory() -> npt.NDArray[np.void]:
    """An array of one record, since compiled code takes arrays."""
    return np.zeros(1, MEMORY).view(np.recarray)


@rule
def pick_child(tree, parent, permitted, suggested, settings, rng):
    """The action to look at next: the best of those tried, or one more, the suggested one first. Its node, or 0."""
    untried, tried = permitted, 0
    best, chosen = -1e9, 0
    curious = settings[EXPLORE] * sqrt(log(tree[parent]["visits"] + 1))
    child = int(tree[parent]["child"])
    while child:
        node = tree[child]
        action = int(node["action"])
        if permitted >> action & 1:
            untried &= ~(1 << action)
            tried += 1
            visits = node["visits"]
            hope = node["total"] / visits + (curious + (action == suggested) * settings[PRIOR]) / sqrt(visits)
            if hope > best:
                best, chosen = hope, child
        child = int(node["sibling"])
    if untried and tried * tried <= settings[WIDEN] * tree[parent]["visits"] and tree[0]["child"] < len(tree):
        return add_child(tree, parent, suggested if untried >> suggested & 1 else pick(rng, untried))
    return chosen


@rule
def add_child(tree, parent, action):
    new = int(tree[0]["child"])
    tree[0]["child"] += 1
    node = tree[new]
    node["total"], node["visits"], node["action"] = 0.0, 0, action
    node["child"], node["sibling"] = 0, tree[parent]["child"]
    tree[parent]["child"] = new
    return new


@rule
def try_line(states, me, action, settings, tree, memory):
    """Play an action in the world `states[1]`, then down the tree to a node that is new, then to the end.

    The tree is of this seat's own choices, whatever the others do: they play as in a playout. (Nodes of theirs would
    come to know this seat's hand, which is the same in all worlds.)
    """
    s, path, luck = states[1], memory.path, memory.luck
    play(s, action)
    node, depth, most = action + 1, 0, int(settings[DEPTH])
    while depth < most and tree[node]["visits"] > 0:
        seat = settle(s)
        if seat == OVER:
            break
        if seat != me:
            play(s, follow(s, settings[GUIDED], luck))
            continue
        suggested = greedy(s, luck) if settings[PRIOR] > 0 else NOTHING
        node = pick_child(tree, node, legal(s), suggested, settings, luck)
        if node == 0:
            break
        path[depth] = node
        depth += 1
        play(s, int(tree[node]["action"]))
    finish(states, settings, memory, action, luck)
    tree[action + 1]["visits"] += 1
    for i in range(depth):
        tree[path[i]]["visits"] += 1
        tree[path[i]]["total"] += memory.value[me]


@rule
def draw_world(states, seat, upto, settings, rng):
    """Make `states[0]`, one of the seat's worlds, another of them; with OPEN it is the truth, and stays.

    Places after it are for work; then come the worlds that are kept, if any, whose chances are `upto`.
    """
    if len(upto):
        recall(states, seat, upto, rng)
    elif not settings[OPEN]:
        if settings[SUPPOSE]:
            suppose(states[0], seat, rng)
        else:
            redeal(states[0], seat, rng)


@rule
def tally(memory, action, seat):
    """Count what an action has come to."""
    value = memory.value[seat]
    memory.visits[action] += 1
    memory.sums[action, 0] += value
    memory.sums[action, 1] += value * value


@entry
def think(states, seat, alive, worlds, upto, settings, tree, memories, rng):
    """Draw so many worlds of the seat and try each of these actions in each of them, with the same luck."""
    memory = memories[0]
    for _ in range(worlds):
        draw_world(states, seat, upto, settings, rng)
        luck = next_fast(rng) << 20 | 1
        actions = alive
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            copy_state(states, 1, 0)
            if settings[OPEN]:
                reseed(states[1], rng)
            memory.luck[0] = luck
            try_line(states, seat, action, settings, tree, memory)
            tally(memory, action, seat)


@entry
def measure_span(states, games, memories, rng):
    """By how many points the first leads the last when this position is played out at random, on average."""
    total = 0
    for _ in range(games):
        copy_state(states, 1, 0)
        play_by_luck(states[1], rng)
        points = memories[0].ends[0]
        scores(states[1], points)
        most, least = points[0], points[0]
        for seat in range(1, states[0].seats):
            most, least = max(most, points[seat]), min(least, points[seat])
        total += most - least
    return total / games
