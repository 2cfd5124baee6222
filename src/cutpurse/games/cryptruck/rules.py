"""Cryptruck: three rounds of six tricks; no blocks at all are worth five points, three of different colours nine.

    deal, turn up the trump -> [ reveal a card -> who wants it? -> the last who does gives a card for it ] first trick
    -> [ lead -> everyone follows -> resolve ] x 6 -> score;  three such rounds

Whoever wins a trick leads to the next. Where every trick has its auction (CRY-A01), that player reveals a card instead.
"""

from cutpurse.core.bits import lowest
from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, i16, i64, layout
from cutpurse.games.cryptruck.options import RANDOM_FIRST, Auction, BuyerIs, NextDealer, WhiteLed
from cutpurse.games.cryptruck.rules_cards import (
    CARDS,
    COLOURS,
    WHITE,
    WHITES,
    alike,
    all_of,
    colour_of,
    join,
    kinds_of,
    rank_of,
    without,
)
from cutpurse.games.cryptruck.rules_scoring import worth
from cutpurse.kit.cards import NO_CARD, draw, set_of
from cutpurse.kit.match import next_among, turn_in_phase
from cutpurse.kit.ranking import everybody, fewest
from cutpurse.kit.tricks import NOBODY, next_seat

SEATS = 5
HAND = TRICKS = 6
ROUNDS = 3  # CRY-25
ABOVE_RANKS = 10

# Actions: a card to be revealed, given or played, by the phase; and the answers to a revealed card.
WANT, DECLINE = CARDS, CARDS + 1
ACTIONS = CARDS + 2  # CRY-E02

REVEAL, DECLARE, GIVE, PLAY, LEAD, RESOLVE, SCORE, NEW_ROUND, ENDED = range(9)  # phases; up to PLAY a seat chooses

State = layout(
    auction=i8,
    next_dealer=i8,
    first_dealer=i8,
    buyer_is=i8,
    white_scores=i8,
    white_led=i8,
    one_trump_suit=i8,
    open_gift=i8,
    show_undealt=i8,
    random_colours=i8,
    trick_for_five=i8,
    phase=i8,
    actor=i8,  # whose choice it is
    dealer=i8,
    rounds=i8,  # complete ones
    trick=i8,  # complete tricks of this round
    colours=i8,  # the set of colours in play, white aside
    turned=i8,  # the card that makes trump, NO_CARD before the first deal
    aside=i8,  # the other card that was not dealt: nobody knows it
    hand=(i64, SEATS),  # a set of cards: bit c is set if the seat holds card c
    taken=(i64, SEATS),  # cards won in this round, for all to see
    offered=i8,  # the card revealed, until it is led
    wanting=i8,  # the set of seats that have said yes to it
    declined=i8,  # the set of seats that have said no, and are not asked again
    buyer=i8,  # the seat that gets it as things stand
    led=i8,  # the card led to this trick
    laid=i8,  # cards in this trick
    winning=i8,  # the seat whose card is the best so far,
    best=i8,  # and how strong that card is
    total=(i16, SEATS),  # points of complete rounds
    # The history of this round, trick by trick: whatever tells who can know what.
    seller=(i8, TRICKS),  # the seat that had the lead to begin with
    leader=(i8, TRICKS),  # the seat that led; another than the seller has bought the card it led,
    wanted=(i8, TRICKS),  # the set of seats that wanted to,
    given=(i8, TRICKS),  # and paid with this card
    played=(i8, SEATS, TRICKS),
)


@rule
def deal(s):
    """Choose the colours and the first dealer; the cards are dealt when the round begins."""  # CRY-03, CRY-04
    s.colours = everybody(s.seats)  # as many as players
    if s.random_colours and s.seats < COLOURS:  # CRY-A11
        s.colours = 0
        for i in range(s.seats):
            s.colours |= draw(s, everybody(COLOURS) & ~s.colours, COLOURS - i, 1)
    s.dealer = uniform(s, s.seats) if s.first_dealer == RANDOM_FIRST else (s.first_dealer - 1) % s.seats  # CRY-A03
    s.turned = s.aside = NO_CARD
    clear_round(s)
    s.phase = NEW_ROUND


