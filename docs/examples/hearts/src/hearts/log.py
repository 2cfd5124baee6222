"""What has happened in Hearts, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Line
from cutpurse.kit.deck import STANDARD
from cutpurse.kit.passing import giver_to
from cutpurse.kit.ranking import everybody, fewest
from cutpurse.kit.tricks import cards_in_trick
from cutpurse.kit.zones import lines, told_to
from hearts.rules import ALL_POINTS, ENDED, EXCHANGE, PASS, PLAY, QUEEN, QUEEN_POINTS, SCORE, SEATS, TAKE, points_of

TOGETHER = ("no-pass", "pass-left", "pass-across", "pass-right")  # by how many seats to the left cards go


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None and before.phase == PASS:
        return [told_to(before.actor, msg("chooses", seat=before.actor, card=STANDARD.name(action)))]
    if action is not None:
        played = lines(msg("plays", seat=before.actor, card=STANDARD.name(action)))
        return played + (lines(msg("hearts-broken")) if after.broken > before.broken else [])
    if before.phase == EXCHANGE:
        return [*lines(msg("all-have-passed")), *received(before), *lines(msg("leads-first", seat=after.lead))]
    if before.phase == TAKE:
        return lines(trick_taken(before))
    if before.phase == SCORE:
        return lines(*scored(before, after))
    dealt = lines(msg("deals", deal=after.deals + 1), msg(TOGETHER[after.step]))
    return [*dealt, *lines(msg("leads-first", seat=after.lead))] if after.phase == PLAY else dealt


def received(before: StandIn) -> list[Line]:
    """What each seat gets, told to it alone."""
    givers = [giver_to(before, seat) for seat in range(SEATS)]
    cards = [STANDARD.names(before.passed[giver]) for giver in givers]
    return [told_to(i, msg("gets", seat=i, seat2=givers[i], cards=cards[i])) for i in range(SEATS)]


def trick_taken(s: StandIn) -> Message:
    points = points_of(cards_in_trick(s))
    return msg("takes-points" if points else "takes", seat=s.trick_winner, n=points)


def scored(before: StandIn, after: StandIn) -> list[Message]:
    told = [msg("deal-over", deal=after.deals)]
    told += [msg("shoots-moon", seat=i) for i in range(SEATS) if after.moon and before.points[i] == ALL_POINTS]
    told += [msg("scores", seat=i, n=total - before.total[i], total=total) for i, total in enumerate(after.total)]
    return [*told, msg("sentence", text=reason(after))] if after.phase == ENDED else told


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the points of a step come from, for statistics."""
    if before.phase == TAKE:
        winner, cards = before.trick_winner, cards_in_trick(before)
        queen = QUEEN_POINTS * (cards >> QUEEN & 1)
        return [(winner, msg("in-hearts"), points_of(cards) - queen), (winner, msg("queen"), queen)]
    return [(i, msg("moon"), after.total[i] - before.total[i] - before.points[i]) for i in range(SEATS)]


def reason(s: StandIn) -> Message:
    winners = tuple(members(fewest(s.total, everybody(SEATS))))
    return msg("wins", seats=winners, n=len(winners), points=s.total[winners[0]])
