"""The Night: two turns each. Draw or trade, use the powers, stumble or accuse; then discard and turn cards outward."""

from cutpurse.core.bits import count
from cutpurse.core.chance import uniform
from cutpurse.core.compiling import rule
from cutpurse.games.village import rules_cards as cards
from cutpurse.games.village.options import Accusations, DeckOut, StumbleCard
from cutpurse.games.village.rules_cards import deck_size, hand_limit, hand_size, present
from cutpurse.games.village.rules_reckoning import end_night, reward_accuser
from cutpurse.games.village.rules_table import (
    COFFER,
    KINDS,
    NONE,
    OTHERS,
    PUBLIC,
    RAKE,
    SEATS,
    STEEPLE,
    TURNS,
    Action,
    Phase,
)

EVERYBODY_ELSE = (1 << OTHERS) - 1  # the set of the players on the left


@rule
def start_night(s):
    s.turns, s.deck_draws = 0, 0
    start_turn(s)  # VIL-17


@rule
def start_turn(s):
    """Clockwise from the Dealer."""  # VIL-09
    s.drawn, s.traded, s.took, s.accused, s.ending = 0, 0, 0, 0, 0
    s.victim = NONE
    return_to_turn(s)


@rule
def return_to_turn(s):
    s.actor = (s.dealer + s.turns) % SEATS
    s.phase = Phase.TURN


@rule
def night_actions(s):
    if s.phase == Phase.TURN:
        return turn_actions(s, s.actor)
    if s.phase == Phase.TRADE:
        return takeable(s, s.given % KINDS) << Action.TAKE
    if s.phase == Phase.EXPOSING:
        return present(s.hidden[s.actor]) << Action.EXPOSE
    if s.phase == Phase.PICKING:
        return pickable(s, s.victim) << Action.DISCARD
    return cards.hand_cards(s, s.actor) << Action.DISCARD


@rule
def act_at_night(s, action):
    if s.phase == Phase.TURN:
        take_turn(s, action)
    elif s.phase == Phase.TRADE:
        trade(s, action - Action.TAKE)
    elif s.phase == Phase.DISCARDING:
        discard_at_end(s, cards.lose(s, s.actor, action - Action.DISCARD))
        go_on(s)
    elif s.phase == Phase.EXPOSING:
        cards.expose(s, s.actor, action - Action.EXPOSE)
        go_on(s)
    elif s.phase == Phase.STUMBLED:
        stumble(s, s.actor, action - Action.DISCARD)
    else:
        pick(s, s.victim, action - Action.DISCARD)


# A turn


@rule
def turn_actions(s, seat):
    """Until the turn is ended: a draw or a trade, the professions' powers, the Token, an accusation."""  # VIL-18
    actions = 0
    if may_draw(s, seat) and can_draw(s):
        actions |= 1 << Action.DRAW
        if s.profession[seat] == RAKE and s.drawn == 0 and not s.second_draw and deck_size(s) > 1:
            actions |= 1 << Action.DRAW_TWO  # VIL-37, VIL-A08
    if may_trade(s, seat):
        actions |= tradeable(s, seat) << Action.GIVE
    possible, acted = actions > 0, s.drawn + s.traded > 0
    if s.profession[seat] == STEEPLE and not s.took and s.refused > 0:
        actions |= (acted or s.steeple_alone or possible) << Action.TAKE_REFUSE  # VIL-39, VIL-A10
    owed = s.must_act or (s.took and not s.steeple_alone)
    if acted or not owed or not possible:
        actions |= 1 << Action.END_TURN  # VIL-A07
    if s.token == seat:
        for i in range(OTHERS):
            actions |= (hand_size(s, (seat + 1 + i) % SEATS) > 0) << Action.STUMBLE + i  # VIL-22
    return actions | accusable(s, acted) << Action.ACCUSE


@rule
def take_turn(s, action):
    if action == Action.END_TURN:
        s.ending = 1
        go_on(s)
    elif action == Action.DRAW or action == Action.DRAW_TWO:
        s.drawn += draw_from_deck(s, s.actor, 1 + (action == Action.DRAW_TWO))
    elif action == Action.TAKE_REFUSE:
        cards.gain(s, s.actor, cards.take_from_refuse(s))
        s.took = 1
    elif action >= Action.ACCUSE:
        accuse(s, action - Action.ACCUSE)
    elif action >= Action.STUMBLE:
        use_token(s, (s.actor + 1 + action - Action.STUMBLE) % SEATS)
    else:
        offer(s, action - Action.GIVE)


# Draw or trade


@rule
def may_draw(s, seat):
    """A draw instead of a trade; the Rake may draw again if the house rule says so."""  # VIL-A08, VIL-A09
    if s.traded:
        return s.profession[seat] == COFFER and s.draw_and_trade and s.traded == 1 and s.drawn == 0
    return s.drawn == 0 or (s.drawn == 1 and s.profession[seat] == RAKE and s.second_draw)


@rule
def can_draw(s):
    """From an empty deck only where that is how the game is lost."""  # VIL-A21
    return deck_size(s) > 0 or s.deck_out == DeckOut.NO_CARD


@rule
def draw_from_deck(s, seat, number):
    """How many cards were drawn. When the deck runs out, everyone loses."""  # VIL-35, VIL-A21
    if deck_size(s) == 0:
        s.phase = Phase.RUN_OUT
        return 0
    for _ in range(number):
        cards.draw(s, seat)
    s.deck_draws += number
    if deck_size(s) == 0 and s.deck_out == DeckOut.LAST_CARD:
        s.phase = Phase.RUN_OUT
    return number


