"""Dirty Money: a heist in tricks; loot brings coins and fingerprints, and whoever leaves the most prints is busted.

deal -> [ lead -> the others follow suit or clean -> the trick is taken ] until all cards are played -> score
as many rounds as agreed; then whoever has the most fingerprints is busted, and the richest of the others wins
"""

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.core.options import fields
from cutpurse.core.state import i8, i16, i64, layout
from cutpurse.games.dirty_money.options import OPTIONS, AllTied, Bust, CoinTie, FirstLead, PrintTie, Uneven
from cutpurse.games.dirty_money.options_deck import CARDS, COIN, NO_CARD, RANKS
from cutpurse.kit.cards import from_pack, like, set_of, shuffled
from cutpurse.kit.match import turn_in_phase
from cutpurse.kit.ranking import everybody, fewest, most
from cutpurse.kit.tricks import NOBODY, next_seat

SEATS = 6  # at most; DIR-01
CLEANER = CARDS  # the own one: everybody has one
ACTIONS = CARDS + 1
MOST_TRICKS = CARDS // 3 + 1  # with three players
LOOT = (1 << CARDS) - 1
BUSTED = 1 << 40  # more than coins and fingerprints make up in a standing

PLAY, TAKE, SCORE, DEAL, ENDED = range(5)  # phases; in PLAY a seat chooses

State = layout(
    **fields(OPTIONS, deck=(i16, CARDS)),  # of the deck, what is on each card, or NO_CARD; rounds: DIR-02
    phase=i8,
    actor=i8,
    first=i8,  # leads the first trick of the round
    lead=i8,  # has led this trick
    left=i8,  # how many have still to play to it
    follow=i64,  # the cards of the lead suit while it binds; none when a cleaner has broken it
    trick_winner=i8,  # takes the trick as it lies; NOBODY while nothing is led
    trick=(i8, SEATS),  # each seat's card in this trick, or NO_CARD
    tricks=i8,  # complete ones of this round
    played=(i8, SEATS, MOST_TRICKS),  # each seat's cards in this round, trick by trick, or NO_CARD
    hand=(i64, SEATS),
    taken=(i64, SEATS),  # loot of this round
    aside=i64,  # loot out of the round that nobody has seen
    shown=i64,  # loot out of the round that lies open
    void=(i8, SEATS),  # the suits each seat has shown not to hold; DIR-E04
    coins=(i16, SEATS),  # of this round
    prints=(i16, SEATS),
    total_coins=(i16, SEATS),  # of complete rounds
    total_prints=(i16, SEATS),
    scored=i8,  # complete rounds
    extra_round=i8,
    pack=(i8, CARDS),  # where the loot is shuffled; empty at all other times
)


@rule
def coins_of(loot):
    """The coins of a card, or of several added up."""
    return loot // COIN


@rule
def prints_of(loot):
    return loot % COIN


@rule
def holds_cleaner(s, seat):
    return s.hand[seat] >> CLEANER & 1


@rule
def deal(s):
    """Nobody holds anything yet: the table deals each round."""
    s.aside = whole_deck(s)
    s.first = s.seats - 1  # DIR-A03: a rotation begins with seat 0
    clear_tricks(s)
    s.phase = DEAL


@rule
def whole_deck(s):
    cards = 0
    for card in range(CARDS):
        if s.deck[card] != NO_CARD:
            cards |= 1 << card
    return cards


@rule
def turn(s):
    return turn_in_phase(s, PLAY, ENDED)


@rule
def legal(s):
    hand = s.hand[s.actor]
    if hand & s.follow:  # DIR-10, DIR-14
        return hand & (s.follow | 1 << CLEANER)
    if s.trick_winner == NOBODY and not s.lead_cleaner and hand & LOOT:  # DIR-A07
        return hand & LOOT
    return hand  # DIR-09, DIR-15


@rule
def play(s, card):
    seat = s.actor
    s.hand[seat] &= ~(1 << card)
    s.trick[seat] = s.played[seat][s.tricks] = card
    if card == CLEANER:
        s.trick_winner, s.follow = seat, 0  # DIR-15..17
    elif s.trick_winner == NOBODY:
        s.trick_winner, s.follow = seat, like(card, RANKS)  # DIR-09
    elif s.follow >> card & 1:
        if card > s.trick[s.trick_winner]:  # DIR-11
            s.trick_winner = seat
    elif s.follow:
        s.void[seat] |= 1 << lead_suit(s)  # DIR-E04: a broken suit binds nobody, and shows nothing
    s.left -= 1
    if s.left:
        s.actor = next_holder(s, next_seat(s, seat))
    else:
        s.phase = TAKE


@rule
def lead_suit(s):
    return lowest(s.follow) // RANKS


@rule
def next_holder(s, seat):
    """The first seat from this one on, clockwise, that holds a card."""
    while s.hand[seat] == 0:
        seat = next_seat(s, seat)
    return seat


@rule
def advance(s):
    if s.phase == TAKE:
        take_trick(s)
    elif s.phase == SCORE:
        score_round(s)
    else:
        deal_round(s)


