"""Dirty Money, by Argyle Games."""

from cutpurse.core.game import Game
from cutpurse.games.dirty_money import greedy, knowledge, laws, past, rules, words
from cutpurse.games.dirty_money.look import LOOK, TIPS
from cutpurse.games.dirty_money.options import OPTIONS, why_unplayable
from cutpurse.games.dirty_money.table import NAMES

GAME = Game(
    name="dirty_money",
    title="Dirty Money",
    tagline="A heist in tricks: grab the coins, but whoever leaves the most fingerprints is busted",
    credits="Design and publisher Argyle Games",
    version=1,
    seats=(3, 4, 5, 6),
    seat_names=NAMES,
    actions=rules.ACTIONS,
    observation=knowledge.OBSERVATION,
    most_decisions=(rules.MOST_ROUNDS + 1) * (rules.CARDS + rules.SEATS),  # one round more decides a tie
    minutes=20,
    unit="coins",
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, knowledge, past, greedy),
    words=words,
    broken_laws=laws.BROKEN_LAWS,
    look=LOOK,
    tips=TIPS,
    why_unplayable=why_unplayable,
)
