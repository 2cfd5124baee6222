"""Why a card may be good in Dirty Money, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.dirty_money.greedy import all_prints
from cutpurse.games.dirty_money.names import worth_message
from cutpurse.games.dirty_money.options_deck import NO_CARD, RANKS, SUIT_NAMES
from cutpurse.games.dirty_money.rules import CLEANER, holds_cleaner, prints_of, trick_loot, worth
from cutpurse.games.dirty_money.worlds import unseen_by
from cutpurse.kit.cards import above
from cutpurse.kit.tricks import NOBODY


def because(s: StandIn, action: int) -> Iterator[Message]:
    if takes_so_far(s, action):
        yield from taking(s, action)
    else:
        yield from leaving(s, action)
    if (action == CLEANER or not takes_so_far(s, action)) and (prints := alone_with_most(s)):
        yield msg("because-most-prints", prints=prints)


def takes_so_far(s: StandIn, card: int) -> bool:
    if card == CLEANER or s.trick_winner == NOBODY:
        return True
    return bool(s.follow >> card & 1) and card > s.trick[s.trick_winner]


def taking(s: StandIn, card: int) -> Iterator[Message]:
    """What it takes, and who can still take it instead."""
    loot, last = trick_loot(s) + worth(s, card), s.left == 1
    leads = s.trick_winner == NOBODY
    if card == CLEANER and prints_of(loot):
        yield msg("because-wipes", prints=prints_of(loot))
    elif card == CLEANER and not last:
        yield msg("because-wipes-later")
    elif last:
        yield msg("because-takes", loot=worth_message(loot, cleaned=card == CLEANER))
    if last or card == CLEANER:
        return
    higher = (unseen_by(s, s.actor) & above(card, RANKS)).bit_count()
    if not higher:
        key = "because-only-cleaner" if later_cleaners(s) else "because-nobody-above"
        yield msg(key, suit=SUIT_NAMES[card // RANKS])
    else:
        yield msg("because-unseen-above", n=higher, suit=SUIT_NAMES[card // RANKS])
    if not leads and prints_of(loot):
        yield msg("because-risks-prints", prints=prints_of(loot))
    elif leads and not prints_of(loot):
        yield msg("because-leads-clean")


def leaving(s: StandIn, card: int) -> Iterator[Message]:
    """Who gets the fingerprints that lie in the trick, and what this card adds to them."""
    winner, own = s.trick_winner, prints_of(worth(s, card))
    if s.trick[winner] == CLEANER:
        yield msg("because-cleaner-takes", seat=winner)
        return
    if own:
        yield msg("because-hands-over", seat=winner, prints=own)
    if prints := prints_of(trick_loot(s)):
        yield msg("because-leaves", seat=winner, prints=prints)
    elif not own:
        yield msg("because-trick-holds", loot=worth_message(trick_loot(s)))


def later_cleaners(s: StandIn) -> bool:
    """Whether somebody who plays after this seat holds a cleaner."""
    later = [seat for seat in range(s.seats) if seat != s.actor and s.trick[seat] == NO_CARD]
    return any(holds_cleaner(s, seat) for seat in later)


def alone_with_most(s: StandIn) -> int:
    """The fingerprints of the seat on turn, if nobody has as many; else 0."""
    own: int = all_prints(s, s.actor)
    return own if all(all_prints(s, seat) < own for seat in range(s.seats) if seat != s.actor) else 0
