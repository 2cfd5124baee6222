"""Eight Tricks: follow suit. A trump beats all other suits; else the highest card of the suit led takes the trick.

deal -> [ lead -> the others follow suit -> the trick is taken ] x 8
every trick is a point, and the most points win
"""

from cutpurse.core.bits import count
from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, layout
from cutpurse.kit import match, tricks
from cutpurse.kit.cards import NO_CARD, all_of_suit, deal_hands, like
from cutpurse.kit.deck import STANDARD, Deck
from cutpurse.kit.tricks import led
from eight_tricks.options import Trump

SEATS, EACH = 4, 8
DECK = Deck(suits=STANDARD.suits, ranks=("7", "8", "9", "10", "J", "Q", "K", "A"))
# Rules are compiled: they use numbers and sets, not the deck itself.
CARDS, ALL, WIDTH = DECK.size, DECK.all, DECK.width
SEVENS_AND_EIGHTS = DECK.rank("7") | DECK.rank("8")

PLAY, TAKE, ENDED = range(3)  # phases: a seat plays a card, the table takes the trick away, the game is over

State = layout(
    **tricks.fields(SEATS),  # hand, actor, lead, left, trick, trick_winner, tricks, taken, played, barred
    trump=i8,  # the option: a suit, or none
    phase=i8,
)


@rule
def deck_of(s):
    """The cards in play: 32 for four, 24 for three."""
    return ALL if s.seats == SEATS else ALL & ~SEVENS_AND_EIGHTS


@rule
def trumps(s):
    """The set of all trumps."""
    return 0 if s.trump == Trump.NONE else all_of_suit(s.trump, WIDTH)


@rule
def deal(s):
    """Eight cards each; who leads first is a matter of luck."""
    deal_hands(s, deck_of(s), EACH)
    tricks.start_deal(s)
    tricks.start_trick(s, uniform(s, s.seats))
    s.phase = PLAY


@rule
def turn(s):
    return match.turn_in_phase(s, PLAY, ENDED)


@rule
def legal(s):
    hand = s.hand[s.actor]
    return hand if led(s) == NO_CARD else tricks.follow(hand, like(led(s), WIDTH))


@rule
def play(s, card):
    tricks.lay(s, card, trumps(s), WIDTH)
    if s.left == 0:
        s.phase = TAKE


@rule
def advance(s):
    """The winner takes the trick, and leads to the next one."""
    tricks.start_trick(s, tricks.collect(s))
    s.phase = ENDED if s.tricks == EACH else PLAY


@rule
def points(s, seat):
    return count(s.taken[seat]) // s.seats


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def broken_law(s):
    return tricks.broken_law(s, deck_of(s), EACH)
