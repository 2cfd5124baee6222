"""Hearts: take no hearts, and not the queen of spades; or all of them.

deal -> pass three cards -> [ lead -> the others follow suit -> the trick is taken ] x 13 -> score
until somebody has as many points as agreed; then the fewest win
"""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.core.state import i8, i16, layout
from cutpurse.kit import match, passing, tricks
from cutpurse.kit.cards import NO_CARD, deal_hands, like
from cutpurse.kit.deck import STANDARD
from cutpurse.kit.tricks import led

SEATS, EACH, PASSED = 4, 13, 3
CARDS, ALL, WIDTH = STANDARD.size, STANDARD.all, STANDARD.width
FIRST, QUEEN = STANDARD.card("Clubs 2"), STANDARD.card("Spades Q")
HEARTS = STANDARD.suit("Hearts")
PENALTY = HEARTS | 1 << QUEEN  # the cards with points
QUEEN_POINTS, ALL_POINTS = 13, 26
STEPS = (1, 3, 2, 0)  # how many seats to the left cards are passed, deal by deal: left, right, across, not at all

PASS, PLAY, EXCHANGE, TAKE, SCORE, DEAL, ENDED = range(7)  # phases; up to PLAY a seat chooses

State = layout(
    **tricks.fields(SEATS),
    **passing.fields(SEATS),
    target=i16,
    moon=i8,
    phase=i8,
    deals=i8,  # complete ones
    broken=i8,  # whether a heart was played
    points=(i16, SEATS),  # of this deal
    total=(i16, SEATS),  # of complete deals
)


@rule
def deal(s):
    deal_hands(s, ALL, EACH)
    tricks.start_deal(s)
    passing.start_passing(s, STEPS[s.deals % 4])
    s.broken, s.phase = 0, PASS
    if s.step == 0:
        start_play(s)


@rule
def start_play(s):
    """Whoever holds the two of clubs leads it."""
    tricks.start_trick(s, tricks.holder_of(s, FIRST))
    s.phase = PLAY


@rule
def turn(s):
    return match.turn_in_phase(s, PLAY, ENDED)


@rule
def legal(s):
    if s.phase == PASS:
        return passing.may_pass(s)
    hand = s.hand[s.actor]
    if led(s) != NO_CARD:
        cards = tricks.follow(hand, like(led(s), WIDTH))
        return cards & ~PENALTY or cards if s.tricks == 0 else cards
    if hand >> FIRST & 1:
        return 1 << FIRST
    return hand if s.broken else hand & ~HEARTS or hand


@rule
def play(s, card):
    if s.phase == PASS:
        if passing.choose(s, card, PASSED):
            s.phase = EXCHANGE
        return
    s.barred[s.actor] |= shows_lacking(s, card)
    tricks.lay(s, card, 0, WIDTH)
    if HEARTS >> card & 1:
        s.broken = 1
    if s.left == 0:
        s.phase = TAKE


@rule
def shows_lacking(s, card):
    """The cards that the seat on turn has not, as it plays one that is only permitted if there is no other."""
    if led(s) == NO_CARD:
        return ALL & ~HEARTS if HEARTS >> card & 1 and not s.broken else 0
    return ALL & ~PENALTY if PENALTY >> card & 1 and s.tricks == 0 else 0


@rule
def points_of(cards):
    return count(cards & HEARTS) + QUEEN_POINTS * (cards >> QUEEN & 1)


@rule
def advance(s):
    if s.phase == EXCHANGE:
        passing.exchange(s)
        start_play(s)
    elif s.phase == TAKE:
        take_trick(s)
    elif s.phase == SCORE:
        score_deal(s)
    else:
        deal(s)


@rule
def take_trick(s):
    s.points[s.trick_winner] += points_of(tricks.cards_in_trick(s))
    tricks.start_trick(s, tricks.collect(s))
    s.phase = SCORE if s.tricks == EACH else PLAY


@rule
def score_deal(s):
    """Add up. Whoever has taken all points has shot the moon: the others get them instead."""
    if s.moon and match.reached(s.points, SEATS, ALL_POINTS):
        for seat in range(SEATS):
            s.points[seat] = ALL_POINTS - s.points[seat]
    match.add_up(s.total, s.points, SEATS)
    s.deals += 1
    s.phase = ENDED if match.reached(s.total, SEATS, s.target) else DEAL


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.total[seat] + s.points[seat]


@rule
def broken_law(s):
    return tricks.broken_law(s, ALL, EACH)
