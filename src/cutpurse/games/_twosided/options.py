"""Options that Lucre and COIN share."""

from enum import IntEnum

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


def coins(settles: str) -> Numbers:
    default = COIN_TABLES["estimated"]
    return Numbers(
        name="coins", settles=settles, length=len(default), low=1, high=3, presets=COIN_TABLES, default=default
    )


def unclaimed(settles: str) -> Choice:
    return Choice(name="unclaimed", settles=settles, values=Unclaimed, default=Unclaimed.ASIDE)


def lone_card(settles: str) -> Choice:
    return Choice(name="lone_card", settles=settles, values=LoneCard, default=LoneCard.TAKES)


def strict_memory(settles: str) -> Switch:
    return Switch(name="strict_memory", settles=settles, default=False)
