"""Worlds of two-sided cards: all that agrees with what a seat knows.

Each deck's cards are known; what is hidden is where they are. A seat has seen what ever lay face up, its own hand and
plays, and what it put beneath its own deck. Any arrangement of the rest is as likely as any other.
"""

import numpy as np

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import below, fraction, pick, power
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.greedy import mean_prize, unopened, worth_kept
from cutpurse.games._twosided.rules import (
    ALL,
    ASIDE,
    DOWN,
    PRIZES,
    SEATS,
    UP,
    VALUES,
    action_with,
    deck_cards,
    is_covered,
    owner_of,
    prize_card,
    seen_cards,
)
from cutpurse.kit.dealing import take

# Redeal


@rule
def redeal_prizes(s, rng):
    """The owners of the prizes to come, in any order; their values are still to be filled in."""
    place = s.trick
    for seat in range(SEATS):
        left = 2
        for i in range(s.trick):
            left -= owner_of(s.prize[i]) == seat
        for _ in range(left):
            s.prize[place] = prize_card(seat, 0)
            place += 1
    for last in range(PRIZES - 1, s.trick, -1):
        other = s.trick + below(rng, last - s.trick + 1)
        s.prize[last], s.prize[other] = s.prize[other], s.prize[last]


@rule
def fill_prizes(s, seat, pool, rng):
    """Take this seat's prizes to come from its unknown cards; returns the rest."""
    for i in range(s.trick, PRIZES):
        if owner_of(s.prize[i]) == seat:
            value = pick(rng, pool)
            pool &= ~(1 << value)
            s.prize[i] = prize_card(seat, value)
    return pool


@rule
def fill_deck(s, seat, pool, first, last, rng):
    """Take a stretch of this seat's deck from its unknown cards; returns the rest."""
    for i in range(first, last):
        value = pick(rng, pool)
        pool &= ~(1 << value)
        s.deck[seat][i] = value
    return pool


@rule
def redeal_own_prizes(s, seat, beneath, rng):
    """The seat's own prizes to come: it knows its hand, what it has played, and what it put beneath; the rest."""
    known = seen_cards(s, seat) | s.hand[seat] | s.down[seat] | 1 << s.middle[seat] | beneath
    return fill_prizes(s, seat, ALL & ~known, rng)


@rule
def redeal_own(s, seat, rng):
    """The seat's own cards; what it put beneath its deck stays where it is."""
    pool = redeal_own_prizes(s, seat, deck_cards(s, seat, max(VALUES, s.top[seat])), rng)
    fill_deck(s, seat, pool, s.top[seat], min(VALUES, s.bottom[seat]), rng)


@rule
def redeal_other(s, seat, hand_size, rng):
    """Another seat's cards: everything that never lay open."""
    pool = fill_prizes(s, seat, ALL & ~seen_cards(s, seat), rng)
    if is_covered(s, seat):
        s.middle[seat] = pick(rng, pool)
        pool &= ~(1 << s.middle[seat])
    s.down[seat] = take(pool, count(s.down[seat]), rng)
    pool &= ~s.down[seat]
    s.hand[seat] = take(pool, hand_size, rng)
    pool &= ~s.hand[seat]
    for i in range(len(s.deck[seat])):
        s.deck[seat][i] = 0
    fill_deck(s, seat, pool, s.top[seat], s.bottom[seat], rng)


# Suppose: players hold on to cards that may still bring something

KEEN = 2  # a card that is worth twice as much is likelier to be kept by 2 to this power
BACK = 1  # what any card is worth


@rule
def suppose_others(s, seat, foreign, rng):
    """Deal the hidden cards of the other seats again, as players keep them, in a world of this seat."""
    for other in range(SEATS):
        if other != seat:
            suppose_other(s, other, foreign, rng)


