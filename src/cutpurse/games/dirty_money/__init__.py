"""Dirty Money, by Argyle Games."""

from cutpurse.core.game import Game, Meanings
from cutpurse.games.dirty_money import (
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
from cutpurse.games.dirty_money.guide import GUIDE
from cutpurse.games.dirty_money.look import LOOK, TIPS
from cutpurse.games.dirty_money.options import MOST_ROUNDS, OPTIONS, why_unplayable
from cutpurse.games.dirty_money.options_deck import CARDS

GAME = Game(
    name="dirty_money",
    title="Dirty Money",
    seats=(3, 4, 5, 6),
    seat_names=names.NAMES,
    actions=rules.ACTIONS,
    observation=observe.OBSERVATION,
    features=features.FEATURES,
    most_decisions=(MOST_ROUNDS + 1) * (CARDS + rules.SEATS),  # one round more decides a tie
    minutes=20,
    unit="coins",
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, worlds, observe, features, greedy),
    shown=(view, names, log, advice, transcript),
    broken_laws=laws.BROKEN_LAWS,
    meanings=Meanings(seat=("actor", "first", "lead", "trick_winner")),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
    why_unplayable=why_unplayable,
)
