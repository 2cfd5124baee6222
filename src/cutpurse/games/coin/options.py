"""The table options of COIN."""

from enum import IntEnum

from cutpurse.core.options import Choice, Number, Option, Switch
from cutpurse.games._twosided import options as shared

ONE_ROUND = 0  # as a target


class Exchange(IntEnum):
    """Whether seats exchange a card after Tricks 1 to 7."""

    ON = 0  # everyone may
    FORCED = 1  # everyone must
    OFF = 2


class ExchangeOrder(IntEnum):
    """How exchanges are chosen."""

    TOGETHER = 0  # told when all have chosen
    TURN = 1  # one after the other, openly


class AfterBurying(IntEnum):
    """What happens to a deck when a card was put beneath it."""

    KEEP = 0
    SHUFFLE = 1


class GrayTie(IntEnum):
    """Who gains the bonus when several have the most Gray Coins."""

    EVERYONE = 0
    NOBODY = 1
    SPLIT = 2
    FEWEST = 3  # of them, the seats with the fewest Points


class EndTie(IntEnum):
    """Who wins when the highest totals are level."""

    SHARED = 0
    ROUND = 1  # one more Round decides
    CARDS = 2  # the most cards in the last Bank


OPTIONS: tuple[Option, ...] = (
    Number(name="target", settles="COI-33", low=1, high=1000, named={"round": ONE_ROUND}, default=65),
    shared.COINS(settles="COI-A01"),
    shared.UNCLAIMED(settles="COI-A02"),
    shared.LONE_CARD(settles="COI-A02"),
    Choice(name="exchange", settles="COI-A03", values=Exchange, default=Exchange.ON),
    Choice(name="exchange_order", settles="COI-A03", values=ExchangeOrder, default=ExchangeOrder.TOGETHER),
    Choice(name="after_burying", settles="COI-A04", values=AfterBurying, default=AfterBurying.KEEP),
    Choice(name="gray_tie", settles="COI-A05", values=GrayTie, default=GrayTie.EVERYONE),
    Choice(name="end_tie", settles="COI-A06", values=EndTie, default=EndTie.SHARED),
    Switch(name="gray_coins_score", settles="COI-A07", default=True),
    Switch(name="rotate_colours", settles="COI-A08", default=False),
    shared.STRICT_MEMORY(settles="COI-A10"),
)
