"""How a game of Lucre may have gone, from the first reveal on: the swap at the start is left out."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.past import graft_deck, laid_aside, played_to_middle, undo_trick
from cutpurse.games._twosided.rules import SEATS, clear_tricks
from cutpurse.games.lucre.rules import REVEAL, SWAP, WEALTH


@rule
def rewind(s, rng):
    if s.phase == SWAP:
        return False
    for trick in range(s.trick - 1, -1, -1):
        for seat in range(SEATS):
            undo_trick(s, seat, trick, s.phase == WEALTH, rng)
    clear_tricks(s)
    s.phase = REVEAL
    return True


@rule
def past(s, then):
    return laid_aside(then) if then.phase == WEALTH else played_to_middle(then)


@rule
def graft(s, seat, source):
    graft_deck(s, seat, source)
    return True
