"""How a deal of two-sided cards may have gone, from now back to the first trick.

What lay open is kept by the state. A card that nobody has seen, and the order in which cards were drawn, are any that
may have been: at every step back there are as many choices in all worlds, so that all pasts are equally likely. What
the past is taken to have been is written where the state keeps what lay open: a card played face down as less than 0.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.chance import pick
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.rules import ASIDE, DOWN, PRIZES, SEATS, UP


@rule
def undo_trick(s, seat, trick, extra_due, rng):
    """Take back what the seat has played in a trick, laid aside and drawn; the extra card may still be due."""
    now = trick == s.trick - 1
    if not s.opened[seat][trick]:
        s.opened[seat][trick] = -s.middle[seat] if now and s.played < SEATS else -take_unseen(s, seat, rng)
    take_back(s, seat, s.opened[seat][trick])
    if s.prize[trick] >> 4 == seat and not (now and extra_due):
        if not s.aside[trick]:
            s.aside[trick] = -take_unseen(s, seat, rng)
        take_back(s, seat, s.aside[trick])
    undo_draw(s, seat, rng)


@rule
def take_unseen(s, seat, rng):
    """One of the cards that lie face down in the hoard and that only their owner has seen."""
    card = pick(rng, int(s.down[seat]))
    s.down[seat] &= ~(1 << card)
    return card


@rule
def take_back(s, seat, card):
    if card:
        s.hand[seat] |= 1 << abs(card)


@rule
def undo_draw(s, seat, rng):
    """Put any card of the hand back on top of the deck."""
    card = pick(rng, int(s.hand[seat]))
    s.hand[seat] &= ~(1 << card)
    s.top[seat] -= 1
    s.deck[seat][s.top[seat]] = card


@rule
def laid_aside(then):
    """The action by which the extra card of this trick was laid aside; -1 if it is still due."""
    card = then.aside[then.trick - 1]
    return ASIDE + abs(card) - 1 if card else -1


@rule
def played_to_middle(then):
    """The action by which the seat on turn has played to the middle; -1 if it has not."""
    card = then.opened[then.actor][then.trick - 1]
    return UP + card - 1 if card > 0 else DOWN - card - 1 if card < 0 else -1


@rule
def graft_deck(s, seat, source):
    """Each seat has a deck of its own, so that its hidden cards tell nothing of another's."""
    s.hand[seat], s.down[seat], s.middle[seat] = source.hand[seat], source.down[seat], source.middle[seat]
    s.top[seat], s.bottom[seat] = source.top[seat], source.bottom[seat]
    for i in range(len(s.deck[seat])):
        s.deck[seat][i] = source.deck[seat][i]
    j = s.trick
    for i in range(s.trick, PRIZES):
        if s.prize[i] >> 4 == seat:
            while source.prize[j] >> 4 != seat:
                j += 1
            s.prize[i] = source.prize[j]
            j += 1
