"""Worlds of Lucre that agree with what a seat knows, and how they may have come about."""

from cutpurse.core.bits import count
from cutpurse.core.chance import below, reseed
from cutpurse.core.compiling import rule
from cutpurse.games._twosided import worlds as twosided
from cutpurse.games._twosided.rules import DEALT, SEATS, VALUES, clear_tricks
from cutpurse.games.lucre.options import BuriedOrder, SwapOrder
from cutpurse.games.lucre.rules import MOST_SWAPPED, REVEAL, SWAP, WEALTH, exchange_buried


@rule
def redeal(s, seat, rng):
    """Each guild's unseen cards in any order; how many another seat swaps is open until all have chosen."""
    reseed(s, rng)
    twosided.redeal_prizes(s, rng)
    for other in range(SEATS):
        if other != seat:
            hand_size = count(s.hand[other])
            if swap_is_hidden(s, other):
                hand_size = redeal_swap(s, other, rng)
            twosided.redeal_other(s, other, hand_size, rng)
    twosided.redeal_own(s, seat, rng)
    if s.buried_order == BuriedOrder.RANDOM and s.top[seat] <= VALUES and s.bottom[seat] == VALUES + 2:
        redeal_buried(s, seat, rng)


@rule
def redeal_buried(s, seat, rng):
    """Two cards beneath the own deck, in an order that nobody knows."""
    deck = s.deck[seat]
    if deck[VALUES] > deck[VALUES + 1]:
        exchange_buried(s, seat)
    if below(rng, 2):
        exchange_buried(s, seat)


@rule
def swap_is_hidden(s, seat):
    """Whether the others can't know yet how many cards this seat has put beneath."""
    return s.phase == SWAP and s.swap_order == SwapOrder.TOGETHER and seat <= s.actor


@rule
def redeal_swap(s, seat, rng):
    """How many cards another seat has put beneath so far, each world equally likely; its hand size."""
    if seat < s.actor:  # it has chosen, and drawn again
        beneath = below(rng, MOST_SWAPPED + 1)
        s.top[seat] = DEALT + beneath
        hand_size = 3
    else:  # amid its choice: there are three times as many worlds with one card beneath (hands of 2) as with none (3)
        beneath = int(below(rng, 4) > 0)
        hand_size = 3 - beneath
    s.bottom[seat] = VALUES + beneath
    return hand_size


@rule
def suppose(s, seat, rng):
    """Worlds in which the others have kept the cards that players keep."""
    redeal(s, seat, rng)
    twosided.suppose_others(s, seat, 0, rng)


@rule
def rewind(s, rng):
    """Back to the first reveal; the swap at the start is left out."""
    if s.phase == SWAP:
        return False
    for trick in range(s.trick - 1, -1, -1):
        for seat in range(SEATS):
            twosided.undo_trick(s, seat, trick, s.phase == WEALTH, rng)
    clear_tricks(s)
    s.phase = REVEAL
    return True


@rule
def replayed(s, then):
    return twosided.laid_aside(then) if then.phase == WEALTH else twosided.played_to_middle(then)


@rule
def copy_hidden(s, seat, source):
    twosided.copy_hidden_deck(s, seat, source)
    return True
