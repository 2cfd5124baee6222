"""The Village: wager by day, collect your profession by night, and mind who is hoarding.

    set up: professions, six cards each ->
    Day: wagers, Dealer first -> the largest earns the Stumble Token, half goes to each pot ->
    Night: two turns each [ draw or trade; stumble, accuse -> discard -> turn cards outward ] ->
    reckoning: winning hands are shown -> the Daily Pot is won -> the End Pot is won, or another Day begins

Each stage has its module: `rules_day`, `rules_night`, `rules_reckoning`. How cards move is in `rules_cards`.
"""

from cutpurse.core.chance import shuffle, uniform
from cutpurse.core.compiling import rule
from cutpurse.core.options import fields
from cutpurse.core.state import i8, i16, i64, layout
from cutpurse.games.village.options import OPTIONS
from cutpurse.games.village.rules_cards import draw, note_dealt
from cutpurse.games.village.rules_day import put_out, sealed_wager, settle_wagers, start_day, wager_actions
from cutpurse.games.village.rules_night import act_at_night, judge, night_actions, start_night
from cutpurse.games.village.rules_reckoning import answer, answers, dawn, everyone_loses, reckon
from cutpurse.games.village.rules_table import DEALT, KINDS, MOST_CARDS, NONE, OTHERS, ROWS, SEATS, Action, Phase
from cutpurse.kit.match import turn_in_phase

WON = 100_000  # more than all chips of a game, loans included

State = layout(
    **fields(OPTIONS, chips=i64, ante=i64, limit=i64, night_cap=i16),
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
    mixed=(i8, MOST_CARDS),  # places of the refuse pile whose cards nobody has seen there
    stack=(i64, SEATS),
    wager=(i64, SEATS),  # chips put out this Day
    end_pot=i64,
    daily_pot=i64,
    asked=i64,  # how many times it was somebody's turn to wager, or to show a hand
    last_put=i64,  # the seat that last put out chips, or NONE
    adding=i64,  # a wager of several handfuls is under way
    token=i64,  # the seat that has the Stumble Token, or NONE
    turns=i64,  # complete ones of this Night
    drawn=i64,  # in this turn: cards drawn,
    traded=i64,  # trades,
    took=i64,  # the refuse pile's top card taken,
    accused=i64,  # and the players accused, a set: bit 0 is the one on the left
    victim=i64,  # the seat that was accused or stumbled last in this turn, or NONE
    given=i64,  # the hand card that is offered in a trade, or NONE
    aside=i64,  # the profession of a discard that waits for the other, or NONE
    ending=i64,  # the turn is over but for what has to be discarded and turned outward
    deck_draws=i64,  # cards drawn in this Night
    penalties=(i64, SEATS),  # failed accusations
    revealed=i64,  # the set of seats that show a winning hand
    winners=i64,  # the set of seats that have won
    lost=i64,  # everybody has
    # What can be known of hands: a hand is what it has received from the deck, plus what it has gained openly, less
    # what it has lost openly. `least` and `most` bind the cards received, by what was seen after so many of them.
    received=(i64, SEATS),
    receipts=(i8, SEATS, DEALT + ROWS),  # professions, in the order they came; the six dealt by profession
    gained=(i8, SEATS, KINDS),  # less lost
    least=(i8, SEATS, ROWS, KINDS),
    most=(i8, SEATS, ROWS),  # of the own profession; MOST_CARDS: nothing is known
    seen=(i64, SEATS, OTHERS),  # when the seats on its left have shown this seat their hands: a set of rows
)


# Setting up


@rule
def deal(s):
    """Equal stacks, a Dealer, four professions at random or by choice."""  # VIL-02, VIL-03, VIL-A03
    lay_table(s)
    s.dealer = uniform(s, SEATS)
    s.actor = s.dealer
    if s.draft:
        s.phase = Phase.DRAFT
        return
    for kind in range(KINDS):
        s.profession[kind] = kind
    shuffle(s, s.profession, 0, SEATS)
    s.phase = Phase.DEAL_HANDS


@rule
def lay_table(s):
    """The table before the game: equal stacks, all else empty."""
    s.last_put = s.token = s.victim = s.given = s.aside = NONE
    for seat in range(SEATS):
        s.stack[seat] = s.chips
        s.profession[seat] = NONE
        for row in range(ROWS):
            s.most[seat][row] = MOST_CARDS


@rule
def choose(s, kind):
    """Professions are chosen from the Dealer on; the last one is left over."""  # VIL-A03
    s.profession[s.actor] = kind
    s.actor = (s.actor + 1) % SEATS
    if s.actor == s.dealer:
        s.phase = Phase.DEAL_HANDS


@rule
def left_to_choose(s):
    """The professions that nobody has chosen."""
    left = (1 << KINDS) - 1
    for seat in range(SEATS):
        if s.profession[seat] != NONE:
            left &= ~(1 << s.profession[seat])
    return left


@rule
def deal_hands(s):
    """Shuffle, six cards to everyone; the Courtyard starts empty."""  # VIL-04, VIL-05
    size = 0
    for kind in range(KINDS):
        for _ in range(s.cards[kind]):
            s.deck[size] = kind
            size += 1
    shuffle(s, s.deck, 0, size)
    s.bottom = size
    for i in range(SEATS * DEALT):
        draw(s, i % SEATS)
    for seat in range(SEATS):
        note_dealt(s, seat, s.hidden[seat])


# From stage to stage


@rule
def turn(s):
    return turn_in_phase(s, Phase.SHOWING, Phase.ENDED)


@rule
def legal(s):
    if Phase.TURN <= s.phase <= Phase.PICKING:
        return night_actions(s)
    if s.phase == Phase.WAGER:
        return wager_actions(s)
    if s.phase == Phase.SHOWING:
        return answers(s)
    return left_to_choose(s) << Action.CHOOSE


@rule
def play(s, action):
    if Phase.TURN <= s.phase <= Phase.PICKING:
        act_at_night(s, action)
    elif s.phase == Phase.WAGER:
        put_out(s, action)
    elif s.phase == Phase.SHOWING:
        answer(s, action == Action.REVEAL)
    else:
        choose(s, action - Action.CHOOSE)


@rule
def advance(s):
    if s.phase == Phase.DEAL_HANDS:
        deal_hands(s)
        start_day(s)  # VIL-08
    elif s.phase == Phase.NIGHTFALL:
        settle_wagers(s)
        start_night(s)
    elif s.phase == Phase.JUDGE:
        judge(s, s.actor, s.victim)
    elif s.phase == Phase.SHOWDOWN:
        reckon(s)
    elif s.phase == Phase.DAWN:
        dawn(s)
    else:
        everyone_loses(s)


# The result


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.stack[seat] + sealed_wager(s, seat)


@rule
def standing(s, out):
    """The winners share the first place, however many chips; the others are ranked by theirs."""  # VIL-E09
    for seat in range(SEATS):
        out[seat] = -1 if s.lost else WON if s.winners >> seat & 1 else s.stack[seat]
