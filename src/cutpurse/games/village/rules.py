"""The Village: wager by day, collect your profession by night, and mind who is hoarding.

    Day: wagers, Dealer first -> the largest earns the Stumble Token, half goes to each pot ->
    Night: two turns each [ draw or trade; stumble, accuse -> discard -> turn cards outward ] ->
    who has six of the own profession may show it -> the Daily Pot is won -> the End Pot is won, or another Day

The Day is in `wagers`, a turn of the Night in `turns`; how cards move, and what all conclude from it, in `hands`.
"""

from cutpurse.core.bits import count
from cutpurse.core.chance import shuffle, uniform
from cutpurse.core.compiling import rule
from cutpurse.core.contract import OVER, TABLE
from cutpurse.games.village.hands import (
    conclude_not_winning,
    conclude_winning,
    deck_size,
    draw,
    expose,
    is_winning,
    lose,
    put_on_refuse,
    random_card,
    show_hand,
)
from cutpurse.games.village.state import (
    CHOOSE,
    CONCEAL,
    DAWN,
    DEAL_HANDS,
    DEALT,
    DISCARD,
    DISCARDING,
    DRAFT,
    ENDED,
    EXPOSE,
    EXPOSING,
    FROM_DEALER,
    GOING_ON,
    HIGHEST_WAGER,
    JUDGE,
    KINDS,
    NIGHTFALL,
    NO_CARD,
    PICKING,
    RANDOM_CARD,
    REVEAL,
    RUN_OUT,
    SEATS,
    SHOWDOWN,
    SHOWING,
    STUMBLED,
    TAKE,
    TRADE,
    TURN,
    WAGER,
)
from cutpurse.games.village.turns import (
    answer,
    discard_at_end,
    go_on,
    hand_cards,
    start_turn,
    stumble,
    take_turn,
    takeable,
    trade,
    turn_actions,
)
from cutpurse.games.village.wagers import put_out, sealed_wager, split_pool, start_day, token_winner, wager_actions


@rule
def deal(s):
    """Equal stacks, a Dealer, four professions at random or by choice."""  # VIL-02, VIL-03, VIL-A03
    s.dealer = uniform(s, SEATS)
    for seat in range(SEATS):
        s.stack[seat] = s.chips
        s.profession[seat] = -1
        s.deck[seat] = seat
    s.actor = s.dealer
    s.phase = DRAFT
    if not s.draft:
        shuffle(s, s.deck, 0, SEATS)  # four cards, one of each profession
        for seat in range(SEATS):
            s.profession[seat] = s.deck[seat]
        s.phase = DEAL_HANDS
    for seat in range(SEATS):
        s.deck[seat] = 0


@rule
def choose(s, kind):
    """Professions are chosen from the Dealer on; the last one is left over."""  # VIL-A03
    s.profession[s.actor] = kind
    s.actor = (s.actor + 1) % SEATS
    if s.actor == s.dealer:
        s.phase = DEAL_HANDS


@rule
def deal_hands(s):
    """Shuffle, six cards to everyone; the Courtyard starts empty. Day comes first."""  # VIL-04, VIL-05, VIL-08
    size = 0
    for kind in range(KINDS):
        for _ in range(s.cards[kind]):
            s.deck[size] = kind
            size += 1
    shuffle(s, s.deck, 0, size)
    s.bottom = size
    for i in range(SEATS * DEALT):
        draw(s, i % SEATS)
    start_day(s)


@rule
def turn(s):
    if s.phase < DEAL_HANDS:
        return int(s.actor)
    return OVER if s.phase == ENDED else TABLE


@rule
def legal(s):
    if s.phase == TURN:
        return turn_actions(s)
    if s.phase == WAGER:
        return wager_actions(s)
    if s.phase == TRADE:
        return takeable(s, (s.given - 1) % KINDS) << TAKE
    if s.phase == SHOWING:
        return 1 << CONCEAL | is_winning(s, s.actor) << REVEAL  # VIL-24, VIL-A16
    if s.phase == DRAFT:
        return left_to_choose(s) << CHOOSE
    cards = hand_cards(s, (s.actor + s.target) % SEATS if s.phase == PICKING else s.actor)
    if s.phase == EXPOSING:
        return (cards & 15) << EXPOSE
    if s.phase == PICKING:
        cards = cards & 240 | (cards & 15 > 0)  # any hidden card is card 0
    return cards << DISCARD


@rule
def left_to_choose(s):
    """The professions that nobody has chosen."""
    left = 15
    for seat in range(SEATS):
        if s.profession[seat] >= 0:
            left &= ~(1 << s.profession[seat])
    return left


@rule
def play(s, action):
    if s.phase == TURN:
        take_turn(s, action)
    elif s.phase == WAGER:
        put_out(s, action)
    elif s.phase == TRADE:
        trade(s, action - TAKE)
    elif s.phase == DISCARDING:
        discard_at_end(s, lose(s, s.actor, action - DISCARD))
        s.phase = GOING_ON
    elif s.phase == EXPOSING:
        expose(s, s.actor, action - EXPOSE)
        s.phase = GOING_ON
    elif s.phase == SHOWING:
        answer(s, action == REVEAL)
    elif s.phase == DRAFT:
        choose(s, action - CHOOSE)
    if s.phase == STUMBLED or s.phase == PICKING:
        card = lost_card(s, action)
        if card >= 0:
            stumble(s, card)
    if s.phase == GOING_ON:
        go_on(s)


