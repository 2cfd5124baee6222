"""Drawing three hands and a deck together, as likely as all of them are, from what each hand may be for itself.

A hand has a place in a box: so many cards of the first three professions, the fourth follows. `ways` gives each place
a weight, as if the deck had no end; what is left for the deck weighs, too, and ties the hands together.
"""

import numpy as np

from cutpurse.core.chance import fraction
from cutpurse.core.compiling import rule
from cutpurse.games.village.rules_table import DEALT, KINDS, OTHERS
from cutpurse.kit.dealing import draw_weighted, sum_of

MOST_OF_KIND = 20
TRIES = 100  # before the exact sum is worth its price


@rule
def received_of(place, side, cards, kind):
    """How many of a profession a place in the box stands for."""
    a, b, c = place // (side * side), place // side % side, place % side
    return a if kind == 0 else b if kind == 1 else c if kind == 2 else cards - a - b - c


@rule
def set_hand(hand, place, side, cards):
    for kind in range(KINDS):
        hand[kind] = received_of(place, side, cards, kind)


@rule
def count_decks(odds, decks):
    """For each profession: how likely a deck has so many cards of it, but for a factor that all decks share."""
    for kind in range(KINDS):
        decks[kind][0] = 1.0
        for cards in range(1, MOST_OF_KIND + 1):
            decks[kind][cards] = decks[kind][cards - 1] * odds[kind] / cards


@rule
def likelihood(decks, rest):
    """How likely the deck consists of just so many of each; 0 if a number is negative."""
    for kind in range(KINDS):
        if rest[kind] < 0:
            return 0.0
    return decks[0][rest[0]] * decks[1][rest[1]] * decks[2][rest[2]] * decks[3][rest[3]]


@rule
def likeliest(pool, cards, unseen, decks):
    """The likelihood of the likeliest deck of so many cards: uphill from about the mean, exchanging one at a time."""
    rest = np.zeros(KINDS, np.int64)
    left = cards
    for kind in range(KINDS):
        rest[kind] = pool[kind] * cards // unseen
        left -= int(rest[kind])
    for kind in range(KINDS):
        more = min(left, int(pool[kind] - rest[kind]))
        rest[kind] += more
        left -= more
    moved = True
    while moved:
        moved = False
        for more in range(KINDS):
            for less in range(KINDS):
                if rest[less] > 0 and rest[more] < pool[more]:
                    now = decks[more][rest[more]] * decks[less][rest[less]]
                    then = decks[more][rest[more] + 1] * decks[less][rest[less] - 1]
                    if more != less and then > now * 1.000001:
                        rest[more] += 1
                        rest[less] -= 1
                        moved = True
    return likelihood(decks, rest)


@rule
def draw_by_rejection(pool, best, side, received, ways, decks, hands, rng):
    """Draw each hand for itself, and take them if what is left is a likely deck. Whether that has worked."""
    totals, rest = np.zeros(OTHERS), np.zeros(KINDS, np.int64)
    for i in range(OTHERS):
        totals[i] = sum_of(ways[i][received[i] - DEALT])
    for _ in range(TRIES):
        for i in range(OTHERS):
            place = draw_weighted(ways[i][received[i] - DEALT], totals[i], rng)
            set_hand(hands[i], place, side, received[i])
        for kind in range(KINDS):
            rest[kind] = pool[kind] - hands[0][kind] - hands[1][kind] - hands[2][kind]
        if fraction(rng) * best < likelihood(decks, rest):
            return True
    return False


@rule
def draw_by_summing(pool, side, received, ways, decks, hands, rng):
    """Draw the hands together: first one, then the sum of the other two, then how they share it."""
    first, second, third = ways[0][received[0] - DEALT], ways[1][received[1] - DEALT], ways[2][received[2] - DEALT]
    wide = min(2 * side - 1, MOST_OF_KIND + 1)
    both = np.zeros(wide * wide * wide)
    add_up(second, third, side, wide, both)
    held = received[1] + received[2]
    weights = np.zeros(len(first))
    for place in range(len(first)):
        if first[place] > 0:
            weights[place] = first[place] * sum_of_decks(
                pool, place, side, received[0], both, wide, held, decks, both, False
            )
    chosen = draw_weighted(weights, sum_of(weights), rng)
    set_hand(hands[0], chosen, side, received[0])
    weighed = np.zeros(len(both))
    total = sum_of_decks(pool, chosen, side, received[0], both, wide, held, decks, weighed, True)
    pair = draw_weighted(weighed, total, rng)
    shares = np.zeros(len(second))
    for place in range(len(second)):
        shares[place] = second[place] * share_of(third, pair, place, side, wide)
    chosen = draw_weighted(shares, sum_of(shares), rng)
    set_hand(hands[1], chosen, side, received[1])
    for kind in range(KINDS):
        hands[2][kind] = received_of(pair, wide, held, kind) - hands[1][kind]


@rule
def add_up(second, third, side, wide, both):
    """The ways of two hands together, by the sum of their cards."""
    for i in range(len(second)):
        if second[i] > 0:
            for j in range(len(third)):
                a = i // (side * side) + j // (side * side)
                b, c = i // side % side + j // side % side, i % side + j % side
                if third[j] > 0 and a < wide and b < wide and c < wide:
                    both[(a * wide + b) * wide + c] += second[i] * third[j]


@rule
def share_of(third, pair, place, side, wide):
    """The ways of one hand if the other takes `place` out of what both hold."""
    a = pair // (wide * wide) - place // (side * side)
    b, c = pair // wide % wide - place // side % side, pair % wide - place % side
    if a < 0 or b < 0 or c < 0 or a >= side or b >= side or c >= side:
        return 0.0
    return third[(a * side + b) * side + c]


@rule
def sum_of_decks(pool, place, side, cards, both, wide, held, decks, out, write):
    """The ways of two hands, each with the deck that is left when the first hand is `place`."""
    total, rest = 0.0, np.zeros(KINDS, np.int64)
    for pair in range(len(both)):
        if both[pair] > 0:
            for kind in range(KINDS):
                rest[kind] = pool[kind] - received_of(place, side, cards, kind) - received_of(pair, wide, held, kind)
            weight = both[pair] * likelihood(decks, rest)
            total += weight
            if write:
                out[pair] = weight
    return total