@rule
def deal_round(s):
    """Six cards to each; of the two that are left one is turned up, and its colour is trump."""  # CRY-05, CRY-06
    clear_round(s)
    pool, left = cards_in_play(s), s.seats * HAND + 2
    for seat in range(s.seats):
        dealt = draw(s, pool, left, HAND)
        s.hand[seat] = alike(s, dealt)
        pool &= ~dealt
        left -= HAND
    turned = draw(s, pool, 2, 1)
    s.turned = lowest(alike(s, turned))
    s.aside = lowest(alike(s, pool & ~turned))
    begin_trick(s, s.dealer)


@rule
def clear_round(s):
    """No trick is played yet in this round."""
    for trick in range(TRICKS):
        s.seller[trick] = s.leader[trick] = NOBODY
        s.wanted[trick], s.given[trick] = 0, NO_CARD
    for seat in range(s.seats):
        s.taken[seat] = 0
        for trick in range(TRICKS):
            s.played[seat][trick] = NO_CARD
    s.trick = 0
    clear_auction(s)
    clear_trick(s)


@rule
def clear_auction(s):
    """No card is on offer."""
    s.offered, s.buyer = NO_CARD, NOBODY
    s.wanting = s.declined = 0


@rule
def clear_trick(s):
    """No card is led."""
    s.led, s.winning = NO_CARD, NOBODY
    s.laid = s.best = 0


@rule
def cards_in_play(s):
    """As many colours as players, and both whites."""  # CRY-03
    cards = WHITES
    for colour in range(COLOURS):
        if s.colours >> colour & 1:
            cards |= all_of(colour)
    return cards


@rule
def begin_trick(s, seat):
    """The seat has the lead: it plays a card of its choice, or reveals one that may be bought."""  # CRY-09, CRY-19
    s.seller[s.trick] = seat
    s.actor = seat
    s.phase = REVEAL if s.trick == 0 or s.auction == Auction.EVERY_TRICK else PLAY  # CRY-A01


@rule
def turn(s):
    return turn_in_phase(s, PLAY, ENDED)


@rule
def legal(s):
    if s.phase == DECLARE:
        return 1 << WANT | 1 << DECLINE
    cards = s.hand[s.actor]  # any may be revealed (CRY-A09), given (CRY-A08: the bought one is not among them), or led
    if s.phase == PLAY and s.led != NO_CARD:
        cards = cards & to_follow(s, s.led) or cards  # CRY-14
    return kinds_of(s, cards)


@rule
def trumps(s):
    """White always, and the colour of the card turned up; only white if that is white."""  # CRY-06..08
    return WHITES | all_of(colour_of(s.turned))


@rule
def to_follow(s, led):
    """The cards that follow a card led."""  # CRY-14
    colour = colour_of(led)
    if colour == WHITE:  # CRY-A06
        return WHITES if s.white_led == WhiteLed.WHITE else trumps(s) if s.white_led == WhiteLed.TRUMPS else 0
    if s.one_trump_suit and colour == colour_of(s.turned):  # CRY-A07
        return trumps(s)
    return all_of(colour)


@rule
def play(s, action):
    if s.phase == PLAY:
        take_from_hand(s, s.actor, action)
        lay(s, s.actor, action)
    elif s.phase == DECLARE:
        declare(s, action == WANT)
    elif s.phase == REVEAL:
        take_from_hand(s, s.actor, action)  # CRY-09
        s.offered = action
        ask_next(s)
    else:
        give(s, action)


@rule
def take_from_hand(s, seat, card):
    s.hand[seat] = without(s, s.hand[seat], 1 << card)


@rule
def declare(s, wanted):
    """A yes is overruled by any later yes; whoever says no is not asked again."""  # CRY-10, CRY-11
    seat = 1 << s.actor
    if wanted:
        s.wanting |= seat
        s.wanted[s.trick] |= seat
        s.buyer = s.actor
    else:
        s.declined |= seat
    if wanted and s.buyer_is == BuyerIs.OUTBIDDING:  # CRY-A04: all others may still outbid this one
        s.declined = 0
    if wanted and s.buyer_is == BuyerIs.FIRST:
        end_auction(s)
    else:
        ask_next(s)


