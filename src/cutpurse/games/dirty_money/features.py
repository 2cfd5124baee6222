"""What a card means in Dirty Money: what it takes or leaves to whom, what that does to the fingerprints, what is left.

Chances come from counting the loot that this seat has not seen, and from the suits others have shown not to hold.
"""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.greedy import (
    MOST_PRICE,
    all_coins,
    all_prints,
    brings_later,
    brings_now,
    mean_loot,
    other_cleaners,
    print_price,
    takes,
)
from cutpurse.games.dirty_money.options_deck import RANKS
from cutpurse.games.dirty_money.rules import (
    CLEANER,
    coins_of,
    holds_cleaner,
    prints_of,
    trick_loot,
    worth,
)
from cutpurse.games.dirty_money.worlds import unseen_by
from cutpurse.kit.cards import above, like
from cutpurse.kit.describing import part
from cutpurse.kit.tricks import NOBODY, next_seat

WORTH = 30  # coins, prints counted at their price: a rich or a dirty trick
COINS, PRINTS = 12, 6  # of a trick
AHEAD_COINS, AHEAD_PRINTS = 40, 15  # between two seats

SITUATION = (
    "rounds scored, of all to be played",
    "cards in the hand, of 21",
    "players, of 6",
    "seats still to play to this trick, of 5",
    "leads",
    "price of a fingerprint, of 6 coins",
    "coins ahead of the best other seat, of 40",
    "fingerprints more than any other seat has, of 15",
    "coins in the trick so far, of 12",
    "fingerprints in the trick so far, of 6",
    "a cleaner has the trick so far",
    "whoever has it: coins ahead of this seat's, of 40",
    "whoever has it: fingerprints more than any other seat has, of 15",
    "holds the own cleaner",
    "cleaners others hold, of 5",
    "cleaners held by seats still to play, of 5",
)
CARD = (
    "what it brings beyond what the card would bring later, of 30",
    "what it brings now, of 30",
    "what the card would bring later, of 30",
    "is the cleaner",
    "coins on it, of 4",
    "fingerprints on it, of 3",
    "rank, of 15",
    "unseen higher cards of its suit, of 14",
    "unseen lower cards of its suit, of 14",
    "higher cards of its suit in the hand, of 6",
    "lower cards of its suit in the hand, of 6",
    "the last of its suit in the hand",
    "seats still to play that have no card of its suit, of 5",
    "coins on the unseen cards of its suit on average, of 4",
    "fingerprints on the unseen cards of its suit on average, of 3",
)
TRICK = (
    "takes the trick so far",
    "chance to take it",
    "takes it for sure",
    "coins it takes as it lies, of 12",
    "fingerprints it takes as it lies, of 6",
    "has the most fingerprints after taking it as it lies",
    "coins it adds for another, of 4",
    "fingerprints it adds for another, of 3",
    "whoever has it gets the most fingerprints as it lies",
    "leaves fingerprints to another, of 6",
    "leaves coins to another, of 12",
)
FEATURES = (*SITUATION, *CARD, *TRICK)


@rule
def features(s, seat, action, out):
    unseen, price = unseen_by(s, seat), print_price(s, seat)
    at = describe_situation(s, seat, price, out)
    at = describe_card(s, seat, action, price, unseen, out, at)
    describe_trick(s, seat, action, unseen, out, at)


