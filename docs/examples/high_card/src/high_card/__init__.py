"""High Card: the smallest game that has everything."""

from cutpurse.core.game import Game
from high_card import rules, words
from high_card.look import LOOK, TIPS

GAME = Game(
    name="high_card",
    title="High Card",
    tagline="Three cards each, one a round: the highest takes a point",
    credits="Written for Cutpurse's documentation",
    version=1,
    seats=(2, 3, 4),
    seat_names=words.NAMES,
    actions=rules.CARDS,
    observation=rules.OBSERVATION,
    most_decisions=rules.ROUNDS * rules.SEATS,
    minutes=2,
    options=words.OPTIONS,
    layout=rules.State,
    rules=(rules,),
    words=words,
    broken_laws={1: "a card is missing or there twice"},
    look=LOOK,
    tips=TIPS,
)