@rule
def take_trick(s):
    """The winner collects all loot; a cleaner wipes the fingerprints off. The winner leads next."""  # DIR-12, DIR-13
    winner = s.trick_winner
    cleaned = s.trick[winner] == CLEANER
    loot = trick_loot(s)
    for seat in range(s.seats):
        s.taken[winner] |= loot_played(s, seat)
        s.trick[seat] = NO_CARD
    s.coins[winner] += coins_of(loot)
    s.prints[winner] += 0 if cleaned else prints_of(loot)  # DIR-18
    s.trick_winner, s.follow = NOBODY, 0
    s.tricks += 1
    s.left = holders(s)
    if s.left:
        s.lead = s.actor = next_holder(s, winner)  # DIR-A09; DIR-A02: a seat without cards can't lead
        s.phase = PLAY
    else:
        s.phase = SCORE  # DIR-19


@rule
def trick_loot(s):
    """Coins * COIN + fingerprints of the cards in this trick."""
    loot = 0
    for seat in range(s.seats):
        if s.trick[seat] != NO_CARD:
            loot += worth(s, s.trick[seat])
    return loot


@rule
def worth(s, card):
    """Coins * COIN + fingerprints of a card."""
    return s.cleaner_coins * COIN if card == CLEANER else s.deck[card]  # DIR-A08


@rule
def loot_played(s, seat):
    """The loot card a seat has in this trick, as a set."""
    return set_of(s.trick[seat]) & LOOT


@rule
def holders(s):
    """How many seats hold a card."""
    found = 0
    for seat in range(s.seats):
        found += s.hand[seat] != 0
    return found


@rule
def deal_round(s):
    """A cleaner each, the First Player one among them, and the shuffled loot."""  # DIR-04..08, DIR-20
    removed = s.seats if s.variant else 0  # DIR-A11
    size = shuffled(s, whole_deck(s), s.pack)
    each = (size - removed) // s.seats
    s.first = next_seat(s, s.first) if s.first_lead == FirstLead.ROTATION else uniform(s, s.seats)  # DIR-A03
    at = 0
    for seat in range(s.seats):
        s.hand[seat] = from_pack(s.pack, at, each) | 1 << CLEANER
        at += each
    s.aside, s.shown = from_pack(s.pack, at, removed), 0
    deal_left_over(s, at + removed, size - at - removed)
    for place in range(CARDS):
        s.pack[place] = 0
    clear_tricks(s)
    s.left = s.seats
    s.phase = PLAY


@rule
def clear_tricks(s):
    """No trick is played yet in this round."""
    for seat in range(SEATS):
        s.taken[seat], s.void[seat], s.trick[seat] = 0, 0, NO_CARD
        for trick in range(MOST_TRICKS):
            s.played[seat][trick] = NO_CARD
    s.trick_winner, s.follow, s.tricks = NOBODY, 0, 0
    s.lead = s.actor = s.first  # DIR-06


@rule
def deal_left_over(s, at, size):
    """Cards that don't go round."""  # DIR-A02
    if s.uneven == Uneven.FIRST:
        seat = s.first
        for place in range(at, at + size):
            s.hand[seat] |= 1 << s.pack[place]
            seat = next_seat(s, seat)
    elif s.uneven == Uneven.SHOWN:
        s.shown = from_pack(s.pack, at, size)
    else:
        s.aside |= from_pack(s.pack, at, size)


@rule
def score_round(s):
    """Add up the round, and see whether another follows."""  # DIR-19..22
    lost = busted(s, s.prints, s.coins) if s.bust == Bust.ROUND else 0  # DIR-A13
    for seat in range(s.seats):
        s.total_coins[seat] += 0 if lost >> seat & 1 else s.coins[seat]
        s.total_prints[seat] += s.prints[seat]
        s.coins[seat], s.prints[seat] = 0, 0
    s.scored += 1
    if s.scored < s.rounds:
        s.phase = DEAL
    elif s.coin_tie == CoinTie.ROUND and not s.extra_round and count(winners(s)) > 1:  # DIR-A06
        s.extra_round = 1
        s.phase = DEAL
    else:
        s.phase = ENDED


@rule
def busted(s, prints, coins):
    """The seats with the most fingerprints, by the rulings for ties."""  # DIR-21
    everyone = everybody(s.seats)
    caught = most(prints, everyone)
    if count(caught) > 1:  # DIR-A04
        if s.print_tie == PrintTie.NOBODY:
            caught = 0
        elif s.print_tie == PrintTie.RICHEST:
            caught = most(coins, caught)
        elif s.print_tie == PrintTie.POOREST:
            caught = fewest(coins, caught)
    return 0 if caught == everyone and s.all_tied == AllTied.NOBODY else caught  # DIR-A05


@rule
def out_of_it(s):
    """The seats that can't win when the game is over; where each round was judged, nobody."""  # DIR-A13
    return 0 if s.bust == Bust.ROUND else busted(s, s.total_prints, s.total_coins)


@rule
def winners(s):
    """Of those not busted the seats with the most coins, then by the ruling for ties."""  # DIR-22, DIR-A06
    richest = most(s.total_coins, everybody(s.seats) & ~out_of_it(s))
    return fewest(s.total_prints, richest) if s.coin_tie == CoinTie.PRINTS else richest


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.total_coins[seat] + s.coins[seat]


@rule
def standing(s, out):
    """By coins, then by fewer fingerprints; whoever is busted comes after all others."""
    out_now = out_of_it(s)
    for seat in range(s.seats):
        out[seat] = s.total_coins[seat] << 15
        if s.coin_tie == CoinTie.PRINTS:
            out[seat] += (1 << 15) - 1 - s.total_prints[seat]
        if out_now >> seat & 1:
            out[seat] -= BUSTED
