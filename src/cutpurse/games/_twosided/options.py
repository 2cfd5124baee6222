"""Options that Lucre and COIN share."""

from enum import IntEnum
from functools import partial

from cutpurse.core.options import Choice, Numbers, Switch

COIN_TABLES = {
    "estimated": (1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1),
    "lean": (1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1),
    "rich": (1, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 3, 1),
}


class Unclaimed(IntEnum):
    """What becomes of a prize that nobody wins."""

    ASIDE = 0
    CARRY = 1
    LEAD = 2  # to its owner, who leads in Lucre


class LoneCard(IntEnum):
    """What the only face-up card in the middle wins."""

    TAKES = 0
    NO_CONTEST = 1


# Each game says which gap of its own rule sheet they settle.
COINS = partial(Numbers, name="coins", length=13, low=1, high=3, presets=COIN_TABLES, default=COIN_TABLES["estimated"])
UNCLAIMED = partial(Choice, name="unclaimed", values=Unclaimed, default=Unclaimed.ASIDE)
LONE_CARD = partial(Choice, name="lone_card", values=LoneCard, default=LoneCard.TAKES)
STRICT_MEMORY = partial(Switch, name="strict_memory", default=False)
