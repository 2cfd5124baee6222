"""Cryptruck, by Takahiro."""

from cutpurse.core.game import Game, Meanings
from cutpurse.games.cryptruck import (
    advice,
    features,
    greedy,
    laws,
    log,
    names,
    observe,
    rules,
    transcript,
    view,
    worlds,
)
from cutpurse.games.cryptruck.guide import GUIDE
from cutpurse.games.cryptruck.look import LOOK, TIPS
from cutpurse.games.cryptruck.options import OPTIONS

GAME = Game(
    name="cryptruck",
    title="Cryptruck (クリプトリック)",
    versions=(1, 2),  # since 2 the two whites are alike
    seats=(3, 4, 5),
    seat_names=names.NAMES,
    actions=rules.ACTIONS,
    observation=observe.OBSERVATION,
    features=features.FEATURES,
    most_decisions=rules.ROUNDS * rules.TRICKS * (1 + 10 + 1 + 4),  # five players, every trick, ten answers at most
    minutes=20,
    final=True,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, worlds, observe, features, greedy),
    shown=(view, names, log, advice, transcript),
    broken_laws=laws.BROKEN_LAWS,
    meanings=Meanings(
        seat=("actor", "dealer", "seller", "leader", "buyer", "winning"),
        seats=("wanting", "wanted", "declined"),
        cards_alike=True,  # the two whites
    ),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
)
