"""What a seat of COIN knows, as numbers."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.observe import IN_ORDER, NOWHERE, TABLE_OBSERVATION, observe_table
from cutpurse.games._twosided.rules import SEATS, VALUES
from cutpurse.games.coin.options import AfterBurying
from cutpurse.games.coin.rules import BURY, ENDED, OFFER, has_exchanged
from cutpurse.games.coin.worlds import exchange_is_hidden
from cutpurse.kit.observing import put_bits, put_numbers, put_one, put_seat
from cutpurse.kit.rows import put_part

OBSERVATION = (
    *TABLE_OBSERVATION,
    ("own cards that must be in the shuffled deck", VALUES),
    ("exchanges in this round, of 7, per seat", SEATS),
    ("exchanged after this trick, per seat, once all have answered", SEATS),
    ("phase", ENDED + 1),
    ("seat to act", SEATS),
    ("points of earlier rounds, of 100, per seat", SEATS),
    ("target, of 100; extra round", 2),
    ("options: set aside, carried over, to the colour; no contest; gray coins score", 5),
    ("options: gray tie to everyone, nobody, split, fewest points", 4),
)


@rule
def observe(s, seat, out):
    at = observe_table(s, seat, NOWHERE if s.after_burying == AfterBurying.SHUFFLE else IN_ORDER, out)
    at = put_bits(out, at, VALUES, s.remembered[seat] >> 1)
    hidden = exchange_is_hidden(s)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        known = other == seat or not hidden
        this_time = has_exchanged(s, other)
        amid = s.phase == BURY and s.actor == other
        before = s.bottom[other] - VALUES - (this_time and not amid)
        put_part(out, at + i, before + (this_time if known else 0), 7)
        out[at + SEATS + i] = this_time if known else 0
    at = put_one(out, at + 2 * SEATS, ENDED + 1, OFFER if hidden and seat != s.actor else s.phase)
    at = put_seat(s, out, at, SEATS, seat, s.actor)
    at = put_numbers(s, out, at, SEATS, seat, s.total, 100)
    put_part(out, at, s.target, 100)
    out[at + 1] = s.extra_round
    at = put_one(out, at + 2, 3, s.unclaimed)
    out[at], out[at + 1] = s.lone_card, s.gray_coins_score
    put_one(out, at + 2, 4, s.gray_tie)
