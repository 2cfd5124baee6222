"""Kuhn poker in rules of ours: what the smallest game of our peers costs in our batch, beside theirs.

    deal -> bet or pass, in turn -> [ bet or pass again ] -> the higher card wins, or whoever has not passed on a bet

Not a game to play: it has the contract, and of what people see no more than a `Game` must have.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import sys
from typing import Any

from cutpurse.core.chance import below, reseed, shuffle, uniform
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER
from cutpurse.core.game import Game
from cutpurse.core.message import msg
from cutpurse.core.state import i8, layout

SEATS, CARDS, MOST_PAID = 2, 3, 2
BET, PASS, NOTHING = 0, 1, -1
BOTH = 1 << BET | 1 << PASS

State = layout(
    card=(i8, CARDS),  # of each seat, and the one that is left
    paid=(i8, SEATS),  # chips after the first
    last=i8,  # what the other seat has just done
    actor=i8,
    over=i8,
    won=(i8, SEATS),
)
OBSERVATION = (("own card", CARDS), ("chips paid after the first: 0 or 1, per seat", SEATS * MOST_PAID))


@rule
def deal(s):
    for card in range(CARDS):
        s.card[card] = card
    shuffle(s, s.card, 0, CARDS)
    s.actor = uniform(s, SEATS)
    s.last = NOTHING


@rule
def turn(s):
    return OVER if s.over else int(s.actor)


@rule
def legal(s):
    return BOTH


@rule
def play(s, action):
    me, other = int(s.actor), 1 - s.actor
    if action == BET:
        s.paid[me] += 1
    if s.last == BET or (s.last == PASS and action == PASS):
        winner = other if action == PASS and s.last == BET else 0 if s.card[0] > s.card[1] else 1
        s.won[winner] = 1 + min(s.paid[0], s.paid[1])
        s.won[1 - winner] = -s.won[winner]
        s.over = 1
    s.last, s.actor = action, other


@rule
def advance(s):
    """The table has nothing to do."""


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.won[seat]


@rule
def redeal(s, seat, rng):
    """The other card may be either of those that the seat does not hold."""
    reseed(s, rng)
    if below(rng, 2):
        s.card[1 - seat], s.card[2] = s.card[2], s.card[1 - seat]


@rule
def observe(s, seat, out):
    out[s.card[seat]] = 1
    out[CARDS + s.paid[seat]] = 1
    out[CARDS + MOST_PAID + s.paid[1 - seat]] = 1


@rule
def greedy(s, rng):
    return BET if s.card[s.actor] == CARDS - 1 else PASS


@rule
def broken_law(s):
    return 0 if s.won[0] + s.won[1] == 0 else 1


def nothing(*_: Any) -> Any:
    """Nobody looks at this game."""
    return msg("no-such-choice")


public = own = notation = action_name = why_not = log = reason = nothing

GAME = Game(
    name="kuhn",
    title="Kuhn poker",
    seats=(SEATS,),
    seat_names=("North", "South"),
    actions=2,
    observation=OBSERVATION,
    most_decisions=3,
    minutes=1,
    options=(),
    layout=State,
    rules=(sys.modules[__name__],),
    shown=(sys.modules[__name__],),
    broken_laws={1: "chips were made or lost"},
)
