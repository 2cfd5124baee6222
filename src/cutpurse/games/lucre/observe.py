"""What a seat of Lucre knows, as numbers."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.observe import IN_ANY_ORDER, IN_ORDER, TABLE_OBSERVATION, observe_table
from cutpurse.games._twosided.rules import SEATS
from cutpurse.games.lucre.options import BuriedOrder
from cutpurse.games.lucre.rules import ENDED, MOST_SWAPPED, swapped
from cutpurse.games.lucre.worlds import swap_is_hidden
from cutpurse.kit.observing import put_one, put_seat, put_seats
from cutpurse.kit.rows import put_part

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
        put_part(out, at + i, swapped(s, other) if known else 0, MOST_SWAPPED)
    at = put_one(out, at + SEATS, ENDED + 1, s.phase)
    at = put_seat(s, out, at, SEATS, seat, s.actor)
    at = put_seats(s, out, at, SEATS, seat, s.tied)
    at = put_one(out, at, 3, s.unclaimed)
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.lone_card, s.lead_card_bars, s.purse_bars, s.lead_card_down
