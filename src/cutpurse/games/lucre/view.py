"""What a seat of Lucre sees, and what it may do."""

from collections.abc import Iterable
from functools import cache

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Counter, Own, View
from cutpurse.games._twosided import view as table
from cutpurse.games._twosided.log import headline
from cutpurse.games._twosided.rules import PASS, SEATS, card_of
from cutpurse.games.lucre.log import reason
from cutpurse.games.lucre.names import VARIANT
from cutpurse.games.lucre.options import SwapOrder
from cutpurse.games.lucre.rules import ENDED, MIDDLE, RESOLVE, ROUNDS, SWAP, WEALTH, coins_ranked, swapped
from cutpurse.kit import zones


def public(s: StandIn) -> View:
    return table.public_view(s, VARIANT, counters(s), stage=stage(s), prompt=prompt(s))


def own(s: StandIn, seat: int) -> Own:
    return table.own(s, VARIANT, seat, swap_prompt, button)


def asked(s: StandIn) -> tuple[int, ...]:
    """The seats that may still swap, where all do so at the same time."""  # LUC-A03
    together = s.phase == SWAP and s.swap_order == SwapOrder.TOGETHER
    return tuple(range(s.actor, SEATS)) if together else ()


def counters(s: StandIn) -> Iterable[Counter]:
    coins = table.coin_counters(s, VARIANT)
    if s.mulligan and s.phase != SWAP and s.trick <= 1:  # later it is no news
        coins = (*coins, *swap_counters(tuple([swapped(s, seat) for seat in range(SEATS)])))
    if s.tied:
        coins = (*coins, *zones.counters("first", map(coins_ranked, s.first_game), msg("coins-in-first-game"), "coin"))
    return coins


@cache
def swap_counters(swaps: tuple[int, ...]) -> list[Counter]:
    return zones.counters("swapped", swaps)


def stage(s: StandIn) -> tuple[Message, ...]:
    return (msg("the-end"),) if s.phase == ENDED else stage_of(s.trick, s.tied != 0)


@cache
def stage_of(trick: int, tied: bool) -> tuple[Message, ...]:
    now = msg("round-of", round=trick, of=ROUNDS) if trick else msg("before-round-1")
    return (msg("play-off"), now) if tied else (now,)


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
    return asks("prompt-wealth" if s.phase == WEALTH else "prompt-middle", s.actor)


@cache
def asks(key: str, seat: int) -> Message:
    return msg(key, seat=seat)


def swap_prompt(s: StandIn) -> Message | None:
    """The swap as its seat sees it: only that seat knows what it has put beneath."""
    if s.phase != SWAP:
        return None
    return msg("prompt-second-swap" if swapped(s, s.actor) else "prompt-swap")


def button(s: StandIn, action: int) -> Action:
    if action == PASS:
        label, follows = ("that-is-all", "draw-one") if swapped(s, s.actor) else ("keep-hand", "draw-none")
        return table.button(s, VARIANT, action, label, msg(follows), key="k")
    if s.phase == SWAP:
        return table.button(s, VARIANT, action, "put-beneath", msg("drawn-last"))
    coins = s.coins[card_of(action) - 1]
    about = msg("one-coin-unseen") if s.lead_card_down else msg("coins-for-good", coins=coins)
    return table.button(s, VARIANT, action, "to-wealth", about)


def why_not(s: StandIn, action: int) -> Message | None:
    return table.why_not(s, VARIANT, action)
