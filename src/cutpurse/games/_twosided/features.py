"""What an action means, in Lucre and in COIN: what the card does here, what it would do later, and what is left.

`back`, `foreign`, `mean` and `unseen` are those of `greedy`; `points` is what each seat has so far.
"""

from cutpurse.core.bits import count, highest, lowest
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.greedy import (
    DECK,
    chances_open,
    mean_prize,
    nobody_opens,
    prize_worth,
    unopened,
    worth_kept,
    worth_later,
    worth_open,
)
from cutpurse.games._twosided.options import LoneCard, Unclaimed
from cutpurse.games._twosided.rules import (
    ALL,
    DOWN,
    PRIZES,
    SEATS,
    VALUES,
    all_open,
    card_of,
    is_open,
    owner_of,
    prize_owner,
)
from cutpurse.kit.describing import best_other, part

MOST_WORTH = 6  # coins: a rich prize, and a rich front
FAR = 10  # points between two seats that count as a whole

SITUATION = (
    "tricks begun, of 8",
    "cards in the middle, of 3",
    "own prize card lies in the middle",
    "own prize cards still to come, of 2",
    "worth of this trick's prize, of 6",
    "points ahead of the best other seat, of 10",
    "points ahead of the next seat to play, of 10",
    "points ahead of the seat whose card is highest, of 10",
)
CARD = (
    "what it brings beyond what the card would bring later, of 6",
    "what it brings now, of 6",
    "what the card would bring later, of 6",
    "value, of 13",
    "coins on its front, of 3",
    "higher cards in the hand, of 3",
    "lower cards in the hand, of 3",
    "highest card that is left, of 13",
    "lowest card that is left, of 13",
    "coins on the fronts that are left, of 8",
    "cards left that nobody can beat, of 3",
    "cards left that nobody can be lower than, of 3",
    "seats that may hold the same value, of 3",
    "where it is laid aside: the best that another card may bring in the middle, of 6",
)
MIDDLE = (
    "face up",
    "face down",
    "highest so far",
    "lowest so far",
    "neither: it will be turned over",
    "chance to stay highest",
    "chance to stay lowest",
    "chance that nobody after can be higher",
    "chance that nobody after can be lower",
    "higher values that may still come, of 12",
    "lower values that may still come, of 12",
    "chance to stay highest times the prize, of 6",
    "chance to stay lowest times the coins, of 3",
    "a lower card would be highest, too",
    "a higher card would be lowest, too",
    "values between it and the highest, of 12",
    "takes the prize from the best other seat",
    "a barred card goes face down",
)
TABLE_FEATURES = (*SITUATION, *CARD, *MIDDLE)


@rule
def describe_situation(s, me, points, foreign, out):
    """The same for all actions of a decision; the place after it."""
    mine, opened, left = points[me], all_open(s), 2
    for i in range(s.trick):
        left -= owner_of(s.prize[i]) == me
    out[0], out[1] = s.trick / PRIZES, s.played % SEATS / 3
    out[2], out[3] = s.trick > 0 and prize_owner(s) == me, left / 2
    out[4] = part(prize_worth(s, me, foreign), MOST_WORTH)
    out[5] = part(mine - best_other(points, SEATS, me), FAR)
    out[6] = part(mine - points[(me + 1) % SEATS], FAR)
    out[7] = part(mine - points[highest_seat(s, opened)], FAR) if opened else 0
    return len(SITUATION)


@rule
def highest_seat(s, opened):
    """The seat with the highest card of those that lie open in the middle."""
    best = 0
    for seat in range(SEATS):
        if is_open(s, seat) and s.middle[seat] == highest(opened):
            best = seat
    return best


@rule
def describe_card(s, me, value, now, kept, unseen, out, at):
    """The card that is used, and those that are left; the place after it."""
    rest = s.hand[me] & ~(1 << value)
    lower, higher = rest & (1 << value) - 1, rest >> value
    theirs = (unseen | unseen >> DECK | unseen >> 2 * DECK | unseen >> 3 * DECK) & ALL
    front = 0
    for i in range(1, VALUES + 1):
        front += (rest >> i & 1) * s.coins[i - 1]
    out[at], out[at + 1], out[at + 2] = part(now - kept, MOST_WORTH), part(now, MOST_WORTH), part(kept, MOST_WORTH)
    out[at + 3], out[at + 4] = value / VALUES, s.coins[value - 1] / 3
    out[at + 5], out[at + 6] = part(count(higher), 3), part(count(lower), 3)
    if rest:
        out[at + 7], out[at + 8], out[at + 9] = highest(rest) / VALUES, lowest(rest) / VALUES, part(front, 8)
    if theirs:
        out[at + 10] = part(count(rest >> highest(theirs)), 3)
        out[at + 11] = part(count(rest & (2 << lowest(theirs)) - 1), 3)
    for seat in range(SEATS):
        out[at + 12] += (unseen >> seat * DECK >> value & 1) / 3
    return at + len(CARD)


