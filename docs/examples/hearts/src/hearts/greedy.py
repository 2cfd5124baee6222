"""A simple player of Hearts: it passes what is dangerous, ducks where it can, and throws away what hurts."""

from cutpurse.core.bits import count, lowest
from cutpurse.core.compiling import rule
from cutpurse.kit import match
from cutpurse.kit.cards import NO_CARD, above, like
from cutpurse.kit.tricks import beats, cards_in_trick, led, unseen
from hearts.rules import ALL, HEARTS, PASS, QUEEN, SEATS, WIDTH, legal, points_of

SPADES = like(QUEEN, WIDTH)
LONG = 5  # so many spades guard the high ones among them
QUEEN_DANGER, HIGH_DANGER, HEART_DANGER = 30, 15, 4  # beside ranks from 0 to 12
MEAN, SPREAD = 6.8, 8.4  # of the points of a seat in a deal: `cutpurse bench outlook hearts`


@rule
def greedy(s, rng):
    """The card with the least cost, by what the seat has seen."""
    me, cards = s.actor, legal(s)
    hidden = unseen(s, me, ALL)
    choice, least = 0, 1e9
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s.phase == PASS or (led(s) != NO_CARD and not like(led(s), WIDTH) >> card & 1):
            cost = -danger(s.hand[me], card, hidden)
        elif led(s) == NO_CARD:
            cost = cost_to_lead(card, hidden)
        else:
            cost = cost_to_follow(s, card, hidden)
        if cost < least:
            choice, least = card, cost
    return choice


@rule
def danger(hand, card, hidden):
    """What it is worth to get rid of a card: high ones, more so of hearts and of short suits."""
    suit = hand & like(card, WIDTH)
    worth = card % WIDTH - 0.5 * count(suit) + (HEART_DANGER if HEARTS >> card & 1 else 0)
    if card < QUEEN or count(suit) >= LONG or not (hidden | hand) >> QUEEN & 1:
        return worth
    return worth + (QUEEN_DANGER if card == QUEEN else HIGH_DANGER)


@rule
def cost_to_lead(card, hidden):
    """The chance that nobody has to go above it, and what it would catch."""
    suit = hidden & like(card, WIDTH)
    higher = count(suit & above(card, WIDTH))
    wins = (count(suit) - higher + 1) / (count(suit) + 1)
    caught = 3.0 + 2 * points_of(1 << card)
    if SPADES >> card & 1 and hidden >> QUEEN & 1:
        caught += 10 if card > QUEEN else -8 if card < QUEEN else 0
    return wins * caught + (3 if count(suit) == 0 else 0)


@rule
def cost_to_follow(s, card, hidden):
    """Below the best card the higher the better; above it the trick costs what is in it, and what may come."""
    best, rank = s.trick[s.trick_winner], card % WIDTH
    if not beats(card, best, 0, WIDTH):
        return -rank / WIDTH - 2 * points_of(1 << card)
    later = s.left - 1
    points = points_of(cards_in_trick(s) | 1 << card) + 0.7 * later
    if later == 0:
        return points - rank / WIDTH
    if SPADES >> card & 1 and hidden >> QUEEN & 1:
        points += 6
    return points * (1 - min(1, 0.25 * count(hidden & above(card, WIDTH)))) + rank / WIDTH


@rule
def outlook(s, chances, points):
    """From the totals alone."""
    return match.outlook(s.total, SEATS, s.target, MEAN, SPREAD, -1, chances, points)
