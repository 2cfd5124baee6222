"""How a round of Cryptruck has gone. All of it is in the state; a gift is what the world says it was."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.history import buyer_of, card_led
from cutpurse.games.cryptruck.rules import (
    DECLARE,
    DECLINE,
    GIVE,
    REVEAL,
    ROUND_AND_ROUND,
    TRICKS,
    WANT,
    begin_trick,
    clear_tricks,
)


@rule
def rewind(s, rng):
    """Back to the first trick of the round; not where seats are asked again and again, as nobody keeps all answers."""
    if s.buyer_is == ROUND_AND_ROUND:  # CRY-A04
        return False
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        seller = s.seller[trick] - 1
        for seat in range(s.seats):
            if seat != s.leader[trick] - 1:
                s.hand[seat] |= 1 << s.played[seat][trick] >> 1
        if s.given[trick]:
            s.hand[seller] &= ~(1 << s.given[trick] - 1)
            s.hand[buyer_of(s, trick)] |= 1 << s.given[trick] - 1
        s.hand[seller] |= 1 << card_led(s, trick) >> 1
    first = s.seller[0] - 1
    clear_tricks(s)
    s.offered, s.wanting, s.declined, s.buyer = 0, 0, 0, 0
    s.led, s.laid, s.winning, s.best = 0, 0, 0, 0
    begin_trick(s, first)
    return True


@rule
def past(s, then):
    trick = then.trick
    if then.phase == REVEAL:
        return card_led(s, trick) - 1
    if then.phase == GIVE:
        return s.given[trick] - 1
    if then.phase != DECLARE:
        return s.played[then.actor][trick] - 1
    if s.wanted[trick] >> then.actor & 1:
        return WANT
    to_be_asked = trick == s.trick and s.phase == DECLARE and not s.declined >> then.actor & 1
    return -1 if to_be_asked else DECLINE