@rule
def describe_aside(s, me, value, now, points, back, foreign, out):
    """A card that is laid aside, or put beneath the deck, and brings so much now; the place after it."""
    mean, unseen = mean_prize(s, foreign), unopened(s, me)
    at = describe_situation(s, me, points, foreign, out)
    kept = worth_kept(s, value, back, mean, unseen)
    at = describe_card(s, me, value, now, kept, unseen, out, at)
    if s.trick > 0 and prize_owner(s) == me:
        rest, prize, best = s.hand[me] & ~(1 << value | s.barred), prize_worth(s, me, foreign), back + 0.0
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            best = max(best, worth_open(s, me, other, back, prize, mean, unseen))
        out[at - 1] = part(best, MOST_WORTH)
    return at + len(MIDDLE)


@rule
def describe_middle(s, me, action, points, back, foreign, last_shows, out):
    """A play to the middle, with greedy's worth of it; the place after it."""
    prize, mean, unseen = prize_worth(s, me, foreign), mean_prize(s, foreign), unopened(s, me)
    at, value = describe_situation(s, me, points, foreign, out), card_of(action)
    closed = back
    if s.played == SEATS - 1 and s.faces == 0:
        unclaimed = prize if s.unclaimed == Unclaimed.LEAD and prize_owner(s) == me else 0
        closed += unclaimed
        if s.lone_card == LoneCard.NO_CONTEST:
            prize = unclaimed
    now = closed if action >= DOWN else worth_open(s, me, value, back, prize, mean, unseen)
    kept = worth_later(s, value, back, mean, unseen, last_shows)
    at = describe_card(s, me, value, now, kept, unseen, out, at)
    if action >= DOWN:
        out[at + 1], out[at + 17] = 1, s.barred >> value & 1
    else:
        out[at] = 1
        describe_open(s, me, value, points, back, prize, mean, unseen, out, at)
    return at + len(MIDDLE)


@rule
def describe_open(s, me, value, points, back, prize, mean, unseen, out, at):
    """A card that goes face up to the middle: whether it is the highest or the lowest, and stays so."""
    opened, below = all_open(s), (1 << value) - 1
    above = ALL & ~below & ~(1 << value)
    hand, high, low = s.hand[me] & ~s.barred, opened & above == 0, opened & below == 0
    stays_high, stays_low = chances_open(s, me, value, back, prize, mean, unseen)
    out[at + 2], out[at + 3], out[at + 4] = high, low, not high and not low
    out[at + 5], out[at + 6] = stays_high, stays_low
    higher, lower = may_come(s, me, above, unseen), may_come(s, me, below, unseen)
    if high:
        out[at + 7] = nobody_opens(s, me, above & ~s.barred, 1.0, unseen)
        out[at + 13] = hand & below & ~((2 << highest(opened)) - 1 if opened else 0) != 0
        out[at + 15] = (value - highest(opened) - 1 if opened else 0) / (VALUES - 1)
        leader = opened and points[highest_seat(s, opened)] == best_other(points, SEATS, me)
        out[at + 16] = 1 if leader else 0
    if low:
        out[at + 8] = nobody_opens(s, me, below & ~s.barred, 1.0, unseen)
        out[at + 14] = hand & above & ((1 << lowest(opened)) - 1 if opened else ALL) != 0
    out[at + 9], out[at + 10] = count(higher) / (VALUES - 1), count(lower) / (VALUES - 1)
    out[at + 11], out[at + 12] = part(stays_high * prize, MOST_WORTH), stays_low * s.coins[value - 1] / 3


@rule
def may_come(s, me, cards, unseen):
    """Of these values those that a later seat may still lay open in this trick."""
    found = 0
    for seat in range(SEATS):
        if seat != me and s.middle[seat] == 0:
            found |= unseen >> seat * DECK
    return found & cards & ~s.barred
