"""Laws of conservation: what must hold after every step."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import HAND, LEAD, TRICKS, cards_in_play

BROKEN_LAWS = {1: "the cards in play are not all there once", 2: "a hand has the wrong size", 3: "a trick is not whole"}


@rule
def broken_law(s):
    """Every card is somewhere, once; hands have the sizes of CRY-26, and who takes a trick takes all of it."""
    cards, size, won = 0, 0, 0
    for seat in range(s.seats):
        if count(s.hand[seat]) != hand_size(s, seat):
            return 2
        cards |= s.hand[seat] | s.taken[seat]
        size += count(s.hand[seat]) + count(s.taken[seat])
        won += count(s.taken[seat])
        if s.trick < TRICKS and s.played[seat][s.trick]:
            cards |= 1 << s.played[seat][s.trick] - 1
            size += 1
    if s.turned == 0:  # before the first deal
        return 1 if cards else 0
    cards |= 1 << s.turned - 1 | 1 << s.aside - 1
    size += 2
    if s.offered:
        cards |= 1 << s.offered - 1
        size += 1
    if cards != cards_in_play(s) or size != s.seats * HAND + 2:
        return 1
    return 3 if won != s.trick * s.seats else 0  # CRY-E05


@rule
def hand_size(s, seat):
    """How many cards a seat should hold."""  # CRY-26
    if s.turned == 0 or s.trick == TRICKS:
        return 0
    offers = s.offered > 0 and (seat == s.actor if s.phase == LEAD else seat == s.seller[s.trick] - 1)
    return TRICKS - s.trick - (s.played[seat][s.trick] > 0) - offers