@rule
def suppose_other(s, seat, foreign, rng):
    """Cards worth keeping are likelier in the hand, others face down; the deck holds the rest, in any order."""
    covered = is_covered(s, seat)
    pool = s.hand[seat] | s.down[seat] | deck_cards(s, seat, s.top[seat])
    if covered:
        pool |= 1 << s.middle[seat]
    weights = np.zeros(VALUES + 1)
    weigh(s, seat, pool, foreign, weights)
    s.hand[seat] = pick_weighted(weights, pool, count(s.hand[seat]), rng)
    pool &= ~s.hand[seat]
    for value in range(1, VALUES + 1):
        weights[value] = 1 / max(1e-9, weights[value])
    s.down[seat] = pick_weighted(weights, pool, count(s.down[seat]), rng)
    pool &= ~s.down[seat]
    if covered:
        s.middle[seat] = lowest(pick_weighted(weights, pool, 1, rng))
        pool &= ~(1 << s.middle[seat])
    fill_deck(s, seat, pool, s.top[seat], s.bottom[seat], rng)


@rule
def weigh(s, seat, cards, foreign, weights):
    """How likely each card is kept, compared with others."""
    mean, unseen = mean_prize(s, foreign), unopened(s, seat)
    while cards:
        value = lowest(cards)
        cards &= cards - 1
        weights[value] = power(worth_kept(s, value, BACK, mean, unseen), KEEN)


@rule
def pick_weighted(weights, pool, size, rng):
    """So many cards of a set, by weight."""
    chosen = 0
    for _ in range(size):
        total, left = 0.0, pool & ~chosen
        while left:
            total += weights[lowest(left)]
            left &= left - 1
        at, left = fraction(rng) * total, pool & ~chosen
        while left & left - 1 and at >= weights[lowest(left)]:
            at -= weights[lowest(left)]
            left &= left - 1
        chosen |= left & -left
    return chosen


# Rewind: undo a deal trick by trick. The state keeps what lay open. For a card that nobody has seen, and for the order
# in which cards were drawn, there are as many choices at every step back in all worlds, so that all ways are equally
# likely. What was chosen is written where the state keeps what lay open: a card played face down as less than 0.


@rule
def undo_trick(s, seat, trick, extra_due, rng):
    """Take back what the seat has played in a trick, laid aside and drawn; the extra card may still be due."""
    now = trick == s.trick - 1
    if not s.opened[seat][trick]:
        s.opened[seat][trick] = -s.middle[seat] if now and s.played < SEATS else -take_unseen(s, seat, rng)
    take_back(s, seat, s.opened[seat][trick])
    if owner_of(s.prize[trick]) == seat and not (now and extra_due):
        if not s.aside[trick]:
            s.aside[trick] = -take_unseen(s, seat, rng)
        take_back(s, seat, s.aside[trick])
    undo_draw(s, seat, rng)


@rule
def take_unseen(s, seat, rng):
    """One of the cards that lie face down in the hoard and that only their owner has seen."""
    card = pick(rng, int(s.down[seat]))
    s.down[seat] &= ~(1 << card)
    return card


@rule
def take_back(s, seat, card):
    if card:
        s.hand[seat] |= 1 << abs(card)


@rule
def undo_draw(s, seat, rng):
    """Put any card of the hand back on top of the deck."""
    card = pick(rng, int(s.hand[seat]))
    s.hand[seat] &= ~(1 << card)
    s.top[seat] -= 1
    s.deck[seat][s.top[seat]] = card


@rule
def laid_aside(then):
    """The action by which the extra card of this trick was laid aside; -1 if it is still due."""
    card = then.aside[then.trick - 1]
    return action_with(ASIDE, abs(card)) if card else -1


@rule
def played_to_middle(then):
    """The action by which the seat on turn has played to the middle; -1 if it has not."""
    card = then.opened[then.actor][then.trick - 1]
    return action_with(UP if card > 0 else DOWN, abs(card)) if card else -1


@rule
def copy_hidden_deck(s, seat, source):
    """Each seat has a deck of its own, so that its hidden cards tell nothing of another's."""
    s.hand[seat], s.down[seat], s.middle[seat] = source.hand[seat], source.down[seat], source.middle[seat]
    s.top[seat], s.bottom[seat] = source.top[seat], source.bottom[seat]
    for i in range(len(s.deck[seat])):
        s.deck[seat][i] = source.deck[seat][i]
    j = s.trick
    for i in range(s.trick, PRIZES):
        if owner_of(s.prize[i]) == seat:
            while owner_of(source.prize[j]) != seat:
                j += 1
            s.prize[i] = source.prize[j]
            j += 1
