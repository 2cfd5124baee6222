"""What has happened in Eight Tricks, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Line
from cutpurse.kit.ranking import everybody, most
from cutpurse.kit.zones import lines
from eight_tricks.rules import DECK, ENDED, points, trumps


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        return lines(msg("plays", seat=before.actor, card=DECK.name(action)))
    taken = lines(msg("takes", seat=before.trick_winner))
    return taken + lines(msg("sentence", text=reason(after))) if after.phase == ENDED else taken


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """What has won each trick, for statistics."""
    winner = before.trick_winner
    by_trump = trumps(before) >> before.trick[winner] & 1
    return [(winner, msg("by-trump" if by_trump else "by-suit"), 1)]


def reason(s: StandIn) -> Message:
    totals = [points(s, seat) for seat in range(s.seats)]
    winners = tuple(members(most(totals, everybody(s.seats))))
    return msg("wins", seats=winners, n=len(winners), points=max(totals))
