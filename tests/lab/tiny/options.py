"""Which of the tiny games is played, how long, and how unfair it is."""

from enum import IntEnum

from cutpurse.core.options import Choice, Number, Option


class Kind(IntEnum):
    """What decides the game."""

    FIRST = 0  # seat 0 always wins
    LUCK = 1  # a draw that nobody sees; seat 0 is favoured by `bias` per cent
    EARLY = 2  # the first action names the winner
    MARKED = 3  # who holds card 8 wins
    SKILL = 4  # action 1 is a point each time


OPTIONS: tuple[Option, ...] = (
    Choice(name="kind", settles="TIN-A01", values=Kind, default=Kind.LUCK),
    Number(name="rounds", settles="TIN-A02", low=1, high=30, default=4),
    Number(name="bias", settles="TIN-A03", low=0, high=100, default=0),
)
