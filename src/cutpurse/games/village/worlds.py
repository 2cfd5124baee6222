"""What a seat knows in The Village, and worlds that agree with it.

A world is an order of the deck. All cards came from it, so a hand is known by the cards it has received from the deck
one after the other, and everything seen since (a card given, discarded or turned outward, a hand shown, an accusation
that failed) bounds how many of a profession were among the first so many. Each order of the deck from which all that a
seat has seen could have followed is equally likely.

To draw one, count for each other hand in how many ways it can have received what it holds, draw the hands together by
rejection (if that fails too often, from the exact sum over all of them), and trace back the order in which cards came.
"""

import numpy as np

from cutpurse.core.bits import highest
from cutpurse.core.chance import below, power, reseed
from cutpurse.core.compiling import rule
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import is_winning, note_dealt, winning_count
from cutpurse.games.village.rules_day import fewest_chips, most_chips
from cutpurse.games.village.rules_table import DEALT, HANDFUL, KINDS, OTHERS, SEATS, Phase
from cutpurse.games.village.worlds_drawing import (
    MOST_OF_KIND,
    count_decks,
    draw_by_rejection,
    draw_by_summing,
    likeliest,
    received_of,
)
from cutpurse.kit.dealing import deal_alike, draw_weighted, sum_of

FACTORIALS = (1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0)


@rule
def redeal(s, seat, rng):
    reseed(s, rng)
    if s.phase == Phase.WAGER and s.betting == Betting.SEALED:
        redeal_wagers(s, seat, rng)
    if s.bottom > 0:
        redeal_cards(s, seat, rng)
        if s.clear_courtyard:
            redeal_refuse(s, rng)
    if s.phase == Phase.SHOWING:
        redeal_answers(s, seat, rng)


@rule
def redeal_cards(s, seat, rng):
    pool, odds = np.zeros(KINDS, np.int64), np.zeros(KINDS)
    unseen = count_unseen(s, seat, pool, odds)
    received, most, rest = np.zeros(OTHERS, np.int64), 0, unseen
    for i in range(OTHERS):
        received[i] = s.received[(seat + 1 + i) % SEATS]
        most = max(most, int(received[i]))
        rest -= int(received[i])
    side = min(most, MOST_OF_KIND) + 1  # of a box with a place for each hand: three professions, the fourth follows
    ways = np.zeros((OTHERS, most - DEALT + 1, side * side * side))
    for i in range(OTHERS):
        count_ways(s, seat, (seat + 1 + i) % SEATS, odds, side, ways[i])
    decks = np.zeros((KINDS, MOST_OF_KIND + 1))
    count_decks(odds, decks)
    best = likeliest(pool, rest, unseen, decks) * 1.0001
    hands = np.zeros((OTHERS, KINDS), np.int64)
    if not draw_by_rejection(pool, best, side, received, ways, decks, hands, rng):
        draw_by_summing(pool, side, received, ways, decks, hands, rng)
    for i in range(OTHERS):
        other = (seat + 1 + i) % SEATS
        for kind in range(KINDS):
            pool[kind] -= hands[i][kind]
            s.hidden[other][kind] = hands[i][kind] + s.gained[other][kind] - s.public[other][kind]
        trace_back(s, other, odds, side, ways[i], hands[i], rng)
    deal_alike(s.deck, s.top, s.top + rest, pool, rng)


@rule
def count_unseen(s, seat, pool, odds):
    """Cards, by profession, that did not come to the seat itself, and their shares; how many there are."""
    for kind in range(KINDS):
        pool[kind] = s.cards[kind]
    for i in range(s.received[seat]):
        pool[s.receipts[seat][i]] -= 1
    unseen = 0
    for kind in range(KINDS):
        unseen += int(pool[kind])
    for kind in range(KINDS):
        odds[kind] = pool[kind] / unseen
    return unseen


@rule
def cards_seen(s, viewer, seat):
    """How many cards a seat had received when it last showed its hand to the viewer; 0 if it never has."""
    rows = s.seen[viewer][(seat - viewer) % SEATS - 1]
    return DEALT + highest(rows) if rows else 0


@rule
def known_receipts(s, viewer, seat, kind):
    """How many cards of a profession the viewer has seen among them."""
    return of_kind(s, seat, cards_seen(s, viewer, seat), kind)


@rule
def of_kind(s, seat, cards, kind):
    """How many of the first cards that a seat has received are of a profession."""
    number = 0
    for i in range(cards):
        number += s.receipts[seat][i] == kind
    return number


