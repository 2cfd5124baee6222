"""The Village."""

from cutpurse.core.game import Game, Meanings
from cutpurse.games.village import advice, features, greedy, laws, log, names, observe, rules, transcript, view, worlds
from cutpurse.games.village.guide import GUIDE
from cutpurse.games.village.look import LOOK, TIPS
from cutpurse.games.village.options import LONGEST, OPTIONS
from cutpurse.games.village.rules_table import ACTIONS, SEATS

MOST_PUTS = 200 * SEATS  # in a Day: every chip of the game for itself
MOST_IN_TURN = 40

GAME = Game(
    name="village",
    title="The Village",
    versions=(1, 2),
    seats=(SEATS,),
    seat_names=names.NAMES,
    actions=ACTIONS,
    observation=observe.OBSERVATION,
    features=features.FEATURES,
    most_decisions=LONGEST * (2 * SEATS * MOST_PUTS + 2 * SEATS * MOST_IN_TURN + SEATS),
    minutes=40,
    unit="chips",
    lookahead=0,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, worlds, observe, features, greedy, laws),
    shown=(view, names, log, advice, transcript),
    broken_laws=laws.BROKEN_LAWS,
    meanings=Meanings(
        seat=("actor", "dealer", "token", "last_put", "victim"),
        seats=("revealed", "winners"),
        shared=("courtyard", "cards"),  # four professions, as many as seats
        hands="hidden",
        untold="random_exposure",  # VIL-A20
        scores_decide=False,  # winners stand first, however many chips; VIL-E09
        cards_alike=True,
    ),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
)
