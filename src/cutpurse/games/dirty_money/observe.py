"""What a seat knows in Dirty Money, as numbers."""

import numpy as np

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.options import MOST_ROUNDS
from cutpurse.games.dirty_money.options_deck import CARDS, COIN, MOST, RANKS, SUITS
from cutpurse.games.dirty_money.rules import ACTIONS, DEAL, ENDED, SEATS, coins_of, holds_cleaner, prints_of, whole_deck
from cutpurse.games.dirty_money.worlds import unseen_among
from cutpurse.kit.observing import put_bits, put_one, put_rows, seat_after
from cutpurse.kit.rows import put_known, put_part, to_bytes

# The same layout for every seat, which counts the seats from itself; rows of absent seats are 0.

PER_SEAT = (
    ("card in this trick, per seat", ACTIONS),
    ("loot taken in this round, per seat", CARDS),
    ("suits shown not to be held, per seat", SUITS),
    ("holds a cleaner; is there; leads; led this round; takes the trick as it lies; to act, per seat", 6),
    ("cards in the hand, of 21; coins and prints of this round and of earlier ones, of 100 a round; per seat", 5),
)
OBSERVATION = (
    ("own hand", ACTIONS),
    *((name, SEATS * length) for name, length in PER_SEAT),
    ("what may be played: the lead suit that binds", SUITS),
    ("loot unseen", CARDS),
    ("loot laid open", CARDS),
    ("loot aside unseen, of 60", 1),
    ("coins of each card, of 9; fingerprints; is in the deck", 3 * CARDS),
    ("phase", ENDED + 1),
    ("rounds scored and to be played, of 20; extra round; coins on a cleaner, of 9", 4),
    ("options: bust each round; ties for most prints: all, nobody, richest, poorest; all tied: no winner", 6),
    ("options: coin ties: fewer prints, shared, extra round; a cleaner may be led; rotation; left-over cards", 6),
)

# By what is on a card, and one more, for NO_CARD is -1.
LOOT = range(MOST * COIN + MOST + 1)
COINS = np.array([0, *(coins_of(loot) / MOST for loot in LOOT)])
PRINTS = np.array([0, *(prints_of(loot) / MOST for loot in LOOT)])
COIN_BYTES, PRINT_BYTES = to_bytes(COINS), to_bytes(PRINTS)


@rule
def observe(s, seat, out):
    at = put_bits(out, 0, ACTIONS, s.hand[seat])
    at = observe_seats(s, seat, out, at)
    for suit in range(SUITS):
        out[at + suit] = s.follow >> suit * RANKS & 1
    deck = whole_deck(s)
    at = put_bits(out, at + SUITS, CARDS, unseen_among(s, seat, deck))
    at = put_bits(out, at, CARDS, s.shown)
    put_part(out, at, count(s.aside), CARDS)
    at = observe_deck(s, deck, out, at + 1)
    at = put_one(out, at, ENDED + 1, s.phase)
    put_part(out, at, s.scored, MOST_ROUNDS)
    put_part(out, at + 1, s.rounds, MOST_ROUNDS)
    put_part(out, at + 3, s.cleaner_coins, MOST)
    out[at + 2], out[at + 4] = s.extra_round, s.bust
    at = put_one(out, at + 5, 4, s.print_tie)
    out[at] = s.all_tied
    at = put_one(out, at + 1, 3, s.coin_tie)
    out[at], out[at + 1] = s.lead_cleaner, s.first_lead
    put_part(out, at + 2, s.uneven, 2)


@rule
def observe_seats(s, seat, out, at):
    """The parts that have a row for each seat; the place after them."""
    for i in range(s.seats):
        put_one(out, at + i * ACTIONS, ACTIONS, s.trick[seat_after(s, seat, i)])
    at += SEATS * ACTIONS
    at = put_rows(s, out, at, SEATS, CARDS, seat, s.taken)
    at = put_rows(s, out, at, SEATS, SUITS, seat, s.void)
    begun = s.phase != DEAL or s.scored > 0  # before the first deal nobody leads
    for i in range(s.seats):
        other, row = seat_after(s, seat, i), at + i * 6
        out[row], out[row + 1] = holds_cleaner(s, other), 1
        out[row + 2], out[row + 3] = begun and s.lead == other, begun and s.first == other
        out[row + 4], out[row + 5] = s.trick_winner == other, begun and s.actor == other
        row = at + SEATS * 6 + i * 5
        put_part(out, row, count(s.hand[other]), 21)
        put_part(out, row + 1, s.coins[other], 100)
        put_part(out, row + 2, s.prints[other], 100)
        if s.scored:
            out[row + 3] = s.total_coins[other] / (100 * s.rounds)
            out[row + 4] = s.total_prints[other] / (100 * s.rounds)
    return at + SEATS * (6 + 5)


@rule
def observe_deck(s, deck, out, at):
    for card in range(CARDS):
        loot = s.deck[card] + 1
        put_known(out, at + card, COINS, COIN_BYTES, loot)
        put_known(out, at + CARDS + card, PRINTS, PRINT_BYTES, loot)
    return put_bits(out, at + 2 * CARDS, CARDS, deck)
