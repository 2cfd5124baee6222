"""What never changes in Dirty Money, whatever is played."""

from cutpurse.core.bits import count, lowest
from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.options import Uneven
from cutpurse.games.dirty_money.options_deck import NO_CARD, RANKS
from cutpurse.games.dirty_money.rules import (
    CLEANER,
    LOOT,
    PLAY,
    SCORE,
    TAKE,
    coins_of,
    holds_cleaner,
    loot_played,
    whole_deck,
)
from cutpurse.kit.cards import all_of_suits, joined_once
from cutpurse.kit.ranking import total

BROKEN_LAWS = {
    1: "the loot is not all there once",
    2: "a hand has the wrong size",
    3: "the coins are not those of the loot taken",
    4: "a hand has a suit that its seat has shown not to hold",
}


@rule
def broken_law(s):
    """Each card of the deck is somewhere, once; hands shrink together; coins are neither made nor lost."""  # DIR-25
    if lost_or_doubled(s):
        return 1
    if wrong_hands(s):
        return 2
    if void_broken(s):
        return 4
    return 3 if s.phase <= SCORE and coins_on_loot(s) != total(s.coins, s.seats) else 0


@rule
def lost_or_doubled(s):
    cards = joined_once(s.aside, s.shown)
    for seat in range(s.seats):
        for more in (s.hand[seat] & LOOT, loot_played(s, seat), s.taken[seat]):
            cards = joined_once(cards, more)
    return cards != whole_deck(s)


@rule
def wrong_hands(s):
    """Whether somebody holds too many or too few, judged by the first player, who has as many as anybody."""
    waiting, left_over = 0, left_over_cards(s)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        fewer = left_over > 0 and i >= left_over
        right = max(0, cards_in_trick_and_hand(s, s.first) - fewer) if s.phase <= TAKE else 0
        if cards_in_trick_and_hand(s, seat) != right:
            return True
        waiting += s.hand[seat] != 0 and s.trick[seat] == NO_CARD
    return s.phase == PLAY and waiting != s.left


@rule
def void_broken(s):
    """Whether a hand has a suit that its seat has shown not to hold."""  # DIR-E04
    for seat in range(s.seats):
        if s.hand[seat] & all_of_suits(s.void[seat], RANKS):
            return True
    return False


@rule
def cards_in_trick_and_hand(s, seat):
    return count(s.hand[seat]) + (s.trick[seat] != NO_CARD)


@rule
def left_over_cards(s):
    """How many seats, from the first player on, were dealt a card more than the others."""  # DIR-A02
    dealt = count(whole_deck(s)) - (s.seats if s.variant else 0)
    return dealt % s.seats if s.uneven == Uneven.FIRST else 0


@rule
def coins_on_loot(s):
    """The coins on all cards that were taken in this round."""
    coins = 0
    for seat in range(s.seats):
        loot = s.taken[seat]
        while loot:
            coins += coins_of(s.deck[lowest(loot)])
            loot &= loot - 1
        if not holds_cleaner(s, seat) and s.trick[seat] != CLEANER:
            coins += s.cleaner_coins
    return coins
