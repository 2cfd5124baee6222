"""Whist: a game of another package, with a standard deck; the same without a look, and with one of its own."""

from dataclasses import replace

from cutpurse.core.game import Game
from cutpurse.core.look import STANDARD_LOOK
from whist import bare, moons, rules, view

GAME = Game(
    name="whist",
    title="Whist",
    seats=(4,),
    seat_names=view.NAMES,
    actions=rules.CARDS,
    observation=(("own hand", rules.CARDS),),
    most_decisions=rules.CARDS,
    minutes=10,
    options=(),
    layout=rules.State,
    rules=(rules,),
    shown=(view,),
    look=STANDARD_LOOK,
)
BARE = replace(GAME, name="bare", title="Bare", shown=(bare, view), look=None)
MOONS = replace(GAME, name="moons", title="Moons", shown=(moons, view), look=moons.LOOK)
