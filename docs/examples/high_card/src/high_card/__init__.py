"""High Card: the smallest game that has everything."""

from cutpurse.core.game import Game, Meanings
from high_card import log, rules, view
from high_card.guide import GUIDE
from high_card.look import LOOK, TIPS
from high_card.options import OPTIONS

GAME = Game(
    name="high_card",
    title="High Card",
    seats=(2, 3, 4),
    seat_names=view.NAMES,
    actions=rules.CARDS,
    observation=rules.OBSERVATION,
    most_decisions=rules.ROUNDS * rules.SEATS,
    minutes=2,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules,),
    shown=(view, log),
    broken_laws={1: "a card is missing or there twice"},
    meanings=Meanings(seat=("actor",), seat_0_first=lambda s: s.waiting or any(s.played)),
    look=LOOK,
    tips=TIPS,
    guide=GUIDE,
)
