"""Lucre, by John Clowdus."""

from cutpurse.core.game import Game
from cutpurse.games.lucre import greedy, knowledge, past, rules, words
from cutpurse.games.lucre.look import LOOK, TIPS
from cutpurse.games.lucre.options import OPTIONS

GAME = Game(
    name="lucre",
    title="Lucre",
    tagline="Eight purses, four guilds: the highest card takes the purse, the lowest keeps its face",
    credits="Design John Clowdus, published by Small Box Games",
    version=1,
    seats=(4,),
    seat_names=words.GUILDS,
    actions=rules.ACTIONS,
    observation=knowledge.OBSERVATION,
    most_decisions=2 * (4 * 2 + 8 * 5),  # a game and a play-off: swaps in up to two steps, five plays a round
    minutes=30,
    unit="coins",
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, knowledge, past, greedy),
    words=words,
    broken_laws=rules.BROKEN_LAWS,
    look=LOOK,
    tips=TIPS,
)
