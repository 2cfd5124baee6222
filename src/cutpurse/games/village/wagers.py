"""The Day: everyone puts out chips, for the Stumble Token and into the pots."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.compiling import rule
from cutpurse.games.village.state import (
    ANY_LAPS,
    HANDFUL,
    LOAN,
    NIGHTFALL,
    PUT,
    PUT_MORE,
    SEALED,
    SEATS,
    SKIP,
    STAND,
    THREE_LAPS,
    WAGER,
)


@rule
def start_day(s):
    """Wagers begin with the Dealer."""  # VIL-10
    for seat in range(SEATS):
        s.wager[seat] = 0
    s.last_put, s.asked = 0, -1
    s.phase = WAGER
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
    s.phase = NIGHTFALL


@rule
def wagers_settled(s):
    """After the last lap, or when the turn is back at the player who last put out chips."""
    if s.asked < SEATS:
        return False
    if s.last_put == 0 or (s.dealer + s.asked) % SEATS == s.last_put - 1:
        return True
    return s.betting != ANY_LAPS and s.asked >= (3 * SEATS if s.betting == THREE_LAPS else SEATS)


@rule
def largest_wager(s):
    return max(max(s.wager[0], s.wager[1]), max(s.wager[2], s.wager[3]))


@rule
def sealed_wager(s, seat):
    """The chips of a wager that is not opened yet."""
    return s.wager[seat] if s.phase == WAGER and s.betting == SEALED else 0


@rule
def most_chips(s, seat):
    """How many chips a player may put out now: within the stack and the table's limit."""  # VIL-A05, VIL-A06
    chips = min(s.stack[seat], s.limit - s.wager[seat])
    if s.asked < SEATS and s.short == LOAN and s.wager[seat] == 0:
        return max(chips, s.ante)
    return chips


@rule
def fewest_chips(s, seat):
    """How many it takes: the ante in the first lap, or all there is; later to match the largest wager or go above."""
    if s.asked >= SEATS or s.adding:
        return max(1, largest_wager(s) - s.wager[seat] if s.asked >= SEATS else 1)
    return s.ante if s.short == SKIP else min(s.ante, most_chips(s, seat))


@rule
def wager_actions(s):
    fewest, most = fewest_chips(s, s.actor), most_chips(s, s.actor)
    actions = 1 << PUT_MORE if most > HANDFUL else 0
    if fewest <= HANDFUL:
        actions |= ((1 << min(most, HANDFUL)) - (1 << fewest - 1)) << PUT
    if s.asked >= SEATS and not s.adding:  # who has put out a first wager may stand
        actions |= 1 << STAND
    return actions


@rule
def put_out(s, action):
    """Chips put out can't be taken back."""  # VIL-11, VIL-12
    seat = s.actor
    if action != STAND:
        chips = min(action - PUT + 1, HANDFUL)
        s.stack[seat] -= chips
        s.wager[seat] += chips
        if s.betting != SEALED:
            s.last_put = seat + 1
    s.adding = action == PUT_MORE
    if not s.adding:
        ask_next(s)


@rule
def token_winner(s):
    """The seat with the sole largest wager, counted from 1; 0 if there is none."""  # VIL-13, VIL-14
    largest, level, holder = largest_wager(s), 0, 0
    for seat in range(SEATS):
        if s.wager[seat] == largest:
            level += 1
            holder = seat + 1
    return holder if level == 1 and largest > 0 else 0


@rule
def split_pool(s):
    """Half to each pot, the odd chip to the End Pot."""  # VIL-15, VIL-16
    pool = s.wager[0] + s.wager[1] + s.wager[2] + s.wager[3]
    s.end_pot += pool - pool // 2
    s.daily_pot += pool // 2
