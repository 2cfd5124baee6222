"""Laws that hold for two-sided cards at any time."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games._twosided.rules import ALL, PRIZES, SEATS, owner_of, prize_owner, value_of
from cutpurse.kit.cards import joined_once


@rule
def broken_deck(s):
    """Whether a card of some deck is missing or there twice."""
    for seat in range(SEATS):
        cards = 1 << s.middle[seat] & ALL
        for held in (s.hand[seat], s.up[seat], s.turned[seat], s.down[seat]):
            cards = joined_once(cards, held)
        for i in range(s.top[seat], s.bottom[seat]):
            cards = joined_once(cards, 1 << s.deck[seat][i])
        for i in range(PRIZES):
            if owner_of(s.prize[i]) == seat:
                cards = joined_once(cards, 1 << value_of(s.prize[i]))
        if cards != ALL:
            return True
    return False


@rule
def wrong_sizes(s, in_trick, extra_due, drawing):
    """Whether a hand or deck has a size it can't have.

    `in_trick`: between the draw and the resolution; `extra_due`: the prize's owner still has to lay a card aside;
    `drawing`: the seat that has drawn a card in exchange for one it still has to put beneath its deck, or -1.
    """
    for seat in range(SEATS):
        laid_aside = 0
        for i in range(s.trick):
            laid_aside += owner_of(s.prize[i]) == seat
        laid_aside -= extra_due and prize_owner(s) == seat
        to_middle = s.trick - in_trick + (s.middle[seat] > 0)
        drawn = s.trick + (seat == drawing)
        if count(s.hand[seat]) != 3 + drawn - laid_aside - to_middle:
            return True
        if s.bottom[seat] - s.top[seat] != PRIZES - drawn:
            return True
    return False
