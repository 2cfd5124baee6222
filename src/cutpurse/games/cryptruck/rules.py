"""Cryptruck: three rounds of six tricks; no blocks at all are worth five points, three of different colours nine.

    deal, turn up the trump -> [ reveal a card -> who wants it? -> the last who does gives a card for it ] first trick
    -> [ lead -> everyone follows -> resolve ] x 6 -> score;  three such rounds

Whoever wins a trick leads to the next. Where every trick has its auction (CRY-A01), that player reveals a card instead.
"""

from cutpurse.core.bits import lowest, select
from cutpurse.core.chance import WORD, uniform, uniform_word
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, i16, i64, record
from cutpurse.games.cryptruck.cards import CARDS, COLOURS, WHITE, WHITES, all_of, colour_of, rank_of
from cutpurse.games.cryptruck.scoring import worth

SEATS = 5
HAND = TRICKS = 6
ROUNDS = 3  # CRY-25
ABOVE_RANKS = 10

# Actions: a card to be revealed, given or played, by the phase; and the answers to a revealed card.
WANT, DECLINE = CARDS, CARDS + 1
ACTIONS = CARDS + 2  # CRY-E02

REVEAL, DECLARE, GIVE, PLAY, LEAD, RESOLVE, SCORE, NEW_ROUND, ENDED = range(9)  # phases; up to PLAY a seat chooses

FIRST_TRICK, EVERY_TRICK = 0, 1  # CRY-A01
LEFT, LAST_WINNER, LOWEST, RANDOM_DEALER = 0, 1, 2, 3  # CRY-A02
LAST_YES, FIRST_YES, ROUND_AND_ROUND = 0, 1, 2  # CRY-A04
FOLLOW_WHITE, FOLLOW_TRUMPS, FREE = 0, 1, 2  # CRY-A06

State = record(
    auction=i8,
    next_dealer=i8,
    first_dealer=i8,  # 0: at random, else its number counted from 1
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
    turned=i8,  # 1 + the card that makes trump, 0 before the first deal
    aside=i8,  # 1 + the other card that was not dealt: nobody knows it
    hand=(i64, SEATS),  # a set of cards: bit c is set if the seat holds card c
    taken=(i64, SEATS),  # cards won in this round, for all to see
    offered=i8,  # 1 + the card revealed, until it is led
    wanting=i8,  # the set of seats that have said yes to it
    declined=i8,  # the set of seats that have said no, and are not asked again
    buyer=i8,  # 1 + the seat that gets it as things stand
    led=i8,  # 1 + the card led to this trick
    laid=i8,  # cards in this trick
    winning=i8,  # 1 + the seat whose card is the best so far,
    best=i8,  # and how strong that card is
    total=(i16, SEATS),  # points of complete rounds
    # The story of this round, trick by trick: whatever tells who can know what.
    seller=(i8, TRICKS),  # 1 + the seat that had the lead to begin with
    leader=(i8, TRICKS),  # 1 + the seat that led; another than the seller has bought the card it led,
    wanted=(i8, TRICKS),  # the set of seats that wanted to,
    given=(i8, TRICKS),  # and paid with this card, plus 1
    played=(i8, SEATS, TRICKS),  # 1 + the card
)


@rule
def deal(s):
    """Choose the colours and the first dealer; the cards are dealt when the round begins."""  # CRY-03, CRY-04
    for colour in range(s.seats):
        s.colours |= 1 << colour
    if s.random_colours and s.seats < COLOURS:  # CRY-A11
        s.colours = 0
        left = (1 << COLOURS) - 1
        for i in range(s.seats):
            colour = select(left, uniform(s, COLOURS - i))
            s.colours |= 1 << colour
            left &= ~(1 << colour)
    s.dealer = uniform(s, s.seats) if s.first_dealer == 0 else (s.first_dealer - 1) % s.seats  # CRY-A03
    s.phase = NEW_ROUND


