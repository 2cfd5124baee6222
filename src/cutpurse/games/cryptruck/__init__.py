"""Cryptruck, by Takahiro."""

from cutpurse.core.game import Game
from cutpurse.games.cryptruck import greedy, knowledge, laws, observation, past, rules, words
from cutpurse.games.cryptruck.look import LOOK, TIPS
from cutpurse.games.cryptruck.options import OPTIONS

GAME = Game(
    name="cryptruck",
    title="Cryptruck (クリプトリック)",
    tagline="Six tricks a round: win no blocks at all, or three of different colours, and buy the lead you need",
    credits="Design Takahiro",
    version=1,
    seats=(3, 4, 5),
    seat_names=words.NAMES,
    actions=rules.ACTIONS,
    observation=observation.OBSERVATION,
    most_decisions=rules.ROUNDS * rules.TRICKS * (1 + 10 + 1 + 4),  # five players, every trick, ten answers at most
    minutes=20,
    final=True,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, laws, knowledge, observation, past, greedy),
    words=words,
    broken_laws=laws.BROKEN_LAWS,
    look=LOOK,
    tips=TIPS,
)
