"""Worlds that agree with what play has shown: a seat that did not follow suit holds no card of it.

The unseen cards go to places (hands, cards laid away) of known sizes. Every deal that gives no place a card it can't
hold must be equally likely. Rejection sampling might take for ever, and repairing a deal that does not fit is biased.
So the deals are counted:

1. Places that can't hold the same cards are one kind of place, and what a kind gets is shared out at random. Cards that
   the same kinds can't hold are one group. Without voids there is one kind and one group, and nothing to count.
2. Deal card by card, one kind after the other. What has been dealt matters only by how many cards of each group it
   took, and their sum tells whose turn it is. The number of ways to go on is the sum, over the groups the next card may
   come from, of the cards left in the group times the ways to go on after one of them.
3. The largest kind comes last and takes what is left, which is one way if it may hold all of that, else none.
4. With these numbers known from the end to the start, each card is drawn with a chance in proportion to the ways that
   remain after it.

There are up to 61! deals, so the counts are doubles. Rounding shifts a probability by less than one part in 10**13.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import below, fraction, pick
from cutpurse.core.compiling import rule


@rule
def deal_unseen(pool, sizes, barred, places, out, rng):
    """Deal the cards of a set to places, each way equally likely that gives no place a card it can't hold.

    Place `p` gets `sizes[p]` cards into the set `out[p]`, none of the set `barred[p]`. The sizes sum up to the pool,
    and there must be a way. For suits that seats are void in see `cards.all_of_suits`.
    """
    pool = int(pool)
    binding = 0
    for place in range(places):
        if sizes[place]:
            binding |= int(barred[place])
    if binding & pool:
        deal_around(pool, sizes, barred, places, out, rng)
    else:
        split(pool, sizes, (1 << places) - 1, out, rng)


@rule
def deal_hands_unseen(s, seat, pool, known, barred, rng):
    """Deal the cards a seat has not seen to the hands of the others, exactly, as many to each as it has.

    `known[other]` is the set of cards that are certain to be in a hand, and `barred[other]` the set of those that can't
    be there: whatever a hand is certain to hold may be among these, too.
    """
    sizes, out = np.zeros(s.seats, np.int64), np.zeros(s.seats, np.int64)
    for other in range(s.seats):
        if other != seat:
            pool &= ~int(known[other])
            sizes[other] = count(s.hand[other]) - count(known[other])
    deal_unseen(pool, sizes, barred, s.seats, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = int(out[other]) | int(known[other])


@rule
def split(cards, sizes, members, out, rng):
    """Share a set of cards out at random among a set of places."""
    while members:
        place = lowest(members)
        members &= members - 1
        hand = take(cards, sizes[place], rng) if members else cards
        out[place] = hand
        cards ^= hand


@rule
def take(cards, size, rng):
    """So many cards of a set at random; if they are most of it, the others are picked instead."""
    rest = count(cards) - size
    taken = 0
    for _ in range(min(size, rest)):
        taken |= 1 << pick(rng, cards ^ taken)
    return taken if size <= rest else cards ^ taken


@rule
def deal_around(pool, sizes, barred, places, out, rng):
    """The same if some place can't hold a card that has to be dealt."""
    members, need, kinds, cards, left, open_to, strides, ways = count_all(pool, sizes, barred, places)
    state = 0
    dealt = 0
    for kind in range(kinds - 1):
        hand = 0
        for _ in range(need[kind]):
            group = draw_group(left, open_to[dealt], strides, ways, state, len(strides), rng)
            card = 1 << pick(rng, int(cards[group]))
            cards[group] ^= card
            left[group] -= 1
            hand |= card
            state += strides[group]
            dealt += 1
        pool ^= hand
        split(hand, sizes, int(members[kind]), out, rng)
    split(pool, sizes, int(members[kinds - 1]), out, rng)


@rule
def count_all(pool, sizes, barred, places):
    """Steps 1 to 3: the kinds (their places, the cards they need, how many there are), the groups, and the counts."""
    members, lacks, need = np.zeros(places, np.int64), np.zeros(places, np.int64), np.zeros(places, np.int64)
    kinds = merge_places(pool, sizes, barred, places, members, lacks, need)
    cards, lacking = np.zeros(count(pool), np.int64), np.zeros(count(pool), np.int64)
    groups = merge_cards(pool, lacks, kinds, cards, lacking)
    left = np.zeros(groups, np.int64)
    for group in range(groups):
        left[group] = count(cards[group])
    open_to = groups_by_card(lacking, need, kinds, groups)
    strides, ways = count_ways(left, open_to, groups)
    return members, need, kinds, cards, left, open_to, strides, ways


@rule
def merge_places(pool, sizes, barred, places, members, lacks, need):
    """Find the kinds of places, the largest last: which places, what they can't hold, the cards they need."""
    kinds = 0
    for place in range(places):
        lack = barred[place] & pool if sizes[place] else 0
        kind = 0
        while kind < kinds and lacks[kind] != lack:
            kind += 1
        kinds = max(kinds, kind + 1)
        lacks[kind] = lack
        members[kind] |= 1 << place
        need[kind] += sizes[place]
    last, largest = kinds - 1, 0
    for kind in range(kinds):
        if need[kind] > need[largest]:
            largest = kind
    members[largest], members[last] = members[last], members[largest]
    lacks[largest], lacks[last] = lacks[last], lacks[largest]
    need[largest], need[last] = need[last], need[largest]
    return kinds