@rule
def deal_round(s):
    """Six cards to each; of the two that are left one is turned up, and its colour is trump."""  # CRY-05, CRY-06
    clear_tricks(s)
    pool, left = cards_in_play(s), s.seats * HAND + 2
    for seat in range(s.seats):
        s.hand[seat] = draw_hand(s, pool, left)
        pool &= ~s.hand[seat]
        left -= HAND
    turned = select(pool, uniform(s, 2))
    s.turned = turned + 1
    s.aside = lowest(pool & ~(1 << turned)) + 1
    begin_trick(s, s.dealer)


@rule
def clear_tricks(s):
    """No trick is played yet in this round."""
    for trick in range(TRICKS):
        s.seller[trick] = s.leader[trick] = s.wanted[trick] = s.given[trick] = 0
        for seat in range(s.seats):
            s.played[seat][trick] = 0
    for seat in range(s.seats):
        s.taken[seat] = 0
    s.trick = 0


@rule
def cards_in_play(s):
    """As many colours as players, and both whites."""  # CRY-03
    cards = WHITES
    for colour in range(COLOURS):
        if s.colours >> colour & 1:
            cards |= all_of(colour)
    return cards


@rule
def draw_hand(s, pool, left):
    """Six of the `left` cards in the pool, any six equally likely; one random word serves for all."""
    span = 1
    for i in range(HAND):
        span *= left - i
    fraction = uniform_word(s, span)
    hand = 0
    for i in range(HAND):
        fraction *= left - i
        card = 1 << select(pool, fraction >> 32)
        fraction &= WORD
        hand |= card
        pool &= ~card
    return hand


@rule
def begin_trick(s, seat):
    """The seat has the lead: it plays a card of its choice, or reveals one that may be bought."""  # CRY-09, CRY-19
    s.seller[s.trick] = seat + 1
    s.actor = seat
    s.phase = REVEAL if s.trick == 0 or s.auction == EVERY_TRICK else PLAY  # CRY-A01


@rule
def turn(s):
    if s.phase <= PLAY:
        return int(s.actor)
    return OVER if s.phase == ENDED else TABLE


@rule
def legal(s):
    if s.phase == DECLARE:
        return 1 << WANT | 1 << DECLINE
    hand = s.hand[s.actor]
    if s.phase == PLAY and s.led:
        following = hand & to_follow(s, s.led - 1)  # CRY-14
        return following or hand
    return hand  # any card may be revealed (CRY-A09), given (CRY-A08: the bought one is not in the hand), or led


@rule
def trumps(s):
    """White always, and the colour of the card turned up; only white if that is white."""  # CRY-06..08
    return WHITES | all_of(colour_of(s.turned - 1))


@rule
def to_follow(s, led):
    """The cards that follow a card led."""  # CRY-14
    colour = colour_of(led)
    if colour == WHITE:  # CRY-A06
        return WHITES if s.white_led == FOLLOW_WHITE else trumps(s) if s.white_led == FOLLOW_TRUMPS else 0
    if s.one_trump_suit and colour == colour_of(s.turned - 1):  # CRY-A07
        return trumps(s)
    return all_of(colour)


@rule
def play(s, action):
    if s.phase == PLAY:
        lay(s, s.actor, action)
    elif s.phase == DECLARE:
        declare(s, action == WANT)
    elif s.phase == REVEAL:
        s.hand[s.actor] &= ~(1 << action)  # CRY-09
        s.offered = action + 1
        ask_next(s)
    else:
        give(s, action)


@rule
def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def declare(s, wanted):
    """A yes is overruled by any later yes; who says no is not asked again."""  # CRY-10, CRY-11
    seat = 1 << s.actor
    if wanted:
        s.wanting |= seat
        s.wanted[s.trick] |= seat
        s.buyer = s.actor + 1
    else:
        s.declined |= seat
    if wanted and s.buyer_is == ROUND_AND_ROUND:  # CRY-A04: all others may still outbid this one
        s.declined = 0
    if wanted and s.buyer_is == FIRST_YES:
        end_auction(s)
    else:
        ask_next(s)


