"""Worlds of COIN that agree with what a seat knows, and how this Round may have come about."""

from cutpurse.core.bits import count
from cutpurse.core.chance import below, reseed
from cutpurse.core.compiling import rule
from cutpurse.games._twosided import worlds as twosided
from cutpurse.games._twosided.rules import ASIDE, PASS, SEATS, VALUES, action_with, clear_tricks, deck_cards
from cutpurse.games.coin.options import AfterBurying, Exchange, ExchangeOrder
from cutpurse.games.coin.rules import BANK, BURY, EXCHANGE, MIDDLE, OFFER, REVEAL, has_exchanged
from cutpurse.kit.dealing import take


@rule
def redeal(s, seat, rng):
    """Each colour's unseen cards in any order; who exchanges is open until all have been asked."""
    reseed(s, rng)
    twosided.redeal_prizes(s, rng)
    hidden = exchange_is_hidden(s)
    for other in range(SEATS):
        if other != seat:
            hand_size = count(s.hand[other])
            if hidden and other <= s.actor:
                hand_size = redeal_answer(s, other, rng)
            twosided.redeal_other(s, other, hand_size, rng)
            if s.after_burying == AfterBurying.SHUFFLE:
                redeal_memory(s, other, rng)
    if s.after_burying == AfterBurying.SHUFFLE:
        redeal_shuffled(s, seat, rng)
    else:
        twosided.redeal_own(s, seat, rng)


@rule
def exchange_is_hidden(s):
    """Whether answers are being collected that the others can't know yet."""
    return (s.phase == OFFER or s.phase == BURY) and s.exchange_order == ExchangeOrder.TOGETHER


@rule
def redeal_answer(s, seat, rng):
    """What another seat has answered so far, each world equally likely; its hand size.

    A seat that has answered has exchanged or not. The one being asked has not answered, or has drawn and still has to
    bury: a hand of h + 1 instead of h cards, of which there are h + 1 times fewer.
    """
    answered = seat < s.actor
    drew = has_exchanged(s, seat)
    hand_size = count(s.hand[seat]) - (drew and not answered)
    s.top[seat] -= drew  # back to before the offer
    s.bottom[seat] -= drew and answered
    size, buried = s.bottom[seat] - s.top[seat], s.bottom[seat] - VALUES
    without = memories(s, size, buried, False) * (1 if answered else hand_size + 1)
    if answered:
        without = 0 if s.exchange == Exchange.FORCED else without
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
    if s.after_burying != AfterBurying.SHUFFLE:
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
    deck = deck_cards(s, seat, s.top[seat])
    size, buried = count(deck), s.bottom[seat] - VALUES
    just_drew = s.phase == BURY and s.actor == seat
    fresh = has_exchanged(s, seat) == 1 and not just_drew  # the next trick begins with a draw, and clears it
    at = below(rng, memories(s, size, buried, fresh))
    k = 1 if fresh else 0
    while at >= choose(size, k):
        at -= choose(size, k)
        k += 1
    s.remembered[seat] = take(deck, k, rng)


@rule
def redeal_shuffled(s, seat, rng):
    """The own deck, shuffled: some cards must be in it, nobody knows where."""
    pool = twosided.redeal_own_prizes(s, seat, s.remembered[seat], rng)
    twosided.fill_deck(s, seat, pool | s.remembered[seat], s.top[seat], s.bottom[seat], rng)


@rule
def suppose(s, seat, rng):
    """Worlds in which the others have kept the cards that players keep."""
    redeal(s, seat, rng)
    twosided.suppose_others(s, seat, 1, rng)


@rule
def rewind(s, rng):
    """Back to the first reveal of this Round."""
    if s.after_burying == AfterBurying.SHUFFLE:  # nobody can tell any more what lay where
        return False
    s.exchanges[s.trick - 1] = s.exchanged
    for trick in range(s.trick - 1, -1, -1):
        for seat in range(SEATS):
            if s.exchanges[trick] >> seat & 1:
                undo_exchange(s, seat, s.phase == BURY and s.actor == seat and trick == s.trick - 1, rng)
            twosided.undo_trick(s, seat, trick, s.phase == BANK, rng)
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
    twosided.undo_draw(s, seat, rng)


@rule
def replayed(s, then):
    now, seat = then.trick == s.trick, then.actor
    if then.phase == BANK:
        return twosided.laid_aside(then)
    if then.phase == MIDDLE:
        return twosided.played_to_middle(then)
    answered = not now or (s.phase >= OFFER and s.asked > then.asked)
    if then.phase == BURY:
        return action_with(ASIDE, then.deck[seat][then.bottom[seat]]) if answered else -1
    exchanged = (s.exchanged if now else s.exchanges[then.trick - 1]) >> seat & 1
    if answered or (s.phase == BURY and s.asked == then.asked):
        return EXCHANGE if exchanged else PASS
    return -1


@rule
def copy_hidden(s, seat, source):
    twosided.copy_hidden_deck(s, seat, source)
    s.exchanged = s.exchanged & ~(1 << seat) | source.exchanged & 1 << seat
    return True
