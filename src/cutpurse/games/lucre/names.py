"""Names of things and actions in Lucre."""

from cutpurse.core.message import msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import Variant, beneath
from cutpurse.games._twosided.rules import PASS
from cutpurse.games.lucre.options import BuriedOrder, SwapOrder
from cutpurse.games.lucre.rules import MIDDLE, ROUNDS, SWAP, WEALTH

GUILDS = ("Blue", "Green", "Red", "Yellow")


def public_sizes(s: StandIn, seat: int) -> tuple[int, int]:
    """Hand and deck size of a seat as all may know them: not amid the hidden swap."""
    if s.phase == SWAP and s.swap_order == SwapOrder.TOGETHER:
        return 3, ROUNDS
    return s.hand[seat].bit_count(), s.bottom[seat] - s.top[seat]


def remembered(s: StandIn, seat: int) -> tuple[list[int], str]:
    """What a seat has put beneath its deck: in the order it will be drawn, where that is known."""
    cards = beneath(s, seat)
    return sorted(cards) if s.buried_order == BuriedOrder.RANDOM else cards, "beneath-deck"


VARIANT = Variant(
    game="lucre",
    seat_names=GUILDS,
    middle=MIDDLE,
    uses={SWAP: ("swap", "swap-value"), WEALTH: ("wealth", "wealth-value")},
    without_card={SWAP: {PASS: "keep"}},
    owner=msg("lead"),
    suits=lambda s: GUILDS,
    sizes=public_sizes,
    remembered=remembered,
)

notation, action_name = VARIANT.notation, VARIANT.action_name
