"""The rules of Double Deck: three rounds, in each of which the highest card takes the points."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.bits import WIDTH, count, has, highest, pair, select, without
from cutpurse.core.chance import below, reseed, shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, i64, layout
from cutpurse.kit.cards import add_card, remove_card

CARDS, SEATS, ROUNDS, WORDS = 104, 4, 3, 2  # as many rounds as High Card, whose view shows it

State = layout(
    worth=i8,
    hand=(i64, SEATS, WORDS),
    played=(i64, SEATS, WORDS),
    gone=(i64, WORDS),
    points=(i8, SEATS),
    actor=i8,
    waiting=i8,
    rounds=i8,
)


@rule
def deal(s):
    deck = list(range(CARDS))
    shuffle(s, deck, 0, CARDS)
    for i in range(ROUNDS * s.seats):
        add_card(s.hand[i % s.seats], deck[i])


@rule
def turn(s):
    if s.rounds == ROUNDS:
        return OVER
    return TABLE if s.waiting else int(s.actor)


@rule
def legal(s):
    return pair(s.hand[s.actor])


@rule
def play(s, action):
    remove_card(s.hand[s.actor], action)
    add_card(s.played[s.actor], action)
    s.actor = (s.actor + 1) % s.seats
    s.waiting = s.actor == 0


@rule
def advance(s):
    """The highest takes the round's points."""
    best = 0
    for seat in range(s.seats):
        if highest(s.played[seat]) > highest(s.played[best]):
            best = seat
    s.points[best] += s.worth
    for seat in range(s.seats):
        for word in range(WORDS):
            s.gone[word] |= s.played[seat][word]
            s.played[seat][word] = 0
    s.waiting = 0
    s.rounds += 1


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def redeal(s, seat, rng):
    """The unseen cards, dealt again to the other hands."""
    reseed(s, rng)
    low, high = (1 << WIDTH) - 1, (1 << CARDS - WIDTH) - 1
    low, high = low & ~(s.gone[0] | s.hand[seat][0]), high & ~(s.gone[1] | s.hand[seat][1])
    for other in range(s.seats):
        low, high = low & ~s.played[other][0], high & ~s.played[other][1]
    unseen = (low, high)
    for other in range(s.seats):
        if other != seat:
            size = count(s.hand[other])
            s.hand[other][0], s.hand[other][1] = 0, 0
            for _ in range(size):
                card = select(unseen, below(rng, count(unseen)))
                unseen = without(unseen, card)
                add_card(s.hand[other], card)


@rule
def observe(s, seat, out):
    for card in range(CARDS):
        out[card] = has(s.hand[seat], card)
        out[CARDS + card] = has(s.gone, card)
        for i in range(SEATS):
            out[(2 + i) * CARDS + card] = i < s.seats and has(s.played[(seat + i) % s.seats], card)


@rule
def greedy(s, rng):
    """The highest card."""
    return highest(s.hand[s.actor])


@rule
def broken_law(s):
    size = count(s.gone)
    for seat in range(s.seats):
        size += count(s.hand[seat]) + count(s.played[seat])
    return 0 if size == ROUNDS * s.seats else 1
