"""The final: the best actions are compared once more, among seats that look ahead a little themselves."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.bots.search.playouts import AHEAD, GLANCES, MARGIN, SHUFFLE, finish, wind_up
from cutpurse.bots.search.tree import draw_world, tally
from cutpurse.core.bits import lowest
from cutpurse.core.chance import next_fast
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import OVER, TABLE, advance, greedy, legal, play, redeal, turn

MIND = 3  # the first of the places of an array of states that are for what a seat looks at: a world, and two for work


@entry
def compare(states, seat, alive, worlds, upto, settings, hasty, memories, minds, rng):
    """Like `think`, but after the action the next choices are made by seats that look ahead, each from what it knows.

    `hasty` are the settings of these, and the first of `minds` is their memory.
    """
    memory, mind = memories[0], minds[0]
    for _ in range(worlds):
        draw_world(states, seat, upto, settings, rng)
        luck = next_fast(rng) << 20 | 1
        actions = alive
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            copy_state(states, 1, 0)
            memory.luck[0] = luck
            play(states[1], action)
            play_on(states, settings, hasty, memory, mind, action)
            tally(memory, action, seat)


@rule
def play_on(states, settings, hasty, memory, mind, action):
    """Play `states[1]` to its end: the seats look ahead for the next choices, then it is a playout like any other."""
    s, luck, choices = states[1], memory.luck, int(settings[AHEAD])
    seat = turn(s)
    while choices and seat != OVER:
        if seat == TABLE:
            words = s.words
            advance(s)
            if s.words - words >= SHUFFLE:
                wind_up(states, False, settings, memory, action, luck)
                return
        elif legal(s) & legal(s) - 1:
            choices -= 1
            play(s, look_ahead(states, seat, hasty, mind, luck))
        else:
            play(s, lowest(legal(s)))
        seat = turn(s)
    finish(states, settings, memory, action, luck)


@rule
def look_ahead(states, seat, hasty, mind, rng):
    """What a seat chooses in `states[1]` that tries each action in a few worlds of its own.

    It stays with what the greedy rules suggest unless another is clearly better.
    """
    suggested, choices, worlds = greedy(states[1], rng), legal(states[1]), int(hasty[GLANCES])
    for action in range(len(mind.sums)):
        mind.sums[action, 0] = 0.0
    for _ in range(worlds):
        copy_state(states, MIND, 1)
        redeal(states[MIND], seat, rng)
        try_all(states[MIND:], seat, choices, hasty, mind, next_fast(rng) << 20 | 1)
    best, most = suggested, mind.sums[suggested, 0] + hasty[MARGIN] * worlds
    while choices:
        action = lowest(choices)
        choices &= choices - 1
        if mind.sums[action, 0] > most:
            best, most = action, mind.sums[action, 0]
    return best


@rule
def try_all(states, seat, actions, hasty, mind, luck):
    """Add what a playout after each of these actions in the world `states[0]` is worth to the seat."""
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        copy_state(states, 1, 0)
        mind.luck[0] = luck
        play(states[1], action)
        finish(states, hasty, mind, action, mind.luck)
        tally(mind, action, seat)
