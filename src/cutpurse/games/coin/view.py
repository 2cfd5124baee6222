"""What a seat of COIN sees, and what it may do."""

from msgspec.structs import replace

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Counter, Own, View
from cutpurse.games._twosided import view as table
from cutpurse.games._twosided.log import headline
from cutpurse.games._twosided.rules import PASS, SEATS, VALUES, card_of, face_down
from cutpurse.games.coin.log import reason
from cutpurse.games.coin.names import VARIANT
from cutpurse.games.coin.options import AfterBurying, Exchange
from cutpurse.games.coin.rules import (
    BANK,
    BURY,
    ENDED,
    EXCHANGE,
    MIDDLE,
    NEW_ROUND,
    OFFER,
    RESOLVE,
    TRICKS,
    has_exchanged,
    most_gray,
)
from cutpurse.games.coin.worlds import exchange_is_hidden
from cutpurse.kit import zones


def public(s: StandIn) -> View:
    points = zones.counters("points", s.total, reason=msg("of-complete-rounds"))
    counters = (*points, *table.coin_counters(s, VARIANT), *gray_counters(s), *exchange_counters(s, None))
    round_over = s.phase == NEW_ROUND and s.rounds > 0
    return table.public_view(s, VARIANT, counters, stage=stage(s), prompt=prompt(s), round_over=round_over)


def own(s: StandIn, seat: int) -> Own:
    shown = table.own(s, VARIANT, seat, exchange_prompt, button)
    if exchange_is_hidden(s):  # a seat knows of its own exchange
        return replace(shown, counters=tuple(exchange_counters(s, seat)))
    return shown


def asked(s: StandIn) -> tuple[int, ...]:
    """The seats that may still exchange, where all do so at the same time."""  # COI-A03
    return tuple(range(s.actor, SEATS)) if exchange_is_hidden(s) else ()


def gray_counters(s: StandIn) -> list[Counter]:
    gray, most = [face_down(s, seat) for seat in range(SEATS)], most_gray(s)
    reasons = [msg("the-most") if most >> seat & 1 and gray[seat] else None for seat in range(SEATS)]
    return zones.counters("gray", gray, msg("gray-coins"), "gray", reasons)


def exchange_counters(s: StandIn, viewer: int | None) -> list[Counter]:
    """How often each seat has exchanged in this Round; what is still hidden is counted only for the viewer."""
    if s.exchange == Exchange.OFF:
        return []
    values = []
    for seat in range(SEATS):
        value = s.bottom[seat] - VALUES if s.trick else 0
        just_now = has_exchanged(s, seat) and not (s.phase == BURY and s.actor == seat)
        if just_now and exchange_is_hidden(s) and seat != viewer:
            value -= 1
        values.append(value)
    return zones.counters("exchanges", values)


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == ENDED:
        return (msg("the-end"),)
    deciding = s.extra_round and s.phase != NEW_ROUND
    now = msg("deciding-round") if deciding else msg("round", round=s.rounds + (s.phase != NEW_ROUND))
    return (now, msg("stage-trick-of", trick=s.trick, of=TRICKS)) if s.trick else (now,)


def prompt(s: StandIn) -> Message:
    """What is to be done, as everybody may know it."""
    if s.phase == ENDED:
        return msg("sentence", text=reason(s))
    if s.phase == RESOLVE:
        return headline(s, VARIANT)
    if s.phase == NEW_ROUND and s.rounds:
        return msg("round-over", round=s.rounds)
    if s.phase > BURY:
        return msg("one-moment")
    if exchange_is_hidden(s):
        return msg("everyone-exchanges" if s.exchange == Exchange.FORCED else "everyone-may-exchange")
    keys = {BANK: "prompt-bank", MIDDLE: "prompt-middle", OFFER: "may-exchange", BURY: "puts-one-beneath"}
    return msg(keys[s.phase], seat=s.actor)


def exchange_prompt(s: StandIn) -> Message | None:
    """The exchange as the seat that is asked sees it."""
    if s.phase != OFFER:
        return msg("prompt-bury") if s.phase == BURY else None
    return msg("prompt-forced-exchange" if s.exchange == Exchange.FORCED else "prompt-exchange")


def button(s: StandIn, action: int) -> Action:
    if action == PASS:
        return table.button(s, VARIANT, action, "keep-hand", msg("draw-nothing"), key="k")
    if action == EXCHANGE:
        return table.button(s, VARIANT, action, "exchange", msg("draw-then-bury"), key="e")
    if s.phase == BURY:
        about = msg("is-shuffled-in" if s.after_burying == AfterBurying.SHUFFLE else "drawn-last")
        return table.button(s, VARIANT, action, "put-beneath", about)
    return table.button(s, VARIANT, action, "to-bank", msg("coins-for-good", coins=s.coins[card_of(action) - 1]))


def why_not(s: StandIn, action: int) -> Message | None:
    forced = s.phase == OFFER and s.exchange == Exchange.FORCED
    return msg("must-exchange") if forced and action == PASS else table.why_not(s, VARIANT, action)
