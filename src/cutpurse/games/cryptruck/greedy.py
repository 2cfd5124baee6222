"""A sensible player of Cryptruck: it weighs what each choice makes of the points it may expect.

No blocks, three in three colours or very many: which of these its hand is good for, and how far it has come, is in the
table of `greedy_outlook`. For each card it estimates the chance to win the trick and the blocks in it; what the table
says of the two outcomes does the rest: it ducks while it has none, takes a third block, shuns the fourth, throws high
cards away while it means to stay clear, and hands the player who leads a block too many.
"""

from cutpurse.core.bits import count, lowest
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.greedy_outlook import BLOCKS, COLOURS, EXPECTED, LEVELS
from cutpurse.games.cryptruck.rules import (
    DECLARE,
    DECLINE,
    GIVE,
    PLAY,
    TRICKS,
    WANT,
    legal,
    played_in,
    strength_of,
    trumps,
)
from cutpurse.games.cryptruck.rules_cards import (
    RANKS,
    WHITE,
    WHITE_3,
    WHITES,
    all_of,
    colour_of,
    join,
    rank_of,
    without,
)
from cutpurse.games.cryptruck.rules_history import unseen_by
from cutpurse.games.cryptruck.rules_scoring import blocks_in, colours_in
from cutpurse.kit.cards import NO_CARD

RUFFS = 0.6  # the weight of an unseen trump where another colour is led: most must follow
PLAIN = 0.5  # the chance that a card that is no trump is of the colour led
SPITE = 0.3  # what a point less for the one who takes the trick is worth
BOUGHT = 0.6  # the chance that a revealed card finds a buyer


@rule
def greedy(s, rng):
    me, unseen = s.actor, unseen_by(s, s.actor)
    if s.phase == DECLARE:
        as_it_is = table_value(s, s.taken[me], TRICKS - s.trick, power(s, s.hand[me], unseen), 0)
        return WANT if best_gift_value(s, me, unseen) > as_it_is else DECLINE
    permitted = legal(s)
    best, chosen = -1000.0, 0
    while permitted:
        card = lowest(permitted)
        permitted &= permitted - 1
        value = value_of(s, me, card, unseen)
        if value >= best:  # of cards that are as good the highest
            best, chosen = value, card
    return chosen


@rule
def value_of(s, me, card, unseen):
    """What a reveal, a gift or a play may bring."""
    rest = without(s, s.hand[me], 1 << card)
    if s.phase == PLAY and s.led != NO_CARD:
        return follow_value(s, me, card, rest, unseen)
    if s.phase == PLAY:
        return lead_value(s, me, card, rest, unseen)
    if s.phase == GIVE:
        return lead_value(s, me, s.offered, rest, unseen)
    kept = lead_value(s, me, card, rest, unseen)
    sold = table_value(s, s.taken[me], TRICKS - s.trick, power(s, rest, unseen), 0)
    return BOUGHT * sold + (1 - BOUGHT) * kept


@rule
def best_gift_value(s, me, unseen):
    """What the revealed card may bring as a lead, with the best gift for it."""
    best, hand = -1000.0, s.hand[me]
    while hand:
        gift = hand & -hand
        hand &= hand - 1
        best = max(best, lead_value(s, me, s.offered, without(s, s.hand[me], gift), unseen))
    return best


@rule
def lead_value(s, me, card, rest, unseen):
    """A lead that all others answer."""
    chance = holds(s, card, s.seats - 1, unseen)
    return weigh(s, me, rest, 1 << card, s.seats - 1, chance, unseen)


@rule
def follow_value(s, me, card, rest, unseen):
    """A card played to a trick: it wins if it is the best and none of those to come beats it."""
    later = s.seats - s.laid - 1
    trick = join(1 << card, played_in(s, s.trick))
    if strength_of(s, card) >= s.best:
        return weigh(s, me, rest, trick, later, holds(s, card, later, unseen), unseen)
    holder = s.winning
    stays = holds(s, s.played[holder][s.trick], later, unseen)
    left = TRICKS - s.trick - 1
    before = table_value(s, s.taken[holder], left, 0.4, 0)
    after = table_value(s, join(s.taken[holder], trick), left, 0.4, 0)
    return weigh(s, me, rest, trick, later, 0.0, unseen) - SPITE * stays * (after - before)


@rule
def weigh(s, me, rest, trick, later, chance, unseen):
    """The points to expect if this trick, with so many cards to come, is won with such a chance."""
    left = TRICKS - s.trick - 1
    strength = power(s, rest, unseen)
    lost = table_value(s, s.taken[me], left, strength, 0)
    if chance == 0:
        return lost
    share = count(blocks_in(s, unseen)) / max(1, count(unseen))
    won, weight = 0.0, 1.0
    for _ in range(later):
        weight *= 1 - share
    for more in range(later + 1):  # blocks still to come: a binomial distribution
        won += weight * table_value(s, join(s.taken[me], trick), left, strength, more)
        weight *= share / (1 - share) * (later - more) / (more + 1) if share < 1 else 0.0
    return chance * won + (1 - chance) * lost


@rule
def table_value(s, taken, left, strength, more):
    """The table's points for cards taken, with so many further blocks, between the two nearest strengths."""
    blocks = blocks_in(s, taken)
    number = min(count(blocks) + more + (taken != 0 or more > 0), BLOCKS - 1)
    colours = min((colours_in(s, blocks) if blocks else 0) + (more + 1) // 2, COLOURS - 1)  # most follow suit
    level = strength * (LEVELS - 1)
    low = min(int(level), LEVELS - 2)
    table = EXPECTED[s.trick_for_five, s.seats - 3, left]
    return table[low, number, colours] * (low + 1 - level) + table[low + 1, number, colours] * (level - low)


@rule
def power(s, hand, unseen):
    """How strong a hand is: the mean chance of its cards to win a trick. A plain card must be of the colour led."""
    if hand == 0:
        return 0.0
    total, size = 0.0, count(hand)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        total += holds(s, card, s.seats - 1, unseen) * (1 if trumps(s) >> card & 1 else PLAIN)
    return total / size


@rule
def holds(s, card, later, unseen):
    """The chance that none of so many players to come beats a card that is the best so far."""
    higher, ruffs = beaters(s, card)
    worse = (count(unseen & higher) + RUFFS * count(unseen & ruffs)) / max(1, count(unseen))
    chance = 1.0
    for _ in range(later):
        chance *= 1 - worse
    return chance


@rule
def beaters(s, card):
    """The cards that beat this one when they come later: of its own kind, and trumps if it is none."""
    rank, trump = rank_of(card), trumps(s)
    colour = colour_of(s.turned)
    if not trump >> card & 1:
        return all_of(colour_of(card)) & ~((2 << card) - 1), trump
    higher = 0
    if colour < WHITE:
        higher = all_of(colour) & ~((1 << colour * RANKS + rank) - 1)
        if card >= WHITE_3:
            higher |= 1 << colour * RANKS + 2  # CRY-17: the later of equals is stronger
    return higher | (WHITES if rank <= 3 else 0), 0
