"""What a seat knows in COIN: worlds that agree with it, and the same as numbers."""

from cutpurse.core.bits import count
from cutpurse.core.chance import below, reseed
from cutpurse.core.compiling import rule
from cutpurse.games._shared.knowledge import put_bits, put_one
from cutpurse.games._twosided.beliefs import suppose_others
from cutpurse.games._twosided.knowledge import (
    IN_ORDER,
    NOWHERE,
    TABLE_OBSERVATION,
    fill_deck,
    fill_prizes,
    observe_table,
    pick_set,
    redeal_other,
    redeal_own,
    redeal_prizes,
    shown,
)
from cutpurse.games._twosided.rules import ALL, SEATS, VALUES
from cutpurse.games.coin.rules import BURY, ENDED, FORCED, OFFER, SHUFFLED, TOGETHER


@rule
def redeal(s, seat, rng):
    """Each colour's unseen cards in any order; who exchanges is open until all have been asked."""
    reseed(s, rng)
    redeal_prizes(s, rng)
    hidden = exchange_is_hidden(s)
    for other in range(SEATS):
        if other != seat:
            hand_size = count(s.hand[other])
            if hidden and other <= s.actor:
                hand_size = redeal_answer(s, other, rng)
            redeal_other(s, other, hand_size, rng)
            if s.after_burying == SHUFFLED:
                redeal_memory(s, other, rng)
    if s.after_burying == SHUFFLED:
        redeal_shuffled(s, seat, rng)
    else:
        redeal_own(s, seat, rng)


@rule
def exchange_is_hidden(s):
    """Whether answers are being collected that the others can't know yet."""
    return (s.phase == OFFER or s.phase == BURY) and s.exchange_order == TOGETHER


@rule
def redeal_answer(s, seat, rng):
    """What another seat has answered so far, each world equally likely; its hand size.

    A seat that has answered has exchanged or not. The one being asked has not answered, or has drawn and still has to
    bury: a hand of h + 1 instead of h cards, of which there are h + 1 times fewer.
    """
    answered = seat < s.actor
    drew = s.exchanged >> seat & 1
    hand_size = count(s.hand[seat]) - (drew and not answered)
    s.top[seat] -= drew  # back to before the offer
    s.bottom[seat] -= drew and answered
    size, buried = s.bottom[seat] - s.top[seat], s.bottom[seat] - VALUES
    without = memories(s, size, buried, False) * (1 if answered else hand_size + 1)
    if answered:
        without = 0 if s.exchange == FORCED else without
        with_it = memories(s, size, buried + 1, True)
    else:
        with_it = memories(s, size - 1, buried, False)
    drew = int(below(rng, without + with_it) < with_it)
    s.exchanged = s.exchanged & ~(1 << seat) | drew << seat
    s.top[seat] += drew
    s.bottom[seat] += drew and answered
    if not answered:
        s.phase = BURY if drew else OFFER
    return hand_size + (drew and not answered)


# Where decks are shuffled after burying, a seat remembers which cards it put there and must still be in the deck.


@rule
def memories(s, size, buried, fresh):
    """How many sets of cards a seat may remember in a deck of this size, after so many exchanges.

    Any cards may be remembered, at most as many as were buried; just after burying at least one.
    """
    if s.after_burying != SHUFFLED:
        return 1
    total = 0
    for k in range(1 if fresh else 0, min(size, buried) + 1):
        total += choose(size, k)
    return total


@rule
def choose(n, k):
    """The number of ways to choose k of n."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@rule
def redeal_memory(s, seat, rng):
    """What another seat may remember of its shuffled deck."""
    deck = 0
    for i in range(s.top[seat], s.bottom[seat]):
        deck |= 1 << s.deck[seat][i]
    size, buried = count(deck), s.bottom[seat] - VALUES
    just_drew = s.phase == BURY and s.actor == seat
    fresh = (s.exchanged >> seat & 1) == 1 and not just_drew  # the next trick begins with a draw, and clears it
    at = below(rng, memories(s, size, buried, fresh))
    k = 1 if fresh else 0
    while at >= choose(size, k):
        at -= choose(size, k)
        k += 1
    s.remembered[seat] = pick_set(deck, k, rng)


@rule
def redeal_shuffled(s, seat, rng):
    """The own deck, shuffled: some cards must be in it, nobody knows where."""
    known = shown(s, seat) | s.hand[seat] | s.down[seat] | s.remembered[seat]
    if s.middle[seat]:
        known |= 1 << s.middle[seat]
    pool = fill_prizes(s, seat, ALL & ~known, rng)
    fill_deck(s, seat, pool | s.remembered[seat], s.top[seat], s.bottom[seat], rng)


@rule
def suppose(s, seat, rng):
    """Worlds in which the others have kept what they would keep."""
    redeal(s, seat, rng)
    suppose_others(s, seat, 1, rng)


OBSERVATION = (
    *TABLE_OBSERVATION,
    ("own cards that must be in the shuffled deck", VALUES),
    ("exchanges in this round, of 7, per seat", SEATS),
    ("exchanged after this trick, per seat, once all have answered", SEATS),
    ("phase", ENDED + 1),
    ("seat to act", SEATS),
    ("points of earlier rounds, of 100, per seat", SEATS),
    ("target, of 100; extra round", 2),
    ("options: set aside, carried over, to the colour; no contest; gray coins score", 5),
    ("options: gray tie to everyone, nobody, split, fewest points", 4),
)


@rule
def observe(s, seat, out):
    at = observe_table(s, seat, NOWHERE if s.after_burying == SHUFFLED else IN_ORDER, out)
    at = put_bits(out, at, VALUES, s.remembered[seat] >> 1)
    hidden = exchange_is_hidden(s)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        known = other == seat or not hidden
        this_time = s.exchanged >> other & 1
        amid = s.phase == BURY and s.actor == other
        before = s.bottom[other] - VALUES - (this_time and not amid)
        out[at + i] = (before + (this_time if known else 0)) / 7
        out[at + SEATS + i] = this_time if known else 0
    at = put_one(out, at + 2 * SEATS, ENDED + 1, OFFER if hidden and seat != s.actor else s.phase)
    at = put_one(out, at, SEATS, (s.actor - seat) % SEATS)
    for i in range(SEATS):
        out[at + i] = s.total[(seat + i) % SEATS] / 100
    at += SEATS
    out[at], out[at + 1] = s.target / 100, s.extra_round
    at = put_one(out, at + 2, 3, s.unclaimed)
    out[at], out[at + 1] = s.lone_card, s.gray_coins_score
    put_one(out, at + 2, 4, s.gray_tie)
