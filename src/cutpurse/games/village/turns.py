"""A turn of the Night: draw or trade, use the powers, stumble or accuse, then discard and turn cards outward."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.games.village.hands import (
    conclude,
    conclude_not_winning,
    courtyard_size,
    deck_size,
    discard,
    draw,
    expose,
    gain,
    hand_limit,
    hand_size,
    is_winning,
    lose,
    public_cards,
    put_on_refuse,
    random_card,
    take_from_refuse,
)
from cutpurse.games.village.state import (
    ACCUSE,
    BLIND,
    COFFER,
    DISCARDING,
    DRAW,
    DRAW_TWO,
    END_TURN,
    EXPOSING,
    GIVE,
    GOING_ON,
    JUDGE,
    KINDS,
    LAST_CARD,
    NO_CARD,
    PICKING,
    RAKE,
    RUN_OUT,
    SEATS,
    SHOWDOWN,
    SHOWING,
    STEEPLE,
    STUMBLE,
    STUMBLED,
    TAKE_REFUSE,
    TRADE,
    TURN,
    TURNS,
)


@rule
def hand_cards(s, seat):
    """The set of different cards in a hand: professions hidden, professions + 4 public."""
    cards = 0
    for kind in range(KINDS):
        cards |= (s.hidden[seat][kind] > 0) << kind | (s.public[seat][kind] > 0) << kind + KINDS
    return cards


@rule
def takeable(s, given):
    """The professions in the Courtyard that a card may be traded for."""  # VIL-A26
    kinds = 0
    for kind in range(KINDS):
        kinds |= (s.courtyard[kind] > 0) << kind
    return kinds if s.like_for_like else kinds & ~(1 << given)


@rule
def turn_actions(s):
    """Until the turn is ended: a draw or a trade, the professions' powers, the Token, an accusation."""  # VIL-18
    seat = s.actor
    drawing = may_draw(s, seat)
    trading = tradeable(s, seat) if may_trade(s, seat) else 0
    actions = trading << GIVE
    if drawing and (deck_size(s) > 0 or s.deck_out == NO_CARD):
        actions |= 1 << DRAW
        if s.profession[seat] == RAKE and s.drawn == 0 and not s.second_draw and deck_size(s) > 1:
            actions |= 1 << DRAW_TWO  # VIL-37, VIL-A08
    possible, acted = actions > 0, s.drawn + s.traded > 0
    if s.profession[seat] == STEEPLE and not s.took and s.refused > 0:
        actions |= (acted or s.steeple_alone or possible) << TAKE_REFUSE  # VIL-39, VIL-A10
    owed = s.must_act or (s.took and not s.steeple_alone)
    if acted or not owed or not possible:
        actions |= 1 << END_TURN  # VIL-A07
    for i in range(SEATS - 1):
        if s.token == seat + 1 and hand_size(s, (seat + 1 + i) % SEATS) > 0:
            actions |= 1 << STUMBLE + i  # VIL-22
    return actions | accusable(s, acted) << ACCUSE


@rule
def may_draw(s, seat):
    """A draw instead of a trade; the Rake may draw again if the house rule says so."""  # VIL-A08, VIL-A09
    if s.traded:
        return s.profession[seat] == COFFER and s.draw_and_trade and s.traded == 1 and s.drawn == 0
    return s.drawn == 0 or (s.drawn == 1 and s.profession[seat] == RAKE and s.second_draw)


@rule
def may_trade(s, seat):
    """A trade instead of a draw; the Coffer may trade twice."""  # VIL-40, VIL-A09
    if s.drawn:
        return s.profession[seat] == COFFER and s.draw_and_trade and s.traded == 0
    return s.traded < 1 + (s.profession[seat] == COFFER)


@rule
def tradeable(s, seat):
    """The hand cards for which something lies in the Courtyard."""
    cards = hand_cards(s, seat)
    if courtyard_size(s) == 0:
        return 0
    for kind in range(KINDS):
        if takeable(s, kind) == 0:
            cards &= ~(17 << kind)
    return cards


@rule
def accusable(s, acted):
    """Whom the player on turn may accuse: once in a turn, or each of the others once."""  # VIL-29, VIL-A19
    if s.accuse_first and (acted or s.took):
        return 0
    return 7 & ~s.accused if s.accusations or s.accused == 0 else 0


@rule
def start_turn(s):
    """Clockwise from the Dealer."""  # VIL-09
    s.drawn, s.traded, s.took, s.accused, s.target, s.ending = 0, 0, 0, 0, 0, 0
    s.actor = (s.dealer + s.turns) % SEATS
    s.phase = TURN


