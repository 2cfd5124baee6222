"""Cards on the move, and what everybody can conclude from it."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.games.village.state import (
    COURTYARD_ROOM,
    DEALT,
    HILL,
    KINDS,
    SEATS,
)


@rule
def hand_size(s, seat):
    held = s.gained[seat]
    return s.received[seat] + held[0] + held[1] + held[2] + held[3]


@rule
def hand_limit(s, seat):
    """Six cards, the Hill seven."""  # VIL-19, VIL-38
    return DEALT + (s.profession[seat] == HILL)


@rule
def public_cards(s, seat):
    shown = s.public[seat]
    return shown[0] + shown[1] + shown[2] + shown[3]


@rule
def deck_size(s):
    return s.bottom - s.top


@rule
def courtyard_size(s):
    return s.courtyard[0] + s.courtyard[1] + s.courtyard[2] + s.courtyard[3]


@rule
def winning_count(s, seat):
    """How many cards of the own profession make a winning hand."""  # VIL-07, VIL-A17
    return DEALT + (s.hill_needs_seven and s.profession[seat] == HILL)


@rule
def is_winning(s, seat):
    own = s.profession[seat]
    return s.hidden[seat][own] + s.public[seat][own] >= winning_count(s, seat)


@rule
def draw(s, seat):
    """The top card of the deck, unseen by the others."""
    kind = s.deck[s.top] + 0  # as wide as any number
    s.deck[s.top] = 0
    s.top += 1
    s.receipts[seat][s.received[seat]] = kind
    s.received[seat] += 1
    s.hidden[seat][kind] += 1


@rule
def gain(s, seat, kind):
    """A card that all have seen enters the hand hidden."""  # VIL-A20
    s.hidden[seat][kind] += 1
    s.gained[seat][kind] += 1


@rule
def lose(s, seat, card):
    """A hand card, hidden or public, leaves the hand face up; its profession."""
    kind = card % KINDS
    if card < KINDS:
        s.hidden[seat][kind] -= 1
    else:
        s.public[seat][kind] -= 1
    s.gained[seat][kind] -= 1
    conclude(s, seat, kind, 0)
    return kind


@rule
def expose(s, seat, kind):
    """Turn a hidden card outward."""  # VIL-32
    s.hidden[seat][kind] -= 1
    s.public[seat][kind] += 1
    conclude(s, seat, kind, 0)


@rule
def conclude(s, seat, kind, hidden):
    """All can tell that the hand has, or just had, so many hidden cards of a profession: it must have received them."""
    row = s.received[seat] - DEALT
    least = s.public[seat][kind] - s.gained[seat][kind] + hidden
    if least > s.least[seat][row][kind]:
        s.least[seat][row][kind] = least


@rule
def conclude_winning(s, seat):
    """All have learned that this is a winning hand."""
    own = s.profession[seat]
    conclude(s, seat, own, winning_count(s, seat) - s.public[seat][own])


@rule
def conclude_not_winning(s, seat):
    """All have learned that this is not a winning hand."""
    row = s.received[seat] - DEALT
    most = winning_count(s, seat) - 1 - s.gained[seat][s.profession[seat]]
    if s.most[seat][row] == 0 or most + 1 < s.most[seat][row]:
        s.most[seat][row] = most + 1


@rule
def show_hand(s, seat, viewer):
    """The viewer learns every card of a hand."""
    if viewer != seat:
        s.seen[viewer][(seat - viewer) % SEATS - 1] |= 1 << s.received[seat] - DEALT


@rule
def discard(s, kind):
    """To the Courtyard while there is room, else on the refuse pile; face up."""  # VIL-20
    if courtyard_size(s) < COURTYARD_ROOM:
        s.courtyard[kind] += 1
    else:
        put_on_refuse(s, kind)


@rule
def put_on_refuse(s, kind):
    s.refuse[s.refused] = kind
    s.refused += 1


@rule
def take_from_refuse(s):
    """The refuse pile's top card."""
    s.refused -= 1
    kind = s.refuse[s.refused] + 0
    s.refuse[s.refused] = 0
    return kind


@rule
def random_card(s, seat, public_too):
    """One of a seat's hand cards, at random: profession, + 4 if public."""
    size = hand_size(s, seat) - (0 if public_too else public_cards(s, seat))
    left = uniform(s, size)
    for kind in range(KINDS):
        left -= s.hidden[seat][kind]
        if left < 0:
            return kind
    for kind in range(KINDS):
        left -= s.public[seat][kind]
        if left < 0:
            return kind + KINDS
    return 0
