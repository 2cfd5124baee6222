"""The final: the best actions are compared again, with nested searches for the choices that follow."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.bots.search.playouts import DEALT, playout, run_to_deal, try_actions, value_end
from cutpurse.bots.search.worlds import sample_world
from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.chance import next_fast
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import greedy, legal, play, redeal

NESTED = 3  # the first of three states that a nested search works on


@entry
def compare_worlds(states, searches, cumulative, actions, worlds, rng):
    """Like `search_worlds`, but the choices after each action are made by nested searches (`searches[1]`)."""
    for _ in range(worlds):
        sample_world(states, searches[0], cumulative, rng)
        try_actions(nested_line, states, searches[0], searches[1], actions, next_fast(rng) << 20 | 1)


@rule
def nested_line(states, search, nested, action):
    """The next few choices in `states[1]` by nested searches, the rest by a playout."""
    s, rng, choices = states[1], search.rng[:], search.nested_choices
    seat = run_to_deal(s)
    while choices and seat >= 0:
        if count(legal(s)) > 1:
            choices -= 1
            play(s, nested_choice(states, seat, nested, rng))
        else:
            play(s, lowest(legal(s)))
        seat = run_to_deal(s)
    if seat == DEALT:
        value_end(states, search, action, False)
        return
    playout(states, search, nested, action)


@rule
def nested_choice(states, seat, nested, rng):
    """What the seat on turn in `states[1]` chooses: each action is tried in a few worlds of its own.

    It takes the greedy action unless another is clearly better.
    """
    suggested, choices, worlds = greedy(states[1], rng), legal(states[1]), nested.nested_worlds
    nested.seat = seat
    for action in range(len(nested.sums)):
        nested.sums[action, 0] = 0.0
    for _ in range(worlds):
        copy_state(states, NESTED, 1)
        redeal(states[NESTED], seat, rng)
        try_actions(playout, states[NESTED:], nested, nested, choices, next_fast(rng) << 20 | 1)
    best, most = suggested, nested.sums[suggested, 0] + nested.nested_margin * worlds
    while count(choices):
        action = lowest(choices)
        choices = rest(choices)
        if nested.sums[action, 0] > most:
            best, most = action, nested.sums[action, 0]
    return best
