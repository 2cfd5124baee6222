"""What a seat knows in The Village as numbers, for programs that learn."""

from cutpurse.core.compiling import rule
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import deck_size, hand_size
from cutpurse.games.village.rules_day import sealed_wager
from cutpurse.games.village.rules_table import KINDS, NONE, OTHERS, SEATS, TURNS, Phase
from cutpurse.games.village.worlds import known
from cutpurse.kit.observing import put_one
from cutpurse.kit.rows import put_part

OPTION_NUMBERS = 28

OBSERVATION = (
    ("profession, per seat", SEATS * KINDS),
    ("hidden hand cards known by profession, of 7, per seat; all of the own", SEATS * KINDS),
    ("public hand cards by profession, of 7, per seat", SEATS * KINDS),
    ("hand size, of 7; failed accusations, of 7, at most; per seat", SEATS * 2),
    ("chips and wager over the chips at the start, per seat, as far as they are open", SEATS * 2),
    ("who deals; who has the Token; who is to act, unless that is secret", SEATS * 3),
    ("Courtyard by profession, of 4", KINDS),
    ("refuse pile by profession, of 20; its top", KINDS * 2),
    ("deck size, of 56", 1),
    ("End Pot and Daily Pot over the chips at the start", 2),
    ("phase", Phase.ENDED + 1),
    ("complete turns, of 8; complete Nights of all there may be; laps of wagers, of 3, at most", 3),
    ("this turn: cards drawn, of 2; trades, of 2; refuse taken; a wager is being added to", 4),
    ("players accused in this turn", OTHERS),
    ("card offered in a trade, hidden or public", KINDS * 2),
    ("cards of each profession in the game, of 20", KINDS),
    ("options, in their order, those with several values over the largest", OPTION_NUMBERS),
)


@rule
def observe(s, seat, out):
    at = 0
    for i in range(SEATS):
        at = put_one(out, at, KINDS, s.profession[(seat + i) % SEATS])
    for i in range(SEATS):
        other = (seat + i) % SEATS
        if other == seat:
            for kind in range(KINDS):
                put_part(out, at + kind, s.hidden[seat][kind], 7)
        elif s.bottom:
            held = known(s, seat, other)
            for kind in range(KINDS):
                put_part(out, at + kind, held[kind], 7)
        for kind in range(KINDS):
            put_part(out, at + SEATS * KINDS + kind, s.public[other][kind], 7)
        at += KINDS
    at += SEATS * KINDS
    for i in range(SEATS):
        other = (seat + i) % SEATS
        put_part(out, at, hand_size(s, other), 7)
        put_part(out, at + 1, min(s.penalties[other], 7), 7)
        sealed = 0 if other == seat else sealed_wager(s, other)
        out[at + SEATS * 2] = min(max((s.stack[other] + sealed) / s.chips, -8), 8)
        out[at + SEATS * 2 + 1] = min((s.wager[other] - sealed) / s.chips, 8)
        at += 2
    at = put_one(out, at + SEATS * 2, SEATS, (s.dealer - seat) % SEATS)
    at = put_one(out, at, SEATS, (s.token - seat) % SEATS if s.token != NONE else -1)
    hides = s.actor != seat and (s.phase == Phase.SHOWING or (s.phase == Phase.WAGER and s.betting == Betting.SEALED))
    at = put_one(out, at, SEATS, -1 if hides else (s.actor - seat) % SEATS)
    at = observe_table(s, 0 if hides else s.asked, out, at)
    put_part(out, at, s.drawn, 2)
    put_part(out, at + 1, s.traded, 2)
    out[at + 2], out[at + 3] = s.took, 0 if hides else s.adding
    for i in range(OTHERS):
        out[at + 4 + i] = s.accused >> i & 1
    at = put_one(out, at + 4 + OTHERS, KINDS * 2, s.given)
    for kind in range(KINDS):
        put_part(out, at + kind, s.cards[kind], 20)
    observe_options(s, out, at + KINDS)


@rule
def observe_table(s, asked, out, at):
    """The cards in the middle, the pots and the time."""
    refused = 0  # the cards of each profession, in sixteen bits
    for i in range(s.refused):
        refused += 1 << 16 * s.refuse[i]
    for kind in range(KINDS):
        put_part(out, at + kind, s.courtyard[kind], 4)
        put_part(out, at + KINDS + kind, refused >> 16 * kind & 0x7FFF, 20)
    at = put_one(out, at + 2 * KINDS, KINDS, s.refuse[s.refused - 1] if s.refused else -1)
    put_part(out, at, deck_size(s), 56)
    out[at + 1], out[at + 2] = s.end_pot / s.chips, s.daily_pot / s.chips
    at = put_one(out, at + 3, Phase.ENDED + 1, s.phase)
    put_part(out, at, s.turns, TURNS)
    out[at + 1] = s.night / s.night_cap
    put_part(out, at + 2, min(asked, 12), 12)
    return at + 3


@rule
def observe_options(s, out, at):
    put_part(out, at, s.chips, 200)
    put_part(out, at + 2, s.betting, 3)
    put_part(out, at + 3, s.ante, 5)
    put_part(out, at + 4, min(s.limit, 100), 100)
    put_part(out, at + 5, s.short, 2)
    put_part(out, at + 12, s.stumble_card, 2)
    put_part(out, at + 17, s.odd_chips, 2)
    put_part(out, at + 23, s.deck_out, 2)
    put_part(out, at + 25, min(s.night_cap, 200), 200)
    out[at + 1], out[at + 6], out[at + 7], out[at + 8] = s.draft, s.must_act, s.second_draw, s.draw_and_trade
    out[at + 9], out[at + 10], out[at + 11] = s.steeple_alone, s.spread_refuse, s.random_discards
    out[at + 13], out[at + 14], out[at + 15] = s.stumble_redraw, s.daily_shared, s.must_reveal
    out[at + 16], out[at + 18], out[at + 19] = s.hill_needs_seven, s.accusations, s.accuse_first
    out[at + 20], out[at + 21], out[at + 22] = s.end_pot_only, s.random_exposure, s.expose_at_once
    out[at + 24], out[at + 26], out[at + 27] = s.clear_courtyard, s.burn, s.like_for_like
