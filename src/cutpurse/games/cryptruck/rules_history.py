"""What a round has shown so far: which cards, which gifts to whom, and who could not follow."""

from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import TRICKS, cards_in_play, played_in, to_follow
from cutpurse.games.cryptruck.rules_cards import COLOURS, RANKS, firsts_of, join, without
from cutpurse.kit.cards import NO_CARD, set_of
from cutpurse.kit.tricks import NOBODY


@rule
def leader_of(s, trick):
    """The seat that has led to a trick, or has the lead as things stand."""
    return s.seller[trick] if s.leader[trick] == NOBODY else s.leader[trick]


@rule
def buyer_of(s, trick):
    """The seat that gave a card in a trick where one was given."""
    return s.buyer if s.leader[trick] == NOBODY else s.leader[trick]


@rule
def card_led(s, trick):
    """The card led to a trick, or revealed for it; NO_CARD if there is none yet."""
    leader = s.leader[trick]
    return s.offered if leader == NOBODY else s.played[leader][trick]


@rule
def knows_gift(s, seat, trick):
    """Whether the seat has seen the card given in a trick."""  # CRY-A08
    return s.open_gift or seat == s.seller[trick] or seat == buyer_of(s, trick)


@rule
def seen(s):
    """The cards of this round that everybody has seen, the one turned up included."""
    cards = join(set_of(s.turned), set_of(s.offered))
    for seat in range(s.seats):
        cards = join(cards, s.taken[seat])
    return join(cards, played_in(s, s.trick)) if s.trick < TRICKS else cards


@rule
def unseen_by(s, seat):
    """All cards that the seat (NOBODY: a spectator) does not hold and has not seen lying open."""
    return without(s, cards_in_play(s), join(seen(s), s.hand[seat] if seat != NOBODY else 0))


@rule
def followers(s, trick):
    """The cards that follow the one led to a trick; none before it is led."""
    led = card_led(s, trick)
    return to_follow(s, led) if led != NO_CARD else 0


@rule
def shown_lacking(s, seat, trick):
    """The cards of which a seat has shown in a trick that it held none: all that would have followed."""  # CRY-E04
    card = s.played[seat][trick]
    if card == NO_CARD or s.leader[trick] == seat:
        return 0
    follow = followers(s, trick)
    return 0 if follow >> card & 1 else follow


@rule
def colours_among(cards):
    """The set of colours of these cards, white included."""
    firsts, found = firsts_of(cards), 0
    for colour in range(COLOURS + 1):
        found |= firsts >> colour * (RANKS - 1) & 1 << colour
    return found
