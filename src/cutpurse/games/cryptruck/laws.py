"""Laws of conservation: what must hold after every step."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import HAND, LEAD, TRICKS, cards_in_play, played_in
from cutpurse.games.cryptruck.rules_cards import alike, join
from cutpurse.kit.cards import NO_CARD, set_of

BROKEN_LAWS = {
    1: "the cards in play are not all there once",
    2: "a hand has the wrong size",
    3: "a trick is not whole",
    4: "a white can be told from the other",
}


@rule
def broken_law(s):
    """Every card is somewhere, once; hands have the sizes of CRY-26, and whoever takes a trick takes all of it."""
    cards = join(join(set_of(s.turned), set_of(s.aside)), set_of(s.offered))
    size, won = count(cards), 0
    for seat in range(s.seats):
        if count(s.hand[seat]) != hand_size(s, seat):
            return 2
        if alike(s, s.hand[seat]) != s.hand[seat] or alike(s, s.taken[seat]) != s.taken[seat]:
            return 4
        cards = join(join(cards, s.hand[seat]), s.taken[seat])
        size += count(s.hand[seat]) + count(s.taken[seat])
        won += count(s.taken[seat])
    if s.trick < TRICKS:
        trick = played_in(s, s.trick)
        cards = join(cards, trick)
        size += count(trick)
    if s.turned == NO_CARD:  # before the first deal
        return 1 if cards else 0
    if cards != cards_in_play(s) or size != s.seats * HAND + 2:
        return 1
    return 3 if won != s.trick * s.seats else 0  # CRY-E05


@rule
def hand_size(s, seat):
    """How many cards a seat should hold."""  # CRY-26
    if s.turned == NO_CARD or s.trick == TRICKS:
        return 0
    offers = s.offered != NO_CARD and (seat == s.actor if s.phase == LEAD else seat == s.seller[s.trick])
    return TRICKS - s.trick - (s.played[seat][s.trick] != NO_CARD) - offers
