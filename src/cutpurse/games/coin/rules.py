"""COIN: eight tricks a round, four colours; fronts pay coins, and the most gray coins pay twice.

    [ reveal, draw -> its colour banks a card -> four cards to the middle -> resolve -> exchange ] x 8 -> score
    rounds until somebody has 65 points

The player of the Trick's Colour plays to the middle last. What it shares with Lucre is in `_twosided`.
"""

import numpy as np

from cutpurse.core.bits import count
from cutpurse.core.chance import shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.options import fields
from cutpurse.core.state import i8, i16, layout
from cutpurse.games._twosided import rules as twosided
from cutpurse.games._twosided.rules import (
    ASIDE,
    FIELDS,
    PASS,
    PRIZES,
    SEATS,
    actions_with,
    card_of,
    face_down,
    owner_of,
    prize_owner,
)
from cutpurse.games.coin.options import OPTIONS, AfterBurying, EndTie, Exchange, ExchangeOrder, GrayTie
from cutpurse.kit.match import reached, turn_in_phase
from cutpurse.kit.ranking import everybody, fewest, most

EXCHANGE = PASS + 1  # draw a card and put one beneath the deck; PASS: keep the hand as it is
ACTIONS = EXCHANGE + 1
TRICKS = PRIZES

BANK, MIDDLE, OFFER, BURY, REVEAL, RESOLVE, SCORE, NEW_ROUND, ENDED = range(9)  # phases; up to BURY a seat chooses

State = layout(
    **fields(OPTIONS, target=i16),
    **FIELDS,
    exchanged=i8,  # the set of seats that have exchanged after this trick
    exchanges=(i8, TRICKS),  # the same after each trick before
    asked=i8,  # how many seats have been asked
    remembered=(i16, SEATS),  # where decks are shuffled after burying: buried cards that must still be in the deck
    rounds=i16,  # complete ones
    extra_round=i8,
    total=(i16, SEATS),
)


@rule
def deal(s):
    """Four decks, eight Trick cards, three cards each; no mulligan."""  # COI-06..10
    twosided.deal_decks(s)
    s.phase = REVEAL


@rule
def turn(s):
    return turn_in_phase(s, BURY, ENDED)


@rule
def legal(s):
    hand = s.hand[s.actor]
    if s.phase == MIDDLE:
        return twosided.middle_actions(s, s.actor)  # COI-16..18
    if s.phase == OFFER:
        return 1 << EXCHANGE if s.exchange == Exchange.FORCED else 1 << EXCHANGE | 1 << PASS
    return actions_with(ASIDE, hand)


@rule
def play(s, action):
    if s.phase == BANK:
        bank(s, card_of(action))
    elif s.phase == MIDDLE:
        twosided.play_to_middle(s, s.actor, action)
        s.actor = (s.actor + 1) % SEATS
        if s.played == SEATS:
            s.phase = RESOLVE
    elif s.phase == OFFER:
        answer_offer(s, action == EXCHANGE)
    else:
        bury(s, card_of(action))


@rule
def bank(s, value):
    """The player of the Trick's Colour banks a card face up; the next seat plays first."""  # COI-14, COI-15
    twosided.lay_aside(s, s.actor, value)
    s.barred |= 1 << value  # COI-17
    s.actor = (s.actor + 1) % SEATS
    s.phase = MIDDLE


@rule
def answer_offer(s, wanted):
    """Draw a card now and put one beneath the deck after, or neither."""  # COI-22, COI-A03
    if wanted:
        s.exchanged |= 1 << s.actor
        twosided.draw(s, s.actor)
        s.remembered[s.actor] &= ~s.hand[s.actor]
        s.phase = BURY
    else:
        ask_next(s)


@rule
def bury(s, value):
    """Put any hand card beneath the deck, the new one included."""  # COI-A03, COI-A04
    seat = s.actor
    twosided.put_beneath(s, seat, value)
    if s.after_burying == AfterBurying.SHUFFLE:
        s.remembered[seat] |= 1 << value
        shuffle(s, s.deck[seat], s.top[seat], s.bottom[seat])
    ask_next(s)


@rule
def has_exchanged(s, seat):
    """1 if the seat has drawn a card in exchange after this trick, else 0."""
    return s.exchanged >> seat & 1


