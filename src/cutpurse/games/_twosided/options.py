"""Options that Lucre and COIN share."""

from cutpurse.core.options import Choice, Numbers, Switch
from cutpurse.games._twosided.rules import VALUES

COIN_TABLES = {
    "estimated": (1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1),
    "lean": (1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1),
    "rich": (1, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 3, 1),
}


def coins(settles: str) -> Numbers:
    return Numbers(
        name="coins",
        help="Coins on the values 1 to 13; estimated, as only 9 and 12 are known: type in those of your own cards",
        settles=settles,
        length=VALUES,
        low=1,
        high=3,
        presets=COIN_TABLES,
        default=COIN_TABLES["estimated"],
    )


def unclaimed(settles: str, prize: str, owner: str) -> Choice:
    return Choice(
        name="unclaimed",
        help=f"What becomes of a {prize} that nobody wins",
        settles=settles,
        values={
            "aside": "it is set aside and scores for nobody",
            "carry": f"it waits: the next winner of a {prize} takes it, too",
            "lead": f"{owner} takes it",
        },
        default="aside",
    )


def lone_card(settles: str, prize: str) -> Choice:
    return Choice(
        name="lone_card",
        help="What the only face-up card in the middle wins",
        settles=settles,
        values={
            "takes": f"the {prize}, being the highest",
            "no_contest": f"nothing: the {prize} is unclaimed; the card stays face up",
        },
        default="takes",
    )


def strict_memory(settles: str) -> Switch:
    return Switch(
        name="strict_memory",
        help="Hide the log of earlier tricks: who wants to know what was turned over must remember it",
        settles=settles,
        default=False,
    )