@rule
def ask_next(s):
    """Clockwise from the last speaker, at first from the seller's left."""  # CRY-10
    answered = s.wanting | s.declined | 1 << s.seller[s.trick]
    if answered == everybody(s.seats):
        end_auction(s)
        return
    s.actor = next_among(s, s.actor, ~answered)
    s.phase = DECLARE


@rule
def end_auction(s):
    """The buyer owes a card; if nobody wants to buy, the seller leads."""  # CRY-11, CRY-13
    sold = s.buyer != NOBODY
    s.actor = s.buyer if sold else s.seller[s.trick]
    s.phase = GIVE if sold else LEAD


@rule
def give(s, card):
    """The buyer pays with any other card, which only the two of them see."""  # CRY-11, CRY-A08
    seller = s.seller[s.trick]
    take_from_hand(s, s.actor, card)
    s.hand[seller] = join(s.hand[seller], 1 << card)
    s.given[s.trick] = card
    s.phase = LEAD


@rule
def lay(s, seat, card):
    """Play a card to the trick, which is out of the hand already."""
    if s.led == NO_CARD:
        s.led = card
        s.leader[s.trick] = seat
    s.played[seat][s.trick] = card
    strength = strength_of(s, card)
    if strength >= s.best:
        s.best, s.winning = strength, seat
    s.laid += 1
    s.actor = next_seat(s, seat)
    s.phase = RESOLVE if s.laid == s.seats else PLAY


@rule
def strength_of(s, card):
    """Trumps by rank, the later of two alike; then the led colour by rank; nothing else can win."""  # CRY-15..17
    if trumps(s) >> card & 1:
        return ABOVE_RANKS + rank_of(card)
    return rank_of(card) if colour_of(card) == colour_of(s.led) else -1


@rule
def advance(s):
    if s.phase == RESOLVE:
        resolve(s)
    elif s.phase == LEAD:
        card = s.offered
        clear_auction(s)
        lay(s, s.actor, card)  # CRY-12, CRY-13
    elif s.phase == SCORE:
        score_round(s)
    else:
        if s.rounds:
            s.dealer = choose_dealer(s)
        deal_round(s)


@rule
def resolve(s):
    """The winner takes all cards of the trick, face up, and has the lead."""  # CRY-18, CRY-19
    winner = s.winning
    s.taken[winner] = join(s.taken[winner], played_in(s, s.trick))
    clear_trick(s)
    s.trick += 1
    if s.trick == TRICKS:  # CRY-20
        s.actor = winner
        s.phase = SCORE
    else:
        begin_trick(s, winner)


@rule
def played_in(s, trick):
    """The cards of a trick."""
    cards = 0
    for seat in range(s.seats):
        cards = join(cards, set_of(s.played[seat][trick]))
    return cards


@rule
def score_round(s):
    """Add the points; after three rounds the game is over."""  # CRY-20..25
    for seat in range(s.seats):
        s.total[seat] += worth(s, s.taken[seat])
    for trick in range(TRICKS):
        s.given[trick] = NO_CARD  # all cards are known now
    s.rounds += 1
    s.phase = ENDED if s.rounds == ROUNDS else NEW_ROUND


@rule
def choose_dealer(s):
    """Who deals the next round."""  # CRY-A02
    if s.next_dealer == NextDealer.WINNER:
        return s.actor
    if s.next_dealer == NextDealer.RANDOM:
        return uniform(s, s.seats)
    if s.next_dealer == NextDealer.LOWEST:  # of several the first from the last dealer's left
        return next_among(s, s.dealer, fewest(s.total, everybody(s.seats)))
    return next_seat(s, s.dealer)


@rule
def scores(s, out):
    """The highest total wins; whoever is level shares the win."""  # CRY-25, CRY-A13
    for seat in range(s.seats):
        out[seat] = s.total[seat]
