"""High Card played for the fewest points: a game in which points are bad, and scores alone decide."""

from types import SimpleNamespace
from typing import Any

from cutpurse.core.game import Game
from cutpurse.core.state import i8, i32, layout
from tests.contract.walks import EXAMPLE

HIGH: Any = EXAMPLE.rules[0]
SEATS = HIGH.SEATS

State = layout(
    worth=i8,
    hand=(i32, SEATS),
    played=(i32, SEATS),
    gone=i32,
    points=(i8, SEATS),
    actor=i8,
    waiting=i8,
    rounds=i8,
)


RULES: Any = SimpleNamespace(**{name: value for name, value in vars(HIGH).items() if name != "standing"})

GAME = Game(
    name="low_card",
    title="Low Card",
    seats=EXAMPLE.seats,
    seat_names=EXAMPLE.seat_names,
    actions=EXAMPLE.actions,
    observation=EXAMPLE.observation,
    most_decisions=EXAMPLE.most_decisions,
    minutes=2,
    lowest_wins=True,
    options=EXAMPLE.options,
    layout=State,
    rules=(RULES,),
    shown=EXAMPLE.shown,
    broken_laws=EXAMPLE.broken_laws,
)