@rule
def count_ways(s, viewer, seat, odds, side, ways):
    """For each row: how likely it is that the first cards received are so many of each profession, as all agrees.

    Row 0 is the hand dealt, each further row one card more. Weighed by the shares of the professions, as if the deck
    had no end; that it has is put right when the hands are drawn.
    """
    shown = s.seen[viewer][(seat - viewer) % SEATS - 1]
    for a in range(DEALT + 1):
        for b in range(DEALT + 1 - a):
            for c in range(DEALT + 1 - a - b):
                d = DEALT - a - b - c
                if agrees(s, seat, 0, a, b, c, d, shown):
                    orders = FACTORIALS[DEALT] / (FACTORIALS[a] * FACTORIALS[b] * FACTORIALS[c] * FACTORIALS[d])
                    likely = power(odds[0], a) * power(odds[1], b) * power(odds[2], c) * power(odds[3], d)
                    ways[0][(a * side + b) * side + c] = orders * likely
    for row in range(s.received[seat] - DEALT):
        cards = DEALT + row
        for a in range(min(cards, side - 1) + 1):
            for b in range(min(cards - a, side - 1) + 1):
                for c in range(min(cards - a - b, side - 1) + 1):
                    place = (a * side + b) * side + c
                    weight = ways[row][place]
                    if weight > 0:
                        d = cards - a - b - c
                        if a + 1 < side and agrees(s, seat, row + 1, a + 1, b, c, d, shown):
                            ways[row + 1][place + side * side] += weight * odds[0]
                        if b + 1 < side and agrees(s, seat, row + 1, a, b + 1, c, d, shown):
                            ways[row + 1][place + side] += weight * odds[1]
                        if c + 1 < side and agrees(s, seat, row + 1, a, b, c + 1, d, shown):
                            ways[row + 1][place + 1] += weight * odds[2]
                        if d + 1 < side and agrees(s, seat, row + 1, a, b, c, d + 1, shown):
                            ways[row + 1][place] += weight * odds[3]
    if s.phase == Phase.SHOWING and has_answered(s, seat):  # a winning hand has had two answers to choose from
        weigh_answers(s, seat, side, ways[s.received[seat] - DEALT])


@rule
def agrees(s, seat, row, a, b, c, d, shown):
    """Whether so many of each profession agree with what was seen when just these had been received."""
    least, own = s.least[seat][row], s.profession[seat]
    if a < least[0] or b < least[1] or c < least[2] or d < least[3]:
        return False
    if shown >> row & 1:
        cards = DEALT + row
        if a != of_kind(s, seat, cards, 0) or b != of_kind(s, seat, cards, 1) or c != of_kind(s, seat, cards, 2):
            return False
    of_own = a if own == 0 else b if own == 1 else c if own == 2 else d
    return of_own <= s.most[seat][row]


@rule
def has_answered(s, seat):
    """Whether a seat has already said if it shows its hand."""
    return (seat - s.dealer) % SEATS < s.asked


@rule
def weigh_answers(s, seat, side, ways):
    own, least = s.profession[seat], winning_count(s, seat) - s.gained[seat][s.profession[seat]]
    for place in range(side * side * side):
        if received_of(place, side, s.received[seat], own) >= least:
            ways[place] *= 2


@rule
def trace_back(s, seat, odds, side, ways, hand, rng):
    """In which order a hand has received its cards: the last one first."""
    steps = (side * side, side, 1, 0)
    place = int((hand[0] * side + hand[1]) * side + hand[2])
    weights = np.zeros(KINDS)
    for row in range(s.received[seat] - DEALT, 0, -1):
        for kind in range(KINDS):
            weights[kind] = ways[row - 1][place - steps[kind]] * odds[kind] if hand[kind] > 0 else 0.0
        kind = draw_weighted(weights, sum_of(weights), rng)
        s.receipts[seat][DEALT + row - 1] = kind
        hand[kind] -= 1
        place -= steps[kind]
    note_dealt(s, seat, hand)


@rule
def redeal_refuse(s, rng):
    """Cards that nobody has seen in their places may lie in any order, each run of them by itself."""
    numbers, first = np.zeros(KINDS, np.int64), 0
    for place in range(s.refused):
        if s.mixed[place]:
            numbers[s.refuse[place]] += 1
        else:  # this one was seen, as was the top card of all that came together
            deal_alike(s.refuse, first, place, numbers, rng)
            first = place + 1


@rule
def redeal_wagers(s, seat, rng):
    """Sealed wagers: what others have put out is open until all have; chips may still be added to the latest."""
    for i in range(s.asked + 1):
        other = (s.dealer + i) % SEATS
        if other != seat:
            s.stack[other] += s.wager[other]
            s.wager[other] = 0
            adding, s.adding = s.adding, 0
            fewest, most = fewest_chips(s, other), most_chips(s, other)
            s.adding = adding
            chips = 0
            if i == s.asked:
                chips = HANDFUL * below(rng, (most - 1) // HANDFUL + 1)
                s.adding = chips > 0
            elif 0 < fewest <= most:
                chips = fewest + below(rng, most - fewest + 1)
            s.stack[other] -= chips
            s.wager[other] = chips


@rule
def redeal_answers(s, seat, rng):
    """Whoever has a winning hand may have chosen to show it, or not to."""
    for other in range(SEATS):
        if other != seat and has_answered(s, other):
            s.revealed &= ~(1 << other)
            if is_winning(s, other):
                s.revealed |= below(rng, 2) << other


@rule
def known(s, viewer, seat):
    """How many hidden cards of each profession a seat surely holds, as the viewer (-1: everybody) can tell."""
    a, b, c, d = 0, 0, 0, 0
    for row in range(s.received[seat] - DEALT + 1):
        a, b = max(a, int(s.least[seat][row][0])), max(b, int(s.least[seat][row][1]))
        c, d = max(c, int(s.least[seat][row][2])), max(d, int(s.least[seat][row][3]))
    if viewer >= 0 and viewer != seat:
        shown = 0  # the cards of each profession that it has shown to the viewer, in sixteen bits
        for i in range(cards_seen(s, viewer, seat)):
            shown += 1 << 16 * s.receipts[seat][i]
        a, b = max(a, shown & 0x7FFF), max(b, shown >> 16 & 0x7FFF)
        c, d = max(c, shown >> 32 & 0x7FFF), max(d, shown >> 48)
    gained, public = s.gained[seat], s.public[seat]
    return (
        max(0, a + gained[0] - public[0]),
        max(0, b + gained[1] - public[1]),
        max(0, c + gained[2] - public[2]),
        max(0, d + gained[3] - public[3]),
    )
