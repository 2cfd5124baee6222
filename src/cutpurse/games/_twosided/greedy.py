"""How a simple player weighs its cards, in Lucre and in COIN.

A use of a card is worth what it brings now, less what the card would bring if it were kept. What others may hold is
judged by counting the cards of their decks that never lay open. The weights did best in play against their neighbours.

Here `back` is what one more face-down card is worth, `foreign` what a prize from another's deck is worth beyond its
coins, `mean` what a prize is worth on average, and `unseen` are the others' cards that never lay open.
"""

from math import comb

import numpy as np

from cutpurse.core.bits import count, lowest
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.options import LoneCard, Unclaimed
from cutpurse.games._twosided.rules import (
    ALL,
    DOWN,
    NOBODY,
    PRIZES,
    SEATS,
    UP,
    VALUES,
    action_with,
    all_open,
    owner_of,
    prize_owner,
    seen_cards,
    value_of,
)

EAGER = 0.7  # how often a later player with a better card plays it, for a prize of average worth
MOST_EAGER = 0.9  # the same for the richest prize
HOPE = 0.9  # how much of what a kept card may bring it brings in the end
LARGEST_HAND = 4
DECK = VALUES + 1  # bits for the cards of one deck
EVERY_DECK = sum(1 << seat * DECK for seat in range(SEATS))
TURNED_OVER = -1.0  # less than any back is worth: a card that is sure to be turned over need not be shown


def holds_one(cards: int, good: int, hand: int) -> float:
    """The chance that a hand from so many cards holds one of the good ones among them."""
    return 1 - comb(cards - good, hand) / comb(cards, hand) if good <= cards >= hand else 0.0


HOLDS_ONE = np.array(
    [
        [[holds_one(cards, good, hand) for hand in range(LARGEST_HAND + 1)] for good in range(VALUES + 1)]
        for cards in range(VALUES + 1)
    ]
)


@rule
def unopened(s, me):
    """The cards of the others' decks that never lay open, one deck beside the other in a set."""
    cards = 0
    for seat in range(SEATS):
        if seat != me:
            cards |= (ALL & ~seen_cards(s, seat)) << seat * DECK
    return cards


@rule
def nobody_opens(s, me, cards, eager, unseen):
    """The chance that no later player lays one of these cards open in the middle."""
    chance = 1.0
    for seat in range(SEATS):
        if seat != me and s.middle[seat] == 0:
            theirs = unseen >> seat * DECK & ALL
            chance *= 1 - eager * HOLDS_ONE[count(theirs), count(theirs & cards), count(s.hand[seat])]
    return chance


@rule
def worth_open(s, me, value, back, prize, mean, unseen):
    """What a card brings face up in the middle: its front if it stays highest or lowest, the prize if highest."""
    high, low = chances_open(s, me, value, back, prize, mean, unseen)
    stays = min(1.0, high + low)
    return back + stays * (s.coins[value - 1] - back) + high * prize if stays > 0 else TURNED_OVER


@rule
def chances_open(s, me, value, back, prize, mean, unseen):
    """The chances of a card face up in the middle to stay the highest, and to stay the lowest.

    A rich prize is contested more; the more a back is worth, the fewer play to be lowest.
    """
    rivals, lower = all_open(s), (1 << value) - 1
    higher = ALL & ~lower & ~(1 << value)
    high, low = 0.0, 0.0
    if rivals & higher == 0:
        high = nobody_opens(s, me, higher & ~s.barred, min(MOST_EAGER, EAGER * prize / mean), unseen)
    if rivals & lower == 0:
        low = nobody_opens(s, me, lower & ~s.barred, EAGER / max(1.0, back), unseen)
    return high, low


@rule
def worth_kept(s, value, back, mean, unseen):
    """What a card brings later: its front, if its value is extreme; a prize, if few of the cards to come are higher."""
    higher = count(unseen & (ALL >> value + 1 << value + 1) * EVERY_DECK)
    wins = eighth_power(1 - higher / count(unseen))  # a later trick measures a card against about eight
    prize = HOPE * mean * min(1.0, (PRIZES - s.trick) / 2)  # one prize more: maybe not for this card
    extreme = max(value, VALUES + 1 - value) / VALUES
    front = s.coins[value - 1]
    kept = back + HOPE * extreme * max(0.0, front - back)
    return kept + wins * max(0.0, front + prize - kept)


@rule
def worth_later(s, value, back, mean, unseen, last_shows):
    """What a card brings if it is not played in this trick: after the last one as it is counted then."""
    if s.trick < PRIZES:
        return worth_kept(s, value, back, mean, unseen)
    return s.coins[value - 1] if last_shows else back


@rule
def eighth_power(x):
    """By multiplication: the library's powers differ in the last bit between compiled and interpreted code."""
    x *= x
    x *= x
    return x * x


@rule
def mean_prize(s, foreign):
    """What a prize is worth on average; three in four are foreign."""
    total = 0
    for i in range(VALUES):
        total += s.coins[i]
    return total / VALUES + foreign * (SEATS - 1) / SEATS


@rule
def prize_worth(s, me, foreign):
    """What the winner of this trick takes, with the prizes that wait."""
    worth = 0
    for i in range(s.trick):
        if i == s.trick - 1 or (s.unclaimed == Unclaimed.CARRY and s.taker[i] == NOBODY):
            worth += s.coins[value_of(s.prize[i]) - 1] + foreign * (owner_of(s.prize[i]) != me)
    return worth


@rule
def best_for_middle(s, me, back, foreign, last_shows):
    """The play to the middle that brings most beyond what its card would bring later; rather face up, if that is level.

    The card left at the end counts by its front if `last_shows`, else as a back.
    """
    prize, mean, unseen = prize_worth(s, me, foreign), mean_prize(s, foreign), unopened(s, me)
    closed = back
    if s.played == SEATS - 1 and s.faces == 0:  # the others all lie face down
        unclaimed = prize if s.unclaimed == Unclaimed.LEAD and prize_owner(s) == me else 0
        closed += unclaimed
        if s.lone_card == LoneCard.NO_CONTEST:
            prize = unclaimed
    best, choice = -99.0, 0
    cards = s.hand[me]
    while cards:
        value = lowest(cards)
        cards &= cards - 1
        opened = TURNED_OVER if s.barred >> value & 1 else worth_open(s, me, value, back, prize, mean, unseen)
        kept = worth_later(s, value, back, mean, unseen, last_shows)
        if max(opened, closed) - kept > best:
            best = max(opened, closed) - kept
            choice = action_with(UP if opened >= closed else DOWN, value)
    return choice


@rule
def best_to_spare(s, me, back, foreign, shows):
    """The card that brings least later; or, if its front `shows` where it goes, less than that by the most."""
    mean, unseen = mean_prize(s, foreign), unopened(s, me)
    best, choice = -99.0, 0
    cards = s.hand[me]
    while cards:
        value = lowest(cards)
        cards &= cards - 1
        worth = (s.coins[value - 1] if shows else 0) - worth_kept(s, value, back, mean, unseen)
        if worth > best:
            best, choice = worth, value
    return choice
