"""What a seat of Lucre sees, and what it may do."""

from msgspec.structs import replace

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Counter, View
from cutpurse.games._twosided import view as table
from cutpurse.games._twosided.log import headline
from cutpurse.games._twosided.rules import DOWN, PASS, SEATS, UP, VALUES, card_of
from cutpurse.games.lucre.log import reason
from cutpurse.games.lucre.names import VARIANT, notation
from cutpurse.games.lucre.options import SwapOrder
from cutpurse.games.lucre.rules import ENDED, MIDDLE, RESOLVE, ROUNDS, SWAP, WEALTH, coins_ranked, legal, swapped
from cutpurse.kit import zones


def view(s: StandIn, seat: int | None) -> View:
    public = public_view(s)
    if seat is None:
        return public
    if seat != public.turn:
        return replace(public, seat=seat, zones=table.zones(s, VARIANT, public.zones, seat, {}, {}))
    permitted = members(legal(s))
    why = table.barred_in_hand(s) if s.phase == MIDDLE else {}
    return replace(
        public,
        seat=seat,
        prompt=swap_prompt(s) if s.phase == SWAP else public.prompt,
        zones=table.zones(s, VARIANT, public.zones, seat, table.card_choices(permitted), why),
        actions=buttons(s, permitted),
    )


def asked(s: StandIn) -> tuple[int, ...]:
    """The seats that may still swap, where all do so at the same time."""  # LUC-A03
    together = s.phase == SWAP and s.swap_order == SwapOrder.TOGETHER
    return tuple(range(s.actor, SEATS)) if together else ()


@once
def public_view(s: StandIn) -> View:
    return View(
        game="lucre",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase <= MIDDLE else None,
        over=s.phase == ENDED,
        prompt=prompt(s),
        seats=table.seats(s, VARIANT),
        zones=table.public_zones(s, VARIANT),
        counters=counters(s),
    )


def counters(s: StandIn) -> tuple[Counter, ...]:
    found = table.coin_counters(s, VARIANT)
    if s.mulligan and s.phase != SWAP and s.trick <= 1:  # later it is no news
        found += zones.counters("swapped", [swapped(s, seat) for seat in range(SEATS)])
    if s.tied:
        found += zones.counters("first", map(coins_ranked, s.first_game), msg("coins-in-first-game"), "coin")
    return tuple(found)


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == ENDED:
        return (msg("the-end"),)
    now = msg("round-of", round=s.trick, of=ROUNDS) if s.trick else msg("before-round-1")
    return (msg("play-off"), now) if s.tied else (now,)


def prompt(s: StandIn) -> Message:
    """What is to be done, as everybody may know it."""
    if s.phase == ENDED:
        return msg("sentence", text=reason(s))
    if s.phase == RESOLVE:
        return headline(s, VARIANT)
    if s.phase > MIDDLE:
        return msg("one-moment")
    if s.phase == SWAP:
        together = s.swap_order == SwapOrder.TOGETHER
        return msg("everyone-may-swap") if together else msg("may-swap", seat=s.actor)
    return msg("prompt-wealth" if s.phase == WEALTH else "prompt-middle", seat=s.actor)


def swap_prompt(s: StandIn) -> Message:
    """The swap as its seat sees it: only that seat knows what it has put beneath."""
    return msg("prompt-second-swap" if swapped(s, s.actor) else "prompt-swap")


def buttons(s: StandIn, permitted: list[int]) -> tuple[Action, ...]:
    if s.phase == MIDDLE:
        return table.middle_actions(s, permitted)
    return tuple([button(s, action) for action in permitted])


def button(s: StandIn, action: int) -> Action:
    text = notation(s, action)
    if action == PASS:
        some = swapped(s, s.actor)
        label, about = msg("that-is-all" if some else "keep-hand"), msg("draw-one" if some else "draw-none")
        return Action(id=action, text=text, label=label, about=about, key="k")
    value = card_of(action)
    target = f"hand.{s.actor}.{value}"
    if s.phase == SWAP:
        return Action(id=action, text=text, label=msg("put-beneath"), about=msg("drawn-last"), target=target)
    about = msg("one-coin-unseen") if s.lead_card_down else msg("coins-for-good", coins=s.coins[value - 1])
    return Action(id=action, text=text, label=msg("to-wealth"), about=about, target=target)


def why_not(s: StandIn, action: int) -> Message | None:
    if s.phase == MIDDLE and UP <= action < DOWN + VALUES:
        return table.why_not_middle(s, action)
    if not notation(s, action):
        return msg("no-such-action-now")
    if action == PASS or table.holds(s, s.actor, card_of(action)):
        return None
    return msg("not-in-hand", seat=s.actor, value=card_of(action))
