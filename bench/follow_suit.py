"""The game of `follow_suit.c` once more, in rules of ours: what the same game costs here and in C.

Not a game to play: it has the part of the contract that whole random games need, and a template to start from.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from pathlib import Path

from cutpurse.core.bits import highest
from cutpurse.core.chance import shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.sources import digest
from cutpurse.core.state import Layout, States, i8, i64

SEATS = 4
RANKS = 13
CARDS = 52
SUIT = (1 << RANKS) - 1  # the cards of the first suit
NO_SUIT = -1

LAYOUT = Layout(
    f"follow_suit_{digest({'follow_suit.py': Path(__file__)})}",  # compiled code must follow this file
    {
        "hand": (i64, SEATS),
        "deck": (i8, CARDS),
        "middle": (i8, SEATS),  # the card each seat has played to this trick
        "actor": i8,
        "played": i8,
        "led_suit": i8,
        "tricks": i8,
        "score": (i8, SEATS),
    },
)


@rule
def deal(s):
    for i in range(CARDS):
        s.deck[i] = i
    shuffle(s, s.deck, 0, CARDS)
    for seat in range(SEATS):
        for i in range(RANKS):
            s.hand[seat] |= 1 << s.deck[RANKS * seat + i]
    s.led_suit = NO_SUIT


@rule
def turn(s):
    if s.played == SEATS:
        return TABLE
    return OVER if s.tricks == RANKS else int(s.actor)


@rule
def legal(s):
    hand = s.hand[s.actor]
    following = hand & SUIT << RANKS * s.led_suit if s.led_suit != NO_SUIT else 0
    return following or hand


@rule
def play(s, card):
    s.hand[s.actor] &= ~(1 << card)
    s.middle[s.actor] = card
    if s.led_suit == NO_SUIT:
        s.led_suit = card // RANKS
    s.actor = (s.actor + 1) % SEATS
    s.played += 1


@rule
def advance(s):
    """The highest card of the suit led takes the trick: a point, and the next lead."""
    winner = s.actor  # who led, as everybody has played
    for seat in range(SEATS):
        if s.middle[seat] // RANKS == s.led_suit and s.middle[seat] > s.middle[winner]:
            winner = seat
    s.score[winner] += 1
    s.actor = winner
    s.played = 0
    s.led_suit = NO_SUIT
    s.tricks += 1


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.score[seat]


@rule
def greedy(s, rng):
    return highest(legal(s))


LAYOUT.bodies |= {body.__name__: body for body in (deal, turn, legal, play, advance, scores, greedy)}
LAYOUT.bodies["standing"] = scores


def template() -> States:
    """Two states for `play_games`."""
    states = LAYOUT.new(2)
    states["seats"] = SEATS
    return states