@rule
def may_trade(s, seat):
    """A trade instead of a draw; the Coffer may trade twice."""  # VIL-40, VIL-A09
    if s.drawn:
        return s.profession[seat] == COFFER and s.draw_and_trade and s.traded == 0
    return s.traded < 1 + (s.profession[seat] == COFFER)


@rule
def takeable(s, given):
    """The professions in the Courtyard that a card may be traded for."""  # VIL-A26
    kinds = present(s.courtyard)
    return kinds if s.like_for_like else kinds & ~(1 << given)


@rule
def tradeable(s, seat):
    """The hand cards for which something lies in the Courtyard."""
    there = present(s.courtyard)
    held = cards.hand_cards(s, seat) if there else 0
    if not s.like_for_like and count(there) == 1:  # VIL-A26
        held &= ~(there | there << PUBLIC)
    return held


@rule
def offer(s, card):
    """The first half of a trade; all learn that the card was in the hand."""
    s.given = card
    if card < PUBLIC:
        cards.conclude(s, s.actor, card, 1)
    s.phase = Phase.TRADE


@rule
def trade(s, kind):
    """A hand card for one of the Courtyard."""  # VIL-18, VIL-21
    s.courtyard[kind] -= 1
    s.courtyard[cards.lose(s, s.actor, s.given)] += 1
    cards.gain(s, s.actor, kind)
    s.traded += 1
    s.given = NONE
    s.phase = Phase.TURN


# The Stumble Token


@rule
def use_token(s, victim):
    """The Token is used up; the stumbled player parts with a card."""  # VIL-22, VIL-A13
    s.token = NONE
    s.victim = victim
    if s.stumble_card == StumbleCard.BLIND:
        s.phase = Phase.PICKING
    elif s.stumble_card == StumbleCard.RANDOM:
        stumble(s, victim, cards.random_card(s, victim, True))
    else:
        s.actor = victim
        s.phase = Phase.STUMBLED


@rule
def pickable(s, victim):
    """Hidden cards all look the same: one action stands for all of them."""
    unseen = 1 if present(s.hidden[victim]) else 0
    return unseen | present(s.public[victim]) << PUBLIC


@rule
def pick(s, victim, card):
    """A public card, or any of the hidden ones."""  # VIL-A13
    stumble(s, victim, card if card >= PUBLIC else cards.random_card(s, victim, False))


@rule
def stumble(s, victim, card):
    """Straight to the refuse pile."""  # VIL-22, VIL-A13
    s.actor = victim
    cards.put_on_refuse(s, cards.lose(s, victim, card))
    if s.stumble_redraw and can_draw(s):
        draw_from_deck(s, victim, 1)
    if s.phase != Phase.RUN_OUT:
        go_on(s)


# Accusations


@rule
def accusable(s, acted):
    """Whom the player on turn may accuse: once in a turn, or each of the others once."""  # VIL-29, VIL-A19
    if s.accuse_first and (acted or s.took):
        return 0
    return EVERYBODY_ELSE & ~s.accused if s.accusations == Accusations.EACH or s.accused == 0 else 0


@rule
def accuse(s, number):
    s.accused |= 1 << number
    s.victim = (s.actor + 1 + number) % SEATS
    s.phase = Phase.JUDGE


@rule
def judge(s, accuser, accused):
    """The accused shows the hand to the accuser alone: the accuser wins at once, or is shamed."""  # VIL-30..33
    cards.show_hand(s, accused, accuser)
    if cards.is_winning(s, accused):
        cards.conclude_winning(s, accused)
        reward_accuser(s, accuser)
        return
    cards.conclude_not_winning(s, accused)
    s.penalties[accuser] += 1
    s.phase = Phase.TURN
    if s.expose_at_once:  # VIL-A20
        go_on(s)


# The end of a turn


@rule
def go_on(s):
    """The actor discards at the end of the turn and turns cards outward, where owed; then the turn goes on, or ends."""
    if s.ending and hand_size(s, s.actor) > hand_limit(s, s.actor):  # VIL-19
        s.phase = Phase.DISCARDING
        return
    while s.random_exposure and must_expose(s, s.actor):
        cards.expose(s, s.actor, cards.random_card(s, s.actor, False))
    if must_expose(s, s.actor):  # VIL-33, VIL-34
        s.phase = Phase.EXPOSING
    elif s.ending:
        next_turn(s)
    else:
        return_to_turn(s)


@rule
def discard_at_end(s, kind):
    """One after the other, or both at once in random order."""  # VIL-20, VIL-A12
    if s.random_discards and s.aside == NONE and hand_size(s, s.actor) > hand_limit(s, s.actor):
        s.aside = kind
        return
    if s.aside != NONE:
        other = s.aside
        s.aside = NONE
        if uniform(s, 2):
            kind, other = other, kind
        cards.discard(s, other)
    cards.discard(s, kind)


@rule
def must_expose(s, seat):
    """As many cards are public as accusations have failed, if there are so many."""  # VIL-A20
    shown = cards.public_cards(s, seat)
    return shown < s.penalties[seat] and shown < hand_size(s, seat)


@rule
def next_turn(s):
    """Every player has two turns, then the Night ends."""  # VIL-23
    s.turns += 1
    if s.turns < TURNS:
        start_turn(s)
    else:
        end_night(s)
