"""The cards of The Village: where they go, and what everybody can conclude from it."""

from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.games.village.rules_table import COURTYARD_ROOM, DEALT, HILL, KINDS, NONE, PUBLIC, SEATS

# Numbers of cards


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
def own_cards(s, seat):
    """The cards of the own profession in a hand."""
    own = s.profession[seat]
    return s.hidden[seat][own] + s.public[seat][own]


@rule
def winning_count(s, seat):
    """How many cards of the own profession make a winning hand."""  # VIL-07, VIL-A17
    return DEALT + (s.hill_needs_seven and s.profession[seat] == HILL)


@rule
def is_winning(s, seat):
    return own_cards(s, seat) >= winning_count(s, seat)


# Sets of professions and of hand cards


@rule
def present(numbers):
    """The set of professions of which there are cards."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (numbers[kind] > 0) << kind
    return kinds


@rule
def hand_cards(s, seat):
    """The set of different cards in a hand."""
    held = 0
    for kind in range(KINDS):
        held |= (s.hidden[seat][kind] > 0) << kind | (s.public[seat][kind] > 0) << kind + PUBLIC
    return held


@rule
def sole_most(numbers):
    """The seat or profession that alone has the most, if it has any; else NONE."""
    best, level, leader = 0, 0, NONE
    for i in range(len(numbers)):
        if numbers[i] > best:
            best, level, leader = numbers[i] + 0, 1, i
        elif numbers[i] == best:
            level += 1
    return leader if level == 1 else NONE


@rule
def random_card(s, seat, public_too):
    """One of a seat's hand cards, at random."""
    size = hand_size(s, seat) - (0 if public_too else public_cards(s, seat))
    left = uniform(s, size)
    for kind in range(KINDS):
        left -= s.hidden[seat][kind]
        if left < 0:
            return kind
    for kind in range(KINDS):
        left -= s.public[seat][kind]
        if left < 0:
            return kind + PUBLIC
    return 0


# Cards that move


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
def note_dealt(s, seat, hand):
    """The first six cards came together: they are noted by profession."""
    place = 0
    for kind in range(KINDS):
        for _ in range(hand[kind]):
            s.receipts[seat][place] = kind
            place += 1


@rule
def gain(s, seat, kind):
    """A card that all have seen enters the hand hidden."""  # VIL-A20
    s.hidden[seat][kind] += 1
    s.gained[seat][kind] += 1


@rule
def lose(s, seat, card):
    """A hand card, hidden or public, leaves the hand face up; its profession."""
    kind = card % KINDS
    if card < PUBLIC:
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
    """The refuse pile's top card; the one beneath shows."""
    s.refused -= 1
    kind = s.refuse[s.refused] + 0
    s.refuse[s.refused] = 0
    if s.refused > 0:
        s.mixed[s.refused - 1] = 0
    return kind


# What all can conclude


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
    if most < s.most[seat][row]:
        s.most[seat][row] = most


@rule
def show_hand(s, seat, viewer):
    """The viewer learns every card of a hand."""
    if viewer != seat:
        s.seen[viewer][(seat - viewer) % SEATS - 1] |= 1 << s.received[seat] - DEALT
