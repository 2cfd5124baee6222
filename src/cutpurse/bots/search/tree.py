"""Information-set Monte Carlo tree search: one tree over all worlds of the searching seat."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import log, sqrt

from cutpurse.bots.search.playouts import DEALT, playout, playout_action, run_to_deal, try_actions, value_end
from cutpurse.bots.search.worlds import sample_world
from cutpurse.core.bits import count, has, without
from cutpurse.core.chance import next_fast, pick
from cutpurse.core.compiling import entry, rule
from cutpurse.core.contract import MOST_ACTIONS, OVER, greedy, legal, outlook, play

NO_ACTION = MOST_ACTIONS


@entry
def search_worlds(states, searches, tree, cumulative, actions, worlds, rng):
    """Draw so many worlds of the seat and try each of these actions in each of them, with the same random numbers."""
    for _ in range(worlds):
        sample_world(states, searches[0], cumulative, rng)
        try_actions(tree_line, states, searches[0], tree, actions, next_fast(rng) << 20 | 1)


@rule
def tree_line(states, search, tree, action):
    """Down the tree to a new node, then a playout; its value goes to all nodes on the way.

    The tree is of the searching seat's own choices: the others play as in a playout. Nodes for them would be shared by
    all worlds, in all of which this seat holds the same hand, so that they would learn it.
    """
    s, path, rng = states[1], search.path, search.rng[:]
    node, depth, seat = action + 1, 0, search.seat
    while depth < search.depth and tree[node]["visits"] > 0:
        seat = run_to_deal(s)
        if seat == OVER or (seat == DEALT and outlook(s, search.chances, search.finals)):
            break
        if seat == DEALT:
            continue
        if seat != search.seat:
            play(s, playout_action(s, search.greedy_rate, rng))
            continue
        suggested = greedy(s, rng) if search.greedy_prior > 0 else NO_ACTION
        node = select_child(tree, node, legal(s), suggested, search)
        if node == 0:
            break
        path[depth] = node
        depth += 1
        play(s, 0 + int(tree[node]["action"]))  # a long number, as everywhere: `play` is compiled once
    if seat == DEALT:
        value_end(states, search, action, False)
    else:
        playout(states, search, tree, action)
    tree[action + 1]["visits"] += 1
    for i in range(depth):
        tree[path[i]]["visits"] += 1
        tree[path[i]]["total"] += search.value[search.seat]


@rule
def select_child(tree, parent, permitted, suggested, search):
    """The child with the highest UCB; or a new one by progressive widening, the suggested action first. 0: none."""
    untried, tried = permitted, 0
    best, chosen = -1e9, 0
    curiosity = search.exploration * sqrt(log(tree[parent]["visits"] + 1))
    child = int(tree[parent]["child"])
    while child:
        node = tree[child]
        action = int(node["action"])
        if has(permitted, action):
            untried = without(untried, action)
            tried += 1
            visits = node["visits"]
            bound = node["total"] / visits + (curiosity + (action == suggested) * search.greedy_prior) / sqrt(visits)
            if bound > best:
                best, chosen = bound, child
        child = int(node["sibling"])
    if count(untried) and tried * tried <= search.widening * tree[parent]["visits"] and tree[0]["child"] < len(tree):
        wanted = suggested != NO_ACTION and has(untried, suggested)
        return add_child(tree, parent, suggested if wanted else pick(search.rng[:], untried))
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
