"""Lucre, by John Clowdus."""

from cutpurse.core.game import Game, Meanings
from cutpurse.games._twosided import turned_prize
from cutpurse.games.lucre import advice, features, greedy, laws, log, names, observe, rules, transcript, view, worlds
from cutpurse.games.lucre.guide import GUIDE
from cutpurse.games.lucre.look import LOOK, TIPS
from cutpurse.games.lucre.options import OPTIONS

GAME = Game(
    name="lucre",
    title="Lucre",
    seats=(4,),
    seat_names=names.GUILDS,
    actions=rules.ACTIONS,
    observation=observe.OBSERVATION,
    features=features.FEATURES,
    most_decisions=2 * (4 * 2 + 8 * 5),  # a game and a play-off: swaps in up to two steps, five plays a round
    minutes=30,
    starter=True,
    unit="coins",
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, worlds, observe, features, greedy),
    shown=(view, names, log, advice, transcript),
    catalogues=("cutpurse.games._twosided",),
    broken_laws=laws.BROKEN_LAWS,
    meanings=Meanings(
        seat=("actor", "taker"),
        seats=("faces", "tied"),
        encoded={"prize": turned_prize},
        seat_0_first=lambda s: s.phase == rules.SWAP,
    ),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
)