@rule
def merge_cards(pool, lacks, kinds, cards, lacking):
    """Find the groups of cards that the same kinds can't hold: the cards, and the set of those kinds."""
    groups = 0
    while pool:
        first, same, lack = lowest(pool), pool, 0
        for kind in range(kinds):
            barred = int(lacks[kind])
            if barred >> first & 1:
                lack |= 1 << kind
                same &= barred
            else:
                same &= ~barred
        cards[groups], lacking[groups] = same, lack
        groups += 1
        pool ^= same
    return groups


@rule
def groups_by_card(lacking, need, kinds, groups):
    """For each card dealt before the last kind's the set of groups it may come from; behind them the last kind's."""
    before_last = 0
    for kind in range(kinds - 1):
        before_last += need[kind]
    open_to = np.zeros(before_last + 1, np.int64)
    dealt = 0
    for kind in range(kinds):
        may = 0
        for group in range(groups):
            may |= (~int(lacking[group]) >> kind & 1) << group
        for _ in range(need[kind] if kind < kinds - 1 else 1):
            open_to[dealt] = may
            dealt += 1
    return open_to


@rule
def count_ways(sizes, open_to, groups):
    """In how many ways the deal can go on after so many cards of each group: these numbers are a state's digits.

    Groups have `sizes[group]` cards. States are visited from the last to the first; those with more cards than come
    before the last kind's are left out.
    """
    before_last = len(open_to) - 1
    most, strides = np.zeros(groups, np.int64), np.zeros(groups, np.int64)
    size = 1
    for group in range(groups):
        for dealt in range(before_last):
            most[group] += open_to[dealt] >> group & 1
        most[group] = min(most[group], sizes[group])
        strides[group] = size
        size *= most[group] + 1
    used, ways = np.zeros(groups, np.int64), np.empty(size)
    state, room = fill_up(used, most, strides, groups, 0, before_last)
    while state > 0:
        ways[state] = ways_from(state, sizes, used, most, strides, ways, open_to[before_last - room], room == 0)
        digit = 0
        while used[digit] == 0:
            digit += 1
        used[digit] -= 1
        state, room = fill_up(used, most, strides, digit, state - strides[digit], room + 1)
    ways[0] = ways_from(0, sizes, used, most, strides, ways, open_to[0], before_last == 0)
    return strides, ways


@rule
def fill_up(used, most, strides, digits, state, room):
    """Make the digits below this one, which are 0, as large as there is room for; the state, and the room then left."""
    for digit in range(digits - 1, -1, -1):
        used[digit] = min(most[digit], room)
        room -= used[digit]
        state += used[digit] * strides[digit]
    return state, room


@rule
def ways_from(state, sizes, used, most, strides, ways, may, is_end):
    """The ways to go on from one state, those of later states being known; at the end whether the rest may be taken."""
    total = 1.0 if is_end else 0.0
    for group in range(len(used)):
        left = sizes[group] - used[group]
        if is_end:
            if left > 0 and not may >> group & 1:
                total = 0.0
        elif may >> group & 1 and used[group] < most[group]:
            total += left * ways[state + strides[group]]
    return total


@rule
def draw_group(left, may, strides, ways, state, groups, rng):
    """The group of the next card, its chance in proportion to the ways that remain."""
    mark = fraction(rng) * ways[state]
    drawn = 0
    for group in range(groups):
        if may >> group & 1 and left[group]:
            weight = left[group] * ways[state + strides[group]]
            if weight > 0:  # the last of these is drawn even if rounding has left the mark behind it
                drawn = group
                if mark < weight:
                    break
                mark -= weight
    return drawn


# Numbers of deals, and cards that are alike


@rule
def count_deals(pool, sizes, barred, places):
    """In how many ways `deal_unseen` can deal these cards, as a double; 0 if there is no way.

    For games with several explanations of what was seen: choose one in proportion to its deals, then deal.
    """
    _, need, kinds, _, _, _, _, ways = count_all(int(pool), sizes, barred, places)
    deals = ways[0] * factorial(need[kinds - 1])  # hands before the last kind's were counted in the order of dealing
    for place in range(places):
        deals /= factorial(sizes[place])
    return deals


@rule
def factorial(number):
    product = 1.0
    for factor in range(2, number + 1):
        product *= factor
    return product


@rule
def sum_of(weights):
    """One after the other, so that compiled and interpreted code round alike."""
    total = 0.0
    for weight in weights:
        total += weight
    return total


@rule
def draw_weighted(weights, total, rng):
    """One of the places of an array, with a chance in proportion to its weight; `total` is their sum."""
    left, last = fraction(rng) * total, 0
    for place in range(len(weights)):
        if weights[place] > 0:  # the last of these is drawn even if rounding has left something
            last = place
            left -= weights[place]
            if left < 0:
                return place
    return last


@rule
def deal_alike(cards, start, end, numbers, rng):
    """Fill the places from `start` to before `end` with so many cards of each kind, in any order; they are used up."""
    for place in range(start, end):
        left, kind = below(rng, end - place), 0
        while left >= numbers[kind]:
            left -= numbers[kind]
            kind += 1
        cards[place] = kind
        numbers[kind] -= 1
