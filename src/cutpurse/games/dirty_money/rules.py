"""Dirty Money: a heist in tricks; loot brings coins and fingerprints, and whoever leaves the most prints is busted.

deal -> [ lead -> the others follow suit or clean -> the trick is taken ] until all cards are played -> score
as many rounds as agreed; then whoever has the most fingerprints is busted, and the richest of the others wins
"""

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import shuffle, uniform
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, i16, i64, record

SEATS = 6  # at most; DIR-01
SUITS = 4
RANKS = 15  # at most; a deck may have fewer
CARDS = SUITS * RANKS  # card = suit * RANKS + rank - 1
CLEANER = CARDS  # the own one: everybody has one
MOST_TRICKS = CARDS // 3 + 1  # with three players
ACTIONS = CARDS + 1
LOOT = (1 << CARDS) - 1
COIN = 100  # a card's number is its coins * 100 + its fingerprints; of six cards neither sum reaches 100
NO_CARD = -1
MOST_ROUNDS = 20

PLAY, TAKE, SCORE, DEAL, ENDED = range(5)  # phases; in PLAY a seat chooses

FACE_DOWN, FIRST_SEATS, FACE_UP = 0, 1, 2  # DIR-A02
BY_CLEANER, ROTATION = 0, 1  # DIR-A03
ALL_TIED, NOBODY, RICHEST, POOREST = 0, 1, 2, 3  # DIR-A04
NONE_BUSTED, NO_WINNER = 0, 1  # DIR-A05
FEWER_PRINTS, SHARED, EXTRA_ROUND = 0, 1, 2  # DIR-A06
AT_THE_END, EACH_ROUND = 0, 1  # DIR-A13

State = record(
    deck=(i16, CARDS),  # what is on each card, or NO_CARD
    cleaner_coins=i8,
    rounds=i8,  # agreed before play; DIR-02
    variant=i8,
    uneven=i8,
    first_lead=i8,
    lead_cleaner=i8,
    print_tie=i8,
    all_tied=i8,
    coin_tie=i8,
    bust=i8,
    strict_memory=i8,
    phase=i8,
    actor=i8,
    first=i8,  # who leads the first trick of the round
    lead=i8,  # who has led this trick
    left=i8,  # how many have still to play to it
    follow=i64,  # the cards of the lead suit while it binds; none when a cleaner has broken it
    taker=i8,  # seat + 1 of who takes the trick as it lies; 0: nothing is led
    trick=(i8, SEATS),  # card + 1
    tricks=i8,  # complete ones of this round
    played=(i8, SEATS, MOST_TRICKS),  # card + 1, trick by trick in this round
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
    pack=(i8, CARDS),  # where the loot is shuffled; empty but for that moment
)


@rule
def deal(s):
    """Nobody holds anything yet: the table deals each round."""
    s.aside = whole_deck(s)
    s.first = s.seats - 1  # DIR-A03: a rotation begins with seat 0
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
    if s.phase == PLAY:
        return int(s.actor)
    return OVER if s.phase == ENDED else TABLE


@rule
def legal(s):
    hand = s.hand[s.actor]
    if hand & s.follow:  # DIR-10, DIR-14
        return hand & (s.follow | 1 << CLEANER)
    if s.taker == 0 and not s.lead_cleaner and hand & LOOT:  # DIR-A07
        return hand & LOOT
    return hand  # DIR-09, DIR-15


@rule
def play(s, card):
    seat = s.actor
    s.hand[seat] &= ~(1 << card)
    s.trick[seat] = s.played[seat][s.tricks] = card + 1
    if card == CLEANER:
        s.taker, s.follow = seat + 1, 0  # DIR-15..17
    elif s.taker == 0:
        s.taker, s.follow = seat + 1, suit_cards(card)  # DIR-09
    elif s.follow >> card & 1:
        if card >= s.trick[s.taker - 1]:  # DIR-11
            s.taker = seat + 1
    elif s.follow:
        s.void[seat] |= 1 << lead_suit(s)  # DIR-E04: who need not follow shows nothing
    s.left -= 1
    if s.left:
        s.actor = next_holder(s, next_seat(s, seat))
    else:
        s.phase = TAKE


@rule
def suit_cards(card):
    """All cards of a card's suit."""
    return (1 << RANKS) - 1 << card // RANKS * RANKS


@rule
def lead_suit(s):
    return lowest(s.follow) // RANKS


@rule
def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


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
    winner = s.taker - 1
    cleaned = s.trick[winner] == CLEANER + 1
    loot = trick_loot(s)
    for seat in range(s.seats):
        s.taken[winner] |= loot_played(s, seat)
        s.trick[seat] = 0
    s.coins[winner] += loot // COIN
    s.prints[winner] += 0 if cleaned else loot % COIN  # DIR-18
    s.taker, s.follow = 0, 0
    s.tricks += 1
    s.left = holders(s)
    if s.left:
        s.lead = s.actor = next_holder(s, winner)  # DIR-A09; DIR-A02: who has no card left can't lead
        s.phase = PLAY
    else:
        s.phase = SCORE  # DIR-19


