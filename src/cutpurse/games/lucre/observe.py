"""What a seat of Lucre knows, as numbers."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.observe import IN_ANY_ORDER, IN_ORDER, TABLE_OBSERVATION, observe_table
from cutpurse.games._twosided.rules import SEATS
from cutpurse.games.lucre.options import BuriedOrder
from cutpurse.games.lucre.rules import ENDED, MOST_SWAPPED, swapped
from cutpurse.games.lucre.worlds import swap_is_hidden
from cutpurse.kit.observing import put_one

OBSERVATION = (
    *TABLE_OBSERVATION,
    ("cards swapped at the start, of 2, per seat, once all have chosen", SEATS),
    ("phase", ENDED + 1),
    ("seat to act", SEATS),
    ("seats in the play-off", SEATS),
    ("options: set aside, carried over, to the lead; no contest; lead card bars, purse bars, lead card down", 7),
)


@rule
def observe(s, seat, out):
    at = observe_table(s, seat, IN_ORDER if s.buried_order == BuriedOrder.OWNER else IN_ANY_ORDER, out)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        known = other == seat or not swap_is_hidden(s, other)
        out[at + i] = swapped(s, other) / MOST_SWAPPED if known else 0
    at = put_one(out, at + SEATS, ENDED + 1, s.phase)
    at = put_one(out, at, SEATS, (s.actor - seat) % SEATS)
    for i in range(SEATS):
        out[at + i] = s.tied >> (seat + i) % SEATS & 1
    at = put_one(out, at + SEATS, 3, s.unclaimed)
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.lone_card, s.lead_card_bars, s.purse_bars, s.lead_card_down