@rule
def lost_card(s, action):
    """The card lost by stumbling, picked by its holder, at random or by the Token's holder; -1: still to be picked."""
    if s.phase == STUMBLED and s.stumble_card == RANDOM_CARD:
        return random_card(s, s.actor, True)
    card = action - DISCARD
    if not 0 <= card < 2 * KINDS:  # the Token has just been used
        return -1
    if s.phase == PICKING:
        s.actor = (s.actor + s.target) % SEATS
        if card < KINDS:
            card = random_card(s, s.actor, False)
    return card


@rule
def advance(s):
    if s.phase == DEAL_HANDS:
        deal_hands(s)
    elif s.phase == NIGHTFALL:
        s.token = token_winner(s)
        split_pool(s)
        s.turns, s.deck_draws = 0, 0
        start_turn(s)  # VIL-17
    elif s.phase == JUDGE:
        judge(s, s.actor, (s.actor + s.target) % SEATS)
    elif s.phase == SHOWDOWN:
        showdown(s)
    elif s.phase == DAWN:
        dawn(s)
    else:
        everyone_loses(s)


@rule
def judge(s, accuser, accused):
    """The accused shows the hand to the accuser alone: the accuser wins at once, or is shamed."""  # VIL-30..33
    show_hand(s, accused, accuser)
    if is_winning(s, accused):
        conclude_winning(s, accused)
        if s.end_pot_only:  # VIL-A19
            settle_daily_pot(s)
        s.end_pot += s.daily_pot
        s.daily_pot = 0
        split_end_pot(s, 1 << accuser)
        return
    conclude_not_winning(s, accused)
    s.penalties[accuser] += 1
    s.phase = TURN
    if s.expose_at_once:  # VIL-A20
        go_on(s)


@rule
def showdown(s):
    """First the Daily Pot is won, then the End Pot; or another Day comes."""  # VIL-26..28, VIL-A15
    if s.revealed == 0:
        pay_daily_pot(s)
        s.phase = DAWN
    else:
        settle_daily_pot(s)
        split_end_pot(s, s.revealed)


@rule
def pay_daily_pot(s):
    """To the profession with the most cards in the Courtyard; a tie leaves it where it is."""  # VIL-26, VIL-27
    most = courtyard_leader(s)
    if most:
        for seat in range(SEATS):
            if s.profession[seat] == most - 1:
                s.stack[seat] += s.daily_pot
        s.daily_pot = 0


@rule
def settle_daily_pot(s):
    """In the last Night a Daily Pot that nobody has won joins the End Pot, or is shared by all."""  # VIL-A15
    pay_daily_pot(s)
    if s.daily_shared:
        for seat in range(SEATS):
            s.stack[seat] += s.daily_pot // SEATS
        s.daily_pot %= SEATS
    s.end_pot += s.daily_pot
    s.daily_pot = 0


@rule
def courtyard_leader(s):
    """The profession with the most cards in the Courtyard, counted from 1; 0 if it is empty or level."""  # VIL-A14
    best, level, leader = 1, 0, 0
    for kind in range(KINDS):
        if s.courtyard[kind] > best:
            best, level = s.courtyard[kind], 0
        if s.courtyard[kind] == best:
            level += 1
            leader = kind + 1
    return leader if level == 1 else 0


@rule
def split_end_pot(s, winners):
    """The winners take equal parts of the End Pot, and the game is over."""  # VIL-28
    share, odd = s.end_pot // count(winners), s.end_pot % count(winners)
    highest = 0
    for seat in range(SEATS):
        if winners >> seat & 1:
            s.stack[seat] += share
            highest = max(highest, s.wager[seat])
    s.end_pot = odd
    for i in range(SEATS):  # VIL-A18
        seat = (s.dealer + i) % SEATS
        if winners >> seat & 1 and s.end_pot > 0:
            if s.odd_chips == FROM_DEALER:
                s.stack[seat] += 1
                s.end_pot -= 1
            elif s.odd_chips == HIGHEST_WAGER and s.wager[seat] == highest:
                s.stack[seat] += s.end_pot
                s.end_pot = 0
    s.winners = winners
    s.phase = ENDED


@rule
def dawn(s):
    """No winner: the Token goes back, and the player to the Dealer's right deals."""  # VIL-25
    s.night += 1
    s.token = 0
    s.dealer = (s.dealer + SEATS - 1) % SEATS
    if s.burn and s.deck_draws == 0 and deck_size(s) > 0:  # VIL-A24
        s.bottom -= 1
    out_of_cards = deck_size(s) == 0 and s.deck_out != NO_CARD
    if out_of_cards or s.night >= s.night_cap:
        s.phase = RUN_OUT
        return
    if s.clear_courtyard:  # VIL-A22
        for kind in range(KINDS):
            for _ in range(s.courtyard[kind]):
                put_on_refuse(s, kind)
            s.courtyard[kind] = 0
    start_day(s)


@rule
def everyone_loses(s):
    """All chips are shared out evenly, as at the start."""  # VIL-35, VIL-A25
    for seat in range(SEATS):
        s.stack[seat] = s.chips
        s.wager[seat] = 0
    s.end_pot, s.daily_pot = 0, 0
    s.lost = 1
    s.phase = ENDED


@rule
def scores(s, out):
    for seat in range(SEATS):
        out[seat] = s.stack[seat] + sealed_wager(s, seat)


WON = 100_000  # more than all chips of a game, loans included


@rule
def standing(s, out):
    """Who wins shares the first place, however many chips; the others are ranked by theirs."""  # VIL-E09
    for seat in range(SEATS):
        out[seat] = -1 if s.lost else WON if s.winners >> seat & 1 else s.stack[seat]
