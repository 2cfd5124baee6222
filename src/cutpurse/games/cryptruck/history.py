"""What a round has shown so far: which cards, which gifts to whom, and who could not follow."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.cards import COLOURS, all_of
from cutpurse.games.cryptruck.rules import TRICKS, cards_in_play, to_follow


@rule
def buyer_of(s, trick):
    """The seat that gave a card in a trick where one was given."""
    return (s.leader[trick] or s.buyer) - 1


@rule
def card_led(s, trick):
    """1 + the card led to a trick, or revealed for it; 0 if there is none yet."""
    leader = s.leader[trick]
    return s.played[leader - 1][trick] if leader else s.offered


@rule
def knows_gift(s, seat, trick):
    """Whether the seat has seen the card given in a trick."""  # CRY-A08
    return s.open_gift or seat == s.seller[trick] - 1 or seat == buyer_of(s, trick)


@rule
def seen(s):
    """The cards of this round's hands that everybody has seen."""
    cards = 1 << s.offered >> 1
    for seat in range(s.seats):
        cards |= s.taken[seat]
    return cards | (played_in(s, s.trick) if s.trick < TRICKS else 0)


@rule
def played_in(s, trick):
    """The cards of a trick."""
    cards = 0
    for seat in range(s.seats):
        cards |= 1 << s.played[seat][trick] >> 1
    return cards


@rule
def unseen_by(s, seat):
    """All cards that the seat does not hold and has not seen lying open."""
    return cards_in_play(s) & ~(s.hand[seat] | seen(s) | 1 << s.turned - 1)


@rule
def shown_lacking(s, seat, trick):
    """The cards of which a seat has shown in a trick that it held none: all that would have followed."""  # CRY-E04
    card = s.played[seat][trick]
    if card == 0 or s.leader[trick] == seat + 1:
        return 0
    follow = to_follow(s, s.played[s.leader[trick] - 1][trick] - 1)
    return 0 if follow >> card - 1 & 1 else follow


@rule
def colours_among(cards):
    """The set of colours of these cards, white included."""
    found = 0
    for colour in range(COLOURS + 1):
        if cards & all_of(colour):
            found |= 1 << colour
    return found