@rule
def take_turn(s, action):
    if action == END_TURN:
        s.ending = 1
        s.phase = GOING_ON
    elif action == DRAW or action == DRAW_TWO:
        draw_from_deck(s, s.actor, 1 + (action == DRAW_TWO))
    elif action == TAKE_REFUSE:
        gain(s, s.actor, take_from_refuse(s))
        s.took = 1
    elif action >= ACCUSE:
        s.target = action - ACCUSE + 1
        s.accused |= 1 << s.target - 1
        s.phase = JUDGE
    elif action >= STUMBLE:
        make_stumble(s, action - STUMBLE + 1)
    else:
        s.given = action - GIVE + 1
        if s.given <= KINDS:
            conclude(s, s.actor, s.given - 1, 1)
        s.phase = TRADE


@rule
def draw_from_deck(s, seat, cards):
    """When the last card leaves the deck, everyone loses."""  # VIL-35, VIL-A21
    if deck_size(s) == 0:
        s.phase = RUN_OUT
        return
    for _ in range(cards):
        draw(s, seat)
    s.deck_draws += cards
    s.drawn += cards
    if deck_size(s) == 0 and s.deck_out == LAST_CARD:
        s.phase = RUN_OUT


@rule
def trade(s, kind):
    """A hand card for one of the Courtyard."""  # VIL-18, VIL-21
    s.courtyard[kind] -= 1
    s.courtyard[lose(s, s.actor, s.given - 1)] += 1
    gain(s, s.actor, kind)
    s.traded += 1
    s.given = 0
    s.phase = TURN


@rule
def make_stumble(s, places):
    """The Token is used up; the stumbled player parts with a card."""  # VIL-22, VIL-A13
    s.token = 0
    s.target = places
    if s.stumble_card == BLIND:
        s.phase = PICKING
    else:
        s.actor = (s.actor + places) % SEATS
        s.phase = STUMBLED


@rule
def stumble(s, card):
    """Straight to the refuse pile."""  # VIL-22, VIL-A13
    put_on_refuse(s, lose(s, s.actor, card))
    s.phase = GOING_ON
    if s.stumble_redraw and (deck_size(s) > 0 or s.deck_out == NO_CARD):
        drawn = s.drawn
        draw_from_deck(s, s.actor, 1)
        s.drawn = drawn  # it is not the turn of who has stumbled


@rule
def discard_at_end(s, kind):
    """One after the other, or both at once in an order by luck."""  # VIL-20, VIL-A12
    if s.random_discards and s.aside == 0 and hand_size(s, s.actor) > hand_limit(s, s.actor):
        s.aside = kind + 1
        return
    if s.aside:
        other = s.aside - 1
        s.aside = 0
        if uniform(s, 2):
            kind, other = other, kind
        discard(s, other)
    discard(s, kind)


@rule
def go_on(s):
    """What is owed: at the end of a turn discards, then cards turned outward; then the turn goes on, or it is over."""
    if s.ending and hand_size(s, s.actor) > hand_limit(s, s.actor):  # VIL-19
        s.phase = DISCARDING
    elif must_expose(s, s.actor) and not s.random_exposure:  # VIL-33, VIL-34
        s.phase = EXPOSING
    else:
        while must_expose(s, s.actor):
            expose(s, s.actor, random_card(s, s.actor, False))
        if s.ending:
            next_turn(s)
        else:
            s.actor = (s.dealer + s.turns) % SEATS
            s.phase = TURN


@rule
def must_expose(s, seat):
    """As many cards are public as accusations have failed, if there are so many."""  # VIL-A20
    shown = public_cards(s, seat)
    return shown < s.penalties[seat] and shown < hand_size(s, seat)


@rule
def next_turn(s):
    """Every player has two turns, then the Night ends."""  # VIL-23
    s.turns += 1
    if s.turns < TURNS:
        start_turn(s)
    else:
        end_night(s)


@rule
def end_night(s):
    """Who has a winning hand may show it. All are asked, so that nobody learns who has one."""  # VIL-24, VIL-A16
    s.asked, s.revealed, s.ending = 0, 0, 0
    s.actor = s.dealer
    s.phase = SHOWING
    if s.must_reveal:
        for seat in range(SEATS):
            s.revealed |= is_winning(s, seat) << seat
        open_hands(s)


@rule
def answer(s, shows):
    """Answers are secret until all have given theirs."""
    s.revealed |= shows << s.actor
    s.asked += 1
    s.actor = (s.actor + 1) % SEATS
    if s.asked == SEATS:
        open_hands(s)


@rule
def open_hands(s):
    """Winning hands that are shown are seen by all."""
    for seat in range(SEATS):
        if s.revealed >> seat & 1:
            for kind in range(KINDS):
                conclude(s, seat, kind, s.hidden[seat][kind] + 0)
        elif s.must_reveal:
            conclude_not_winning(s, seat)
    s.phase = SHOWDOWN
