"""COIN, by John Clowdus."""

from cutpurse.core.game import Game, Meanings
from cutpurse.games._twosided import turned_prize
from cutpurse.games.coin import advice, features, greedy, laws, log, names, observe, rules, transcript, view, worlds
from cutpurse.games.coin.guide import GUIDE
from cutpurse.games.coin.look import LOOK, TIPS
from cutpurse.games.coin.options import OPTIONS

GAME = Game(
    name="coin",
    title="COIN",
    seats=(4,),
    seat_names=names.COLOURS,
    actions=rules.ACTIONS,
    observation=observe.OBSERVATION,
    features=features.FEATURES,
    most_decisions=(1000 // 2 + 1) * 96,  # each round gives each seat at least two points, its face-up extra cards
    minutes=40,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, worlds, observe, features, greedy),
    shown=(view, names, log, advice, transcript),
    catalogues=("cutpurse.games._twosided",),
    broken_laws=laws.BROKEN_LAWS,
    meanings=Meanings(
        seat=("actor", "taker"),
        seats=("faces", "exchanged", "exchanges"),
        encoded={"prize": turned_prize},
        seat_0_first=lambda s: s.phase in (rules.OFFER, rules.BURY),
    ),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
)
