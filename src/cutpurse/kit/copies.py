"""Two decks in one whose copies are alike: how often each card is held, as a field of two sets.

In `hand=(i64, SEATS, 2)` the first word of a hand is the set of cards it holds at all, the second the set of those it
holds twice. A card is one action, whichever copy is played, so that 104 cards need 52 actions and `legal` is one word:
`tricks.follow(s.hand[seat][0], suit)`. Say `Meanings(cards_alike=True)`.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import count, lowest, select
from cutpurse.core.chance import below, shuffle
from cutpurse.core.compiling import rule
from cutpurse.kit.dealing import count_ways, draw_group, groups_by_card, merge_cards, merge_places

MOST = 126  # cards, of two decks of 63


@rule
def number_of(held):
    """How many cards there are, copies counted."""
    return count(held[0]) + count(held[1])


@rule
def add_copy(held, card):
    """Add a card, of which there was at most one."""
    if held[0] >> card & 1:
        held[1] |= 1 << card
    else:
        held[0] |= 1 << card


@rule
def remove_copy(held, card):
    """Remove a card, of which there was at least one."""
    if held[1] >> card & 1:
        held[1] &= ~(1 << card)
    else:
        held[0] &= ~(1 << card)


@rule
def pick_copy(held, cards, rng):
    """A card of a set, in proportion to how many copies of it are held."""
    once, twice = held[0] & cards, held[1] & cards
    k = below(rng, count(once) + count(twice))
    return select(once, k) if k < count(once) else select(twice, k - count(once))


@rule
def deal_copies(s, cards, each):
    """Shuffle two copies of each card of a set, and deal so many to each hand; the others are laid away."""
    pack, size = np.zeros(MOST, np.int64), 0
    while cards:
        pack[size] = pack[size + 1] = lowest(cards)
        cards &= cards - 1
        size += 2
    shuffle(s, pack, 0, size)
    for seat in range(s.seats):
        s.hand[seat][0] = s.hand[seat][1] = 0
        for place in range(seat * each, (seat + 1) * each):
            add_copy(s.hand[seat], pack[place])


@rule
def unseen_copies(held, cards):
    """Two copies of each card of a set, less those that one holds or has seen, given in the same form."""
    unseen = np.zeros(2, np.int64)
    unseen[0], unseen[1] = cards & ~held[1], cards & ~held[0]
    return unseen


@rule
def deal_copies_unseen(pool, sizes, barred, places, out, rng):
    """Like `dealing.deal_unseen`, of copies: place `p` gets `sizes[p]` as `out[p]`, none of the set `barred[p]`.

    Every way to deal the single cards is equally likely.
    """
    members, lacks, need = np.zeros(places, np.int64), np.zeros(places, np.int64), np.zeros(places, np.int64)
    kinds = merge_places(int(pool[0]), sizes, barred, places, members, lacks, need)
    cards, lacking = np.zeros(count(pool[0]), np.int64), np.zeros(count(pool[0]), np.int64)
    groups = merge_cards(int(pool[0]), lacks, kinds, cards, lacking)
    left = np.zeros(groups, np.int64)
    for group in range(groups):
        left[group] = count(pool[0] & cards[group]) + count(pool[1] & cards[group])
    open_to = groups_by_card(lacking, need, kinds, groups)
    strides, ways = count_ways(left, open_to, groups)
    rest, hand = np.zeros(2, np.int64), np.zeros(2, np.int64)
    rest[0], rest[1] = pool[0], pool[1]
    state, dealt = 0, 0
    for kind in range(kinds - 1):
        for _ in range(need[kind]):
            group = draw_group(left, open_to[dealt], strides, ways, state, groups, rng)
            move_copy(rest, hand, int(cards[group]), rng)
            left[group] -= 1
            state += strides[group]
            dealt += 1
        split_copies(hand, sizes, int(members[kind]), out, rng)
    split_copies(rest, sizes, int(members[kinds - 1]), out, rng)


@rule
def move_copy(source, to, cards, rng):
    """Move a copy at random, of a set of cards."""
    card = pick_copy(source, cards, rng)
    remove_copy(source, card)
    add_copy(to, card)


@rule
def split_copies(held, sizes, members, out, rng):
    """Share all that is held out at random among a set of places; then nothing is held."""
    while members:
        place = lowest(members)
        members &= members - 1
        out[place][0] = out[place][1] = 0
        for _ in range(sizes[place]):
            move_copy(held, out[place], int(held[0]), rng)


@rule
def deal_copies_to_hands(s, seat, pool, barred, rng):
    """Deal the copies a seat has not seen to the hands of the others, exactly, as many to each as it has."""
    sizes = np.zeros(s.seats, np.int64)
    out = np.zeros((s.seats, 2), np.int64)
    for other in range(s.seats):
        if other != seat:
            sizes[other] = number_of(s.hand[other])
    deal_copies_unseen(pool, sizes, barred, s.seats, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other][0], s.hand[other][1] = out[other][0], out[other][1]
