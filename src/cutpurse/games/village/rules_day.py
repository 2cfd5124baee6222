"""The Day: everyone puts out chips, for the Stumble Token and into the pots."""

from cutpurse.core.compiling import rule
from cutpurse.games.village.options import Betting, Short
from cutpurse.games.village.rules_cards import sole_most
from cutpurse.games.village.rules_table import HANDFUL, NONE, SEATS, Action, Phase


@rule
def start_day(s):
    """Wagers begin with the Dealer."""  # VIL-10
    for seat in range(SEATS):
        s.wager[seat] = 0
    s.last_put, s.asked = NONE, -1
    s.phase = Phase.WAGER
    ask_next(s)


@rule
def ask_next(s):
    """The next player who can put out something; when there is nobody left to ask, night falls."""  # VIL-A04
    s.asked += 1
    while not wagers_settled(s):
        seat = (s.dealer + s.asked) % SEATS
        if 0 < fewest_chips(s, seat) <= most_chips(s, seat):
            s.actor = seat
            return
        s.asked += 1
    s.phase = Phase.NIGHTFALL


@rule
def wagers_settled(s):
    """After the last lap, or when the turn is back at the player who last put out chips."""
    if is_first_lap(s):
        return False
    if s.last_put == NONE or (s.dealer + s.asked) % SEATS == s.last_put:
        return True
    return s.betting != Betting.OPEN and s.asked >= (3 * SEATS if s.betting == Betting.LAPS else SEATS)


@rule
def is_first_lap(s):
    return s.asked < SEATS


@rule
def largest_wager(s):
    return max(max(s.wager[0], s.wager[1]), max(s.wager[2], s.wager[3]))


@rule
def most_chips(s, seat):
    """How many chips a player may put out now: within the stack and the table's limit."""  # VIL-A05, VIL-A06
    chips = min(s.stack[seat], s.limit - s.wager[seat])
    if is_first_lap(s) and s.short == Short.LOAN and s.wager[seat] == 0:
        return max(chips, s.ante)
    return chips


@rule
def fewest_chips(s, seat):
    """How many it takes: the ante in the first lap, or all there is; later to match the largest wager or go above."""
    if not is_first_lap(s):
        return max(1, largest_wager(s) - s.wager[seat])
    if s.adding:
        return 1
    return s.ante if s.short == Short.SKIP else min(s.ante, most_chips(s, seat))


@rule
def wager_actions(s):
    """Chips by the handful, within what may be put out; after the first lap also none."""  # VIL-12
    fewest, most = fewest_chips(s, s.actor), most_chips(s, s.actor)
    actions = 1 << Action.PUT_MORE if most > HANDFUL else 0
    if fewest <= HANDFUL:
        actions |= ((1 << min(most, HANDFUL)) - (1 << fewest - 1)) << Action.PUT
    if not is_first_lap(s) and not s.adding:
        actions |= 1 << Action.STAND
    return actions


@rule
def put_out(s, action):
    """Chips put out can't be taken back."""  # VIL-11
    seat = s.actor
    if action != Action.STAND:
        chips = min(action - Action.PUT + 1, HANDFUL)
        s.stack[seat] -= chips
        s.wager[seat] += chips
        if s.betting != Betting.SEALED:
            s.last_put = seat
    s.adding = action == Action.PUT_MORE
    if not s.adding:
        ask_next(s)


@rule
def sealed_wager(s, seat):
    """The chips of a wager that is not opened yet."""
    return s.wager[seat] if s.phase == Phase.WAGER and s.betting == Betting.SEALED else 0


@rule
def settle_wagers(s):
    """The sole largest wager earns the Token; half of all goes to each pot, the odd chip to the End Pot."""
    s.token = sole_most(s.wager)  # VIL-13, VIL-14
    pool = s.wager[0] + s.wager[1] + s.wager[2] + s.wager[3]
    s.end_pot += pool - pool // 2  # VIL-15, VIL-16
    s.daily_pot += pool // 2