@rule
def ask_next(s):
    s.asked += 1
    s.actor = (s.actor + 1) % SEATS
    s.phase = REVEAL if s.asked == SEATS else OFFER


@rule
def advance(s):
    if s.phase == REVEAL:
        reveal_trick(s)
    elif s.phase == RESOLVE:
        twosided.resolve(s)  # COI-19..21
        after_trick(s)
    elif s.phase == SCORE:
        score_round(s)
    else:
        twosided.clear_table(s)  # COI-31
        deal(s)


@rule
def reveal_trick(s):
    """Turn up the Trick card, draw; its Colour banks a card."""  # COI-12..14
    if s.trick:
        s.exchanges[s.trick - 1] = s.exchanged
    twosided.reveal(s)
    for seat in range(SEATS):
        s.remembered[seat] &= ~s.hand[seat]
    s.exchanged, s.asked = 0, 0
    s.barred = 1 << twosided.prize_value(s)  # COI-16
    s.actor = prize_owner(s)
    s.phase = BANK


@rule
def after_trick(s):
    """After Tricks 1 to 7 everyone may exchange a card; after the 8th the Round ends."""  # COI-22, COI-23
    if s.trick == TRICKS:
        s.phase = SCORE
    elif s.exchange == Exchange.OFF:
        s.phase = REVEAL
    else:
        s.actor = (prize_owner(s) + 1) % SEATS if s.exchange_order == ExchangeOrder.TURN else 0
        s.phase = OFFER


@rule
def score_round(s):
    """The last card turns gray, the Round's Points are added, and the end is checked."""  # COI-23, COI-26..31
    for seat in range(SEATS):
        s.down[seat] |= s.hand[seat]
        s.hand[seat] = 0
    takers = bonus_takers(s)
    for seat in range(SEATS):
        s.total[seat] += bank_points(s, seat) + gray_bonus(s, seat, takers)
    s.rounds += 1
    if not reached(s.total, SEATS, s.target):  # COI-33: a target of 0 is reached by any
        s.phase = NEW_ROUND
    elif s.end_tie == EndTie.ROUND and not s.extra_round and count(leaders(s)) > 1:
        s.extra_round = 1
        s.phase = NEW_ROUND
    else:
        s.phase = ENDED


@rule
def foreign_cards(s, seat):
    """Cards of another Colour in a Bank."""  # COI-27, COI-37
    foreign = 0
    for i in range(s.trick):
        foreign += s.taker[i] == seat and owner_of(s.prize[i]) != seat
    return foreign


@rule
def bank_points(s, seat):
    """A Point for every Coin and one for every foreign card; the gray majority comes on top."""  # COI-26, COI-27
    gray = face_down(s, seat) if s.gray_coins_score else 0  # COI-A07
    return twosided.front_coins(s, seat) + gray + foreign_cards(s, seat)


@rule
def most_gray(s):
    """The seats with the most Gray Coins."""
    gray = (face_down(s, 0), face_down(s, 1), face_down(s, 2), face_down(s, 3))
    return most(gray, everybody(SEATS))


@rule
def bonus_takers(s):
    """The seats that gain the bonus for the most Gray Coins."""  # COI-28, COI-A05
    holders = most_gray(s)
    if count(holders) > 1 and s.gray_tie == GrayTie.NOBODY:
        return 0
    if count(holders) > 1 and s.gray_tie == GrayTie.FEWEST:
        points = np.zeros(SEATS, np.int64)
        for seat in range(SEATS):
            points[seat] = s.total[seat] + bank_points(s, seat)
        return fewest(points, holders)
    return holders


@rule
def gray_bonus(s, seat, takers):
    """A Point for each face-down card of a seat that gains the bonus."""
    if not takers >> seat & 1:
        return 0
    gray = face_down(s, seat)
    return gray // count(takers) if s.gray_tie == GrayTie.SPLIT else gray


@rule
def leaders(s):
    """The seats with the highest total."""
    return most(s.total, everybody(SEATS))


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.total[seat]


@rule
def standing(s, out):
    for seat in range(SEATS):
        out[seat] = s.total[seat] * 64
        if s.end_tie == EndTie.CARDS:  # COI-A06
            out[seat] += twosided.hoard_cards(s, seat)
