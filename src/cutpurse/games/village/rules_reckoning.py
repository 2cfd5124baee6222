"""The reckoning at the end of a Night: winning hands, the Daily Pot, the End Pot; or another Day."""

from cutpurse.core.bits import count
from cutpurse.core.chance import shuffle
from cutpurse.core.compiling import rule
from cutpurse.games.village import rules_cards as cards
from cutpurse.games.village.options import DeckOut, OddChips
from cutpurse.games.village.rules_day import start_day
from cutpurse.games.village.rules_table import KINDS, NONE, SEATS, Action, Phase

# Winning hands


@rule
def end_night(s):
    """A winning hand may be shown. All are asked, so that nobody learns who has one."""  # VIL-24, VIL-A16
    s.asked, s.revealed, s.ending = 0, 0, 0
    s.actor = s.dealer
    s.phase = Phase.SHOWING
    if s.must_reveal:
        for seat in range(SEATS):
            s.revealed |= cards.is_winning(s, seat) << seat
        open_hands(s)


@rule
def answers(s):
    return 1 << Action.CONCEAL | cards.is_winning(s, s.actor) << Action.REVEAL


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
                cards.conclude(s, seat, kind, s.hidden[seat][kind] + 0)
        elif s.must_reveal:
            cards.conclude_not_winning(s, seat)
    s.phase = Phase.SHOWDOWN


# The pots


@rule
def reckon(s):
    """First the Daily Pot is won, then the End Pot; or another Day comes."""  # VIL-26..28, VIL-A15
    if s.revealed:
        settle_daily_pot(s)
        split_end_pot(s, s.revealed)
    else:
        pay_daily_pot(s)
        s.phase = Phase.DAWN


@rule
def reward_accuser(s, accuser):
    """Both pots, or the End Pot only."""  # VIL-31, VIL-A19
    if s.end_pot_only:
        settle_daily_pot(s)
    s.end_pot += s.daily_pot
    s.daily_pot = 0
    split_end_pot(s, 1 << accuser)


@rule
def courtyard_leader(s):
    """The profession with the most cards in the Courtyard; NONE if it is empty or level."""  # VIL-A14
    return cards.sole_most(s.courtyard)


@rule
def pay_daily_pot(s):
    """To the profession with the most cards in the Courtyard; a tie leaves it where it is."""  # VIL-26, VIL-27
    leader = courtyard_leader(s)
    for seat in range(SEATS):
        if s.profession[seat] == leader:
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
            if s.odd_chips == OddChips.DEALER:
                s.stack[seat] += 1
                s.end_pot -= 1
            elif s.odd_chips == OddChips.WAGER and s.wager[seat] == highest:
                s.stack[seat] += s.end_pot
                s.end_pot = 0
    s.winners = winners
    s.phase = Phase.ENDED


# No winner


@rule
def dawn(s):
    """The Token goes back, the player to the Dealer's right deals, and a new Day begins, unless all have lost."""
    s.night += 1
    s.token = NONE
    s.dealer = (s.dealer + SEATS - 1) % SEATS  # VIL-25
    if s.burn and s.deck_draws == 0 and cards.deck_size(s) > 0:  # VIL-A24
        s.bottom -= 1
    out_of_cards = cards.deck_size(s) == 0 and s.deck_out != DeckOut.NO_CARD
    if out_of_cards or s.night >= s.night_cap:
        s.phase = Phase.RUN_OUT
        return
    if s.clear_courtyard:
        clear_courtyard(s)
    start_day(s)


@rule
def clear_courtyard(s):
    """The Courtyard's cards go to the refuse pile in random order. Only the top one shows."""  # VIL-A22
    first = s.refused
    for kind in range(KINDS):
        for _ in range(s.courtyard[kind]):
            cards.put_on_refuse(s, kind)
        s.courtyard[kind] = 0
    if s.rules > 1:  # in version 1 they are in the order of the professions
        shuffle(s, s.refuse, first, s.refused)
        for place in range(first, s.refused - 1):
            s.mixed[place] = not s.spread_refuse


@rule
def everyone_loses(s):
    """All chips are shared out evenly, as at the start."""  # VIL-35, VIL-A25
    for seat in range(SEATS):
        s.stack[seat] = s.chips
        s.wager[seat] = 0
    s.end_pot, s.daily_pot = 0, 0
    s.lost = 1
    s.phase = Phase.ENDED
