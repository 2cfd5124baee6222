"""Lucre: eight purses, four guilds; the highest card takes the purse, the lowest keeps its face.

    swap -> [ reveal, draw -> the lead adds to its wealth -> four cards to the middle -> resolve ] x 8 -> score

The Guild whose card is the Purse leads. What it shares with COIN is in `_twosided`.
"""

from cutpurse.core.bits import count
from cutpurse.core.chance import uniform
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
    VALUES,
    actions_with,
    card_of,
    face_down,
    prize_owner,
)
from cutpurse.games.lucre.options import OPTIONS, BuriedOrder, FinalTie
from cutpurse.kit.match import turn_in_phase
from cutpurse.kit.ranking import everybody, most

ACTIONS = PASS + 1
MOST_SWAPPED = 2
ROUNDS = PRIZES

SWAP, WEALTH, MIDDLE, REVEAL, RESOLVE, SCORE, ENDED = range(7)  # phases; up to MIDDLE a seat chooses

State = layout(
    **fields(OPTIONS),
    **FIELDS,
    tied=i8,  # the seats that play off a tie
    first_game=(i16, SEATS),  # their standing in the game before the play-off
)


@rule
def deal(s):
    """Four decks, eight purses, three cards each."""  # LUC-02..11
    twosided.deal_decks(s)
    s.phase = SWAP if s.mulligan else REVEAL
    s.actor = 0


@rule
def turn(s):
    return turn_in_phase(s, MIDDLE, ENDED)


@rule
def legal(s):
    hand = s.hand[s.actor]
    if s.phase == SWAP:
        return actions_with(ASIDE, hand) | 1 << PASS
    if s.phase == WEALTH:
        return actions_with(ASIDE, hand)
    return twosided.middle_actions(s, s.actor)  # LUC-20..22


@rule
def play(s, action):
    if s.phase == SWAP:
        swap(s, action)
    elif s.phase == WEALTH:
        add_to_wealth(s, card_of(action))
    else:
        twosided.play_to_middle(s, s.actor, action)
        s.actor = (s.actor + 1) % SEATS  # LUC-19: clockwise from the lead
        if s.played == SEATS:
            s.phase = RESOLVE


@rule
def swap(s, action):
    """Put up to two of the first three cards beneath the deck, then draw as many."""  # LUC-12, LUC-A02
    seat = s.actor
    if action != PASS:
        twosided.put_beneath(s, seat, card_of(action))
    if action == PASS or swapped(s, seat) == MOST_SWAPPED:
        if swapped(s, seat) == 2 and s.buried_order == BuriedOrder.RANDOM and uniform(s, 2):
            exchange_buried(s, seat)
        for _ in range(swapped(s, seat)):
            twosided.draw(s, seat)
        s.actor = (seat + 1) % SEATS
        if s.actor == 0:
            s.phase = REVEAL


@rule
def swapped(s, seat):
    """How many cards the seat has put beneath its deck."""
    return s.bottom[seat] - VALUES


@rule
def exchange_buried(s, seat):
    deck = s.deck[seat]
    deck[VALUES], deck[VALUES + 1] = deck[VALUES + 1], deck[VALUES]


@rule
def add_to_wealth(s, value):
    """The lead's extra card goes to its own wealth."""  # LUC-17
    if s.lead_card_down:  # LUC-A10
        s.hand[s.actor] &= ~(1 << value)
        s.down[s.actor] |= 1 << value
    else:
        twosided.lay_aside(s, s.actor, value)
        if s.lead_card_bars:  # LUC-A05
            s.barred |= 1 << value
    s.phase = MIDDLE  # LUC-18: the lead plays first


@rule
def advance(s):
    if s.phase == REVEAL:
        twosided.reveal(s)  # LUC-15, LUC-16
        s.actor = prize_owner(s)
        if s.purse_bars:  # LUC-A06
            s.barred = 1 << twosided.prize_value(s)
        s.phase = WEALTH
    elif s.phase == RESOLVE:
        twosided.resolve(s)  # LUC-24..26
        s.phase = SCORE if s.trick == ROUNDS else REVEAL  # LUC-28
    else:
        score(s)


@rule
def score(s):
    """The last card joins the wealth face up, and the coins are counted."""  # LUC-29..32
    for seat in range(SEATS):
        s.up[seat] |= s.hand[seat]
        s.hand[seat] = 0
    s.phase = ENDED
    if s.final_tie == FinalTie.PLAY_OFF and not s.tied:
        tied = leaders(s)
        if count(tied) > 1:
            play_off(s, tied)


@rule
def wealth(s, seat):
    """Coins to be seen in a seat's wealth."""  # LUC-30
    return twosided.front_coins(s, seat) + face_down(s, seat)


@rule
def ranking(s, seat):
    """Coins, then cards, as one number."""  # LUC-31, LUC-32
    return wealth(s, seat) << 6 | twosided.hoard_cards(s, seat)


@rule
def coins_ranked(rank):
    return rank >> 6


@rule
def cards_ranked(rank):
    return rank & 63


@rule
def leaders(s):
    """The seats that share the first place."""
    ranks = (ranking(s, 0), ranking(s, 1), ranking(s, 2), ranking(s, 3))
    return most(ranks, everybody(SEATS))


@rule
def play_off(s, tied):
    """One more game, in which only the tied seats can still win."""  # LUC-A12
    for seat in range(SEATS):
        s.first_game[seat] = ranking(s, seat)
    s.tied = tied
    twosided.clear_table(s)
    deal(s)


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = coins_ranked(s.first_game[seat]) if s.tied else wealth(s, seat)


@rule
def standing(s, out):
    for seat in range(SEATS):
        out[seat] = ranking(s, seat)
        if s.tied:
            again = out[seat] if s.tied >> seat & 1 else 0
            out[seat] = (s.first_game[seat] << 12) + again
        if s.final_tie == FinalTie.SEAT:
            out[seat] = out[seat] * SEATS + SEATS - 1 - seat