@rule
def trick_loot(s):
    """Coins * COIN + fingerprints of the cards in this trick."""
    loot = 0
    for seat in range(s.seats):
        card = s.trick[seat] - 1
        if card == CLEANER:
            loot += s.cleaner_coins * COIN  # DIR-A08: fingerprints on a cleaner could never count, DIR-18
        elif card >= 0:
            loot += s.deck[card]
    return loot


@rule
def loot_played(s, seat):
    """The loot card a seat has in this trick, as a set."""
    return 1 << s.trick[seat] >> 1 & LOOT


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
    size = shuffle_loot(s)
    each = (size - removed) // s.seats
    s.first = next_seat(s, s.first) if s.first_lead == ROTATION else uniform(s, s.seats)  # DIR-A03
    at = 0
    for seat in range(s.seats):
        s.hand[seat] = draw(s, at, each) | 1 << CLEANER
        at += each
    s.aside, s.shown = draw(s, at, removed), 0
    deal_left_over(s, at + removed, size - at - removed)
    for place in range(CARDS):
        s.pack[place] = 0
    clear_tricks(s)
    s.left = s.seats
    s.phase = PLAY


@rule
def clear_tricks(s):
    """No trick is played yet in this round."""
    for seat in range(s.seats):
        s.taken[seat], s.void[seat] = 0, 0
        for trick in range(MOST_TRICKS):
            s.played[seat][trick] = 0
    s.tricks = 0
    s.lead = s.actor = s.first  # DIR-06


@rule
def shuffle_loot(s):
    """All loot goes back to the pack and is shuffled; how many cards there are."""
    loot, size = whole_deck(s), 0
    while loot:
        s.pack[size] = lowest(loot)
        loot &= loot - 1
        size += 1
    shuffle(s, s.pack, 0, size)
    return size


@rule
def draw(s, at, size):
    """So many cards of the pack as a set."""
    cards = 0
    for place in range(at, at + size):
        cards |= 1 << s.pack[place]
    return cards


@rule
def deal_left_over(s, at, size):
    """Cards that don't go round."""  # DIR-A02
    if s.uneven == FIRST_SEATS:
        seat = s.first
        for place in range(at, at + size):
            s.hand[seat] |= 1 << s.pack[place]
            seat = next_seat(s, seat)
    elif s.uneven == FACE_UP:
        s.shown = draw(s, at, size)
    else:
        s.aside |= draw(s, at, size)


@rule
def score_round(s):
    """Add up the round, and see whether another follows."""  # DIR-19..22
    lost = busted(s, s.prints, s.coins) if s.bust == EACH_ROUND else 0  # DIR-A13
    for seat in range(s.seats):
        s.total_coins[seat] += 0 if lost >> seat & 1 else s.coins[seat]
        s.total_prints[seat] += s.prints[seat]
        s.coins[seat], s.prints[seat] = 0, 0
    s.scored += 1
    if s.scored < s.rounds:
        s.phase = DEAL
    elif s.coin_tie == EXTRA_ROUND and not s.extra_round and count(winners(s)) > 1:  # DIR-A06
        s.extra_round = 1
        s.phase = DEAL
    else:
        s.phase = ENDED


@rule
def busted(s, prints, coins):
    """The seats with the most fingerprints, by the rulings for ties."""  # DIR-21
    everyone = (1 << s.seats) - 1
    most = with_most(s, everyone, prints, 1)
    if count(most) > 1:  # DIR-A04
        if s.print_tie == NOBODY:
            most = 0
        elif s.print_tie == RICHEST:
            most = with_most(s, most, coins, 1)
        elif s.print_tie == POOREST:
            most = with_most(s, most, coins, -1)
    return 0 if most == everyone and s.all_tied == NONE_BUSTED else most  # DIR-A05


@rule
def with_most(s, seats, numbers, sign):
    """Of these seats those with the highest number; with the lowest, if the sign is -1."""
    best, found = -32768, 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            if numbers[seat] * sign > best:
                best, found = numbers[seat] * sign, 0
            if numbers[seat] * sign == best:
                found |= 1 << seat
    return found


@rule
def out_of_it(s):
    """The seats that can't win when the game is over; where each round was judged, nobody."""  # DIR-A13
    return 0 if s.bust == EACH_ROUND else busted(s, s.total_prints, s.total_coins)


@rule
def winners(s):
    """Of those not busted the seats with the most coins, then by the ruling for ties."""  # DIR-22, DIR-A06
    richest = with_most(s, (1 << s.seats) - 1 & ~out_of_it(s), s.total_coins, 1)
    return with_most(s, richest, s.total_prints, -1) if s.coin_tie == FEWER_PRINTS else richest


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.total_coins[seat] + s.coins[seat]


@rule
def standing(s, out):
    """By coins, then by fewer fingerprints; who is busted comes after all others."""
    out_now = out_of_it(s)
    for seat in range(s.seats):
        out[seat] = s.total_coins[seat] << 15
        if s.coin_tie == FEWER_PRINTS:
            out[seat] += (1 << 15) - 1 - s.total_prints[seat]
        if out_now >> seat & 1:
            out[seat] -= 1 << 40
