"""One game stepped from Python: a compiled call for each decision, that does all there is to do."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.compiling import quick, rule
from cutpurse.core.contract import deal, legal, observe, play, standing
from cutpurse.core.loop import list_actions, run_table


@rule
def show(s, mask, seen):
    """Let the table move; write what the seat on turn may do and what it knows. That seat, or OVER."""
    seat = run_table(s)
    mask[:] = 0
    seen[:] = 0
    if seat >= 0:
        actions = legal(s)
        while count(actions):
            mask[lowest(actions)] = 1
            actions = rest(actions)
        observe(s, seat, seen)
    return seat


@quick
def start_at(states, i, mask, seen):
    """Deal and show the first decision."""
    deal(states[i])
    return show(states[i], mask, seen)


@quick
def step_at(states, i, action, mask, seen):
    """Play a legal action and show the next decision."""
    play(states[i], action)
    return show(states[i], mask, seen)


@quick
def shares_at(states, i, standings, shares):
    """Each seat's share of the win in a finished game: 1 is divided among the winners, if there are any."""
    s = states[i]
    standing(s, standings)
    best, winners = standings[0], 0
    for seat in range(1, s.seats):
        best = max(best, standings[seat])
    for seat in range(s.seats):
        winners += standings[seat] == best
    for seat in range(s.seats):
        shares[seat] = 1 / winners if standings[seat] == best and best >= 0 else 0.0


@quick
def legal_now_at(states, i, out):
    """Let the table move, and list the legal actions; how many there are, 0 when the game is over."""
    return list_actions(legal(states[i]), out) if run_table(states[i]) >= 0 else 0
