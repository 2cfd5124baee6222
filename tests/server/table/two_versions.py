"""High Card with a second version of its rules: since then the lowest card takes the points, not the highest."""

import sys
from dataclasses import replace

from cutpurse.core.bits import highest
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, i32, layout
from tests.contract.walks import EXAMPLE

State = layout(
    worth=i8,
    hand=(i32, 4),
    played=(i32, 4),
    gone=i32,
    points=(i8, 4),
    actor=i8,
    waiting=i8,
    rounds=i8,
)


@rule
def advance(s):  # type: ignore[no-untyped-def]
    cards = 0
    for seat in range(s.seats):
        cards |= s.played[seat]
    taken = cards & -cards if s.rules >= 2 else 1 << highest(cards)
    for seat in range(s.seats):
        if s.played[seat] == taken:
            s.points[seat] += s.worth
        s.played[seat] = 0
    s.gone |= cards
    s.waiting = 0
    s.rounds += 1


BOTH = replace(
    EXAMPLE,
    name="two_versions",
    versions=(1, 2),
    layout=State,
    rules=(sys.modules[__name__], *EXAMPLE.rules),
    catalogues=("high_card",),
)
FIRST, SECOND = replace(BOTH, versions=(1,)), replace(BOTH, versions=(2,))
