"""Hearts, written with Cutpurse's kit."""

from msgspec.structs import replace

from cutpurse.core.game import Game, Meanings
from cutpurse.core.look import STANDARD_LOOK, Tip
from cutpurse.kit.tricks import BROKEN_LAWS
from hearts import greedy, log, rules, view, worlds
from hearts.options import OPTIONS

GAME = Game(
    name="hearts",
    title="Hearts",
    seats=(rules.SEATS,),
    seat_names=view.NAMES,
    actions=rules.CARDS,
    observation=worlds.OBSERVATION,
    most_decisions=16 * (rules.CARDS + rules.SEATS * rules.PASSED),  # 4 * 99 points are less than 16 deals bring
    minutes=30,
    lowest_wins=True,
    options=OPTIONS,
    layout=rules.State,
    rules=(rules, worlds, greedy),
    shown=(view, log),
    broken_laws=BROKEN_LAWS,
    meanings=Meanings(seat=("actor", "lead", "trick_winner"), seat_0_first=lambda s: s.phase == rules.PASS),
    look=replace(STANDARD_LOOK, large=2),  # the points of the match, and those of this deal
    tips=(
        Tip(when="start", key="tip-aim"),
        Tip(when="why", key="tip-why"),
        Tip(when="log:takes-points", key="tip-points"),
        Tip(when="log:hearts-broken", key="tip-broken"),
    ),
)
