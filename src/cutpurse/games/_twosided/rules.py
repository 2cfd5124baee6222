"""What Lucre and COIN share: four decks of thirteen two-sided cards, and one prize card a trick.

Each seat owns a deck with the values 1 to 13; a front shows its value and one to three coins, a back shows one coin
and no value. Two cards of each deck, unseen, make the eight prizes (Purse cards, Trick cards). For each trick a prize
is turned up, everyone draws, its owner lays a card aside (the extra card), and all four play one to the middle.

A card is its value, a set of cards has bit `value` set, 0 is no card. The words here are neither game's own: a prize,
its owner, a seat's hoard (Wealth, Bank).
"""

from cutpurse.core.bits import count, highest, lowest
from cutpurse.core.chance import shuffle
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, i16
from cutpurse.games._twosided.options import LoneCard, Unclaimed

SEATS = 4
VALUES = 13
PRIZES = 8
ALL = (1 << VALUES + 1) - 2  # the set of a whole deck
DEALT = 5  # two cards of a deck become prizes, three the first hand
NOBODY = -1  # who takes a prize that is not won

# Actions: a value laid aside or put beneath the deck, a value to the middle face up, face down.
ASIDE, UP, DOWN, PASS = 0, VALUES, 2 * VALUES, 3 * VALUES

FIELDS = {
    "phase": i8,
    "actor": i8,  # whose choice it is
    "trick": i8,  # prizes turned up so far
    "played": i8,  # cards in the middle
    "barred": i16,  # values nobody may play face up in this trick
    "deck": (i8, SEATS, VALUES + PRIZES - 1),  # from `top` to `bottom`; what the owner put beneath lies from 13 on
    "top": (i8, SEATS),
    "bottom": (i8, SEATS),
    "hand": (i16, SEATS),
    "middle": (i8, SEATS),
    "faces": i8,  # the set of seats whose card in the middle is face up
    "up": (i16, SEATS),  # own cards face up in the hoard
    "turned": (i16, SEATS),  # own cards face down in the hoard which all have seen before
    "down": (i16, SEATS),  # own cards face down in the hoard which only their owner has seen
    "prize": (i8, PRIZES),  # see `prize_card`
    "taker": (i8, PRIZES),  # the seat that has won it, or NOBODY
    "opened": (i8, SEATS, PRIZES),  # the card that a seat has played face up to the middle, trick by trick
    "aside": (i8, PRIZES),  # the card that the prize's owner has laid aside face up
}


# Packed numbers


@rule
def prize_card(owner, value):
    """A prize as one number."""
    return owner << 4 | value


@rule
def owner_of(prize):
    """The seat from whose deck a prize came."""
    return prize >> 4


@rule
def value_of(prize):
    return prize & 15


@rule
def action_with(kind, value):
    """The action ASIDE, UP or DOWN with the card of this value."""
    return kind + value - 1


@rule
def card_of(action):
    """The value of the card that an action is done with."""
    return action + 1 - (DOWN if action >= DOWN else UP if action >= UP else ASIDE)


@rule
def actions_with(kind, cards):
    """The same action with each card of a set, as a set of actions."""
    return cards >> 1 << kind


# The deal


@rule
def deal_decks(s):
    """Shuffle each deck, make the prizes of its top two cards, draw three."""
    for seat in range(SEATS):
        for i in range(VALUES):
            s.deck[seat][i] = i + 1
        shuffle(s, s.deck[seat], 0, VALUES)
        for i in range(2):
            s.prize[2 * seat + i] = prize_card(seat, s.deck[seat][i])
        s.hand[seat] = 1 << s.deck[seat][2] | 1 << s.deck[seat][3] | 1 << s.deck[seat][4]
        for i in range(DEALT):
            s.deck[seat][i] = 0
        s.top[seat], s.bottom[seat] = DEALT, VALUES
    shuffle(s, s.prize, 0, PRIZES)
    for i in range(PRIZES):
        s.taker[i] = NOBODY


@rule
def draw(s, seat):
    """Take the top card of the own deck into the hand."""
    top = s.top[seat]
    s.hand[seat] |= 1 << s.deck[seat][top]
    s.deck[seat][top] = 0  # nothing of where a card has been may stay behind
    s.top[seat] = top + 1


@rule
def put_beneath(s, seat, value):
    """Put a card of the hand beneath the own deck; its owner remembers it."""
    s.hand[seat] &= ~(1 << value)
    s.deck[seat][s.bottom[seat]] = value
    s.bottom[seat] += 1


@rule
def deck_cards(s, seat, first):
    """The cards of a deck from this place on, as a set."""
    cards = 0
    for i in range(first, s.bottom[seat]):
        cards |= 1 << s.deck[seat][i]
    return cards


# The trick


@rule
def prize_owner(s):
    """The owner of this trick's prize: it leads (Lucre), it closes (COIN)."""
    return owner_of(s.prize[s.trick - 1])


@rule
def prize_value(s):
    return value_of(s.prize[s.trick - 1])


