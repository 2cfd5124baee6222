"""Eight Tricks: a small trick-taking game, written with Cutpurse's kit."""

from cutpurse.core.game import Game, Meanings
from cutpurse.core.look import STANDARD_LOOK, Tip
from cutpurse.kit.tricks import BROKEN_LAWS
from eight_tricks import greedy, log, rules, view, worlds
from eight_tricks.options import OPTIONS

GAME = Game(
    name="eight_tricks",
    title="Eight Tricks",
    seats=(3, 4),
    seat_names=view.NAMES,
    actions=rules.CARDS,  # an action is a card to be played
    observation=worlds.OBSERVATION,
    most_decisions=rules.CARDS,
    minutes=5,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, worlds, greedy),
    shown=(view, log),
    broken_laws=BROKEN_LAWS,
    meanings=Meanings(seat=("actor", "lead", "trick_winner")),
    look=STANDARD_LOOK,
    tips=(
        Tip(when="start", key="tip-aim"),
        Tip(when="why", key="tip-follow"),
        Tip(when="log:takes", key="tip-lead"),
    ),
)
