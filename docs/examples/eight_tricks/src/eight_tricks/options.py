"""The table options of Eight Tricks."""

from enum import IntEnum

from cutpurse.core.options import Choice, Option


class Trump(IntEnum):
    """The suit of the trumps, by its number in the deck."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NONE = 4


OPTIONS: tuple[Option, ...] = (Choice(name="trump", settles="EIG-A01", values=Trump, default=Trump.SPADES),)