@rule
def reveal(s):
    """Turn up the next prize; then everyone draws a card."""
    s.trick += 1
    s.played = 0
    for seat in range(SEATS):
        draw(s, seat)


@rule
def lay_aside(s, seat, value):
    """Put the extra card face up to the own hoard."""
    s.hand[seat] &= ~(1 << value)
    s.up[seat] |= 1 << value
    s.aside[s.trick - 1] = value


@rule
def middle_actions(s, seat):
    """Any card face down; face up, any whose value is not barred."""
    hand = s.hand[seat]
    return actions_with(UP, hand & ~s.barred) | actions_with(DOWN, hand)


@rule
def play_to_middle(s, seat, action):
    face_up, value = int(action < DOWN), card_of(action)
    s.hand[seat] &= ~(1 << value)
    s.middle[seat] = value
    s.faces |= face_up << seat
    s.barred |= face_up << value
    s.opened[seat][s.trick - 1] = face_up * value
    s.played += 1


@rule
def is_open(s, seat):
    """Whether the seat's card in the middle lies face up."""
    return s.faces >> seat & 1 == 1


@rule
def is_covered(s, seat):
    """Whether the seat's card in the middle lies face down."""
    return s.middle[seat] > 0 and s.faces >> seat & 1 == 0


@rule
def open_card(s, seat):
    """The face-up card of a seat in the middle, as a set; empty if it lies face down."""
    return (s.faces >> seat & 1) << s.middle[seat]


@rule
def all_open(s):
    """The cards that lie face up in the middle, as a set."""
    cards = 0
    for seat in range(SEATS):
        cards |= open_card(s, seat)
    return cards


@rule
def resolve(s):
    """The highest takes the prize; the highest and the lowest stay face up, the others turn over."""
    open_cards, staying = all_open(s), 0
    if open_cards:
        staying = 1 << highest(open_cards) | 1 << lowest(open_cards)
    award_prize(s, open_cards)
    for seat in range(SEATS):
        card, opened = 1 << s.middle[seat], open_card(s, seat)
        s.up[seat] |= opened & staying
        s.turned[seat] |= opened & ~staying
        s.down[seat] |= card & ~opened
        s.middle[seat] = 0
    s.faces, s.barred = 0, 0


@rule
def award_prize(s, open_cards):
    """To the highest; if there is none, as the table has agreed."""
    if open_cards == 0 or (s.lone_card == LoneCard.NO_CONTEST and count(open_cards) == 1):
        if s.unclaimed == Unclaimed.LEAD:
            s.taker[s.trick - 1] = prize_owner(s)
        return
    winner = 0
    for seat in range(1, SEATS):
        if open_card(s, seat) > open_card(s, winner):
            winner = seat
    s.taker[s.trick - 1] = winner
    if s.unclaimed == Unclaimed.CARRY:  # and all that waits
        for i in range(s.trick - 1):
            if s.taker[i] == NOBODY:
                s.taker[i] = winner


# What lies in front of the seats


@rule
def prizes_won(s, seat):
    """How many prize cards lie in a seat's hoard."""
    won = 0
    for i in range(s.trick):
        won += s.taker[i] == seat
    return won


@rule
def face_down(s, seat):
    """How many face-down cards lie in a seat's hoard."""
    return count(s.turned[seat]) + count(s.down[seat])


@rule
def front_coins(s, seat):
    """The coins on the fronts of the face-up cards in a seat's hoard, prizes included."""
    total = 0
    for value in range(1, VALUES + 1):
        total += (s.up[seat] >> value & 1) * s.coins[value - 1]
    for i in range(s.trick):
        total += (s.taker[i] == seat) * s.coins[value_of(s.prize[i]) - 1]
    return total


@rule
def hoard_cards(s, seat):
    """How many cards lie in a seat's hoard."""
    return count(s.up[seat]) + face_down(s, seat) + prizes_won(s, seat)


@rule
def seen_cards(s, seat):
    """The cards of a seat's deck that everybody has seen."""
    cards = s.up[seat] | s.turned[seat] | open_card(s, seat)
    for i in range(s.trick):
        if owner_of(s.prize[i]) == seat:
            cards |= 1 << value_of(s.prize[i])
    return cards


@rule
def clear_table(s):
    """Take all cards back into their boxes, before another deal."""
    clear_tricks(s)
    for seat in range(SEATS):
        s.hand[seat] = 0
        for i in range(len(s.deck[seat])):
            s.deck[seat][i] = 0
    for i in range(PRIZES):
        s.prize[i], s.aside[i] = 0, 0
        for seat in range(SEATS):
            s.opened[seat][i] = 0


@rule
def clear_tricks(s):
    """No card lies in the middle or in a hoard."""
    for seat in range(SEATS):
        s.up[seat], s.turned[seat], s.down[seat], s.middle[seat] = 0, 0, 0, 0
    for i in range(PRIZES):
        s.taker[i] = NOBODY
    s.trick, s.played, s.faces, s.barred = 0, 0, 0, 0
