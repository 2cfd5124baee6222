"""Why an action may be good in COIN, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.advice import above, hand_reason, kept_reason, middle_reasons
from cutpurse.games._twosided.rules import DOWN, PASS, SEATS, all_open, card_of, face_down, prize_owner
from cutpurse.games.coin.rules import BANK, EXCHANGE, MIDDLE, TRICKS


def because(s: StandIn, action: int) -> Iterator[Message]:
    if s.phase == MIDDLE:
        yield from gray_reason(s, action) if action >= DOWN else foreign_reason(s, action)
        yield from middle_reasons(s, action)
    elif action in (PASS, EXCHANGE):
        yield from exchange_reason(s, action)
    else:
        value = card_of(action)
        yield msg("because-safe-coins" if s.phase == BANK else "because-front-only", coins=s.coins[value - 1])
        if s.phase == BANK and s.trick < TRICKS:
            yield from kept_reason(s, value)


def gray_reason(s: StandIn, action: int) -> Iterator[Message]:
    """One more Gray Coin, if that is the most or makes level."""
    gray = face_down(s, s.actor) + 1
    most = max(face_down(s, seat) for seat in range(SEATS) if seat != s.actor)
    if gray >= most > 0:
        yield msg("because-most-gray" if gray > most else "because-level-gray", n=gray, n2=most)


def foreign_reason(s: StandIn, action: int) -> Iterator[Message]:
    """A Trick card of another Colour is worth a Point more to whoever is highest."""
    if prize_owner(s) != s.actor and not all_open(s) & above(card_of(action)):
        yield msg("because-foreign-prize", seat=prize_owner(s))


def exchange_reason(s: StandIn, action: int) -> Iterator[Message]:
    poorest = min(members(s.hand[s.actor]), key=lambda value: s.coins[value - 1])
    coins = s.coins[poorest - 1]
    if action == EXCHANGE and coins == 1:
        yield msg("because-poor-card", value=poorest)
    else:
        yield hand_reason(s)
