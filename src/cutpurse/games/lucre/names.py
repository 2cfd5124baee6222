"""Names of things and actions in Lucre."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import Variant, beneath, middle_name, middle_notation
from cutpurse.games._twosided.rules import ASIDE, PASS, VALUES, card_of
from cutpurse.games.lucre.options import BuriedOrder, SwapOrder
from cutpurse.games.lucre.rules import MIDDLE, ROUNDS, SWAP, WEALTH

GUILDS = ("Blue", "Green", "Red", "Yellow")


def public_sizes(s: StandIn, seat: int) -> tuple[int, int]:
    """Hand and deck size of a seat as all may know them: not amid the hidden swap."""
    if s.phase == SWAP and s.swap_order == SwapOrder.TOGETHER:
        return 3, ROUNDS
    return s.hand[seat].bit_count(), s.bottom[seat] - s.top[seat]


def remembered(s: StandIn, seat: int) -> tuple[list[int], Message]:
    """What a seat has put beneath its deck: in the order it will be drawn, where that is known."""
    cards = beneath(s, seat)
    return sorted(cards) if s.buried_order == BuriedOrder.RANDOM else cards, msg("beneath-deck")


VARIANT = Variant(
    seat_names=GUILDS,
    owner=msg("lead"),
    suits=lambda s: GUILDS,
    sizes=public_sizes,
    remembered=remembered,
)


def notation(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE:
        return middle_notation(action)
    if s.phase == SWAP and action == PASS:
        return "keep"
    if s.phase in (SWAP, WEALTH) and ASIDE <= action < ASIDE + VALUES:
        return f"{'swap' if s.phase == SWAP else 'wealth'} {card_of(action)}"
    return ""


def action_name(s: StandIn, action: int) -> Message:
    if action == PASS:
        return msg("keep")
    if s.phase == MIDDLE:
        return middle_name(action)
    return msg("swap-value" if s.phase == SWAP else "wealth-value", value=card_of(action))
