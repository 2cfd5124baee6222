"""A simple player of COIN that never throws Coins away, and runs for the most Gray ones while that is worth it."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.greedy import best_for_middle, best_to_spare, mean_prize, unopened, worth_kept
from cutpurse.games._twosided.rules import ASIDE, PASS, SEATS, VALUES, action_with, face_down, is_open
from cutpurse.games.coin.options import AfterBurying, Exchange, GrayTie
from cutpurse.games.coin.rules import BANK, BURY, EXCHANGE, MIDDLE, TRICKS
from cutpurse.kit import match

FOREIGN = 1  # COI-27: a card of another Colour is worth a Point more
GRAY_A_TRICK = 0.5  # how many Gray Coins a trick adds to a Bank
LEVEL = 0.5  # the chance of the bonus for a seat with as many Gray Coins as the best of the others
MEAN, SPREAD = 23.8, 2.7  # of the Points of a seat in a Round: `cutpurse bench outlook coin`


@rule
def greedy(s, rng):
    me = s.actor
    gray = gray_worth(s, me)
    if s.phase == BANK or s.phase == BURY:
        return action_with(ASIDE, best_to_spare(s, me, gray, FOREIGN, s.phase == BANK))
    if s.phase == MIDDLE:
        return best_for_middle(s, me, gray, FOREIGN, False)  # COI-30: the last card turns gray
    return EXCHANGE if s.exchange == Exchange.FORCED or exchange_helps(s, me, gray) else PASS


@rule
def gray_worth(s, me):
    """What one more Gray Coin brings: itself, and its part in the bonus for the most."""  # COI-26, COI-28
    mine, most = face_down(s, me), 0.0
    for seat in range(SEATS):
        if seat != me:
            most = max(most, gray_after_trick(s, seat))
    at_end = mine + 1 + GRAY_A_TRICK * (TRICKS - s.trick)  # COI-23: the last card is one
    more = bonus_chance(s, mine + 1 - most) * (at_end + 1) - bonus_chance(s, mine - most) * at_end
    return s.gray_coins_score + more  # COI-A07


@rule
def gray_after_trick(s, seat):
    """How many Gray Coins another seat may have when this trick is over."""
    gray = face_down(s, seat)
    if s.phase != MIDDLE:
        return gray + 0.0
    if s.middle[seat] == 0:
        return gray + GRAY_A_TRICK
    return gray + 1.0 - is_open(s, seat)


@rule
def bonus_chance(s, lead):
    """The chance of the bonus with so many Gray Coins more than the best of the others; a late lead counts for more."""
    if s.gray_tie != GrayTie.EVERYONE:  # COI-A05: to be level is worth less
        lead -= 0.5
    return min(1.0, max(0.0, LEVEL + lead / (1.5 + 0.3 * (TRICKS - s.trick))))


@rule
def exchange_helps(s, me, gray):
    """Whether the next card of the deck may be better than the poorest of the hand."""
    if s.trick == TRICKS - 1:  # COI-36: what is put back is drawn at once
        return False
    if s.after_burying == AfterBurying.SHUFFLE:
        return count(s.remembered[me]) < s.bottom[me] - s.top[me]
    if s.top[me] < VALUES:
        return True
    known, worst = s.deck[me][s.top[me]], best_to_spare(s, me, gray, FOREIGN, False)
    mean, unseen = mean_prize(s, FOREIGN), unopened(s, me)
    return worth_kept(s, known, gray, mean, unseen) > worth_kept(s, worst, gray, mean, unseen)


@rule
def outlook(s, chances, points):
    """From the totals alone."""
    return match.outlook(s.total, SEATS, s.target, MEAN, SPREAD, 1, chances, points)
