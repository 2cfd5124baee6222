"""What a seat of COIN sees, and what it may do."""

from msgspec.structs import replace

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Counter, View
from cutpurse.games._twosided import view as table
from cutpurse.games._twosided.log import headline
from cutpurse.games._twosided.rules import DOWN, PASS, SEATS, UP, VALUES, card_of, face_down
from cutpurse.games.coin.log import reason
from cutpurse.games.coin.names import VARIANT, notation
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
    legal,
    most_gray,
)
from cutpurse.games.coin.worlds import exchange_is_hidden
from cutpurse.kit import zones


def view(s: StandIn, seat: int | None) -> View:
    public = public_view(s)
    if seat is None:
        return public
    counters = public.counters
    if exchange_is_hidden(s):  # a seat knows of its own exchange
        counters = (*counters[:-SEATS], *exchange_counters(s, seat))
    if seat != public.turn:
        return replace(public, seat=seat, zones=table.zones(s, VARIANT, public.zones, seat, {}, {}), counters=counters)
    permitted = members(legal(s))
    why = table.barred_in_hand(s) if s.phase == MIDDLE else {}
    return replace(
        public,
        seat=seat,
        prompt=exchange_prompt(s) if s.phase in (OFFER, BURY) else public.prompt,
        zones=table.zones(s, VARIANT, public.zones, seat, table.card_choices(permitted), why),
        counters=counters,
        actions=buttons(s, permitted),
    )


def asked(s: StandIn) -> tuple[int, ...]:
    """The seats that may still exchange, where all do so at the same time."""  # COI-A03
    return tuple(range(s.actor, SEATS)) if exchange_is_hidden(s) else ()


@once
def public_view(s: StandIn) -> View:
    points = zones.counters("points", s.total, reason=msg("of-complete-rounds"))
    counters = (*points, *table.coin_counters(s, VARIANT), *gray_counters(s), *exchange_counters(s, None))
    return View(
        game="coin",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase <= BURY else None,
        over=s.phase == ENDED,
        prompt=prompt(s),
        seats=table.seats(s, VARIANT),
        zones=table.public_zones(s, VARIANT),
        counters=counters,
        round_over=s.phase == NEW_ROUND and s.rounds > 0,
    )


def gray_counters(s: StandIn) -> list[Counter]:
    most, counters = most_gray(s), []
    for seat in range(SEATS):
        gray = face_down(s, seat)
        reason = msg("the-most") if most >> seat & 1 and gray else None
        label = msg("gray-coins")
        counters.append(Counter(id=f"gray.{seat}", label=label, value=gray, seat=seat, pip="gray", reason=reason))
    return counters


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


def exchange_prompt(s: StandIn) -> Message:
    """The exchange as the seat that is asked sees it."""
    if s.phase == BURY:
        return msg("prompt-bury")
    return msg("prompt-forced-exchange" if s.exchange == Exchange.FORCED else "prompt-exchange")


def buttons(s: StandIn, permitted: list[int]) -> tuple[Action, ...]:
    if s.phase == MIDDLE:
        return table.middle_actions(s, permitted)
    return tuple([button(s, action) for action in permitted])


def button(s: StandIn, action: int) -> Action:
    text = notation(s, action)
    if action == PASS:
        return Action(id=action, text=text, label=msg("keep-hand"), about=msg("draw-nothing"), key="k")
    if action == EXCHANGE:
        return Action(id=action, text=text, label=msg("exchange"), about=msg("draw-then-bury"), key="e")
    value = card_of(action)
    target = f"hand.{s.actor}.{value}"
    if s.phase == BURY:
        about = msg("is-shuffled-in" if s.after_burying == AfterBurying.SHUFFLE else "drawn-last")
        return Action(id=action, text=text, label=msg("put-beneath"), about=about, target=target)
    about = msg("coins-for-good", coins=s.coins[value - 1])
    return Action(id=action, text=text, label=msg("to-bank"), about=about, target=target)


def why_not(s: StandIn, action: int) -> Message | None:
    if s.phase == MIDDLE and UP <= action < DOWN + VALUES:
        return table.why_not_middle(s, action)
    if not notation(s, action):
        return msg("no-such-action-now")
    if s.phase == OFFER:
        return msg("must-exchange") if action == PASS and s.exchange == Exchange.FORCED else None
    return None if table.holds(s, s.actor, card_of(action)) else msg("not-in-hand", seat=s.actor, value=card_of(action))
