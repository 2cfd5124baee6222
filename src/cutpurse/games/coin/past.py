"""How a round of COIN may have gone."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.past import graft_deck, laid_aside, played_to_middle, undo_draw, undo_trick
from cutpurse.games._twosided.rules import ASIDE, PASS, SEATS, clear_tricks
from cutpurse.games.coin.rules import BANK, BURY, EXCHANGE, MIDDLE, OFFER, REVEAL, SHUFFLED


@rule
def rewind(s, rng):
    if s.after_burying == SHUFFLED:  # nobody can tell any more what lay where
        return False
    s.exchanges[s.trick - 1] = s.exchanged
    for trick in range(s.trick - 1, -1, -1):
        for seat in range(SEATS):
            if s.exchanges[trick] >> seat & 1:
                undo_exchange(s, seat, s.phase == BURY and s.actor == seat and trick == s.trick - 1, rng)
            undo_trick(s, seat, trick, s.phase == BANK, rng)
    clear_tricks(s)
    s.exchanged = s.asked = 0
    s.phase = REVEAL
    return True


@rule
def undo_exchange(s, seat, still_to_bury, rng):
    """Back into the hand with what was put beneath; its place in the deck remembers it."""
    if not still_to_bury:
        s.bottom[seat] -= 1
        s.hand[seat] |= 1 << s.deck[seat][s.bottom[seat]]
    undo_draw(s, seat, rng)


@rule
def past(s, then):
    now, seat = then.trick == s.trick, then.actor
    if then.phase == BANK:
        return laid_aside(then)
    if then.phase == MIDDLE:
        return played_to_middle(then)
    answered = not now or (s.phase >= OFFER and s.asked > then.asked)
    if then.phase == BURY:
        return ASIDE + then.deck[seat][then.bottom[seat]] - 1 if answered else -1
    exchanged = (s.exchanged if now else s.exchanges[then.trick - 1]) >> seat & 1
    if answered or (s.phase == BURY and s.asked == then.asked):
        return EXCHANGE if exchanged else PASS
    return -1


@rule
def graft(s, seat, source):
    graft_deck(s, seat, source)
    s.exchanged = s.exchanged & ~(1 << seat) | source.exchanged & 1 << seat
    return True
