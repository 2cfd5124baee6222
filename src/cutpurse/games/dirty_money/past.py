"""How a round of Dirty Money has gone: everybody has seen every card."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.rules import PLAY, clear_tricks, holders


@rule
def rewind(s, rng):
    """Back to the first trick of the round."""
    for seat in range(s.seats):
        for trick in range(s.tricks + 1):
            s.hand[seat] |= 1 << s.played[seat][trick] >> 1
        s.trick[seat], s.coins[seat], s.prints[seat] = 0, 0, 0
    clear_tricks(s)
    s.taker, s.follow, s.left = 0, 0, holders(s)
    s.phase = PLAY
    return True


@rule
def past(s, then):
    return s.played[then.actor][then.tricks] - 1
