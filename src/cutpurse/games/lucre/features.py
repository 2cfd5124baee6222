"""What an action means in Lucre."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.features import TABLE_FEATURES, describe_aside, describe_middle
from cutpurse.games._twosided.rules import PASS, card_of
from cutpurse.games.lucre.greedy import BACK, ENOUGH, FOREIGN
from cutpurse.games.lucre.rules import MIDDLE, MOST_SWAPPED, SWAP, WEALTH, swapped, wealth

FEATURES = (
    *TABLE_FEATURES,
    "phase: swap",
    "phase: wealth",
    "phase: middle",
    "keeps the hand",
    "cards swapped, of 2",
)


@rule
def features(s, seat, action, out):
    points = (wealth(s, 0), wealth(s, 1), wealth(s, 2), wealth(s, 3))
    at = len(TABLE_FEATURES)
    if s.phase == MIDDLE:
        describe_middle(s, seat, action, points, BACK, FOREIGN, True, out)
    elif action != PASS:
        value = card_of(action)
        shown = 0 if s.lead_card_down else s.coins[value - 1]
        describe_aside(s, seat, value, ENOUGH if s.phase == SWAP else shown, points, BACK, FOREIGN, out)
    out[at], out[at + 1], out[at + 2], out[at + 3] = (
        s.phase == SWAP,
        s.phase == WEALTH,
        s.phase == MIDDLE,
        action == PASS,
    )
    if s.phase == SWAP:
        out[at + 4] = swapped(s, seat) / MOST_SWAPPED
