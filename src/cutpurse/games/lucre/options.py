"""The table options of Lucre."""

from enum import IntEnum

from cutpurse.core.options import Choice, Option, Switch
from cutpurse.games._twosided import options as shared


class BuriedOrder(IntEnum):
    """In which order two swapped cards lie beneath the deck."""

    OWNER = 0  # the owner decides: the second lies below the first
    RANDOM = 1


class SwapOrder(IntEnum):
    """How the swaps before round 1 are chosen."""

    TOGETHER = 0  # told when all have chosen
    SEAT = 1  # one after the other, each seeing how many


class FinalTie(IntEnum):
    """Who wins when coins and cards are level."""

    SHARED = 0
    SEAT = 1  # the first in seat order
    PLAY_OFF = 2


OPTIONS: tuple[Option, ...] = (
    shared.COINS(settles="LUC-A01"),
    Switch(name="mulligan", settles="LUC-A02", default=True),
    Choice(name="buried_order", settles="LUC-A03", values=BuriedOrder, default=BuriedOrder.OWNER),
    Choice(name="swap_order", settles="LUC-A03", values=SwapOrder, default=SwapOrder.TOGETHER),
    Switch(name="lead_card_bars", settles="LUC-A05", default=True),
    Switch(name="purse_bars", settles="LUC-A06", default=False),
    shared.UNCLAIMED(settles="LUC-A07"),
    shared.LONE_CARD(settles="LUC-A08"),
    Switch(name="lead_card_down", settles="LUC-A10", default=False),
    shared.STRICT_MEMORY(settles="LUC-A11"),
    Choice(name="final_tie", settles="LUC-A12", values=FinalTie, default=FinalTie.SHARED),
)
