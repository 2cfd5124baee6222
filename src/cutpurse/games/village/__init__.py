"""The Village."""

from cutpurse.core.game import Game
from cutpurse.games.village import greedy, knowledge, laws, observation, rules, words
from cutpurse.games.village.look import LOOK, TIPS
from cutpurse.games.village.options import LONGEST, OPTIONS
from cutpurse.games.village.state import ACTIONS, SEATS, State

MOST_PUTS = 200 * SEATS  # in a Day: every chip of the game for itself
MOST_IN_TURN = 40

GAME = Game(
    name="village",
    title="The Village",
    tagline="Wager by day, collect your profession by night, and accuse who hoards a winning hand",
    credits="Designer and publisher are not named on the rule sheet",
    version=1,
    seats=(SEATS,),
    seat_names=words.NAMES,
    actions=ACTIONS,
    observation=observation.OBSERVATION,
    most_decisions=LONGEST * (2 * SEATS * MOST_PUTS + 2 * SEATS * MOST_IN_TURN + SEATS),
    minutes=40,
    unit="chips",
    lookahead=0,
    options=OPTIONS,
    layout=State,
    rules=(rules, knowledge, observation, greedy, laws),
    words=words,
    broken_laws=laws.BROKEN_LAWS,
    look=LOOK,
    tips=TIPS,
)
