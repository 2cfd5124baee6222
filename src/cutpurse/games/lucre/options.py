"""The table options of Lucre."""

from cutpurse.core.options import Choice, Option, Switch
from cutpurse.games._twosided import options as shared

OPTIONS: tuple[Option, ...] = (
    shared.coins("LUC-A01"),
    Switch(
        name="mulligan",
        help="Before round 1 everyone may swap up to two cards",
        settles="LUC-A02",
        default=True,
    ),
    Choice(
        name="buried_order",
        help="In which order two swapped cards lie beneath the deck",
        settles="LUC-A03",
        values={"owner": "their owner decides: the second lies below the first", "random": "by chance"},
        default="owner",
    ),
    Choice(
        name="swap_order",
        help="How the swaps before round 1 are chosen",
        settles="LUC-A03",
        values={
            "together": "all at once, told when all have chosen",
            "seat": "one after the other, each seeing how many",
        },
        default="together",
    ),
    Switch(
        name="lead_card_bars",
        help="The value that the lead adds to its Wealth may not be played face up by others",
        settles="LUC-A05",
        default=True,
    ),
    Switch(
        name="purse_bars",
        help="The value of the Purse may not be played face up, as in COIN",
        settles="LUC-A06",
        default=False,
    ),
    shared.unclaimed("LUC-A07", "Purse", "the lead"),
    shared.lone_card("LUC-A08", "Purse"),
    Switch(
        name="lead_card_down",
        help="The lead's card for its Wealth goes there face down, worth one coin (not recommended)",
        settles="LUC-A10",
        default=False,
    ),
    shared.strict_memory("LUC-A11"),
    Choice(
        name="final_tie",
        help="Who wins when coins and cards are level",
        settles="LUC-A12",
        values={
            "shared": "all of them",
            "seat": "the first of them in seat order",
            "play_off": "the best of them in one more game; all of them if they are level again",
        },
        default="shared",
    ),
)
