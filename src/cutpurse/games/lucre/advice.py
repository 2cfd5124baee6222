"""Why an action may be good in Lucre, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.advice import hand_reason, kept_reason, middle_reasons
from cutpurse.games._twosided.rules import PASS, card_of
from cutpurse.games.lucre.rules import MIDDLE, ROUNDS, SWAP

RICHEST = 3  # coins on a front


def because(s: StandIn, action: int) -> Iterator[Message]:
    if s.phase == MIDDLE:
        yield from middle_reasons(s, action)
    elif action == PASS:
        yield hand_reason(s)
    else:
        yield from laid_aside(s, card_of(action))


def laid_aside(s: StandIn, value: int) -> Iterator[Message]:
    """A card for the Wealth, or beneath the deck."""
    coins = s.coins[value - 1]
    if s.phase == SWAP:
        if coins < RICHEST:
            yield msg("because-front-only", coins=coins)
        return
    if not s.lead_card_down:
        yield msg("because-safe-coins", coins=coins)
    if s.trick < ROUNDS:
        yield from kept_reason(s, value)