@rule
def most_prints_besides(s, seat):
    """The most fingerprints that any other seat has."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, all_prints(s, other))
    return most


@rule
def most_coins_besides(s, seat):
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, all_coins(s, other))
    return most


@rule
def describe_situation(s, seat, price, out):
    """The same for all actions of a decision; the place after it."""
    loot, holder, later, cleaners = trick_loot(s), s.trick_winner, seat, 0
    for _ in range(s.left - 1):
        later = next_seat(s, later)
        cleaners += holds_cleaner(s, later)
    out[0], out[1], out[2] = part(s.scored, s.rounds), part(count(s.hand[seat]), 21), s.seats / 6
    out[3], out[4], out[5] = (s.left - 1) / 5, holder == NOBODY, part(price, MOST_PRICE)
    out[6] = part(all_coins(s, seat) - most_coins_besides(s, seat), AHEAD_COINS)
    out[7] = part(all_prints(s, seat) - most_prints_besides(s, seat), AHEAD_PRINTS)
    out[8], out[9] = part(coins_of(loot), COINS), part(prints_of(loot), PRINTS)
    if holder != NOBODY:
        out[10] = s.trick[holder] == CLEANER
        out[11] = part(all_coins(s, holder) - all_coins(s, seat), AHEAD_COINS)
        out[12] = part(all_prints(s, holder) - most_prints_besides(s, holder), AHEAD_PRINTS)
    out[13], out[14], out[15] = holds_cleaner(s, seat), other_cleaners(s, seat) / 5, cleaners / 5
    return len(SITUATION)


@rule
def describe_card(s, seat, card, price, unseen, out, at):
    """The card, its suit, and greedy's worth of it; the place after it."""
    mean = mean_loot(s, unseen)
    suit = mean if card == CLEANER else mean_loot(s, unseen & like(card, RANKS) or unseen)
    led = s.trick_winner != NOBODY and card != CLEANER
    more = suit if not led else mean_loot(s, unseen & s.follow or unseen)
    now, kept = brings_now(s, seat, card, unseen, price, more), brings_later(s, seat, card, unseen, price, mean)
    out[at], out[at + 1], out[at + 2] = part(now - kept, WORTH), part(now, WORTH), part(kept, WORTH)
    if card == CLEANER:
        out[at + 3] = 1
        return at + len(CARD)
    loot, higher, lower = worth(s, card), above(card, RANKS), like(card, RANKS) & (1 << card) - 1
    hand = s.hand[seat]
    out[at + 4], out[at + 5] = part(coins_of(loot), 4), part(prints_of(loot), 3)
    out[at + 6] = (card % RANKS + 1) / RANKS
    out[at + 7], out[at + 8] = count(unseen & higher) / (RANKS - 1), count(unseen & lower) / (RANKS - 1)
    out[at + 9], out[at + 10] = part(count(hand & higher), 6), part(count(hand & lower), 6)
    out[at + 11] = hand & like(card, RANKS) == 1 << card
    later = seat
    for _ in range(s.left - 1):
        later = next_seat(s, later)
        out[at + 12] += (s.void[later] >> card // RANKS & 1) / 5
    out[at + 13], out[at + 14] = part(suit[0], 4), part(suit[1], 3)
    return at + len(CARD)


@rule
def describe_trick(s, seat, card, unseen, out, at):
    """The trick with this card in it: who takes it as it lies, and what that does to the fingerprints."""
    pot, own, holder = trick_loot(s), worth(s, card), s.trick_winner
    coins, prints = coins_of(pot + own), 0 if card == CLEANER else prints_of(pot + own)
    best = card == CLEANER or holder == NOBODY or (s.follow >> card & 1 and card > s.trick[holder])
    if best:
        chance = takes(s, seat, card, unseen, 1)
        out[at], out[at + 1], out[at + 2] = 1, chance, chance >= 1
        out[at + 3], out[at + 4] = part(coins, COINS), part(prints, PRINTS)
        out[at + 5] = all_prints(s, seat) + prints > most_prints_besides(s, seat)
        return
    wiped = s.trick[holder] == CLEANER
    out[at + 6], out[at + 7] = part(coins_of(own), 4), 0 if wiped else part(prints_of(own), 3)
    left = 0 if wiped else prints_of(pot + own)
    out[at + 8] = all_prints(s, holder) + left > most_prints_besides(s, holder)
    out[at + 9], out[at + 10] = part(left, PRINTS), part(coins, COINS)
