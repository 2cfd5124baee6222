"""The Village: its professions, actions, phases and rulings, and the state of a game."""

from cutpurse.core.state import i8, i16, i64, record

SEATS = 4
HILL, STEEPLE, COFFER, RAKE = range(4)
KINDS = 4
MOST_CARDS = 80
DEALT = 6  # also what a hand may hold; the Hill's may hold one more
COURTYARD_ROOM = 4
TURNS = 2 * SEATS  # of a Night
ROWS = MOST_CARDS - SEATS * DEALT + 1  # a hand receives so many cards at most after the deal, or none

# Actions. A card in the hand is told by its profession, and by whether all can see it: profession + 4.
STAND, PUT, PUT_MORE = 0, 1, 21  # PUT + n - 1: put out n chips; PUT_MORE: put out 20 and go on
HANDFUL = PUT_MORE - PUT
DRAW, DRAW_TWO, TAKE_REFUSE, END_TURN = 22, 23, 24, 25
GIVE, TAKE = 26, 34  # a trade: first a hand card, then one of the Courtyard
DISCARD = 38
STUMBLE, ACCUSE = 46, 49  # the player so many places to the left, less one
EXPOSE = 52
REVEAL, CONCEAL = 56, 57
CHOOSE = 58  # a profession
ACTIONS = CHOOSE + KINDS

# Phases: in those before DEAL_HANDS a seat chooses.
DRAFT, WAGER, TURN, TRADE, DISCARDING, EXPOSING, STUMBLED, PICKING, SHOWING = range(9)
DEAL_HANDS, NIGHTFALL, JUDGE, SHOWDOWN, DAWN, RUN_OUT, ENDED = range(9, 16)
GOING_ON = 16  # amid an action: what is owed is to be seen to

# Rulings
THREE_LAPS, ONE_LAP, ANY_LAPS, SEALED = range(4)  # VIL-A04
ALL_IN, LOAN, SKIP = range(3)  # VIL-A06
VICTIM_PICKS, RANDOM_CARD, BLIND = range(3)  # VIL-A13
FROM_DEALER, LEFT_IN_POT, HIGHEST_WAGER = range(3)  # VIL-A18
LAST_CARD, NO_CARD, END_OF_NIGHT = range(3)  # VIL-A21

State = record(
    cards=(i8, KINDS),
    chips=i64,
    draft=i8,
    betting=i8,
    ante=i64,
    limit=i64,
    short=i8,
    must_act=i8,
    second_draw=i8,
    draw_and_trade=i8,
    steeple_alone=i8,
    spread_refuse=i8,
    random_discards=i8,
    stumble_card=i8,
    stumble_redraw=i8,
    daily_shared=i8,
    must_reveal=i8,
    hill_needs_seven=i8,
    odd_chips=i8,
    accusations=i8,
    accuse_first=i8,
    end_pot_only=i8,
    random_exposure=i8,
    expose_at_once=i8,
    deck_out=i8,
    clear_courtyard=i8,
    night_cap=i16,
    burn=i8,
    like_for_like=i8,
    # Single numbers are wide: a function that is given one is compiled once, whatever it is.
    phase=i64,
    actor=i64,
    dealer=i64,
    night=i64,  # complete ones
    profession=(i64, SEATS),
    deck=(i8, MOST_CARDS),
    top=i64,  # the next card of the deck
    bottom=i64,  # the place after its last card; burnt cards follow
    hidden=(i8, SEATS, KINDS),  # hand cards that only their holder sees, by profession
    public=(i8, SEATS, KINDS),  # hand cards turned outward
    courtyard=(i8, KINDS),
    refuse=(i8, MOST_CARDS),
    refused=i64,  # how many cards lie on the refuse pile
    stack=(i64, SEATS),
    wager=(i64, SEATS),  # chips put out this Day
    end_pot=i64,
    daily_pot=i64,
    asked=i64,  # how many times it was somebody's turn to wager, or to show a hand
    last_put=i64,  # who last put out chips, counted from 1
    adding=i64,  # a wager of several handfuls is under way
    token=i64,  # who has the Stumble Token, counted from 1
    turns=i64,  # complete ones of this Night
    drawn=i64,  # in this turn: cards drawn,
    traded=i64,  # trades,
    took=i64,  # the refuse pile's top card taken,
    accused=i64,  # and the players accused, a set: bit 0 is the one on the left
    target=i64,  # whom an accusation or a stumble is meant for: places to the left
    given=i64,  # what is offered in a trade, counted from 1
    aside=i64,  # a discard that waits for the other, its profession counted from 1
    ending=i64,  # the turn is over but for what has to be discarded and turned outward
    deck_draws=i64,  # cards drawn in this Night
    penalties=(i64, SEATS),  # failed accusations
    revealed=i64,  # the set of seats that show a winning hand
    winners=i64,  # the set of seats that have won
    lost=i64,  # everybody has
    # What can be known of hands: a hand is what it has received from the deck, plus what it has gained openly, less
    # what it has lost openly. `least` and `most` bind the cards received, by what was seen after so many of them.
    received=(i64, SEATS),
    receipts=(i8, SEATS, DEALT + ROWS),  # professions, in the order they came
    gained=(i8, SEATS, KINDS),  # less lost
    least=(i8, SEATS, ROWS, KINDS),
    most=(i8, SEATS, ROWS),  # of the own profession, counted from 1; 0: nothing is known
    seen=(i64, SEATS, SEATS - 1),  # when the seats on its left have shown this seat their hands: a set of rows
)
