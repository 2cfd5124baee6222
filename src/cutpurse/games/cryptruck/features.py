"""What an action means in Cryptruck: whether the card takes the trick, what that makes of the blocks, and what is left.

Chances come from counting the cards that this seat has not seen; what a result is worth from greedy's table.
"""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.greedy import beaters, best_gift_value, holds, power, table_value, value_of
from cutpurse.games.cryptruck.rules import (
    DECLARE,
    GIVE,
    PLAY,
    REVEAL,
    ROUNDS,
    TRICKS,
    WANT,
    played_in,
    strength_of,
    trumps,
)
from cutpurse.games.cryptruck.rules_cards import all_of, colour_of, join, rank_of, without
from cutpurse.games.cryptruck.rules_history import unseen_by
from cutpurse.games.cryptruck.rules_scoring import blocks_in, colours_in, worth
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.describing import best_other, part

MOST_POINTS = 10  # of a round: three blocks in three colours are 9
BONUS = 3  # blocks up to which colours count

SITUATION = (
    "phase: reveal",
    "phase: declare",
    "phase: give",
    "phase: lead",
    "phase: follow",
    "rounds complete, of 3",
    "tricks complete, of 6",
    "points of complete rounds ahead of the best other seat, of 10",
    "what its taken cards are worth, of 10",
    "blocks it has taken, of 4",
    "colours of these blocks, of 3",
    "has taken a trick",
    "power of the hand",
)
CARD = (
    "what greedy expects, of 10",
    "wants the revealed card",
    "rank, of 6",
    "is trump",
    "is a block",
    "cards of its colour left in the hand, of 5",
    "unseen cards that beat it, of 8",
    "unseen trumps that beat it as no trump, of 8",
    "unseen cards of its colour, of 6",
    "power of the hand that is left",
    "trumps left in the hand, of 3",
    "blocks left in the hand, of 4",
)
TRICK = (
    "the best of the trick so far",
    "chance to stay the best",
    "seats still to play, of 4",
    "blocks in the trick with it, of 4",
    "what taking the trick as it lies adds, of 10",
    "greedy's table: what taking it as it lies adds, of 10",
    "greedy's table: what one block more would add then, of 10",
    "takes the third block as it lies",
    "takes a fourth block or more as it lies",
    "who takes it as it lies: what that adds, of 10",
    "who takes it as it lies: blocks before, of 4",
    "who takes it as it lies: gets a fourth block or more",
    "who takes it as it lies: total with the cards taken ahead of this seat's, of 20",
    "chance that whoever is best now stays so",
)
FEATURES = (*SITUATION, *CARD, *TRICK)


@rule
def features(s, seat, action, out):
    unseen = unseen_by(s, seat)
    at = describe_situation(s, seat, unseen, out)
    if s.phase == DECLARE:
        describe_answer(s, seat, action, unseen, out, at)
        return
    rest = without(s, s.hand[seat], 1 << action)
    out[at] = part(value_of(s, seat, action, unseen), MOST_POINTS)
    describe_card(s, action, rest, unseen, out, at)
    at += len(CARD)
    if s.phase == PLAY or s.phase == REVEAL:
        describe_trick(s, seat, action, rest, unseen, out, at)
    else:
        describe_trick(s, seat, s.offered, rest, unseen, out, at)


@rule
def describe_situation(s, seat, unseen, out):
    """The same for all actions of a decision; the place after it."""
    leads = s.phase == PLAY and s.led == NO_CARD
    out[0], out[1], out[2], out[3] = s.phase == REVEAL, s.phase == DECLARE, s.phase == GIVE, leads
    out[4] = s.phase == PLAY and not leads
    blocks = blocks_in(s, s.taken[seat])
    out[5], out[6] = s.rounds / ROUNDS, s.trick / TRICKS
    out[7] = part(s.total[seat] - best_other(s.total, s.seats, seat), MOST_POINTS)
    out[8], out[9] = part(worth(s, s.taken[seat]), MOST_POINTS), part(count(blocks), 4)
    out[10], out[11] = part(colours_in(s, blocks), 3) if blocks else 0, s.taken[seat] != 0
    out[12] = power(s, s.hand[seat], unseen)
    return len(SITUATION)


@rule
def describe_answer(s, seat, action, unseen, out, at):
    """Whether the seat wants the revealed card, which is described; the gift for it is chosen later."""
    hand = s.hand[seat]
    if action == WANT:
        out[at] = part(best_gift_value(s, seat, unseen), MOST_POINTS)
    else:
        left = TRICKS - s.trick
        out[at] = part(table_value(s, s.taken[seat], left, power(s, hand, unseen), 0), MOST_POINTS)
    describe_card(s, s.offered, hand, unseen, out, at)
    out[at + 1] = action == WANT
    describe_trick(s, seat, s.offered, hand, unseen, out, at + len(CARD))


@rule
def describe_card(s, card, rest, unseen, out, at):
    """The card itself, and the hand without it."""
    higher, ruffs = beaters(s, card)
    out[at + 2], out[at + 3] = rank_of(card) / 6, trumps(s) >> card & 1
    out[at + 4] = blocks_in(s, 1 << card) != 0
    out[at + 5] = part(count(rest & all_of(colour_of(card))), 5)
    out[at + 6], out[at + 7] = part(count(unseen & higher), 8), part(count(unseen & ruffs), 8)
    out[at + 8] = part(count(unseen & all_of(colour_of(card))), 6)
    out[at + 9] = power(s, rest, unseen)
    out[at + 10], out[at + 11] = part(count(rest & trumps(s)), 3), part(count(blocks_in(s, rest)), 4)


@rule
def describe_trick(s, seat, card, rest, unseen, out, at):
    """The trick with this card in it: who takes it as it lies, and what that does to the blocks."""
    laid = s.led != NO_CARD
    later = s.seats - 1 - (s.laid if laid else 0)
    trick = join(1 << card, played_in(s, s.trick))
    blocks, left = count(blocks_in(s, trick)), TRICKS - s.trick - 1
    before, after = s.taken[seat], join(s.taken[seat], trick)
    strength, had = power(s, rest, unseen), count(blocks_in(s, before))
    out[at + 2], out[at + 3] = later / 4, part(blocks, 4)
    out[at + 4] = part(worth(s, after) - worth(s, before), MOST_POINTS)
    taken = table_value(s, after, left, strength, 0)
    out[at + 5] = part(taken - table_value(s, before, left, strength, 0), MOST_POINTS)
    out[at + 6] = part(table_value(s, after, left, strength, 1) - taken, MOST_POINTS)
    out[at + 7], out[at + 8] = had < BONUS == had + blocks, had <= BONUS < had + blocks
    if not laid or strength_of(s, card) >= s.best:
        out[at], out[at + 1] = 1, holds(s, card, later, unseen)
        return
    winner = s.winning
    theirs, had = s.taken[winner], count(blocks_in(s, s.taken[winner]))
    gain = worth(s, join(theirs, trick)) - worth(s, theirs)
    ahead = s.total[winner] + worth(s, theirs) - s.total[seat] - worth(s, before)
    out[at + 9], out[at + 10] = part(gain, MOST_POINTS), part(had, 4)
    out[at + 11], out[at + 12] = had <= BONUS < had + blocks, part(ahead, 2 * MOST_POINTS)
    out[at + 13] = holds(s, s.played[winner][s.trick], later, unseen)