@rule
def ask_next(s):
    """Clockwise from the last speaker, at first from the seller's left."""  # CRY-10
    answered = s.wanting | s.declined | 1 << s.seller[s.trick] - 1
    if answered == (1 << s.seats) - 1:
        end_auction(s)
        return
    s.actor = next_seat(s, s.actor)
    while answered >> s.actor & 1:
        s.actor = next_seat(s, s.actor)
    s.phase = DECLARE


@rule
def end_auction(s):
    """The buyer owes a card; if nobody wants to buy, the seller leads."""  # CRY-11, CRY-13
    s.actor = (s.buyer or s.seller[s.trick]) - 1
    s.phase = GIVE if s.buyer else LEAD


@rule
def give(s, card):
    """The buyer pays with any other card, which only the two of them see."""  # CRY-11, CRY-A08
    s.hand[s.actor] &= ~(1 << card)
    s.hand[s.seller[s.trick] - 1] |= 1 << card
    s.given[s.trick] = card + 1
    s.phase = LEAD


@rule
def lay(s, seat, card):
    """Play a card of the hand to the trick."""
    s.hand[seat] &= ~(1 << card)
    if s.led == 0:
        s.led = card + 1
        s.leader[s.trick] = seat + 1
    s.played[seat][s.trick] = card + 1
    strength = strength_of(s, card)
    if strength >= s.best:
        s.best, s.winning = strength, seat + 1
    s.laid += 1
    s.actor = next_seat(s, seat)
    s.phase = RESOLVE if s.laid == s.seats else PLAY


@rule
def strength_of(s, card):
    """Trumps by rank, the later of two alike; then the led colour by rank; nothing else can win."""  # CRY-15..17
    if trumps(s) >> card & 1:
        return ABOVE_RANKS + rank_of(card)
    return rank_of(card) if colour_of(card) == colour_of(s.led - 1) else -1


@rule
def advance(s):
    if s.phase == RESOLVE:
        resolve(s)
    elif s.phase == LEAD:
        card = s.offered - 1
        s.offered, s.wanting, s.declined, s.buyer = 0, 0, 0, 0
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
    cards = 0
    for seat in range(s.seats):
        cards |= 1 << s.played[seat][s.trick] - 1
    winner = s.winning - 1
    s.taken[winner] |= cards
    s.led, s.laid, s.winning, s.best = 0, 0, 0, 0
    s.trick += 1
    if s.trick == TRICKS:  # CRY-20
        s.actor = winner
        s.phase = SCORE
    else:
        begin_trick(s, winner)


@rule
def score_round(s):
    """Add the points; after three rounds the game is over."""  # CRY-20..25
    for seat in range(s.seats):
        s.total[seat] += worth(s, s.taken[seat])
    for trick in range(TRICKS):
        s.given[trick] = 0  # all cards are known now
    s.rounds += 1
    s.phase = ENDED if s.rounds == ROUNDS else NEW_ROUND


@rule
def choose_dealer(s):
    """Who deals the next round."""  # CRY-A02
    left = next_seat(s, s.dealer)
    if s.next_dealer == LAST_WINNER:
        return s.actor
    if s.next_dealer == RANDOM_DEALER:
        return uniform(s, s.seats)
    if s.next_dealer == LOWEST:  # of several the first from the last dealer's left
        lowest, seat = left, left
        for _ in range(s.seats):
            lowest = seat if s.total[seat] < s.total[lowest] else lowest
            seat = next_seat(s, seat)
        return lowest
    return left


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.total[seat]


@rule
def standing(s, out):
    """The highest total wins; who is level shares the win."""  # CRY-25, CRY-A13
    scores(s, out)
