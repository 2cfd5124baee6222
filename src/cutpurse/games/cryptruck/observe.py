"""What a seat knows in Cryptruck, as numbers."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import ENDED, ROUNDS, SEATS, TRICKS
from cutpurse.games.cryptruck.rules_cards import CARDS, COLOURS, colour_of
from cutpurse.games.cryptruck.rules_history import buyer_of
from cutpurse.games.cryptruck.rules_scoring import worth
from cutpurse.games.cryptruck.worlds import work_out
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.observing import put_bits, put_numbers, put_one, put_rows, put_seat, put_seats, seat_after
from cutpurse.kit.rows import put_part, scratch
from cutpurse.kit.tricks import NOBODY

# Among cards, the last but one is a white and the last a second white in the same place: which is which nobody knows.
OBSERVATION = (
    ("own hand", CARDS),
    ("card turned up", CARDS),
    ("trump colour (last: white)", COLOURS + 1),
    ("colours in play", COLOURS),
    ("card revealed", CARDS),
    ("card led", CARDS),
    ("phase", ENDED + 1),
    ("number of players: 3, 4, 5", 3),
    ("rounds complete, of 3", 1),
    ("tricks complete, of 6", 1),
    ("whose turn", SEATS),
    ("dealer", SEATS),
    ("whose lead it was before any sale", SEATS),
    ("who gets the revealed card as things stand", SEATS),
    ("who has said yes to it", SEATS),
    ("who has said no to it", SEATS),
    ("whose card is winning", SEATS),
    ("card in the trick, per seat", SEATS * CARDS),
    ("cards taken, per seat", SEATS * CARDS),
    ("cards known to be in the hand, per other seat", SEATS * CARDS),
    ("colours the other cards of the hand can't have, per other seat", SEATS * (COLOURS + 1)),
    ("size of the hand, of 6, per seat", SEATS),
    ("points the cards taken are worth, of 10, per seat", SEATS),
    ("points of complete rounds, of 30, per seat", SEATS),
    ("own card given, per trick", TRICKS * CARDS),
    ("options: auction, buyer_is, open_gift, white_led, one_trump_suit, white_scores, trick_for_five, next_dealer", 17),
)


@rule
def put_card(out, at, card):
    return put_one(out, at, CARDS, card)  # NO_CARD is none of them


@rule
def observe(s, seat, out):
    at = put_bits(out, 0, CARDS, s.hand[seat])
    at = put_card(out, at, s.turned)
    at = put_one(out, at, COLOURS + 1, colour_of(s.turned) if s.turned != NO_CARD else -1)
    at = put_bits(out, at, COLOURS, s.colours)
    at = put_card(out, at, s.offered)
    at = put_card(out, at, s.led)
    at = put_one(out, at, ENDED + 1, s.phase)
    at = put_one(out, at, 3, s.seats - 3)
    put_part(out, at, s.rounds, ROUNDS)
    put_part(out, at + 1, s.trick, TRICKS)
    at = put_seat(s, out, at + 2, SEATS, seat, s.actor)
    at = put_seat(s, out, at, SEATS, seat, s.dealer)
    at = put_seat(s, out, at, SEATS, seat, s.seller[s.trick] if s.trick < TRICKS else NOBODY)
    at = put_seat(s, out, at, SEATS, seat, s.buyer)
    at = put_seats(s, out, at, SEATS, seat, s.wanting)
    at = put_seats(s, out, at, SEATS, seat, s.declined)
    at = put_seat(s, out, at, SEATS, seat, s.winning)
    at = observe_seats(s, seat, out, at)
    for trick in range(min(s.trick + 1, TRICKS)):
        put_card(out, at + trick * CARDS, s.given[trick] if buyer_of(s, trick) == seat else NO_CARD)
    observe_options(s, out, at + TRICKS * CARDS)


@rule
def observe_seats(s, seat, out, at):
    """What lies before each seat and what is known of its hand; the place after it."""
    pinned, voids = scratch(), scratch()
    if s.turned != NO_CARD:
        work_out(s, seat, pinned, voids)
    if s.trick < TRICKS:
        for i in range(s.seats):
            put_card(out, at + i * CARDS, s.played[seat_after(s, seat, i)][s.trick])
    at += SEATS * CARDS
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.taken)
    at = put_rows(s, out, at, SEATS, CARDS, seat, pinned)
    at = put_rows(s, out, at, SEATS, COLOURS + 1, seat, voids)
    for i in range(s.seats):
        other = seat_after(s, seat, i)
        put_part(out, at + i, count(s.hand[other]), TRICKS)
        put_part(out, at + SEATS + i, worth(s, s.taken[other]), 10)
    return put_numbers(s, out, at + 2 * SEATS, SEATS, seat, s.total, 30)


@rule
def observe_options(s, out, at):
    """The options that matter for play; what is drawn at random before it, or shown after it, does not."""
    out[at] = s.auction
    at = put_one(out, at + 1, 3, s.buyer_is)
    out[at] = s.open_gift
    at = put_one(out, at + 1, 3, s.white_led)
    out[at] = s.one_trump_suit
    at = put_one(out, at + 1, 3, s.white_scores)
    out[at] = s.trick_for_five
    return put_one(out, at + 1, 4, s.next_dealer)
