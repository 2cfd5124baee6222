"""What never changes in The Village: cards and chips are neither made nor lost."""

from cutpurse.core.compiling import rule
from cutpurse.games.village.rules_cards import courtyard_size, hand_limit, hand_size
from cutpurse.games.village.rules_table import COURTYARD_ROOM, KINDS, SEATS, TURNS, Phase

BROKEN_LAWS = {
    1: "cards of a profession are missing or too many",
    2: "chips are missing or too many",
    3: "the Courtyard is too full",
    4: "a hand is not what it has received, gained and lost",
    5: "a hand is too large",
}


@rule
def broken_law(s):
    """Cards and chips are all there, a hand is what came into it, and it is small enough after each turn."""  # VIL-E08
    chips = s.end_pot + s.daily_pot
    for seat in range(SEATS):
        chips += s.stack[seat] + (s.wager[seat] if s.phase == Phase.WAGER or s.phase == Phase.NIGHTFALL else 0)
    if chips != SEATS * s.chips:
        return 2
    for seat in range(SEATS):
        if broken_hand(s, seat):
            return 4
    if s.phase == Phase.DRAFT or s.phase == Phase.DEAL_HANDS:
        return 0
    if courtyard_size(s) > COURTYARD_ROOM:
        return 3
    for kind in range(KINDS):
        if broken_kind(s, kind):
            return 1
    for seat in range(SEATS):
        on_turn = s.phase != Phase.WAGER and seat == (s.dealer + s.turns) % SEATS
        if hand_size(s, seat) > hand_limit(s, seat) and not (on_turn and s.turns < TURNS):
            return 5
    return 0


@rule
def broken_kind(s, kind):
    """Whether a card of a profession is missing or too many."""
    cards = s.courtyard[kind] + (s.aside == kind)
    for i in range(s.top, s.cards[0] + s.cards[1] + s.cards[2] + s.cards[3]):  # burnt ones included
        cards += s.deck[i] == kind
    for i in range(s.refused):
        cards += s.refuse[i] == kind
    for seat in range(SEATS):
        cards += s.hidden[seat][kind] + s.public[seat][kind]
    return cards != s.cards[kind]


@rule
def broken_hand(s, seat):
    """Whether a hand differs from what it has received, gained and lost."""
    for kind in range(KINDS):
        cards = s.gained[seat][kind]
        for i in range(s.received[seat]):
            cards += s.receipts[seat][i] == kind
        if cards != s.hidden[seat][kind] + s.public[seat][kind] or s.hidden[seat][kind] < 0:
            return True
    return False
