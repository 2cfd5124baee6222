"""A tiny game of several kinds, whose every figure is known beforehand."""

from cutpurse.core.game import Game
from tests.lab.tiny import options, rules, view

GAME = Game(
    name="tiny",
    title="Tiny",
    seats=(rules.SEATS,),
    seat_names=view.NAMES,
    actions=rules.SEATS,
    observation=rules.OBSERVATION,
    most_decisions=rules.MOST_ROUNDS * rules.SEATS,
    minutes=10,
    options=options.OPTIONS,
    layout=rules.State,
    rules=(rules,),
    shown=(view,),
)
