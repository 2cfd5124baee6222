"""COIN, by John Clowdus."""

from cutpurse.core.game import Game
from cutpurse.games.coin import greedy, knowledge, past, rules, words
from cutpurse.games.coin.look import LOOK, TIPS
from cutpurse.games.coin.options import OPTIONS

GAME = Game(
    name="coin",
    title="COIN",
    tagline="Eight tricks a round, four colours: fronts pay coins, and the most gray coins pay twice",
    credits="Design John Clowdus, published by Small Box Games",
    version=1,
    seats=(4,),
    seat_names=words.COLOURS,
    actions=rules.ACTIONS,
    observation=knowledge.OBSERVATION,
    most_decisions=(1000 // 2 + 1) * 96,  # each round gives each seat at least two points, its face-up extra cards
    minutes=40,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, knowledge, past, greedy),
    words=words,
    broken_laws=rules.BROKEN_LAWS,
    look=LOOK,
    tips=TIPS,
)
