"""What an action means in COIN."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.features import SITUATION, TABLE_FEATURES, describe_aside, describe_middle
from cutpurse.games._twosided.greedy import best_to_spare
from cutpurse.games._twosided.rules import DOWN, PASS, SEATS, card_of, face_down
from cutpurse.games.coin.greedy import FOREIGN, exchange_helps, gray_after_trick, gray_worth
from cutpurse.games.coin.options import Exchange
from cutpurse.games.coin.rules import BANK, BURY, EXCHANGE, MIDDLE, bank_points, gray_bonus, most_gray
from cutpurse.kit.describing import part

HELPS = 0.1  # beyond keeping the hand, where greedy exchanges a card

FEATURES = (
    *TABLE_FEATURES,
    "phase: bank",
    "phase: middle",
    "phase: bury",
    "exchanges a card",
    "keeps the hand",
    "what one more gray coin is worth, of 3",
    "gray coins ahead of the best other seat, of 5",
    "best total with this round, over the target",
)


@rule
def features(s, seat, action, out):
    points, gray = points_of_all(s), gray_worth(s, seat)
    at = len(TABLE_FEATURES)
    if s.phase == MIDDLE:
        describe_middle(s, seat, action, points, gray, FOREIGN, False, out)
    elif s.phase == BANK or s.phase == BURY:
        value = card_of(action)
        now = s.coins[value - 1] if s.phase == BANK else 0
        describe_aside(s, seat, value, now, points, gray, FOREIGN, out)
    elif action == EXCHANGE:  # of what it may put beneath the deck, the poorest card
        describe_aside(s, seat, best_to_spare(s, seat, gray, FOREIGN, False), 0, points, gray, FOREIGN, out)
        wanted = s.exchange == Exchange.FORCED or exchange_helps(s, seat, gray)
        out[len(SITUATION)] = HELPS if wanted else -HELPS
    out[at], out[at + 1], out[at + 2] = s.phase == BANK, s.phase == MIDDLE, s.phase == BURY
    out[at + 3], out[at + 4], out[at + 5] = action == EXCHANGE, action == PASS, part(gray, 3)
    mine, most = face_down(s, seat) + (s.phase == MIDDLE and action >= DOWN), 0.0
    for other in range(SEATS):
        if other != seat:
            most = max(most, gray_after_trick(s, other))
    out[at + 6] = part(mine - most, 5)
    out[at + 7] = part(max(max(points[0], points[1]), max(points[2], points[3])), max(1, s.target))


@rule
def points_of_all(s):
    """Each seat's total if the round ended now."""
    takers = most_gray(s)
    return points_now(s, 0, takers), points_now(s, 1, takers), points_now(s, 2, takers), points_now(s, 3, takers)


@rule
def points_now(s, seat, takers):
    return s.total[seat] + bank_points(s, seat) + gray_bonus(s, seat, takers)
